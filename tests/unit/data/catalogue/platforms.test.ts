import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { NotFoundError } from '@/data/catalogue/ports';
import { createPlatformRepository } from '@/data/catalogue/repositories';
import { UNORDERED } from '@/domain/platform';
import { anEnvironment } from '../../../support/environment';
import { anyText, numRuns, storedList } from '../../../support/properties';
import { aPlatform } from '../../../support/records';
import { NO_SEED } from '../../../support/entities';

/** A repository over the given values; ids count up from 1 where a value brings none. */
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

describe('the id of a new platform', () => {
  it('is the highest plus one', async () => {
    const { platforms } = platformsOf([
      { ...aPlatform(), id: '4' },
      { ...aPlatform(), id: '2' },
    ]);
    expect((await platforms.add(aPlatform())).id).toBe('5');
  });

  it('is the timestamp for one created in the dashboard', async () => {
    const { platforms, environment } = platformsOf();
    expect((await platforms.add(aPlatform(), 'timestamp')).id).toBe(String(environment.now()));
  });

  it('F32: is unique for both kinds in the same millisecond', async () => {
    const { platforms } = platformsOf([], () => 1000);
    const added = [
      await platforms.add(aPlatform(), 'timestamp'),
      await platforms.add(aPlatform()),
      await platforms.add(aPlatform(), 'timestamp'),
    ];
    expect(ids(added)).toEqual(['1000', '1001', '1002']);
  });

  it('F34: is 1 after all were deleted', async () => {
    const { platforms } = platformsOf([aPlatform()]);
    await platforms.remove('1');
    expect((await platforms.add(aPlatform())).id).toBe('1');
  });

  it('F35: is a free whole number beside ids that are none', async () => {
    const { platforms } = platformsOf(['abc', '9007199254740993'].map((id) => ({ ...aPlatform(), id })));
    expect((await platforms.add(aPlatform())).id).toBe('1');
    const full = platformsOf(['9007199254740991', '1'].map((id) => ({ ...aPlatform(), id })));
    expect((await full.platforms.add(aPlatform())).id).toBe('2');
  });

  it('P2: is unique for any mix of both kinds under any clock', async () => {
    const reading = fc.oneof(
      fc.integer({ min: 1, max: 4 }),
      fc.double(),
      fc.constant(Number.MAX_SAFE_INTEGER),
    );
    const addition = fc.tuple(fc.constantFrom('timestamp', 'highest-plus-one'), reading);
    await fc.assert(
      fc.asyncProperty(fc.array(addition, { maxLength: 8 }), async (additions) => {
        let current = 0;
        const { platforms } = platformsOf([], () => current);
        for (const [idRule, at] of additions) {
          current = at;
          await platforms.add(aPlatform(), idRule);
        }
        const list = await platforms.list();
        expect(new Set(ids(list)).size).toBe(additions.length);
        expect(list.every(({ id }) => Number.isSafeInteger(Number(id)))).toBe(true);
      }),
      { numRuns },
    );
  });
});

