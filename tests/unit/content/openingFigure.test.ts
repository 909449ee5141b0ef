import { expect, it } from 'vitest';
import { shareOfFirst } from '@/content/openingFigure';

it("calculates the first parts' share as a percentage", () => {
  expect(shareOfFirst([60, 20, 20], 1)).toBe(60);
  expect(shareOfFirst([1, 1, 1, 1], 2)).toBe(50);
});
