import { ANNOUNCEMENTS_CHECKED_ON, rateDecisions } from '@/content/announcements';
import { decimal, dollars } from '@/content/format';
import type { LessonContent } from '@/content/lesson';
import { rich, term } from '@/content/richText';
import { formatDay } from '@/domain/time/days';
import { distanceInSteps, profit } from '@/domain/calculators/tradeArithmetic';

const PIP = 0.0001;
const price = (value: number) => decimal(value, 4);
const percent = (value: number) => `${decimal(value, 2)}%`;

/** The rates expected after the next meetings, before and after the decision in the drawing. */
const EXPECTED_BEFORE = [4, 4.25, 4.5, 4.5, 4.75];
const EXPECTED_AFTER = [4, 4.25, 4.25, 4.25, 4];
const [OLD_RATE = 0, NEW_RATE = 0] = EXPECTED_AFTER;

/** A purchase made in the expectation that the rate would rise, which it did. */
const UNITS = 10_000;
const BOUGHT = 1.084;
const FELL_TO = 1.0795;
const ROSE_TO = 1.0878;
const RATE_STEP = 0.25;
const yearlyInterest = (units: number, points: number) => (units * points) / 100;
const interest = yearlyInterest(UNITS, RATE_STEP) * BOUGHT;
const loss = profit(BOUGHT, FELL_TO, UNITS);
const gain = profit(BOUGHT, ROSE_TO, UNITS);
const nights = Math.ceil((-loss / interest) * 365);

/** The rates of the two central banks behind one pair, and how they change in a month. */
const DOLLAR = 3.75;
const EURO = 2.25;
const CASES = [
  { what: 'Both raise their rates by a quarter point', dollar: 0.25, euro: 0.25 },
  { what: 'Only the Federal Reserve raises its rate', dollar: 0.25, euro: 0 },
  { what: 'The Federal Reserve cuts its rate, the ECB raises its rate', dollar: -0.25, euro: 0.25 },
];
const rateGap = (dollar: number, euro: number) => DOLLAR + dollar - (EURO + euro);
const rateGapBefore = rateGap(0, 0);

/** Used in the exercise and questions. */
const QUESTION_UNITS = 30_000;
const questionInterest = yearlyInterest(QUESTION_UNITS, RATE_STEP);
const QUESTION_DOLLAR = { before: 4, change: -0.5 };
const QUESTION_POUND = { before: 2.5, change: 0.25 };
const questionGap =
  QUESTION_DOLLAR.before + QUESTION_DOLLAR.change - (QUESTION_POUND.before + QUESTION_POUND.change);
const UNITS_HELD = 5_000;
const PIPS_ASKED = 60;

