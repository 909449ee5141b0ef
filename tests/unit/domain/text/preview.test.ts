import { expect, it } from 'vitest';
import { preview } from '@/domain/text/preview';

const LENGTH = 50;

it('truncates at the 51st character with an ellipsis', () => {
  expect(preview('a'.repeat(50), LENGTH)).toBe('a'.repeat(50));
  expect(preview('a'.repeat(51), LENGTH)).toBe(`${'a'.repeat(50)}...`);
});

it.each(['😀', '👩‍👩‍👧‍👦', '🇩🇪'])('counts %s as a single character and never splits it', (character) => {
  const start = 'a'.repeat(49);
  expect(preview(start + character, LENGTH)).toBe(start + character);
  expect(preview(`${start}${character}b`, LENGTH)).toBe(`${start}${character}...`);
});
