import type { Locator, Page } from '@playwright/test';
import { amberWords } from './layout.ts';
import { becomesLive, boardIsLive, shiftsOf } from './support.ts';
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
  ['/education/beginner', (page) => [main(page).getByRole('link', { name: 'Start lesson 1, free' })]],
  ['/', (page) => [main(page).getByRole('link', { name: 'Get Trading Signals' })]],
  ['/practice', (page) => [main(page).getByRole('link', { name: 'Decide on a chart' })]],
  ['/practice/account', (page) => [main(page).getByRole('button', { name: 'Start', exact: true })]],
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

/** Each visitor's way from a page to what it is for: the links to follow, and where they lead. */
const WAYS: Readonly<Record<string, readonly [from: string, link: RegExp, to: RegExp]>> = {
  beginner: ['/education/beginner', /^Start lesson 1, free$/, /^\/education\/beginner\/[^/]+$/],
  signal: ['/services', /^See today's signals$/, /^\/services\/signals$/],
  broker: ['/ib-partners', /^Start Trading with /, /^https:/],
  webinar: ['/services/webinar', /^Ask for a seat$/, /^\/contact/],
  practice: ['/practice', /^Decide on a chart$/, /^\/practice\/charts\/1$/],
};

for (const size of SIZES)
  test(`leads each visitor on from the first screen at ${String(size.width)} px`, async ({ page }) => {
    await page.clock.setFixedTime('2026-11-27T12:00:00Z');
    await page.setViewportSize(size);
    for (const [who, [from, name, to]] of Object.entries(WAYS)) {
      await page.goto(from);
      await becomesLive(page);
      const link = main(page).getByRole('link', { name }).first();
      await expect(link, who).toBeInViewport({ ratio: 0.9 });
      const address = (await link.getAttribute('href')) ?? '';
      expect(address, who).toMatch(to);
      if (!address.startsWith('/')) continue;
      await link.press('Enter');
      await expect(page, who).toHaveURL(address);
    }
  });

test('calls and plays the trade on the home page by keyboard', async ({ page }) => {
  await page.setViewportSize(SIZES[0] ?? { width: 0, height: 0 });
  await page.goto('/');
  await becomesLive(page);
  const call = page.getByRole('button', { name: 'Hits the target' });
  await expect(call).toBeEnabled();
  await call.press('Space');
  await expect(call).toHaveAttribute('aria-pressed', 'true');
  await page.getByRole('slider', { name: 'What followed' }).press('ArrowRight');
  await expect(page.getByText(/^Candle 1 of \d+ after publication/).first()).toBeVisible();
  await page.getByRole('button', { name: 'Play what followed' }).press('Enter');
  await expect(page.getByRole('button', { name: 'Pause' })).toBeFocused();
  await expect(
    page.getByRole('status').filter({ hasText: /^(?:You called it|It hit the stop first|It ended between)/ }),
  ).toBeVisible();
  expect(await shiftsOf(page)).toEqual([]);
  await page.getByRole('link', { name: 'Decide on a chart' }).first().press('Enter');
  await expect(page).toHaveURL('/practice/charts/1');
});
