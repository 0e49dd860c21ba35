// Made from docs/protocol.schema.json by tools/protocol.py; a test holds it to the schema.

export type Upward = Look | Act | Undo | Resign | Chat | Note | Hint | Ping;

export type Downward = Shown | Room | Chatted | Noted | Done | Refused | Hinted | Pong;

/** Look from a seat (None: as an onlooker), with the lines of the log from number `since` on (`lasting` of what it has). */
export type Look = {
  type: "look";
  seat?: number | null;
  since?: number;
  beats?: boolean;
  after?: number | null;
};

/** Carry out a chain of offers, whole or not at all; `afresh`: in place of all open actions of the seat, in any order. */
export type Act = {
  type: "act";
  /** Chosen by the sender: the same id is carried out once. */
  id: string;
  seat: number;
  rev: number;
  actions: Array<string>;
  afresh?: boolean;
};

/** Take back the last open action, or everything that is still open. */
export type Undo = {
  type: "undo";
  /** Chosen by the sender: the same id is carried out once. */
  id: string;
  seat: number;
  rev: number;
  everything?: boolean;
};

/** Give up. */
export type Resign = {
  type: "resign";
  /** Chosen by the sender: the same id is carried out once. */
  id: string;
  seat: number;
};

/** Say something to everybody at the table. */
export type Chat = {
  type: "chat";
  /** Chosen by the sender: the same id is carried out once. */
  id: string;
  text: string;
};

/** Keep private notes of a seat; they replace the former ones. */
export type Note = {
  type: "note";
  /** Chosen by the sender: the same id is carried out once. */
  id: string;
  seat: number;
  text: string;
};

/** Ask what the best bot would do here, and why; `stale` if the seat moves on while it thinks. */
export type Hint = {
  type: "hint";
  /** Chosen by the sender: the same id is carried out once. */
  id: string;
  seat: number;
  rev: number;
};

/** Ask whether the server is there. */
export type Ping = {
  type: "ping";
};

/** Everything that one seat (None: an onlooker) may see at a moment. */
export type Shown = {
  type: "shown";
  seat: number | null;
  rev: number;
  at: number;
  view: View;
  prompt: [string, Record<string, any>];
  step: string;
  actors: Array<number>;
  offers?: Array<Offer>;
  refusals?: Array<Refusal>;
  forecast?: Record<string, any>;
  hits?: Array<[string, Record<string, any>]>;
  undo?: number;
  is_open?: boolean;
  since?: number;
  log?: Array<Line>;
  answers?: string;
  lasting?: number;
};

/** Something the seat may do now. */
export type Offer = {
  form: string;
  say: [string, Record<string, any>];
  path: Array<string>;
  outlook?: [string, Record<string, any>] | null;
};

/** Something a player may want to touch but cannot, and why. */
export type Refusal = {
  path: Array<string>;
  say: [string, Record<string, any>];
};

/** One line of the log. */
export type Line = {
  at: number;
  say: [string, Record<string, any>];
  beat?: Array<[Array<string | number>, any]> | null;
  step?: string;
};

/** The table itself: who sits where, its name, its dice. */
export type Room = {
  type: "room";
  id: string;
  game: string;
  name: string;
  status: string;
  places: Array<Place>;
  options: Record<string, string>;
  is_owner?: boolean;
  onlookers?: number;
  commitment?: string;
  secret?: string;
  settings?: Record<string, string>;
  rematch?: Again | null;
  is_quiet?: boolean;
};

/** A seat of the table as everybody sees it. */
export type Place = {
  seat: string;
  kind: string;
  name?: string;
  is_here?: boolean;
  is_mine?: boolean;
  is_thinking?: boolean;
  is_leaving?: boolean;
  is_kept?: boolean;
  is_for_me?: boolean;
};

/** The table at which this game is played again. */
export type Again = {
  table: string;
  by: string;
  is_mine?: boolean;
};

/** What was said, from line number `since` on. */
export type Chatted = {
  type: "chat";
  since: number;
  lines: Array<ChatLine>;
};

/** One thing that was said. */
export type ChatLine = {
  who: string;
  time: number;
  text: string;
};

/** The private notes of a seat. */
export type Noted = {
  type: "note";
  seat: number;
  text: string;
};

/** The message with this id was carried out (now, or before if it came twice). */
export type Done = {
  type: "done";
  id: string;
};

/** The message with this id changed nothing; `code` never changes its meaning. */
export type Refused = {
  type: "refused";
  code: string;
  id?: string;
  text?: string;
  shown?: Shown | null;
};

/** What the best bot would do, and why. */
export type Hinted = {
  type: "hint";
  id: string;
  form: string;
  reason: [string, Record<string, any>];
  plan?: Array<string>;
  more?: Array<[string, Record<string, any>]>;
  chain?: Array<Next>;
  chances?: Array<Chance>;
};

/** An action that would follow: in words, and the things that a hand touches for it. */
export type Next = {
  form: string;
  say: [string, Record<string, any>];
  path?: Array<string>;
};

/** How often something that the bot has tried out was seen to win, from 0 to 1; `form` is its first action. */
export type Chance = {
  form: string;
  share: number;
};

/** The server is there. */
export type Pong = {
  type: "pong";
};

export type View = Richard3View | RosesView | LancasterView;

