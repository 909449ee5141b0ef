import { expect, it } from 'vitest';
import { MOST_NAME_CHARACTERS, writableName } from '@/data/learning/recordName';

it('a name keeps every letter, in any script', () => {
  for (const name of ['Zoë O’Brien-Núñez', '李 小龍', 'עדה', 'd’Alembert (III.)'])
    expect(writableName(name)).toBe(name);
});

it('a name loses what cannot be seen on a sheet, or would turn its direction', () => {
  expect(writableName('A\u0000d\na\u202e L\u2066.\u200f\u061c')).toBe('Ada L.');
});

it('a name ends where the sheet does', () => {
  expect(writableName('x'.repeat(MOST_NAME_CHARACTERS + 20))).toHaveLength(MOST_NAME_CHARACTERS);
});
