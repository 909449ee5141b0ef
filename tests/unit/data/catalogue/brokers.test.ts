import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { createBrokerRepository } from '@/data/catalogue/repositories';
import { NotFoundError } from '@/data/catalogue/ports';
import { type BrokerDraft, brokerDraftSchema } from '@/domain/broker';
import { anEnvironment } from '../../../support/environment';
import { anyText, numRuns, storedList } from '../../../support/properties';
import { aBroker, someFacts } from '../../../support/records';
import { brokerList } from '@/data/catalogue/lists';
import { createCollection } from '@/data/catalogue/collection';
import { brokerFactFields } from '@/domain/brokerFacts';
import * as v from 'valibot';
import { NO_SEED } from '../../../support/entities';

/** A repository over the given brokers; their ids count up from 1. */
function brokersOf(drafts: readonly object[] = [], now?: () => number) {
  const { environment, area } = anEnvironment(now && { now });
  const values = drafts.map((draft, index) => ({ id: String(index + 1), ...draft }));
  area.setItem('upm_brokers', JSON.stringify(values));
  return { brokers: createBrokerRepository(environment, NO_SEED), area, environment };
}

const names = (list: readonly BrokerDraft[]) => list.map(({ name }) => name);

describe('the id of a new broker', () => {
  it('is the timestamp', async () => {
    const { brokers, environment } = brokersOf();
    expect((await brokers.add(aBroker())).id).toBe(String(environment.now()));
  });

  it('F32: is another one in the same millisecond', async () => {
    const { brokers } = brokersOf([], () => 1000);
    expect([(await brokers.add(aBroker())).id, (await brokers.add(aBroker())).id]).toEqual(['1000', '1001']);
  });

  it.each([
    [Number.NaN, '1', '1970-01-01T00:00:00.000Z'],
    [-5, '1', '1969-12-31T23:59:59.995Z'],
    [1.5, '1', '1970-01-01T00:00:00.001Z'],
    [1e20, '1', '+275760-09-13T00:00:00.000Z'],
  ])('F33: is a whole number, and its time valid, while the clock reads %d', async (reading, id, time) => {
    const { brokers } = brokersOf([], () => reading);
    expect(await brokers.add(aBroker())).toMatchObject({ id, createdAt: time, updatedAt: time });
  });

  it('F33: is unique when the clock goes backwards', async () => {
    const readings = [3000, 2000, 3000, 1000, 2000];
    let at = 0;
    const { brokers } = brokersOf([], () => readings[Math.floor(at++ / 2)] ?? 0);
    for (const _reading of readings) await brokers.add(aBroker());
    const list = await brokers.list();
    expect(new Set(list.map(({ id }) => id)).size).toBe(readings.length);
  });
});

describe('an unknown broker', () => {
  it('F39: is null to an update and a toggle, false to a removal, and nothing is written', async () => {
    const { brokers, area } = brokersOf([aBroker()]);
    const before = area.getItem('upm_brokers');
    await expect(brokers.update('9', { name: 'x' })).resolves.toBeNull();
    await expect(brokers.toggleActive('9')).resolves.toBeNull();
    await expect(brokers.remove('9')).resolves.toBe(false);
    await expect(brokers.get('9')).resolves.toBeNull();
    expect(area.getItem('upm_brokers')).toBe(before);
  });

  it('F39: differs from a known one, whose removal is true', async () => {
    const { brokers } = brokersOf([aBroker()]);
    await expect(brokers.remove('1')).resolves.toBe(true);
    await expect(brokers.remove('1')).resolves.toBe(false);
  });
});

describe('brokers', () => {
  it('keep the order in which they are stored', async () => {
    const { brokers } = brokersOf(['c', 'a', 'b'].map((name) => aBroker({ name, isActive: name !== 'a' })));
    expect(names(await brokers.list())).toEqual(['c', 'a', 'b']);
    expect(names(await brokers.listActive())).toEqual(['c', 'b']);
  });

  it('F28: have the rating 0 where it is no number, and 0 is what is stored', async () => {
    const { brokers, area } = brokersOf();
    const { id } = await brokers.add(aBroker({ rating: Number.NaN }));
    await expect(brokers.update(id, { rating: Infinity })).resolves.toMatchObject({ rating: 0 });
    expect(JSON.parse(area.getItem('upm_brokers') ?? '')).toMatchObject([{ rating: 0 }]);
  });

  it('drop empty entries from their lists when they are saved', async () => {
    const { brokers } = brokersOf();
    const blank = ['', ' ', 'kept'];
    const lists = { features: blank, tradingPlatforms: blank, accountTypes: blank, regulation: blank };
    const { features, tradingPlatforms, accountTypes, regulation } = await brokers.add(aBroker(lists));
    expect([features, tradingPlatforms, accountTypes, regulation]).toEqual(Array(4).fill(['kept']));
  });
});

