/** The libraries behind the table page, from one place: Preact with htm, signals, and Fluent. */

import { h, render } from "../vendor/preact.js";
import { useEffect, useErrorBoundary, useLayoutEffect, useMemo, useRef, useState } from "../vendor/preact-hooks.js";
import { batch, computed, effect, signal, useSignal, useSignalEffect } from "../vendor/signals.js";
import htm from "../vendor/htm.js";
import { FluentBundle, FluentResource } from "../vendor/fluent/index.js";

/**
 * Markup as a tagged template: html`<p class="x">${text}</p>`.
 * @type {(strings: TemplateStringsArray, ...values: any[]) => any}
 */
export const html = htm.bind(h);

export {
  render,
  useEffect, useErrorBoundary, useLayoutEffect, useMemo, useRef, useState,
  batch, computed, effect, signal, useSignal, useSignalEffect,
  FluentBundle, FluentResource,
};
