/*
 * Each kind of page is opened once and checked for anything that can be wrong with it: in another locale and time zone, a
 * year after the build, in a subfolder and with React's development build, which warns about hydration mismatches.
 */
import type { Page } from '@playwright/test';
import { allPages } from '../../src/content/lessonPages.ts';
import { site } from '../../src/content/site.ts';
import { expectNothingFound } from './axe.ts';
import { amberWords, expectAllShown, expectLegibleDrawings, NARROW } from './layout.ts';
import { PHONE } from './screens.ts';
import { SECOND_SITE } from './servers.ts';
import {
  ALIASES,
  facesAreDrawn,
  headCounts,
  inParts,
  ONE_OF_EACH_KIND,
  PUBLIC_ADDRESSES,
  shiftsOf,
  signIn,
  watchViolations,
} from './support.ts';
import { expect, test } from './test.ts';

test.use({ baseURL: SECOND_SITE, locale: 'de-DE', timezoneId: 'Pacific/Auckland', viewport: PHONE });

const later = new Date();
later.setFullYear(later.getFullYear() + 1);
const year = `© ${String(later.getFullYear())}`;

test.beforeEach(async ({ page }) => {
  await page.clock.install({ time: later });
  await page.addInitScript(() => {
    // Marks the heading as soon as it is parsed, before scripts run.
    new MutationObserver((_, observer) => {
      const heading = document.querySelector('h1');
      if (!heading) return;
      observer.disconnect();
      Object.assign(heading, { isServerHtml: true });
    }).observe(document, { childList: true, subtree: true });
  });
});

/** Checks that React kept the server's heading rather than rendering a new one. */
async function expectHydrated(page: Page, text: string | RegExp) {
  const heading = page.getByRole('heading', { level: 1 });
  await expect(heading, page.url()).toHaveText(text);
  await expect(heading, page.url()).toHaveJSProperty('isServerHtml', true);
}

const templateOf = (address: string) => allPages.find(({ path }) => path === address)?.view;
const BOARD = '/services/signals';

/** Checked by the specs of the practice account, the exercises, the comparison and the progress. */
const CHECKED_ELSEWHERE = [
  '/practice/account',
  '/practice/sums',
  '/ib-partners/compare',
  '/education/progress',
];

/** One page per template; other specs check what else differs. */
const isForAxe = (address: string) =>
  !CHECKED_ELSEWHERE.includes(address) &&
  (address === BOARD ||
    ONE_OF_EACH_KIND.find((other) => templateOf(other) === templateOf(address)) === address);

/**
 * The most colourful pages: axe checks contrast only here, because that takes half its time. `tokens.test.ts` checks
 * every pair of colours in both themes, and style sheets use no other colours.
 */
const COLOURFUL = [
  '/',
  '/markets/forex',
  BOARD,
  ...ONE_OF_EACH_KIND.filter((address) => address.endsWith('-quiz')),
];

/** Checks the look of the current page at 320 px, with reduced motion. */
async function expectGoodLook(page: Page, address: string) {
  await page.setViewportSize(NARROW);
  await page.emulateMedia({ reducedMotion: 'reduce' });
  await amberWords(page.locator('body'));
  if (isForAxe(address)) await expectNothingFound(page, address, COLOURFUL.includes(address));
  await expectLegibleDrawings(page, address);
  await expectAllShown(page, address);
  await page.emulateMedia({ reducedMotion: null });
  await page.setViewportSize(PHONE);
}

const addresses = [...ONE_OF_EACH_KIND, ...Object.keys(ALIASES).slice(0, 1)];
for (const [part, some] of inParts(addresses, 7).entries())
  test(`hydrates every kind of page without overflow a year after the build, part ${String(part + 1)}`, async ({
    page,
    noise,
  }) => {
    const violations = await watchViolations(page);
    for (const address of some) {
      await page.goto(SECOND_SITE + address);
      await page.waitForFunction(
        (shown) => document.querySelector('footer')?.textContent.includes(shown),
        year,
      );
      await expectHydrated(page, PUBLIC_ADDRESSES[ALIASES[address] ?? address] ?? '');
      expect(await headCounts(page), address).toEqual([1, 1, 1, 1]);
      await facesAreDrawn(page);
      expect(await shiftsOf(page), address).toEqual([]);
      await expectGoodLook(page, address);
      expect(noise.messages, address).toEqual([]);
      expect(violations, address).toEqual([]);
    }
  });

test('hydrates the login, debug and 404 pages without overflow', async ({ page, noise }) => {
  await page.goto(`${SECOND_SITE}/admin/login`);
  await expect(page.getByRole('button', { name: 'Log in' })).toBeEnabled();
  await expectHydrated(page, site.adminName);
  await signIn(page, 'admin', 'not the password');
  await expect(page.getByRole('alert')).toContainText('Invalid username or password');
  await expectGoodLook(page, 'a failed login');
  await page.goto(`${SECOND_SITE}/admin-test`);
  await expect(page.getByRole('definition').filter({ hasText: /^available$/ })).toBeVisible();
  await expectHydrated(page, 'Admin test');
  await expectGoodLook(page, 'the debug page');
  expect(noise.messages).toEqual([]);
  const nowhere = await page.goto(`${SECOND_SITE}/nowhere/at/all`);
  expect(nowhere?.status()).toBe(404);
  await expect(page.getByRole('contentinfo')).toContainText(year);
  await expectHydrated(page, 'Page not found');
  await expect(page.getByRole('link', { name: 'Back to the home page' })).toHaveAttribute(
    'href',
    /^\/academy\/?$/,
  );
  await expectGoodLook(page, 'an unknown address');
  expect(noise.messages.splice(0)).toEqual([expect.stringContaining('404')]);
});
