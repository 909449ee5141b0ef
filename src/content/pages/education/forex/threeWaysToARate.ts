import { decimal, dollars } from '@/content/format';
import type { LessonContent } from '@/content/lesson';
import { capText, unitedStates } from '@/content/regulators';
import { rich, term } from '@/content/richText';
import { statements } from '@/content/rules';
import { pipValue, profit } from '@/domain/calculators/tradeArithmetic';

const price = (value: number) => decimal(value, 4);

/** The same amount in all three products: one large euro future. */
const UNITS = 125_000;
const ENTRY = 1.09;
const EXIT = 1.094;
const NIGHTS = 60;
const DAYS_PER_YEAR = 360;
/** The annual difference between the two interest rates, which a holder of euros pays. */
const RATE_GAP_PERCENT = 2;
const value = UNITS * ENTRY;
const gain = profit(ENTRY, EXIT, UNITS);
const holdingCost = (value * RATE_GAP_PERCENT * NIGHTS) / (100 * DAYS_PER_YEAR);
const FUTURE_ENTRY = 1.0936;
const futureGain = profit(FUTURE_ENTRY, EXIT, UNITS);

/** Used in the exercise and questions. */
const TICK = 0.00005;
const tickValue = pipValue(UNITS, TICK);
const CONTRACTS = 2;
const FUTURE_FROM = 1.112;
const FUTURE_TO = 1.1095;
const futureLoss = -profit(FUTURE_FROM, FUTURE_TO, CONTRACTS * UNITS);
const EXERCISE_VALUE = 50_000;
const EXERCISE_PERCENT = 3.6;
const EXERCISE_NIGHTS = 20;
const exerciseCharge = (EXERCISE_VALUE * EXERCISE_PERCENT * EXERCISE_NIGHTS) / (100 * DAYS_PER_YEAR);

