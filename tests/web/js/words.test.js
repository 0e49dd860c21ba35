import assert from "node:assert/strict";
import { readFileSync } from "node:fs";
import { test } from "node:test";
import { capital, language, learn, say, t, use } from "../../../src/bosworth/web/static/js/words.js";

const { folder, game, words, messages, expected } = JSON.parse(readFileSync(process.env.BOSWORTH_CASES, "utf8"));
const text = (lang, name) => readFileSync(`${folder}/${lang}/${name}.ftl`, "utf8");

learn(words);

for (const [lang, sentences] of Object.entries(expected)) {
  test(`${game} in ${lang}: ${messages.length} messages`, () => {
    use(lang, [text(lang, "table"), text(lang, game)]);
    assert.equal(language.value, lang);
    for (const [number, message] of messages.entries()) assert.equal(say(message), sentences[number], JSON.stringify(message));
  });
}

test("words that are missing do not break the page", () => {
  assert.equal(t("there-is-no-such-message"), "there-is-no-such-message");
  assert.equal(capital("été"), "Été");
  assert.equal(capital(""), "");
});
