/** A figure drawn from data. Its description, if any, conveys the same to users of screen readers. */
export type Figure = { readonly caption: string } & (
  | {
      /** Prices on a vertical scale with distances between them: a quote, a stop, a target. */
      readonly kind: 'priceScale';
      readonly description: string;
      readonly decimals: number;
      readonly prices: readonly { readonly price: number; readonly label: string }[];
      readonly distances: readonly { readonly from: number; readonly to: number; readonly label: string }[];
    }
  | {
      readonly kind: 'bars';
      /** `text` is the label next to the bar. */
      readonly bars: readonly { readonly label: string; readonly value: number; readonly text: string }[];
    }
  | {
      /** Equally spaced values: an account, an index level, the prices of delivery months. */
      readonly kind: 'lineChart';
      readonly description: string;
      readonly xLabel: string;
      readonly yLabel: string;
      readonly decimals: number;
      readonly series: readonly { readonly label: string; readonly values: readonly number[] }[];
    }
  | {
      /** Boxes joined by arrows: the life of an order, the steps of a calculation, blocks of a ledger. */
      readonly kind: 'flow';
      readonly boxes: readonly { readonly title: string; readonly text: string }[];
    }
  | {
      /** A screen or document as a grid with numbered cells; rows and columns are numbered from 0. */
      readonly kind: 'labelledGrid';
      readonly cells: readonly (readonly string[])[];
      readonly labels: readonly { readonly row: number; readonly column: number; readonly text: string }[];
    }
);
