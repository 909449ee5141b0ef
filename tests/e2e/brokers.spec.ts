import type { Page } from '@playwright/test';
import { seededBrokers } from '../support/owner.ts';
import { violationsOf } from './axe.ts';
import { PHONE } from './screens.ts';
import { cardHeadings, shiftsOf, storedBroker, storing } from './support.ts';
import { expect, test } from './test.ts';

const compared = seededBrokers.filter(({ isActive }) => isActive).map(({ id }) => ['broker', id]);
const comparePath = `/ib-partners/compare?${new URLSearchParams([...compared.slice(0, 4), ['end', '']]).toString()}`;

/** How much wider than the window the page is, in px. */
const overflow = (page: Page) =>
  page.evaluate(() => document.documentElement.scrollWidth - document.documentElement.clientWidth);

test('closes the filters on a phone with Escape and Back', async ({ page }) => {
  await page.setViewportSize(PHONE);
  await page.goto('/ib-partners');
  await page.getByRole('button', { name: 'Filters' }).click();
  const dialog = page.getByRole('dialog', { name: 'Filters' });
  await dialog.getByRole('radio', { name: /^\$50 \d+$/ }).check();
  expect(await violationsOf(page, { within: 'dialog' })).toEqual([]);
  await page.keyboard.press('Escape');
  await expect(dialog).toHaveCount(0);
  await expect(page).toHaveURL(/max=50/);
  await page.getByRole('button', { name: 'Filters (1)' }).click();
  await page.goBack();
  await expect(dialog).toHaveCount(0);
  await page.goBack();
  await expect(page).toHaveURL(/\/ib-partners$/);
});

/** The visible share of each element, from 0 to 1: what is inside the window and isn't hidden by an ellipsis. */
const shownParts = (page: Page, selector: string) =>
  page.locator(selector).evaluateAll((elements) =>
    elements.map((element) => {
      const { top, height } = element.getBoundingClientRect();
      return (element.clientWidth / element.scrollWidth) * Math.min(1, (innerHeight - top) / height);
    }),
  );

test('shows two and a half brokers with all their figures without scrolling', async ({ page }) => {
  await page.setViewportSize({ width: 1280, height: 800 });
  await page.goto('/ib-partners');
  await expect(cardHeadings(page)).not.toHaveCount(0);
  const heights = await page
    .getByRole('article')
    .evaluateAll((rows) => rows.map((row) => row.getBoundingClientRect().height));
  expect(Math.max(...heights)).toBeLessThanOrEqual(180);
  const rows = await shownParts(page, 'article');
  expect(rows.filter((part) => part >= 1).length + (rows.find((part) => part < 1) ?? 0)).toBeGreaterThan(2.5);
  const inSight = 'li:first-child > article > :not(details)';
  const figures = await shownParts(page, `${inSight} dd, ${inSight} a, ${inSight} p, ${inSight} li`);
  expect(figures.filter((part) => part < 0.99)).toEqual([]);
  expect(await shiftsOf(page)).toEqual([]);

  const filters = page.getByRole('search');
  await filters.locator('summary', { hasText: 'Platforms' }).click();
  await page.getByRole('checkbox', { name: /^cTrader/ }).check();
  await page.keyboard.press('Escape');
  await expect(filters.locator('summary', { hasText: 'Platforms (1)' })).toBeFocused();
  await page
    .getByRole('checkbox', { name: /^Compare / })
    .first()
    .check();
  await expect(page).toHaveURL(/platform=ctrader&pick=/);
});