describe('an unknown platform', () => {
  it("F38: is 'Platform not found' to an update, a toggle and a removal, and nothing is written", async () => {
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

  it('F38: is null to a reading by id', async () => {
    await expect(platformsOf([aPlatform()]).platforms.get('9')).resolves.toBeNull();
  });
});

describe('the order of platforms', () => {
  it('F20: is that of sortOrder, with unset places last and equal ones as stored', async () => {
    const { platforms } = platformsOf(inPlaces(null, 2, 'x', 1, 2, undefined));
    expect(ids(await platforms.list())).toEqual(['4', '2', '5', '1', '3', '6']);
    expect(ids(await platforms.listActive())).toEqual(['4', '2', '5', '1', '3', '6']);
  });

  it.each([UNORDERED, Number.NaN, Infinity])('puts a new one last whose place is %d', async (sortOrder) => {
    const { platforms } = platformsOf(inPlaces(3, 7));
    await expect(platforms.add(aPlatform({ sortOrder }))).resolves.toMatchObject({ sortOrder: 8 });
  });

  it('keeps the place a new one asks for', async () => {
    const { platforms } = platformsOf(inPlaces(1, 3));
    await platforms.add(aPlatform({ sortOrder: 2 }));
    expect(ids(await platforms.list())).toEqual(['1', '3', '2']);
  });

  it.each([
    ['a subset', ['3', '1'], ['3', '1', '2', '4']],
    ['unknown ids', ['x', '4', ''], ['4', '1', '2', '3']],
    ['ids twice', ['2', '2', '1', '2'], ['2', '1', '3', '4']],
    ['no ids', [], ['1', '2', '3', '4']],
    ['all ids', ['4', '3', '2', '1'], ['4', '3', '2', '1']],
  ])(
    'F40: is 1 to n with the others behind as they stood when it is given %s',
    async (_what, order, expected) => {
      const { platforms } = platformsOf(inPlaces(1, 5, 5, null));
      await platforms.reorder(order);
      const list = await platforms.list();
      expect(ids(list)).toEqual(expected);
      expect(list.map(({ sortOrder }) => sortOrder)).toEqual([1, 2, 3, 4]);
    },
  );

  it('F40: refreshes updatedAt of those that moved only', async () => {
    const { platforms } = platformsOf(inPlaces(1, 2, 3));
    await platforms.reorder(['2', '1']);
    expect((await platforms.list()).map(({ id, updatedAt }) => [id, updatedAt])).toEqual([
      ['2', '2026-01-02T03:04:05.000Z'],
      ['1', '2026-01-02T03:04:05.000Z'],
      ['3', ''],
    ]);
  });

  it('keeps what two tabs move, each of which shows the order from before', async () => {
    const { platforms } = platformsOf(inPlaces(1, 2, 3, 4));
    await Promise.all([platforms.move('4', null), platforms.move('2', '3')]);
    expect(ids(await platforms.list())).toEqual(['4', '1', '3', '2']);
  });

  it('keeps the order when the neighbour has gone', async () => {
    const { platforms } = platformsOf(inPlaces(1, 2, 3));
    await platforms.remove('2');
    await expect(platforms.move('1', '2')).rejects.toThrow('Platform not found');
    expect(ids(await platforms.list())).toEqual(['1', '3']);
  });

  it('F05: fails with the words of an update, and changes no place, when it cannot be stored', async () => {
    const { environment, area } = anEnvironment();
    const text = JSON.stringify(
      inPlaces(1, 2).map((platform, index) => ({ ...platform, id: String(index) })),
    );
    area.setItem('upm_platforms', text);
    area.setItem = () => undefined;
    const platforms = createPlatformRepository(environment, NO_SEED);
    await expect(platforms.reorder(['1', '0'])).rejects.toThrow(/^Failed to update platform in storage$/);
    expect(area.getItem('upm_platforms')).toBe(text);
  });

  it('P5: is a permutation of 1 to n over the same ids for any ids, those named first', async () => {
    const order = fc.array(fc.oneof(fc.nat(7).map(String), anyText), { maxLength: 8 });
    await fc.assert(
      fc.asyncProperty(storedList, order, async (values, named) => {
        const { platforms } = platformsOf(values);
        const before = ids(await platforms.list());
        await platforms.reorder(named);
        const after = await platforms.list();
        expect(after.map(({ sortOrder }) => sortOrder)).toEqual(after.map((_platform, index) => index + 1));
        const first = [...new Set(named)].filter((id) => before.includes(id));
        expect(ids(after)).toEqual([...first, ...before.filter((id) => !first.includes(id))]);
      }),
      { numRuns },
    );
  });
});

describe('the platform of an address', () => {
  const values = [
    aPlatform({ name: 'Meta Trader', isActive: false, sortOrder: 1 }),
    aPlatform({ name: 'MetaTrader', sortOrder: 2 }),
  ];

  it('F78: is the active one with that slug, read by its id with the delay of one', async () => {
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

  it.each(['', '..', 'unknown', 'meta trader', '2'])('F78: is none for %j', async (slug) => {
    await expect(platformsOf(values).platforms.getActiveBySlug(slug)).resolves.toBeNull();
  });

  it('F45: is none when it is deactivated while it is being read', async () => {
    const { area } = platformsOf([values[1]]);
    const { environment } = anEnvironment({
      area,
      wait: () => {
        area.setItem('upm_platforms', JSON.stringify([{ ...values[1], id: '1', isActive: false }]));
        return Promise.resolve();
      },
    });
    const platforms = createPlatformRepository(environment, NO_SEED);
    await expect(platforms.getActiveBySlug('metatrader')).resolves.toBeNull();
  });
});

it('F28: platforms have 0 instruments where it is no number, and 0 is what is stored', async () => {
  const { platforms, area } = platformsOf();
  const { id } = await platforms.add(aPlatform({ instruments: Number.NaN, sortOrder: Infinity }));
  await platforms.update(id, { instruments: -Infinity, sortOrder: Number.NaN });
  expect(JSON.parse(area.getItem('upm_platforms') ?? '')).toMatchObject([
    { instruments: 0, sortOrder: UNORDERED },
  ]);
});
