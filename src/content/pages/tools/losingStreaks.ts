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
          text: 'The account times the share that remains after one loss, once for each loss. Each risk is a share of what is left, so each loss is a little smaller.',
        },
        {
          title: 'Gain needed',
          text: 'The fall divided by what is left.',
        },
        {
          title: 'Chance of the run',
          text: 'The exact chance, counting every sequence of wins and losses, if each trade is equally likely to lose.',
        },
      ],
    },
    {
      kind: 'list',
      heading: 'Why real streaks can be longer',
      items: [
        'Losses come together. A market that turns quiet or wild stays that way for weeks.',
        'Bad decisions come together too: after five losses, people bend their rules and double their size.',
        'Trades in related markets lose on the same day, and amount to one large loss.',
      ],
    },
  ],
  related: [
    { label: 'Position size: set the risk of each trade', to: '/tools/position-size' },
    { label: 'Beginner course: ten losses in a row', to: '/education/beginner' },
    { label: 'Advanced course: how a drawdown is measured', to: '/education/advanced' },
  ],
};
