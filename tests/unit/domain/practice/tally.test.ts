import { expect, it } from 'vitest';
import { exact, toFixed } from '@/domain/numbers/exact';
import { tallyOf, type TalliedTrade } from '@/domain/practice/tally';

const trade = (end: TalliedTrade['end'], r: number): TalliedTrade => ({
  end,
  r: exact(r),
  ratio: exact(2),
  isBeyondTurn: end !== 'time',
  isTwiceTheRisk: true,
});

const trades = (targets: number, stops: number, late = 0) => [
  ...Array.from({ length: targets }, () => trade('target', 2)),
  ...Array.from({ length: stops }, () => trade('stop', -1)),
  ...Array.from({ length: late }, () => trade('time', 0.5)),
];

it('compares nine trades at 1:2 with chance', () => {
  const { chance, ...counts } = tallyOf(trades(3, 5, 1));
  expect(counts).toEqual({ traded: 9, targets: 3, stops: 5, late: 1, beyondTurn: 8, twiceTheRisk: 9 });
  expect(chance).toMatchObject({ from: 1, to: 5, isUsual: true });
  expect(toFixed(chance?.meanR ?? exact(0), 2)).toBe('0.17');
});

it('returns only counts for fewer than five trades', () => {
  expect(tallyOf(trades(4, 0)).chance).toBeNull();
});

it('calls a count unusual when chance rarely produces it', () => {
  expect(tallyOf(trades(5, 4)).chance?.isUsual).toBe(true);
  expect(tallyOf(trades(6, 3)).chance?.isUsual).toBe(false);
  expect(tallyOf(trades(0, 9)).chance?.isUsual).toBe(false);
});
