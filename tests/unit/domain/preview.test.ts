import fc from 'fast-check';
import { expect, it } from 'vitest';
import { preview } from '@/domain/preview';
import { numRuns } from '../../support/properties';

const LENGTH = 50;
const LONE_SURROGATE = /\p{Surrogate}/u;

it('cuts the 51st character with an ellipsis', () => {
  expect(preview('a'.repeat(50), LENGTH)).toBe('a'.repeat(50));
  expect(preview('a'.repeat(51), LENGTH)).toBe(`${'a'.repeat(50)}...`);
});

it.each(['😀', '👩‍👩‍👧‍👦', '🇩🇪', 'e\u0301', '👍🏽'])(
  'counts %s as one character and never splits it',
  (character) => {
    const start = 'a'.repeat(49);
    expect(preview(start + character, LENGTH)).toBe(start + character);
    expect(preview(`${start}${character}b`, LENGTH)).toBe(`${start}${character}...`);
  },
);

it('cuts any text between whole characters', () => {
  fc.assert(
    fc.property(fc.string({ unit: 'grapheme', maxLength: 70 }), fc.nat(60), (text, length) => {
      const shown = preview(text, length);
      expect(LONE_SURROGATE.test(shown)).toBe(LONE_SURROGATE.test(text));
      if (shown === text) return;
      expect(shown.endsWith('...')).toBe(true);
      expect(text.startsWith(shown.slice(0, -3))).toBe(true);
    }),
    { numRuns },
  );
});
