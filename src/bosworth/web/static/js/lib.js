/** The libraries behind the table page, from one place: Preact with htm, signals, and Fluent. */

import { FluentBundle, FluentResource } from "../vendor/fluent/index.js";
import htm from "../vendor/htm.js";
import { createContext, h, render } from "../vendor/preact.js";
import { useContext, useEffect, useErrorBoundary, useLayoutEffect, useMemo, useRef, useState } from "../vendor/preact-hooks.js";
import { batch, computed, effect, signal, untracked, useSignal, useSignalEffect } from "../vendor/signals.js";

/**
 * Markup as a tagged template: html`<p class="x">${text}</p>`.
 * @type {(strings: TemplateStringsArray, ...values: any[]) => any}
 */
export const html = htm.bind(h);

export {
  batch,
  computed,
  createContext,
  effect,
  FluentBundle,
  FluentResource,
  render,
  signal,
  untracked,
  useContext,
  useEffect,
  useErrorBoundary,
  useLayoutEffect,
  useMemo,
  useRef,
  useSignal,
  useSignalEffect,
  useState,
};
