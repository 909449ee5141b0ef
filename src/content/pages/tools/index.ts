import type { HubPageContent } from '@/content/page';

export const page: HubPageContent = {
  title: 'Trading calculators and a session clock',
  description:
    'Position size, pip value, reward to risk, margin, break-even and losing streaks, each with its formula; and a clock of the forex sessions.',
  heading: 'Tools',
  lead: 'Six calculators and a clock. Each shows the sum behind its answer with your own numbers, asks for rates instead of guessing them, and sends nothing you enter anywhere.',
  groups: [
    {
      heading: 'Before a trade',
      intro: 'What to settle before you enter: how large the trade is, where it ends and what it ties up.',
      cards: [
        {
          title: 'Position size',
          text: 'Account, risk, entry and stop in; lots out, rounded down to what a broker accepts.',
          link: { label: 'Size a trade', to: '/tools/position-size' },
        },
        {
          title: 'Pip value',
          text: 'What one pip, point, cent or dollar of a move is worth to you, in the currency of your account.',
          link: { label: 'Value a pip', to: '/tools/pip-value' },
        },
        {
          title: 'Reward to risk',
          text: 'Up to three targets, weighted by the share you close at each.',
          link: { label: 'Weigh a plan', to: '/tools/reward-to-risk' },
        },
        {
          title: 'Margin and stop-out',
          text: 'The deposit a position holds, and the price at which the broker would close it.',
          link: { label: 'Find the stop-out', to: '/tools/margin' },
        },
      ],
    },
    {
      heading: 'Over many trades',
      intro: 'One trade says nothing about a method. These two look at what a hundred of them do.',
      cards: [
        {
          title: 'Break-even win rate',
          text: 'How many trades have to win to pay for the losers and the costs.',
          link: { label: 'Test a method', to: '/tools/break-even' },
        },
        {
          title: 'Losing streaks',
          text: 'How long a run of losses to expect, what it leaves you, and the gain needed to recover.',
          link: { label: 'See a bad run', to: '/tools/losing-streaks' },
        },
      ],
    },
    {
      heading: 'On the clock',
      intro: 'Currencies trade around the clock on working days, but not equally well at every hour.',
      cards: [
        {
          title: 'Forex sessions',
          text: 'Which of the four cities is open now, what opens next, and when two overlap, on your own clock.',
          link: { label: 'Look at the clock', to: '/tools/sessions' },
        },
      ],
    },
  ],
  callToAction: {
    heading: 'Not sure what to enter?',
    text: 'The beginner course explains pips, lots and stops before it asks you to calculate with them.',
    links: [
      { label: 'Open the beginner course', to: '/education/beginner' },
      { label: 'Practise with sums, charts and an account', to: '/practice' },
      { label: 'Read the forex guide', to: '/markets/forex' },
    ],
  },
};
