import { expect, it } from 'vitest';
import { NotFoundError } from '@/data/catalogue/ports';
import { createPlatformRepository } from '@/data/catalogue/repositories';
import { NO_SORT_ORDER } from '@/domain/platform';
import { anEnvironment } from '../../../support/environment';
import { aPlatform } from '../../../support/records';
import { NO_SEED } from '../../../support/entities';

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

it('uses the timestamp as the id of a platform from the dashboard', async () => {
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

it('appends a new platform without a position', async () => {
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

it('finds the active platform with a slug after 200 ms', async () => {
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
