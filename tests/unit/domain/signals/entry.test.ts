import { expect, it } from 'vitest';
import { entryIssues, isTime, readEntry, readHead } from '@/domain/signals/entry';
import { anEvent, onDay } from '../../../support/signals';

it.each(['2026-01-12T08:05:00.000Z', '0000-01-01T00:00:00.000Z', '9999-12-31T23:59:59.999Z'])(
  'accepts the time %s',
  (time) => {
    expect(isTime(time)).toBe(true);
  },
);

it.each(['soon', '2026-01-12T08:05:00Z', '2026-01-12T08:05:00.000+00:00', '2026-02-30T08:05:00.000Z'])(
  'rejects the time “%s”',
  (text) => {
    expect(isTime(text)).toBe(false);
  },
);

it('reads the signal and kind of an unknown update', () => {
  const later = anEvent('hedged', onDay(1));
  expect(readEntry(later)).toBeNull();
  expect(readHead(later)).toEqual({ signal: 1, kind: 'hedged' });
});

it('reports the path of an error', () => {
  expect(entryIssues(anEvent('triggered', 'soon', { price: '1.08400', createdAt: onDay(1) }))).toEqual([
    ['at'],
  ]);
});
