import type { Locator, Page } from '@playwright/test';
import { amberWords } from './layout.ts';
import { becomesLive, boardIsLive } from './support.ts';
import { expect, test } from './test.ts';

const SIZES = [
  { width: 390, height: 844 },
  { width: 1280, height: 800 },
];

const main = (page: Page) => page.getByRole('main');

/** The main visitor journeys, with the actions that each page must show without scrolling. */
const PATHS: readonly (readonly [address: string, actions: (page: Page) => readonly Locator[]])[] = [
  [
    '/services/signals',
    (page) => [
      main(page)
        .getByRole('link', { name: /^(?:Open|Waiting) / })
        .first(),
      main(page)
        .getByRole('link', { name: /^Lost, / })
        .first(),
    ],
  ],
  ['/markets', (page) => [main(page).getByRole('link', { name: 'See the live charts' })]],
  ['/services', (page) => [main(page).getByRole('link', { name: "See today's signals" })]],
  ['/contact', (page) => [page.getByLabel('Name'), page.getByRole('link', { name: 'Open as email' })]],
  [
    '/ib-partners',
    (page) => [
      main(page)
        .getByRole('link', { name: /^Start Trading with / })
        .first(),
    ],
  ],
  ['/education/beginner', (page) => [main(page).getByRole('link', { name: /^Start: / })]],
  ['/services/webinar', (page) => [page.getByRole('link', { name: 'Ask for a seat' })]],
];

test("shows each page's main action without scrolling", async ({ page }) => {
  await page.clock.setFixedTime('2026-11-27T12:00:00Z');
  for (const [address, actions] of PATHS) {
    await page.goto(address);
    await becomesLive(page);
    if (address === '/services/signals') await boardIsLive(page);
    for (const size of SIZES) {
      await page.setViewportSize(size);
      const where = `${address} at ${String(size.width)} px`;
      for (const action of actions(page))
        await expect(action, `${where}: ${String(action)}`).toBeInViewport({ ratio: 0.9 });
      expect(await amberWords(page.locator('body')), where).not.toEqual([]);
    }
  }
});

test('shows the registration for the next webinar without scrolling', async ({ page }) => {
  await page.clock.setFixedTime('2025-10-28T12:00:00Z');
  await page.setViewportSize(SIZES[0] ?? { width: 0, height: 0 });
  await page.goto('/services/webinar');
  await becomesLive(page);
  await expect(
    page.getByRole('heading', { name: 'Reading a chart without indicators' }).first(),
  ).toBeVisible();
  await expect(page.getByRole('link', { name: 'Register Now' }).first()).toBeInViewport({ ratio: 1 });
});
