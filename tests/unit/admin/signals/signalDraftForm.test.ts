import { expect, it } from 'vitest';
import { FIRST_INSTRUMENT } from '@/domain/trading/instruments';
import { signalDraftSchema } from '@/domain/signals/draft';
import { blankSignalDraft, withInstrument } from '@/admin/signals/signalDraftForm';

const blank = blankSignalDraft(Date.parse('2026-11-20T09:00:00Z'), 'admin');

it.each([
  ['Gold', 'commodity', 'USD', '2'],
  ['USD/JPY', 'forex', 'JPY', '3'],
  [' BTC/USD ', 'crypto', 'USD', '1'],
])(
  'fills in the market, currency and decimal places for the instrument %j',
  (name, market, quote, decimals) => {
    expect(withInstrument(blank, name)).toEqual({ ...blank, instrument: name, market, quote, decimals });
  },
);

it('keeps the market, currency and decimal places for an unknown instrument', () => {
  const gold = withInstrument(blank, 'Gold');
  expect(withInstrument(gold, 'Palladium')).toEqual({ ...gold, instrument: 'Palladium' });
});

it('starts a draft with the first instrument and one target, valid for five days', () => {
  expect(Object.entries(blank).filter(([, value]) => value !== '')).toEqual([
    ['isActive', true],
    ['instrument', FIRST_INSTRUMENT.name],
    ['market', FIRST_INSTRUMENT.market],
    ['quote', FIRST_INSTRUMENT.quote],
    ['decimals', String(FIRST_INSTRUMENT.decimals)],
    ['side', 'long'],
    ['order', 'limit'],
    ['share1', '100'],
    ['timeframe', '4-hour'],
    ['validUntil', '2026-11-25T20:00'],
    ['by', 'admin'],
  ]);
  expect(Object.keys(blank).toSorted()).toEqual(Object.keys(signalDraftSchema.entries).toSorted());
});
