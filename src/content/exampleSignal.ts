import type { TradeChart } from './page';

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
  takeProfit: 1.092,
  decimals: 4,
  note: { text: 'Higher low held: buyers defended the level', candle: HIGHER_LOW },
  description:
    'Thirty 4-hour candles of EUR/USD. The price falls from about 1.0830 to a low of 1.0772, climbs to 1.0838 and slips back, but only to 1.0805, where buyers step in twice. The last candle closes at 1.0840, above the earlier peak. Three lines are drawn: the entry at 1.0840, the stop loss 40 pips below it at 1.0800, and the take profit 80 pips above it at 1.0920.',
};
