/**
 * The hand: the one grammar by which everything on every board is touched.
 *
 * Each offer has a path, the things that a hand touches in order. The hand holds the beginning of a path; what can be touched
 * next is lit; the touch that completes an offer sends it. Touching something else says why not, touching a held thing lets go.
 */

import { batch, computed, effect, signal } from "./lib.js";
import { table } from "./table-state.js";
import { kindOf, say } from "./words.js";

/** @import {Offer, Refusal, Say} from "./types.js" */

/** @type {import("../vendor/signals.js").Signal<string[]>} */
const holding = signal([]);
/** @type {import("../vendor/signals.js").Signal<ReadonlySet<string>>} */
const focus = signal(new Set());
/** @type {import("../vendor/signals.js").Signal<string>} */
const pointed = signal("");
/** @type {import("../vendor/signals.js").Signal<string>} */
const inspected = signal("");
/** @type {import("../vendor/signals.js").Signal<{ref: string, say: Say, count: number} | null>} */
const refusal = signal(null);
const pending = signal(false);
const acts = signal(0);
/**
 * @typedef {object} Hint  What the best bot would do.
 * @property {number | null} seat  whom it was told
 * @property {number} rev  of which position
 * @property {string} form
 * @property {Say[]} reasons
 * @property {string[]} [path]  the things that it touches, where nothing is offered any more: in a moment of the past
 * @property {string[]} plan  everything that it means to stand here in the end
 * @property {{form: string, say: Say, path: string[]}[]} chain  what it would do after that
 * @property {{form: string, share: number}[]} chances  its chance of winning, and that of what is second best
 */
/** @type {import("../vendor/signals.js").Signal<Hint | null>} */
const advice = signal(null);
const isAsking = signal(false);

/**
 * @typedef {object} Proposal  Offers of a board's own, with its own ways of carrying them out and of taking them back.
 * @property {Offer[]} offers
 * @property {Refusal[]} refusals
 * @property {(form: string) => void} act
 * @property {() => void} [undo]
 * @property {() => void} [clear]
 * @property {boolean} [isSheet]  whether it stands for several decisions of the server; the board itself tells then what a bot would do
 * @property {(reasons: Say[]) => Say[]} [reasons]  of a bot's reasons those that speak of the whole sheet
 */
/** @type {import("../vendor/signals.js").Signal<Proposal | null>} */
const proposal = signal(null);

/** The hint, as long as it speaks of what lies before the seat: one for a sheet stands while the sheet is written. */
const hint = computed(() => {
  const told = advice.value;
  if (told?.path) return table.isPast.value ? told : null;
  const now = table.live.value;
  if (!told || told.seat !== (now?.seat ?? null)) return null;
  return told.rev === now?.rev || proposal.value?.isSheet ? told : null;
});

/** @type {(actions: string[], afresh: boolean) => Promise<boolean>} */
let sender = async () => false;

/** What may be done now: nothing in the past, nothing while an act is under way. @type {() => Offer[]} */
const offers = () => (table.isPast.value || pending.value ? [] : ((proposal.value ?? table.shown.value)?.offers ?? []));

/** @param {string[]} path @param {string[]} beginning */
const startsWith = (path, beginning) => beginning.every((ref, number) => path[number] === ref);

/** Offers that are still possible with what is held. */
const possible = computed(() => {
  const beginning = held();
  return offers().filter((offer) => offer.path.length > 0 && startsWith(offer.path, beginning));
});

/** What can be touched next. @type {import("../vendor/signals.js").ReadonlySignal<ReadonlySet<string>>} */
const litNow = computed(() => {
  const depth = held().length;
  return new Set(possible.value.flatMap((offer) => offer.path.slice(depth, depth + 1)));
});

/** What can be touched first, with nothing held. */
const litFirst = computed(() => new Set(offers().flatMap((offer) => offer.path.slice(0, 1))));

/** Why things cannot be touched: by the thing, with what is held now before what holds for an empty hand. */
const refused = computed(() => {
  /** @type {Map<string, Say>} */
  const found = new Map();
  if (table.isPast.value) return found;
  const all = (proposal.value ?? table.shown.value)?.refusals ?? [];
  const beginning = held();
  for (const one of all.filter(({ path }) => path.length === 1)) found.set(String(one.path[0]), one.say);
  for (const one of all) {
    const { path } = one;
    if (path.length > 1 && path.length === beginning.length + 1 && startsWith(path, beginning))
      found.set(String(path.at(-1)), one.say);
  }
  return found;
});

