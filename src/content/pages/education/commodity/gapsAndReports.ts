import { ANNOUNCEMENTS_CHECKED_ON, commodityJumpTimes } from '@/content/announcements';
import { exampleLevels } from '@/content/exampleLevels';
import { decimal, dollars } from '@/content/format';
import type { LessonContent } from '@/content/lesson';
import { rich, term } from '@/content/richText';
import { rules, statements } from '@/content/rules';
import { formatDay } from '@/domain/time/days';
import { profit, riskAmount } from '@/domain/calculators/tradeArithmetic';

const ACCOUNT = rules.demoBalance;

/** Gold, with an opening two stop distances beyond the stop. */
const GOLD = exampleLevels.Gold;
const STOP_AWAY = 25;
const OUNCES = 4;
const STOPS_BEYOND = 2;
const stop = GOLD - STOP_AWAY;
const openPrice = stop - STOPS_BEYOND * STOP_AWAY;
const plannedLoss = -profit(GOLD, stop, OUNCES);
const realLoss = -profit(GOLD, openPrice, OUNCES);

/** How many stop distances beyond the stop the market opens. */
const DISTANCES = [0, 1, 2, 4];
const lossAt = (distances: number, ounces: number) => (1 + distances) * STOP_AWAY * ounces;

/** WTI in September 2019: settlement prices on Friday the 13th and on Monday. */
const FRIDAY = 54.85;
const MONDAY = 62.9;
/** A short position held over that weekend; the fill is assumed. */
const BARRELS = 80;
const SOLD = 54.6;
const SHORT_STOP = 55.8;
const FILL = 62;
const shortPlanned = -profit(SOLD, SHORT_STOP, -BARRELS);
const shortReal = -profit(SOLD, FILL, -BARRELS);

/** The exercise: one plan per market. */
const risk = riskAmount(ACCOUNT, rules.riskPercent.from);
const OIL_STOP = 1.25;
const oilBarrels = risk / OIL_STOP;

/** Used in the questions. */
const QUESTION_BARRELS = 150;
const QUESTION_ENTRY = 71;
const QUESTION_STOP = 70.2;
const QUESTION_OPEN = 68.9;
const questionLoss = -profit(QUESTION_ENTRY, QUESTION_OPEN, QUESTION_BARRELS);
const QUESTION_RISK = 90;
const QUESTION_GAP_IN_R = 3;
const QUESTION_MAX_LOSS = 180;
const smallerRisk = QUESTION_MAX_LOSS / QUESTION_GAP_IN_R;

