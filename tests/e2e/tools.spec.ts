import type { Page } from '@playwright/test';
import { violationsOf } from './axe.ts';
import { SOURCES } from './servers.ts';
import { becomesLive } from './support.ts';
import { expect, test } from './test.ts';

const SIZE = '/tools/position-size';

/** The calculators of a page, from top to bottom. */
const results = (page: Page) => page.getByRole('region', { name: 'Result' });
const field = (page: Page, name: string) => page.getByRole('textbox', { name, exact: true });

/** Settles when the calculators, parts of their own, behave: their fields are disabled until then. */
const calculatesLive = (page: Page) =>
  expect(page.locator('main :is(input, select, fieldset):disabled')).toHaveCount(0);

async function open(page: Page, address: string) {
  await page.goto(address);
  await becomesLive(page);
  await calculatesLive(page);
}

test.describe('a calculator on a page of its own', () => {
  test('S78, S81: is filled and begun again by keyboard alone, its address shows the same in a new tab, and it prints its sum', async ({
    page,
    context,
  }) => {
    await open(page, SIZE);
    await field(page, 'Account').focus();
    await page.keyboard.press('ControlOrMeta+A');
    await page.keyboard.type('20000');
    await page.keyboard.press('Tab');
    await expect(field(page, 'Risk on this trade')).toBeFocused();
    await field(page, 'Stop loss').fill('1.082');
    await expect(results(page)).toContainText('1.00 lots');
    await expect(page).toHaveURL(/\?account=20000&.*&stop=1\.082$/);

    const other = await context.newPage();
    await other.goto(page.url());
    await expect(results(other)).toContainText('1.00 lots');
    await expect(field(other, 'Account')).toHaveValue('20000');
    await other.emulateMedia({ media: 'print' });
    await expect(results(other)).toBeVisible();
    await expect(field(other, 'Account')).toBeVisible();
    await expect(other.getByRole('heading', { name: "What the calculator doesn't know" })).toBeHidden();
    await expect(other.getByRole('button', { name: 'Print' })).toBeHidden();

    await page.getByRole('button', { name: 'Start again' }).press('Enter');
    await expect(field(page, 'Account')).toHaveValue('10000');
    await expect(page).toHaveURL(SIZE);
  });

  test('S77: says of the signal it was filled in from that it is over', async ({ page }) => {
    await open(page, `${SIZE}?signal=12&instrument=GBP%2FUSD&entry=1.25800&stop=1.25200`);
    await expect(field(page, 'Entry')).toHaveValue('1.25800');
    await expect(page.getByText('Signal 12 is closed. The numbers are for practice.')).toBeVisible();
  });

  test('on a phone the answer stays in sight below the numbers', async ({ page }) => {
    await page.setViewportSize({ width: 390, height: 844 });
    await open(page, SIZE);
    await field(page, 'Account').scrollIntoViewIfNeeded();
    const bar = page.locator('p[aria-hidden="true"]', { hasText: '0.25 lots' });
    await expect(bar).toBeInViewport({ ratio: 1 });
    await expect(bar).toContainText('If the stop is reached: −100.00 USD');
    await field(page, 'Account').fill('abc');
    await expect(bar).toHaveCount(0);
  });
});

const sessionsAreTold = (page: Page) =>
  expect(page.getByRole('region', { name: 'Forex sessions', exact: true })).toContainText(
    /(?:opens|closes) \w{3} \d\d:\d\d/,
  );

test('S82: what behaves inside a guide does so after a step inside the site, and leaves the address alone', async ({
  page,
}) => {
  await open(page, '/markets');
  await page.getByRole('main').getByRole('link', { name: /forex/i }).first().click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Forex');
  const address = page.url();
  await calculatesLive(page);
  await field(page, 'Account').fill('20000');
  await expect(results(page)).toContainText('0.63 lots');
  await sessionsAreTold(page);
  const own = page.getByRole('link', { name: 'Open as a page of its own' });
  await expect(own).toHaveAttribute('href', /account=20000/);
  expect(page.url()).toBe(address);
  await own.click();
  await expect(page).toHaveURL(/\/tools\/position-size\?account=20000/);
  await expect(results(page)).toContainText('0.63 lots');
});

test('S82: sections that behave do so on direct load', async ({ page }) => {
  await open(page, '/markets/forex');
  await field(page, 'Account').fill('20000');
  await expect(results(page)).toContainText('0.63 lots');
  await sessionsAreTold(page);

  await open(page, '/education/forex');
  await expect(page.getByRole('row', { name: /^Tokyo/ })).toContainText(
    /\d\d:\d\d-\d\d:\d\d.*\d\d:\d\d-\d\d:\d\d/,
  );

  await open(page, '/services/webinar');
  await expect(page.getByRole('main')).toContainText(/your (?:own )?time/i);
});

test.describe('in development', () => {
  test.use({ baseURL: SOURCES });

  test('sections that behave do so', async ({ page }) => {
    await page.goto('/markets/forex');
    await sessionsAreTold(page);
    await calculatesLive(page);
    await field(page, 'Account').fill('20000');
    await expect(results(page)).toContainText('0.63 lots');
  });
});

test.describe('without motion', () => {
  // What is half faded in has too little contrast for axe.
  test.use({ contextOptions: { reducedMotion: 'reduce' } });

  test('axe finds nothing in warnings and mistakes, and nothing is wider than a small phone', async ({
    page,
  }) => {
    await page.setViewportSize({ width: 390, height: 3000 });
    await open(page, `${SIZE}?risk=5&leverage=1`);
    expect(await violationsOf(page, { within: 'main' })).toEqual([]);
    for (const [name, text] of [
      ['Account', 'abc'],
      ['Stop loss', '1.084'],
    ] as const) {
      await field(page, name).fill(text);
      await page.keyboard.press('Tab');
      await expect(field(page, name)).toHaveAccessibleDescription(/\./);
    }
    expect(await violationsOf(page, { within: 'main' })).toEqual([]);
    await page.setViewportSize({ width: 320, height: 640 });
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(320);
  });
});
