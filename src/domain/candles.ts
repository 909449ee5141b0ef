/** The four prices of one period, in the instrument's own units. */
export interface Candle {
  readonly open: number;
  readonly high: number;
  readonly low: number;
  readonly close: number;
}

/** A price zone that buyers (support) or sellers (resistance) defend; `from` is the lower edge. */
export interface PriceLevel {
  readonly side: 'support' | 'resistance';
  readonly from: number;
  readonly to: number;
}
