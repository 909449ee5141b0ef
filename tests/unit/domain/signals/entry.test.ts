import { describe, expect, it } from 'vitest';
import { entryIssues, isTime, readEntry, readHead } from '@/domain/signals/entry';
import { anEvent, onDay } from '../../../support/signals';

describe('a time', () => {
  it.each(['2026-01-12T08:05:00.000Z', '0000-01-01T00:00:00.000Z', '9999-12-31T23:59:59.999Z'])(
    'is %s',
    (time) => {
      expect(isTime(time)).toBe(true);
    },
  );

  it.each([
    '',
    'soon',
    '2026-01-12T08:05:00Z',
    '2026-01-12T08:05:00.000',
    '2026-01-12T08:05:00.000+00:00',
    '2026-02-30T08:05:00.000Z',
    '2026-01-12T24:00:00.000Z',
    '2026-13-01T00:00:00.000Z',
    '+012026-01-12T08:05:00.000Z',
    '-000001-01-12T08:05:00.000Z',
  ])('is not “%s”, whose text would not stand in the order of time', (text) => {
    expect(isTime(text)).toBe(false);
  });
});

describe('an entry', () => {
  const void_ = anEvent('notTriggered', onDay(1), { price: '1.07900', reason: 'stopFirst' });

  it('that was void before its entry is read with its price and its reason', () => {
    expect(readEntry(void_)).toMatchObject({ kind: 'notTriggered', price: '1.07900', reason: 'stopFirst' });
    expect(entryIssues(void_)).toEqual([]);
  });

  it('of a later kind cannot be read, but its signal and its kind can', () => {
    const later = anEvent('hedged', onDay(1));
    expect(readEntry(later)).toBeNull();
    expect(readHead(later)).toEqual({ signal: 1, kind: 'hedged' });
  });

  it('without a kind still belongs to its signal', () => {
    expect(readHead({ signal: 3 })).toEqual({ signal: 3, kind: '' });
  });

  it('that is no object has its fault at no place within', () => {
    expect(entryIssues(null)).toEqual([[]]);
  });

  it('with a fault says where it is', () => {
    expect(entryIssues(anEvent('triggered', 'soon', { price: '1.08400', createdAt: onDay(1) }))).toEqual([
      ['at'],
    ]);
  });
});
