import { act, fireEvent, screen, waitFor, within } from '@testing-library/react';
import { expect, it } from 'vitest';
import { simulatedDelays } from '@/data/storage/environment';
import { takeConsoleMessages } from '../../../support/consoleGuard';
import { deferred } from '../../../support/deferred';
import { heldWrites, quotaError } from '../../../support/environment';
import { answerConfirm } from '../../../support/render';
import { dialog, namesInTable, noDialog, openPanel, panels } from '../../../support/resourcePanels';

const [brokers] = panels;

const HEADER = 'Id;Name;Description;Min Deposit;Leverage;Spreads;Colour';
const CSV = [
  HEADER,
  '1;Alpha;A broker made for a test.;$100;1:50;from 0.1 pips;red',
  ';Newcomer;A “new” one;$5;1:30;1 pip;blue',
  ';;Nameless;$5;1:30;1 pip;',
].join('\r\n');

async function openImport(parts: BlobPart[], overrides?: Parameters<typeof openPanel>[2]) {
  const opened = openPanel(brokers, [brokers.aRecord({ name: 'Alpha' })], overrides);
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

it('leaves out a possible duplicate until its row is ticked', async () => {
  const { stored, press, user } = await openImport([
    'Id,Name,Description,Min Deposit,Leverage,Spreads\n99,Harbour,A broker,$5,1:30,1 pip',
  ]);
  expect(
    await dialog().findByText(/^To check\. Added as new, because its Id isn't in this list\./),
  ).toBeVisible();
  expect(dialog().getByText(/^1 row: 1 to check\./)).toBeVisible();
  expect(dialog().queryByRole('button', { name: /^Import 1/ })).not.toBeInTheDocument();
  await user.click(dialog().getByRole('checkbox', { name: /^Also import the row to check/ }));
  await press('Import 1 broker');
  await screen.findByText('Import: 1 added.');
  expect(stored()).toMatchObject([{ name: 'Alpha' }, { name: 'Harbour' }]);
});

it('reads a file encoded as Windows-1252', async () => {
  const bytes = Array.from(CSV.replace('“new”', 'für'), (letter) => letter.charCodeAt(0));
  const { stored, press } = await openImport([new Uint8Array(bytes)]);
  await dialog().findByText('Import 2 brokers');
  await press('Import 2 brokers');
  await screen.findByText('Import: 1 added, 1 changed.');
  expect(stored()).toMatchObject([{}, { description: 'A für one' }]);
});

it('asks before Back, Escape or closing the page discards an import', async () => {
  const { router, stored } = await openImport([CSV]);
  const before = stored();
  await dialog().findByText('Import 2 brokers');
  const questions = answerConfirm(false);
  await act(() => router.navigate('/elsewhere'));
  fireEvent.keyDown(dialog().getByLabelText('CSV file'), { key: 'Escape' });
  expect(questions).toHaveLength(2);
  expect(globalThis.dispatchEvent(new Event('beforeunload', { cancelable: true }))).toBe(false);
  expect(dialog().getByText('Import 2 brokers')).toBeVisible();
  answerConfirm(true);
  await act(() => router.navigate('/elsewhere'));
  expect(noDialog()).toBe(true);
  expect(stored()).toEqual(before);
});

it('writes nothing when an import is cancelled while waiting for storage', async () => {
  const held = heldWrites();
  const { stored, press } = await openImport([CSV], { wait: held.wait });
  const before = stored();
  await dialog().findByText('Import 2 brokers');
  await press('Import 2 brokers');
  await press('Cancel');
  expect(noDialog()).toBe(true);
  held.letGo();
  await press('Import CSV');
  expect(stored()).toEqual(before);
});

it('stops reading the file when Stop is pressed', async () => {
  const held = deferred<undefined>();
  let lists = 0;
  const wait = (ms: number) => {
    if (ms === simulatedDelays.list) lists += 1;
    return lists > 1 ? held.promise : Promise.resolve();
  };
  const { press } = await openImport([CSV], { wait });
  expect(await dialog().findByText('Reading the file…')).toBeVisible();
  await press('Stop');
  held.resolve(undefined);
  await waitFor(() => {
    expect(dialog().getByRole('status')).toBeEmptyDOMElement();
  });
  expect(dialog().queryByRole('table')).not.toBeInTheDocument();
});

it('imports nothing while storage is full, and everything on a retry', async () => {
  const { area, stored, press } = await openImport([CSV]);
  const before = stored();
  await dialog().findByText('Import 2 brokers');
  area.failWrites = quotaError();
  await press('Import 2 brokers');
  expect(await dialog().findByRole('alert')).toHaveTextContent(
    /^Nothing was imported: the browser's storage/,
  );
  expect(stored()).toEqual(before);
  takeConsoleMessages();

  area.failWrites = null;
  await press('Import 2 brokers');
  expect(await screen.findByText('Import: 1 added, 1 changed.')).toBeVisible();
});

it('previews the import again instead of overwriting changes from another tab', async () => {
  const { putRecords, stored, press } = await openImport([CSV]);
  await dialog().findByText('Import 2 brokers');
  putRecords([brokers.aRecord({ name: 'Alpha' }), brokers.aRecord({ name: 'Newcomer' })]);
  await press('Import 2 brokers');
  expect(await dialog().findByText(/^3 rows: 2 changed, 1 refused\./)).toBeVisible();
  expect(dialog().getByRole('alert')).toHaveTextContent(/changed elsewhere/);
  await press('Import 2 brokers');
  expect(await screen.findByText('Import: 2 changed.')).toBeVisible();
  expect(stored()).toHaveLength(2);
});

it('undoes a whole import', async () => {
  const { stored, press } = await openImport([CSV]);
  const before = stored();
  await dialog().findByText('Import 2 brokers');
  await press('Import 2 brokers');
  await screen.findByText('Import: 1 added, 1 changed.');
  await press('Undo importing 2 brokers');
  expect(await screen.findByText('Import of 2 brokers undone.')).toBeVisible();
  expect(stored()).toMatchObject([{ ...before[0], updatedAt: expect.any(String) as string }]);
  expect(stored()).toHaveLength(1);
  expect(screen.queryByRole('button', { name: /^Undo/ })).not.toBeInTheDocument();
});

it('keeps later changes when an import is undone', async () => {
  const { putRecords, stored, press } = await openImport([CSV]);
  await dialog().findByText('Import 2 brokers');
  await press('Import 2 brokers');
  await screen.findByText('Import: 1 added, 1 changed.');
  const [alpha = {}, newcomer = {}] = stored();
  putRecords([alpha, { ...newcomer, spreads: 'from 2 pips' }]);
  await press('Undo importing 2 brokers');
  expect(
    await screen.findByText(
      'Import of 2 brokers undone for 1: the others have since been changed or deleted.',
    ),
  ).toBeVisible();
  expect(stored()).toMatchObject([{ leverage: 'up to 1:500' }, { spreads: 'from 2 pips' }]);
});

it('says that a file contains no rows, and changes nothing on Cancel', async () => {
  const { stored, press } = await openImport(['Name;Leverage']);
  const before = stored();
  expect(await dialog().findByText(/^The file has no rows/)).toBeVisible();
  await press('Cancel');
  expect(noDialog()).toBe(true);
  expect(stored()).toEqual(before);
});
