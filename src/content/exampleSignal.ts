import type { Candle, TradeChart } from './page';

const candle = (open: number, high: number, low: number, close: number): Candle => ({
  open,
  high,
  low,
  close,
});

/** The candle whose long lower shadow is the higher low. */
const HIGHER_LOW = 21;

/**
 * The trade idea the site teaches with: invented prices, one idea. The market falls to 1.0772, rises to 1.0838, gives
 * back only as much as 1.0805 and closes above the first rise at the entry.
 */
export const exampleSignal: TradeChart = {
  instrument: 'EUR/USD',
  timeframe: '4-hour',
  candles: [
    candle(1.0824, 1.0831, 1.0818, 1.0821),
    candle(1.0821, 1.0826, 1.0811, 1.0814),
    candle(1.0814, 1.082, 1.0809, 1.0817),
    candle(1.0817, 1.0819, 1.0801, 1.0803),
    candle(1.0804, 1.0808, 1.0793, 1.0796),
    candle(1.0796, 1.0803, 1.079, 1.08),
    candle(1.0799, 1.0802, 1.0784, 1.0786),
    candle(1.0786, 1.0791, 1.0772, 1.0778),
    candle(1.0778, 1.0788, 1.0774, 1.0785),
    candle(1.0785, 1.0797, 1.0783, 1.0794),
    candle(1.0794, 1.0798, 1.0786, 1.079),
    candle(1.079, 1.0806, 1.0788, 1.0803),
    candle(1.0803, 1.0815, 1.0801, 1.0812),
    candle(1.0812, 1.0816, 1.0804, 1.0808),
    candle(1.0808, 1.0823, 1.0806, 1.082),
    candle(1.082, 1.0833, 1.0817, 1.0829),
    candle(1.0829, 1.0838, 1.0825, 1.0834),
    candle(1.0834, 1.0836, 1.0822, 1.0825),
    candle(1.0825, 1.083, 1.0817, 1.0819),
    candle(1.0819, 1.0824, 1.0814, 1.0822),
    candle(1.0822, 1.0823, 1.081, 1.0813),
    candle(1.0813, 1.0819, 1.0805, 1.0816),
    candle(1.0816, 1.082, 1.0809, 1.0811),
    candle(1.0811, 1.0818, 1.0807, 1.0817),
    candle(1.0817, 1.0828, 1.0815, 1.0826),
    candle(1.0826, 1.0829, 1.0819, 1.0822),
    candle(1.0822, 1.0834, 1.082, 1.0832),
    candle(1.0832, 1.0837, 1.0827, 1.0829),
    candle(1.0829, 1.0836, 1.0826, 1.0834),
    candle(1.0834, 1.0843, 1.0832, 1.084),
  ],
  entry: 1.084,
  stopLoss: 1.08,
  takeProfit: 1.092,
  decimals: 4,
  note: { text: 'Higher low held: buyers defended the level', candle: HIGHER_LOW },
  description:
    'Thirty 4-hour candles of EUR/USD. The price falls from about 1.0830 to a low of 1.0772, climbs to 1.0838 and slips back, but only to 1.0805, where buyers step in twice. The last candle closes at 1.0840, above the earlier peak. Three lines are drawn: the entry at 1.0840, the stop loss 40 pips below it at 1.0800, and the take profit 80 pips above it at 1.0920.',
};
