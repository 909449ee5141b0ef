import { exampleLevels } from '@/content/exampleLevels';
import { decimal, dollars, trimmedDecimal } from '@/content/format';
import type { LessonContent } from '@/content/lesson';
import { europe, capText } from '@/content/regulators';
import { rich, term } from '@/content/richText';
import { statements } from '@/content/rules';
import { PRACTICE_SPECS } from '@/domain/practice/specs';
import { marginFor, rewardToRisk } from '@/domain/calculators/tradeArithmetic';

const LEVEL = exampleLevels['S&P 500'];
const DAYS_PER_YEAR = 360;
const percent = (value: number) => `${value < 0 ? '−' : ''}${trimmedDecimal(Math.abs(value), 1)}%`;
const interestPerNight = (value: number, yearlyPercent: number) =>
  (value * yearlyPercent) / 100 / DAYS_PER_YEAR;

/**
 * The position, and a broker that adds its mark-up to the reference rate for buyers and deducts it for
 * sellers.
 */
const CFDS = 6;
const REFERENCE = 4;
const MARKUP = 2.5;
const value = CFDS * LEVEL;
const buyerRate = REFERENCE + MARKUP;
const sellerRate = REFERENCE - MARKUP;
const buyerNight = interestPerNight(value, buyerRate);
const sellerNight = interestPerNight(value, sellerRate);
const pointsANight = interestPerNight(LEVEL, buyerRate);
const LEVERAGE_CAP = europe.caps.mainIndices;
const margin = marginFor(value, LEVERAGE_CAP);
const chargeOnMargin = interestPerNight(margin, buyerRate);

/** How far the index has to rise to pay for the nights, by month and by reference rate. */
const MONTHS = 12;
const NIGHTS_PER_MONTH = 30;
const RATES = [1, 3, 5];
const breakEvenClimb = (reference: number, months: number) =>
  interestPerNight(LEVEL, reference + MARKUP) * months * NIGHTS_PER_MONTH;
const yearlyClimb = (reference: number) => decimal(breakEvenClimb(reference, MONTHS));

/** The same calculation when rates are low. */
const LOW_REFERENCE = 1;
const lowSeller = interestPerNight(value, LOW_REFERENCE - MARKUP);

/** A week, night by night. */
const WEEK = [
  ['Monday', 1],
  ['Tuesday', 1],
  ['Wednesday', 1],
  ['Thursday', 1],
  ['Friday', 3],
] as const;
const WEEK_NIGHTS = WEEK.reduce((sum, [, nights]) => sum + nights, 0);

/** A three-week plan. */
const STOP = 60;
const TARGET = 120;
const NIGHTS_HELD = 21;
const heldPoints = NIGHTS_HELD * pointsANight;
const plannedRatio = rewardToRisk(LEVEL, LEVEL - STOP, LEVEL + TARGET);
const ratioAfterNights = (TARGET - heldPoints) / (STOP + heldPoints);

/** The exercise: what the practice account charges per lot, in dollars. */
const practiceSpec = PRACTICE_SPECS['S&P 500'];
const practiceNight = -practiceSpec.nightLong / 10 / practiceSpec.unit;
const PRACTICE_LOTS = 3;
const PRACTICE_NIGHTS = 5;

/** Used in the questions. */
const EXERCISE_CFDS = 4;
const EXERCISE_LEVEL = 7_560;
const EXERCISE_RATE = 6;
const exerciseValue = EXERCISE_CFDS * EXERCISE_LEVEL;
const exerciseNight = interestPerNight(exerciseValue, EXERCISE_RATE);
const THURSDAY_TO_TUESDAY = 1 + 3 + 1;
const EXERCISE_POINTS = 1.2;
const exercisePointCost = EXERCISE_POINTS * EXERCISE_CFDS * THURSDAY_TO_TUESDAY;

