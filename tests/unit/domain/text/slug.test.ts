import { expect, it } from 'vitest';
import { slugOf } from '@/domain/text/slug';

it.each([
  ['MetaTrader 5', 'metatrader5'],
  [' Meta\tTrader\u00a04\n', 'metatrader4'],
  ['../admin', '../admin'],
  ['Ünï', 'ünï'],
  // An unpaired surrogate, which no URL can contain.
  ['a\ud800b', 'a\ufffdb'],
])('turns %j into the slug %j', (name, slug) => {
  expect(slugOf(name)).toBe(slug);
});

it.each(['', '.', '..'])('returns no slug for %j', (name) => {
  expect(slugOf(name)).toBeNull();
});
