import { becomesLive } from './support.ts';
import { expect, test } from './test.ts';

test('fades in the cards below the first screen, and prints all of them', async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 500 });
  await page.goto('/markets');
  await becomesLive(page);
  const hidden = await page.evaluate(() =>
    [...document.querySelectorAll('[data-fade-in]')].filter(
      (element) =>
        element.getBoundingClientRect().top < innerHeight && getComputedStyle(element).opacity !== '1',
    ),
  );
  expect(hidden).toEqual([]);
  const link = page.getByRole('link', { name: 'Read the stock guide' });
  const card = page.getByRole('listitem').filter({ has: link });
  await expect(card).toHaveCSS('opacity', '0');
  await card.evaluate((element) => {
    element.scrollIntoView();
  });
  await expect(card).toHaveCSS('opacity', '1');
  await page.emulateMedia({ media: 'print' });
  for (const item of await page.getByRole('heading', { level: 2 }).all())
    await expect(item).toHaveCSS('opacity', '1');
});
