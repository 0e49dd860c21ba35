/**
 * The shapes of what the page keeps, for the type checker alone: what the server sends (docs/protocol.md, types/protocol.d.ts) with
 * everything filled in that the wire leaves out when it has its usual value.
 *
 * @import * as wire from "/types/protocol.d.ts"
 *
 * @typedef {wire.Offer["say"]} Say  A message id and its arguments; words are made by words.js.
 * @typedef {wire.Offer} Offer
 * @typedef {wire.Refusal} Refusal
 * @typedef {wire.View} View
 * @typedef {wire.Line & {view?: any}} Line  With the view of its beat, once it is put together (beats.js).
 * @typedef {[(string | number)[], any]} Change  A place in a view, and what stands there instead.
 * @typedef {Required<Omit<wire.Shown, "log" | "answers">> & {log: Line[], answers?: string}} Shown
 * @typedef {Required<wire.Place>} Place
 * @typedef {Required<Omit<wire.Room, "places">> & {places: Place[]}} Room
 * @typedef {wire.ChatLine} ChatLine
 *
 * @typedef {object} WordFacts  Which arguments of messages name things, and which forms of the names they want.
 * @property {Record<string, string>} kinds
 * @property {Record<string, string>} lists
 * @property {Record<string, string[]>} forms
 * @property {Record<string, string>} stems  By kind: what the words leave out of an id, as a regular expression.
 */

export {};
