import fc from 'fast-check';
import * as v from 'valibot';
import { describe, expect, it } from 'vitest';
import { brokerDraftSchema } from '@/domain/catalogue/broker';
import { day, flag, isoDateTime, number, splitOnCommas, text, stringList } from '@/domain/catalogue/fields';
import { platformDraftSchema } from '@/domain/catalogue/platform';
import { aBroker, aPlatform } from '../../../support/records';
import { anyText, numRuns } from '../../../support/properties';

const schemas = [
  ['platform', platformDraftSchema, aPlatform()],
  ['broker', brokerDraftSchema, aBroker()],
] as const;

/** The nested types of every field, regardless of values. */
const kindOf = (value: unknown): unknown => {
  if (Array.isArray(value)) return value.every((item) => typeof item === 'string') ? 'texts' : value;
  if (typeof value === 'object' && value !== null)
    return Object.fromEntries(Object.entries(value).map(([field, inner]) => [field, kindOf(inner)]));
  return typeof value === 'number' && !Number.isFinite(value) ? value : typeof value;
};

it('drops blanks and values that are neither text nor finite numbers', () => {
  expect(v.parse(stringList, ['a', null, 2, '', ' ', {}, [], undefined, Number.NaN, true])).toEqual([
    'a',
    '2',
  ]);
});

it.each([
  [undefined, ''],
  [{}, ''],
  [Number.NaN, ''],
  [12.5, '12.5'],
])('reads the stored text %j as %j', (stored, read) => {
  expect(v.parse(text, stored)).toBe(read);
});

it.each([['false'], [undefined], [true]])('keeps a flag true for %j', (stored) => {
  expect(v.parse(flag(true), stored)).toBe(true);
});

it('sets a flag to false only for a literal false', () => {
  expect(v.parse(flag(true), false)).toBe(false);
});

it.each([
  [Number.NaN, 7],
  [null, 7],
  ['1e999', 7],
  [' 12 ', 12],
  [-3, -3],
  [0, 0],
])('reads the stored value “%s” as the number %d', (stored, read) => {
  expect(v.parse(number(7), stored)).toBe(read);
});

it.each(['0026-01-05', '1969-12-31', '2026-02-30'])('rejects %s as a day and as a time', (stored) => {
  expect(v.parse(day, stored)).toBe('');
  expect(v.parse(isoDateTime, `${stored}T15:00:00Z`)).toBe('');
});

it('splits text at commas, trims the parts and drops empty ones', () => {
  expect(splitOnCommas(' , FCA ,,CySEC, ')).toEqual(['FCA', 'CySEC']);
  expect(splitOnCommas('')).toEqual([]);
  expect(splitOnCommas('SCA، DFSA、FSA，CIRC')).toEqual(['SCA', 'DFSA', 'FSA', 'CIRC']);
});

/** What a damaged or foreign field may hold. */
const anyField: fc.Arbitrary<unknown> = fc.oneof(
  fc.constantFrom(null, true, 'false', '', ' ', 'a, b', '4,8', '12', 1e308, -1),
  fc.double(),
  anyText,
  fc.array(fc.oneof(anyText, fc.integer(), fc.constant(null)), { maxLength: 3 }),
  fc.dictionary(fc.constantFrom('windows', 'mac', 'a'), fc.oneof(fc.boolean(), fc.integer()), { maxKeys: 3 }),
);

const DAMAGED = [
  'description',
  'features',
  'regulation',
  'supported',
  'rating',
  'instruments',
  'isActive',
  'sortOrder',
];
const damagedRecord = fc.record(Object.fromEntries(DAMAGED.map((field) => [field, anyField])), {
  requiredKeys: [],
});

describe.each(schemas)('the %s schema', (_entity, schema, example) => {
  it('rejects a record without a name but accepts a numeric name', () => {
    expect(v.is(schema, {})).toBe(false);
    expect(v.is(schema, { name: null })).toBe(false);
    expect(v.parse(schema, { name: 5 }).name).toBe('5');
  });

  it('returns a valid record for any damaged fields', () => {
    fc.assert(
      fc.property(damagedRecord, (record) => {
        expect(kindOf(v.parse(schema, { ...record, name: 'named' }))).toEqual(kindOf(example));
      }),
      { numRuns },
    );
  });
});