/** A reason that was told stands as long as it holds, whatever others do meanwhile. */
effect(() => {
  const told = refusal.peek();
  const reason = told && refused.value.get(told.ref);
  void table.live.value;
  if (told && JSON.stringify(reason) !== JSON.stringify(told.say)) refusal.value = null;
});

/** What was tapped is looked at as long as the same is drawn: neither in what is told from now on, nor after that. */
effect(() => {
  void table.isPast.value;
  inspected.value = "";
});

/** The beginning of a path that is held, as far as the present offers know it. @returns {string[]} */
function held() {
  const beginning = holding.value;
  if (beginning.length === 0) return beginning;
  return offers().some((offer) => offer.path.length >= beginning.length && startsWith(offer.path, beginning)) ? beginning : [];
}

/**
 * Touch a thing: go on, send, change over to another thing, let go, or hear why not.
 * @param {string} ref
 */
function tap(ref) {
  if (table.isPast.value || pending.value) return inspect(ref);
  const beginning = held();
  refusal.value = null;
  if (litNow.value.has(ref)) return take([...beginning, ref]);
  if (beginning.includes(ref)) return void (holding.value = beginning.slice(0, beginning.indexOf(ref)));
  if (refused.value.has(ref) && !litFirst.value.has(ref)) return explain(ref);
  if (litFirst.value.has(ref)) return take([ref]);
  inspect(ref);
}

/** Whoever goes on looks no longer at what was tapped before. @param {string[]} path */
function take(path) {
  const all = offers().filter((offer) => startsWith(offer.path, path));
  const complete = all.find((offer) => offer.path.length === path.length);
  if (complete && all.length === 1) return carryOut(complete.form);
  batch(() => {
    inspected.value = "";
    holding.value = path;
  });
}

/**
 * Carry out an offer: it goes to the server, or to the board that proposed it. What its button lit goes dark, since a button that
 * is taken away under the pointer never hears it leave.
 * @param {string} form
 */
function carryOut(form) {
  light([]);
  inspected.value = "";
  if (!proposal.value) return void send(form);
  acts.value += 1;
  holding.value = [];
  proposal.value.act(form);
}

/** @param {string} ref */
function explain(ref) {
  const reason = refused.value.get(ref);
  if (reason) refusal.value = { ref, say: reason, count: (refusal.value?.count ?? 0) + 1 };
  inspected.value = ref;
}

/** @param {string} ref */
function inspect(ref) {
  inspected.value = inspected.value === ref ? "" : ref;
}

/**
 * Light these things, as a line of the log or a step of the theatre does; none: no longer.
 * @param {string[]} refs
 */
function light(refs) {
  if (refs.length > 0 || focus.peek().size > 0) focus.value = new Set(refs);
}

/** Hold nothing. */
function letGo() {
  batch(() => {
    holding.value = [];
    refusal.value = null;
    inspected.value = "";
  });
}

/**
 * Send one offer or a chain of them; `afresh` takes back all open actions of the seat first, `quiet` leaves the hand as it is
 * meanwhile. True if it was carried out.
 * @param {string | string[]} form
 * @param {{afresh?: boolean, quiet?: boolean}} [options]
 */
async function send(form, { afresh = false, quiet = false } = {}) {
  if (pending.value) return false;
  if (quiet) return sender([form].flat(), afresh);
  batch(() => {
    acts.value += 1;
    pending.value = true;
    advice.value = null;
    refusal.value = null;
  });
  try {
    return await sender([form].flat(), afresh);
  } finally {
    batch(() => {
      holding.value = [];
      pending.value = false;
    });
  }
}

/**
 * The offer that touching this thing now would carry out, if it is a single one.
 * @param {string} ref
 */
function completes(ref) {
  const path = [...held(), ref];
  const all = offers().filter((offer) => startsWith(offer.path, path));
  return all.length === 1 && all[0]?.path.length === path.length ? all[0] : null;
}

/**
 * What touching this thing now would bring, in words, or an empty text.
 * @param {string} ref
 * @returns {string}
 */
function outlook(ref) {
  const offer = litNow.value.has(ref) ? completes(ref) : null;
  if (!offer) return "";
  return [say(offer.say), ...(offer.outlook ? [say(offer.outlook)] : [])].join(" · ");
}

/**
 * Why this thing cannot be touched now, in words, or an empty text.
 * @param {string} ref
 * @returns {string}
 */
function reason(ref) {
  const found = litNow.value.has(ref) ? undefined : refused.value.get(ref);
  return found ? say(found) : "";
}

