import { seededBrokers, shownBrokers } from '../support/owner.ts';
import { expect, test } from './test.ts';

const active = seededBrokers.filter(({ isActive }) => isActive);

const pagesOf = (pdf: Buffer) => [...pdf.toString('latin1').matchAll(/\/Type\s*\/Page\b(?!s)/g)].length;

test('B25: four brokers print on one page, black on white, with what belongs to it', async ({ page }) => {
  const query = new URLSearchParams(active.slice(0, 4).map(({ id }) => ['broker', id]));
  await page.goto(`/ib-partners/compare?${query.toString()}`);
  await expect(page.getByRole('columnheader')).toHaveCount(4);
  expect(pagesOf(await page.pdf({ preferCSSPageSize: true, printBackground: true }))).toBe(1);

  await page.emulateMedia({ media: 'print' });
  await expect(page.getByText(/^We are paid by these brokers/)).toBeVisible();
  await expect(page.getByText(/compare\?broker=.*, printed \d+ \w+ \d{4}\..*lose you money/)).toBeVisible();
  for (const hidden of ['Print', 'Copy link', 'Remove'])
    await expect(page.getByRole('button', { name: hidden }).first()).toBeHidden();
  await expect(page.getByRole('navigation').getByRole('link')).toHaveCount(0);
  await expect(page.getByRole('banner')).toBeHidden();
  for (const cell of ['th', 'td']) {
    const colours = await page
      .locator(`tbody ${cell}`)
      .first()
      .evaluate((element) => [
        getComputedStyle(element).color,
        getComputedStyle(document.body).backgroundColor,
      ]);
    expect(colours).toEqual(['rgb(0, 0, 0)', 'rgb(255, 255, 255)']);
  }
});

test('B36: the list prints with the referral line above the first card, and without its controls', async ({
  page,
}) => {
  await page.goto('/ib-partners');
  await expect(page.getByRole('heading', { name: shownBrokers[0] ?? '' })).toBeVisible();
  for (const media of ['screen', 'print'] as const)
    for (const width of [320, 1280]) {
      await page.emulateMedia({ media });
      await page.setViewportSize({ width, height: 900 });
      const line = await page.getByText(/^We are paid by these brokers/).boundingBox();
      const card = await page.getByRole('article').first().boundingBox();
      expect(line && card && line.y + line.height <= card.y, `${media} at ${String(width)}`).toBe(true);
    }
  await expect(page.getByRole('searchbox')).toBeHidden();
  await expect(page.getByRole('combobox', { name: 'Order' })).toBeHidden();
});
