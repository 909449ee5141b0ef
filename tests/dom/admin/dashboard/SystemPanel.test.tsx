import { act, screen, waitFor } from '@testing-library/react';
import { expect, it } from 'vitest';
import type { RestoreUndo } from '@/admin/dashboard/RestoreCard';
import { SystemPanel } from '@/admin/dashboard/SystemPanel';
import { useUndoStack } from '@/admin/resources/useUndoStack';
import { anAdminArea, anAreaAheadOfTheSite, dispatchStorageEvent } from '../../../support/catalogue';
import { takeDownloads } from '../../../support/downloads';
import { takeConsoleMessages } from '../../../support/consoleGuard';
import { renderInAdminArea } from '../../../support/render';
import { aBroker, aPlatform } from '../../../support/records';

function Panel() {
  return <SystemPanel undo={useUndoStack<RestoreUndo>()} />;
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

it.each(['upm_signals', 'upm_brokers'])('hides “all published” while %s is unreadable', async (key) => {
  const area = anAdminArea();
  for (const name of ['upm_brokers', 'upm_platforms']) area.area.removeItem(name);
  area.area.setItem(key, 'damaged');
  show(area);
  expect(await screen.findByText(key)).toBeVisible();
  expect(screen.queryByText('Everything in the lists is published.')).toBeNull();
});

it('compares with a downloaded file once it is uploaded', async () => {
  const area = anAdminArea();
  for (const name of ['upm_brokers', 'upm_platforms']) area.area.removeItem(name);
  const [broker] = await area.catalogue.brokers.list();
  const removed = await area.catalogue.brokers.removeMany([broker?.id ?? '']);
  area.publish((await area.maintenance.publication.next()).text);
  await area.catalogue.brokers.restore(removed);
  show(area);
  expect(await screen.findByText(/^Not published yet\. .*Brokers: 1 added/)).toBeVisible();
});

it('says so when the site has not answered', async () => {
  const area = anAdminArea();
  area.publish(null);
  await area.seeds.refresh();
  show(area);
  expect(await screen.findByText(/^The site has not answered/)).toBeVisible();
  expect(screen.queryByText('Everything in the lists is published.')).toBeNull();
});

it('says so when the site still has the file before the last publication', async () => {
  show(await anAreaAheadOfTheSite());
  expect(await screen.findByText(/^The site shows an earlier version/)).toBeVisible();
  expect(await screen.findByText('Everything in the lists is published.')).toBeVisible();
});

it('hides what was said about a backup once another file is chosen', async () => {
  takeDownloads();
  const { user } = show();
  await user.click(screen.getByRole('button', { name: 'Backup Data' }));
  expect(await screen.findByText(/^Backup downloaded/)).toBeVisible();
  await user.upload(
    screen.getByLabelText('Backup file'),
    new File(['{'], 'backup.json', { type: 'application/json' }),
  );
  expect(await screen.findByText(/was not read, and nothing was changed/)).toBeVisible();
  expect(screen.queryByText(/^Backup downloaded/)).toBeNull();
});

it('hides an error once the problem is fixed', async () => {
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