test('prints a comparison of four brokers on one page', async ({ page }) => {
  await page.goto(comparePath);
  await expect(page.getByRole('columnheader')).toHaveCount(4);
  const pdf = await page.pdf({ preferCSSPageSize: true, printBackground: true });
  expect([...pdf.toString('latin1').matchAll(/\/Type\s*\/Page\b(?!s)/g)]).toHaveLength(1);
  await page.emulateMedia({ media: 'print' });
  await expect(page.getByText(/^We are paid by these brokers/)).toBeVisible();
  await expect(page.getByText(/compare\?broker=.*, printed \d+ \w+ \d{4}\.$/)).toBeVisible();
  for (const hidden of ['Print', 'Copy link', 'Remove'])
    await expect(page.getByRole('button', { name: hidden }).first()).toBeHidden();
  const colours = await page
    .locator('tbody td')
    .first()
    .evaluate((cell) => [getComputedStyle(cell).color, getComputedStyle(document.body).backgroundColor]);
  expect(colours).toEqual(['rgb(0, 0, 0)', 'rgb(255, 255, 255)']);
});

const storingBrokers = (count: number) => {
  const brokers = Array.from({ length: count }, (_, index) =>
    storedBroker(String(index + 1), {
      name: `Broker ${String(index + 1)} International`,
      tradingPlatforms: [index % 2 === 0 ? 'MT5' : 'cTrader'],
    }),
  );
  return storing({ upm_brokers: JSON.stringify(brokers) });
};

test.describe(() => {
  test.use({ storageState: storingBrokers(60) });

  test('restores the scroll position on Back', async ({ page }) => {
    await page.setViewportSize({ width: 1280, height: 800 });
    await page.goto('/ib-partners?platform=mt5');
    await page.getByRole('button', { name: 'Show 6 more of 30' }).click();
    await expect(cardHeadings(page)).toHaveCount(30);
    await cardHeadings(page).last().scrollIntoViewIfNeeded();
    const left = await page.evaluate(() => scrollY);
    expect(left).toBeGreaterThan(2000);
    await page.getByRole('contentinfo').getByRole('link', { name: 'Privacy' }).click();
    await expect(page.getByRole('heading', { level: 1, name: 'Privacy' })).toBeVisible();
    await page.goBack();
    await expect(cardHeadings(page)).toHaveCount(30);
    // To click the link at the bottom of the page, Playwright scrolled down to it first.
    await expect.poll(() => page.evaluate(() => scrollY)).toBeGreaterThanOrEqual(left);
  });
});

test.describe(() => {
  test.use({ storageState: storingBrokers(5) });

  test('compares four brokers by keyboard, keeping the focused element visible', async ({ page }) => {
    await page.setViewportSize({ width: 320, height: 640 });
    await page.goto('/ib-partners');
    await page.getByRole('searchbox', { name: 'Search brokers' }).focus();
    let picked = 0;
    for (let stops = 0; stops < 100; stops += 1) {
      await page.keyboard.press('Tab');
      const { name, isCovered } = await page.evaluate(() => {
        const element = document.activeElement;
        const tray = document.querySelector('section[aria-label="Comparison"]');
        if (!element || !tray) return { name: '', isCovered: false };
        const [own, over] = [element.getBoundingClientRect(), tray.getBoundingClientRect()];
        const isUnder = over.height > 0 && own.bottom > over.top && own.top < over.bottom;
        return {
          name: element.getAttribute('aria-label') ?? element.textContent,
          isCovered: !tray.contains(element) && isUnder,
        };
      });
      expect(isCovered, name).toBe(false);
      if (name === 'Compare 4 brokers') break;
      if (picked === 4 || !/^Compare .+ International$/.test(name)) continue;
      await page.keyboard.press('Space');
      picked += 1;
      await expect(page.getByRole('checkbox', { name })).toBeFocused();
    }
    expect(await overflow(page)).toBe(0);
    await page.keyboard.press('Enter');
    await expect(page.getByRole('columnheader')).toHaveText([/^Broker 1 /, /^Broker 2 /]);
    await page.getByRole('radio', { name: 'Broker 4 International' }).check();
    await expect(page.getByRole('columnheader')).toHaveText([/^Broker 1 /, /^Broker 4 /]);
    expect(await overflow(page)).toBe(0);
    expect(await violationsOf(page)).toEqual([]);
  });
});
