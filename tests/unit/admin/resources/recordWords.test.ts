import { expect, it } from 'vitest';
import { fieldWords, valueWords } from '@/admin/resources/recordWords';

it.each([
  ['name', 'name'],
  ['minDeposit', 'min deposit'],
  ['startsAt', 'start'],
  ['negativeBalanceProtection', 'negative balance protection'],
])('labels the field %s “%s”', (field, words) => {
  expect(fieldWords(field)).toBe(words);
});

it.each([
  ['a text, without the spaces at its ends', ' From 0.1 pips ', 'From 0.1 pips'],
  ['a nought', 0, '0'],
  ['what is so', true, 'yes'],
  ['a list, without its blank rows', ['One', '', '  ', 'Two'], 'One, Two'],
  ['a row, without what is empty in it', { minDeposit: '', entity: ' ', swapLong: -0.7 }, 'swap long: -0.7'],
  [
    'a row, with a tick that is set',
    { account: 'Raw', professional: true },
    'account: Raw; professional: yes',
  ],
  [
    'several rows, without one that says nothing',
    [{ number: '1' }, { number: '' }, { number: '2' }],
    'number: 1, number: 2',
  ],
])('formats %s', (_what, value, words) => {
  expect(valueWords(value)).toBe(words);
});

it.each([
  ['an empty text', ''],
  ['an empty list', []],
  ['a record without anything filled in', { number: '', rows: [], professional: false }],
  ['what was never known', null],
])('describes %s as empty', (_what, value) => {
  expect(valueWords(value)).toBe('(empty)');
});

it('formats the start of a webinar', () => {
  expect(valueWords('2026-11-29T15:00:00Z', 'startsAt')).toBe('29 November 2026, 15:00 GMT');
  expect(valueWords('', 'startsAt')).toBe('(empty)');
});
