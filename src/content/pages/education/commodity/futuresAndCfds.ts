import { decimal, dollars } from '@/content/format';
import type { LessonContent } from '@/content/lesson';
import { rich, term } from '@/content/richText';
import { statements } from '@/content/rules';
import { futures } from '@/domain/trading/futures';
import { marginFor, profit } from '@/domain/calculators/tradeArithmetic';

/** A producer and a refinery agree on one oil contract. */
const BARRELS = futures.wti.size;
const AGREED = 70;
const LATER_PRICE = 78;
const LOWER_PRICE = 62;
const bought = profit(AGREED, LATER_PRICE, BARRELS);
const fixedValue = BARRELS * AGREED;
const marketValue = BARRELS * LATER_PRICE;
const buyerResultIfLower = profit(AGREED, LOWER_PRICE, BARRELS);

/** The same contract in a trader's account, with a 10% deposit. */
const LEVERAGE = 10;
const FALL = 3.5;
const deposit = marginFor(fixedValue, LEVERAGE);
const fallLoss = -profit(AGREED, AGREED - FALL, BARRELS);

/** The exercise: a farmer and a mill. */
const BUSHELS = futures.wheat.size;
const WHEAT_AGREED = 6.2;
const WHEAT_LATER = 5.7;
const millContract = profit(WHEAT_AGREED, WHEAT_LATER, BUSHELS);
const wheatAtMarket = BUSHELS * WHEAT_LATER;

/** Used in the questions. */
const CFD_BARRELS = 200;
const CFD_ENTRY = 64.5;
const CFD_EXIT = 66.2;
const cfdGain = profit(CFD_ENTRY, CFD_EXIT, CFD_BARRELS);

