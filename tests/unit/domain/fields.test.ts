import fc from 'fast-check';
import * as v from 'valibot';
import { describe, expect, it } from 'vitest';
import { brokerDraftSchema } from '@/domain/broker';
import { day, flag, moment, number, splitOnCommas, text, textList } from '@/domain/fields';
import { platformDraftSchema } from '@/domain/platform';
import { aBroker, aPlatform } from '../../support/records';
import { anyText, halfValidRecord, numRuns } from '../../support/properties';

const schemas = [
  ['platform', platformDraftSchema, aPlatform()],
  ['broker', brokerDraftSchema, aBroker()],
] as const;

/** The kind of every field, deep: what well-typed means, whatever the values are. */
const kindOf = (value: unknown): unknown => {
  if (Array.isArray(value)) return value.every((item) => typeof item === 'string') ? 'texts' : value;
  if (typeof value === 'object' && value !== null)
    return Object.fromEntries(Object.entries(value).map(([field, inner]) => [field, kindOf(inner)]));
  return typeof value === 'number' && !Number.isFinite(value) ? value : typeof value;
};

describe('a list of texts', () => {
  it('F17: is read from one text with commas', () => {
    expect(v.parse(textList, ' FCA, CySEC ,, ASIC')).toEqual(['FCA', 'CySEC', 'ASIC']);
  });

  it('F18: drops what is neither text nor number, and blanks', () => {
    expect(v.parse(textList, ['a', null, 2, '', ' ', {}, [], undefined, Number.NaN, true])).toEqual([
      'a',
      '2',
    ]);
  });

  it.each([[undefined], [null], [5], [true], [{}]])('F18: is empty for %j', (stored) => {
    expect(v.parse(textList, stored)).toEqual([]);
  });

  it('F42: is another array each time it falls back', () => {
    expect(v.parse(textList, null)).not.toBe(v.parse(textList, null));
  });
});

describe('a text', () => {
  it.each([
    [undefined, ''],
    [null, ''],
    [{}, ''],
    [true, ''],
    [Number.NaN, ''],
    [12.5, '12.5'],
    [' kept as it is ', ' kept as it is '],
  ])('F18: reads %j as %j', (stored, read) => {
    expect(v.parse(text, stored)).toBe(read);
  });
});

describe('a flag that is true by default', () => {
  it.each([['false'], [0], [undefined], [null], [''], [true]])('F19: is true for %j', (stored) => {
    expect(v.parse(flag(true), stored)).toBe(true);
  });

  it('F19: is false for a literal false only', () => {
    expect(v.parse(flag(true), false)).toBe(false);
  });
});

describe('a number', () => {
  it.each([
    [Number.NaN, 7],
    [Infinity, 7],
    [-Infinity, 7],
    [null, 7],
    ['', 7],
    ['  ', 7],
    ['1e999', 7],
    ['many', 7],
    [true, 7],
    [' 12 ', 12],
    [-3, -3],
    [0, 0],
  ])('F28: reads %j as %d, where 7 is the fallback', (stored, read) => {
    expect(v.parse(number(7), stored)).toBe(read);
  });
});

it.each(['0026-01-05', '1969-12-31', '2101-01-01', '20261-01-05', '2026-02-30'])(
  'reads the day %s as none, alone and with a time',
  (stored) => {
    expect(v.parse(day, stored)).toBe('');
    expect(v.parse(moment, `${stored}T15:00:00Z`)).toBe('');
  },
);

describe('splitOnCommas', () => {
  it('trims the parts and drops the empty ones', () => {
    expect(splitOnCommas(' , FCA ,,CySEC, ')).toEqual(['FCA', 'CySEC']);
    expect(splitOnCommas('')).toEqual([]);
    expect(splitOnCommas('SCA، DFSA、FSA，CIRC')).toEqual(['SCA', 'DFSA', 'FSA', 'CIRC']);
  });

  it('P14: gives the same parts again from the parts it gave', () => {
    fc.assert(
      fc.property(anyText, (line) => {
        const parts = splitOnCommas(line);
        expect(splitOnCommas(parts.join(','))).toEqual(parts);
        expect(parts).not.toContain('');
      }),
      { numRuns },
    );
  });
});

describe.each(schemas)('the %s schema', (_entity, schema, example) => {
  it('keeps a sound record as it is', () => {
    expect(v.parse(schema, example)).toEqual(example);
  });

  it('refuses an object without a name, and takes a number for one', () => {
    expect(v.is(schema, {})).toBe(false);
    expect(v.is(schema, { name: null })).toBe(false);
    expect(v.parse(schema, { name: 5 }).name).toBe('5');
  });

  it('P1: gives a well-typed record for any damage to the other fields', () => {
    fc.assert(
      fc.property(halfValidRecord, (record) => {
        expect(kindOf(v.parse(schema, { ...record, name: 'named' }))).toEqual(kindOf(example));
      }),
      { numRuns },
    );
  });

  it('P14: changes nothing more when it reads its own result', () => {
    fc.assert(
      fc.property(halfValidRecord, (record) => {
        const once = v.parse(schema, { ...record, name: 'named' });
        expect(v.parse(schema, once)).toEqual(once);
      }),
      { numRuns },
    );
  });
});
