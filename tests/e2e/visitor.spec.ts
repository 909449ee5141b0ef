import { site } from '../../src/content/site.ts';
import { becomesLive, cardHeadings, PUBLIC_ADDRESSES, SAMPLE_BROKERS } from './support.ts';
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

test.describe('the header', () => {
  test('opens a dropdown under the mouse, and Escape dismisses it until the mouse has left', async ({
    page,
  }) => {
    await page.goto('/');
    const navigation = page.getByRole('navigation', { name: mainNavigation });
    const markets = navigation.getByRole('link', { name: 'Markets', exact: true });
    const crypto = navigation.locator('a[href="/markets/crypto"]');
    await becomesLive(page);
    await expect(crypto).toBeHidden();
    await markets.hover();
    await expect(crypto).toBeVisible();
    await page.keyboard.press('Escape');
    await expect(crypto).toBeHidden();
    await navigation.getByRole('link', { name: 'Contact Us' }).hover();
    await markets.hover();
    await crypto.click();
    await expect(page).toHaveURL('/markets/crypto');
    await expect(page.getByRole('heading', { level: 1, name: 'Crypto' })).toBeVisible();
    await expect(crypto).toBeHidden();

    await test.step('B20: only the one under the mouse is shown, also when another was opened by a click', async () => {
      await navigation.locator('summary', { hasText: 'Markets pages' }).click();
      await expect(crypto).toBeVisible();
      await navigation.getByRole('link', { name: 'Services', exact: true }).hover();
      await expect(navigation.getByRole('link', { name: 'Webinar Training' })).toBeVisible();
      await expect(crypto).toBeHidden();
    });
  });

  test('opens a dropdown by keyboard, and Escape closes it and gives the focus back', async ({ page }) => {
    await page.goto('/');
    await becomesLive(page);
    await test.step('the skip link is the first stop and leads into the content', async () => {
      await page.keyboard.press('Tab');
      const skip = page.getByRole('link', { name: 'Skip to content' });
      await expect(skip).toBeFocused();
      await expect(skip).toBeInViewport();
      await page.keyboard.press('Enter');
      await page.keyboard.press('Tab');
      await expect(page.getByRole('main').locator(':focus')).toBeInViewport();
    });
    const navigation = page.getByRole('navigation', { name: mainNavigation });
    const forex = navigation.locator('a[href="/markets/forex"]');
    await navigation.getByRole('link', { name: 'Markets', exact: true }).focus();
    await page.keyboard.press('Tab');
    const chevron = navigation.locator('summary', { hasText: 'Markets pages' });
    await expect(chevron).toBeFocused();
    await expect(forex).toBeHidden();
    await page.keyboard.press('Enter');
    await expect(forex).toBeVisible();
    await page.keyboard.press('Tab');
    await expect(forex).toBeFocused();
    await page.keyboard.press('Escape');
    await expect(forex).toBeHidden();
    await expect(chevron).toBeFocused();
    await page.keyboard.press('Enter');
    await page.keyboard.press('Tab');
    await test.step('B20: the one that holds the focus of the keyboard stays alone', async () => {
      await navigation.getByRole('link', { name: 'Services', exact: true }).hover();
      await expect(forex).toBeVisible();
      await expect(navigation.getByRole('link', { name: 'Webinar Training' })).toBeHidden();
    });
    await forex.press('Enter');
    await expect(page).toHaveURL('/markets/forex');
    await expect(forex).toBeHidden();
  });

  test('looks scrolled past 50 px, and does not flicker there', async ({ page }) => {
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
    expect(await changesAfterScrollingTo(51)).toBe(1);
    expect(await color()).not.toBe(atTop);
    expect(await changesAfterScrollingTo(50)).toBe(1);
    expect(await color()).toBe(atTop);
  });

  test.describe('on a phone', () => {
    test.use({ viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true });

    test('opens by the hamburger, and any link, Back and the name of the site close it', async ({ page }) => {
      await page.goto('/about');
      await becomesLive(page);
      const navigation = page.getByRole('navigation', { name: mainNavigation });
      const hamburger = page.getByRole('banner').locator('summary', { hasText: /^Menu$/ });
      await expect(navigation).toBeHidden();
      await hamburger.tap();
      await expect(navigation).toBeVisible();
      await hamburger.tap();
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

      await test.step('B11: Back closes the menu over the page it shows', async () => {
        await hamburger.tap();
        await expect(navigation).toBeVisible();
        await page.goBack();
        await expect(page.getByRole('heading', { level: 1, name: 'About us' })).toBeVisible();
        await expect(navigation).toBeHidden();
      });

      await hamburger.tap();
      await page.getByRole('banner').getByRole('link', { name: site.name }).tap();
      await expect(page).toHaveURL('/');
      await expect(navigation).toBeHidden();
    });
  });
});

test.describe('moving around', () => {
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
});
