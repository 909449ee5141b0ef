import type { Page } from '@playwright/test';
import { signalAddresses } from '../support/owner.ts';
import { expectAllShown, findTooWide, NARROW, spaceText } from './layout.ts';
import { withoutFrames } from './screens.ts';
import { becomesLive, ONE_OF_EACH_KIND } from './support.ts';
import { expect, test } from './test.ts';

async function openMenu(page: Page) {
  await page.goto('/');
  await becomesLive(page);
  await page
    .getByRole('banner')
    .locator('summary', { hasText: /^Menu$/ })
    .click();
}

/** A lesson and a quiz with fields for numbers and steps to put in order. */
const withFields = ONE_OF_EACH_KIND.filter((address) => address.startsWith('/education/beginner/'));

/** The focused element, and anything that covers its top or bottom edge. */
const focused = (page: Page) =>
  page.evaluate(() => {
    const element = document.activeElement ?? document.body;
    // The bounding box of a wrapped link would include the words around it.
    const [{ left, right, top, bottom } = element.getBoundingClientRect()] = element.getClientRects();
    const x = (Math.max(0, left) + Math.min(innerWidth, right)) / 2;
    const covers = [Math.max(0, top) + 3, Math.min(innerHeight, bottom) - 3]
      .map((y) => document.elementFromPoint(x, y))
      // A visually hidden checkbox or radio button shows through its label.
      .filter((over) => over === null || !(element.contains(over) || over.contains(element)))
      .map((over) => over?.outerHTML.slice(0, 120) ?? 'out of the window');
    return { name: element.outerHTML.slice(0, 120), covers };
  });

test('keeps the header fully on screen at desktop widths when text spacing is increased', async ({
  page,
}) => {
  await page.goto('/');
  await becomesLive(page);
  await spaceText(page);
  for (const width of [1088, 1152, 1280]) {
    await page.setViewportSize({ width, height: 800 });
    expect.soft(await findTooWide(page), `at ${String(width)} px`).toEqual([]);
    await expect(page.getByRole('banner').getByRole('link', { name: 'Search' })).toBeInViewport({ ratio: 1 });
  }
});

test.describe(() => {
  test.use({ viewport: NARROW, storageState: withoutFrames });

  test('fits signal pages within 320 pixels when text spacing is increased', async ({ page }) => {
    for (const address of signalAddresses.slice(-2)) {
      await page.goto(address);
      await becomesLive(page);
      await expectAllShown(page, address);
    }
  });
});

test.describe(() => {
  test.use({ viewport: { width: 390, height: 844 }, storageState: withoutFrames });

  test('fits pages onto a phone at twice the default text size', async ({ page }) => {
    const session = await page.context().newCDPSession(page);
    await session.send('Page.setFontSizes', { fontSizes: { standard: 32, fixed: 26 } });
    for (const address of [
      '/',
      '/services/signals',
      '/education/record',
      '/ib-partners/method',
      ...withFields,
    ]) {
      await page.goto(address);
      await becomesLive(page);
      expect.soft(await findTooWide(page), address).toEqual([]);
    }
  });
});

// 1280 × 1024 px at 400%.
test.describe(() => {
  test.use({
    viewport: { width: 320, height: 256 },
    storageState: withoutFrames,
    contextOptions: { reducedMotion: 'reduce' },
  });

  async function expectUncovered(page: Page, stops: number) {
    const covered: unknown[] = [];
    for (let stop = 0; stop < stops; stop += 1) {
      await page.keyboard.press('Tab');
      const place = await focused(page);
      if (place.covers.length > 0) covered.push(place);
    }
    expect(covered).toEqual([]);
  }

  test('scrolls to the end of the menu and keeps the focused element visible', async ({ page }) => {
    await openMenu(page);
    await spaceText(page);
    expect(await findTooWide(page)).toEqual([]);
    await expectUncovered(page, 12);
    const last = page.getByRole('banner').getByRole('navigation').getByRole('link').last();
    await page.mouse.move(160, 200);
    await expect(async () => {
      // A slow browser may have scrolled past it.
      const isAbove = ((await last.boundingBox())?.y ?? 0) < 0;
      await page.mouse.wheel(0, isAbove ? -200 : 200);
      await expect(last).toBeInViewport({ ratio: 1, timeout: 300 });
    }).toPass();
  });

  test('keeps the focused element visible in a calculator', async ({ page }) => {
    await page.goto('/tools/position-size');
    await expect(page.getByRole('combobox', { name: 'Instrument' })).toBeEnabled();
    await page.getByRole('combobox', { name: 'Instrument' }).focus();
    await expectUncovered(page, 12);
  });
});
