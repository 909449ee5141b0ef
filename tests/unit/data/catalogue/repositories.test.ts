import { expect, it } from 'vitest';
import { createBrokerRepository, createPlatformRepository } from '@/data/maintenance/repositories';
import { NotFoundError } from '@/data/catalogue/ports';
import { type BrokerDraft } from '@/domain/catalogue/broker';
import { anEnvironment } from '../../../support/environment';
import { aBroker, aPlatform } from '../../../support/records';
import { NO_SEED } from '../../../support/entities';
import { NO_SORT_ORDER } from '@/domain/catalogue/platform';

/** A repository of these brokers, whose ids start at 1. */
function brokersOf(drafts: readonly object[] = []) {
  const lines: string[] = [];
  const { environment, area } = anEnvironment({ log: (line) => lines.push(line) });
  const values = drafts.map((draft, index) => ({ id: String(index + 1), ...draft }));
  area.setItem('upm_brokers', JSON.stringify(values));
  return { brokers: createBrokerRepository(environment, NO_SEED), area, environment, lines };
}

const names = (list: readonly BrokerDraft[]) => list.map(({ name }) => name);

it("uses the timestamp as a new broker's id", async () => {
  const { brokers, environment } = brokersOf();
  expect((await brokers.add(aBroker())).id).toBe(String(environment.now()));
});

it('returns null or false for an unknown broker and changes nothing', async () => {
  const { brokers } = brokersOf([aBroker()]);
  const before = await brokers.list();
  await expect(brokers.update('9', { name: 'x' })).resolves.toBeNull();
  await expect(brokers.toggleActive('9')).resolves.toBeNull();
  await expect(brokers.remove('9')).resolves.toBe(false);
  await expect(brokers.get('9')).resolves.toBeNull();
  expect(await brokers.list()).toEqual(before);
});

it('drops empty list entries when saving', async () => {
  const { brokers } = brokersOf();
  const blank = ['', ' ', 'kept'];
  const lists = { features: blank, tradingPlatforms: blank, accountTypes: blank, regulation: blank };
  const { features, tradingPlatforms, accountTypes, regulation } = await brokers.add(aBroker(lists));
  expect([features, tradingPlatforms, accountTypes, regulation]).toEqual(Array(4).fill(['kept']));
});

const drafts = [
  aBroker({ name: 'Northgate', description: 'Forex first', features: ['Raw spreads'] }),
  aBroker({ name: 'Harbour', description: 'Low deposits', features: ['Micro lots'], isActive: false }),
  { name: 'Bare' },
];

it.each([
  ['NORTH', ['Northgate']],
  ['micro', ['Harbour']],
  ['r', ['Northgate', 'Harbour', 'Bare']],
  ['.*', []],
])('finds %j in name, description or features', async (query, found) => {
  expect(names(await brokersOf(drafts).brokers.search(query))).toEqual(found);
});

it('moves a broker without changing records', async () => {
  const { brokers } = brokersOf([aBroker(), aBroker(), aBroker()]);
  const [first, second, third] = await brokers.list();
  await brokers.move('3', null);
  expect(await brokers.list()).toEqual([third, first, second]);
});

it('keeps unreadable entries in storage when a broker moves', async () => {
  const { brokers, area } = brokersOf([aBroker(), { name: null }, aBroker(), aBroker()]);
  const before = JSON.parse(area.getItem('upm_brokers') ?? '') as { id: string }[];
  await brokers.move('4', null);
  const after = JSON.parse(area.getItem('upm_brokers') ?? '') as { id: string }[];
  expect(after.map(({ id }) => id)).toEqual(['4', '2', '1', '3']);
  expect(after.toSorted((a, b) => Number(a.id) - Number(b.id))).toEqual(before);
});

it('logs each change to a broker', async () => {
  const { brokers, lines } = brokersOf([aBroker({ name: 'Harbour' })]);
  await brokers.toggleActive('1');
  await brokers.remove('1');
  expect(lines).toEqual(['Deactivated the broker “Harbour”', 'Deleted the broker “Harbour”']);
});

it('keeps simultaneous moves from two tabs', async () => {
  const { brokers } = brokersOf([aBroker(), aBroker(), aBroker(), aBroker()]);
  await Promise.all([brokers.move('4', null), brokers.move('2', '3')]);
  expect((await brokers.list()).map(({ id }) => id)).toEqual(['4', '1', '3', '2']);
});

it('rejects a move next to a missing broker and keeps the order', async () => {
  const { brokers } = brokersOf([aBroker(), aBroker()]);
  await expect(brokers.move('1', '9')).rejects.toBeInstanceOf(NotFoundError);
  expect((await brokers.list()).map(({ id }) => id)).toEqual(['1', '2']);
});

