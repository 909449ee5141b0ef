import { expect, it } from 'vitest';
import { countByLabel, countByStars, lastChanged } from '@/domain/catalogueStatistics';
import { aBroker } from '../../support/records';

const stored = (fields: Parameters<typeof aBroker>[0], updatedAt = '') => ({
  ...aBroker(fields),
  id: '1',
  createdAt: '',
  updatedAt,
});

it('counts each broker once per label, most frequent first', () => {
  const brokers = [['b', 'A'], ['B', 'b'], ['c']].map((regulation) => stored({ regulation }));
  expect(countByLabel(brokers, ({ regulation }) => regulation)).toEqual([
    { label: 'b', count: 2 },
    { label: 'A', count: 1 },
    { label: 'c', count: 1 },
  ]);
});

it('groups by filled stars regardless of the stored rating', () => {
  const brokers = [4.9, 9, -1, Number.NaN].map((rating) => stored({ rating }));
  expect(countByStars(brokers).map(({ count }) => count)).toEqual([1, 1, 0, 0, 0, 2]);
});

it('lists the most recently changed records', () => {
  const records = ['2026-01-01T00:00:00Z', 'never', '2026-01-03T00:00:00Z', '2026-01-02T00:00:00Z'].map(
    (time) => stored({ name: time }, time),
  );
  expect(lastChanged(records, 2).map(({ name }) => name)).toEqual([
    '2026-01-03T00:00:00Z',
    '2026-01-02T00:00:00Z',
  ]);
});