/** A view of richard3 */
export type Richard3View = {
  game: "richard3";
  seat: number | null;
  options: Record<string, string>;
  campaigns: number;
  campaign: number;
  turn: number;
  /** step */
  step: string;
  barriers: number;
  winner: string | null;
  /** side */
  active: string;
  /** side */
  player1: string;
  /** side */
  king_side: string;
  king: string | null;
  pretender: string | null;
  /** by side */
  pending: Record<string, number>;
  /** by side */
  owed: Record<string, number>;
  /** by side */
  played: Record<string, Array<string>>;
  event: string | null;
  points: number;
  treason: string | null;
  asked: Array<string>;
  shown: string | null;
  came_from: string | null;
  moves_left: number;
  muster: string | null;
  /** by border */
  crossed: Record<string, number>;
  /** by area */
  activated: Record<string, number>;
  credits: Array<string | null>;
  /** by area */
  attackers: Record<string, string | null>;
  /** by area */
  mains: Record<string, Array<string>>;
  /** by area */
  entered: Record<string, Array<string>>;
  battle: string | null;
  round: number;
  attacker: string | null;
  rolled: Array<string>;
  haven: string | null;
  hits: number;
  area: string | null;
  losses: number;
  spared: number;
  mover: string | null;
  /** by side */
  hands: Record<string, Array<string>>;
  /** by side */
  chosen: Record<string, string>;
  blocks: Record<string, {
    /** place */
    where: string;
    strength: number;
    moved?: number;
    reserve?: number;
    /** sea */
    pirate?: string;
    face_down?: number;
    acted?: number;
    defected?: number;
  }>;
  hidden: Array<{
    /** side */
    side: string;
    /** area */
    where: string;
    number: number;
    rebel?: number;
    moved?: number;
    reserve?: number;
    /** sea */
    pirate?: string;
    acted?: number;
    mover?: number;
  }>;
  /** by side */
  pools: Record<string, number>;
  /** by side */
  cards: Record<string, number>;
  /** by side */
  scores: Record<string, number>;
};

/** A view of roses */
export type RosesView = {
  game: "roses";
  seat: number | null;
  options: Record<string, string>;
  turn: number;
  /** step */
  step: string;
  barriers: number;
  picks: number;
  asked: number;
  stack: number;
  captain: string | null;
  captain_region: string | null;
  order: Array<string>;
  /** by asset */
  owner: Record<string, string | null>;
  /** by noble */
  noble_at: Record<string, string>;
  /** by ship */
  ship_at: Record<string, string>;
  /** by title */
  title: Record<string, string | null>;
  /** by region */
  vote: Record<string, string | null>;
  /** by turn */
  kings: Record<string, string | null>;
  face_up: Array<string>;
  display: Array<string>;
  box: Array<string>;
  winners: Array<string>;
  /** by asset */
  whites: Record<string, number>;
  /** by player */
  attackers: Record<string, Record<string, number>>;
  /** by asset */
  defenders: Record<string, number>;
  players: Record<string, {
    house: string | null;
    score: number;
    cash: number;
    mercenaries: number;
    aid: number;
    part: string | null;
    /** asset */
    cursor?: string;
    left?: number;
    reach?: Array<string>;
    stray?: number;
    sheet?: Array<string | null>;
  }>;
  deck_size: number;
};

/** A view of lancaster */
export type LancasterView = {
  game: "lancaster";
  seat: number | null;
  options: Record<string, string>;
  round: number;
  /** step */
  step: string;
  barriers: number;
  /** player */
  first: string;
  /** player */
  active: string;
  /** party */
  party: string;
  /** step */
  after: string;
  cursor: number;
  knight: string | null;
  province: string | null;
  slot: string | null;
  office: string | null;
  ballot: number;
  law: number;
  todo: Array<string>;
  only_deployed: number;
  paid: number;
  favours: Array<string>;
  pending: Array<string>;
  seals_left: number;
  bishops_left: number;
  winners: Array<string> | null;
  /** by good */
  treasury: Record<string, number>;
  /** by good */
  stock: Record<string, number>;
  track: Array<number>;
  in_force: Array<string>;
  law_sets: Array<string>;
  proposed: Array<string>;
  law_pile: Array<string>;
  conflict_pile: Array<string>;
  bag: Array<string>;
  players: Record<string, {
    power: number;
    gold: number | null;
    squires: number | null;
    votes: number;
    leftover: number;
    seals: number | null;
    seal_tiles: number | null;
    dishonour: number | null;
    nobles: Array<string>;
    /** by space */
    extensions: Record<string, string>;
    ballot: string | null;
  }>;
  parties: Record<string, {
    court: Array<number>;
    reserve: Array<number>;
    dungeon: Array<number>;
    support: Array<number>;
    /** by space */
    castle: Record<string, number>;
    ready: Array<string>;
    awarded: Array<string>;
    lord: string | null;
    bishops: number;
    support_bishops: number;
    support_tudors: number;
    company: number;
  }>;
  provinces: Record<string, {
    holder: string | null;
    knight: number;
    squires: number;
    tudor: number;
    shield: number;
    /** letter */
    noble: string;
    nobles: number;
    tile: number;
    total: number;
  }>;
  offices: Record<string, {
    candidate: string | null;
    holder: string | null;
  }>;
  conflicts: Record<string, {
    /** conflict */
    card: string;
    /** by player */
    squires: Record<string, number>;
    english: number;
    is_won: number;
  }>;
  knight_spaces: Record<string, {
    /** party */
    holder: string;
    knights: Array<number>;
    tudors: number;
    archer: number;
    total: number;
    rank: number;
    power: number;
  }>;
  /** by secret */
  totals: Record<string, number>;
};
