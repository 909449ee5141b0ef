import type { Page } from '@playwright/test';
import { darkViolationsOf, violationsOf } from './axe.ts';
import {
  ADMIN_SCREENS,
  DESKTOP,
  NOT_FOUND,
  openPublicPage,
  PHONE,
  signedIn,
  withoutFrames,
} from './screens.ts';
import { becomesLive, inParts, ONE_OF_EACH_KIND, SESSION, signIn, skipsOf, storing } from './support.ts';
import { expect, test } from './test.ts';

/** So high that charts are there without scrolling, which would put something half under the header. */
const HIGH_PHONE = { ...PHONE, height: 4000 };
const HIGH_DESKTOP = { ...DESKTOP, height: 4000 };

/** Expects that axe finds nothing on the shown page at both sizes, and that its dark look can be read as well. */
async function expectNothingFound(page: Page, sizes = [PHONE, DESKTOP]) {
  for (const size of sizes) {
    await page.setViewportSize(size);
    expect.soft(await violationsOf(page), `${page.url()} at ${String(size.width)} px`).toEqual([]);
  }
  expect.soft(await darkViolationsOf(page), `${page.url()}, dark`).toEqual([]);
}

/** The levels of the headings that screen readers get. */
const headingLevels = (page: Page) =>
  page
    .getByRole('heading')
    .evaluateAll((headings) => headings.map(({ tagName }) => Number(tagName.slice(1))));

test.describe('axe finds nothing, and headings skip no level, on', () => {
  test.describe('public pages of every kind, which have one first heading:', () => {
    test.use({ storageState: withoutFrames, contextOptions: { reducedMotion: 'reduce' } });

    for (const [part, pages] of inParts([...ONE_OF_EACH_KIND, NOT_FOUND], 3).entries())
      test(`part ${String(part + 1)}`, async ({ page, noise }) => {
        for (const address of pages) {
          await openPublicPage(page, address);
          await expectNothingFound(page);
          const levels = await headingLevels(page);
          expect.soft(levels[0], address).toBe(1);
          expect.soft(levels.slice(1), address).not.toContain(1);
          expect.soft(skipsOf(levels), address).toEqual([]);
        }
        // Only the browser's own word on the status of the page that is not there.
        expect(noise.messages.splice(0).filter((message) => !message.includes('404'))).toEqual([]);
      });
  });

  test.describe('the dashboard:', () => {
    test.use({ storageState: signedIn });

    for (const [name, open] of Object.entries(ADMIN_SCREENS))
      test(name, async ({ page }) => {
        await open(page);
        await expectNothingFound(page);
        expect(skipsOf(await headingLevels(page))).toEqual([]);
      });
  });
});

test.describe('axe finds nothing on', () => {
  test('a page with the provider’s frames', async ({ page }) => {
    await page.setViewportSize(HIGH_DESKTOP);
    await page.goto('/markets');
    await expect(page.getByTitle(/4-hour chart by TradingView$/).first()).toBeVisible();
    await expectNothingFound(page, [HIGH_PHONE, HIGH_DESKTOP]);
  });

  test.describe('charts', () => {
    test.use({ provider: 'blocked' });

    test('that are blocked', async ({ page, noise }) => {
      await page.setViewportSize(HIGH_DESKTOP);
      await page.goto('/markets');
      await expect(page.getByRole('button', { name: /^Try again to load .* chart/ }).first()).toBeVisible();
      await expectNothingFound(page, [HIGH_PHONE, HIGH_DESKTOP]);
      expect(noise.messages.splice(0).every((text) => text.startsWith('Failed to load resource'))).toBe(true);
    });
  });

  test('the open menus of the header', async ({ page }) => {
    await page.setViewportSize(DESKTOP);
    await page.goto('/markets/forex');
    await becomesLive(page);
    const navigation = page.getByRole('navigation', { name: 'Main' });
    const openMarkets = () => navigation.locator('summary', { hasText: 'Markets pages' }).click();
    await openMarkets();
    await expect(navigation.getByRole('link', { name: 'Crypto' })).toBeVisible();
    expect(await violationsOf(page)).toEqual([]);

    await page.keyboard.press('Escape');
    await page.setViewportSize(PHONE);
    await page
      .getByRole('banner')
      .locator('summary', { hasText: /^Menu$/ })
      .click();
    await openMarkets();
    await expect(navigation.getByRole('link', { name: 'Crypto' })).toBeVisible();
    expect(await violationsOf(page)).toEqual([]);
  });

  test('a page whose part did not arrive', async ({ page, noise }) => {
    await page.goto('/');
    await becomesLive(page);
    // The host does not answer, so that no reload is tried.
    await page.route('**/*', (route) => route.abort());
    await page.getByRole('contentinfo').getByRole('link', { name: 'contact form' }).click();
    await expect(page.getByRole('heading', { level: 1, name: 'This page could not be shown' })).toBeVisible();
    await expectNothingFound(page);
    noise.messages.length = 0;
  });

  test('a login that was refused, and the debug page', async ({ page }) => {
    await page.goto('/secure/admin/login');
    await signIn(page, 'admin', 'not the password');
    await expect(page.getByRole('alert')).toContainText('Invalid username or password');
    await expectNothingFound(page);
    await page.goto('/admin-test');
    await expect(page.getByRole('definition').filter({ hasText: /^available$/ })).toBeVisible();
    await expectNothingFound(page);
  });

  test.describe('empty lists', () => {
    test.use({ storageState: storing({ ...SESSION, upm_brokers: '[]', upm_platforms: '[]' }) });

    test('of visitors and of an administrator', async ({ page }) => {
      for (const [address, words] of [
        ['/platforms', 'No platforms available'],
        ['/ib-partners', 'No Brokers Available'],
        ['/admin?tab=platforms', 'No platforms found'],
        ['/admin?tab=brokers', 'No brokers found'],
      ] as const) {
        await page.goto(address);
        await expect(page.getByRole('heading', { name: words })).toBeVisible();
        await expectNothingFound(page);
      }
    });
  });
});
