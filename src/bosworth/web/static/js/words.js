/**
 * All words of the table page, made from the same Fluent files that the terminal uses, with the same rules for names
 * (`bosworth.locale.Words`). Whoever reads a word here is drawn again when the language changes.
 */

import { FluentBundle, FluentResource, signal } from "./lib.js";

/** @import {Say, WordFacts} from "./types.js" */

/** The languages, each with its name in itself. */
export const LANGUAGES = { en: "English", fr: "Français", it: "Italiano" };

/** @type {WordFacts} */
let facts = { kinds: {}, lists: {}, forms: {}, stems: {} };

/** The language of the words that are in use. */
export const language = signal("en");
/** @type {import("../vendor/signals.js").Signal<FluentBundle | null>} */
const bundle = signal(null);
/** @type {Map<string, FluentBundle>} */
const bundles = new Map();

/**
 * Which arguments name things: comes with the catalog of a game.
 * @param {WordFacts} given
 */
export function learn(given) {
  facts = { kinds: given.kinds, lists: given.lists, forms: given.forms, stems: given.stems };
}

/**
 * Use these Fluent texts from now on; a later one may say a thing of an earlier one in its own words.
 * @param {string} lang
 * @param {string[]} texts
 */
export function use(lang, texts) {
  const made = new FluentBundle(lang, { useIsolating: false });
  for (const text of texts) made.addResource(new FluentResource(text), { allowOverrides: true });
  bundles.set(lang, made);
  bundle.value = made;
  language.value = lang;
}

/**
 * Fetch the words of a language, if they are not here yet, and use them from now on.
 * @param {string} lang
 * @param {string[]} names  the files, such as ["table", "richard3"]
 */
export async function load(lang, names) {
  const known = bundles.get(lang);
  if (known) {
    bundle.value = known;
    language.value = lang;
    return;
  }
  const texts = await Promise.all(
    names.map(async (name) => {
      const answer = await fetch(`/words/${lang}/${name}.ftl`);
      if (!answer.ok) throw new Error(`no words: ${name} in ${lang}`);
      return answer.text();
    }),
  );
  use(lang, texts);
}

/**
 * Whether there is such a message, or with `form` such an attribute of one.
 * @param {string} id
 * @param {string} [form]
 */
export function has(id, form = "") {
  const message = bundle.value?.getMessage(id);
  return message !== undefined && (form === "" || form in message.attributes);
}

/**
 * A message in words; its arguments are taken as they are. With `form`, an attribute of the message.
 * @param {string} id
 * @param {Record<string, any>} [args]
 * @param {string} [form]
 * @returns {string}
 */
export function t(id, args = {}, form = "") {
  const made = bundle.value;
  const message = made?.getMessage(id);
  if (!made || !message) return missing(id);
  const pattern = form ? message.attributes[form] : message.value;
  if (pattern === undefined || pattern === null)
    return form === "name" || form === "label" ? t(id, args) : missing(`${id}.${form}`);
  /** @type {Error[]} */
  const errors = [];
  const text = made.formatPattern(pattern, args, errors);
  for (const error of errors) console.warn(`${language.value}/${id}: ${error.message}`);
  return text;
}

/** @param {string} id */
function missing(id) {
  if (bundle.value) console.warn(`${language.value}: no words for ${id}`);
  return id;
}

/**
 * A sentence: ids among the arguments become names, and it begins with a capital letter.
 * @param {Say} message
 */
export function say(message) {
  return capital(phrase(message));
}

/**
 * A part of a sentence: ids among the arguments become names.
 * @param {Say} message
 */
export function phrase([id, args]) {
  /** @type {Record<string, any>} */
  const ready = {};
  for (const [name, value] of Object.entries(args)) Object.assign(ready, localised(name, value));
  return t(id, ready);
}

/**
 * The name of a block, area, side, sea or card, in one of its forms.
 * @param {string} kind
 * @param {string} id
 * @param {string} [form]
 */
export function name(kind, id, form = "") {
  return t(`${kind}-${stem(kind, id)}`, {}, form);
}

/**
 * Whether a thing has a name in the words of the game.
 * @param {string} kind
 * @param {string} id
 */
export function isNamed(kind, id) {
  return has(`${kind}-${stem(kind, id)}`);
}

/**
 * Several names, divided by commas, from ids divided by spaces.
 * @param {string} kind
 * @param {string} ids
 */
export function names(kind, ids) {
  return split(ids)
    .map((id) => name(kind, id))
    .join(", ");
}

/**
 * The same text with a capital letter at its beginning.
 * @param {string} text
 */
export function capital(text) {
  const [first = ""] = text;
  return first.toUpperCase() + text.slice(first.length);
}

/**
 * What kind of thing an argument of a message names, or an empty text; `several` says that it is a list of ids.
 * @param {string} argument
 * @returns {{kind: string, several: boolean}}
 */
export function kindOf(argument) {
  const several = argument in facts.lists;
  return { kind: (several ? facts.lists[argument] : facts.kinds[argument]) ?? "", several };
}

/** @param {string} text */
function split(text) {
  return text.split(" ").filter((part) => part !== "");
}

/**
 * Several parts of a sentence, divided as the language divides them.
 * @param {string[]} parts
 */
export function listed(parts) {
  return parts.join(t("list-divider"));
}

/**
 * A text behind its label.
 * @param {string} label
 * @param {string | number} value
 */
export function labelled(label, value) {
  return t("label-value", { label, value });
}

/**
 * The name under which the words know a thing: several may share one.
 * @param {string} kind
 * @param {string} id
 */
function stem(kind, id) {
  return facts.stems[kind] ? id.replace(new RegExp(facts.stems[kind]), "") : id;
}

/**
 * @param {string} argument
 * @param {any} value
 * @returns {Record<string, any>}
 */
function localised(argument, value) {
  if (typeof value === "number") return { [argument]: argument === "year" ? String(value) : value };
  if (Array.isArray(value))
    return { [argument]: value.length > 0 || !has("entry-none") ? listed(value.map(phrase)) : t("entry-none") };
  const { kind, several } = kindOf(argument);
  if (several) return { [argument]: names(kind, value), [`${argument}-count`]: split(value).length };
  if (kind === "") return { [argument]: value };
  if (kind === "tally") return { [argument]: split(value).map(tallied).join(", ") };
  const forms = (facts.forms[kind] ?? []).map((form) => [`${argument}-${form}`, name(kind, value, form)]);
  return { [argument]: name(kind, value, "name"), [`${argument}-id`]: value, ...Object.fromEntries(forms) };
}

/** @param {string} pair */
function tallied(pair) {
  const [side = "", number = ""] = pair.split(":");
  return `${name("side", side)} ${number}`;
}
