import { site } from '../../src/content/site.ts';
import {
  publicAddresses,
  seededPlatforms,
  shownWebinars,
  signalAddresses,
  unlistedAddresses,
} from '../support/owner.ts';
import {
  ALIASES,
  becomesLive,
  cardHeadings,
  cardOf,
  PUBLIC_ADDRESSES,
  SAMPLE_BROKERS,
  SAMPLE_PLATFORMS,
} from './support.ts';
import { expect, test } from './test.ts';

const mainNavigation = 'Main';

test.describe('partner brokers', () => {
  test('shows "Loading brokers..." for half a second, then the brokers it comes with', async ({ page }) => {
    await page.clock.install({ time: '2026-06-01T12:00:00Z' });
    await page.clock.pauseAt('2026-06-01T12:01:00Z');
    await page.goto('/ib-partners');
    await becomesLive(page);
    // The list is asked for as soon as its part of the page is live.
    await page.waitForLoadState('networkidle');
    await page.clock.runFor(499);
    await expect(page.getByText('Loading brokers...')).toBeVisible();
    await expect(page.getByRole('article')).toHaveCount(0);
    await page.clock.runFor(1);
    await expect(cardHeadings(page)).toHaveText(SAMPLE_BROKERS);
    await expect(page.getByText('Loading brokers...')).toHaveCount(0);
  });
});

test.describe('platforms', () => {
  test('shows "Loading platforms..." for half a second, then each with at most three features', async ({
    page,
  }) => {
    await page.clock.install({ time: '2026-06-01T12:00:00Z' });
    await page.clock.pauseAt('2026-06-01T12:01:00Z');
    await page.goto('/platforms');
    await becomesLive(page);
    // The list is asked for as soon as its part of the page is live.
    await page.waitForLoadState('networkidle');
    await page.clock.runFor(499);
    await expect(page.getByText('Loading platforms...')).toBeVisible();
    await page.clock.runFor(1);
    await expect(cardHeadings(page)).toHaveText(SAMPLE_PLATFORMS);
    for (const { name, features } of seededPlatforms.filter(({ isActive }) => isActive))
      await expect(cardOf(page, name).getByRole('listitem')).toHaveText(features.slice(0, 3));
  });
});

