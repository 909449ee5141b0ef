import { seededBrokers, shownBrokers } from '../support/owner.ts';
import { violationsOf } from './axe.ts';
import { shiftsOf } from './support.ts';
import { expect, test } from './test.ts';

const [FIRST = '', SECOND = ''] = shownBrokers;

test('B11, B12, B29: list, address and history agree, and the tools are asked for once, with nothing that moves', async ({
  page,
}) => {
  const search = page.getByRole('searchbox', { name: 'Search brokers' });
  const asked: string[] = [];
  page.on('request', (request) => asked.push(new URL(request.url()).pathname));
  await page.goto('/ib-partners');
  await expect(page.getByRole('heading', { name: FIRST })).toBeVisible();
  await expect(search).toBeVisible();
  expect(
    asked.filter((path) => path.startsWith('/assets/BrokerBrowser-') && path.endsWith('.js')),
  ).toHaveLength(1);
  expect(await shiftsOf(page)).toEqual([]);

  await page.getByRole('combobox', { name: 'Order' }).selectOption('name');
  await expect(page).toHaveURL(/\?sort=name$/);
  await search.fill(SECOND);
  await expect(page).toHaveURL(/\?q=.+&sort=name$/);
  await expect(page.getByRole('heading', { name: FIRST })).toHaveCount(0);
  await page.reload();
  await expect(page.getByRole('heading', { name: SECOND })).toBeVisible();
  await expect(search).toHaveValue(SECOND);

  // Typing was no step of its own.
  await page.goBack();
  await expect(page).toHaveURL(/\/ib-partners$/);
  await expect(page.getByRole('heading', { name: FIRST })).toBeVisible();
});

test('B27: the filters of a phone are a dialog that its button, Escape and Back close, with what was chosen', async ({
  page,
}) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await page.goto('/ib-partners');
  await page.getByRole('button', { name: 'Filters' }).click();
  const dialog = page.getByRole('dialog', { name: 'Filters' });
  const all = String(shownBrokers.length);
  await expect(dialog.getByRole('button', { name: `Show ${all} brokers` })).toBeVisible();
  await dialog.getByRole('radio', { name: /^At most \$50 \d+$/ }).check();
  await expect(page).toHaveURL(/max=50/);
  expect(await violationsOf(page, { within: 'dialog' })).toEqual([]);
  await page.keyboard.press('Escape');
  await expect(dialog).toHaveCount(0);
  await expect(page).toHaveURL(/max=50/);
  await page.getByRole('button', { name: 'Filters (1)' }).click();
  await page.goBack();
  await expect(dialog).toHaveCount(0);
  await page.goBack();
  await expect(page).toHaveURL(/\/ib-partners$/);
  await page.getByRole('button', { name: 'Filters' }).click();
  await dialog.getByRole('button', { name: `Show ${all} brokers` }).click();
  await expect(dialog).toHaveCount(0);
});

test('B21, B22, B26: brokers are picked, compared and shared by a link, which shows the same in a fresh profile', async ({
  page,
  context,
  browser,
}) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write']);
  await page.goto('/ib-partners');
  for (const name of [SECOND, FIRST]) await page.getByRole('checkbox', { name: `Compare ${name}` }).check();
  await page.getByRole('link', { name: 'Compare 2 brokers' }).click();
  await expect(page.getByRole('columnheader')).toHaveCount(2);
  await page.getByRole('checkbox', { name: 'Only rows that differ' }).check();
  await page.getByRole('button', { name: 'Copy link' }).click();
  await expect(page.getByText('Link copied')).toBeVisible();
  const link = await page.evaluate(() => navigator.clipboard.readText());

  const fresh = await browser.newContext();
  const other = await fresh.newPage();
  await other.goto(link);
  await expect(other.getByRole('columnheader')).toHaveCount(2);
  const table = page.getByRole('table');
  await expect(other.getByRole('table')).toHaveText(await table.innerText(), { useInnerText: true });
  await expect(other.getByRole('checkbox', { name: 'Only rows that differ' })).toBeChecked();
  await fresh.close();
});

test.describe('without scripts', () => {
  test.use({ javaScriptEnabled: false });

  test('B28, B36: the cards have their cost, below what the brokers pay', async ({ page }) => {
    await page.goto('/ib-partners');
    await expect(page.getByRole('heading', { name: FIRST })).toBeVisible();
    await expect(page.getByText(/^1 lot EUR\/USD, 1 night: /)).toHaveCount(shownBrokers.length);
    await expect(page.getByText(/^We are paid by these brokers/)).toBeVisible();
    await page.goto('/ib-partners/compare');
    await expect(page.getByText(/^Comparing needs scripts\./)).toBeVisible();
  });
});

test.describe('B40: two years ahead, in another time zone', () => {
  test.use({ timezoneId: 'Pacific/Kiritimati' });

  test('the pages of brokers are taken over without a mismatch, and figures are over a year old', async ({
    page,
  }) => {
    const ids = seededBrokers.filter(({ isActive }) => isActive).map(({ id }) => ['broker', id]);
    await page.clock.setFixedTime('2028-11-22T12:00:00Z');
    await page.goto('/ib-partners');
    await expect(page.getByText(/not checked for over a year/i).first()).toBeVisible();
    await page.goto(`/ib-partners/compare?${new URLSearchParams(ids.slice(0, 4)).toString()}`);
    await expect(page.getByText(/over a year ago/).first()).toBeVisible();
  });
});
