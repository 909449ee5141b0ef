import { expect, it } from 'vitest';
import { anAdminArea } from '../../../support/catalogue';
import { quotaError } from '../../../support/environment';
import { aBroker, aPlatform } from '../../../support/records';

const anArea = () =>
  anAdminArea({ brokers: [aBroker({ name: 'B' })], platforms: [aPlatform({ name: 'P' })] });

type Catalogue = ReturnType<typeof anAdminArea>['catalogue'];

const changes: [action: string, change: (catalogue: Catalogue) => Promise<unknown>][] = [
  ['Added the broker “New”', ({ brokers }) => brokers.add(aBroker({ name: 'New' }))],
  ['Changed the broker “Other”', ({ brokers }) => brokers.update('1', { name: 'Other' })],
  ['Deactivated the broker “B”', ({ brokers }) => brokers.toggleActive('1')],
  ['Deleted the broker “B”', ({ brokers }) => brokers.remove('1')],
  ['Deactivated brokers: 1', ({ brokers }) => brokers.setActive(['1'], false)],
  [
    'Restored platforms: 1',
    ({ platforms }) =>
      platforms.restore([{ id: '7', name: 'R', index: 0, value: { ...aPlatform({}), id: '7' } }]),
  ],
  ['Changed the order of the platforms', ({ platforms }) => platforms.reorder(['1'])],
];

it.each(changes)('logs the action “%s”', async (action, change) => {
  const { catalogue, logged } = anArea();
  await change(catalogue);
  expect(await logged()).toEqual([action]);
});

it.each(changes)('logs nothing when an action fails: %s', async (_action, change) => {
  const { area, catalogue, logged } = anArea();
  area.setItem(
    'upm_platforms',
    JSON.stringify([aPlatform({ sortOrder: 5 })].map((platform) => ({ ...platform, id: '1' }))),
  );
  area.failWrites = quotaError();
  await expect(change(catalogue)).rejects.toMatchObject({ kind: 'quota' });
  expect(await logged()).toEqual([]);
});

it('logs nothing for an unknown record', async () => {
  const { catalogue, logged } = anArea();
  await expect(catalogue.brokers.update('9', {})).resolves.toBeNull();
  await expect(catalogue.brokers.toggleActive('9')).resolves.toBeNull();
  await expect(catalogue.brokers.remove('9')).resolves.toBe(false);
  await expect(catalogue.platforms.remove('9')).rejects.toThrow('Platform not found');
  expect(await logged()).toEqual([]);
});

it('makes a change even if the log cannot record it', async () => {
  const { area, catalogue, stored, reported, logged } = anArea();
  area.failWrites = (key) => (key === 'upm_activity' ? quotaError() : null);
  await catalogue.brokers.update('1', { name: 'Other' });
  expect(stored('upm_brokers')).toMatchObject([{ name: 'Other' }]);
  expect(await logged()).toEqual([]);
  expect(reported).toMatchObject([{ key: 'upm_activity' }]);
});

it('logs the number of records changed together', async () => {
  const names = ['A', 'B', 'C'];
  const { catalogue, logged } = anAdminArea({ brokers: names.map((name) => aBroker({ name })) });
  const { brokers } = catalogue;
  await brokers.setActive(['1', '2'], false);
  await brokers.setActive(['1', '2'], false);
  await brokers.setActive(['1'], true);
  const removed = await brokers.removeMany(['1', '3']);
  await brokers.removeMany(['1', '3']);
  await brokers.restore(removed);
  await brokers.restore(removed);
  expect(await logged()).toEqual([
    'Restored brokers: 2',
    'Deleted brokers: 2',
    'Activated brokers: 1',
    'Deactivated brokers: 2',
  ]);
});
