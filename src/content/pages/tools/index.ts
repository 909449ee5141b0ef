import { decimal, dollars } from '@/content/format';
import type { HubPageContent } from '@/content/page';
import { retailCap, capText } from '@/content/regulators';
import { rules } from '@/content/rules';
import {
  breakEvenPercent,
  marginFor,
  pipValue,
  riskAmount,
  STANDARD_LOT_UNITS,
  unitsForRisk,
} from '@/domain/calculators/tradeArithmetic';

/** The examples at the end of each row. */
const PIP = 0.0001;
const RATE = 1.084;
const STOP_PIPS = 40;
const REWARD_PIPS = 92;
const LOSSES = 10;
const RISK_PERCENT = rules.riskPercent.from;
const lots = unitsForRisk(riskAmount(rules.demoBalance, RISK_PERCENT), STOP_PIPS * PIP) / STANDARD_LOT_UNITS;
const left = (1 - rules.riskPercent.to / 100) ** LOSSES;

export const page: HubPageContent = {
  title: 'Trading calculators and a session clock',
  description:
    'Position size, pip value, reward to risk, margin, break-even and losing streaks, each with its formula; and a clock of the forex sessions.',
  heading: 'Tools',
  lead: 'Six calculators and a clock. Each calculator shows the sum behind its answer with your own numbers, asks for rates instead of guessing them, and sends nothing you enter anywhere.',
  opening: 'size',
  groups: [
    {
      heading: 'Before a trade',
      intro: 'What to settle before you enter: how large the trade is, where it ends and what it ties up.',
      cards: [
        {
          title: 'Position size',
          text: 'Enter account, risk, entry and stop; get lots, rounded down to what a broker accepts.',
          meta: `${dollars(rules.demoBalance)} at ${String(RISK_PERCENT)}%, stop ${String(STOP_PIPS)} pips away: ${decimal(lots, 2)} lots`,
          link: { label: 'Position size calculator', to: '/tools/position-size' },
        },
        {
          title: 'Pip value',
          text: "What one pip, point, cent or dollar of a move is worth to you, in your account's currency.",
          meta: `1 lot of EUR/USD: ${dollars(pipValue(STANDARD_LOT_UNITS, PIP))} a pip`,
          link: { label: 'Pip value calculator', to: '/tools/pip-value' },
        },
        {
          title: 'Reward to risk',
          text: 'Up to three targets, weighted by the share you close at each.',
          meta: `${String(REWARD_PIPS)} pips for ${String(STOP_PIPS)}: 1:${decimal(REWARD_PIPS / STOP_PIPS, 1)}`,
          link: { label: 'Reward-to-risk calculator', to: '/tools/reward-to-risk' },
        },
        {
          title: 'Margin and stop-out',
          text: 'The deposit for a position, and the price at which the broker would close that position.',
          meta: `1 lot of EUR/USD at ${capText(retailCap)}: ${dollars(marginFor(STANDARD_LOT_UNITS * RATE, retailCap))}`,
          link: { label: 'Margin calculator', to: '/tools/margin' },
        },
      ],
    },
    {
      heading: 'Over many trades',
      intro:
        'One trade says nothing about a method. The first two tools show what a hundred trades do, the third what your own did.',
      cards: [
        {
          title: 'Break-even win rate',
          text: 'How many trades have to win to pay for the losers and the costs.',
          meta: `At 1:2: ${decimal(breakEvenPercent(2))}% of trades`,
          link: { label: 'Break-even calculator', to: '/tools/break-even' },
        },
        {
          title: 'Losing streaks',
          text: 'How long a run of losses to expect, what it leaves you, and the gain needed to recover.',
          meta: `${String(LOSSES)} losses of ${String(rules.riskPercent.to)}%: ${decimal(100 * (1 - left))}% gone`,
          link: { label: 'Losing-streak calculator', to: '/tools/losing-streaks' },
        },
        {
          title: 'Trade journal',
          text: "Load your platform's statement: its totals are checked, and you get costs, drawdown, losing runs and results in R.",
          meta: 'MetaTrader, cTrader, TradingView, Myfxbook',
          link: { label: 'Trade journal', to: '/journal' },
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
          link: { label: 'Session clock', to: '/tools/sessions' },
        },
      ],
    },
  ],
  callToAction: {
    heading: 'Learn the terms first',
    text: 'The beginner course explains pips, lots and stops before it asks you to calculate with them.',
    links: [
      { label: 'Open the beginner course', to: '/education/beginner' },
      { label: 'Practise with sums, charts and an account', to: '/practice' },
      { label: 'Read the forex guide', to: '/markets/forex' },
    ],
  },
};
