import type { Page } from '@playwright/test';
import { site } from '../../src/content/site.ts';
import { SECOND_SITE } from './servers.ts';
import {
  ALIASES,
  becomesLive,
  facesAreDrawn,
  inParts,
  ONE_OF_EACH_KIND,
  PUBLIC_ADDRESSES,
  shiftsOf,
  watchViolations,
} from './support.ts';
import { expect, test } from './test.ts';

/** Counts the elements that a page may have only once. */
const headCounts = (page: Page) =>
  page.evaluate(() =>
    ['title', 'h1', 'meta[name="description"]', 'link[rel="canonical"]'].map(
      (selector) => document.querySelectorAll(selector).length,
    ),
  );

// Runs in another locale and time zone, a year later, with React's development build, which warns about
// hydration mismatches.
test.describe(() => {
  test.use({
    baseURL: SECOND_SITE,
    locale: 'de-DE',
    timezoneId: 'Pacific/Auckland',
    viewport: { width: 390, height: 844 },
  });

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

  const addresses = [...ONE_OF_EACH_KIND, ...Object.keys(ALIASES).slice(0, 1)];
  for (const [part, some] of inParts(addresses, 9).entries())
    test(`hydrates pages of every kind a year later, part ${String(part + 1)}`, async ({ page, noise }) => {
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
        expect(noise.messages, address).toEqual([]);
        expect(violations, address).toEqual([]);
      }
    });

  test('hydrates the login, debug and 404 pages without warnings', async ({ page, noise }) => {
    await page.goto(`${SECOND_SITE}/admin/login`);
    await expect(page.getByRole('button', { name: 'Log in' })).toBeEnabled();
    await expectHydrated(page, site.adminName);
    await page.goto(`${SECOND_SITE}/admin-test`);
    await expect(page.getByRole('definition').filter({ hasText: /^available$/ })).toBeVisible();
    await expectHydrated(page, 'Admin test');
    expect(noise.messages).toEqual([]);
    const nowhere = await page.goto(`${SECOND_SITE}/nowhere/at/all`);
    expect(nowhere?.status()).toBe(404);
    await expect(page.getByRole('contentinfo')).toContainText(year);
    await expectHydrated(page, 'Page not found');
    expect(noise.messages.splice(0)).toEqual([expect.stringContaining('404')]);
  });
});

test('navigates without a new document and restores the scroll position', async ({ page, noise }) => {
  await page.goto('/services/webinar');
  await becomesLive(page);
  // The list is hydrated once it shows local times.
  await expect(page.getByText(/^Your time:/).last()).toBeVisible();
  // A new document would lose this attribute.
  await page.evaluate(() => {
    document.documentElement.dataset.sameDocument = 'yes';
  });
  const title = await page.title();
  const next = page.getByRole('link', { name: 'Read it as a lesson' }).last();
  await next.click();
  await expect(page).toHaveURL(/\/education\/beginner\/.+/);
  const heading = page.getByRole('heading', { level: 1 });
  await expect(heading).not.toHaveText(/webinar/i);
  await expect(heading).toBeFocused();
  await expect(page).not.toHaveTitle(title);
  await expect.poll(() => page.evaluate(() => scrollY)).toBe(0);

  await page.goBack();
  await expect(heading).toHaveText(/webinar/i);
  await expect(page).toHaveTitle(title);
  await expect(next).toBeInViewport();
  expect(await headCounts(page)).toEqual([1, 1, 1, 1]);

  await test.step('returns to where it was scrolled in the frame of the click', async () => {
    await page.evaluate(() => {
      scrollTo(0, 0);
    });
    await expect(next).not.toBeInViewport();
    await next.evaluate((link: HTMLElement) => {
      link.scrollIntoView({ behavior: 'instant', block: 'center' });
      link.click();
    });
    await expect(heading).not.toHaveText(/webinar/i);
    await page.goBack();
    await expect(heading).toHaveText(/webinar/i);
    await expect(next).toBeInViewport();
  });

  await page.getByRole('navigation', { name: 'Breadcrumbs' }).getByRole('link', { name: 'Home' }).click();
  await expect(page).toHaveURL('/');
  await expect(page.locator('html')).toHaveAttribute('data-same-document', 'yes');
  expect(noise.messages).toEqual([]);
});

test('opens menus but does not submit the login before scripts run', async ({ page, noise }) => {
  await page.route('**/*.js', (route) => route.abort());
  await page.goto('/contact');
  const navigation = page.getByRole('navigation', { name: 'Main' });
  const forex = navigation.getByRole('link', { name: 'Forex' });
  await expect(forex).toBeHidden();
  await navigation.locator('summary', { hasText: 'Markets pages' }).press('Enter');
  await expect(forex).toBeVisible();
  await page.setViewportSize({ width: 390, height: 844 });
  await expect(navigation).toBeHidden();
  await page
    .getByRole('banner')
    .locator('summary', { hasText: /^Menu$/ })
    .click();
  await navigation.getByRole('link', { name: 'About Us' }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'About us' })).toBeVisible();

  await page.goto('/admin/login');
  await page.getByLabel('Username').fill('admin');
  await page.getByLabel('Password').fill('typed early');
  await expect(page.getByRole('button', { name: 'Log in' })).toBeDisabled();
  await page.getByLabel('Password').press('Enter');
  await expect(page).toHaveURL('/admin/login');
  const refused = noise.messages.splice(0);
  expect(refused.filter((message) => !message.includes('net::ERR_FAILED'))).toEqual([]);
  expect(refused).not.toEqual([]);
});
