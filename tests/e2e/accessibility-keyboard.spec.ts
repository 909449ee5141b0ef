import type { Page } from '@playwright/test';
import { ADMIN_SCREENS, DESKTOP, openPublicPage, PHONE, signedIn, withoutFrames } from './screens.ts';
import { expect, test } from './test.ts';

const MAX_TAB_STOPS = 200;

/** Presses Tab and returns what is wrong with the focused element, or null once focus has left the page. */
async function nextStop(page: Page, stop: number): Promise<string[] | null> {
  await page.keyboard.press('Tab');
  return page.evaluate((number) => {
    const focused = document.activeElement;
    if (!focused || focused === document.body || focused.hasAttribute('data-stop')) return null;
    focused.setAttribute('data-stop', String(number));
    const previous = document.querySelector(`[data-stop="${String(number - 1)}"]`);
    const { outlineStyle, outlineWidth } = getComputedStyle(focused);
    // If a link wraps, only its first line is checked.
    const [box = focused.getBoundingClientRect()] = focused.getClientRects();
    // For an element taller than the screen, one visible part is enough.
    const seen = [0.5, 0.1, 0.9].flatMap((part) => {
      const shown = document.elementFromPoint(box.left + box.width / 2, box.top + box.height * part);
      return shown ? [shown] : [];
    });
    const wrongs = [
      (outlineStyle === 'none' || Number.parseFloat(outlineWidth) < 2) && 'has no ring',
      !seen.some((shown) => focused.contains(shown)) && 'is covered, or off the screen',
      previous &&
        (previous.compareDocumentPosition(focused) & Node.DOCUMENT_POSITION_FOLLOWING) === 0 &&
        'is before the last stop',
    ];
    return wrongs
      .filter((wrong) => typeof wrong === 'string')
      .map((wrong) => `${focused.outerHTML.slice(0, 160)} ${wrong}`);
  }, stop);
}

/** Focusable elements that Tab didn't reach, on the page or in its open dialog. */
const findMissed = (page: Page) =>
  page.evaluate(() => {
    const scope = document.querySelector('dialog[open]') ?? document.body;
    const usable = scope.querySelectorAll<HTMLElement>(
      'a[href], button:enabled, input:enabled, select:enabled, textarea:enabled, summary, [tabindex="0"]',
    );
    // Tab stops once per radio group; arrow keys move within it.
    const isReached = (element: HTMLElement) =>
      element.hasAttribute('data-stop') ||
      (element instanceof HTMLInputElement &&
        element.type === 'radio' &&
        scope.querySelector(`[name="${CSS.escape(element.name)}"][data-stop]`) !== null);
    return [...usable]
      .filter((element) => element.tabIndex >= 0 && element.checkVisibility() && !isReached(element))
      .map((element) => element.outerHTML.slice(0, 160));
  });

async function expectGoodStops(page: Page, name: string) {
  const wrongs: string[] = [];
  for (let stop = 0; stop < MAX_TAB_STOPS; stop += 1) {
    const found = await nextStop(page, stop);
    if (found === null) break;
    wrongs.push(...found);
  }
  expect.soft(wrongs, name).toEqual([]);
  expect.soft(await findMissed(page), `not reached on ${name}`).toEqual([]);
}

/** Waits for islands whose fields Tab would otherwise skip. */
const PARTS: Readonly<Record<string, (page: Page) => Promise<void>>> = {
  '/': async (page) => {
    await expect(page.getByRole('textbox', { name: 'Your account' })).toBeEnabled();
  },
};

/** Pages with menus, charts, filters and forms, and dashboard screens, each at the more difficult width. */
const WALKS = [
  { size: PHONE, addresses: ['/', '/ib-partners'], screens: ['the list of brokers'] },
  { size: DESKTOP, addresses: ['/markets'], screens: [] },
];

for (const { size, addresses, screens } of WALKS)
  test.describe(() => {
    test.use({ viewport: size, storageState: withoutFrames, contextOptions: { reducedMotion: 'reduce' } });

    for (const address of addresses)
      test(`moves focus through ${address} in order at ${String(size.width)} px`, async ({ page }) => {
        await openPublicPage(page, address);
        await PARTS[address]?.(page);
        await expectGoodStops(page, address);
      });

    test.describe(() => {
      test.use({ storageState: signedIn });

      for (const name of screens)
        test(`moves focus through ${name} in order at ${String(size.width)} px`, async ({ page }) => {
          await ADMIN_SCREENS[name]?.(page);
          await expectGoodStops(page, name);
        });
    });
  });
