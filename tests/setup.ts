import '@testing-library/jest-dom/vitest';
import { cleanup, configure } from '@testing-library/react';
import { afterEach, beforeEach, expect, vi } from 'vitest';
import { startConsoleGuard, takeConsoleMessages } from './support/consoleGuard';

/** What jsdom 29 leaves out of `<dialog>`, close enough for component tests; the browser tests use the real one. */
const dialogMethods = {
  showModal(this: HTMLDialogElement) {
    if (this.open) throw new DOMException('already open', 'InvalidStateError');
    this.open = true;
  },
  close(this: HTMLDialogElement) {
    if (!this.open) return;
    this.open = false;
    queueMicrotask(() => this.dispatchEvent(new Event('close')));
  },
};

// Far from what a test waits for, also on a busy machine.
configure({ asyncUtilTimeout: 10_000 });

/** False for the tests that render pages as the build does, in plain Node. */
const hasDom = typeof document !== 'undefined';

if (hasDom) {
  for (const [name, value] of Object.entries(dialogMethods)) {
    if (!(name in HTMLDialogElement.prototype))
      Object.defineProperty(HTMLDialogElement.prototype, name, { value, configurable: true, writable: true });
  }
  globalThis.scrollTo = () => undefined;
  Element.prototype.scrollIntoView = () => undefined;
  // jsdom has none; tests run as for people who want no motion.
  Object.defineProperty(globalThis, 'matchMedia', {
    configurable: true,
    value: (media: string) =>
      Object.assign(new EventTarget(), { media, matches: media.includes('reduced-motion') }),
  });
  // Nor does it lay anything out, so nothing ever comes into view.
  globalThis.IntersectionObserver = class {
    readonly root = null;
    readonly rootMargin = '';
    readonly scrollMargin = '';
    readonly thresholds = [];
    observe() {
      return undefined;
    }
    unobserve() {
      return undefined;
    }
    disconnect() {
      return undefined;
    }
    takeRecords() {
      return [];
    }
  };
}

beforeEach(() => {
  startConsoleGuard();
});

afterEach(() => {
  vi.useRealTimers();
  if (hasDom) {
    cleanup();
    localStorage.clear();
    sessionStorage.clear();
    history.replaceState(null, '', '/');
    document.title = '';
  }
  expect(takeConsoleMessages(), 'a test must take the console messages it causes').toEqual([]);
});
