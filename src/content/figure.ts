/** A drawing made from data. Where it has a description, that says the same in words for people who do not see it. */
export type Figure = { readonly caption: string } & (
  | {
      /** Prices on an upright scale, and distances between two of them: a quote, a stop, a target. */
      readonly kind: 'priceScale';
      readonly description: string;
      readonly decimals: number;
      readonly prices: readonly { readonly price: number; readonly label: string }[];
      readonly distances: readonly { readonly from: number; readonly to: number; readonly label: string }[];
    }
  | {
      readonly kind: 'bars';
      /** `text` is the value as it is written next to the bar. */
      readonly bars: readonly { readonly label: string; readonly value: number; readonly text: string }[];
    }
  | {
      /** Values at equal steps: an account, an index level, the prices of delivery months. */
      readonly kind: 'lineChart';
      readonly description: string;
      readonly xLabel: string;
      readonly yLabel: string;
      readonly decimals: number;
      readonly series: readonly { readonly label: string; readonly values: readonly number[] }[];
    }
  | {
      /** Boxes joined by arrows: the life of an order, the steps of a sum, blocks of a ledger. */
      readonly kind: 'flow';
      readonly boxes: readonly { readonly title: string; readonly text: string }[];
    }
  | {
      /** A screen or document as a grid, some cells of it numbered and explained; rows and columns count from 0. */
      readonly kind: 'labelledGrid';
      readonly cells: readonly (readonly string[])[];
      readonly labels: readonly { readonly row: number; readonly column: number; readonly text: string }[];
    }
);
