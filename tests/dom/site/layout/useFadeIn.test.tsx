import { act, render, screen } from '@testing-library/react';
import { Link, MemoryRouter } from 'react-router-dom';
import { beforeEach, expect, it, vi } from 'vitest';
import { useFadeIn } from '@/site/layout/useFadeIn';

/** Observed elements, each with a function that reports it as intersecting. */
const watched = new Map<Element, () => void>();

class WatchedObserver extends IntersectionObserver {
  readonly #tell: IntersectionObserverCallback;

  constructor(tell: IntersectionObserverCallback) {
    super(tell);
    this.#tell = tell;
  }

  override observe(target: Element) {
    watched.set(target, () => {
      this.#tell([{ target, isIntersecting: true } as unknown as IntersectionObserverEntry], this);
    });
  }

  override unobserve(target: Element) {
    watched.delete(target);
  }

  override disconnect() {
    watched.clear();
  }
}

beforeEach(() => {
  watched.clear();
  vi.stubGlobal('IntersectionObserver', WatchedObserver);
  vi.stubGlobal('matchMedia', (media: string) => ({ media, matches: false }));
});

/** Two pages of one template, whose elements React reuses. */
function Page() {
  useFadeIn();
  return (
    <>
      <Link to="/next">Next</Link>
      <p data-fade-in>Words</p>
    </>
  );
}

/** Renders text at this offset from the top of a window of this height. */
function show(top: number, height = 768) {
  vi.stubGlobal('innerHeight', height);
  vi.spyOn(HTMLElement.prototype, 'getBoundingClientRect').mockImplementation(
    () => new DOMRect(0, top, 300, 50),
  );
  render(
    <MemoryRouter>
      <Page />
    </MemoryRouter>,
  );
  return screen.getByText('Words');
}

/** The style sheet hides elements with this attribute. */
const isHidden = (element: HTMLElement) => element.dataset.fade === 'waiting';

it('hides content below the screen until it scrolls into view', () => {
  const words = show(2000);
  expect(isHidden(words)).toBe(true);
  act(() => watched.get(words)?.());
  expect(isHidden(words)).toBe(false);
});

it.each(['beforeprint', 'hashchange'])('shows everything on %s', (event) => {
  const words = show(2000);
  act(() => {
    globalThis.dispatchEvent(new Event(event));
  });
  expect(isHidden(words)).toBe(false);
});
