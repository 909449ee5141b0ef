import { expect, it } from 'vitest';
import { stateOf, streamOf } from '@/domain/practice/stream';

const drawn = (count: number, draw: () => number) => Array.from({ length: count }, draw);

it('generates the published xoshiro128** numbers', () => {
  expect(drawn(6, streamOf([1, 2, 3, 4]).next)).toEqual([
    11_520, 0, 5_927_040, 70_819_200, 2_031_721_883, 1_637_235_492,
  ]);
});

it.each([
  [
    'upmark-market-1|K7M2Q9|EUR/USD|0',
    [1_880_029_040, 1_233_456_147, 1_224_198_737, 1_505_567_725],
    [831_499_631, 1_783_817_715, 2_631_061_409, 1_311_724_750],
    [1, 5, 9, 0, 4, 5, 1, 9],
    [340, 19, 84, 63],
  ],
  [
    'upmark-sums-1|DEMO|margin|1|1',
    [575_825_524, 1_489_389_956, 2_134_457_369, 541_706_363],
    [1_836_457_285, 3_057_646_334, 43_537_668, 2_594_304_888],
    [5, 4, 8, 8, 5, 4, 3, 7],
    [-213, 447, -28, -178],
  ],
])('generates the same numbers as the reference for %s', (key, state, next, below, normal) => {
  expect(stateOf(key)).toEqual(state);
  expect(drawn(4, streamOf(stateOf(key)).next)).toEqual(next);
  const { below: belowOf } = streamOf(stateOf(key));
  expect(drawn(8, () => belowOf(10))).toEqual(below);
  expect(drawn(4, streamOf(stateOf(key)).normal)).toEqual(normal);
});
