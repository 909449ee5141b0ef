import { decimal, dollars } from '@/content/format';
import type { LessonContent } from '@/content/lesson';
import { europe } from '@/content/regulators';
import { rich, term } from '@/content/richText';
import { marginFor, pipValue, profit } from '@/domain/calculators/tradeArithmetic';

const PIP = 0.0001;
const DAYS_PER_YEAR = 365;
const percent = (share: number) => `${decimal(share, Number.isInteger(share) ? 0 : 1)}%`;
const signedPercent = (share: number) => `${share > 0 ? '+' : '−'}${percent(Math.abs(share))}`;
const signed = (amount: number) => (amount > 0 ? `+${dollars(amount)}` : dollars(amount));
/** One night's interest on the value of a position, at an annual rate in percent. */
const interestPerNight = (value: number, yearlyPercent: number) =>
  (value * yearlyPercent) / 100 / DAYS_PER_YEAR;

/** The lesson's position, and the annual interest rates of its two currencies in percent. */
const UNITS = 50_000;
const PRICE = 0.73;
const AUSSIE_RATE = 2;
const DOLLAR_RATE = 4;
const MARKUP = 1;
const value = UNITS * PRICE;
const buyerRate = AUSSIE_RATE - DOLLAR_RATE - MARKUP;
const sellerRate = DOLLAR_RATE - AUSSIE_RATE - MARKUP;
const buyerNight = interestPerNight(value, buyerRate);
const sellerNight = interestPerNight(value, sellerRate);

/** The total, compared with the cost of opening the trade. */
const NIGHTS = 30;
const monthlyCharge = NIGHTS * buyerNight;
const spreadCost = profit(PRICE, PRICE + 2 * PIP, UNITS);
const LEVERAGE = europe.caps.otherPairs;
const margin = marginFor(value, LEVERAGE);

/** How few pips wipe out a year of receiving the charge. */
const yearReceived = sellerNight * DAYS_PER_YEAR;
const pipsUndone = yearReceived / pipValue(UNITS, PIP);

const WEEK = [
  ['Monday', 1],
  ['Tuesday', 1],
  ['Wednesday', 3],
  ['Thursday', 1],
  ['Friday', 1],
] as const;
const WEEK_NIGHTS = WEEK.reduce((sum, [, nights]) => sum + nights, 0);
const nightsText = (nights: number) => `${String(nights)} ${nights === 1 ? 'night' : 'nights'}`;

/** Used in the exercise and questions. */
const DEMO_UNITS = 10_000;
const DEMO_LONG = -0.65;
const DEMO_SHORT = 0.2;
const demoNight = (pips: number) => pips * pipValue(DEMO_UNITS, PIP);
const EXERCISE_VALUE = 73_000;
const EXERCISE_RATE = 2.5;
const exerciseNight = interestPerNight(EXERCISE_VALUE, EXERCISE_RATE);
const CHARGE = 1.4;
/** From Monday noon to Friday noon there are four nights, one of which is charged three times. */
const NIGHTS_PASSED = 4;
const NIGHTS_BOOKED = NIGHTS_PASSED + 2;