export const page: LessonContent = {
  id: 'beginner/interest-rates',
  revision: 1,
  title: 'Interest rates: what a central bank decision moves',
  description:
    'Why one interest rate moves currencies, shares, bonds and gold, why a rise can be followed by a fall, and when central banks decide.',
  heading: 'What interest rates move',
  lead: 'One number set by a few people in a meeting room moves every market at once. What they say about the next meetings often moves prices further.',
  question:
    'A central bank raises its rate, as everybody expected, and its currency falls. What had the buyers paid for?',
  searchWords: [
    'Why do interest rates matter for trading?',
    'What happens when interest rates rise?',
    'When does the Fed meet?',
    'FOMC meeting time',
    'ECB and Bank of England decision',
    'Why does gold fall when rates go up?',
  ],
  sections: [
    {
      kind: 'prose',
      heading: 'The rent on money',
      paragraphs: [
        'Two banks in your street are equally safe. One pays 2% a year on savings, the other 4%. You can guess where the queue is.',
        rich`Currencies have queues too. Each ${term('central bank')} sets the ${term('policy rate')} of its currency, and the rates for savings and loans tend to follow. A currency that pays more attracts money, and people who want to hold that currency first have to buy it.`,
        "You've met the small side of this: the charge for a night is worked out from the gap between two rates. This lesson is about the large side, the jump when a rate, or what people think of it, changes.",
      ],
    },
    {
      kind: 'definitions',
      heading: 'When rates are higher than expected',
      intro:
        "This is what tends to follow. When rates turn out lower than expected, it's the other way round.",
      rows: [
        { term: 'The currency rises', text: 'Holding it pays more than people had expected.' },
        {
          term: 'Bond prices fall',
          text: rich`A bond is a loan that can be traded. New ones pay more, so nobody pays the old price for an old one. Its ${term('bond yield', 'yield')}, the return at its present price, goes up.`,
        },
        {
          term: 'Share indices fall',
          text: 'Loans cost companies more, and savings without risk compete better with their shares.',
        },
        {
          term: 'Gold falls',
          text: 'It pays no interest. The more other things pay, the more it costs to hold gold instead.',
        },
      ],
    },
    {
      kind: 'figure',
      heading: 'The decision, and the path after it',
      intro: `A central bank raises its rate from ${percent(OLD_RATE)} to ${percent(NEW_RATE)}, exactly as forecast. In the same minute it says that prices in shops are rising more slowly. The figures in this lesson are invented.`,
      figure: {
        kind: 'lineChart',
        caption:
          "Both lines include the same decision. What changed is everything after it, and that's what people traded on.",
        description: `Two lines over the next four meetings, both starting at ${percent(OLD_RATE)} and at ${percent(NEW_RATE)} after the first meeting. The rate expected before the announcement goes on to ${percent(EXPECTED_BEFORE.at(-1) ?? NaN)}. The rate expected after it stays at ${percent(NEW_RATE)} and ends at ${percent(EXPECTED_AFTER.at(-1) ?? NaN)}.`,
        xLabel: 'Meetings from now',
        yLabel: 'Rate in percent',
        decimals: 2,
        series: [
          { label: 'Expected before', values: EXPECTED_BEFORE },
          { label: 'Expected after', values: EXPECTED_AFTER },
        ],
      },
    },
    {
      kind: 'workedExample',
      heading: 'A rise that was expected',
      intro: `The central bank in the drawing is the European Central Bank (ECB). You expected the rise and bought ${decimal(UNITS)} EUR/USD at ${price(BOUGHT)}.`,
      lines: [
        {
          label: `The rise: ${percent(RATE_STEP)} of ${decimal(UNITS)} euros in a year, in dollars`,
          value: `+${dollars(interest)}`,
        },
        {
          label: `What happens in a minute: ${price(BOUGHT)} to ${price(FELL_TO)}, ${decimal(distanceInSteps(BOUGHT, FELL_TO, PIP))} pips down`,
          value: dollars(loss),
        },
        { label: 'Nights at the higher rate that would pay for the fall', value: decimal(nights) },
        {
          label: `Had the bank announced more rises: up to ${price(ROSE_TO)}, ${decimal(distanceInSteps(BOUGHT, ROSE_TO, PIP))} pips`,
          value: `+${dollars(gain)}`,
        },
      ],
      conclusion:
        'The decision was as forecast, so it was already in the price. The words about the future were new, and nobody could buy or sell on them before they were read out.',
    },
    {
      kind: 'table',
      heading: 'A pair has two central banks',
      intro: `EUR/USD depends on two central banks: the Federal Reserve in the United States and the ECB. In another case the dollar pays ${percent(DOLLAR)} and the euro ${percent(EURO)}. The gap is ${decimal(rateGapBefore, 2)} percentage points in favour of the dollar.`,
      columns: ['What happens, unexpectedly', 'Gap afterwards', 'EUR/USD tends to'],
      rows: CASES.map(({ what, dollar, euro }) => {
        const gap = rateGap(dollar, euro);
        return [
          what,
          `${decimal(gap, 2)} points`,
          gap === rateGapBefore ? 'move little' : gap > rateGapBefore ? 'fall' : 'rise',
        ];
      }),
      note: 'A rise in the dollar is a fall in EUR/USD, because the euro is the first currency of the pair.',
    },
    {
      kind: 'prose',
      heading: 'Two moments within the hour',
      paragraphs: [
        'First the decision is published, together with a short text. People compare it with that of the last meeting, and one dropped sentence can weigh more than the rate.',
        "At many meetings the head of the bank then answers questions. The price may turn after one answer and end the hour in the opposite direction. In the United States and Britain the votes are published on the day of the decision. The minutes of a Federal Reserve meeting follow after three weeks. The ECB's account comes after about four weeks, and names nobody.",
      ],
    },
    {
      kind: 'table',
      heading: 'Three central banks and their times',
      columns: ['What', 'Who decides', 'How often', 'Usual time'],
      rows: rateDecisions.map(({ what, publisher, rhythm, hour }) => [what, publisher, rhythm, hour]),
      note: `Dates and times can change; each bank publishes its own calendar. Last checked on ${formatDay(ANNOUNCEMENTS_CHECKED_ON)}.`,
    },
    {
      kind: 'warning',
      heading: 'Decisions outside the calendar',
      paragraphs: [
        'On 3 March 2020 the Federal Reserve cut its rate by half a point, two weeks before its next meeting was due. On 15 January 2015 the Swiss central bank gave up a limit on the franc that it had defended for years. Neither was in any calendar.',
        'On both days prices jumped, and stops were filled where the next buyer or seller happened to be. A calendar shows only the announced risks.',
      ],
    },
  ],
  summary: [
    'Higher rates than expected tend to lift a currency and to push bonds, shares and gold down.',
    "A decision that was forecast is in the price. What's said about later meetings is new.",
    'With a pair, what counts is the gap between two rates, and two central banks can change it.',
    'A few decisions come unannounced, and a stop is then filled at whatever price is next.',
  ],
  exercise: {
    task: `Take two currencies that you might trade. Find the latest rate of each on its central bank's website, and the date of its next decision, with the time where you live. Then suppose you hold ${decimal(UNITS_HELD)} euros in EUR/USD and the announcement moves the price ${String(PIPS_ASKED)} pips against you. What is that in money? Compare it with a quarter point of interest on the same euros for a year.`,
    solution: [
      {
        label: `${String(PIPS_ASKED)} pips × ${dollars(UNITS_HELD * PIP)}`,
        value: dollars(-PIPS_ASKED * PIP * UNITS_HELD),
      },
      {
        label: `${percent(RATE_STEP)} of ${decimal(UNITS_HELD)} euros in a year`,
        value: `${decimal(yearlyInterest(UNITS_HELD, RATE_STEP), 2)} euros`,
      },
    ],
    mistakes: [
      {
        mistake: 'Your time is an hour out.',
        why: 'Clocks change on different days in America, in Europe and elsewhere. Check it again in the week itself.',
      },
      {
        mistake: 'Your interest is a hundred times too large.',
        why: 'You multiplied by 0.25 and forgot the percent sign. A quarter of a percent is 0.0025.',
      },
    ],
  },
  checks: [
    {
      id: 'beginner/interest-rates/rise-and-fall',
      kind: 'singleChoice',
      prompt:
        'The Bank of England raises its rate by a quarter point, as all forecasts had said. Within minutes the pound falls. Which explanation fits best?',
      options: [
        {
          text: 'Its text says that this rise may be the last',
          isCorrect: true,
          feedback: 'Further rises had been in the price, and now they are in doubt.',
        },
        {
          text: 'A higher rate makes a currency less attractive',
          feedback: 'Holding it pays more. On its own, that would attract buyers.',
        },
        {
          text: "The market hadn't noticed the forecasts",
          feedback: 'In that case the rise would have been news, and the pound would probably have gone up.',
        },
      ],
      explanation: "A decision that everybody expected is priced in. What's said about the next ones isn't.",
    },
    {
      id: 'beginner/interest-rates/quarter-point',
      kind: 'numeric',
      prompt: `A rate rises by a quarter of a percentage point. What does that add in a year on ${dollars(QUESTION_UNITS)}?`,
      label: 'A year',
      unit: 'dollars',
      answer: questionInterest,
      tolerance: 0.5,
      answerText: dollars(questionInterest),
      commonMistakes: [
        { answer: yearlyInterest(QUESTION_UNITS, 1), feedback: 'This is a whole percentage point.' },
        {
          answer: questionInterest * 100,
          feedback: 'You took a quarter of the sum instead of a quarter of a percent.',
        },
        { answer: questionInterest / 12, feedback: "This is one month's interest." },
      ],
      explanation: `${decimal(QUESTION_UNITS)} × 0.0025 is ${dollars(questionInterest)}.`,
    },
    {
      id: 'beginner/interest-rates/what-falls',
      kind: 'multipleChoice',
      prompt:
        'A central bank raises its rate by more than anybody had forecast. Which of these usually fall?',
      options: [
        {
          text: 'The price of gold',
          isCorrect: true,
          feedback: 'It pays nothing, while savings now pay more.',
        },
        {
          text: 'The currency of that central bank',
          feedback: 'It pays more than expected, which attracts buyers.',
        },
        {
          text: 'The price of existing bonds',
          isCorrect: true,
          feedback: 'New bonds pay more, so old ones are worth less.',
        },
        {
          text: 'The yield of existing bonds',
          feedback: 'As their price falls, what they return on that price goes up.',
        },
      ],
      explanation:
        'New savings in that currency pay more. Gold, which pays nothing, and older bonds, which pay less, lose out by comparison.',
    },
    {
      id: 'beginner/interest-rates/gap-of-a-pair',
      kind: 'numeric',
      prompt: `The dollar pays ${percent(QUESTION_DOLLAR.before)} and the pound ${percent(QUESTION_POUND.before)}. The US rate is cut by half a point, and the UK rate goes up by a quarter. How large is the gap now?`,
      label: 'Gap',
      unit: 'points',
      answer: questionGap,
      tolerance: 0.01,
      answerText: `${decimal(questionGap, 2)} points`,
      commonMistakes: [
        {
          answer: QUESTION_DOLLAR.before - QUESTION_POUND.before,
          feedback: 'This is the gap before the two decisions.',
        },
        {
          answer: QUESTION_DOLLAR.before + QUESTION_DOLLAR.change - QUESTION_POUND.before,
          feedback: "You left out the second central bank. The rise in the pound's rate narrows the gap too.",
        },
        {
          answer:
            QUESTION_DOLLAR.before + QUESTION_DOLLAR.change - (QUESTION_POUND.before - QUESTION_POUND.change),
          feedback: 'The UK rate went up, so the pound pays more than before.',
        },
      ],
      explanation: `${percent(QUESTION_DOLLAR.before + QUESTION_DOLLAR.change)} − ${percent(QUESTION_POUND.before + QUESTION_POUND.change)} leaves ${decimal(questionGap, 2)} points.`,
    },
    {
      id: 'beginner/interest-rates/order-of-a-decision-day',
      kind: 'ordering',
      prompt: 'Put the stages of an ordinary rate decision in order.',
      steps: [
        {
          text: 'A survey of economists gives a forecast',
          feedback: 'It is made days ahead, so that calendars can show it.',
        },
        {
          text: 'The spread widens while everybody waits',
          feedback: 'In the last minutes, those who quote prices protect themselves.',
        },
        {
          text: 'The new rate is published with a text',
          feedback: 'Rate and text come out in the same minute.',
        },
        {
          text: 'The head of the bank answers questions',
          feedback: 'They are asked about the text, so it has to be out first.',
        },
      ],
      explanation: 'Forecast, wait, decision, questions. The price can turn at each of the last three.',
    },
  ],
  related: [
    { label: 'Practise sums on the overnight charge', to: '/practice/sums?sum=overnight' },
    { label: 'What a central bank says', to: '/education/intermediate/what-a-central-bank-says' },
    { label: 'The economic calendar', to: '/markets' },
  ],
};
