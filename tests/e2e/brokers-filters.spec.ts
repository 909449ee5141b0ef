import type { Page } from '@playwright/test';
import { someFacts, type aBroker } from '../support/records.ts';
import { cardHeadings, inParts, shiftsOf, store, storedBroker, storing } from './support.ts';
import { expect, test } from './test.ts';

type Fields = Parameters<typeof aBroker>[0];

const ALDER: Fields = {
  ...someFacts,
  name: 'Alder',
  licences: [],
  regulation: ['North'],
  tradingPlatforms: ['MT5'],
  accountTypes: ['Raw'],
  baseCurrencies: ['USD'],
  depositMethods: ['Card'],
  languages: ['English'],
  minDeposit: '$50',
};
const BIRCH: Fields = {
  name: 'Birch',
  regulation: ['South'],
  tradingPlatforms: ['cTrader'],
  accountTypes: ['Standard'],
  baseCurrencies: ['EUR'],
  depositMethods: ['Bank transfer'],
  languages: ['German'],
  minDeposit: '$250',
};
const CEDAR: Fields = {
  ...ALDER,
  name: 'Cedar',
  regulation: ['North', 'South'],
  tradingPlatforms: ['MT5', 'cTrader'],
  languages: ['English', 'German'],
  minDeposit: '$100',
};

const stored = [storedBroker('a', ALDER), storedBroker('b', BIRCH), storedBroker('c', CEDAR)];
const ALL = ['Alder', 'Birch', 'Cedar'];

const search = (page: Page) => page.getByRole('searchbox', { name: 'Search brokers' });
const status = (page: Page) => page.locator('p[role="status"][tabindex="-1"]');

const ticked = (label: string) => (page: Page) =>
  expect(page.getByRole('checkbox', { name: new RegExp(String.raw`^${label} \d+$`) })).toBeChecked();
const chosen = (label: string, value: string) => (page: Page) =>
  expect(page.getByRole('combobox', { name: label })).toHaveValue(value);
const typed = (label: string, value: string) => (page: Page) =>
  expect(page.getByRole('textbox', { name: label })).toHaveValue(value);

/** The keys of the address, each with what its control shows and which brokers fit. */
const KEYS = [
  { pair: 'q=al', fit: ['Alder'], isShown: (page: Page) => expect(search(page)).toHaveValue('al') },
  { pair: 'platform=mt5', fit: ['Alder', 'Cedar'], isShown: ticked('MT5') },
  { pair: 'account=raw', fit: ['Alder', 'Cedar'], isShown: ticked('Raw') },
  { pair: 'currency=eur', fit: ['Birch'], isShown: ticked('EUR') },
  { pair: 'pay=card', fit: ['Alder', 'Cedar'], isShown: ticked('Card') },
  { pair: 'language=german', fit: ['Birch', 'Cedar'], isShown: ticked('German') },
  { pair: 'regulator=south', fit: ['Birch', 'Cedar'], isShown: ticked('South') },
  {
    pair: 'max=100',
    fit: ['Alder', 'Cedar'],
    isShown: (page: Page) => expect(page.getByRole('radio', { name: /^At most \$100 \d+$/ })).toBeChecked(),
  },
  { pair: 'swapfree=1', fit: ['Alder', 'Cedar'], isShown: ticked('Swap-free account') },
  { pair: 'loss=1', fit: ['Alder', 'Cedar'], isShown: ticked('Loss figure published') },
  { pair: 'nbp=1', fit: ['Alder', 'Cedar'], isShown: ticked('Negative balance protection') },
  { pair: 'sort=name', fit: ALL, isShown: chosen('Order', 'name') },
  { pair: 'pair=GBP%2FUSD', fit: ALL, isShown: chosen('Example trade', 'GBP/USD') },
  { pair: 'lots=0.5', fit: ALL, isShown: typed('Lots', '0.5') },
  { pair: 'nights=5', fit: ALL, isShown: typed('Nights held', '5') },
  { pair: 'side=sell', fit: ALL, isShown: chosen('Side', 'sell') },
  {
    pair: 'pick=b',
    fit: ALL,
    isShown: (page: Page) =>
      expect(page.getByRole('button', { name: 'Take Birch out of the comparison' })).toBeVisible(),
  },
];