/** Offers that are buttons now: those without a path, or the ends of what is held that are not on the board (`choice:…`). */
const buttons = computed(() => {
  const depth = held().length;
  const loose = offers().filter((offer) => offer.path.length === 0);
  const ends = possible.value.filter((offer) => offer.path.length === depth || isChoice(offer.path[depth]));
  return depth > 0 ? [...ends, ...loose] : [...loose, ...ends];
});

/** The things that were hit since I acted last. */
const struck = computed(() => new Set((table.shown.value?.hits ?? []).flatMap(refsOf)));

/** The things that what would follow the hint touches. */
const chainPath = computed(() => (hint.value?.chain ?? []).flatMap(({ path }) => path));

/** The things that the hint touches: of a sheet all, since no order is the first. */
const hintPath = computed(() => {
  const path = hint.value?.path ?? offers().find((offer) => offer.form === hint.value?.form)?.path ?? [];
  return proposal.value?.isSheet ? [...path, ...chainPath.value] : path;
});

/** The things that are touched only after those. */
const plannedThings = computed(() => new Set(hintPath.value.length > 0 ? chainPath.value : []));

/** @param {string | undefined} ref */
function isChoice(ref) {
  return ref?.startsWith("choice:") ?? false;
}

/**
 * The things that a message speaks of, as references.
 * @param {Say} message
 * @returns {string[]}
 */
function refsOf([, args]) {
  return Object.entries(args).flatMap(([argument, value]) => {
    if (Array.isArray(value)) return value.flatMap(refsOf);
    const { kind, several } = kindOf(argument);
    if (kind === "" || typeof value !== "string") return [];
    if (kind === "tally") return value.split(" ").map((pair) => `side:${pair.split(":")[0]}`);
    return several
      ? value
          .split(" ")
          .filter(Boolean)
          .map((id) => `${kind}:${id}`)
      : [`${kind}:${value}`];
  });
}

export const hand = {
  /** Whether this thing can be touched next. @param {string} ref */
  lit: (ref) => litNow.value.has(ref),
  /** Whether this thing could be taken up instead of what is held. @param {string} ref */
  open: (ref) => litFirst.value.has(ref),
  /** Whether this thing is held; without argument, all that is held. @param {string} [ref] */
  held: (ref) => (ref === undefined ? held().length > 0 : held().includes(ref)),
  /** The things that are held, in the order in which they were touched. */
  holding: held,
  /** Whether a line of the log, the pointer or a step of the theatre points at this thing. @param {string} ref */
  focused: (ref) => focus.value.has(ref),
  /** All things that a line of the log or a step of the theatre points at. @returns {string[]} */
  lights: () => [...focus.value],
  /** All things that can be touched next. @returns {string[]} */
  targets: () => [...litNow.value],
  /** The offers that are still possible with what is held. */
  possible: () => possible.value,
  /** The offers that have no place on the board now, as buttons. */
  buttons: () => buttons.value,
  /** The thing that was tapped without being taken up: what the sheet and the panels tell about. */
  inspected,
  /** The thing under the pointer or the keyboard's focus. */
  pointed,
  /** Why the last touch did nothing. */
  refusal,
  /** Whether an act is under way. */
  pending,
  /** How many acts were begun on this page. */
  acts,
  /** What a bot would do here, if one was asked. */
  hint,
  /** Tell what a bot would do, or forget it. @param {Hint | null} told */
  advise: (told) => void (advice.value = told),
  /** Whether a bot was asked, and still thinks. */
  isAsking,
  /** Whether something has hit this thing of mine since I acted last. @param {string} ref */
  struck: (ref) => struck.value.has(ref),
  /** The things that the hint touches. @returns {string[]} */
  meant: () => hintPath.value,
  /** Whether the hint touches this thing. @param {string} ref */
  hinted: (ref) => hintPath.value.includes(ref),
  /** Whether only what follows the hint touches this thing. @param {string} ref */
  planned: (ref) => plannedThings.value.has(ref) && !hintPath.value.includes(ref),
  tap,
  letGo,
  carryOut,
  send,
  light,
  outlook,
  reason,
  refsOf,
  /**
   * Let a board put its own offers in place of the server's, for instance while a sheet is written; null: no longer.
   * @param {Proposal | null} given
   */
  propose: (given) => void (proposal.value = given),
  /** What a board has put in place of the server's offers, if it has. */
  proposed: () => proposal.value,
  /**
   * Who carries out what the hand sends.
   * @param {(actions: string[], afresh: boolean) => Promise<boolean>} given
   */
  connect: (given) => void (sender = given),
};