export const page: LessonContent = {
  id: 'forex/three-ways-to-a-rate',
  revision: 1,
  title: 'Spot, CFD or future: three ways to one exchange rate',
  description:
    'The same exchange rate as an exchange of money, a contract with a broker or a future. What you hold, until when, and with whom.',
  heading: 'Spot, CFD and future',
  lead: 'One rate can be traded through three kinds of contract. They move together, and yet they differ in what you hold and who owes you a gain.',
  question: `The euro costs ${price(ENTRY)} dollars now and ${price(FUTURE_ENTRY)} in two months. Is the market expecting a rise?`,
  sections: [
    {
      kind: 'prose',
      heading: 'Three people and one opinion',
      paragraphs: [
        'Ana, Ben and Carla all think that the euro will rise. Ana has her bank change dollars into euros and keeps them in an account. Ben opens a trade on his phone. Carla buys a contract on an exchange.',
        'All three gain if the euro rises and lose if it falls. Yet only Ana has any euros. Ben has a contract with his broker, and Carla has one with a clearing house behind it.',
      ],
    },
    {
      kind: 'definitions',
      heading: 'What each of them has',
      rows: [
        {
          term: 'Spot',
          text: rich`A ${term('spot')} deal exchanges two currencies now. Between banks “now” usually means two working days later. Afterwards the money is yours, and the deal is over.`,
        },
        {
          term: 'CFD',
          text: rich`A ${term('CFD')}, or contract for difference, pays you the change in the rate between opening and closing, or charges you for it. You own no euros. The other side is your broker, and many platforms call this product spot or forex as well.`,
        },
        {
          term: 'Future',
          text: rich`A ${term('future')} binds both sides to exchange a set amount on a set date. Trading in it ends at its ${term('expiry')}; for the euro that is two working days before the set date. It's traded on an exchange, in whole contracts. The large euro contract in Chicago is for ${decimal(UNITS)} euros, and smaller ones exist.`,
        },
      ],
    },
    {
      kind: 'figure',
      heading: 'The three side by side',
      intro: 'Read it row by row: the same question, answered three times.',
      figure: {
        kind: 'labelledGrid',
        caption: 'Four questions to ask of any contract on an exchange rate.',
        cells: [
          ['Question', 'Spot', 'CFD', 'Future'],
          ['You hold', 'Money', 'A claim', 'A duty'],
          ['Until', 'You spend it', 'You close', 'Its date'],
          ['Other side', 'Your bank', 'Your broker', 'A clearing house, through your broker'],
          ['Cost of waiting', 'Interest', 'A daily charge', 'In the price'],
        ],
        labels: [
          { row: 1, column: 2, text: 'Only on the change in price.' },
          {
            row: 2,
            column: 3,
            text: 'Most traders sell it before trading ends, so nothing is delivered to them.',
          },
          {
            row: 3,
            column: 2,
            text: 'If the firm fails, your claim is against that firm, and on any client money it kept separately.',
          },
          { row: 3, column: 3, text: 'It comes between buyer and seller, and collects losses every day.' },
          { row: 4, column: 3, text: 'A later date has a different price.' },
        ],
      },
    },
    {
      kind: 'prose',
      heading: 'Why the future has a different price',
      paragraphs: [
        `Suppose interest is ${String(RATE_GAP_PERCENT)}% a year higher in dollars than in euros. Somebody who holds dollars for two months earns more than somebody who holds euros. If both could be exchanged at today's rate in two months, everybody would hold the dollars until then.`,
        `So the later price of a euro is above today's by about that interest: ${price(ENTRY)} × ${decimal(RATE_GAP_PERCENT / 100, 2)} × ${String(NIGHTS)} ÷ ${String(DAYS_PER_YEAR)} is ${price(FUTURE_ENTRY - ENTRY)}. This answers the question at the top. ${price(FUTURE_ENTRY)} is calculated from interest and forecasts nothing.`,
        rich`The holder of a CFD meets the same interest in another form. It's booked night by night as the ${term('overnight charge')}, also called swap, and the broker usually adds a mark-up.`,
      ],
    },
    {
      kind: 'workedExample',
      heading: `One rise, held for ${String(NIGHTS)} nights`,
      intro: `Ben and Carla each buy ${decimal(UNITS)} euros. The spot rate goes from ${price(ENTRY)} to ${price(EXIT)} by the day the future expires. Spreads, fees and the broker's mark-up are left out. ${statements.invented}`,
      lines: [
        {
          label: `CFD, price: ${decimal(UNITS)} × (${price(EXIT)} − ${price(ENTRY)})`,
          value: dollars(gain),
        },
        {
          label: `CFD, nights: ${dollars(value)} × ${String(RATE_GAP_PERCENT)}% × ${String(NIGHTS)} ÷ ${String(DAYS_PER_YEAR)}`,
          value: dollars(-holdingCost),
        },
        { label: 'CFD, result', value: dollars(gain - holdingCost) },
        {
          label: `Future: ${decimal(UNITS)} × (${price(EXIT)} − ${price(FUTURE_ENTRY)})`,
          value: dollars(futureGain),
        },
      ],
      conclusion: `In both cases, nearly all of the ${dollars(gain)} was spent on waiting. The few dollars between them come from rounding the future's price. Had the rate not moved, both would have lost about ${dollars(-profit(FUTURE_ENTRY, ENTRY, UNITS))}.`,
    },
    {
      kind: 'prose',
      heading: 'Sizes, hours and whom you trust',
      paragraphs: [
        'A CFD can be small, a thousand units or fewer, and its price is set by the broker. You can check it only by comparing several brokers. A future has one public price and one set of rules, but even its smaller sizes are large for a small account.',
        'The clearing house takes money from those who are losing every day, so that it can pay those who are winning. It pays the firms that clear the trade, and your broker passes the gain on to you. On a CFD the broker itself is the other side. In both cases its licence matters, and so do the rules that keep your money separate from its own.',
      ],
    },
    {
      kind: 'warning',
      heading: 'Words that hide the difference',
      paragraphs: [
        'If a platform lists “EUR/USD spot”, read the contract before you believe that you will own euros. For a private trader it is usually a CFD or a contract much like one.',
        'CFDs and futures are both traded on margin, so a small deposit supports a large position. Losses are calculated on the full position. With a future they can exceed the deposit, and your broker will demand the rest, often the same day.',
        `${statements.usResidents} For currencies they use firms registered in the United States, which may offer ${capText(unitedStates.mainPairs)} at most on the main pairs.`,
      ],
    },
  ],
  summary: [
    'Spot exchanges the money, a CFD pays the change in the rate, and a future fixes an exchange on a date.',
    'Waiting costs or pays interest in each: in your bank account, night by night, or inside the price.',
    'Ask who has to pay a gain: your broker alone, or a broker with a clearing house behind the contract.',
  ],
  exercise: {
    task: `Find the contract details for EUR/USD on the website of any broker: the size of one lot, the other side of the contract, and the charge for one night. Then work out what ${String(EXERCISE_NIGHTS)} nights cost on ${dollars(EXERCISE_VALUE)} at ${decimal(EXERCISE_PERCENT, 1)}% a year, counting a year as ${String(DAYS_PER_YEAR)} days.`,
    solution: [
      {
        label: `${dollars(EXERCISE_VALUE)} × ${decimal(EXERCISE_PERCENT, 1)}% ÷ ${String(DAYS_PER_YEAR)}`,
        value: `${dollars(exerciseCharge / EXERCISE_NIGHTS)} a night`,
      },
      { label: `× ${String(EXERCISE_NIGHTS)} nights`, value: dollars(exerciseCharge) },
    ],
    mistakes: [
      {
        mistake: 'You worked it out on the margin.',
        why: 'Interest is due on all that the position is worth, most of which you owe.',
        lesson: 'beginner/overnight-charge',
      },
      {
        mistake: 'Your platform shows a charge for buying and one for selling, and they differ.',
        why: "That's usual. One side pays the gap between the interest rates; the other may receive part of it.",
      },
    ],
  },
  checks: [
    {
      id: 'forex/three-ways-to-a-rate/delivered',
      kind: 'singleChoice',
      prompt:
        'A company must have 300,000 euros in its own account on Friday. Which of the three gives it euros in time?',
      options: [
        {
          text: 'A CFD closed on Thursday evening',
          feedback: 'It would produce a gain or loss in money. The euros themselves never arrive.',
        },
        {
          text: 'A spot deal made on Tuesday',
          isCorrect: true,
          feedback: 'Two working days are usual, so the euros should be there on Thursday.',
        },
        {
          text: 'A future that expires in three months',
          feedback: 'It delivers on its own date, far too late, and in whole contracts only.',
        },
      ],
      explanation: 'Only spot hands over the currencies within days.',
    },
    {
      id: 'forex/three-ways-to-a-rate/future-loss',
      kind: 'numeric',
      prompt: `Carla buys ${String(CONTRACTS)} contracts of ${decimal(UNITS)} euros at ${price(FUTURE_FROM)} and sells them at ${price(FUTURE_TO)}. How much does she lose?`,
      label: 'Loss',
      unit: 'dollars',
      answer: futureLoss,
      tolerance: 0.5,
      answerText: dollars(futureLoss),
      commonMistakes: [
        { answer: futureLoss / CONTRACTS, feedback: "That's the loss on one contract." },
        {
          answer: futureLoss * 10,
          feedback: 'The fall was 25 steps of 0.0001. You counted the fourth decimal place as the third.',
        },
      ],
      explanation: `${String(CONTRACTS)} × ${decimal(UNITS)} × ${price(FUTURE_FROM - FUTURE_TO)} is ${dollars(futureLoss)}.`,
    },
    {
      id: 'forex/three-ways-to-a-rate/later-price-lower',
      kind: 'singleChoice',
      prompt: "A December future on USD/JPY is well below today's rate. What is the usual reason?",
      options: [
        {
          text: 'Traders agree that the dollar will fall',
          feedback: "If that were certain, today's rate would have fallen already.",
        },
        {
          text: 'Futures are of lower quality than spot',
          feedback: 'Both end in the same currencies, so neither can be inferior.',
        },
        {
          text: 'Dollars earn more interest than yen',
          isCorrect: true,
          feedback: 'Somebody who holds dollars until then earns more, and the later price offsets that.',
        },
      ],
      explanation:
        'The gap between a rate now and the same rate later follows from two interest rates. The currency with the higher interest is cheaper for a later date.',
    },
    {
      id: 'forex/three-ways-to-a-rate/other-side',
      kind: 'multipleChoice',
      prompt: 'Which of these are true of a CFD on a currency pair?',
      options: [
        {
          text: 'It usually has no end date',
          isCorrect: true,
          feedback: 'You decide when to close it, and pay or receive interest until then.',
        },
        {
          text: 'A clearing house guards each gain',
          feedback: 'One is behind futures. Only your broker owes you the money here.',
        },
        {
          text: 'The broker can fail to pay',
          isCorrect: true,
          feedback: "It's one firm, which is why its licence and the rules for client money matter.",
        },
        {
          text: 'You may ask for the euros',
          feedback: 'The contract is about a difference in price. There is nothing to be delivered.',
        },
      ],
      explanation: 'A CFD is a contract with one firm on a change in price, open until somebody closes it.',
    },
    {
      id: 'forex/three-ways-to-a-rate/tick',
      kind: 'numeric',
      prompt: `The smallest step of that euro contract is ${decimal(TICK, 5)}. What is one step of one contract worth?`,
      label: 'One step',
      unit: 'dollars',
      answer: tickValue,
      tolerance: 0.005,
      answerText: dollars(tickValue),
      commonMistakes: [
        { answer: tickValue * 2, feedback: 'You used a full pip. The step here is half of one.' },
        {
          answer: tickValue * 0.8,
          feedback: 'You used 100,000 units. This contract is larger than a standard lot.',
        },
      ],
      explanation: `${decimal(UNITS)} × ${decimal(TICK, 5)} is ${dollars(tickValue)}.`,
    },
  ],
};
