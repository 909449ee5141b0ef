/** A season of growth or use, in months from January: 10.5 is the middle of November. */
export interface Season {
  readonly name: string;
  readonly from: number;
  /** Later than the start, so over 12 if it continues into the next year. */
  readonly to: number;
  /** The season in words. */
  readonly when: string;
}

/** A line of an order ticket as platforms label it; lines with an explanation have a number. */
export interface TicketField {
  readonly label: string;
  readonly value: string;
  readonly explained?: string;
}

/** The opening figure of a guide. src/site/charts/openings has a component for each kind. */
export type OpeningDrawing =
  /** The four sessions over 24 hours, with a note on the overlap of London and New York. */
  | { readonly kind: 'tradingDay'; readonly together: string }
  /** The same companies, weighted once by size and once equally. */
  | {
      readonly kind: 'indexWeights';
      /** Largest first. */
      readonly sizes: readonly number[];
      /** How many of the largest members are marked. */
      readonly largest: number;
    }
  /** The year as a wheel with a ring for each commodity, innermost first. */
  | {
      readonly kind: 'seasonWheel';
      readonly rings: readonly { readonly name: string; readonly seasons: readonly Season[] }[];
    }
  /** The volume in each of the 168 hours of a week, from Monday 00:00 GMT. */
  | {
      readonly kind: 'weekOfHours';
      readonly trades: readonly number[];
      readonly busy: string;
      readonly thin: string;
    }
  /** Four quarters of 13 weeks, numbered from 1. */
  | {
      readonly kind: 'reportYear';
      readonly reportWeeks: { readonly from: number; readonly to: number };
      /** The weeks in which one company reports and goes ex-dividend. */
      readonly report: number;
      readonly exDividend: number;
    }
  /** A platform's order window, filled in; the button sends the order. */
  | {
      readonly kind: 'orderTicket';
      readonly title: string;
      readonly fields: readonly TicketField[];
      readonly button: string;
    };

/** An opening figure with its text. */
export interface OpeningFigure {
  readonly heading: string;
  readonly text: string;
  readonly drawing: OpeningDrawing;
}

/** Whether a figure shows a market rather than a platform's order window. */
export const isMarketDrawing = ({ kind }: OpeningDrawing): boolean => kind !== 'orderTicket';

/** The first members' share of the total, in percent. */
export const shareOfFirstMembers = (members: readonly number[], count: number): number => {
  const sum = (list: readonly number[]) => list.reduce((total, member) => total + member, 0);
  return (100 * sum(members.slice(0, count))) / sum(members);
};