type Key = (typeof KEYS)[number];

async function agrees(page: Page, keys: readonly Key[]) {
  for (const { isShown } of keys) await isShown(page);
  await expect(cardHeadings(page)).toHaveText(
    ALL.filter((name) => keys.every(({ fit }) => fit.includes(name))),
  );
}

const addressOf = (keys: readonly Key[]) => `/ib-partners?${keys.map(({ pair }) => pair).join('&')}`;

test.describe('the filters', () => {
  test.use({ storageState: storing({ upm_brokers: JSON.stringify(stored) }) });

  for (const [part, keys] of inParts(KEYS, 6).entries())
    test(`B11: each key of the address alone agrees with its control and the list, part ${String(part + 1)}`, async ({
      page,
    }) => {
      for (const key of keys) {
        await page.goto(addressOf([key]));
        await agrees(page, [key]);
      }
    });

  const pairs = KEYS.flatMap((key, index) => KEYS.slice(index + 1).map((other) => [key, other]));
  for (const [part, some] of inParts(pairs, 46).entries())
    test(`B11: each two keys of the address agree with their controls and the list, part ${String(part + 1)}`, async ({
      page,
    }) => {
      await page.goto('/ib-partners');
      await expect(cardHeadings(page)).toHaveText(ALL);
      for (const keys of some) {
        // A step within the page: loading it for each would take minutes.
        await page.evaluate((address) => {
          history.pushState(null, '', address);
          dispatchEvent(new PopStateEvent('popstate'));
        }, addressOf(keys));
        await test.step(addressOf(keys), () => agrees(page, keys));
      }
    });

  test('B11: an address with many keys shows the same after a reload and in a new tab', async ({
    page,
    context,
  }) => {
    const keys = KEYS.filter(({ fit }) => fit.includes('Cedar'));
    await page.goto(addressOf(keys));
    await agrees(page, keys);
    await page.reload();
    await agrees(page, keys);
    const other = await context.newPage();
    await other.goto(addressOf(keys));
    await agrees(other, keys);
    expect(new URL(other.url()).search).toBe(new URL(page.url()).search);
  });

  test('B17: where nothing fits, each filter says what goes without it, and the focus is not lost', async ({
    page,
  }) => {
    await page.goto('/ib-partners?platform=ctrader&language=english&max=50');
    await expect(page.getByRole('heading', { name: 'No broker fits all of this.' })).toBeVisible();
    await expect(page.getByRole('heading', { name: 'No Brokers Available' })).toHaveCount(0);
    const offers = page.getByRole('button', { name: /^Without/ });
    await expect(offers).toHaveText([
      'Without “platform cTrader”: 1 broker',
      'Without “language English”: 0 brokers',
      'Without “max deposit $50”: 1 broker',
    ]);
    await offers.first().press('Enter');
    await expect(cardHeadings(page)).toHaveText(['Alder']);
    await expect(page).toHaveURL('/ib-partners?language=english&max=50');
    await expect(status(page)).toBeFocused();

    // A filter's own button leads to the next one.
    await page.getByRole('button', { name: 'Remove language English' }).press('Enter');
    await expect(page).toHaveURL('/ib-partners?max=50');
    await expect(page.getByRole('button', { name: 'Remove max deposit $50' })).toBeFocused();
    await page.keyboard.press('Enter');
    await expect(cardHeadings(page)).toHaveText(ALL);
    await expect(status(page)).toBeFocused();
  });

  test('B18: the count is told once typing rests, and that none fits at once', async ({ page }) => {
    await page.clock.install();
    await page.goto('/ib-partners');
    await expect(cardHeadings(page)).toHaveText(ALL);
    await expect(status(page)).toHaveText('');
    await page.clock.pauseAt(Date.now() + 3_600_000);

    await search(page).pressSequentially('al');
    await expect(search(page)).toHaveValue('al');
    await page.clock.runFor(299);
    await expect(page).toHaveURL('/ib-partners');
    await expect(status(page)).toHaveText('');
    await page.clock.runFor(1);
    await expect(cardHeadings(page)).toHaveText(['Alder']);
    await expect(status(page)).toHaveText('');
    await page.clock.runFor(500);
    await expect(status(page)).toHaveText('1 of 3 brokers');

    await search(page).pressSequentially('zzz');
    await page.clock.runFor(300);
    await expect(page.getByRole('heading', { name: 'No broker fits all of this.' })).toBeVisible();
    await expect(status(page)).toHaveText('No broker fits');
  });

  test('B19: what another tab deletes, adds and takes down is followed, and filters, picks and focus stay', async ({
    page,
    context,
  }) => {
    await page.goto('/ib-partners?platform=mt5&pick=a&pick=c');
    await expect(cardHeadings(page)).toHaveText(['Alder', 'Cedar']);
    const platform = page.getByRole('checkbox', { name: /^MT5 / });
    await platform.focus();
    const other = await context.newPage();
    await other.goto('/privacy');
    const put = (brokers: readonly unknown[]) => store(other, { upm_brokers: JSON.stringify(brokers) });

    await put([...stored, storedBroker('d', { ...CEDAR, name: 'Dogwood' })]);
    await expect(cardHeadings(page)).toHaveText(['Alder', 'Cedar', 'Dogwood']);
    await expect(page.getByRole('link', { name: 'Compare 2 brokers' })).toBeVisible();

    await put(stored.map((broker, index) => (index === 2 ? { ...broker, isActive: false } : broker)));
    await expect(page.getByText('Cedar is no longer listed.')).toBeVisible();
    await expect(cardHeadings(page)).toHaveText(['Alder']);

    await put(stored.slice(1));
    await expect(page.getByText('Alder is no longer listed.')).toBeVisible();
    await expect(cardHeadings(page)).toHaveText(['Cedar']);
    await expect(platform).toBeChecked();
    await expect(platform).toBeFocused();
    await expect(page).toHaveURL(/\?platform=mt5/);
  });

  test('B21: the deposits are one choice for the keyboard', async ({ page }) => {
    await page.goto('/ib-partners');
    await page.getByRole('radio', { name: 'Any' }).focus();
    await page.keyboard.press('ArrowDown');
    const lowest = page.getByRole('radio', { name: /^At most \$50 / });
    await expect(lowest).toBeFocused();
    await expect(lowest).toBeChecked();
    await expect(page).toHaveURL('/ib-partners?max=50');
  });

  test('B27: the button of the phone’s filters says how many brokers it shows', async ({ page }) => {
    await page.setViewportSize({ width: 390, height: 844 });
    await page.goto('/ib-partners');
    await page.getByRole('button', { name: 'Filters' }).click();
    const dialog = page.getByRole('dialog', { name: 'Filters' });
    await expect(dialog.getByRole('button', { name: 'Show 3 brokers' })).toBeVisible();
    await dialog.getByRole('checkbox', { name: /^cTrader / }).check();
    await dialog.getByRole('checkbox', { name: /^English / }).check();
    await dialog.getByRole('button', { name: 'Show 1 broker' }).click();
    await expect(dialog).toHaveCount(0);
    await expect(cardHeadings(page)).toHaveText(['Cedar']);
  });
});

test('B29: the tools are asked for once, and nothing moves when they are there', async ({ page }) => {
  const asked: string[] = [];
  page.on('request', (request) => asked.push(new URL(request.url()).pathname));
  await page.goto('/ib-partners');
  await expect(search(page)).toBeVisible();
  expect(
    asked.filter((path) => path.startsWith('/assets/BrokerBrowser-') && path.endsWith('.js')),
  ).toHaveLength(1);
  expect(await shiftsOf(page)).toEqual([]);
});
