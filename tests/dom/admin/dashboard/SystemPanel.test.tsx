import { act, screen, waitFor } from '@testing-library/react';
import { expect, it } from 'vitest';
import type { RestoreUndo } from '@/admin/dashboard/restoring';
import { SystemPanel } from '@/admin/dashboard/SystemPanel';
import { useUndoStack } from '@/admin/resources/useUndoStack';
import { anAdminArea, dispatchStorageEvent, publishedFile } from '../../../support/catalogue';
import { takeDownloads } from '../../../support/downloads';
import { takeConsoleMessages } from '../../../support/consoleGuard';
import { renderInAdminArea } from '../../../support/render';
import { aBroker, aPlatform } from '../../../support/records';

function Panel({ earlier = null }: { earlier?: File | null }) {
  return <SystemPanel undo={useUndoStack<RestoreUndo>()} earlier={earlier} />;
}

function show(area = anAdminArea({ brokers: [aBroker(), aBroker()] })) {
  return { ...area, ...renderInAdminArea(area, <Panel />) };
}

const totalBrokers = () => screen.getByText('Total brokers', { selector: 'dt' }).nextElementSibling;

it('shows unreadable data written by another tab', async () => {
  const { put } = show(anAdminArea({ platforms: [aPlatform()] }));
  await waitFor(() => {
    expect(totalBrokers()).toHaveTextContent(/^0$/);
  });
  expect(screen.queryByText('upm_platforms')).not.toBeInTheDocument();
  put({ platforms: [aPlatform(), { id: '7', name: null }] });
  act(() => {
    dispatchStorageEvent('upm_platforms');
  });
  expect(
    await screen.findByRole('button', { name: 'Download the unreadable entries in upm_platforms' }),
  ).toBeVisible();
});

it('previews an earlier publication', async () => {
  const area = anAdminArea({ brokers: [aBroker(), aBroker()] });
  const earlier = new File([publishedFile(1)], 'An earlier one');
  renderInAdminArea(area, <Panel earlier={earlier} />);
  expect(
    await screen.findByText('“An earlier one” has been read. Nothing has been changed yet.'),
  ).toBeVisible();
  expect(screen.getByRole('row', { name: 'Brokers 0 0 2 0' })).toBeVisible();
});

it('hides the message about a backup when another file is chosen', async () => {
  takeDownloads();
  const { user } = show();
  await user.click(screen.getByRole('button', { name: 'Backup Data' }));
  expect(await screen.findByText(/^Backup downloaded/)).toBeVisible();
  await user.upload(
    screen.getByLabelText('Backup file'),
    new File(['{'], 'backup.json', { type: 'application/json' }),
  );
  expect(await screen.findByText(/wasn't read, and nothing was changed/)).toBeVisible();
  expect(screen.queryByText(/^Backup downloaded/)).toBeNull();
});

it('hides an error when the problem is fixed', async () => {
  takeDownloads();
  const { area, user } = show();
  const mended = area.getItem('upm_brokers') ?? '';
  area.setItem('upm_brokers', 'damaged');
  await user.click(screen.getByRole('button', { name: 'Export Brokers' }));
  const refused = /^Nothing was exported/;
  expect(await screen.findByText(refused)).toBeVisible();
  area.setItem('upm_brokers', mended);
  act(() => {
    dispatchStorageEvent('upm_brokers');
  });
  await waitFor(() => {
    expect(screen.queryByText(refused)).not.toBeInTheDocument();
  });
  takeConsoleMessages();
});
