import { describe, expect, it } from 'vitest';
import type { JsonObject } from '@/data/storage/json';
import { chartModel, chartWords } from '@/domain/signals/chart';
import { replayRecord } from '@/domain/signals/replay';
import type { Signal } from '@/domain/signals/signal';
import { sampleSignal } from '../../../support/sampleSignals';
import { anEvent, anIssued, onDay } from '../../../support/signals';

describe('S55: the chart of a signal', () => {
  it('of sample 2 has two targets, the zone, the stop at two heights and its events', () => {
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

  it('says the same in words', () => {
    expect(chartWords(sampleSignal(2))).toMatch(
      /^24 4-hour candles of GBP\/USD, from 1\.25870 to 1\.\d{5}; highest 1\.\d{5}, lowest 1\.\d{5}\. A remark says: Third peak at the same height\. Entry to sell: 1\.27050 to 1\.27150\. Stop loss: 1\.27650, then 1\.27050\. Targets: 1\.26050, 1\.25050\. Prices entered since: 1\.27050 \(2\), 1\.26050 \(3\), 1\.25050 \(5\)\.$/,
    );
  });

  it('holds all prices between its lowest and its highest', () => {
    const { lowest, highest, candles, targets } = chartModel(sampleSignal(11));
    expect(lowest).toBe(Math.min(...candles.map(([, , low]) => low)));
    expect(highest).toBe(Math.max(...targets, ...candles.map(([, high]) => high)));
  });

  it('has the right price where a typing error was corrected, and nothing for the correction', () => {
    const [signal] = replayRecord([
      anIssued(),
      anEvent('triggered', onDay(1), { price: '1.08400', id: '2' }),
      anEvent('corrected', onDay(2), { entry: '2', price: '1.08300', note: 'A typing error.' }),
    ]).signals;
    if (signal === undefined) throw new Error('There is no signal.');
    expect(chartModel(signal).events).toEqual([{ number: 2, price: 108300 }]);
  });

  it('S56: without candles has levels and events alone', () => {
    const [signal] = replayRecord([anIssued(), anEvent('triggered', onDay(1), { price: '1.08400' })]).signals;
    if (signal === undefined) throw new Error('There is no signal.');
    expect(chartModel(signal)).toMatchObject({ candles: [], remark: null, lowest: 108000, highest: 110000 });
    expect(chartWords(signal)).toBe(
      'Levels of EUR/USD, buy, without candles. Entry to buy: 1.08200 to 1.08400. Stop loss: 1.08000. Targets: 1.09200, 1.10000. Prices entered since: 1.08400 (2).',
    );
  });
});

describe('a chart with candles', () => {
  const usual = [108300, 108400, 108200, 108350];
  const candles = [[108100, 108600, 108050, 108300], ...Array.from({ length: 11 }, () => usual)];
  const last = [108350, 108700, 107950, 108250];
  const charted = (fields: JsonObject): Signal => {
    const [signal] = replayRecord([anIssued({ candles: [...candles, last], ...fields })]).signals;
    if (signal === undefined) throw new Error('There is no signal.');
    return signal;
  };
  const one = { targets: [{ price: '1.08500', share: 100 }] };

  it('runs from the lowest low, or price, to the highest', () => {
    expect(chartModel(charted(one))).toMatchObject({ lowest: 107950, highest: 108700 });
    expect(chartModel(charted({ stopLoss: '1.07800' }))).toMatchObject({ lowest: 107800, highest: 110000 });
  });

  it('is told in words from its first candle to its last, with one target and nothing since', () => {
    expect(chartWords(charted(one))).toBe(
      '13 4-hour candles of EUR/USD, from 1.08100 to 1.08250; highest 1.08700, lowest 1.07950. Entry to buy: 1.08200 to 1.08400. Stop loss: 1.08000. Target: 1.08500.',
    );
  });

  it.each([
    ['there is none', { remark: '', remarkAt: 3 }, null],
    ['it points at a candle', { remark: 'Higher low', remarkAt: 12 }, { text: 'Higher low', candle: 12 }],
    ['it points past the last candle', { remark: 'Higher low', remarkAt: 13 }, null],
  ])('has a remark beside its candle: %s', (_what, fields, remark) => {
    expect(chartModel(charted(fields)).remark).toEqual(remark);
  });

  it('keeps the level of its stop loss where an amendment leaves it', () => {
    const amended = anEvent('amended', onDay(1), { entryTo: '1.08300', note: 'Lower.' });
    const [signal] = replayRecord([anIssued(), amended]).signals;
    expect(signal && chartModel(signal)).toMatchObject({ stops: [{ price: 108000, from: 1 }], events: [] });
  });
});
