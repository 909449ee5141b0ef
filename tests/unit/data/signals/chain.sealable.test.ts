import { expect, it } from 'vitest';
import { isSealable } from '@/data/signals/chain';

it.each([
  ['a whole number', { a: 9007199254740991 }, true],
  ['a text with pairs of surrogates', { a: 'Größe € 😀' }, true],
  ['null, true and nested lists', { a: [null, true, { b: [] }] }, true],
  ['a fraction', { a: 1.1 }, false],
  ['a number beyond the whole ones', { a: [9007199254740992] }, false],
  ['a lone surrogate', { a: { b: 'x\ud83d' } }, false],
  ['a lone surrogate in a list', { a: ['\ude00'] }, false],
  ['a key beyond ASCII', { é: 1 }, false],
])('decides whether %s can be sealed', (_what, value, verdict) => {
  expect(isSealable(value)).toBe(verdict);
});
