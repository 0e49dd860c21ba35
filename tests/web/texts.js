/**
 * What of a page's text cannot be read: cut off by a frame, beyond the window, out of the box that it is written in, or smaller
 * than so many pixels of the screen. Answers with the faults: which text, where it stands, what is wrong, and by how many pixels.
 * `slides` selects frames that are meant to be pushed sideways, `small` what may be smaller than the rest.
 */
async ({ slides, small, least }) => {
  /** Pixels by which a text may stand out: shadows of letters and halves of pixels. */
  const LENIENT = 1.5;
  /** The share of a line's height, above and below, that letters hardly use. */
  const MARGIN = 0.25;
  const faults = [];

  for (let frame = 0; frame < 2; frame += 1) await new Promise((done) => requestAnimationFrame(done));
  await document.fonts.ready;

  /** Whether it is there for the eye: the link that leads past the bars is not, nor what is only read aloud. */
  function isSeen(element) {
    if (!element.checkVisibility({ opacityProperty: true, visibilityProperty: true }) || element.closest(".skip")) return false;
    for (let one = element; one; one = one.parentElement)
      if (one.offsetWidth <= 1 && getComputedStyle(one).overflow === "hidden") return false;
    return true;
  }

  function nameOf(element) {
    const names = [];
    for (let one = element; one && names.length < 2; one = one.parentElement) {
      const name = (one.getAttribute("class") ?? "").split(" ").find((word) => word && word !== "thing");
      if (name) names.unshift(`.${name}`);
    }
    return names.join(" ") || element.tagName.toLowerCase();
  }

  function tell(element, text, what, pixels) {
    faults.push({ text: text.trim().slice(0, 40), where: nameOf(element), what, pixels: Number(pixels.toFixed(1)) });
  }

  /** The box of a text without the rim that its letters leave free. */
  function boxOf(node) {
    const range = document.createRange();
    range.selectNodeContents(node);
    const { left, right, top, bottom } = range.getBoundingClientRect();
    const lines = [...range.getClientRects()];
    const isUpright = getComputedStyle(node.parentElement).writingMode !== "horizontal-tb";
    const rim = MARGIN * Math.min(...lines.map((line) => (isUpright ? line.width : line.height)));
    const [aside, above] = isUpright ? [rim, 0] : [0, rim];
    const isEmpty = lines.length === 0 || right - left < 1;
    return { left: left + aside, right: right - aside, top: top + above, bottom: bottom - above, isEmpty };
  }

  function isHiding(overflow) {
    return overflow === "hidden" || overflow === "clip";
  }

  function isMoving(overflow) {
    return overflow === "auto" || overflow === "scroll";
  }

  /** By how much a box stands out of a frame, sideways or up and down. */
  function beyond(box, frame, axis) {
    const [from, to] = axis === "x" ? ["left", "right"] : ["top", "bottom"];
    return Math.max(frame[from] - box[from], box[to] - frame[to]);
  }

  /** Look whether a text is cut off by one of the frames around it, up to one in which it can be brought to sight. */
  function lookForFrames(element, box, text, axis) {
    for (let frame = element; frame; frame = frame.parentElement) {
      const style = getComputedStyle(frame);
      const overflow = axis === "x" ? style.overflowX : style.overflowY;
      if (frame.matches(slides) || (axis === "y" && isMoving(overflow))) return;
      const cuts = (isHiding(overflow) || isMoving(overflow)) && style.display !== "contents" && style.display !== "inline";
      const by = cuts ? beyond(box, frame.getBoundingClientRect(), axis) : 0;
      if (by > LENIENT) return tell(element, text, `is cut off by ${nameOf(frame)}`, by);
      if (style.position === "fixed") break;
    }
    const by = axis === "x" ? beyond(box, { left: 0, right: document.documentElement.clientWidth }, axis) : 0;
    if (by > LENIENT) tell(element, text, "is beyond the window", by);
  }

  /** Whether a box is seen as one: it has a ground or a line around it. */
  function isPainted(style) {
    const isClear = /, 0\)$|^transparent$/.test(style.backgroundColor) && style.backgroundImage === "none";
    return !isClear || (parseFloat(style.borderLeftWidth) > 0 && parseFloat(style.borderRightWidth) > 0);
  }

  /** Look whether a text runs out of the box that it is written in. */
  function lookForBox(element, box, text) {
    let isOwn = true;
    for (let frame = element; frame && !(frame instanceof SVGElement); frame = frame.parentElement) {
      const style = getComputedStyle(frame);
      if (style.display === "inline" || style.display === "contents") continue;
      const by = isOwn || isPainted(style) ? beyond(box, frame.getBoundingClientRect(), "x") : 0;
      if (by > LENIENT) return tell(element, text, `runs out of ${nameOf(frame)}`, by);
      if (isMoving(style.overflowX) || isPainted(style)) return;
      isOwn = false;
    }
  }

  /** How many pixels of the screen one of an element's own is, upwards: a name may be drawn narrower than its letters are high. */
  function scaleOf(element) {
    if (element instanceof SVGElement) {
      const { c, d } = element.getScreenCTM();
      return Math.hypot(c, d);
    }
    const box = element.closest("*:not(span, b, i, em, strong, small)");
    return box.offsetHeight ? box.getBoundingClientRect().height / box.offsetHeight : 1;
  }

  function lookAtSize(element, text) {
    if (element.getClientRects().length === 0) return;
    const size = Number.parseFloat(getComputedStyle(element).fontSize) * scaleOf(element);
    if (size < least - 0.05 && !element.closest(small)) tell(element, text, "is too small", size);
  }

  /** Whatever a list may show when it is closed, and what an empty field says, must have room. */
  function lookAtField(field) {
    const isList = field instanceof HTMLSelectElement;
    const text = isList ? [...field.options].map((one) => one.text).join(" / ") : field.value || field.placeholder;
    if (!text || ["range", "checkbox", "radio"].includes(field.type)) return;
    const copy = field.cloneNode(false);
    copy.style.cssText = "position: absolute; width: auto; min-width: 0; max-width: none; field-sizing: content";
    if (isList) {
      copy.style.fieldSizing = "fixed";
      copy.append(...[...field.options].map((one) => new Option(one.text)));
    }
    field.after(copy);
    const by = copy.getBoundingClientRect().width - field.getBoundingClientRect().width;
    copy.remove();
    if (by > LENIENT) tell(field, text, "is cut off by its field", by);
  }

  const nodes = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
  while (nodes.nextNode()) {
    const text = nodes.currentNode.data;
    const element = nodes.currentNode.parentElement;
    if (!text.trim() || element.closest("script, style, noscript, option, title, textarea") || !isSeen(element)) continue;
    const box = boxOf(nodes.currentNode);
    if (box.isEmpty) continue;
    lookForFrames(element, box, text, "x");
    lookForFrames(element, box, text, "y");
    lookForBox(element, box, text);
    lookAtSize(element, text);
  }
  for (const field of document.querySelectorAll("select, input")) if (isSeen(field)) lookAtField(field);
  return faults;
};
