import type { Page } from '@playwright/test';
import { violationsOf } from './axe.ts';
import { SOURCES } from './servers.ts';
import { becomesLive } from './support.ts';
import { expect, test } from './test.ts';

const SIZE = '/tools/position-size';

/** The calculators of a page, from top to bottom. */
const results = (page: Page) => page.getByRole('region', { name: 'Result' });
const field = (page: Page, name: string) => page.getByRole('textbox', { name, exact: true });

async function open(page: Page, address: string) {
  await page.goto(address);
  await becomesLive(page);
  // Fields are disabled until the calculator, a part of its own, behaves.
  await expect(page.locator('main :is(input, select, fieldset):disabled')).toHaveCount(0);
}

test.describe('a calculator on a page of its own', () => {
  test('S78: its address follows typing and shows the same numbers in a new tab', async ({
    page,
    context,
  }) => {
    await open(page, SIZE);
    await field(page, 'Account').fill('20000');
    await field(page, 'Stop loss').fill('1.082');
    await expect(results(page)).toContainText('1.00 lots');
    await expect(page).toHaveURL(`${SIZE}?account=20000&stop=1.082`);
    const other = await context.newPage();
    await other.goto(page.url());
    await expect(results(other)).toContainText('1.00 lots');
    await expect(field(other, 'Account')).toHaveValue('20000');
  });

  test('S78: typing two hundred keys fast fails nowhere', async ({ page, noise }) => {
    await open(page, SIZE);
    await field(page, 'Account').focus();
    for (let key = 0; key < 100; key += 1) {
      await page.keyboard.type(String(key % 10));
      await page.keyboard.press('Backspace');
    }
    await expect(results(page)).toContainText('0.25 lots');
    expect(noise.messages).toEqual([]);
  });

  test('keys and choices that it does not know change nothing', async ({ page }) => {
    await open(page, `${SIZE}?nonsense=1&instrument=NOSUCH&currency=%00`);
    await expect(results(page)).toContainText('0.25 lots');
    await expect(page.getByRole('combobox', { name: 'Instrument' })).toHaveValue('EUR/USD');
  });

  test('S79: a wrong field empties the result and says why beside it, and keeps the focus', async ({
    page,
  }) => {
    await open(page, SIZE);
    await field(page, 'Stop loss').fill('1.084');
    await expect(field(page, 'Stop loss')).toBeFocused();
    await expect(results(page)).not.toContainText('lots');
    await page.keyboard.press('Tab');
    await expect(field(page, 'Stop loss')).toHaveAccessibleDescription(/stands at the entry/);
  });

  test('says its result once, when typing rests', async ({ page }) => {
    await open(page, SIZE);
    await page.evaluate(() => {
      const said: string[] = [];
      const output = document.querySelector('output');
      if (!output) throw new Error('There is nothing that speaks.');
      new MutationObserver(() => said.push(output.textContent)).observe(output, {
        subtree: true,
        characterData: true,
        childList: true,
      });
      Object.assign(globalThis, { said });
    });
    await field(page, 'Account').press('End');
    await page.keyboard.type('000');
    const said = () => page.evaluate(() => (globalThis as unknown as { said: string[] }).said);
    await expect.poll(said).toEqual(['Trade no more than: 250.00 lots']);
  });

  test('S77: a signal fills in its trade with one click, and the account stays empty', async ({ page }) => {
    await open(
      page,
      `${SIZE}?signal=12&instrument=GBP%2FUSD&entry=1.25800&stop=1.25200&targets=1.26400%2C1.27100`,
    );
    await expect(page.getByRole('combobox', { name: 'Instrument' })).toHaveValue('GBP/USD');
    await expect(field(page, 'Entry')).toHaveValue('1.25800');
    await expect(field(page, 'Targets')).toHaveValue('1.26400,1.27100');
    await expect(field(page, 'Account')).toHaveValue('');
    await expect(page.getByRole('link', { name: 'signal 12' })).toHaveAttribute(
      'href',
      '/services/signals/12',
    );
    await expect(page.getByText('Signal 12 is closed. The numbers are for practice.')).toBeVisible();
    await field(page, 'Account').fill('10000');
    await expect(results(page)).toContainText('0.16 lots');
    await page.getByRole('button', { name: 'Clear' }).click();
    await expect(page).toHaveURL(SIZE);
    await expect(results(page)).toContainText('0.25 lots');
  });

  test('stores the account only when it is asked to, and forgets it', async ({ page }) => {
    await open(page, SIZE);
    const stored = () => page.evaluate(() => globalThis.localStorage.getItem('upm_account'));
    await field(page, 'Account').fill('8000');
    await expect(page).toHaveURL(`${SIZE}?account=8000`);
    expect(await stored()).toBeNull();
    await page.getByRole('button', { name: 'Keep account and currency' }).click();
    expect(await stored()).toBe('8000 USD');
    await open(page, '/tools/losing-streaks');
    await expect(field(page, 'Account')).toHaveValue('8000');
    await page.getByRole('button', { name: 'Forget it' }).click();
    expect(await stored()).toBeNull();
  });

  test('on a phone the answer stays in sight below the numbers', async ({ page }) => {
    await page.setViewportSize({ width: 390, height: 844 });
    await open(page, SIZE);
    await field(page, 'Account').scrollIntoViewIfNeeded();
    const bar = page.locator('p[aria-hidden="true"]', { hasText: '0.25 lots' });
    await expect(bar).toBeInViewport({ ratio: 1 });
    await expect(bar).toContainText('If the stop is reached: −100.00 USD');
    await field(page, 'Account').fill('abc');
    await expect(page.locator('p[aria-hidden="true"]', { hasText: '0.25 lots' })).toHaveCount(0);
  });

  test('can be filled and begun again with the keyboard alone', async ({ page }) => {
    await open(page, SIZE);
    await field(page, 'Account').focus();
    await page.keyboard.press('ControlOrMeta+A');
    await page.keyboard.type('5000');
    await page.keyboard.press('Tab');
    await expect(field(page, 'Risk on this trade')).toBeFocused();
    await expect(results(page)).toContainText('0.12 lots');
    await page.getByRole('button', { name: 'Start again' }).press('Enter');
    await expect(field(page, 'Account')).toHaveValue('10000');
    await expect(page).toHaveURL(SIZE);
  });

  test('S81: prints the numbers and the sum, without the words below', async ({ page }) => {
    await open(page, SIZE);
    await page.emulateMedia({ media: 'print' });
    await expect(results(page)).toBeVisible();
    await expect(field(page, 'Account')).toBeVisible();
    await expect(page.getByRole('heading', { name: "What the calculator doesn't know" })).toBeHidden();
    await expect(page.getByRole('button', { name: 'Print' })).toBeHidden();
  });
});

