import { expect, it } from 'vitest';
import { anchorOf } from '@/content/anchor';

it.each([
  ['What a pip is worth', 'what-a-pip-is-worth'],
  ["A broker's spread: 0.2 pips?", 'a-brokers-spread-0-2-pips'],
  ['S&P 500', 's-p-500'],
  ['Überweisung, café', 'uberweisung-cafe'],
  ['…', ''],
])('turns %s into the anchor %s', (text, anchor) => {
  expect(anchorOf(text)).toBe(anchor);
});
