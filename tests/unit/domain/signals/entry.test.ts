import { expect, it } from 'vitest';
import { isIsoTime, readEntry, readEntryHead } from '@/domain/signals/entry';
import { entryProblems } from '@/domain/signals/refusal';
import { anEvent, anIssued, onDay } from '../../../support/signals';

it.each(['2026-01-12T08:05:00.000Z', '0000-01-01T00:00:00.000Z', '9999-12-31T23:59:59.999Z'])(
  'accepts the time %s',
  (time) => {
    expect(isIsoTime(time)).toBe(true);
  },
);

it.each(['soon', '2026-01-12T08:05:00Z', '2026-01-12T08:05:00.000+00:00', '2026-02-30T08:05:00.000Z'])(
  'rejects the time “%s”',
  (text) => {
    expect(isIsoTime(text)).toBe(false);
  },
);

it('reads the signal and kind of an unknown update', () => {
  const later = anEvent('hedged', onDay(1));
  expect(readEntry(later)).toBeNull();
  expect(readEntryHead(later)).toEqual({ signal: 1, kind: 'hedged' });
});

const part = (share: unknown) => ({ ...anEvent('partTaken', onDay(1), { price: '1.09200' }), share });
const targets = (...shares: readonly number[]) => shares.map((share) => ({ price: '1.09200', share }));

const NO_TIME = { code: 'timeMissing', field: 'at' };

it.each<[string, unknown, object]>([
  ['the share of a partial close', part(0), { code: 'shareRange', target: null, field: 'share' }],
  [
    'the share of the first target',
    anIssued({ targets: targets(0, 40) }),
    { code: 'shareRange', target: 1, field: 'share1' },
  ],
  ['a time', anEvent('expired', ''), NO_TIME],
  ['the corrected time', anEvent('corrected', onDay(1), { entry: '2', correctedAt: '' }), NO_TIME],
  ['a deadline', anIssued({ validUntil: '' }), { code: 'deadlineMissing', field: 'validUntil' }],
  ['a price', anEvent('triggered', onDay(1)), { code: 'fieldMissing', field: 'price' }],
  ['everything', null, { code: 'fieldMissing' }],
])('requires %s in a new entry', (_what, entry, problem) => {
  expect(entryProblems(entry)[0]).toMatchObject(problem);
});
