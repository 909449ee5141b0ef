import { expect, it } from 'vitest';
import { createBrokerRepository } from '@/data/catalogue/repositories';
import { NotFoundError } from '@/data/catalogue/ports';
import { type BrokerDraft } from '@/domain/broker';
import { anEnvironment } from '../../../support/environment';
import { aBroker } from '../../../support/records';
import { NO_SEED } from '../../../support/entities';

/** A repository of these brokers, whose ids start at 1. */
function brokersOf(drafts: readonly object[] = [], now?: () => number) {
  const { environment, area } = anEnvironment(now && { now });
  const values = drafts.map((draft, index) => ({ id: String(index + 1), ...draft }));
  area.setItem('upm_brokers', JSON.stringify(values));
  return { brokers: createBrokerRepository(environment, NO_SEED), area, environment };
}

const names = (list: readonly BrokerDraft[]) => list.map(({ name }) => name);

it("uses the timestamp as a new broker's id", async () => {
  const { brokers, environment } = brokersOf();
  expect((await brokers.add(aBroker())).id).toBe(String(environment.now()));
});

it('returns null or false for an unknown broker and writes nothing', async () => {
  const { brokers, area } = brokersOf([aBroker()]);
  const before = area.getItem('upm_brokers');
  await expect(brokers.update('9', { name: 'x' })).resolves.toBeNull();
  await expect(brokers.toggleActive('9')).resolves.toBeNull();
  await expect(brokers.remove('9')).resolves.toBe(false);
  await expect(brokers.get('9')).resolves.toBeNull();
  expect(area.getItem('upm_brokers')).toBe(before);
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

it('moves a broker without changing records or unreadable entries', async () => {
  const { brokers, area } = brokersOf([aBroker(), { name: null }, aBroker(), aBroker()]);
  const before = JSON.parse(area.getItem('upm_brokers') ?? '') as { id: string }[];
  await brokers.move('4', null);
  const after = JSON.parse(area.getItem('upm_brokers') ?? '') as { id: string }[];
  expect(after.map(({ id }) => id)).toEqual(['4', '2', '1', '3']);
  expect(after.toSorted((a, b) => Number(a.id) - Number(b.id))).toEqual(before);
});

it('keeps simultaneous moves from two tabs', async () => {
  const { brokers } = brokersOf([aBroker(), aBroker(), aBroker(), aBroker()]);
  await Promise.all([brokers.move('4', null), brokers.move('2', '3')]);
  expect((await brokers.list()).map(({ id }) => id)).toEqual(['4', '1', '3', '2']);
});

it('keeps the order when the neighbour is gone', async () => {
  const { brokers } = brokersOf([aBroker(), aBroker()]);
  await expect(brokers.move('1', '9')).rejects.toBeInstanceOf(NotFoundError);
  expect((await brokers.list()).map(({ id }) => id)).toEqual(['1', '2']);
});
