import { act, screen, waitFor, within } from '@testing-library/react';
import { expect, it } from 'vitest';
import type { RestoreUndo } from '@/admin/dashboard/RestoreUndoOffer';
import { SystemPanel } from '@/admin/dashboard/SystemPanel';
import { useUndoStack } from '@/admin/resources/useUndoStack';
import { anAdminArea, publishedFile, tellOfOtherTab } from '../../../support/catalogue';
import { takeDownloads } from '../../../support/downloads';
import { quotaError } from '../../../support/environment';
import { takeConsoleMessages } from '../../../support/consoleGuard';
import { answerConfirm, renderInAdminArea } from '../../../support/render';
import { aBroker, aPlatform } from '../../../support/records';

function Panel() {
  return <SystemPanel undo={useUndoStack<RestoreUndo>()} />;
}

function show(area = anAdminArea({ brokers: [aBroker(), aBroker()] })) {
  return { ...area, ...renderInAdminArea(area, <Panel />) };
}

const totalBrokers = () => screen.getByText('Total brokers', { selector: 'dt' }).nextElementSibling;

it('shows the status, and counts again when another tab changes a list', async () => {
  const { put } = show();
  await waitFor(() => {
    expect(totalBrokers()).toHaveTextContent(/^2$/);
  });
  put({ brokers: [aBroker()] });
  act(() => {
    tellOfOtherTab('upm_brokers');
  });
  await waitFor(() => {
    expect(totalBrokers()).toHaveTextContent(/^1$/);
  });
});

it('shows what another tab has left unreadable among the platforms', async () => {
  const { put } = show(anAdminArea({ platforms: [aPlatform()] }));
  await waitFor(() => {
    expect(totalBrokers()).toHaveTextContent(/^0$/);
  });
  expect(screen.queryByText('upm_platforms')).not.toBeInTheDocument();
  put({ platforms: [aPlatform(), { id: '7', name: null }] });
  act(() => {
    tellOfOtherTab('upm_platforms');
  });
  expect(
    await screen.findByRole('button', { name: 'Download what cannot be read in upm_platforms' }),
  ).toBeVisible();
});

it('measures the whole storage', async () => {
  const area = anAdminArea();
  area.area.setItem('rest', 'x'.repeat(4_300_000));
  show(area);
  expect(await screen.findByText(/storage is nearly full/)).toBeVisible();
});

it('B01: shows what takes the room', async () => {
  const area = anAdminArea();
  area.area.setItem('rest', 'x'.repeat(4_299_996));
  show(area);
  const table = await screen.findByRole('table', { name: 'What takes room in this browser' });
  expect(
    await within(table).findByRole('row', { name: 'Other pages at this address 4,300,000' }),
  ).toBeVisible();
});

it('offers to clear what is kept for convenience, and nothing after that', async () => {
  answerConfirm(true);
  const area = anAdminArea();
  area.area.setItem('upm_account', '{}');
  const { user } = show(area);
  expect(await screen.findByText(/^Drops the account kept for the calculators\./)).toBeVisible();
  await user.click(screen.getByRole('button', { name: 'Clear Cache' }));
  expect(await screen.findByText('Cleared: the account kept for the calculators.')).toBeVisible();
  expect(await screen.findByText(/^There is nothing to drop at the moment\./)).toBeVisible();
  expect(area.area.getItem('upm_account')).toBeNull();
});

it('takes a damaged text out of the list once it is deleted', async () => {
  answerConfirm(true);
  const area = anAdminArea();
  area.area.setItem('upm_brokers.corrupt', 'damaged');
  const { user } = show(area);
  await user.click(await screen.findByRole('button', { name: 'Delete upm_brokers.corrupt' }));
  expect(await screen.findByText('There are none.')).toBeVisible();
});

it('F26: keeps a damaged text aside when a backup is restored over it, until it is deleted', async () => {
  const questions = answerConfirm(true);
  const { area, user, stored } = show();
  area.setItem('upm_brokers', '[{"name":"cut');
  await user.upload(
    screen.getByLabelText('Backup file'),
    new File([publishedFile(1, { brokers: [{ ...aBroker({ name: 'New' }), id: '1' }] })], 'backup.json'),
  );
  await user.click(await screen.findByRole('button', { name: 'Restore this backup' }));
  await user.click(await screen.findByRole('button', { name: 'Delete upm_brokers.corrupt' }));
  expect(questions).toEqual(['Are you sure you want to delete the text “upm_brokers.corrupt”?']);
  expect(await screen.findByText('There are none.')).toBeVisible();
  expect(stored('upm_brokers')).toMatchObject([{ name: 'New' }]);
});

