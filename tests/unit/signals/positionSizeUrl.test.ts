import { expect, it } from 'vitest';
import { INSTRUMENTS } from '@/domain/trading/instruments';
import { replayRecord } from '@/domain/signals/replay';
import { positionSizeUrl } from '@/signals/positionSizeUrl';
import { sampleSignal, sampleSignals } from '../../support/sampleSignals';
import { anIssued } from '../../support/signals';

const fieldsOf = (address: string) => new URLSearchParams(address.split('?')[1]);

it("fills in a signal's prices and cost, the advised risk and no account", () => {
  expect(Object.fromEntries(fieldsOf(positionSizeUrl(sampleSignal(12))))).toEqual({
    signal: '12',
    targets: '1.27100',
    cost: '0.00014',
    account: '',
    currency: 'USD',
    risk: '1',
    instrument: 'GBP/USD',
    entry: '1.25800',
    stop: '1.25200',
    end: '',
  });
});

it("uses the calculator's name for each sample's instrument", () => {
  const known = new Set<string>(INSTRUMENTS.map(({ name }) => name));
  const named = sampleSignals.map((signal) => fieldsOf(positionSizeUrl(signal)).get('instrument') ?? '');
  expect(named.filter((name) => !known.has(name))).toEqual([]);
  expect(named[10]).toBe('Shares in dollars');
});

it('fills in nothing when the calculator does not know the instrument', () => {
  const [signal] = replayRecord([anIssued({ instrument: 'USD/SEK', quote: 'SEK' })]).signals;
  expect(signal && positionSizeUrl(signal)).toBe('/tools/position-size');
});
