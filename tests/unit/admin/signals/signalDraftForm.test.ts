import { expect, it } from 'vitest';
import { blankSignalDraft, withInstrument } from '@/admin/signals/signalDraftForm';

const blank = blankSignalDraft(Date.parse('2026-11-20T09:00:00Z'), 'admin');

it.each([
  ['Gold', 'commodity', 'USD', '2'],
  ['USD/JPY', 'forex', 'JPY', '3'],
  [' BTC/USD ', 'crypto', 'USD', '1'],
])(
  'a draft of %j takes its market, currency and decimals from the instrument',
  (name, market, quote, decimals) => {
    expect(withInstrument(blank, name)).toEqual({ ...blank, instrument: name, market, quote, decimals });
  },
);

it('an instrument the site does not know leaves what was chosen before', () => {
  const gold = withInstrument(blank, 'Gold');
  expect(withInstrument(gold, 'Palladium')).toEqual({ ...gold, instrument: 'Palladium' });
});
