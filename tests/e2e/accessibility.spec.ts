import type { Page } from '@playwright/test';
import { allPages } from '../../src/content/lessonPages.ts';
import { structuralViolationsOf, violationsOf } from './axe.ts';
import { amberWords, expectAllShown, expectLegibleDrawings, NARROW } from './layout.ts';
import { ADMIN_SCREENS, DESKTOP, NOT_FOUND, openPublicPage, signedIn, withoutFrames } from './screens.ts';
import { becomesLive, inParts, ONE_OF_EACH_KIND, signIn } from './support.ts';
import { expect, test } from './test.ts';

const LOOKED_AT = [...ONE_OF_EACH_KIND, NOT_FOUND];
const templateOf = (address: string) => allPages.find(({ path }) => path === address)?.view;

/** A page of words with a list that it shares with no other page of its template. */
const BOARD = '/services/signals';

/** One page of each template: what else differs between two of them has specs of its own where it behaves. */
const isForAxe = (address: string) =>
  address === BOARD || LOOKED_AT.find((other) => templateOf(other) === templateOf(address)) === address;

test.use({ viewport: NARROW, contextOptions: { reducedMotion: 'reduce' } });

/** The levels of headings that are more than one below the heading before. */
const skipsOf = (levels: readonly number[]) =>
  levels.filter((level, index) => index > 0 && level > (levels[index - 1] ?? 0) + 1);

/** The levels of the headings that screen readers get. */
const headingLevels = (page: Page) =>
  page
    .getByRole('heading')
    .evaluateAll((headings) => headings.map(({ tagName }) => Number(tagName.slice(1))));

/**
 * The screens with the most colours: only there does axe check the contrast, which is half its time. `tokens.test.ts` checks
 * each colour of both themes on each background, and style sheets have no other colours.
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
    test(`passes axe and fits 320 pixels on public pages, part ${String(part + 1)}`, async ({
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
      // Only the browser's own word on the status of the page that is not there.
      expect(noise.messages.splice(0).filter((message) => !message.includes('404'))).toEqual([]);
    });
});

test.describe(() => {
  test.use({ storageState: signedIn });

  for (const [name, open] of Object.entries(ADMIN_SCREENS))
    test(`passes axe and fits 320 pixels on ${name}`, async ({ page }) => {
      await open(page);
      expect(skipsOf(await headingLevels(page))).toEqual([]);
      await expectNothingFound(page, name);
      await expectAllShown(page, name);
    });
});

test('passes axe on a rejected login and the debug page', async ({ page }) => {
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
    // So high that charts are there without scrolling, which would put something half under the header.
    await page.setViewportSize({ ...DESKTOP, height: 4000 });
    await page.goto('/markets');
    await expect(page.getByRole('button', { name: /^Try again to load .* chart/ }).first()).toBeVisible();
    expect(await violationsOf(page)).toEqual([]);
    expect(noise.messages.splice(0).every((text) => text.startsWith('Failed to load resource'))).toBe(true);
  });
});

test('passes axe with the open menus of the header', async ({ page }) => {
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
