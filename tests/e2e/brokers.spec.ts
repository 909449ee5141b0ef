import { shownBrokers } from '../support/owner.ts';
import { violationsOf } from './axe.ts';
import { becomesLive } from './support.ts';
import { expect, test } from './test.ts';

const [FIRST = '', SECOND = ''] = shownBrokers;

for (const width of [390, 1280])
  test(`B11 B12 B27: list, address and history agree at ${String(width)} pixels`, async ({ page }) => {
    await page.setViewportSize({ width, height: 844 });
    await page.goto('/ib-partners');
    await expect(page.getByRole('heading', { name: FIRST })).toBeVisible();
    expect(await violationsOf(page)).toEqual([]);

    await page.getByRole('combobox', { name: 'Order' }).selectOption('name');
    await expect(page).toHaveURL(/\?sort=name$/);
    await page.getByRole('searchbox', { name: 'Search brokers' }).fill(SECOND);
    await expect(page).toHaveURL(/\?q=.+&sort=name$/);
    await expect(page.getByRole('heading', { name: FIRST })).toHaveCount(0);
    await page.reload();
    await expect(page.getByRole('heading', { name: SECOND })).toBeVisible();
    await expect(page.getByRole('searchbox', { name: 'Search brokers' })).toHaveValue(SECOND);

    // Typing was no step of its own.
    await page.goBack();
    await expect(page).toHaveURL(/\/ib-partners$/);
    await expect(page.getByRole('heading', { name: FIRST })).toBeVisible();
  });

test('B27: the filters of a phone are a dialog that Escape and Back close, with what was chosen', async ({
  page,
}) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await page.goto('/ib-partners');
  await page.getByRole('button', { name: 'Filters' }).click();
  const dialog = page.getByRole('dialog', { name: 'Filters' });
  await dialog.getByRole('radio', { name: /^At most \$50 \d+$/ }).check();
  await expect(page).toHaveURL(/max=50/);
  expect(await violationsOf(page)).toEqual([]);
  await page.keyboard.press('Escape');
  await expect(dialog).toHaveCount(0);
  await expect(page).toHaveURL(/max=50/);
  await page.getByRole('button', { name: 'Filters (1)' }).click();
  await page.goBack();
  await expect(dialog).toHaveCount(0);
  await page.goBack();
  await expect(page).toHaveURL(/\/ib-partners$/);
});

test('B21 B22 B26: brokers are picked, compared and shared by a link', async ({ page }) => {
  await page.goto('/ib-partners');
  for (const name of shownBrokers.slice(0, 4))
    await page.getByRole('checkbox', { name: `Compare ${name}` }).check();
  await page.getByRole('link', { name: 'Compare 4 brokers' }).click();
  await expect(page.getByRole('columnheader')).toHaveCount(4);
  expect(await violationsOf(page)).toEqual([]);
  await page.getByRole('button', { name: 'Copy link' }).click();
  await expect(
    page.getByText('Link copied').or(page.getByRole('textbox', { name: 'Link to this comparison' })),
  ).toBeVisible();
});

test('B28 B36: without scripts the cards have cost, licence and loss figure, below what the brokers pay', async ({
  browser,
}) => {
  const context = await browser.newContext({ javaScriptEnabled: false });
  const page = await context.newPage();
  await page.goto('/ib-partners');
  await expect(page.getByRole('heading', { name: FIRST })).toBeVisible();
  await expect(page.getByText(/^1 lot EUR\/USD, 1 night: /)).toHaveCount(shownBrokers.length);
  await expect(page.getByText(/^We are paid by these brokers/)).toBeVisible();
  await page.goto('/ib-partners/compare');
  await expect(page.getByText(/^Comparing needs scripts\./)).toBeVisible();
  await context.close();
});

test('B27 B40: the method page is live without a warning, and axe finds nothing', async ({ page }) => {
  for (const width of [390, 1280]) {
    await page.setViewportSize({ width, height: 844 });
    await page.goto('/ib-partners/method');
    await becomesLive(page);
    expect(await violationsOf(page)).toEqual([]);
  }
});
