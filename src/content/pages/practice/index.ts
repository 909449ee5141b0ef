import type { HubEntry, PageWords } from '@/content/page';
import type { ContentLink } from '@/content/richText';
import { statements } from '@/content/rules';

interface PracticePageContent extends PageWords {
  readonly actions: { readonly chart: string; readonly account: ContentLink };
  /** What the exercises' prices can teach, and what they can't. */
  readonly about: string;
  readonly exercisesHeading: string;
  readonly exercises: readonly HubEntry[];
  readonly related: readonly ContentLink[];
}

export const page = {
  title: 'Practise trading: sums, charts and orders',
  description:
    'Exercises for what the lessons teach: sums with new numbers each time, charts to decide on, and an account of $10,000 at invented prices.',
  heading: 'Practice',
  lead: 'Real decisions at invented prices.',
  actions: {
    chart: 'Decide on a chart',
    account: { label: 'Open the $10,000 account', to: '/practice/account' },
  },
  about: statements.practicePrices,
  exercisesHeading: 'Exercises',
  exercises: [
    {
      title: 'Ten minutes',
      text: 'Sums that are due and the next chart, mixed, with a result that says which lesson to read.',
      meta: 'Six sums and a chart',
      link: { label: 'Start ten minutes', to: '/practice/session' },
    },
    {
      title: 'Sums',
      text: 'Fourteen kinds of sums from pip value to margin level, at three levels. Wrong answers are explained, and what you know comes back before you forget it.',
      meta: 'Three sums a round, about five minutes',
      link: { label: 'Practise sums', to: '/practice/sums' },
    },
    {
      title: 'One trade, sum by sum',
      text: 'Twelve linked questions about a single trade, from the quote to the line in the journal, with the size, the margin, a weekend and a gap in between.',
      meta: 'Twelve sums, about fifteen minutes',
      link: { label: 'Work through one trade', to: '/practice/one-trade' },
    },
    {
      title: 'Charts',
      text: 'Thirty charts that stop where a decision is due: buy, sell or stay out, with your own stop and target, then see what came next.',
      meta: 'One chart, about three minutes',
      link: { label: 'See all thirty charts', to: '/practice/charts' },
    },
    {
      title: 'Account',
      text: 'An account of $10,000 at invented prices: order tickets, stops, margin and overnight charges, candle by candle, and the rules of your plan that you kept.',
      meta: 'At your own pace, up to 52 weeks',
      link: { label: 'Open the practice account', to: '/practice/account' },
    },
    {
      title: 'Journal',
      text: 'Your trades, made here or elsewhere: your platform writes a statement, your browser reads it, checks its totals and measures results in R.',
      meta: 'One file, about two minutes',
      link: { label: 'Open the trade journal', to: '/journal' },
    },
  ],
  related: [
    { label: 'How the practice market works', to: '/practice/how-it-works' },
    { label: 'Charts with a screen reader or keyboard', to: '/practice/screen-reader' },
  ],
} as const satisfies PracticePageContent;