/** A repository of these values, with ids from 1 for those that have none. */
function platformsOf(values: readonly unknown[] = [], now?: () => number) {
  const { environment, area } = anEnvironment(now && { now });
  const identified = values.map((value, index) =>
    typeof value === 'object' && value !== null && !Array.isArray(value)
      ? { id: String(index + 1), ...value }
      : value,
  );
  area.setItem('upm_platforms', JSON.stringify(identified));
  return { platforms: createPlatformRepository(environment, NO_SEED), area, environment };
}

const ids = (list: readonly { id: string }[]) => list.map(({ id }) => id);
const inPlaces = (...places: unknown[]) => places.map((sortOrder) => ({ ...aPlatform(), sortOrder }));

it('uses the highest id plus one for a new platform', async () => {
  const { platforms } = platformsOf([
    { ...aPlatform(), id: '4' },
    { ...aPlatform(), id: '2' },
  ]);
  expect((await platforms.add(aPlatform())).id).toBe('5');
});

it('uses the timestamp as the id of a platform added on the dashboard', async () => {
  const { platforms, environment } = platformsOf();
  expect((await platforms.add(aPlatform(), 'timestamp')).id).toBe(String(environment.now()));
});

it("throws 'Platform not found' for an unknown id and writes nothing", async () => {
  const { platforms, area } = platformsOf([aPlatform()]);
  const before = area.getItem('upm_platforms');
  for (const attempt of [
    platforms.update('9', { name: 'x' }),
    platforms.toggleActive('9'),
    platforms.remove('9'),
  ]) {
    await expect(attempt).rejects.toThrow(/^Platform not found$/);
    await expect(attempt).rejects.toBeInstanceOf(NotFoundError);
  }
  expect(area.getItem('upm_platforms')).toBe(before);
});

it('sorts platforms by sortOrder, with unset positions last', async () => {
  const { platforms } = platformsOf(inPlaces(null, 2, 'x', 1, 2, undefined));
  expect(ids(await platforms.list())).toEqual(['4', '2', '5', '1', '3', '6']);
  expect(ids(await platforms.listActive())).toEqual(['4', '2', '5', '1', '3', '6']);
});

it('appends a new platform that has no position', async () => {
  const { platforms } = platformsOf(inPlaces(3, 7));
  await expect(platforms.add(aPlatform({ sortOrder: NO_SORT_ORDER }))).resolves.toMatchObject({
    sortOrder: 8,
  });
});

it('keeps the requested position of a new platform', async () => {
  const { platforms } = platformsOf(inPlaces(1, 3));
  await platforms.add(aPlatform({ sortOrder: 2 }));
  expect(ids(await platforms.list())).toEqual(['1', '3', '2']);
});

it.each([
  ['a subset', ['3', '1'], ['3', '1', '2', '4']],
  ['unknown ids', ['x', '4', ''], ['4', '1', '2', '3']],
  ['duplicate ids', ['2', '2', '1', '2'], ['2', '1', '3', '4']],
])('numbers platforms 1 to n when given %s', async (_what, order, expected) => {
  const { platforms } = platformsOf(inPlaces(1, 5, 5, null));
  await platforms.reorder(order);
  const list = await platforms.list();
  expect(ids(list)).toEqual(expected);
  expect(list.map(({ sortOrder }) => sortOrder)).toEqual([1, 2, 3, 4]);
});

it('updates updatedAt only for platforms that moved', async () => {
  const { platforms } = platformsOf(inPlaces(1, 2, 3));
  await platforms.reorder(['2', '1']);
  expect((await platforms.list()).map(({ id, updatedAt }) => [id, updatedAt])).toEqual([
    ['2', '2026-01-02T03:04:05.000Z'],
    ['1', '2026-01-02T03:04:05.000Z'],
    ['3', ''],
  ]);
});

const values = [
  aPlatform({ name: 'Meta Trader', isActive: false, sortOrder: 1 }),
  aPlatform({ name: 'MetaTrader', sortOrder: 2 }),
];

it('changes nothing when a platform is moved to its current position', async () => {
  const { platforms, area } = platformsOf(inPlaces(1, 3, 4));
  const before = area.getItem('upm_platforms');
  await platforms.move('3', '2');
  expect(area.getItem('upm_platforms')).toBe(before);
});

it('finds an active platform by its slug after 200 ms', async () => {
  const waited: number[] = [];
  const { area } = platformsOf(values);
  const { environment } = anEnvironment({
    area,
    wait: (ms) => {
      waited.push(ms);
      return Promise.resolve();
    },
  });
  const platforms = createPlatformRepository(environment, NO_SEED);
  await expect(platforms.getActiveBySlug('metatrader')).resolves.toMatchObject({ id: '2' });
  expect(waited).toEqual([200]);
});
