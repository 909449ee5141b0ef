import { expect, it } from 'vitest';
import { truncate } from '@/domain/text/truncate';

const LENGTH = 50;

it('truncates at the 51st character with an ellipsis', () => {
  expect(truncate('a'.repeat(50), LENGTH)).toBe('a'.repeat(50));
  expect(truncate('a'.repeat(51), LENGTH)).toBe(`${'a'.repeat(50)}...`);
});

it.each(['😀', '👩‍👩‍👧‍👦', '🇩🇪'])('counts %s as a single character and never splits it', (character) => {
  const start = 'a'.repeat(49);
  expect(truncate(start + character, LENGTH)).toBe(start + character);
  expect(truncate(`${start}${character}b`, LENGTH)).toBe(`${start}${character}...`);
});
