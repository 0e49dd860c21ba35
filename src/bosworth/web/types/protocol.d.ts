// Made from docs/protocol.schema.json by `python -m tools.protocol_types`; a test holds it to the schema.

export type Upward = Look | Act | Undo | Resign | Chat | Note | Hint | Ping;

export type Downward = Shown | Room | Chatted | Noted | Done | Refused | Hinted | Pong;

/** Look from a seat (None: as an onlooker), with the lines of the log from number `since` on (`lasting` of what it has). */
export type Look = {
  type: "look";
  seat?: number | null;
  since?: number;
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

/** Ask what a bot would do here, and why. */
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

/** What a bot would do, and why. */
export type Hinted = {
  type: "hint";
  id: string;
  form: string;
  reason: [string, Record<string, any>];
  plan?: Array<string>;
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
};

/** A view of roses */
export type RosesView = {
  game: "roses";
  seat: number | null;
  options: Record<string, string>;
};

/** A view of lancaster */
export type LancasterView = {
  game: "lancaster";
  seat: number | null;
  options: Record<string, string>;
};