test.describe('the header', () => {
  test('opens a dropdown under the mouse, and Escape dismisses it until the mouse has left', async ({
    page,
  }) => {
    await page.goto('/');
    const navigation = page.getByRole('navigation', { name: mainNavigation });
    const markets = navigation.getByRole('link', { name: 'Markets', exact: true });
    const crypto = navigation.getByRole('link', { name: 'Crypto' });
    await becomesLive(page);
    await expect(crypto).toHaveCount(0);
    await markets.hover();
    await expect(crypto).toBeVisible();
    await page.keyboard.press('Escape');
    await expect(crypto).toHaveCount(0);
    await navigation.getByRole('link', { name: 'Contact Us' }).hover();
    await markets.hover();
    await crypto.click();
    await expect(page).toHaveURL('/markets/crypto');
    await expect(page.getByRole('heading', { level: 1, name: 'Crypto' })).toBeVisible();
    await expect(crypto).toHaveCount(0);
  });

  test('opens a dropdown by keyboard, and Escape closes it and gives the focus back', async ({ page }) => {
    await page.goto('/');
    await becomesLive(page);
    const navigation = page.getByRole('navigation', { name: mainNavigation });
    const forex = navigation.getByRole('link', { name: 'Forex' });
    await navigation.getByRole('link', { name: 'Markets', exact: true }).focus();
    await page.keyboard.press('Tab');
    const chevron = navigation.locator('summary', { hasText: 'Markets pages' });
    await expect(chevron).toBeFocused();
    await expect(forex).toHaveCount(0);
    await page.keyboard.press('Enter');
    await expect(forex).toBeVisible();
    await page.keyboard.press('Tab');
    await expect(forex).toBeFocused();
    await page.keyboard.press('Escape');
    await expect(forex).toHaveCount(0);
    await expect(chevron).toBeFocused();
    await page.keyboard.press('Enter');
    await navigation.getByRole('link', { name: 'Stocks' }).press('Enter');
    await expect(page).toHaveURL('/markets/stocks');
    await expect(forex).toHaveCount(0);
  });

  test('looks scrolled past 50 px, not at 50, and does not flicker there', async ({ page }) => {
    await page.goto('/education/forex');
    await becomesLive(page);
    const header = page.getByRole('banner');
    const color = () =>
      header.evaluate(({ firstElementChild: bar }) => bar && getComputedStyle(bar).backgroundColor);
    const atTop = await color();
    /** How often the look changed in the 30 frames after scrolling there: longer than its transition. */
    const changesAfterScrollingTo = (top: number) =>
      header.evaluate(async (element, scrolledTo) => {
        let changes = 0;
        new MutationObserver(() => (changes += 1)).observe(element, { attributes: true });
        scrollTo(0, scrolledTo);
        for (let frame = 0; frame < 30; frame += 1) await new Promise(requestAnimationFrame);
        return changes;
      }, top);
    expect(await changesAfterScrollingTo(50)).toBe(0);
    expect(await color()).toBe(atTop);
    expect(await changesAfterScrollingTo(51)).toBe(1);
    expect(await color()).not.toBe(atTop);
    expect(await changesAfterScrollingTo(50)).toBe(1);
    expect(await color()).toBe(atTop);
  });

  test.describe('on a phone', () => {
    test.use({ viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true });

    test('opens by the hamburger, and any link closes it', async ({ page }) => {
      await page.goto('/');
      await becomesLive(page);
      const navigation = page.getByRole('navigation', { name: mainNavigation });
      const hamburger = page.getByRole('banner').locator('summary', { hasText: /^Menu$/ });
      await expect(navigation).toBeHidden();
      await hamburger.tap();
      await expect(navigation).toBeVisible();
      await hamburger.tap();
      await expect(navigation).toBeHidden();

      await hamburger.tap();
      await navigation.getByRole('link', { name: 'About Us' }).tap();
      await expect(page.getByRole('heading', { level: 1, name: 'About us' })).toBeVisible();
      await expect(navigation).toBeHidden();

      await hamburger.tap();
      await navigation.locator('summary', { hasText: 'Education pages' }).tap();
      await navigation.getByRole('link', { name: 'Indices' }).tap();
      await expect(page).toHaveURL('/education/indices');
      // The address changes first; the menu closes with the page.
      await expect(
        page.getByRole('heading', { level: 1, name: PUBLIC_ADDRESSES['/education/indices'] ?? '' }),
      ).toBeVisible();
      await expect(navigation).toBeHidden();

      // Also the link to the page that is already shown, and the name beside the hamburger.
      await hamburger.tap();
      await navigation.getByRole('link', { name: 'Education', exact: true }).tap();
      await expect(
        page.getByRole('heading', { level: 1, name: PUBLIC_ADDRESSES['/education'] ?? '' }),
      ).toBeVisible();
      await hamburger.tap();
      await navigation.getByRole('link', { name: 'Education', exact: true }).tap();
      await expect(navigation).toBeHidden();
      await hamburger.tap();
      await page.getByRole('banner').getByRole('link', { name: site.name }).tap();
      await expect(page).toHaveURL('/');
      await expect(navigation).toBeHidden();
    });
  });
});

