import { screen } from '@testing-library/react';
import { expect, it } from 'vitest';
import { AdoptionQuestion } from '@/admin/dashboard/AdoptionQuestion';
import { createMaintenance } from '@/data/maintenance/maintenance';
import { createKeyValueStore } from '@/data/storage/keyValueStore';
import { anAdminArea } from '../../../support/catalogue';
import { takeConsoleMessages } from '../../../support/consoleGuard';
import { createFailingArea, quotaError } from '../../../support/environment';
import { renderInAdminArea } from '../../../support/render';

/** A copy in a folder, opened in a browser that holds an administrator's earlier work. */
function open() {
  const area = createFailingArea();
  area.setItem('upm_activity', '[]');
  area.setItem('upm_brokers', '[{"id":"1"}]');
  const storeAt = (prefix: string) =>
    createKeyValueStore(
      () => area,
      () => undefined,
      prefix,
    );
  const own = storeAt('/academy/');
  const copy = anAdminArea({}, { area, store: own });
  const stores = { own, plain: storeAt('') };
  const maintenance = createMaintenance(copy.environment, copy.seeds, () => 'keeper', null, stores);
  const ui = (
    <AdoptionQuestion>
      <p>The dashboard</p>
    </AdoptionQuestion>
  );
  return { ...renderInAdminArea({ ...copy, maintenance }, ui), own, area, maintenance };
}

it.each([
  [/^Yes/, '[{"id":"1"}]', ['Took over what an older version of this site had stored']],
  [/^No/, null, []],
])(
  'opens the dashboard when the question about earlier changes is answered with %s',
  async (answer, list, log) => {
    const { user, own, maintenance } = open();
    expect(screen.getByText(/Do they belong to this site, localhost.*\/\?$/)).toBeVisible();
    expect(screen.queryByText('The dashboard')).toBeNull();
    await user.click(screen.getByRole('button', { name: answer }));
    expect(await screen.findByText('The dashboard')).toBeVisible();
    expect(own.read('upm_brokers')).toBe(list);
    expect(maintenance.activity.list().map(({ action }) => action)).toEqual(log);
  },
);

it('says that there is no space for earlier changes', async () => {
  const { user, area } = open();
  area.failWrites = quotaError();
  await user.click(screen.getByRole('button', { name: /^Yes/ }));
  expect(await screen.findByText(/^Nothing was carried over/)).toBeVisible();
  expect(screen.getByRole('button', { name: /^Yes/ })).toBeEnabled();
  expect(takeConsoleMessages()).toHaveLength(1);
});
