import type { Page } from '@playwright/test';
import { allPages } from '../../src/content/lessonPages.ts';
import { structuralViolationsOf, violationsOf } from './axe.ts';
import { amberWords, expectAllShown, expectLegibleDrawings, NARROW } from './layout.ts';
import { ADMIN_SCREENS, DESKTOP, NOT_FOUND, openPublicPage, signedIn, withoutFrames } from './screens.ts';
import { becomesLive, inParts, ONE_OF_EACH_KIND, signIn } from './support.ts';
import { expect, test } from './test.ts';

const LOOKED_AT = [...ONE_OF_EACH_KIND, NOT_FOUND];
const templateOf = (address: string) => allPages.find(({ path }) => path === address)?.view;

const BOARD = '/services/signals';

/** One page per template; other specs check what else differs. */
const isForAxe = (address: string) =>
  address === BOARD || LOOKED_AT.find((other) => templateOf(other) === templateOf(address)) === address;

test.use({ viewport: NARROW, contextOptions: { reducedMotion: 'reduce' } });

/** Heading levels that skip a level. */
const skipsOf = (levels: readonly number[]) =>
  levels.filter((level, index) => index > 0 && level > (levels[index - 1] ?? 0) + 1);

const headingLevels = (page: Page) =>
  page
    .getByRole('heading')
    .evaluateAll((headings) => headings.map(({ tagName }) => Number(tagName.slice(1))));

/**
 * The most colourful screens: axe checks contrast only here, because that takes half its time.
 * `tokens.test.ts` checks every pair of colours in both themes, and style sheets use no other colours.
 */
const COLOURFUL = [
  '/',
  '/markets/forex',
  BOARD,
  ...LOOKED_AT.filter((address) => address.endsWith('-quiz')),
  'the list of brokers',
  'a rejected broker form',
];

async function expectNothingFound(page: Page, name: string) {
  const found = await (COLOURFUL.includes(name) ? violationsOf(page) : structuralViolationsOf(page));
  expect.soft(found, name).toEqual([]);
}

test.describe(() => {
  test.use({ storageState: withoutFrames });

  for (const [part, pages] of inParts(LOOKED_AT, 4).entries())
    test(`passes axe and fits into 320 pixels on public pages, part ${String(part + 1)}`, async ({
      page,
      noise,
    }) => {
      for (const address of pages) {
        await openPublicPage(page, address);
        await amberWords(page.locator('body'));
        const levels = await headingLevels(page);
        expect.soft(levels[0], address).toBe(1);
        expect.soft(levels.slice(1), address).not.toContain(1);
        expect.soft(skipsOf(levels), address).toEqual([]);
        if (isForAxe(address)) await expectNothingFound(page, address);
        await expectLegibleDrawings(page, address);
        await expectAllShown(page, address);
      }
      // Ignores the browser's own message about the 404.
      expect(noise.messages.splice(0).filter((message) => !message.includes('404'))).toEqual([]);
    });
});

test.describe(() => {
  test.use({ storageState: signedIn });

  for (const [name, open] of Object.entries(ADMIN_SCREENS))
    test(`passes axe and fits 320 pixels: ${name}`, async ({ page }) => {
      await open(page);
      expect(skipsOf(await headingLevels(page))).toEqual([]);
      await expectNothingFound(page, name);
      await expectAllShown(page, name);
    });
});

test('passes axe on a failed login and the debug page', async ({ page }) => {
  await page.goto('/secure/admin/login');
  await signIn(page, 'admin', 'not the password');
  await expect(page.getByRole('alert')).toContainText('Invalid username or password');
  await expectNothingFound(page, 'the login');
  await expectAllShown(page, 'the login');
  await page.goto('/admin-test');
  await expect(page.getByRole('definition').filter({ hasText: /^available$/ })).toBeVisible();
  expect(await structuralViolationsOf(page)).toEqual([]);
  await expectAllShown(page, 'the debug page');
});

test.describe(() => {
  test.use({ provider: 'blocked' });

  test('passes axe with blocked charts', async ({ page, noise }) => {
    // Tall enough to load all charts without scrolling, which would put content under the header.
    await page.setViewportSize({ ...DESKTOP, height: 4000 });
    await page.goto('/markets');
    await expect(page.getByRole('button', { name: /^Try again to load .* chart/ }).first()).toBeVisible();
    expect(await violationsOf(page)).toEqual([]);
    expect(noise.messages.splice(0).every((text) => text.startsWith('Failed to load resource'))).toBe(true);
  });
});

test("passes axe with the header's menus open", async ({ page }) => {
  await page.setViewportSize(DESKTOP);
  await page.goto('/about');
  await becomesLive(page);
  const navigation = page.getByRole('navigation', { name: 'Main' });
  const openMarkets = () => navigation.locator('summary', { hasText: 'Markets pages' }).click();
  await openMarkets();
  await expect(navigation.getByRole('link', { name: 'Crypto' })).toBeVisible();
  expect(await violationsOf(page, { within: 'header' })).toEqual([]);

  await page.keyboard.press('Escape');
  await page.setViewportSize(NARROW);
  await page
    .getByRole('banner')
    .locator('summary', { hasText: /^Menu$/ })
    .click();
  await openMarkets();
  await expect(navigation.getByRole('link', { name: 'Crypto' })).toBeVisible();
  expect(await violationsOf(page, { within: 'header' })).toEqual([]);
});
