import { expect, it } from 'vitest';
import { shuffleToNewOrder, seededRandomInt, shuffle } from '@/domain/learning/shuffle';

const STEPS = ['a', 'b', 'c', 'd'];
const seeds = Array.from({ length: 2_000 }, (_, index) => `question ${String(index)}`);

it('shuffles identically for the same seed text', () => {
  expect(shuffle(STEPS, seededRandomInt('one'))).toEqual(shuffle(STEPS, seededRandomInt('one')));
  const orders = new Set(seeds.map((seed) => shuffle(STEPS, seededRandomInt(seed)).join('')));
  expect(orders.size).toBe(24);
});

it('puts steps in a different order from the solution', () => {
  for (const seed of seeds) expect(shuffleToNewOrder(['a', 'b'], seededRandomInt(seed))).toEqual(['b', 'a']);
  expect(shuffleToNewOrder(STEPS, () => 0)).toEqual(['b', 'c', 'd', 'a']);
});
