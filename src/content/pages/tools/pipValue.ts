import type { ToolPageContent } from '@/content/page';
import { retailCap, capText } from '@/content/regulators';

export const page: ToolPageContent = {
  tool: 'pipValue',
  title: 'Pip and point value calculator',
  description:
    "What one pip, point, cent or dollar of a price move is worth on your position, in your account's currency.",
  heading: 'Pip value',
  lead: 'What the unit a price usually moves in is worth to you: a pip of a pair, a point of an index, a cent of oil or a dollar of bitcoin.',
  sections: [
    {
      kind: 'prose',
      heading: 'What pip value tells you',
      paragraphs: [
        'Charts speak in prices, accounts in money. The value of a pip translates one into the other: multiply it by the pips to your stop and you have the loss, before costs, if the stop is filled at its price.',
        `It doesn't depend on leverage: one lot gains and loses the same at 1:10 as at ${capText(retailCap)}.`,
      ],
    },
    {
      kind: 'steps',
      heading: 'How pip value is worked out',
      steps: [
        {
          title: "In the price's currency",
          text: 'Lots times the units in one lot times the size of the step.',
        },
        {
          title: 'In your own currency',
          text: 'If the two currencies differ, the result is converted at the rate you enter: divided by it or multiplied, depending on how the pair is quoted.',
        },
      ],
    },
    {
      kind: 'list',
      heading: 'What to check yourself',
      items: [
        'The rate. It moves, and the value of your pip moves with it.',
        'The last decimal place. Most platforms show a tenth of a pip, so 1.08405 is half a pip above 1.08400.',
        'The units in a lot, which are only standardised for currencies. Some brokers call 5,000 ounces of silver a lot, some 1,000.',
      ],
    },
  ],
  related: [
    { label: 'Position size: from pips to lots', to: '/tools/position-size' },
    { label: 'Forex course: pips in another currency', to: '/education/forex' },
    { label: 'Forex guide: how a quote is read', to: '/markets/forex' },
  ],
};