describe('search', () => {
  const drafts = [
    aBroker({ name: 'Northgate', description: 'Forex first', features: ['Raw spreads'] }),
    aBroker({ name: 'Harbour', description: 'Low deposits', features: ['Micro lots'], isActive: false }),
    { name: 'Bare' },
  ];

  it.each([
    ['NORTH', ['Northgate']],
    ['low dep', ['Harbour']],
    ['micro', ['Harbour']],
    ['r', ['Northgate', 'Harbour', 'Bare']],
    ['', ['Northgate', 'Harbour', 'Bare']],
    ['.*', []],
    ['undefined', []],
  ])('F82: finds %j in the name, description or features of all brokers', async (query, found) => {
    expect(names(await brokersOf(drafts).brokers.search(query))).toEqual(found);
  });

  it('P16: gives all for no query, ignores case, keeps the order, and finds no more for a longer query', async () => {
    await fc.assert(
      fc.asyncProperty(storedList, anyText, fc.nat(12), async (values, query, length) => {
        const { brokers } = brokersOf(values as object[]);
        const [list, found, shouted, shorter, all] = await Promise.all([
          brokers.list(),
          brokers.search(query),
          brokers.search(query.toUpperCase()),
          brokers.search(query.trim().slice(0, length)),
          brokers.search(''),
        ]);
        expect(all).toEqual(list);
        expect(shouted).toEqual(found);
        const foundIds = new Set(found.map(({ id }) => id));
        expect(list.filter(({ id }) => foundIds.has(id))).toEqual(found);
        expect(shorter.filter(({ id }) => foundIds.has(id))).toEqual(found);
      }),
      { numRuns },
    );
  });
});

it('P2: brokers have distinct ids under any clock', async () => {
  const reading = fc.oneof(
    fc.integer({ min: 1000, max: 1003 }),
    fc.double(),
    fc.constant(Number.MAX_SAFE_INTEGER),
  );
  await fc.assert(
    fc.asyncProperty(fc.array(reading, { maxLength: 8 }), async (readings) => {
      let current = 0;
      const { brokers } = brokersOf([], () => current);
      for (current of readings) await brokers.add(aBroker());
      const list = await brokers.list();
      expect(new Set(list.map(({ id }) => id)).size).toBe(readings.length);
      expect(list.map(({ updatedAt }) => new Date(updatedAt).toISOString())).toEqual(
        list.map(({ updatedAt }) => updatedAt),
      );
    }),
    { numRuns },
  );
});

describe('the optional fields', () => {
  it('B01: an edit of a record that has none changes what was edited and the time of it alone', async () => {
    const { brokers, area } = brokersOf([{ ...aBroker(), createdAt: 'c', updatedAt: 'u', later: 1 }]);
    const before = area.getItem('upm_brokers') ?? '';
    await brokers.update('1', { minDeposit: '$5' });
    const after = area.getItem('upm_brokers') ?? '';
    const time = (await brokers.list())[0]?.updatedAt ?? '';
    expect(after).toBe(before.replace('"$100"', '"$5"').replace('"updatedAt":"u"', `"updatedAt":"${time}"`));
  });

  it('B02: an edit by a build that knows none of them keeps them, unknown keys of rows included', async () => {
    const { environment, area } = brokersOf([aBroker(someFacts)]);
    const specified = Object.fromEntries(
      Object.entries(brokerDraftSchema.entries).filter(([field]) => !(field in brokerFactFields)),
    );
    const olderRules = {
      ...brokerList,
      draftSchema: v.object(specified) as unknown as typeof brokerDraftSchema,
    };
    const older = createCollection(olderRules, NO_SEED, environment);
    await older.update('1', { name: 'Renamed' });
    const [stored] = JSON.parse(area.getItem('upm_brokers') ?? '') as Record<string, unknown>[];
    expect(stored).toMatchObject({ ...aBroker(someFacts), name: 'Renamed' });
  });
});

describe('the order of brokers', () => {
  it('moves a broker without changing records or moving unreadable ones', async () => {
    const { brokers, area } = brokersOf([aBroker(), { name: null }, aBroker(), aBroker()]);
    const before = JSON.parse(area.getItem('upm_brokers') ?? '') as { id: string }[];
    await brokers.move('4', null);
    const after = JSON.parse(area.getItem('upm_brokers') ?? '') as { id: string }[];
    expect(after.map(({ id }) => id)).toEqual(['4', '2', '1', '3']);
    expect(after.toSorted((a, b) => Number(a.id) - Number(b.id))).toEqual(before);
  });

  it('keeps what two tabs move, each of which shows the order from before', async () => {
    const { brokers } = brokersOf([aBroker(), aBroker(), aBroker(), aBroker()]);
    await Promise.all([brokers.move('4', null), brokers.move('2', '3')]);
    expect((await brokers.list()).map(({ id }) => id)).toEqual(['4', '1', '3', '2']);
  });

  it('keeps the order when the neighbour has gone', async () => {
    const { brokers } = brokersOf([aBroker(), aBroker()]);
    await expect(brokers.move('1', '9')).rejects.toBeInstanceOf(NotFoundError);
    expect((await brokers.list()).map(({ id }) => id)).toEqual(['1', '2']);
  });
});