for (const locale of ['de-DE', 'en-GB'])
  test.describe(`in a browser set to ${locale}`, () => {
    test.use({ locale });

    test('both decimal signs are understood', async ({ page }) => {
      await open(page, SIZE);
      for (const [account, stop] of [
        ['20.000,50', '1,08200'],
        ['20,000.50', '1.08200'],
      ] as const) {
        await field(page, 'Account').fill(account);
        await field(page, 'Stop loss').fill(stop);
        await expect(field(page, 'Account')).toHaveAccessibleDescription('= 20,000.5 USD');
        await expect(results(page)).toContainText('1.00 lots');
      }
    });
  });

test.describe('without scripts', () => {
  test.use({ javaScriptEnabled: false });

  for (const [address, answer] of [
    [SIZE, '0.25 lots'],
    ['/tools/pip-value', '2.50 USD'],
    ['/tools/reward-to-risk', '2.00'],
    ['/tools/margin', '903.33 USD'],
    ['/tools/break-even', '35.0 %'],
    ['/tools/losing-streaks', '8,170.73 USD'],
    ['/markets/forex', '0.31 lots'],
  ] as const)
    test(`${address} shows its example worked through`, async ({ page }) => {
      await page.goto(address);
      await expect(results(page)).toContainText(answer);
      await expect(results(page).getByRole('list').first()).toBeVisible();
    });
});

