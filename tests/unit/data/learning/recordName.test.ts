import { expect, it } from 'vitest';
import { MAX_NAME_LENGTH, cleanName } from '@/data/learning/recordName';

it('keeps letters of any script in a name', () => {
  for (const name of ['Zoë O’Brien-Núñez', '李 小龍', 'עדה', 'd’Alembert (III.)'])
    expect(cleanName(name)).toBe(name);
});

it('drops invisible characters from a name', () => {
  expect(cleanName('A\u0000d\na\u202e L\u2066.\u200f\u061c')).toBe('Ada L.');
});

it('truncates a name to the maximum length', () => {
  expect(cleanName('x'.repeat(MAX_NAME_LENGTH + 20))).toHaveLength(MAX_NAME_LENGTH);
});
