import { becomesLive } from './support.ts';
import { expect, test } from './test.ts';

/** Pages of every template, long enough to scroll. */
const LONG_PAGES = ['/', '/markets/forex', '/education/beginner', '/services'];

test.describe('what is marked to fade in', () => {
  test('waits below the screen, and appears once a tenth of it is there', async ({ page }) => {
    await page.goto('/');
    await becomesLive(page);
    const heading = page.getByRole('heading', { name: 'What to check about any provider' });
    await expect(heading).toHaveCSS('opacity', '0');
    await heading.scrollIntoViewIfNeeded();
    await expect(heading).toHaveCSS('opacity', '1');
  });

  test('never hides what the first screen shows', async ({ page }) => {
    for (const address of LONG_PAGES) {
      await page.goto(address);
      await becomesLive(page);
      const hidden = await page.evaluate(() =>
        [...document.querySelectorAll('[data-fade-in]')].filter(
          (element) =>
            element.getBoundingClientRect().top < innerHeight && getComputedStyle(element).opacity !== '1',
        ),
      );
      expect(hidden, address).toEqual([]);
    }
  });

  test('is all there for a printer and for the keyboard', async ({ page }) => {
    await page.goto('/markets');
    await becomesLive(page);
    const link = page.getByRole('link', { name: 'Read the stock guide' });
    const card = page.getByRole('listitem').filter({ has: link });
    await page.setViewportSize({ width: 390, height: 500 });
    await page.reload();
    await becomesLive(page);
    await expect(card).toHaveCSS('opacity', '0');
    await link.focus();
    await expect(card).toHaveCSS('opacity', '1');
    await page.emulateMedia({ media: 'print' });
    for (const item of await page.getByRole('heading', { level: 2 }).all())
      await expect(item).toHaveCSS('opacity', '1');
  });

  test('does not move for people who want no motion', async ({ page }) => {
    await page.emulateMedia({ reducedMotion: 'reduce' });
    await page.goto('/');
    await becomesLive(page);
    await expect(page.getByRole('heading', { name: 'What to check about any provider' })).toHaveCSS(
      'opacity',
      '1',
    );
  });
});

test('a page full of live charts is no wider than a phone of 320 px', async ({ page }) => {
  await page.setViewportSize({ width: 320, height: 700 });
  await page.goto('/markets');
  await becomesLive(page);
  await page.getByRole('region', { name: 'Major forex pairs' }).scrollIntoViewIfNeeded();
  await expect(page.getByTitle(/4-hour chart by TradingView$/).first()).toBeVisible();
  const overflow = await page.evaluate(() => document.documentElement.scrollWidth - innerWidth);
  expect(overflow).toBeLessThanOrEqual(0);
});