test.describe('a calculator inside a guide', () => {
  const typeThere = async (page: Page) => {
    const address = page.url();
    await field(page, 'Account').fill('20000');
    await expect(results(page)).toContainText('0.63 lots');
    const own = page.getByRole('link', { name: 'Open as a page of its own' });
    await expect(own).toHaveAttribute('href', /account=20000/);
    expect(page.url()).toBe(address);
    await own.click();
    await expect(page).toHaveURL(/\/tools\/position-size\?account=20000/);
    await expect(results(page)).toContainText('0.63 lots');
  };

  test('S82: works on direct load, and leaves the address alone', async ({ page }) => {
    await open(page, '/markets/forex');
    await typeThere(page);
  });

  test('S82: works after a step inside the site', async ({ page }) => {
    await open(page, '/markets');
    await page.getByRole('main').getByRole('link', { name: /forex/i }).first().click();
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Forex');
    await typeThere(page);
  });
});

/** A page for every kind of section that behaves, and what shows that it does. */
const BEHAVES: Readonly<
  Record<string, { readonly address: string; readonly check: (page: Page) => Promise<void> }>
> = {
  calculator: {
    address: '/education/intermediate',
    check: async (page) => {
      await field(page, 'A winning trade gains').fill('4');
      await expect(results(page)).toContainText('22.0 %');
    },
  },
  sessionClock: {
    address: '/markets/forex',
    check: (page) =>
      expect(page.getByRole('region', { name: 'Forex sessions', exact: true })).toContainText(
        /(?:opens|closes) \w{3} \d\d:\d\d/,
      ),
  },
  sessions: {
    address: '/education/forex',
    check: (page) =>
      expect(page.getByRole('row', { name: /^Tokyo/ })).toContainText(
        /\d\d:\d\d-\d\d:\d\d.*\d\d:\d\d-\d\d:\d\d/,
      ),
  },
  webinars: {
    address: '/services/webinar',
    check: (page) => expect(page.getByRole('main')).toContainText(/your (?:own )?time/i),
  },
};

for (const [kind, { address, check }] of Object.entries(BEHAVES)) {
  test(`the ${kind} section behaves on direct load`, async ({ page }) => {
    await open(page, address);
    await check(page);
  });

  test(`the ${kind} section behaves after a step from the page before`, async ({ page }) => {
    const parent = address.slice(0, address.lastIndexOf('/'));
    await open(page, parent);
    await page.getByRole('main').locator(`a[href="${address}"]`).first().click();
    await expect(page).toHaveURL(address);
    await check(page);
  });

  test.describe('in development', () => {
    test.use({ baseURL: SOURCES });

    test(`the ${kind} section behaves`, async ({ page }) => {
      await page.goto(address);
      await check(page);
    });
  });
}

test.describe('without motion', () => {
  // What is half faded in has too little contrast for axe.
  test.use({ contextOptions: { reducedMotion: 'reduce' } });

  for (const query of ['?risk=5&leverage=1', '?account=abc&stop=1.084', '?account=&entry=', '?currency=EUR'])
    test(`axe finds nothing in the warnings and mistakes of ${query}, and nothing is wider than a small phone`, async ({
      page,
    }) => {
      for (const width of [390, 1280]) {
        await page.setViewportSize({ width, height: 3000 });
        await open(page, SIZE + query);
        expect.soft(await violationsOf(page), `at ${String(width)} px`).toEqual([]);
      }
      await page.setViewportSize({ width: 320, height: 640 });
      expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(320);
    });
});
