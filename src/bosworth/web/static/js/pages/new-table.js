/** The form of a new table: seats follow the scenario, presets set the options, needs and changes are marked as they arise. */

/** @typedef {Record<string, string>} Values */

const CAME_BACK = "new-table-came-back";
const form = /** @type {HTMLFormElement} */ (document.querySelector("#new-table"));

/** @returns {HTMLElement[]} */
function options() {
  return [...form.querySelectorAll(".option")].map((option) => /** @type {HTMLElement} */ (option));
}

/** @param {HTMLElement} option */
function select(option) {
  return /** @type {HTMLSelectElement} */ (option.querySelector("select"));
}

/** @param {string} name */
function value(name) {
  const field = form.elements.namedItem(`option-${name}`);
  return field instanceof HTMLSelectElement || field instanceof RadioNodeList ? field.value : "";
}

/** Another scenario has other seats: the server draws the form anew with everything that was chosen. */
function changeWay() {
  const query = new URLSearchParams();
  for (const [name, given] of new FormData(form)) query.append(name, String(given));
  sessionStorage.setItem(CAME_BACK, "yes");
  location.replace(`/new?${query}`);
}

/** Whoever chose by keyboard goes on where he was. */
function comeBack() {
  if (!sessionStorage.getItem(CAME_BACK)) return;
  sessionStorage.removeItem(CAME_BACK);
  const chosen = form.querySelector(".way input:checked");
  if (chosen instanceof HTMLInputElement) chosen.focus({ preventScroll: true });
}

/** @param {Values} given */
function applyPreset(given) {
  for (const option of options()) {
    const name = option.dataset.option ?? "";
    select(option).value = given[name] ?? option.dataset.default ?? "";
  }
  mark();
  form.querySelectorAll("details.option-group").forEach((group) => {
    if (group.querySelector(".option.changed")) group.setAttribute("open", "");
  });
}

/** Mark what differs from the default, and needs that are not met; what is of no use as another option stands is not there. */
function mark() {
  for (const option of options()) {
    const [other = "", none] = option.dataset.unless?.split(" ") ?? [];
    option.toggleAttribute("hidden", value(other) === none);
    const chosen = option.querySelector(".option-chosen");
    if (chosen) chosen.textContent = select(option).selectedOptions[0]?.textContent ?? "";
    option.classList.toggle("changed", select(option).value !== option.dataset.default);
    option.querySelectorAll("[data-needs]").forEach((line) => markNeed(select(option), /** @type {HTMLElement} */ (line)));
  }
  const mine = [...form.querySelectorAll('select[name^="seat-"]')].filter(
    (seat) => /** @type {HTMLSelectElement} */ (seat).value === "me",
  );
  form.querySelector("[data-hotseat]")?.toggleAttribute("hidden", mine.length < 2);
  describeBots();
}

/** Say what the bot of a seat is like, as it was chosen. */
function describeBots() {
  form.querySelectorAll(".bot-choice").forEach((row) => {
    const chosen = [...row.querySelectorAll("select")].flatMap((field) => [...field.selectedOptions]);
    const isLevel = chosen[0]?.classList.contains("level");
    const about = row.querySelector(".bot-about");
    if (about) about.textContent = isLevel ? chosen.map((option) => option.dataset.about ?? "").join(" ") : "";
    about?.toggleAttribute("hidden", !isLevel);
  });
}

/** @param {HTMLSelectElement} field @param {HTMLElement} line */
function markNeed(field, line) {
  const wanted = Object.entries(/** @type {Values} */ (JSON.parse(line.dataset.needs ?? "{}")));
  const isUnmet = field.value === line.dataset.needsValue && wanted.some(([name, want]) => value(name) !== want);
  line.classList.toggle("unmet", isUnmet);
  field.setCustomValidity(isUnmet ? (line.textContent ?? "").trim() : "");
}

form.querySelector(".without-js")?.remove();
form.addEventListener("change", (event) => {
  if (event.target instanceof HTMLInputElement && event.target.type === "radio") changeWay();
  else mark();
});
form.querySelectorAll("[data-preset]").forEach((link) => {
  link.addEventListener("click", (event) => {
    event.preventDefault();
    applyPreset(JSON.parse(/** @type {HTMLElement} */ (link).dataset.preset ?? "{}"));
    form.querySelectorAll("[data-preset]").forEach((other) => other.toggleAttribute("aria-current", false));
    link.setAttribute("aria-current", "true");
  });
});
mark();
comeBack();

export {};