export const page: LessonContent = {
  id: 'indices/a-night-on-an-index',
  revision: 1,
  title: 'Overnight charge on index CFDs: paid on the full value',
  description:
    "How brokers work out the overnight charge on an index CFD, why it's based on the full value, and what three weeks do to a plan.",
  heading: 'Overnight charges on the full value',
  lead: 'An index CFD requires a small deposit and charges interest on its full value. Over weeks that can outgrow every other cost of the trade.',
  searchWords: [
    'overnight financing on index CFDs',
    'swap on US500 and DAX',
    'why am I charged every night',
    'cost of holding an index CFD',
    'triple swap on Friday',
  ],
  question: `You put down ${dollars(margin)} and hold an index for three weeks. Is the interest charged on that sum?`,
  sections: [
    {
      kind: 'prose',
      heading: 'A mortgage by the night',
      paragraphs: [
        'Imagine a bank that lets you live in a house for a deposit of one twentieth of its value. It charges rent by the night, and the rent depends on what the house is worth. Your deposit could be larger or smaller, and the rent would stay the same.',
        rich`An index ${term('CFD')} works like that. Your ${term('margin')} protects the broker against a loss. The ${term('overnight charge')} is interest on the full ${term('exposure')}: level × multiplier × contracts. A buyer usually pays it, as if all of the money were borrowed.`,
      ],
    },
    {
      kind: 'definitions',
      heading: 'Four numbers in one line',
      intro: 'Many brokers publish the formula for each index. It usually has these parts.',
      rows: [
        {
          term: 'Reference rate',
          text: "What money costs for one night in the index's currency. It follows the central bank's rate, so it changes over the years.",
        },
        {
          term: 'Mark-up',
          text: 'What the broker adds for itself, often 2.5 to 4 percentage points a year. A buyer pays the reference rate plus the mark-up. A seller is credited the reference rate less the mark-up.',
        },
        {
          term: 'Full value',
          text: "That evening's closing level, times the size. It moves with the index, so the charge does too.",
        },
        {
          term: 'Days in the year',
          text: '360 for indices in dollars and euros, 365 for those in pounds, at many firms.',
        },
      ],
    },
    {
      kind: 'workedExample',
      heading: 'One night for each side',
      intro: `${String(CFDS)} CFDs at one dollar a point, with the index at ${decimal(LEVEL)}. The reference rate is ${percent(REFERENCE)}, the mark-up ${percent(MARKUP)}. ${statements.invented}`,
      lines: [
        { label: `Full value: ${String(CFDS)} × ${decimal(LEVEL)}`, value: dollars(value) },
        {
          label: `Buyer: ${dollars(value)} × ${percent(buyerRate)} ÷ ${String(DAYS_PER_YEAR)}`,
          value: dollars(-buyerNight),
        },
        {
          label: `Seller: ${dollars(value)} × ${percent(sellerRate)} ÷ ${String(DAYS_PER_YEAR)}`,
          value: `+${dollars(sellerNight)}`,
        },
        {
          label: `Buyer, in points: ${dollars(buyerNight)} ÷ ${String(CFDS)}`,
          value: `${decimal(pointsANight, 2)} a night`,
        },
      ],
      conclusion: `Calculated on the margin of ${dollars(margin)}, one night would have been ${dollars(chargeOnMargin)}. The real charge is ${String(LEVERAGE_CAP)} times that, because the cap is ${capText(LEVERAGE_CAP)}.`,
    },
    {
      kind: 'table',
      heading: 'Seven nights in five evenings',
      intro: `The same buyer through one week. On indices many brokers book the weekend on Friday; others choose another day.`,
      columns: ['Evening', 'Nights booked', 'Charge'],
      rows: WEEK.map(([day, nights]) => [day, String(nights), dollars(-nights * buyerNight)]),
      note: `Total: ${String(WEEK_NIGHTS)} nights and ${dollars(WEEK_NIGHTS * buyerNight)}, rounded once at the end. Interest also accrues on days when nothing can be traded.`,
    },
    {
      kind: 'figure',
      heading: 'How far the index must climb to pay for it',
      intro: `A buyer's charge in points at ${decimal(LEVEL)}, added up over a year of 360 days, at three reference rates. The mark-up is ${percent(MARKUP)} in each.`,
      figure: {
        kind: 'lineChart',
        caption: `At a reference rate of ${percent(RATES[2] ?? 0)} the climb is ${yearlyClimb(RATES[2] ?? 0)} points in a year; at ${percent(RATES[0] ?? 0)} it is ${yearlyClimb(RATES[0] ?? 0)}.`,
        description: `Three straight lines that rise from zero over ${String(MONTHS)} months. ${RATES.map((rate) => `At ${percent(rate)} the line ends at ${yearlyClimb(rate)} points`).join('. ')}.`,
        xLabel: 'Months held',
        yLabel: 'Points',
        decimals: 0,
        series: RATES.map((rate) => ({
          label: `Reference rate ${percent(rate)}`,
          values: Array.from({ length: MONTHS + 1 }, (_, months) => breakEvenClimb(rate, months)),
        })),
      },
    },
    {
      kind: 'workedExample',
      heading: 'What three weeks do to a plan',
      intro: `A buyer at ${decimal(LEVEL)} puts the stop ${String(STOP)} points below and the target ${String(TARGET)} above. The trade takes ${String(NIGHTS_HELD)} nights to get anywhere.`,
      lines: [
        {
          label: `Planned: ${String(TARGET)} ÷ ${String(STOP)}`,
          value: `1:${trimmedDecimal(plannedRatio, 1)}`,
        },
        {
          label: `${String(NIGHTS_HELD)} nights × ${decimal(pointsANight, 2)} points`,
          value: `${decimal(heldPoints, 1)} points`,
        },
        { label: "What's left of the target", value: `${decimal(TARGET - heldPoints, 1)} points` },
        { label: 'Lost at the stop', value: `${decimal(STOP + heldPoints, 1)} points` },
        {
          label: `${decimal(TARGET - heldPoints, 1)} ÷ ${decimal(STOP + heldPoints, 1)}`,
          value: `1:${decimal(ratioAfterNights, 2)}`,
        },
      ],
      conclusion: `The gain shrinks and the loss grows by the same ${decimal(heldPoints, 1)} points. A plan that looked good at 1:${trimmedDecimal(plannedRatio, 1)} now offers hardly more than it risks, so count the nights before you enter.`,
    },
    {
      kind: 'prose',
      heading: 'When the seller pays as well',
      paragraphs: [
        `A seller's credit depends on the reference rate. At ${percent(LOW_REFERENCE)} and the same mark-up, the seller's rate is ${percent(LOW_REFERENCE - MARKUP)}: a charge of ${dollars(-lowSeller)} a night. Both sides then pay, and the broker earns from both.`,
        'Some brokers also offer a CFD that follows a future and expires with it. It usually has a wider spread but no nightly charge, because the interest is already in its price. Over several weeks it may cost less. Work out both.',
      ],
    },
    {
      kind: 'warning',
      heading: 'What a small deposit hides',
      paragraphs: [
        "Compare the charge with your deposit to see how fast it eats into your money. In the example a year of nightly charges takes more than the whole margin, even if the index doesn't move.",
        "An account without overnight interest isn't free either. Such accounts usually charge a fee after some days, or a wider spread. And a trade kept open only to avoid taking a loss pays for every night of waiting.",
      ],
    },
  ],
  summary: [
    'One night = full value × yearly rate ÷ 360 or 365, whatever the margin.',
    'A buyer pays the reference rate plus a mark-up. A seller gets it less the mark-up, or pays too.',
    'Turn the charges into points, subtract them from the target and add them to the stop.',
  ],
  exercise: {
    task: `In the practice account a buyer of the S&P 500 pays ${dollars(practiceNight)} a night for each lot, and Friday counts three times. Work out what ${String(PRACTICE_LOTS)} lots cost from Thursday noon to Tuesday noon. Then buy them there on a Thursday between 9:30 and 16:00, press “Next day” until it is Tuesday, and compare with what was booked. If you have a demo account elsewhere, repeat the exercise there with the smallest position.`,
    solution: [
      { label: 'Thursday, Friday three times, Monday', value: `${String(PRACTICE_NIGHTS)} nights` },
      {
        label: `${String(PRACTICE_NIGHTS)} × ${String(PRACTICE_LOTS)} × ${dollars(practiceNight)}`,
        value: dollars(-PRACTICE_NIGHTS * PRACTICE_LOTS * practiceNight),
      },
    ],
    mistakes: [
      {
        mistake: `You came to ${dollars(3 * PRACTICE_LOTS * practiceNight)}.`,
        why: "You counted the evenings. Friday's counts as three nights.",
      },
      {
        mistake: 'A demo account elsewhere books a different sum each night.',
        why: 'The full value follows the closing level, so the charge moves along with the index.',
      },
    ],
  },
  checks: [
    {
      id: 'indices/a-night-on-an-index/one-night',
      kind: 'numeric',
      prompt: `You hold ${String(EXERCISE_CFDS)} CFDs at one dollar a point. The index closes at ${decimal(EXERCISE_LEVEL)}, and your side costs ${String(EXERCISE_RATE)}% a year. What does one night cost, taking a year as ${String(DAYS_PER_YEAR)} days?`,
      label: 'Charge',
      unit: 'dollars',
      answer: exerciseNight,
      tolerance: 0.02,
      answerText: dollars(exerciseNight),
      commonMistakes: [
        {
          answer: interestPerNight(marginFor(exerciseValue, LEVERAGE_CAP), EXERCISE_RATE),
          feedback: 'You charged interest on the margin. The rate applies to the full value.',
        },
        {
          answer: interestPerNight(EXERCISE_LEVEL, EXERCISE_RATE),
          feedback: 'This is one night for a single CFD.',
        },
        {
          answer: (exerciseValue * EXERCISE_RATE) / 100 / 12,
          feedback: 'You divided by the months, not by the days.',
        },
      ],
      explanation: `${String(EXERCISE_CFDS)} × ${decimal(EXERCISE_LEVEL)} is ${dollars(exerciseValue)}. Of that, ${String(EXERCISE_RATE)}% ÷ ${String(DAYS_PER_YEAR)} is ${dollars(exerciseNight)}.`,
    },
    {
      id: 'indices/a-night-on-an-index/over-a-weekend',
      kind: 'numeric',
      prompt: `A night costs ${decimal(EXERCISE_POINTS, 1)} points, and Friday is booked three times. You buy ${String(EXERCISE_CFDS)} CFDs at one dollar a point on Thursday morning and sell on Tuesday morning. What are the total overnight charges?`,
      label: 'Total charges',
      unit: 'dollars',
      answer: exercisePointCost,
      tolerance: 0.05,
      answerText: dollars(exercisePointCost),
      commonMistakes: [
        {
          answer: EXERCISE_POINTS * EXERCISE_CFDS * 3,
          feedback: 'Three evenings pass, but Friday counts as three nights.',
        },
        {
          answer: EXERCISE_POINTS * THURSDAY_TO_TUESDAY,
          feedback: 'These are the points. Four CFDs pay four dollars for each.',
        },
      ],
      explanation: `Thursday 1, Friday 3, Monday 1: ${String(THURSDAY_TO_TUESDAY)} nights × ${decimal(EXERCISE_POINTS, 1)} points × ${dollars(EXERCISE_CFDS)}.`,
    },
    {
      id: 'indices/a-night-on-an-index/more-leverage',
      kind: 'singleChoice',
      prompt:
        'Your broker lets you halve the margin on a position you already hold. What happens to its overnight charge?',
      options: [
        {
          text: 'It halves along with the margin',
          feedback: "The margin is a deposit. It doesn't appear in the formula.",
        },
        {
          text: 'It stays the same, to the cent',
          isCorrect: true,
          feedback: "Level, size and rate haven't changed.",
        },
        {
          text: 'It doubles, as you borrow more',
          feedback: 'The charge already treated the full value as borrowed.',
        },
      ],
      explanation: 'Full value × rate ÷ days: nothing in it depends on the deposit.',
    },
    {
      id: 'indices/a-night-on-an-index/low-rates',
      kind: 'singleChoice',
      prompt:
        'The reference rate is 2%, the mark-up 3 percentage points. What does somebody who sold the index short see each morning?',
      options: [
        {
          text: 'A credit at 5% a year',
          feedback: "That's a buyer's rate, and a buyer pays it.",
        },
        {
          text: 'A credit at 2% a year',
          feedback: 'The mark-up is subtracted from the reference rate first.',
        },
        {
          text: 'A charge at 1% a year',
          isCorrect: true,
          feedback: 'Two minus three is minus one, so the seller pays.',
        },
      ],
      explanation: 'A seller is credited the reference rate less the mark-up. Below zero it is a charge.',
    },
  ],
  related: [{ label: 'Practise sums on the overnight charge', to: '/practice/sums?sum=overnight' }],
};
