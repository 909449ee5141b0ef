import { screen, within } from '@testing-library/react';
import { expect, it } from 'vitest';
import { takeConsoleMessages } from '../../../support/consoleGuard';
import { quotaError } from '../../../support/environment';
import { dialog, namesInTable, noDialog, openPanel, panels } from '../../../support/resourcePanels';

const [brokers] = panels;

const HEADER = 'Id;Name;Description;Min Deposit;Leverage;Spreads;Colour';
const CSV = [
  HEADER,
  '1;Alpha;A broker made for a test.;$100;1:50;from 0.1 pips;red',
  ';Newcomer;A “new” one;$5;1:30;1 pip;blue',
  ';;Nameless;$5;1:30;1 pip;',
].join('\r\n');

async function openImport(parts: BlobPart[]) {
  const opened = openPanel(brokers, [brokers.aRecord({ name: 'Alpha' })]);
  await screen.findByRole('table');
  await opened.press('Import CSV');
  await opened.user.upload(dialog().getByLabelText('CSV file'), new File(parts, 'brokers.csv'));
  return opened;
}

it('previews an import and saves it only on request', async () => {
  const { stored, press } = await openImport([CSV]);
  const before = stored();
  expect(await dialog().findByText(/^3 rows: 1 added, 1 changed, 1 refused\./)).toBeVisible();
  expect(dialog().getByText('Columns ignored: “Colour”.')).toBeVisible();
  const rows = within(dialog().getByRole('table')).getAllByRole('row');
  expect(rows.slice(1).map(({ textContent }) => textContent)).toEqual([
    '2AlphaLeverage: “up to 1:500” becomes “1:50”',
    '3NewcomerAdded',
    expect.stringMatching(/^4Refused\. Name: ./) as string,
  ]);
  expect(stored()).toEqual(before);

  await press('Import 2 brokers');
  expect(await screen.findByText('Import: 1 added, 1 changed.')).toBeVisible();
  expect(noDialog()).toBe(true);
  expect(namesInTable()).toEqual(['Alpha', 'Newcomer']);
  expect(stored()).toMatchObject([{ id: '1', leverage: '1:50' }, { description: 'A “new” one' }]);
});

it('warns that an added row may be a colleague’s record', async () => {
  await openImport([`Id,Name,Description,Min Deposit,Leverage,Spreads\n99,Harbour,A broker,$5,1:30,1 pip`]);
  expect(await dialog().findByText(/^Added as new, because its Id is not in this list\./)).toBeVisible();
});

it('reads a file encoded as Windows-1252', async () => {
  const bytes = Array.from(CSV.replace('“new”', 'für'), (letter) => letter.charCodeAt(0));
  const { stored, press } = await openImport([new Uint8Array(bytes)]);
  await dialog().findByText('Import 2 brokers');
  await press('Import 2 brokers');
  await screen.findByText('Import: 1 added, 1 changed.');
  expect(stored()).toMatchObject([{}, { description: 'A für one' }]);
});

it('asks before the page is left during an import', async () => {
  const { area, press } = await openImport([CSV]);
  await dialog().findByText('Import 2 brokers');
  const isAsked: boolean[] = [];
  area.failWrites = () => {
    isAsked.push(!globalThis.dispatchEvent(new Event('beforeunload', { cancelable: true })));
    return null;
  };
  await press('Import 2 brokers');
  await screen.findByText('Import: 1 added, 1 changed.');
  expect(isAsked.at(-1)).toBe(true);
});

it('imports all rows on a retry after one could not be saved', async () => {
  const { area, press } = await openImport([CSV]);
  await dialog().findByText('Import 2 brokers');
  area.failWrites = quotaError();
  await press('Import 2 brokers');
  expect(await dialog().findByRole('alert')).toHaveTextContent(
    /^Row 2 was not imported: .+ The rows after it were not imported either\.$/,
  );
  expect(dialog().getByText('Import 2 brokers')).toBeVisible();
  takeConsoleMessages();

  area.failWrites = null;
  await press('Import 2 brokers');
  expect(await screen.findByText('Import: 1 added, 1 changed.')).toBeVisible();
});

it('says that a file has no rows and cancels without changes', async () => {
  const { stored, press } = await openImport(['']);
  const before = stored();
  expect(await dialog().findByText(/^The file has no rows\./)).toBeVisible();
  await press('Cancel');
  expect(noDialog()).toBe(true);
  expect(stored()).toEqual(before);
});
