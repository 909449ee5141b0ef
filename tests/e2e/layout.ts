import type { Locator, Page } from '@playwright/test';
import { expect } from './test.ts';

/** 1280 px at 400% zoom. */
export const NARROW = { width: 320, height: 640 };

/** Elements that overflow the screen on the right, except inside scroll containers. */
export const findTooWide = (page: Page) =>
  page.evaluate(() => {
    const scrolls = (element: Element | null): boolean =>
      element !== null &&
      (['auto', 'scroll'].includes(getComputedStyle(element).overflowX) || scrolls(element.parentElement));
    /** Screen-reader-only text is clipped to nothing. */
    const isClipped = (element: Element | null): boolean =>
      element !== null && (getComputedStyle(element).clipPath !== 'none' || isClipped(element.parentElement));
    const { scrollWidth, clientWidth } = document.documentElement;
    const sticksOut = [...document.body.querySelectorAll('*')].filter(
      (element) =>
        element.getBoundingClientRect().right > clientWidth + 0.5 &&
        element.checkVisibility() &&
        !isClipped(element) &&
        !scrolls(element.parentElement),
    );
    const innermost = sticksOut.filter(
      (element) => !sticksOut.some((other) => other.parentElement === element),
    );
    return [
      ...(scrollWidth > clientWidth ? [`page of ${String(scrollWidth)} px`] : []),
      ...innermost.slice(0, 5).map((element) => element.outerHTML.slice(0, 160)),
    ];
  });

/** Text spacing as in WCAG 1.4.12. */
export const spaceText = (page: Page) =>
  page.evaluate(() => {
    const sheet = new CSSStyleSheet();
    sheet.replaceSync(`
      * { line-height: 1.5 !important; letter-spacing: 0.12em !important; word-spacing: 0.16em !important }
      p { margin-block-end: 2em !important }
    `);
    document.adoptedStyleSheets.push(sheet);
  });

/** Clipped text, except in the ticker and in screen-reader-only elements. */
const findCutOff = (page: Page) =>
  page.evaluate(() => {
    const isMeant = (element: Element) =>
      element.closest('[aria-label="Market ticker"]') !== null ||
      getComputedStyle(element).clipPath !== 'none' ||
      element instanceof HTMLInputElement;
    const boxes = [...document.body.querySelectorAll('*')].filter((element) => {
      const { overflowX, overflowY } = getComputedStyle(element);
      const isCutOff =
        (['hidden', 'clip'].includes(overflowX) && element.scrollWidth > element.clientWidth + 1) ||
        (['hidden', 'clip'].includes(overflowY) && element.scrollHeight > element.clientHeight + 1);
      return isCutOff && element.checkVisibility() && element.textContent.trim() !== '' && !isMeant(element);
    });
    const screen = { left: 0, right: innerWidth };
    const drawn = [...document.querySelectorAll('svg text')].filter((text) => {
      const drawing = text.closest('svg');
      if (!drawing || getComputedStyle(text).display === 'none' || text.getClientRects().length === 0)
        return false;
      const { left, right } = text.getBoundingClientRect();
      const limits =
        getComputedStyle(drawing).overflow === 'visible' ? screen : drawing.getBoundingClientRect();
      return right > left && (left < limits.left - 1 || right > limits.right + 1);
    });
    return [...boxes, ...drawn].map((element) => element.outerHTML.slice(0, 160));
  });

/** At the narrow width, some labels are moved below their drawing. */
const DRAWING_WIDTHS = [360, 1024];
/** Smallest legible font size in a drawing, in px. */
const MIN_FONT_SIZE = 9.5;

/** Drawing labels that overlap or are too small. */
const findCrowdedWords = (page: Page) =>
  page.evaluate((minFontSize) => {
    const words = [...document.querySelectorAll('main svg')].map((drawing) =>
      [...drawing.querySelectorAll('text')]
        .filter((text) => text.checkVisibility() && text.getBoundingClientRect().width > 0)
        .map((text) => ({
          words: text.textContent,
          size: Number.parseFloat(getComputedStyle(text).fontSize) * (text.getScreenCTM()?.a ?? 1),
          box: text.getBoundingClientRect(),
        })),
    );
    const shared = (one: DOMRect, other: DOMRect) => ({
      across: Math.min(one.right, other.right) - Math.max(one.left, other.left),
      down: Math.min(one.bottom, other.bottom) - Math.max(one.top, other.top),
    });
    return words.flatMap((ofDrawing) => [
      ...ofDrawing
        .filter(({ size }) => size < minFontSize)
        .map(({ words: small, size }) => `${small}: ${size.toFixed(1)} px`),
      ...ofDrawing.flatMap((one, index) =>
        ofDrawing.slice(index + 1).flatMap((other) => {
          const { across, down } = shared(one.box, other.box);
          return across > 2 && down > 4 ? [`${one.words} over ${other.words}`] : [];
        }),
      ),
    ]);
  }, MIN_FONT_SIZE);

export async function expectLegibleDrawings(page: Page, name: string) {
  if ((await page.locator('main svg text').count()) === 0) return;
  const before = page.viewportSize() ?? NARROW;
  for (const width of DRAWING_WIDTHS) {
    await page.setViewportSize({ width, height: before.height });
    expect.soft(await findCrowdedWords(page), `the drawings of ${name} at ${String(width)} px`).toEqual([]);
  }
  await page.setViewportSize(before);
}

/** Expects no overflow or clipped text, with and without extra text spacing; leaves the spacing on. */
export async function expectAllShown(page: Page, name: string) {
  expect.soft(await findTooWide(page), name).toEqual([]);
  await spaceText(page);
  expect.soft(await findTooWide(page), `${name}, spaced out`).toEqual([]);
  expect.soft(await findCutOff(page), `${name}, spaced out`).toEqual([]);
}

/** Labels of the amber buttons in a part of the page. */
export const amberWords = async (part: Locator) => {
  const words = await part
    .locator('a, button')
    .evaluateAll((buttons) =>
      buttons
        .filter((button) => getComputedStyle(button).backgroundColor === 'rgb(255, 194, 75)')
        .map(({ textContent }) => textContent),
    );
  for (const one of words) expect(one).not.toMatch(/^no\b|nothing|\bnot\b/i);
  return words;
};
