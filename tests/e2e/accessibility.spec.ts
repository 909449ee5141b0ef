import { expectNothingFound, violationsOf } from './axe.ts';
import { expectAllShown, NARROW } from './layout.ts';
import { ADMIN_SCREENS, DESKTOP, signedIn } from './screens.ts';
import { becomesLive } from './support.ts';
import { expect, test } from './test.ts';

test.use({ viewport: NARROW, contextOptions: { reducedMotion: 'reduce' } });

/** The most colourful screens, where axe also checks contrast. */
const COLOURFUL = ['the list of brokers', 'a rejected broker form'];

test.describe(() => {
  test.use({ storageState: signedIn });

  test('passes axe and fits 320 pixels on every dashboard screen', async ({ page }) => {
    for (const [name, open] of Object.entries(ADMIN_SCREENS))
      await test.step(name, async () => {
        await open(page);
        await expectNothingFound(page, name, COLOURFUL.includes(name));
        await expectAllShown(page, name);
      });
  });
});

test.describe(() => {
  test.use({ provider: 'blocked' });

  test('passes axe when charts are blocked', async ({ page, noise }) => {
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
