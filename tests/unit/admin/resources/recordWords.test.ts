import { expect, it, vi } from 'vitest';
import { formatValue } from '@/admin/resources/recordWords';

it.each([
  ['text without surrounding spaces', ' From 0.1 pips ', 'From 0.1 pips'],
  ['zero', 0, '0'],
  ['an uploaded logo', 'data:image/png;base64,AAAA', 'uploaded picture, 26 characters'],
  ['true', true, 'yes'],
  ['a list without its blank rows', ['One', '', '  ', 'Two'], 'One, Two'],
  ['a row without its empty fields', { minDeposit: '', entity: ' ', swapLong: -0.7 }, 'swap long: -0.7'],
  ['a part named like a field', { percent: 74, source: 'x' }, 'percent: 74; source: x'],
  ['a row with a ticked box', { account: 'Raw', professional: true }, 'account: Raw; professional: yes'],
  ['rows without empty ones', [{ number: '1' }, { number: '' }, { number: '2' }], 'number: 1, number: 2'],
])('formats %s', (_what, value, words) => {
  expect(formatValue(value)).toBe(words);
});

it.each([
  ['an empty string', ''],
  ['an empty list', []],
  ['a record with no fields filled in', { number: '', rows: [], professional: false }],
  ['null', null],
])('describes %s as empty', (_what, value) => {
  expect(formatValue(value)).toBe('(empty)');
});

it('formats the start of a webinar', () => {
  expect(formatValue('2026-11-29T15:00:00Z', 'startsAt')).toBe('29 November 2026, 15:00 GMT');
  expect(formatValue('', 'startsAt')).toBe('(empty)');
});

it.each(['startsAt', 'validUntil'])('formats %s in GMT while it is being edited', (field) => {
  vi.stubEnv('TZ', 'America/New_York');
  expect(formatValue('2026-11-29T15:00', field)).toBe('29 November 2026, 15:00 GMT');
});
