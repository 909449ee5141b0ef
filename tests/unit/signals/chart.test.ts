import { expect, it } from 'vitest';
import type { JsonObject } from '@/data/storage/json';
import { chartModel, chartUntil, chartWords } from '@/signals/chart';
import { sampleSignal } from '../../support/sampleSignals';
import { anEvent, anIssued, onDay, signalOf } from '../../support/signals';

it('marks every update on the candle in which it happened', () => {
  const { candles, published, pins, stops, held } = chartModel(sampleSignal(2));
  expect([candles.length, published]).toEqual([57, 23]);
  expect(pins.map(({ number, candle, price }) => [number, candle, price])).toEqual([
    [1, 23, 126790],
    [2, 25, 127050],
    [3, 36, 126050],
    [4, 36, 127050],
    [5, 56, 125050],
  ]);
  for (const { kind, candle, price } of pins.filter((pin) => pin.kind !== 'stopMoved')) {
    const { low = 0, high = 0 } = candles[candle] ?? {};
    expect(price >= low && price <= high, kind).toBe(true);
  }
  expect(stops).toEqual([
    { price: 127650, from: 23 },
    { price: 127050, from: 36 },
  ]);
  expect(held).toEqual({ price: 127050, from: 25, to: 56 });
});

it('describes the chart in words', () => {
  expect(chartWords(sampleSignal(2), chartModel(sampleSignal(2)))).toMatch(
    /^24 4-hour candles of GBP\/USD, from 1\.25870 to 1\.\d{5}; highest 1\.\d{5}, lowest 1\.\d{5}\. A remark says: Third peak at the same height\. Entry to sell: 1\.27050 to 1\.27150\. Stop loss: 1\.27650, then 1\.27050\. Targets: 1\.26050, 1\.25050\. 33 candles after publication, from 1\.\d{5} to 1\.\d{5}; highest 1\.\d{5}, lowest 1\.\d{5}\. Then: entered at 1\.27050, partially closed at 1\.26050, stop moved at 1\.27050, closed at 1\.25050\.$/,
  );
});

it('draws only what was known at the time of a candle', () => {
  const known = chartUntil(chartModel(sampleSignal(2)), 30);
  expect(known.candles.length).toBe(31);
  expect(known.pins.map(({ number }) => number)).toEqual([1, 2]);
  expect(known.stops.map(({ price }) => price)).toEqual([127650]);
  expect(known.held?.to).toBe(30);
});

const usual = [108300, 108400, 108200, 108350];

it('draws a corrected price once', () => {
  const signal = signalOf(
    anIssued(),
    anEvent('triggered', onDay(1), { price: '1.08400', id: '2', candles: [usual] }),
    anEvent('corrected', onDay(2), { entry: '2', price: '1.08300', note: 'A typing error.' }),
  );
  expect(chartModel(signal).pins).toMatchObject([{ number: 1 }, { number: 2, price: 108300 }]);
});

it('draws candles that updates add to a market order issued without any', () => {
  const issued = anIssued({ order: 'market' });
  const signal = signalOf(
    issued,
    anEvent('triggered', String(issued.at), { price: '1.08400' }),
    anEvent('partTaken', onDay(1), { price: '1.08350', share: 30, candles: [usual, usual] }),
  );
  expect(chartModel(signal)).toMatchObject({
    candles: { length: 2 },
    held: { from: 0, to: 1 },
    isCutOff: false,
  });
});

it('draws levels and events without candles', () => {
  const signal = signalOf(anIssued(), anEvent('triggered', onDay(1), { price: '1.08400' }));
  expect(chartModel(signal)).toMatchObject({ candles: [], remark: null, isCutOff: true });
  expect(chartWords(signal, chartModel(signal))).toBe(
    'Levels of EUR/USD, buy, without candles. Entry to buy: 1.08200 to 1.08400. Stop loss: 1.08000. Targets: 1.09200, 1.10000.',
  );
});

const candles = [[108100, 108600, 108050, 108300], ...Array.from({ length: 11 }, () => usual)];
const last = [108350, 108700, 107950, 108250];
const charted = (fields: JsonObject) => signalOf(anIssued({ candles: [...candles, last], ...fields }));

it.each([
  ['there is none', { remark: '', remarkAt: 3 }, null],
  ['it points at a candle', { remark: 'Higher low', remarkAt: 12 }, { text: 'Higher low', candle: 12 }],
  ['it points past the last candle', { remark: 'Higher low', remarkAt: 13 }, null],
])('draws a remark only if it points at a candle: %s', (_what, fields, remark) => {
  expect(chartModel(charted(fields)).remark).toEqual(remark);
});

it('ends the chart at the first update whose candle is not known', () => {
  const entries = [
    anIssued({ entryFrom: '1.08100', candles }),
    anEvent('triggered', onDay(1), { price: '1.08150' }),
    anEvent('closed', onDay(2), { price: '1.08000', reason: 'stop', candles: [last] }),
  ];
  const signal = signalOf(...entries);
  expect(chartModel(signal)).toMatchObject({ isCutOff: true, pins: [{ number: 1 }] });
  expect(chartModel(signal).candles).toHaveLength(candles.length);
});
