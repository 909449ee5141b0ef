import type { Locator, Page } from '@playwright/test';
import { DESKTOP, openPublicPage, withoutFrames } from './screens.ts';
import { becomesLive, openTab, rowOf, SESSION, storedBroker, storing } from './support.ts';
import { expect, test } from './test.ts';

test.describe(() => {
  test.use({ contextOptions: { reducedMotion: 'reduce' }, storageState: withoutFrames });

  test('disables animations when reduced motion is preferred', async ({ page }) => {
    const running = () =>
      page.evaluate(() =>
        document
          .getAnimations()
          .map((animation) => (animation.effect as KeyframeEffect).target?.outerHTML.slice(0, 160)),
      );
    for (const address of ['/', '/markets']) {
      await page.goto(address);
      await becomesLive(page);
      await page.getByRole('contentinfo').scrollIntoViewIfNeeded();
      expect(await running(), address).toEqual([]);
      await page.getByRole('banner').getByRole('link').last().hover();
      expect(await running(), address).toEqual([]);
    }
    await page.getByRole('contentinfo').getByRole('link', { name: 'Services' }).click();
    await expect(page.getByRole('heading', { level: 1, name: /services/i })).toBeVisible();
    expect(await running()).toEqual([]);
  });
});

test.describe(() => {
  test.use({ contextOptions: { forcedColors: 'active' }, viewport: DESKTOP });

  /** Buttons without a border, icon or underline. */
  const findBareButtons = (page: Page) =>
    page.evaluate(() =>
      [...document.querySelectorAll('button, [class*="_button_"]')]
        .filter((button) => {
          const { borderTopWidth, borderTopStyle, borderTopColor, textDecorationLine } =
            getComputedStyle(button);
          const isBordered =
            borderTopStyle === 'solid' &&
            Number.parseFloat(borderTopWidth) >= 1 &&
            borderTopColor !== getComputedStyle(document.body).backgroundColor;
          const isMarked = isBordered || textDecorationLine === 'underline' || button.querySelector('svg');
          return button.checkVisibility() && !isMarked && button.textContent.trim() !== '';
        })
        .map((button) => button.outerHTML.slice(0, 160)),
    );

  const background = (locator: Locator) =>
    locator.evaluate((element) => getComputedStyle(element).backgroundColor);

  test.describe(() => {
    test.use({ storageState: withoutFrames });

    test('keeps buttons and the current page recognisable in forced colours', async ({ page }) => {
      for (const address of ['/ib-partners', '/contact']) {
        await openPublicPage(page, address);
        expect.soft(await findBareButtons(page), address).toEqual([]);
      }
      await openPublicPage(page, '/markets/forex');
      const navigation = page.getByRole('navigation', { name: 'Main' });
      await expect(navigation.getByRole('link', { name: 'Markets', exact: true })).toHaveCSS(
        'text-decoration-line',
        'underline',
      );
      await navigation.locator('summary', { hasText: 'Markets pages' }).click();
      const [here, elsewhere] = ['Forex', 'Indices'].map((name) => navigation.getByRole('link', { name }));
      if (here && elsewhere) expect(await background(here)).not.toBe(await background(elsewhere));
    });
  });

  test.describe(() => {
    const inactive = storedBroker('2', { name: 'Asleep', isActive: false });
    test.use({
      storageState: storing({
        ...SESSION,
        upm_brokers: JSON.stringify([storedBroker('1', { name: 'Awake', rating: 3.5 }), inactive]),
      }),
    });

    test('distinguishes tabs, status, stars and bars in forced colours', async ({ page }) => {
      await openTab(page, 'brokers');
      expect(await findBareButtons(page)).toEqual([]);
      const navigation = page.getByRole('navigation', { name: 'Admin' });
      expect(await background(navigation.getByRole('link', { name: 'IB Partners' }))).not.toBe(
        await background(navigation.getByRole('link', { name: 'Overview' })),
      );
      const dot = (name: string, status: string) =>
        rowOf(page, name)
          .getByText(status, { exact: true })
          .evaluate((badge) => getComputedStyle(badge, '::before').backgroundColor);
      expect(await dot('Awake', 'Active')).not.toBe(await dot('Asleep', 'Inactive'));
      const fills = await rowOf(page, 'Awake')
        .getByRole('img', { name: /stars$/ })
        .locator('svg')
        .evaluateAll((stars) => stars.map((star) => getComputedStyle(star).fill));
      expect(new Set(fills).size, 'filled and empty stars').toBe(2);

      await page.getByRole('button', { name: 'Add Broker' }).click();
      expect(await findBareButtons(page)).toEqual([]);

      await page.goto('/admin?tab=analytics');
      const bar = page.getByRole('listitem').locator('svg rect').first();
      const [fill, ground] = await bar.evaluate((rect) => [
        getComputedStyle(rect).fill,
        getComputedStyle(document.body).backgroundColor,
      ]);
      expect(fill).not.toBe(ground);
    });
  });
});
