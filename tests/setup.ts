import '@testing-library/jest-dom/vitest';
import { cleanup, configure } from '@testing-library/react';
import { afterEach, beforeEach, expect, vi } from 'vitest';
import { startConsoleGuard, takeConsoleMessages } from './support/consoleGuard';

/**
 * A partial stand-in for the `<dialog>` methods that jsdom 29 doesn't implement; browser tests use the real
 * ones.
 */
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

// Far longer than any test waits, even on a slow machine.
configure({ asyncUtilTimeout: 10_000 });

/** Elements with these tags or attributes may be styled differently from others with the same tag. */
const STYLED_TAGS = ['dialog', 'details', 'summary', 'input', 'noscript'];
const STYLED_BY = ['style', 'hidden', 'popover'];

/**
 * Role queries compute the style of every element, and jsdom matches its whole default style sheet each time.
 * Our own style sheets aren't loaded, so elements of the same name share their style.
 */
function shareStyles(view: Window & typeof globalThis) {
  const computed = view.getComputedStyle.bind(view);
  const known = new Map<string, CSSStyleDeclaration>();
  view.getComputedStyle = function sharedStyle(element, pseudo) {
    const { localName } = element;
    const isOwn = STYLED_TAGS.includes(localName) || STYLED_BY.some((name) => element.hasAttribute(name));
    if (isOwn || pseudo) return computed(element, pseudo);
    const style = known.get(localName) ?? computed(document.createElement(localName));
    known.set(localName, style);
    return style;
  };
}

/** False for tests that prerender pages in plain Node. */
const hasDom = typeof document !== 'undefined';

if (hasDom) {
  // Files run by the same worker share the window.
  const view = document.defaultView;
  if (view && view.getComputedStyle.name !== 'sharedStyle') shareStyles(view);
  for (const [name, value] of Object.entries(dialogMethods)) {
    if (!(name in HTMLDialogElement.prototype))
      Object.defineProperty(HTMLDialogElement.prototype, name, { value, configurable: true, writable: true });
  }
  globalThis.scrollTo = () => undefined;
  Element.prototype.scrollIntoView = () => undefined;
  // jsdom doesn't implement matchMedia. Tests run with reduced motion.
  Object.defineProperty(globalThis, 'matchMedia', {
    configurable: true,
    value: (media: string) =>
      Object.assign(new EventTarget(), { media, matches: media.includes('reduced-motion') }),
  });
  // jsdom has no layout, so elements never change their size or intersect.
  globalThis.ResizeObserver = class {
    observe() {
      return undefined;
    }
    unobserve() {
      return undefined;
    }
    disconnect() {
      return undefined;
    }
  };
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
