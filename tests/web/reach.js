/**
 * What a hand can reach on a table page: for each thing that is lit, whether it is drawn, in sight, and what a touch at its middle
 * would mean. Answers with the faults found, what is out of sight, where each thing can be touched, and the offers that need
 * more than one touch from here. Looks at one thing alone if it is named.
 */
async (only = "") => {
  const { hand } = await import("/static/js/hand.js");
  const OVERLAYS =
    ".panel, .panels-panel, .heralds, .details, .tip, .prompt-bar, .foot, .top-bar, .side, .beyond, .map-buttons, .theatre-bar, .toasts, .battle";
  const SHARES = [0.5, 0.35, 0.65, 0.2, 0.8];
  const SPOTS = SHARES.flatMap((x) => SHARES.map((y) => ({ x, y }))).toSorted((a, b) => far(a) - far(b));
  /** A place or thing among others must leave so many of its spots to the hand. */
  const FEWEST = 2;

  function far({ x, y }) {
    return Math.hypot(x - 0.5, y - 0.5);
  }

  /** What a touch on an element means. */
  function meant(element) {
    const thing = element?.closest("[data-for], [data-ref]");
    return thing?.dataset.for ?? thing?.dataset.ref ?? "";
  }

  function isDrawn(one) {
    return one.checkVisibility({ visibilityProperty: true }) && one.getClientRects().length > 0;
  }

  function isOutside(spot, box) {
    return spot.x <= box.left || spot.x >= box.right || spot.y <= box.top || spot.y >= box.bottom;
  }

  /** The box of a frame without the part that a bar stands in, as its style tells. */
  function innerBox(frame) {
    const { left, top, right, bottom } = frame.getBoundingClientRect();
    return { left, top: top + (parseFloat(getComputedStyle(frame).scrollPaddingTop) || 0), right, bottom };
  }

  /** The boxes of the frames around a thing that cut off what is outside of them. */
  function framesOf(thing) {
    const boxes = [];
    for (let frame = thing.parentElement; frame; frame = frame.parentElement) {
      const { display, overflowX, overflowY } = getComputedStyle(frame);
      if (display !== "contents" && (overflowX !== "visible" || overflowY !== "visible")) boxes.push(innerBox(frame));
    }
    return boxes;
  }

  /** Whether a point is beyond the window or cut off by one of these frames. */
  function isCutOff(spot, frames) {
    if (spot.x < 0 || spot.y < 0 || spot.x >= innerWidth || spot.y >= innerHeight) return true;
    return frames.some((box) => isOutside(spot, box));
  }

  /** What lies at the spots of a thing that are its own: nearest to its middle first. */
  function spotsOf(thing, frames) {
    const { left, top, width, height } = thing.getBoundingClientRect();
    const whole = ({ x, y }) => ({ x: Math.round(left + x * width), y: Math.round(top + y * height) }); // as a click is
    return SPOTS.map(whole).flatMap((spot) => {
      if (isCutOff(spot, frames)) return [];
      const pile = document.elementsFromPoint(spot.x, spot.y);
      return pile.some((one) => thing.contains(one)) ? [{ ...spot, top: pile[0] }] : [];
    });
  }

  function nameOf(element) {
    return meant(element) || element?.closest("[class]")?.getAttribute("class") || element?.tagName;
  }

  /** Why a thing in sight cannot be touched where it stands, or an empty text. */
  function fault(thing, ref, spots) {
    const own = spots.filter((spot) => meant(spot.top) === ref);
    const covered = spots.filter((spot) => {
      const overlay = spot.top?.closest(OVERLAYS);
      return overlay && !overlay.contains(thing);
    });
    if (covered.length > spots.length / 3) return `lies under ${nameOf(covered[0].top)}`;
    const [middle] = spots;
    if (meant(middle.top) === ref) return "";
    const isRival = middle.top?.closest(".thing")?.matches(".lit, .open, .held, [data-ref^='area:']");
    return isRival && own.length >= FEWEST ? "" : `at its middle lies ${nameOf(middle.top)}`;
  }

  /** Whether something else on the page stands for a thing that is not drawn itself: a stepper, a pile with a list, a button. */
  function stands(ref) {
    const offers = hand.possible().filter((offer) => offer.path[hand.holding().length] === ref);
    const buttons = [...document.querySelectorAll("[data-form]")].filter(isDrawn).map((one) => one.dataset.form);
    if (offers.length > 0 && offers.every((offer) => buttons.includes(offer.form))) return true;
    return [...document.querySelectorAll("[data-holds]")].some(
      (one) => isDrawn(one) && one.dataset.holds.split(" ").includes(ref),
    );
  }

  const found = { faults: [], hidden: [], spots: {}, offers: [] };
  const depth = hand.holding().length;
  for (const { form, path } of hand.possible()) if (path.length > depth + 1) found.offers.push({ form, path });
  for (const ref of hand.targets().filter((one) => !only || one === only)) {
    const things = [...document.querySelectorAll(".thing.lit")].filter((one) => one.dataset.ref === ref && isDrawn(one));
    if (things.length === 0 && !stands(ref)) found.faults.push(`${ref} is not drawn`);
    let isSeen = things.length === 0;
    for (const thing of things) {
      const frames = framesOf(thing);
      const spots = spotsOf(thing, frames);
      const { left, top, width, height } = thing.getBoundingClientRect();
      if (spots.length === 0 || isCutOff({ x: left + width / 2, y: top + height / 2 }, frames)) continue;
      isSeen = true;
      const why = stands(ref) ? "" : fault(thing, ref, spots);
      if (why) found.faults.push(`${ref} (${thing.getAttribute("class")}) ${why}`);
      const spot = spots.find((one) => meant(one.top) === ref);
      if (spot) found.spots[ref] ??= { x: spot.x, y: spot.y };
    }
    if (!isSeen) found.hidden.push(ref);
  }
  return found;
};
