import type { Locator, Page } from '@playwright/test';
import { violationsOf } from './axe.ts';
import { amberWords } from './layout.ts';
import { becomesLive, boardIsLive, shiftsOf } from './support.ts';
import { expect, test } from './test.ts';

const SIZES = [
  { width: 390, height: 844 },
  { width: 1280, height: 800 },
];

const main = (page: Page) => page.getByRole('main');

interface Action {
  readonly link: Locator;
  /** Where the link leads, if that is another page. */
  readonly to?: RegExp;
}

/** The main visitor journeys, with the actions that each page must show without scrolling. */
const PATHS: Readonly<Record<string, (page: Page) => readonly Action[]>> = {
  '/services/signals': (page) => [
    { link: main(page).getByRole('link', { name: /^(?:Open|Waiting) / }), to: /^\/services\/signals\/\d+$/ },
    { link: main(page).getByRole('link', { name: /^Lost, / }), to: /^\/services\/signals\/\d+$/ },
  ],
  '/markets': (page) => [{ link: main(page).getByRole('link', { name: 'See the live charts' }) }],
  '/services': (page) => [
    { link: main(page).getByRole('link', { name: /^See today's signals$/ }), to: /^\/services\/signals$/ },
  ],
  '/contact': (page) => [
    { link: page.getByLabel('Name') },
    { link: page.getByRole('link', { name: 'Open as email' }), to: /^mailto:/ },
  ],
  '/ib-partners': (page) => [
    { link: main(page).getByRole('link', { name: /^Start Trading with / }), to: /^https:/ },
  ],
  '/ib-partners/compare': (page) => [
    { link: main(page).getByRole('link', { name: /^Start Trading with / }), to: /^https:/ },
  ],
  '/services/signals/record': (page) => [
    { link: main(page).getByRole('img', { name: /^Running total of R / }) },
  ],
  '/education/beginner': (page) => [
    {
      link: main(page).getByRole('link', { name: 'Start lesson 1, free' }),
      to: /^\/education\/beginner\/[^/]+$/,
    },
  ],
  '/services/education': (page) => [
    {
      link: main(page).getByRole('link', { name: 'Start lesson 1, free' }),
      to: /^\/education\/beginner\/[^/]+$/,
    },
    { link: main(page).getByRole('link', { name: 'Advanced course' }), to: /^\/education\/advanced$/ },
  ],
  '/markets/forex': (page) => [
    {
      link: main(page).getByRole('link', { name: 'Decide on a EUR/USD chart' }),
      to: /^\/practice\/charts\/1$/,
    },
  ],
  '/platforms/mt5': (page) => [
    { link: main(page).getByRole('link', { name: 'Try an order here' }), to: /^\/practice\/account$/ },
  ],
  '/': (page) => [
    { link: main(page).getByRole('link', { name: 'Get Trading Signals' }), to: /^\/services/ },
    { link: main(page).getByRole('button', { name: 'Play what followed' }) },
  ],
  '/practice': (page) => [
    { link: main(page).getByRole('link', { name: 'Decide on a chart' }), to: /^\/practice\/charts\/1$/ },
  ],
  '/journal': (page) => [{ link: main(page).getByRole('button', { name: 'Try a sample' }) }],
  '/practice/account': (page) => [
    { link: main(page).getByRole('button', { name: 'Start', exact: true }) },
    {
      link: main(page).getByRole('img', { name: /^EUR\/USD, 1-hour candles up to the start of an account/ }),
    },
  ],
  '/practice/one-trade': (page) => [
    { link: main(page).getByRole('button', { name: 'Start a trade' }) },
    { link: main(page).getByRole('figure').getByText('At what price does a market order get you in?') },
  ],
  '/practice/session': (page) => [
    { link: main(page).getByRole('button', { name: 'Start ten minutes' }) },
    { link: main(page).getByRole('img', { name: /^Practice chart 1/ }) },
  ],
  '/services/webinar': (page) => [
    { link: page.getByRole('link', { name: 'Ask for a place' }), to: /^\/contact/ },
  ],
};

test("shows each page's main action without scrolling, with the right link target", async ({ page }) => {
  await page.clock.setFixedTime('2026-11-27T12:00:00Z');
  for (const [address, actions] of Object.entries(PATHS)) {
    await page.goto(address);
    await becomesLive(page);
    if (address === '/services/signals') await boardIsLive(page);
    for (const size of SIZES) {
      await page.setViewportSize(size);
      const where = `${address} at ${String(size.width)} px`;
      for (const { link, to = null } of actions(page)) {
        const action = link.first();
        await expect(action, `${where}: ${String(action)}`).toBeInViewport({ ratio: 0.9 });
        if (to) await expect(action, where).toHaveAttribute('href', to);
      }
      expect(await amberWords(page.locator('body')), where).not.toEqual([]);
    }
  }
});

test('keeps the decision button of a practice chart on the first screen after a choice', async ({ page }) => {
  for (const size of SIZES) {
    await page.setViewportSize(size);
    await page.goto('/practice/charts/1');
    await becomesLive(page);
    await expect(page.getByRole('button', { name: 'Decide and play on' })).toBeInViewport({ ratio: 1 });
    await page.getByText(/^Buy at /).click();
    await expect(page.getByRole('button', { name: 'Buy and play on' })).toBeInViewport({ ratio: 1 });
    await expect(page.getByLabel('Your reason')).toBeInViewport({ ratio: 1 });
    await page.getByRole('button', { name: 'Buy and play on' }).click();
    await expect(page.getByLabel('Your reason')).toBeFocused();
    await expect(page.getByText('Choose a reason first')).toBeInViewport({ ratio: 1 });
    expect(await page.evaluate(() => scrollY)).toBe(0);
    await page.evaluate(() => sessionStorage.clear());
  }
});

test('shows the registration link for the next webinar without scrolling', async ({ page }) => {
  await page.clock.setFixedTime('2025-10-28T12:00:00Z');
  await page.setViewportSize(SIZES[0] ?? { width: 0, height: 0 });
  await page.goto('/services/webinar');
  await becomesLive(page);
  await expect(
    page.getByRole('heading', { name: 'Reading a chart without indicators' }).first(),
  ).toBeVisible();
  await expect(page.getByRole('link', { name: 'Register Now' }).first()).toBeInViewport({ ratio: 1 });
});

test('predicts and plays the trade on the home page by keyboard', async ({ page }) => {
  await page.setViewportSize(SIZES[0] ?? { width: 0, height: 0 });
  await page.goto('/');
  await becomesLive(page);
  const call = page.getByRole('button', { name: 'Hits the target' });
  await expect(call).toBeEnabled();
  await call.press('Space');
  await expect(call).toHaveAttribute('aria-pressed', 'true');
  const play = page.getByRole('button', { name: 'Play what followed' });
  await play.focus();
  // The sticky header can count as shifted while the page scrolls to a focused control.
  const whileScrolling = await shiftsOf(page);
  await play.press('Enter');
  await expect(page.getByRole('button', { name: 'Pause' })).toBeFocused();
  await expect(
    page
      .getByRole('status')
      .filter({ hasText: /^(?:You were right|It hit the stop first|It ended between)/ }),
  ).toBeVisible();
  expect(await shiftsOf(page)).toEqual(whileScrolling);
  await expect(page.getByRole('button', { name: 'Play again' })).toBeFocused();
  expect(await violationsOf(page)).toEqual([]);
  const slider = page.getByRole('slider', { name: 'What followed' });
  await slider.press('Home');
  await slider.press('ArrowRight');
  await expect(slider).toHaveAttribute('aria-valuetext', /^Candle 1 of \d+ after publication/);
  await slider.press('End');
  await page.getByRole('link', { name: 'Decide on a chart' }).first().press('Enter');
  await expect(page).toHaveURL('/practice/charts/1');
});

test("plays a signal's trade by keyboard, announcing its end", async ({ page }) => {
  await page.goto('/services/signals/4');
  await becomesLive(page);
  const play = page.getByRole('button', { name: 'Play what followed' });
  const said = main(page).locator('span[role=status]');
  await expect(play).toBeEnabled();
  await play.press('Enter');
  await expect(page.getByRole('button', { name: 'Pause' })).toBeFocused();
  await expect(said.filter({ hasText: /^Candle (\d+) of \1 after publication: .*, closed$/ })).toHaveCount(1);
  await expect(play).toBeFocused();
  await page.emulateMedia({ reducedMotion: 'reduce' });
  await play.press('Enter');
  await expect(said.filter({ hasText: /^Before publication/ })).toHaveCount(1);
});
