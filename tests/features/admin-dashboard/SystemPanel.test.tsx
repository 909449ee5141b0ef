import { act, screen, waitFor } from '@testing-library/react';
import { expect, it } from 'vitest';
import { SystemPanel } from '@/features/admin-dashboard/SystemPanel';
import { anAdminArea, tellOfOtherTab } from '../../support/catalogue';
import { takeConsoleMessages } from '../../support/consoleGuard';
import { answerConfirm, renderInAdminArea } from '../../support/render';
import { aBroker } from '../../support/records';

function show(area = anAdminArea({ brokers: [aBroker(), aBroker()] })) {
  return { ...area, ...renderInAdminArea(area, <SystemPanel />) };
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

it('measures the whole storage', async () => {
  const area = anAdminArea();
  area.area.setItem('rest', 'x'.repeat(4_300_000));
  show(area);
  expect(await screen.findByText(/storage is nearly full/)).toBeVisible();
});

it('offers to clear the activity log once there is one, and nothing after that', async () => {
  const area = anAdminArea();
  area.maintenance.activity.add('Added a broker');
  const { user } = show(area);
  expect(await screen.findByText(/^Drops the activity log\./)).toBeVisible();
  await user.click(screen.getByRole('button', { name: 'Clear Cache' }));
  expect(await screen.findByText('Cleared: the activity log.')).toBeVisible();
  expect(await screen.findByText(/^There is nothing to drop at the moment\./)).toBeVisible();
  expect(area.area.getItem('upm_activity')).toBeNull();
});

it('takes a damaged text out of the list once it is deleted', async () => {
  answerConfirm(true);
  const area = anAdminArea();
  area.area.setItem('upm_brokers.corrupt', 'damaged');
  const { user } = show(area);
  await user.click(await screen.findByRole('button', { name: 'Delete upm_brokers.corrupt' }));
  expect(await screen.findByText('There are none.')).toBeVisible();
});

it('shows everything else while a list cannot be read', async () => {
  const area = anAdminArea();
  area.area.setItem('upm_brokers', 'damaged');
  show(area);
  expect(await screen.findByText('upm_brokers')).toBeVisible();
  expect(screen.queryByText(/Not published yet|Visitors have everything/)).not.toBeInTheDocument();
});

it('F10: shows no figures when storage cannot be read, and logs why', async () => {
  const area = anAdminArea();
  area.area.failReads = new Error('gone');
  show(area);
  await waitFor(() => {
    expect(takeConsoleMessages()).toEqual([expect.stringContaining('StorageError')]);
  });
  expect(totalBrokers()).toHaveTextContent(/^–$/);
});
