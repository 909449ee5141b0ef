import { expect, it } from 'vitest';
import { MOST_NAME_CHARACTERS, writableName } from '@/data/learning/recordName';

it('keeps letters of any script in a name', () => {
  for (const name of ['Zoë O’Brien-Núñez', '李 小龍', 'עדה', 'd’Alembert (III.)'])
    expect(writableName(name)).toBe(name);
});

it('drops invisible characters from a name', () => {
  expect(writableName('A\u0000d\na\u202e L\u2066.\u200f\u061c')).toBe('Ada L.');
});

it('truncates a name to the width of the sheet', () => {
  expect(writableName('x'.repeat(MOST_NAME_CHARACTERS + 20))).toHaveLength(MOST_NAME_CHARACTERS);
});
