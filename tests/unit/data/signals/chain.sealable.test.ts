import { expect, it } from 'vitest';
import { isSealable } from '@/data/signals/chain';

it.each([
  ['a whole number', { a: 9007199254740991 }, true],
  ['a string with surrogate pairs', { a: 'Größe € 😀' }, true],
  ['null, true and nested lists', { a: [null, true, { b: [] }] }, true],
  ['a fraction', { a: 1.1 }, false],
  ['an unsafe integer', { a: [9007199254740992] }, false],
  ['a lone surrogate', { a: { b: 'x\ud83d' } }, false],
  ['a lone surrogate in a list', { a: ['\ude00'] }, false],
  ['a non-ASCII key', { é: 1 }, false],
])('decides whether %s can be sealed', (_what, value, verdict) => {
  expect(isSealable(value)).toBe(verdict);
});
