import type { ToolPageContent } from '@/content/page';

export const page: ToolPageContent = {
  tool: 'margin',
  title: 'Margin and stop-out calculator',
  description:
    'The margin a position holds at your leverage, what stays free, and the price at which the broker would close the position.',
  heading: 'Margin and stop-out',
  lead: 'What a position ties up in your account, how much room is left, and the price at which the broker would close it for you.',
  sections: [
    {
      kind: 'prose',
      heading: 'Why free margin matters more than margin',
      paragraphs: [
        "Margin is a deposit, not a cost and not a limit on the loss. What matters is the money that isn't set aside, the free margin: it decides how far the price may go against you before the broker steps in.",
        'With a stop loss closer than the stop-out, your own plan ends the trade. Without one, the broker does.',
      ],
    },
    {
      kind: 'steps',
      heading: 'Where the broker steps in',
      steps: [
        {
          title: 'Position value',
          text: "Lots times the units in one lot times the price, converted into the account's currency.",
        },
        { title: 'Margin', text: 'The value divided by the leverage.' },
        {
          title: 'Margin level',
          text: 'Your account, with open gains and losses counted, divided by the margin, as a percentage.',
        },
        {
          title: 'Stop-out',
          text: 'The price at which losses have brought that level down to the one at which your broker closes positions.',
        },
      ],
    },
    {
      kind: 'list',
      heading: 'What can move the stop-out',
      items: [
        'Other open positions: they share the same account and the same margin level.',
        'Overnight charges and commissions, which are deducted while you hold the position.',
        'A gap. The price can open beyond the stop-out, and the position is closed there.',
        "Your region's and broker's rules: leverage for retail clients is capped, and some brokers set margin differently at weekends or around news.",
      ],
    },
  ],
  related: [
    { label: 'Position size: let the stop decide', to: '/tools/position-size' },
    { label: 'Forex course: a margin call, step by step', to: '/education/forex' },
    { label: 'Crypto guide: forced closing', to: '/markets/crypto' },
  ],
};
