/** A season of something that grows or is burnt, in months from January: 10.5 is the middle of November. */
export interface Season {
  readonly name: string;
  readonly from: number;
  /** Later than its beginning: over 12 where it runs into the next year. */
  readonly to: number;
  /** The same in words. */
  readonly when: string;
}

/** A line of an order ticket as the program labels it; what is explained gets a number. */
export interface TicketField {
  readonly label: string;
  readonly value: string;
  readonly explained?: string;
}

/** What is drawn at the head of a guide. src/site/charts/openings has a drawing for each kind. */
export type OpeningDrawing =
  /** The four sessions on 24 hours, with a note next to the hours in which London and New York are both open. */
  | { readonly kind: 'tradingDay'; readonly together: string }
  /** The same companies by size and alike. */
  | {
      readonly kind: 'indexWeights';
      /** From the largest to the smallest. */
      readonly sizes: readonly number[];
      /** How many of the largest are marked. */
      readonly largest: number;
    }
  /** The year as a wheel, a ring for each commodity, from the inside out. */
  | {
      readonly kind: 'seasonWheel';
      readonly rings: readonly { readonly name: string; readonly seasons: readonly Season[] }[];
    }
  /** How much is traded in each of the 168 hours of a week, from Monday 00:00 GMT. */
  | {
      readonly kind: 'weekOfHours';
      readonly trades: readonly number[];
      readonly busy: string;
      readonly thin: string;
    }
  /** Four quarters of thirteen weeks, numbered from 1. */
  | {
      readonly kind: 'reportYear';
      readonly reportWeeks: { readonly from: number; readonly to: number };
      /** The weeks in which one company reports and goes without its dividend. */
      readonly report: number;
      readonly exDividend: number;
    }
  /** The window in which a platform takes an order, filled in; the button sends it. */
  | {
      readonly kind: 'orderTicket';
      readonly title: string;
      readonly fields: readonly TicketField[];
      readonly button: string;
    };

/** A drawing at the head of a guide, with the words next to it. */
export interface OpeningFigure {
  readonly heading: string;
  readonly text: string;
  readonly drawing: OpeningDrawing;
}

/** Whether a drawing shows a market; those of platforms show where an order is typed in. */
export const isOfMarket = ({ kind }: OpeningDrawing): boolean => kind !== 'orderTicket';

/** The part of a whole that its first members make, in percent. */
export const shareOfFirst = (members: readonly number[], count: number): number => {
  const sum = (list: readonly number[]) => list.reduce((total, member) => total + member, 0);
  return (100 * sum(members.slice(0, count))) / sum(members);
};
