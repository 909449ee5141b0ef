import { expect, it } from 'vitest';
import { ratedBrokers, countByLabel, lastChangedRecords } from '@/domain/catalogue/catalogueStatistics';
import { aStoredBroker } from '../../../support/records';

it('counts each broker once per label, most frequent first', () => {
  const brokers = [['b', 'A'], ['B', 'b'], ['c']].map((regulation) => aStoredBroker({ regulation }));
  expect(countByLabel(brokers, ({ regulation }) => regulation)).toEqual([
    { label: 'b', count: 2 },
    { label: 'A', count: 1 },
    { label: 'c', count: 1 },
  ]);
});

it('lists rated brokers from best to worst, with ratings limited to the scale', () => {
  const brokers = [4.5, 9, -1, Number.NaN].map((rating) => aStoredBroker({ name: String(rating), rating }));
  expect(ratedBrokers(brokers)).toEqual([
    { label: '9', count: 5 },
    { label: '4.5', count: 4.5 },
  ]);
});

it('lists the most recently changed records', () => {
  const records = ['2026-01-01T00:00:00Z', 'never', '2026-01-03T00:00:00Z', '2026-01-02T00:00:00Z'].map(
    (time) => ({ ...aStoredBroker({ name: time }), updatedAt: time }),
  );
  expect(lastChangedRecords(records, 2).map(({ name }) => name)).toEqual([
    '2026-01-03T00:00:00Z',
    '2026-01-02T00:00:00Z',
  ]);
});