export const page: LessonContent = {
  id: 'commodity/gaps-and-reports',
  revision: 1,
  title: 'Gaps in gold and oil after weekends and reports',
  description:
    'When commodities jump past a stop: weekends, meetings and reports. The loss worked out beforehand, and four ways to prepare.',
  heading: 'Gaps after weekends and reports',
  lead: 'A stop works while somebody trades near its price. In commodities there are known times when nobody can, and you can prepare for each of them.',
  searchWords: [
    'oil gap Sunday open',
    'gold weekend gap',
    'hold oil over the weekend',
    'EIA report trading',
    'stop loss skipped by a gap',
  ],
  question: `A plan risks ${dollars(plannedLoss)}. On Monday the account is down ${dollars(realLoss)}, and every order was carried out as written. What was missing from the plan?`,
  sections: [
    {
      kind: 'prose',
      heading: 'Jumps that can be expected',
      paragraphs: [
        rich`A ${term('stop loss')} says when to leave, and the market decides the price. When it jumps over the stop, leaving a ${term('gap')}, you pay for the distance as ${term('slippage')}. You know that from the beginner course. What commodities add is a timetable: you can see most of these jumps coming.`,
      ],
    },
    {
      kind: 'table',
      heading: 'Hours at which a jump is likely',
      intro: `Times are in New York, and holidays move them. Checked on ${formatDay(ANNOUNCEMENTS_CHECKED_ON)}.`,
      columns: ['When', 'What happens', 'Felt most in'],
      rows: commodityJumpTimes,
      note: "A report isn't a gap in the strict sense, since trading goes on. In the first seconds prices can still be so far apart that it feels like one.",
    },
    {
      kind: 'figure',
      heading: 'Two distances beyond the stop',
      intro: `Gold, bought at ${decimal(GOLD)} before a weekend. ${statements.invented}`,
      figure: {
        kind: 'priceScale',
        caption: 'The loss runs from the entry to the opening. The stop between them played no part.',
        description: `A scale with three levels: the entry at ${decimal(GOLD)}, the stop at ${decimal(stop)} and the opening at ${decimal(openPrice)}. The distance from entry to stop is ${dollars(STOP_AWAY)}, and from stop to opening twice that.`,
        decimals: 0,
        prices: [
          { price: GOLD, label: 'Entry' },
          { price: stop, label: 'Stop' },
          { price: openPrice, label: 'Opening on Sunday' },
        ],
        distances: [
          { from: GOLD, to: stop, label: 'Planned' },
          { from: stop, to: openPrice, label: 'The jump' },
        ],
      },
    },
    {
      kind: 'workedExample',
      heading: 'What that costs',
      intro: `${String(OUNCES)} ounces, and an account of ${dollars(ACCOUNT)}.`,
      lines: [
        { label: `Planned: ${String(OUNCES)} × ${dollars(STOP_AWAY)}`, value: dollars(-plannedLoss) },
        {
          label: `Filled at ${decimal(openPrice)}: ${String(OUNCES)} × ${dollars(GOLD - openPrice)}`,
          value: dollars(-realLoss),
        },
        { label: 'Share of the account', value: `${decimal((100 * realLoss) / ACCOUNT)}%` },
        { label: 'Compared with the planned risk', value: `${decimal(realLoss / plannedLoss)} times` },
      ],
      conclusion:
        'An opening two distances beyond the stop means three times the loss, because the first distance is lost as well. A gap the other way would have been a gift, but nobody chooses which one comes.',
    },
    {
      kind: 'prose',
      heading: 'Two weekends in oil',
      paragraphs: [
        `On Friday, 13 September 2019, WTI settled at ${dollars(FRIDAY)}. On Saturday an attack stopped about half of Saudi Arabia's oil production. In the first minutes of Sunday evening the price went above $63, and on Monday it settled at ${dollars(MONDAY)}.`,
        `Take somebody who had sold ${decimal(BARRELS)} barrels at ${dollars(SOLD)}, with a stop at ${dollars(SHORT_STOP)}. The planned loss was ${dollars(shortPlanned)}. Filled at, say, ${dollars(FILL)}, it was ${dollars(shortReal)}: ${decimal(shortReal / shortPlanned, 1)} times as much.`,
        'On Sunday, 8 March 2020, it went the other way. Oil producers had failed to agree on Friday, and Brent lost about 30% within seconds of the opening. In neither case could anybody trade in between.',
      ],
    },
    {
      kind: 'table',
      heading: 'A smaller size works wherever it opens',
      intro: `Losses if gold opens the given number of stop distances beyond a stop ${dollars(STOP_AWAY)} away.`,
      columns: ['Distances beyond', `${String(OUNCES)} ounces`, `${String(OUNCES / 2)} ounces`, '1 ounce'],
      rows: DISTANCES.map((distances) => [
        distances === 0 ? 'None: filled at the stop' : String(distances),
        ...[OUNCES, OUNCES / 2, 1].map((ounces) => dollars(-lossAt(distances, ounces))),
      ]),
      note: `Choose the row you want to be ready for, then a column whose loss you could bear. At ${String(DISTANCES[3] ?? 0)} distances only the last column is near the ${dollars(risk)} that this account meant to risk.`,
    },
    {
      kind: 'definitions',
      heading: 'Four ways to prepare',
      rows: [
        {
          term: 'Get out',
          text: 'Close before the weekend or the report, and pay for it with a spread and any gains you miss. For many plans this is the simplest rule.',
        },
        {
          term: 'Go smaller',
          text: 'Keep a part whose loss would still be bearable if the market opened two or three distances beyond the stop. Decide on the day you enter, not on Friday afternoon.',
        },
        {
          term: 'Pay for a guaranteed stop',
          text: rich`Some brokers offer a ${term('guaranteed stop')}, filled at its own price. It costs a fee, at some brokers only if it is triggered. It must often be some distance away, and isn't available in every market.`,
        },
        {
          term: 'Enter later',
          text: 'Wait until spreads are normal again after the report. You miss the first move, but the first move is often reversed.',
        },
      ],
    },
    {
      kind: 'warning',
      heading: 'When a stop has to wait',
      paragraphs: [
        rich`Grain futures have a ${term('price limit')} for the day. If the price is locked at it (a limit move), there may be nobody to trade with until tomorrow, and the stop waits along with you. A stop-limit order doesn't help either: if the market jumps past its limit, you stay in.`,
        'How much a loss can exceed the account depends on the product and the country. With futures you owe what is missing. Many regulators protect retail clients who trade CFDs from a balance below zero, but the whole account can still be lost in one night.',
      ],
    },
  ],
  summary: [
    'After a jump a stop is filled at the first price that exists, however far away.',
    'An opening two stop distances beyond the stop loses three times the planned risk.',
    'Weekends, meetings and reports are known beforehand: get out, go smaller, or use a guaranteed stop.',
  ],
  exercise: {
    task: `Plan one trade in gold (stop $25 away) and one in oil (stop ${dollars(OIL_STOP)} away), each risking ${dollars(risk)} of a ${dollars(ACCOUNT)} account. What does each lose if the market opens two stop distances beyond the stop, and what do they lose in total? Could you bear it? Then buy gold in the practice account late on a Friday, with a stop close below the market, step past the weekend, and see at which price the stop was filled.`,
    solution: [
      { label: `Gold: ${String(OUNCES)} ounces × 3 × $25`, value: dollars(-lossAt(2, OUNCES)) },
      {
        label: `Oil: ${decimal(oilBarrels)} barrels × 3 × ${dollars(OIL_STOP)}`,
        value: dollars(-3 * OIL_STOP * oilBarrels),
      },
      {
        label: 'Both in one weekend',
        value: `${dollars(-6 * risk)}, ${decimal((600 * risk) / ACCOUNT)}% of the account`,
      },
    ],
    mistakes: [
      {
        mistake: `You came to ${dollars(2 * risk)} for each.`,
        why: 'Two distances beyond the stop are three from the entry.',
      },
      {
        mistake: 'In the practice account the stop was filled at its own price.',
        why: 'Many weekends bring small gaps there, as in real markets. Try several, and keep the stop close.',
        lesson: 'beginner/stop-loss-and-take-profit',
      },
    ],
  },
  checks: [
    {
      id: 'commodity/gaps-and-reports/opened-below',
      kind: 'numeric',
      prompt: `You hold ${decimal(QUESTION_BARRELS)} barrels bought at ${dollars(QUESTION_ENTRY)}, with a stop at ${dollars(QUESTION_STOP)}. On Sunday oil opens at ${dollars(QUESTION_OPEN)}, and the stop is filled there. How much do you lose?`,
      label: 'Loss',
      unit: 'dollars',
      answer: questionLoss,
      tolerance: 0.5,
      answerText: dollars(questionLoss),
      commonMistakes: [
        {
          answer: -profit(QUESTION_ENTRY, QUESTION_STOP, QUESTION_BARRELS),
          feedback: 'That was the plan. Nobody traded at the stop.',
        },
        {
          answer: -profit(QUESTION_STOP, QUESTION_OPEN, QUESTION_BARRELS),
          feedback: 'This is the part beyond the stop. The distance down to it is lost too.',
        },
      ],
      explanation: `${decimal(QUESTION_BARRELS)} × (${dollars(QUESTION_ENTRY)} − ${dollars(QUESTION_OPEN)}) is ${dollars(questionLoss)}.`,
    },
    {
      id: 'commodity/gaps-and-reports/size-for-a-weekend',
      kind: 'numeric',
      prompt: `Your trade risks ${dollars(QUESTION_RISK)} at its stop. Over the weekend you want to lose at most ${dollars(QUESTION_MAX_LOSS)}, even if the market opens two stop distances beyond the stop. How much may be at risk at the stop?`,
      label: 'Risk at the stop',
      unit: 'dollars',
      answer: smallerRisk,
      tolerance: 0.5,
      answerText: dollars(smallerRisk),
      commonMistakes: [
        {
          answer: QUESTION_MAX_LOSS / 2,
          feedback: 'Two stop distances beyond the stop are three from the entry. Divide by three.',
        },
        {
          answer: QUESTION_RISK / QUESTION_GAP_IN_R,
          feedback: 'You divided the old risk. What counts is what you can bear.',
        },
        {
          answer: QUESTION_MAX_LOSS,
          feedback: 'With that much at risk at the stop, the jump would cost three times as much.',
        },
      ],
      explanation: `An opening two distances beyond the stop costs three times the risk, and ${dollars(QUESTION_MAX_LOSS)} ÷ 3 is ${dollars(smallerRisk)}. So a third of the position has to go.`,
    },
    {
      id: 'commodity/gaps-and-reports/before-the-report',
      kind: 'singleChoice',
      prompt:
        'It is Wednesday, 10:25 in New York. You hold oil with a stop 30 cents away and have no opinion on the inventories. What is the soundest choice?',
      options: [
        {
          text: 'Close it, or a good part of it',
          isCorrect: true,
          feedback: "Your idea has nothing to do with the report, so there's no reason to hold through it.",
        },
        {
          text: 'Move the stop to 10 cents away',
          feedback: "A jump passes it anyway, and otherwise it's hit at once.",
        },
        {
          text: 'Remove the stop for ten minutes',
          feedback: 'The price may not come back after the jump, and then nothing ends the loss.',
        },
      ],
      explanation: 'Before a known jump, only size and a guaranteed stop limit the loss.',
    },
    {
      id: 'commodity/gaps-and-reports/what-limits-the-loss',
      kind: 'multipleChoice',
      prompt: 'Which of these really limit what a weekend can cost you?',
      options: [
        {
          text: 'A smaller position',
          isCorrect: true,
          feedback: 'Half the size loses half, wherever the market opens.',
        },
        {
          text: 'A stop placed very close',
          feedback: 'A jump passes a close stop just as it passes a distant one.',
        },
        {
          text: 'A guaranteed stop',
          isCorrect: true,
          feedback: 'It is filled at its own price, and the broker bears the difference, for a fee.',
        },
        {
          text: 'An alert on your phone',
          feedback: 'It rings when the price is already there, and the market may be closed until then.',
        },
      ],
      explanation:
        'An ordinary order waits for a price. Only the size you hold and a guaranteed stop limit the loss beforehand.',
    },
  ],
  related: [{ label: 'Hold gold over a weekend in the practice account', to: '/practice/account' }],
};
