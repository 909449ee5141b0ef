import type { Page } from '@playwright/test';
import { allBrokerKeys, brokerKeys, filteredBrokers, fitting } from '../support/brokerAddress.ts';
import { cardHeadings, storedBroker, storing } from './support.ts';
import { expect, test } from './test.ts';

const stored = filteredBrokers.map((broker, index) => storedBroker(String(index + 1), broker));
test.use({ storageState: storing({ upm_brokers: JSON.stringify(stored) }) });

const keys = allBrokerKeys.filter((key) => (brokerKeys[key] as readonly string[]).includes('Cedar'));
const address = `/ib-partners?${keys.join('&')}`;

/** One control of each kind shows what the address asks for, and so does the list. */
async function agrees(page: Page) {
  for (const label of ['MT5', 'German', 'Swap-free account'])
    await expect(page.getByRole('checkbox', { name: new RegExp(`^${label} `) })).toBeChecked();
  await expect(page.getByRole('radio', { name: /^At most \$100 / })).toBeChecked();
  await expect(page.getByRole('combobox', { name: 'Example trade' })).toHaveValue('GBP/USD');
  await expect(page.getByRole('textbox', { name: 'Nights held' })).toHaveValue('5');
  await expect(page.getByRole('button', { name: 'Take Birch out of the comparison' })).toBeVisible();
  await expect(cardHeadings(page)).toHaveText(fitting(...keys));
  expect(new URL(page.url()).search).toBe(new URL(address, page.url()).search);
}

test('B11, B13: an address with many keys shows the same after a reload and in a new tab', async ({
  page,
  context,
}) => {
  await page.goto(address);
  await agrees(page);
  await page.reload();
  await agrees(page);
  const other = await context.newPage();
  await other.goto(address);
  await agrees(other);
});
