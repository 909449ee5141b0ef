import { describeChart, type TradeChart } from './markedChart';

/** The candle whose long lower wick forms the higher low. */
const HIGHER_LOW_CANDLE = 27;

/**
 * The example trade: invented prices and one idea. The market falls from 1.0936 to 1.0772, rises to 1.0838,
 * retraces to 1.0805 and closes above 1.0838 at the entry. The target is just short of the high where
 * the fall began.
 */
export const exampleSignal: TradeChart = describeChart(
  {
    instrument: 'EUR/USD',
    timeframe: '4-hour',
    candles: [
      { open: 1.0918, high: 1.093, low: 1.0914, close: 1.0926 },
      { open: 1.0926, high: 1.0936, low: 1.0919, close: 1.0922 },
      { open: 1.0922, high: 1.0925, low: 1.0898, close: 1.0902 },
      { open: 1.0902, high: 1.0907, low: 1.0872, close: 1.0876 },
      { open: 1.0876, high: 1.0884, low: 1.0852, close: 1.0857 },
      { open: 1.0857, high: 1.0863, low: 1.0821, close: 1.0824 },
      { open: 1.0824, high: 1.0831, low: 1.0818, close: 1.0821 },
      { open: 1.0821, high: 1.0826, low: 1.0811, close: 1.0814 },
      { open: 1.0814, high: 1.082, low: 1.0809, close: 1.0817 },
      { open: 1.0817, high: 1.0819, low: 1.0801, close: 1.0803 },
      { open: 1.0804, high: 1.0808, low: 1.0793, close: 1.0796 },
      { open: 1.0796, high: 1.0803, low: 1.079, close: 1.08 },
      { open: 1.0799, high: 1.0802, low: 1.0784, close: 1.0786 },
      { open: 1.0786, high: 1.0791, low: 1.0772, close: 1.0778 },
      { open: 1.0778, high: 1.0788, low: 1.0774, close: 1.0785 },
      { open: 1.0785, high: 1.0797, low: 1.0783, close: 1.0794 },
      { open: 1.0794, high: 1.0798, low: 1.0786, close: 1.079 },
      { open: 1.079, high: 1.0806, low: 1.0788, close: 1.0803 },
      { open: 1.0803, high: 1.0815, low: 1.0801, close: 1.0812 },
      { open: 1.0812, high: 1.0816, low: 1.0804, close: 1.0808 },
      { open: 1.0808, high: 1.0823, low: 1.0806, close: 1.082 },
      { open: 1.082, high: 1.0833, low: 1.0817, close: 1.0829 },
      { open: 1.0829, high: 1.0838, low: 1.0825, close: 1.0834 },
      { open: 1.0834, high: 1.0836, low: 1.0822, close: 1.0825 },
      { open: 1.0825, high: 1.083, low: 1.0817, close: 1.0819 },
      { open: 1.0819, high: 1.0824, low: 1.0814, close: 1.0822 },
      { open: 1.0822, high: 1.0823, low: 1.081, close: 1.0813 },
      { open: 1.0813, high: 1.0819, low: 1.0805, close: 1.0816 },
      { open: 1.0816, high: 1.082, low: 1.0809, close: 1.0811 },
      { open: 1.0811, high: 1.0818, low: 1.0807, close: 1.0817 },
      { open: 1.0817, high: 1.0828, low: 1.0815, close: 1.0826 },
      { open: 1.0826, high: 1.0829, low: 1.0819, close: 1.0822 },
      { open: 1.0822, high: 1.0834, low: 1.082, close: 1.0832 },
      { open: 1.0832, high: 1.0837, low: 1.0827, close: 1.0829 },
      { open: 1.0829, high: 1.0836, low: 1.0826, close: 1.0834 },
      { open: 1.0834, high: 1.0843, low: 1.0832, close: 1.084 },
    ],
    entry: 1.084,
    stopLoss: 1.08,
    stopBeyond: 'Higher low',
    takeProfit: 1.0932,
    targetBefore: 'Earlier high',
    decimals: 4,
    marks: [
      { kind: 'swing', candle: 1, side: 'high', label: 'Earlier high' },
      { kind: 'swing', candle: 13, side: 'low', label: 'First low' },
      { kind: 'swing', candle: 22, side: 'high', label: 'First rise' },
      { kind: 'swing', candle: HIGHER_LOW_CANDLE, side: 'low', label: 'Higher low' },
    ],
    note: { text: 'Higher low held: buyers defended the level', candle: HIGHER_LOW_CANDLE },
  },
  ({ at, price }) =>
    `The price falls from ${at('Earlier high')} to a low of ${at('First low')}, climbs to ${at('First rise')} and slips back, but only to ${at('Higher low')}. The last candle closes at ${price(1.084)}, above the earlier peak. Three lines are drawn: the entry at ${price(1.084)}, the stop loss at ${price(1.08)}, below the higher low, and the take profit at ${price(1.0932)}, just short of the high at which the fall began.`,
);