export const page: LessonContent = {
  id: 'beginner/overnight-charge',
  revision: 1,
  title: 'The overnight charge (swap): what a night costs',
  description:
    'Why a position kept overnight pays or earns interest, why one night counts as three, and how to work it out.',
  heading: 'What holding overnight costs',
  lead: 'A trade can cost money while you sleep and the price stands still. The sums are small for one night but serious over a month.',
  question:
    'You hold a position for a month, and the price ends where it began. Why is there less money in the account?',
  sections: [
    {
      kind: 'prose',
      heading: 'Two interest rates at once',
      paragraphs: [
        rich`Every currency has an interest rate, which follows the one set by its ${term('central bank')}, the institution that issues the money. Lend the currency and you earn interest. Borrow it and you pay.`,
        rich`A position in a pair does both. If you buy AUD/USD, you own Australian dollars and owe US dollars. So you're due the Australian rate and have to pay the American one. The difference, for one night, is the ${term('overnight charge')}, which platforms list as “swap”.`,
        'The broker keeps a share. Its mark-up makes what you pay larger and what you receive smaller, and can turn a small credit into a charge.',
      ],
    },
    {
      kind: 'table',
      heading: 'The same pair, bought and sold',
      intro: `Say Australian money pays ${percent(AUSSIE_RATE)} a year, US money ${percent(DOLLAR_RATE)}, and the broker takes ${percent(MARKUP)}. The position is ${decimal(UNITS)} AUD/USD at ${decimal(PRICE, 4)}, worth ${dollars(value)}. Rates and prices are invented.`,
      columns: ['Side', 'Earned', 'Paid', 'Broker', 'A year', 'A night'],
      rows: [
        [
          'Bought',
          signedPercent(AUSSIE_RATE),
          signedPercent(-DOLLAR_RATE),
          signedPercent(-MARKUP),
          signedPercent(buyerRate),
          signed(buyerNight),
        ],
        [
          'Sold',
          signedPercent(DOLLAR_RATE),
          signedPercent(-AUSSIE_RATE),
          signedPercent(-MARKUP),
          signedPercent(sellerRate),
          signed(sellerNight),
        ],
      ],
      note: `One night is the yearly sum ÷ ${String(DAYS_PER_YEAR)}; some markets count 360 days. Without the broker's mark-up the two sides would mirror each other.`,
    },
    {
      kind: 'figure',
      heading: 'Seven nights in five bookings',
      intro:
        'The trading day for currencies ends at five in the afternoon in New York, and most brokers book then. Nothing is booked on Saturday or Sunday, so the weekend is charged in advance.',
      figure: {
        kind: 'flow',
        caption: `A week for most currency pairs: ${String(WEEK_NIGHTS)} nights, three of them on Wednesday.`,
        boxes: WEEK.map(([title, nights]) => ({ title, text: nightsText(nights) })),
      },
    },
    {
      kind: 'prose',
      heading: 'Why Wednesday',
      paragraphs: [
        'Most currency trades are settled, which means paid and delivered, two working days later. If a trade is open on Wednesday evening, its settlement moves from Friday to Monday, and that makes three nights.',
        "It isn't Wednesday everywhere. Pairs that settle after one day, such as USD/CAD, often take the triple charge on Thursday, and contracts on indices or shares on Friday. The contract specification on your platform gives the day.",
      ],
    },
    {
      kind: 'workedExample',
      heading: 'Holding for a month',
      intro: `The buyer in the table holds the position for ${String(NIGHTS)} nights. The spread at the opening was two pips.`,
      lines: [
        {
          label: `${dollars(value)} × ${percent(-buyerRate)} ÷ ${String(DAYS_PER_YEAR)}`,
          value: `${dollars(-buyerNight)} a night`,
        },
        { label: `${String(NIGHTS)} nights × ${dollars(-buyerNight)}`, value: dollars(-monthlyCharge) },
        { label: 'The spread, paid once', value: dollars(spreadCost) },
        { label: `Margin at 1:${String(LEVERAGE)}`, value: dollars(margin) },
        {
          label: `${dollars(-monthlyCharge)} as a share of that margin`,
          value: `${decimal((-100 * monthlyCharge) / margin, 1)}%`,
        },
      ],
      conclusion: `The charge is calculated on the whole ${dollars(value)}, not on the margin. The seller would have received ${dollars(NIGHTS * sellerNight)}, a third of what the buyer paid.`,
    },
    {
      kind: 'list',
      heading: 'Other markets',
      items: [
        rich`A ${term('CFD')}, a contract on the change in a price, ties up little of your money, so the broker in effect finances the rest. If you buy one on an index or a share, you pay interest on its full value.`,
        'Metal earns no interest, so buyers of gold and silver pay. Sellers often receive little or nothing.',
        'On coins the charge can be many times that on a currency pair, and some brokers book it several times a day.',
      ],
      marginNote: 'If you own real shares or coins and borrowed nothing, there is no overnight charge.',
    },
    {
      kind: 'prose',
      heading: 'When it matters',
      paragraphs: [
        "A trade opened and closed between two evenings pays no overnight charge. One that is open for two minutes across five o'clock in New York pays for a night.",
        "Over days it's a small cost, but over weeks it can grow to many times the spread. Before you hold something longer, look up both rates on the platform, work out the nights, and add them to what the idea may cost.",
      ],
    },
    {
      kind: 'warning',
      heading: 'When the night pays you',
      paragraphs: [
        `Some people hold a position for the interest it pays. The seller above would be credited ${dollars(yearReceived)} in a year. A rise of ${decimal(pipsUndone)} pips wipes it all out, and many pairs can move that far in a day.`,
        "Rates change as well. After a central bank's decision a credit can become a charge, and brokers may alter their mark-up.",
      ],
    },
  ],
  summary: [
    'One night = value of the position × yearly rate ÷ days of the year.',
    'The rate is the gap between two interest rates, less what the broker keeps, so one side may be credited, or both may pay.',
    'For most pairs, Wednesday counts as three nights; a trade closed before the evening pays for none.',
  ],
  exercise: {
    task: `Find the overnight charges for EUR/USD on your platform, for a long and for a short position. The practice account's ticket shows them as “Per night”. Work out the charge for one night and for the triple night on ${decimal(DEMO_UNITS)} units. The solution assumes a platform that states ${String(DEMO_LONG).replace('-', '−')} pips for the buyer and +${decimal(DEMO_SHORT, 2)} for the seller.`,
    solution: [
      { label: 'Bought, one night', value: signed(demoNight(DEMO_LONG)) },
      { label: 'Bought, the triple night', value: signed(3 * demoNight(DEMO_LONG)) },
      { label: 'Sold, one night', value: signed(demoNight(DEMO_SHORT)) },
      { label: 'Sold, the triple night', value: signed(3 * demoNight(DEMO_SHORT)) },
    ],
    mistakes: [
      {
        mistake: 'Your figure is ten times too large.',
        why: 'Many platforms state the charge in points, which are tenths of a pip.',
        lesson: 'beginner/the-pip',
      },
      {
        mistake: 'The charge the next morning is three times what you expected.',
        why: 'You held the position through the evening on which the weekend is booked.',
      },
    ],
  },
  checks: [
    {
      id: 'beginner/overnight-charge/one-night',
      kind: 'numeric',
      prompt: `A position is worth ${dollars(EXERCISE_VALUE)}, and your side of it costs ${percent(EXERCISE_RATE)} a year. What does one night cost, taking a year as ${String(DAYS_PER_YEAR)} days?`,
      label: 'Charge',
      unit: 'dollars',
      answer: exerciseNight,
      tolerance: 0.02,
      answerText: dollars(exerciseNight),
      commonMistakes: [
        { answer: exerciseNight * DAYS_PER_YEAR, feedback: "That's the charge for a whole year." },
        {
          answer: (exerciseNight * DAYS_PER_YEAR) / 12,
          feedback: 'You divided by the number of months. The question asks for one night.',
        },
        {
          answer: 100 * exerciseNight,
          feedback: 'You multiplied by 2.5 instead of 2.5%, which is a hundredth of that.',
        },
      ],
      explanation: `${percent(EXERCISE_RATE)} of ${dollars(EXERCISE_VALUE)} is ${dollars(exerciseNight * DAYS_PER_YEAR)}, and divided by ${String(DAYS_PER_YEAR)} it is ${dollars(exerciseNight)}.`,
    },
    {
      id: 'beginner/overnight-charge/monday-to-friday',
      kind: 'numeric',
      prompt: `You buy EUR/USD on Monday at noon and sell on Friday at noon, New York time. A night costs ${dollars(CHARGE)}, and Wednesday counts three times. How much do you pay in overnight charges?`,
      label: 'Total charges',
      unit: 'dollars',
      answer: NIGHTS_BOOKED * CHARGE,
      tolerance: 0.02,
      answerText: dollars(NIGHTS_BOOKED * CHARGE),
      commonMistakes: [
        {
          answer: NIGHTS_PASSED * CHARGE,
          feedback: 'You counted each evening once. One of them counts three times.',
        },
        {
          answer: (NIGHTS_PASSED + 1) * CHARGE,
          feedback: 'Those are the five days. Four evenings pass, and one of them counts for three.',
        },
        {
          answer: WEEK_NIGHTS * CHARGE,
          feedback: 'A whole week has seven. By Friday evening you had closed the position.',
        },
      ],
      explanation: `Monday, Tuesday and Thursday count once, Wednesday three times: ${String(NIGHTS_BOOKED)} × ${dollars(CHARGE)}.`,
    },
    {
      id: 'beginner/overnight-charge/within-the-day',
      kind: 'singleChoice',
      prompt:
        'A trade is opened at nine in the morning in New York and closed three hours later. What overnight charge is due?',
      options: [
        {
          text: 'An eighth of a night',
          feedback: "Hours don't count. Only the end of the trading day does.",
        },
        {
          text: 'None at all',
          isCorrect: true,
          feedback: 'The trade was over before the trading day ended. Its only cost was the spread.',
        },
        {
          text: 'One full night',
          feedback: 'A night is charged on what is still open in the evening.',
        },
      ],
      explanation: 'What counts is whether a position is open when the trading day ends.',
    },
    {
      id: 'beginner/overnight-charge/other-side',
      kind: 'singleChoice',
      prompt: 'Buyers of a pair are charged 3.2% a year. What can its sellers expect?',
      options: [
        {
          text: 'To receive 3.2%, as somebody has to get it',
          feedback: "The broker keeps a share on both sides, so the two figures aren't the same.",
        },
        {
          text: 'To pay 3.2% as well, as the pair is the same',
          feedback: 'The seller earns the rate that the buyer pays, so the sign usually differs.',
        },
        {
          text: 'To receive less than 3.2%, or to pay a little',
          isCorrect: true,
          feedback: 'The mirror image, less a mark-up, which may be larger than the gap itself.',
        },
      ],
      explanation: 'Reverse the signs of the interest rates, then subtract the mark-up on this side too.',
    },
  ],
  related: [{ label: 'Practise sums on the overnight charge', to: '/practice/sums?sum=overnight' }],
};
