import type { ToolPageContent } from '@/content/page';
import { rich, term } from '@/content/richText';

export const page: ToolPageContent = {
  tool: 'breakEven',
  title: 'Break-even and expectancy calculator',
  description:
    'The share of winning trades a method needs to pay for its losses and costs, and what an average trade earns.',
  heading: 'Break-even win rate',
  lead: 'How many of your trades have to win to pay for the losers and for the costs, and what the average trade is worth.',
  sections: [
    {
      kind: 'prose',
      heading: 'How often is often enough',
      paragraphs: [
        'A method that wins nine times in ten still loses money if each loss is ten times as large as a gain. One that wins a third of the time can pay, if its winners are large.',
        'Enter what you gain and lose on average, in money, in pips or in R, where 1R is what a trade risks. The unit is up to you as long as it is the same throughout.',
      ],
    },
    {
      kind: 'steps',
      heading: 'How break-even and expectancy are worked out',
      steps: [
        {
          title: 'Break-even win rate',
          text: 'Loss plus cost, divided by loss plus gain.',
        },
        {
          title: 'Average result',
          text: rich`The share that wins times the gain, minus the share that loses times the loss, minus the cost. It's also called ${term('expectancy')}.`,
        },
      ],
    },
    {
      kind: 'list',
      heading: 'What an average hides',
      items: [
        'The order. The same trades can begin with their ten worst.',
        'The number. A share measured over twenty trades may be luck; over two hundred, less so.',
        'Change. Markets that paid a method last year owe it nothing this year.',
      ],
    },
  ],
  related: [
    { label: 'Losing streaks: what the order can do', to: '/tools/losing-streaks' },
    { label: 'Intermediate course: luck or method?', to: '/education/intermediate' },
    { label: 'Advanced course: what costs leave of a test', to: '/education/advanced' },
  ],
};