it('gives the text of entries that cannot be read', async () => {
  const downloads = takeDownloads();
  const area = anAdminArea({ brokers: [aBroker(), { id: '7', name: null }] });
  const { user } = show(area);
  await user.click(
    await screen.findByRole('button', { name: 'Download what cannot be read in upm_brokers' }),
  );
  expect(JSON.parse((await downloads[0]?.text()) ?? '')).toMatchObject([{ id: '7', name: null }]);
  expect(screen.getByText(/^1 entry in it that cannot be read/)).toBeVisible();
});

it('shows everything else while a list cannot be read', async () => {
  const area = anAdminArea();
  area.area.setItem('upm_brokers', 'damaged');
  show(area);
  expect(await screen.findByText('upm_brokers')).toBeVisible();
  expect(screen.getByText('Not published yet. Platforms: 3 removed. Brokers: no change.')).toBeVisible();
});

it('B29: what was refused is unsaid once the cause is gone, and what was done stays said', async () => {
  takeDownloads();
  const { area, user, put } = show();
  const mended = area.getItem('upm_brokers') ?? '';
  area.setItem('upm_brokers', 'damaged');
  await user.click(screen.getByRole('button', { name: 'Export Brokers' }));
  const refused = /^Nothing was exported/;
  expect(await screen.findByText(refused)).toBeVisible();
  area.setItem('upm_brokers', mended);
  act(() => {
    tellOfOtherTab('upm_brokers');
  });
  await waitFor(() => {
    expect(screen.queryByText(refused)).not.toBeInTheDocument();
  });
  takeConsoleMessages();
  await user.click(screen.getByRole('button', { name: 'Export Brokers' }));
  expect(await screen.findByText('Brokers exported: 2.')).toBeVisible();
  put({ brokers: [aBroker()] });
  act(() => {
    tellOfOtherTab('upm_brokers');
  });
  await waitFor(() => {
    expect(totalBrokers()).toHaveTextContent(/^1$/);
  });
  expect(screen.getByText('Brokers exported: 2.')).toBeVisible();
});

it.each([
  ['a restore', 'Restore this backup', /^Nothing was restored, and nothing was changed/],
  ['a publication', 'Publish', /^Nothing was published/],
])('B29: %s that was refused is unsaid once the lists are others', async (_what, button, refused) => {
  takeDownloads();
  const { area, user, put } = show();
  await user.upload(
    screen.getByLabelText('Backup file'),
    new File([publishedFile(1, { brokers: [{ ...aBroker(), id: '9' }] })], 'backup.json'),
  );
  await screen.findByRole('button', { name: 'Restore this backup' });
  area.failWrites = quotaError();
  await user.click(screen.getByRole('button', { name: button }));
  expect(await screen.findByText(refused)).toBeVisible();
  takeConsoleMessages();
  area.failWrites = null;
  put({ brokers: [aBroker()] });
  act(() => {
    tellOfOtherTab('upm_brokers');
  });
  await waitFor(() => {
    expect(screen.queryByText(refused)).not.toBeInTheDocument();
  });
});

it('F10: shows no figures when storage cannot be read, and logs why', async () => {
  const area = anAdminArea();
  area.area.failReads = new Error('gone');
  show(area);
  const messages: string[] = [];
  await waitFor(() => {
    messages.push(...takeConsoleMessages());
    expect(messages).toEqual(Array(4).fill(expect.stringContaining('StorageError')));
  });
  expect(totalBrokers()).toHaveTextContent(/^–$/);
});

it('stores every list as it was published once it has counted them', async () => {
  const area = anAdminArea();
  const keys = ['upm_brokers', 'upm_platforms', 'upm_webinars'];
  for (const key of keys) area.area.removeItem(key);
  show(area);
  await waitFor(() => {
    for (const key of keys) expect(area.area.getItem(key), key).not.toBeNull();
  });
});

it('shows all but the number of brokers where their list alone cannot be read', async () => {
  const area = anAdminArea();
  const brokers = { ...area.catalogue.brokers, list: () => Promise.reject(new Error('unreachable')) };
  area.area.setItem('rest', 'x'.repeat(4_300_000));
  show({ ...area, catalogue: { ...area.catalogue, brokers } });
  expect(await screen.findByText(/storage is nearly full/)).toBeVisible();
  expect(totalBrokers()).toHaveTextContent(/^–$/);
  expect(takeConsoleMessages()).toEqual([expect.stringContaining('unreachable')]);
});

it('shows no figures, and logs why, where what is unpublished is unknown for another reason than a damaged list', async () => {
  const area = anAdminArea({ brokers: [aBroker()] });
  const unpublished = () => {
    throw new Error('beyond comparison');
  };
  const publication = { ...area.maintenance.publication, unpublished };
  show({ ...area, maintenance: { ...area.maintenance, publication } });
  const messages: string[] = [];
  await waitFor(() => {
    messages.push(...takeConsoleMessages());
    expect(messages).toEqual(['Error: beyond comparison']);
  });
  expect(totalBrokers()).toHaveTextContent(/^–$/);
});
