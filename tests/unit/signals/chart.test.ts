import { expect, it } from 'vitest';
import { chartModel, chartWords } from '@/signals/chart';
import { replayRecord } from '@/domain/signals/replay';
import { sampleSignal } from '../../support/sampleSignals';
import { anEvent, anIssued, onDay } from '../../support/signals';

it("includes a signal's targets, zone, stops and events", () => {
  expect(chartModel(sampleSignal(2))).toMatchObject({
    targets: [126050, 125050],
    zone: { from: 127050, to: 127150 },
    stops: [
      { price: 127650, from: 1 },
      { price: 127050, from: 4 },
    ],
    events: [
      { number: 2, price: 127050 },
      { number: 3, price: 126050 },
      { number: 5, price: 125050 },
    ],
    remark: { text: 'Third peak at the same height', candle: 17 },
  });
});

it('describes the chart in words', () => {
  expect(chartWords(sampleSignal(2))).toMatch(
    /^24 4-hour candles of GBP\/USD, from 1\.25870 to 1\.\d{5}; highest 1\.\d{5}, lowest 1\.\d{5}\. A remark says: Third peak at the same height\. Entry to sell: 1\.27050 to 1\.27150\. Stop loss: 1\.27650, then 1\.27050\. Targets: 1\.26050, 1\.25050\. Prices entered since: 1\.27050 \(2\), 1\.26050 \(3\), 1\.25050 \(5\)\.$/,
  );
});

it('draws a corrected price once', () => {
  const [signal] = replayRecord([
    anIssued(),
    anEvent('triggered', onDay(1), { price: '1.08400', id: '2' }),
    anEvent('corrected', onDay(2), { entry: '2', price: '1.08300', note: 'A typing error.' }),
  ]).signals;
  if (signal === undefined) throw new Error('There is no signal.');
  expect(chartModel(signal).events).toEqual([{ number: 2, price: 108300 }]);
});

it('draws levels and events without candles', () => {
  const [signal] = replayRecord([anIssued(), anEvent('triggered', onDay(1), { price: '1.08400' })]).signals;
  if (signal === undefined) throw new Error('There is no signal.');
  expect(chartModel(signal)).toMatchObject({ candles: [], remark: null, lowest: 108000, highest: 110000 });
  expect(chartWords(signal)).toBe(
    'Levels of EUR/USD, buy, without candles. Entry to buy: 1.08200 to 1.08400. Stop loss: 1.08000. Targets: 1.09200, 1.10000. Prices entered since: 1.08400 (2).',
  );
});
