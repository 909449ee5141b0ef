import type { ToolPageContent } from '@/content/page';

export const page: ToolPageContent = {
  tool: 'losingStreaks',
  title: 'Losing streak and drawdown calculator',
  description:
    'How long a run of losses to expect, what it leaves of your account at your risk per trade, and the gain needed to recover.',
  heading: 'Losing streaks',
  lead: 'How long a losing streak to expect, what it leaves of an account, and what you have to gain to get back.',
  sections: [
    {
      kind: 'prose',
      heading: 'Why losing streaks are normal',
      paragraphs: [
        'Toss a coin two hundred times and a run of seven tails is no surprise. Trades that lose as often as they win behave the same way, even with a sound method.',
        'So the question is what a run costs, and the risk on each trade answers it. The deeper the fall, the more you have to gain: lose half, and you must double what is left.',
      ],
    },
    {
      kind: 'steps',
      heading: 'How a streak and its drawdown are worked out',
      steps: [
        {
          title: 'What is left',
          text: 'The account times what remains after one loss, as often as you lose. Each risk is a share of what is there, so each loss is a little smaller.',
        },
        {
          title: 'Gain needed',
          text: 'The fall divided by what is left.',
        },
        {
          title: 'Chance of the run',
          text: 'The exact chance over every order in which wins and losses can fall, if each trade loses with the same chance.',
        },
      ],
    },
    {
      kind: 'list',
      heading: 'Why real streaks can be longer',
      items: [
        'Losses come together. A market that turns quiet or wild does so for weeks.',
        'So do bad decisions: after five losses, people bend their rules and double their size.',
        'Trades in related markets lose on the same day, and count as one large loss.',
      ],
    },
  ],
  related: [
    { label: 'Position size: set the risk of each trade', to: '/tools/position-size' },
    { label: 'Beginner course: ten losses in a row', to: '/education/beginner' },
    { label: 'Advanced course: how a drawdown is measured', to: '/education/advanced' },
  ],
};
