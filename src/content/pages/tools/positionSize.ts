import type { ToolPageContent } from '@/content/page';
import { rich } from '@/content/richText';

export const page: ToolPageContent = {
  tool: 'positionSize',
  title: 'Position size calculator',
  description:
    'How many lots to trade so that the stop loss costs what you decided and no more, with every step of the calculation shown.',
  heading: 'Position size',
  lead: 'How large a trade may be so that its stop costs what you decided, and no more.',
  sections: [
    {
      kind: 'prose',
      heading: 'How the stop decides the size',
      paragraphs: [
        'You know where your idea is proved wrong: that is the stop. You know what you can bear to lose. Only the size is left to find, and it follows from the other two.',
        'A wider stop makes a smaller trade; a closer stop makes a larger one. The amount at risk stays the same.',
      ],
    },
    {
      kind: 'steps',
      heading: 'The position size formula in words',
      steps: [
        { title: 'Risk', text: 'The account times the percentage you risk.' },
        {
          title: 'Loss of one lot',
          text: 'The distance from entry to stop, plus the cost of opening and closing if you entered it, times the units in a lot.',
        },
        {
          title: 'Conversion',
          text: 'If the price is in a different currency from your account, the risk is converted at the rate you enter.',
        },
        {
          title: 'Lots',
          text: 'Risk divided by the loss of one lot, rounded down to a size your broker accepts. Rounding up would break the limit you set.',
        },
        {
          title: 'Value',
          text: 'Lots times units times the entry, compared with the account and with the most that rules let retail clients hold. A very close stop can give a size too large for any such account.',
        },
      ],
    },
    {
      kind: 'list',
      heading: 'What you check yourself',
      items: [
        'Whether your order is filled at the stop. In a gap it is filled at the next price there is.',
        'What is already open. Two trades in related markets share one risk.',
        "Your broker's contract. Lot sizes differ, especially for indices and shares, so compare the contract specification.",
        rich`Whether the stop is in a sensible place. ${{ label: 'The beginner course', to: '/education/beginner' }} shows how one is chosen from a chart.`,
      ],
    },
  ],
  related: [
    { label: 'Losing streaks: what this risk does ten times over', to: '/tools/losing-streaks' },
    { label: 'Margin: is the account large enough?', to: '/tools/margin' },
    { label: 'Forex guide', to: '/markets/forex' },
  ],
};
