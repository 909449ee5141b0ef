import { expect, it } from 'vitest';
import { inLines } from '../../../../scripts/build/images.ts';

it('breaks a title into lines at its words', () => {
  expect(inLines('Commodity course: gold, oil and harvests', 24)).toEqual([
    'Commodity course: gold,',
    'oil and harvests',
  ]);
});

it('leaves a word whole that is longer than a line', () => {
  expect(inLines('a superlative b', 5)).toEqual(['a', 'superlative', 'b']);
});
