/**
 * The shapes of what the server sends (docs/protocol.md), for the type checker alone.
 *
 * @typedef {[string, Record<string, any>]} Say  A message id and its arguments; words are made by words.js.
 *
 * @typedef {object} Offer  Something the seat may do now.
 * @property {string} form  What is sent back.
 * @property {Say} say
 * @property {string[]} path  The things on the board that a hand touches to do it, in order; none: a button.
 * @property {Say} [outlook]  What it would bring.
 *
 * @typedef {object} Refusal  Something a player may want to touch but cannot, and why.
 * @property {string[]} path
 * @property {Say} say
 *
 * @typedef {object} Line  One line of the log.
 * @property {number} at  The number of the action after which it was heard.
 * @property {Say} say
 * @property {Change[]} [beat]  If this was worth seeing: what differs from the next beat of the moment, or from the moment itself.
 * @property {string} [step]  The step at which the game was then, if it is not that of the moment.
 * @property {any} [view]  What was seen then; the page puts it together (beats.js).
 *
 * @typedef {[(string | number)[], any]} Change  A place in a view, and what stands there instead.
 *
 * @typedef {object} Shown  Everything that one seat (null: an onlooker) may see at a moment.
 * @property {"shown"} type
 * @property {number | null} seat
 * @property {number} rev
 * @property {number} at
 * @property {any} view
 * @property {Say} prompt
 * @property {string} step
 * @property {number[]} actors
 * @property {Offer[]} offers
 * @property {Refusal[]} refusals
 * @property {number} undo
 * @property {boolean} is_open
 * @property {number} since
 * @property {Line[]} log
 * @property {string} [answers]  The id of the request that this answers.
 * @property {number} lasting  Lines of the log, from the first, that stay as they are.
 * @property {any} [forecast]  What the game foretells the seat, as its board understands it.
 *
 * @typedef {object} Place  A seat of the table as everybody sees it.
 * @property {string} seat
 * @property {"open" | "person" | "bot" | "away"} kind
 * @property {string} name
 * @property {boolean} is_here
 * @property {boolean} is_mine
 * @property {boolean} is_thinking
 * @property {boolean} is_leaving  Its owner has left, and a bot takes over soon.
 *
 * @typedef {object} Room  The table itself.
 * @property {string} id
 * @property {string} game
 * @property {string} name
 * @property {"waiting" | "playing" | "over"} status
 * @property {Place[]} places
 * @property {Record<string, string>} options
 * @property {boolean} is_owner
 * @property {number} onlookers
 * @property {string} commitment
 * @property {string} secret
 * @property {Record<string, string>} settings
 * @property {boolean} is_quiet  The chat is closed now, as the table has agreed.
 *
 * @typedef {object} ChatLine
 * @property {string} who
 * @property {number} time
 * @property {string} text
 *
 * @typedef {object} WordFacts  Which arguments of messages name things, and which forms of the names they want.
 * @property {Record<string, string>} kinds
 * @property {Record<string, string>} lists
 * @property {Record<string, string[]>} forms
 * @property {Record<string, string>} stems  By kind: what the words leave out of an id, as a regular expression.
 */

export {};