export const page: LessonContent = {
  id: 'commodity/futures-and-cfds',
  revision: 1,
  title: 'Futures and CFDs on commodities: a promise to deliver',
  description:
    'A future binds a buyer and a seller to an amount and a month. How money moves until then, and what a CFD copies from it.',
  heading: 'Futures: a promise to deliver',
  lead: 'Behind every chart of oil or wheat is an agreement to hand something over. Most people who trade it never see a barrel, and it helps to know why.',
  question: 'You buy oil on a screen, forget about it and go on holiday. Could a tanker stop at your door?',
  sections: [
    {
      kind: 'prose',
      heading: 'Firewood for the winter',
      paragraphs: [
        'In spring you agree with a farmer on ten stacks of firewood for November, at a price you settle now. He can plan his autumn, and you can plan your heating bill.',
        "By summer wood has become more expensive. You're glad of the agreement, and he's less so. Had it become cheaper, it would be the other way round. Either way, both of you are bound.",
        rich`A ${term('future')} is such an agreement, made on an exchange. The exchange lays down the amount, the quality, the place and the month. All that buyer and seller still have to agree on is the price.`,
      ],
    },
    {
      kind: 'definitions',
      heading: 'Who makes such promises',
      intro: 'Three kinds of people meet in this market, and they want different things.',
      rows: [
        {
          term: 'Producers',
          text: rich`An oil company sells part of next year's output today. If oil gets cheaper, it earns less on its barrels and makes up for it on the contract. If oil gets more expensive, it gives up that gain. A position that gains where another one loses is called a ${term('hedge')}.`,
        },
        {
          term: 'Users',
          text: 'An airline or a refinery buys months ahead, because it has to know its costs. If oil gets cheaper after that, it has paid for its certainty.',
        },
        {
          term: 'Traders',
          text: "They have no oil and don't need any. They take the other side in the hope of a gain, and bear the loss if the price goes against them.",
        },
      ],
    },
    {
      kind: 'figure',
      heading: 'From the promise to the last day',
      intro:
        "Buyer and seller needn't know each other. A clearing house comes between them and guarantees the trade to the firms that clear it for each side.",
      figure: {
        kind: 'flow',
        caption: 'Money changes hands every day. The commodity does so at most once.',
        boxes: [
          { title: 'The promise', text: 'Both sides agree on a price and put down a deposit.' },
          { title: 'Every evening', text: "The side that lost pays the day's change to the other." },
          { title: 'On the way', text: 'Most people get out by making the opposite trade.' },
          {
            title: 'The last day',
            text: 'Those still holding contracts deliver and pay, or settle in cash.',
          },
        ],
      },
    },
    {
      kind: 'workedExample',
      heading: `${decimal(BARRELS)} barrels, fixed in March`,
      intro: `In March an oil producer sells one contract of ${decimal(BARRELS)} barrels for September at ${dollars(AGREED)}, and a refinery buys it. By September oil costs ${dollars(LATER_PRICE)}. Both close the contract and trade their real oil at that price. ${statements.invented}`,
      lines: [
        {
          label: `Producer, contract: ${decimal(BARRELS)} × (${dollars(AGREED)} − ${dollars(LATER_PRICE)})`,
          value: dollars(-bought),
        },
        { label: `Producer, oil sold at ${dollars(LATER_PRICE)}`, value: dollars(marketValue) },
        { label: 'Producer, total', value: dollars(marketValue - bought) },
        {
          label: `Refinery, contract: ${decimal(BARRELS)} × (${dollars(LATER_PRICE)} − ${dollars(AGREED)})`,
          value: dollars(bought),
        },
        { label: `Refinery, oil bought at ${dollars(LATER_PRICE)}`, value: dollars(-marketValue) },
        { label: 'Refinery, total', value: dollars(bought - marketValue) },
      ],
      conclusion: `Each ends at ${dollars(fixedValue / BARRELS)} a barrel, the price agreed in March. At ${dollars(LOWER_PRICE)} instead, the contract would have made the producer ${dollars(-buyerResultIfLower)} and cost the refinery the same amount. The totals would be the same.`,
    },
    {
      kind: 'prose',
      heading: 'Why they pay each evening',
      paragraphs: [
        rich`A promise for September is worth little if one side is bankrupt by August. So both put down a ${term('margin')}, the deposit behind a trade. Every evening the contract is compared with that day's price, and the difference moves from one account to the other.`,
        "If the deposit runs low, more is due, often by the next morning. If it doesn't come, the position is closed. A broken promise then costs one day's price change instead of half a year's.",
      ],
    },
    {
      kind: 'prose',
      heading: 'What a CFD copies',
      paragraphs: [
        rich`A ${term('CFD')}, or contract for difference, is an agreement with your broker alone. On oil it usually follows the price of one future. You're paid the rise between opening and closing it, or you pay the fall.`,
        "That's all it copies. You get no oil, no claim to any, and no duty to take it. Nor are you a party to the contract on the exchange, so no clearing house owes you anything.",
        "Now the tanker. With a CFD it can never come. With a future you would have to keep the contract to the end, and most brokers close private clients' positions before that. What counts is your own broker's rules.",
      ],
    },
    {
      kind: 'table',
      heading: 'Future and CFD, line by line',
      columns: ['Question', 'Future on oil', 'CFD on oil'],
      rows: [
        ['Who has to pay a gain?', 'The clearing house, through your broker', 'Your broker alone'],
        [
          'What is the smallest size?',
          `Usually ${decimal(BARRELS)} barrels, less in small versions`,
          'Often a few barrels',
        ],
        ['What happens at the end?', 'Delivery or cash', 'Closed, or moved to a later month'],
        ['What does a night cost?', "Nothing extra: it's in the price", 'Often a charge, set by the broker'],
      ],
    },
    {
      kind: 'warning',
      heading: 'A small deposit for a large promise',
      paragraphs: [
        `At ${dollars(AGREED)} the contract in the example is worth ${dollars(fixedValue)}. With a deposit of a tenth, a trader puts down ${dollars(deposit)}. If oil falls by ${dollars(FALL)}, ${dollars(fallLoss)} of that is gone.`,
        "The loss on a future doesn't stop at the deposit, and you owe the rest. Many regulators protect retail clients who trade CFDs from losing more than their account holds, but you can still lose the whole account.",
        statements.usResidents,
      ],
    },
  ],
  summary: [
    'A future binds both sides: one to deliver, the other to pay, at a price agreed today.',
    'Gains and losses are settled every day, and most positions are closed before the end.',
    'A CFD copies the change in price. Your broker owes you any gain, and nobody delivers.',
  ],
  exercise: {
    task: `A farmer sells one contract of ${decimal(BUSHELS)} bushels of wheat at ${dollars(WHEAT_AGREED)}, and a mill buys it. When it ends, wheat costs ${dollars(WHEAT_LATER)}. Work out what the contract does to each of them, and what the mill pays in total for ${decimal(BUSHELS)} bushels.`,
    solution: [
      {
        label: `Mill, contract: ${decimal(BUSHELS)} × (${dollars(WHEAT_LATER)} − ${dollars(WHEAT_AGREED)})`,
        value: dollars(millContract),
      },
      { label: 'Farmer, contract', value: dollars(-millContract) },
      {
        label: `Mill, wheat bought: ${decimal(BUSHELS)} × ${dollars(WHEAT_LATER)}`,
        value: dollars(wheatAtMarket),
      },
      {
        label: 'Mill, total',
        value: `${dollars(wheatAtMarket - millContract)}, ${dollars((wheatAtMarket - millContract) / BUSHELS)} a bushel`,
      },
    ],
    mistakes: [
      {
        mistake: 'Your mill gains on the contract.',
        why: 'It bought, so it gains when the price rises. Here the price fell, and the farmer gained.',
        lesson: 'beginner/long-and-short',
      },
      {
        mistake: `Your mill pays ${dollars(wheatAtMarket)} in total.`,
        why: 'This is for the wheat alone. Add what the contract cost.',
      },
    ],
  },
  checks: [
    {
      id: 'commodity/futures-and-cfds/who-has-been-paid',
      kind: 'singleChoice',
      prompt:
        'In May a copper mine sold futures for December, and a cable maker bought them. By July copper has risen. Who has been paid so far?',
      options: [
        {
          text: 'The mine, because its copper is worth more',
          feedback: 'Its copper is. But it sold the contract, so the rise has cost it money.',
        },
        {
          text: 'The cable maker, evening by evening',
          isCorrect: true,
          feedback: 'It bought, so every daily rise was credited to its account.',
        },
        {
          text: 'Nobody, because the contract runs to December',
          feedback: 'Delivery waits until then. Price changes are settled every day.',
        },
      ],
      explanation:
        'A buyer gains from a rise and a seller loses, and the clearing house moves the money daily.',
    },
    {
      id: 'commodity/futures-and-cfds/what-a-cfd-pays',
      kind: 'numeric',
      prompt: `You buy a CFD on ${decimal(CFD_BARRELS)} barrels of oil at ${dollars(CFD_ENTRY)} and close it at ${dollars(CFD_EXIT)}. What do you receive, before costs?`,
      label: 'Gain',
      unit: 'dollars',
      answer: cfdGain,
      tolerance: 0.5,
      answerText: dollars(cfdGain),
      commonMistakes: [
        {
          answer: CFD_BARRELS * CFD_EXIT,
          feedback: "That's what the barrels are worth. You own none, and only the change is paid out.",
        },
        { answer: profit(CFD_ENTRY, CFD_EXIT, 1), feedback: 'This is the change for one barrel.' },
        {
          answer: profit(CFD_ENTRY, CFD_EXIT, BARRELS),
          feedback: 'You took the size of a standard future. Your contract is smaller.',
        },
      ],
      explanation: `${decimal(CFD_BARRELS)} × (${dollars(CFD_EXIT)} − ${dollars(CFD_ENTRY)}) is ${dollars(cfdGain)}. A fall of the same size would have cost you that.`,
    },
    {
      id: 'commodity/futures-and-cfds/who-must-deliver',
      kind: 'singleChoice',
      prompt:
        "Trading in a coffee future ends, and it's settled by delivery. Which of these three has to bring coffee?",
      options: [
        {
          text: 'An importer who sold one contract and kept it',
          isCorrect: true,
          feedback: 'A seller who stays to the end has promised the coffee and owes it.',
        },
        {
          text: 'A roaster who bought one contract and kept it',
          feedback: 'The roaster has to pay, and is the one who receives the coffee.',
        },
        {
          text: 'A client who sold a CFD on that same future',
          feedback: "That contract is about a difference in price. It's settled in money with the broker.",
        },
      ],
      explanation: 'Only the two sides of the future are bound: the seller delivers, the buyer pays.',
    },
    {
      id: 'commodity/futures-and-cfds/only-the-future',
      kind: 'multipleChoice',
      prompt: 'Which of these are true of a future, but not of a CFD that follows it?',
      options: [
        {
          text: 'Everybody sees the same public price',
          isCorrect: true,
          feedback: "It's made on the exchange. The price of a CFD is set by each broker.",
        },
        {
          text: 'You can sell first and gain from a fall',
          feedback:
            'Both allow that, and in both a rise has no ceiling. What you can owe on a CFD is limited where the rules protect retail clients.',
        },
        {
          text: 'A deposit supports a much larger position',
          feedback: 'Both are traded on margin, so losses are calculated on the full value.',
        },
        {
          text: 'A clearing house stands behind the contract',
          isCorrect: true,
          feedback:
            'It guarantees the trade to the firms that clear it, and the gain reaches you through your broker, whose licence matters too. On a CFD the broker itself is the other side.',
        },
      ],
      explanation: 'The difference lies in who makes the price and who owes you the money.',
    },
  ],
};
