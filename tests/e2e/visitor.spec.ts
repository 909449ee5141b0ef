import { site } from '../../src/content/site.ts';
import { becomesLive, PUBLIC_ADDRESSES } from './support.ts';
import { expect, test } from './test.ts';

test('opens a dropdown on hover and closes it on Escape', async ({ page }) => {
  await page.goto('/');
  const navigation = page.getByRole('navigation', { name: 'Main' });
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

  await test.step('closes a dropdown opened by a click when another is hovered', async () => {
    await navigation.locator('summary', { hasText: 'Markets pages' }).click();
    await expect(crypto).toBeVisible();
    await navigation.getByRole('link', { name: 'Services', exact: true }).hover();
    await expect(navigation.getByRole('link', { name: 'Webinar Training' })).toBeVisible();
    await expect(crypto).toBeHidden();
  });
});

test('opens a dropdown by keyboard and returns focus on Escape', async ({ page }) => {
  await page.goto('/');
  await becomesLive(page);
  await test.step('skips to the content with the first link', async () => {
    await page.keyboard.press('Tab');
    const skip = page.getByRole('link', { name: 'Skip to content' });
    await expect(skip).toBeFocused();
    await expect(skip).toBeInViewport();
    await page.keyboard.press('Enter');
    await page.keyboard.press('Tab');
    await expect(page.getByRole('main').locator(':focus')).toBeInViewport();
  });
  const navigation = page.getByRole('navigation', { name: 'Main' });
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
  await test.step('keeps only the focused dropdown open when another is hovered', async () => {
    await navigation.getByRole('link', { name: 'Services', exact: true }).hover();
    await expect(forex).toBeVisible();
    await expect(navigation.getByRole('link', { name: 'Webinar Training' })).toBeHidden();
  });
  await forex.press('Enter');
  await expect(page).toHaveURL('/markets/forex');
  await expect(forex).toBeHidden();
});

test.describe(() => {
  test.use({ viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true });

  test('shows no hover style on touch screens', async ({ page }) => {
    await page.goto('/tools/position-size');
    await becomesLive(page);
    const button = page.getByRole('button', { name: 'Start again' });
    const background = () =>
      button.evaluate(async (element) => {
        await Promise.all(element.getAnimations().map(({ finished }) => finished));
        return getComputedStyle(element).backgroundColor;
      });
    const before = await background();
    // Safari keeps :hover after a tap.
    await button.hover();
    expect(await button.evaluate((element) => element.matches(':hover'))).toBe(true);
    expect(await background()).toBe(before);
  });

  test('closes the mobile menu when a link or Back is pressed', async ({ page }) => {
    await page.goto('/about');
    await becomesLive(page);
    const navigation = page.getByRole('navigation', { name: 'Main' });
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
    // The URL changes first; the menu closes once the page has rendered.
    await expect(
      page.getByRole('heading', { level: 1, name: PUBLIC_ADDRESSES['/education/indices'] ?? '' }),
    ).toBeVisible();
    await expect(navigation).toBeHidden();

    await hamburger.tap();
    await expect(navigation).toBeVisible();
    await page.goBack();
    await expect(page.getByRole('heading', { level: 1, name: 'About us' })).toBeVisible();
    await expect(navigation).toBeHidden();

    await hamburger.tap();
    await page.getByRole('banner').getByRole('link', { name: site.name }).tap();
    await expect(page).toHaveURL('/');
    await expect(navigation).toBeHidden();
  });
});
