import { expect, it } from 'vitest';
import { countByLabel, countByStars, lastChanged } from '@/domain/catalogueStatistics';
import { aBroker } from '../../support/records';

const stored = (fields: Parameters<typeof aBroker>[0], updatedAt = '') => ({
  ...aBroker(fields),
  id: '1',
  createdAt: '',
  updatedAt,
});

it('counts each broker once for a label, however it is cased, and puts the most frequent first', () => {
  const brokers = [['b', 'A'], ['B', 'b'], ['c']].map((regulation) => stored({ regulation }));
  expect(countByLabel(brokers, ({ regulation }) => regulation)).toEqual([
    { label: 'b', count: 2 },
    { label: 'A', count: 1 },
    { label: 'c', count: 1 },
  ]);
});

it('spells a label as it was found first, without spaces, and puts equal ones in the order of the alphabet', () => {
  const brokers = [[' Zeta '], ['ZETA', 'Beta'], ['alpha', 'Alpha '], ['Beta'], ['Gamma']].map((regulation) =>
    stored({ regulation }),
  );
  expect(countByLabel(brokers, ({ regulation }) => regulation)).toEqual([
    { label: 'Beta', count: 2 },
    { label: 'Zeta', count: 2 },
    { label: 'Alpha', count: 1 },
    { label: 'Gamma', count: 1 },
  ]);
});

it('names the numbers of stars from five to none', () => {
  expect(countByStars([]).map(({ label }) => label)).toEqual([
    '5 stars',
    '4 stars',
    '3 stars',
    '2 stars',
    '1 star',
    '0 stars',
  ]);
});

it('counts by filled stars, whatever is stored as a rating', () => {
  const brokers = [4.9, 9, -1, Number.NaN].map((rating) => stored({ rating }));
  expect(countByStars(brokers).map(({ count }) => count)).toEqual([1, 1, 0, 0, 0, 2]);
});

it('gives the records changed last, and none without a time', () => {
  const records = ['2026-01-01T00:00:00Z', 'never', '2026-01-03T00:00:00Z', '2026-01-02T00:00:00Z'].map(
    (time) => stored({ name: time }, time),
  );
  expect(lastChanged(records, 2).map(({ name }) => name)).toEqual([
    '2026-01-03T00:00:00Z',
    '2026-01-02T00:00:00Z',
  ]);
});
