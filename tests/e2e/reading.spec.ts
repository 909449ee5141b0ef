import { becomesLive } from './support.ts';
import { expect, test } from './test.ts';

test.describe('what is marked to fade in', () => {
  test('waits below the screen, is there on the first screen, and appears once a tenth of it is seen', async ({
    page,
  }) => {
    await page.goto('/');
    await becomesLive(page);
    const heading = page.getByRole('heading', { name: 'What to check about any provider' });
    await expect(heading).toHaveCSS('opacity', '0');
    const hidden = await page.evaluate(() =>
      [...document.querySelectorAll('[data-fade-in]')].filter(
        (element) =>
          element.getBoundingClientRect().top < innerHeight && getComputedStyle(element).opacity !== '1',
      ),
    );
    expect(hidden).toEqual([]);
    await heading.scrollIntoViewIfNeeded();
    await expect(heading).toHaveCSS('opacity', '1');
  });

  test('is all there for a printer and for the keyboard', async ({ page }) => {
    await page.setViewportSize({ width: 390, height: 500 });
    await page.goto('/markets');
    await becomesLive(page);
    const link = page.getByRole('link', { name: 'Read the stock guide' });
    const card = page.getByRole('listitem').filter({ has: link });
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
