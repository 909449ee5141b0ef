import { act, screen } from '@testing-library/react';
import { expect, it } from 'vitest';
import { RecentActivity } from '@/admin/dashboard/RecentActivity';
import { anAdminArea, dispatchStorageEvent } from '../../../support/catalogue';
import { aBroker } from '../../../support/records';
import { renderInAdminArea } from '../../../support/render';

const show = (area: ReturnType<typeof anAdminArea>) => renderInAdminArea(area, <RecentActivity />);

const samples = () => screen.queryByText('Sample entries.');

it('lists five sample entries until a change is made', async () => {
  show(anAdminArea());
  const entries = await screen.findAllByRole('listitem');
  expect(entries).toHaveLength(5);
  for (const entry of entries) expect(entry).toHaveTextContent(/^admin \S.* (?:hours?|days?) ago$/);
  expect(samples()).toBeVisible();
});

it('lists the last five changes made in this browser', async () => {
  const area = anAdminArea();
  for (let change = 1; change <= 6; change += 1)
    await area.catalogue.brokers.add(aBroker({ name: `B${String(change)}` }));
  await area.logged();
  show(area);
  const entries = await screen.findAllByRole('listitem');
  expect(entries).toHaveLength(5);
  expect(entries[0]).toHaveTextContent(/^keeper Added the broker “B6” \d+ Jan 2026, \d\d:\d\d$/);
  expect(entries[0]?.querySelector('time')).toHaveAttribute('datetime', '2026-01-02T03:04:05.000Z');
  expect(samples()).not.toBeInTheDocument();
});

it('shows changes made in another tab', async () => {
  const area = anAdminArea();
  show(area);
  await screen.findByText('Sample entries.');
  await area.maintenance.activity.add('Deleted the broker “A”');
  act(() => {
    dispatchStorageEvent('upm_activity');
  });
  expect(await screen.findByText('Deleted the broker “A”')).toBeVisible();
});
