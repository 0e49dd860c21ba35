// Copies the browser libraries from node_modules into src/bosworth/web/static/vendor, with imports that a browser can follow
// without an import map, and with their licences. `node tools/vendor.mjs --check` only compares.

import { existsSync, mkdirSync, readdirSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { dirname, join, relative } from "node:path";
import { fileURLToPath } from "node:url";

const ROOT = join(dirname(fileURLToPath(import.meta.url)), "..");
const MODULES = join(ROOT, "node_modules");
const TARGET = join(ROOT, "src/bosworth/web/static/vendor");

/** Each library: its file in node_modules, the name it gets here, and the name by which others import it. */
const LIBRARIES = [
  { from: "preact/dist/preact.mjs", to: "preact.js", name: "preact" },
  { from: "preact/hooks/dist/hooks.mjs", to: "preact-hooks.js", name: "preact/hooks" },
  { from: "@preact/signals-core/dist/signals-core.mjs", to: "signals-core.js", name: "@preact/signals-core" },
  { from: "@preact/signals/dist/signals.mjs", to: "signals.js", name: "@preact/signals" },
  { from: "htm/dist/htm.mjs", to: "htm.js", name: "htm" },
];
const PACKAGES = ["preact", "@preact/signals-core", "@preact/signals", "htm", "@fluent/bundle"];
const FLUENT = join(MODULES, "@fluent/bundle/esm");

/** @param {string} text */
function browserReady(text) {
  const plain = text.replace(/\n?\/\/# sourceMappingURL=.*\s*$/, "\n");
  return plain.replace(/(from\s*|import\s*)"([^"./][^"]*)"/g, (_all, before, name) => {
    const library = LIBRARIES.find((one) => one.name === name);
    if (!library) throw new Error(`nothing here is called ${name}`);
    return `${before}"./${library.to}"`;
  });
}

/** @param {string} name */
function described(name) {
  const { version, license } = JSON.parse(readFileSync(join(MODULES, name, "package.json"), "utf8"));
  return `${name} ${version} (${license})`;
}

function files() {
  /** @type {Record<string, string>} */
  const made = {};
  for (const { from, to, name } of LIBRARIES) {
    made[to] = browserReady(readFileSync(join(MODULES, from), "utf8"));
    const whole = name === "htm" ? 'export { default } from "htm";\n' : "";
    made[to.replace(/\.js$/, ".d.ts")] = whole || `export * from "${name}";\n`;
  }
  for (const file of readdirSync(FLUENT).filter((one) => one.endsWith(".js") && one !== "ast.js")) {
    made[`fluent/${file}`] = browserReady(readFileSync(join(FLUENT, file), "utf8"));
  }
  made["fluent/index.d.ts"] = 'export * from "@fluent/bundle";\n';
  for (const name of PACKAGES) {
    const own = join(MODULES, name, "LICENSE");
    // @fluent/bundle comes under the Apache licence without its text; htm brings the same text.
    const text = readFileSync(existsSync(own) ? own : join(MODULES, "htm/LICENSE"), "utf8");
    made[`licences/${name.replace("@", "").replace("/", "-")}.txt`] = `${described(name)}\n\n${text}`;
  }
  return made;
}

/** @param {Record<string, string>} made */
function differences(made) {
  const there = existsSync(TARGET) ? readdirSync(TARGET, { recursive: true, withFileTypes: true }) : [];
  const found = there.filter((one) => one.isFile()).map((one) => relative(TARGET, join(one.parentPath, one.name)));
  const strange = found.filter((one) => !(one in made));
  const other = Object.keys(made).filter((one) => !found.includes(one) || readFileSync(join(TARGET, one), "utf8") !== made[one]);
  return [...strange, ...other];
}

const made = files();
if (process.argv.includes("--check")) {
  const different = differences(made);
  if (different.length > 0) {
    console.error(`not as in node_modules: ${different.join(", ")}`);
    process.exit(1);
  }
} else {
  rmSync(TARGET, { recursive: true, force: true });
  for (const [name, text] of Object.entries(made)) {
    mkdirSync(dirname(join(TARGET, name)), { recursive: true });
    writeFileSync(join(TARGET, name), text);
  }
}
console.log(PACKAGES.map(described).join("\n"));