test.describe('moving around', () => {
  test('the skip link is the first stop and leads into the content', async ({ page }) => {
    await page.goto('/contact');
    await becomesLive(page);
    await page.keyboard.press('Tab');
    const skip = page.getByRole('link', { name: 'Skip to content' });
    await expect(skip).toBeFocused();
    await expect(skip).toBeInViewport();
    await page.keyboard.press('Enter');
    await page.keyboard.press('Tab');
    const isPastHeader = await page.evaluate(() => {
      const header = document.querySelector('header');
      const focused = document.activeElement;
      return Boolean(
        header && focused && header.compareDocumentPosition(focused) & Node.DOCUMENT_POSITION_FOLLOWING,
      );
    });
    expect(isPastHeader).toBe(true);
    await expect(page.getByRole('heading', { level: 1 })).toBeInViewport();
  });

  test('a link leads to the top of the new page with the focus on its heading, and Back to where one was', async ({
    page,
  }) => {
    await page.goto('/markets/forex');
    const legal = page.getByRole('contentinfo').getByRole('link', { name: 'Risk disclosure' });
    await becomesLive(page);
    const clickedAt = page.evaluate(
      () =>
        new Promise<number>((resolve) => {
          const tell = () => {
            resolve(scrollY);
          };
          addEventListener('click', tell, { capture: true, once: true });
        }),
    );
    await legal.click();
    const scrolledTo = await clickedAt;
    expect(scrolledTo).toBeGreaterThan(100);
    const heading = page.getByRole('heading', { level: 1, name: 'Risk disclosure' });
    await expect(heading).toBeFocused();
    await expect(page).toHaveTitle(/^Risk disclosure/);
    await expect.poll(() => page.evaluate(() => scrollY)).toBe(0);
    await page.goBack();
    await expect(page.getByRole('heading', { level: 1, name: 'Forex' })).toBeFocused();
    await expect(page).toHaveTitle(/^Forex/);
    await expect
      .poll(() => page.evaluate((was) => Math.abs(scrollY - was), scrolledTo))
      .toBeLessThanOrEqual(2);
  });

  test('an unknown address shows Page not found inside the public frame', async ({ page, noise }) => {
    const response = await page.goto('/markets/tulips');
    expect(response?.status()).toBe(404);
    await expect(page.getByRole('heading', { level: 1, name: 'Page not found' })).toBeVisible();
    await expect(page).toHaveTitle(`Page not found | ${site.name}`);
    await expect(page.getByRole('navigation', { name: mainNavigation })).toBeVisible();
    await becomesLive(page);
    expect(noise.messages.splice(0)).toEqual([expect.stringContaining('404')]);
    await page.getByRole('link', { name: 'Back to the home page' }).click();
    await expect(page).toHaveURL('/');
  });

  test('every link inside the site leads to a page of it or a file beside them, and none to "#"', async ({
    request,
  }) => {
    const pages = [...publicAddresses, ...signalAddresses];
    const targets = new Set<string>();
    const places = new Set<string>();
    const htmlOf = async (address: string) => (await request.get(address)).text();
    for (const address of [...pages, ...Object.keys(ALIASES), '/404.html']) {
      const html = await htmlOf(address);
      const hrefs = [...html.matchAll(/<a [^>]*href="([^"]*)"/g)].map(([, href]) => href ?? '');
      expect(hrefs, address).toContain('#content');
      expect(hrefs, address).not.toContain('');
      for (const href of hrefs) {
        if (href.startsWith('#'))
          expect(html, `what ${href} names on ${address}`).toContain(`id="${href.slice(1)}"`);
        if (!href.startsWith('/')) continue;
        targets.add(href.replace(/[?#].*/, ''));
        if (href.includes('#')) places.add(href);
      }
    }
    for (const place of places) {
      const [address = '', id = ''] = place.split('#');
      expect(await htmlOf(address), `what ${place} names`).toContain(`id="${id}"`);
    }
    const known = new Set([...pages, ...unlistedAddresses, ...Object.keys(ALIASES)]);
    const files = [...targets].filter((target) => !known.has(target));
    expect(files.toSorted()).toEqual(
      [
        '/catalogue.json',
        '/signals-feed.json',
        '/signals.atom',
        ...shownWebinars.map(({ id }) => `/webinars/${id}.ics`),
      ].toSorted(),
    );
    for (const file of files) {
      const answer = await request.get(file);
      expect(answer.status(), file).toBe(200);
      expect(answer.headers()['content-type'], file).not.toContain('text/html');
    }
    expect(pages.filter((address) => !targets.has(address))).toEqual([]);
  });
});

test('the footer has its links, the chat number, the social links and the current year', async ({ page }) => {
  await page.clock.setFixedTime('2031-07-01T12:00:00Z');
  await page.goto('/about');
  const footer = page.getByRole('contentinfo');
  await expect(footer).toContainText(`© 2031 ${site.name}`);
  await expect(footer).toContainText(site.chatNumber);
  await expect(footer).toContainText(site.tagline);
  await expect(footer).toContainText('trading leveraged products can lose money');
  const quick = footer.getByRole('navigation', { name: 'Quick links' });
  await expect(quick.getByRole('link')).toHaveText(['Home', 'Markets', 'Services', 'Education', 'Platforms']);
  const services = footer.getByRole('navigation', { name: 'Our services' });
  await expect(services.getByRole('link', { name: 'Free Trading Signals' })).toHaveAttribute(
    'href',
    '/services/signals',
  );
  await expect(services.getByRole('link', { name: 'Webinar Training' })).toHaveAttribute(
    'href',
    '/services/webinar',
  );
  for (const { label, url } of Object.values(site.social))
    await expect(footer.getByRole('link', { name: label })).toHaveAttribute('href', url);
  await expect(footer.getByRole('link', { name: 'contact form' })).toHaveAttribute('href', '/contact');
  await expect(footer.getByRole('link', { name: 'Privacy' })).toHaveAttribute('href', '/privacy');
});
