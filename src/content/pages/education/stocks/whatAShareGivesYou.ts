import { decimal, dollars } from '@/content/format';
import type { LessonContent } from '@/content/lesson';
import { rich, term } from '@/content/richText';
import { profit } from '@/domain/calculators/tradeArithmetic';

const millions = (value: number) => `${dollars(value)} million`;

/** An invented maker of garden tools. */
const SHARES_OUT = 4_000_000;
const HELD = 80;
const PRICE = 32.5;
const DIVIDEND = 0.45;
const PAYMENTS = 2;
const value = HELD * PRICE;
const yearlyDividends = HELD * DIVIDEND * PAYMENTS;
const votePercent = (100 * HELD) / SHARES_OUT;
const FALL_TO = 26;
const fallLoss = -profit(PRICE, FALL_TO, HELD);

/**
 * The same company wound up, in millions of dollars: the factory is pledged to the bank and sells for more
 * than the bank is owed.
 */
const SOLD_FOR = 70;
const FACTORY = 42;
const COSTS = 4;
const WAGES_AND_TAX = 9;
const BANK = 35;
const SUPPLIERS = 30;
const afterBank = SOLD_FOR - COSTS - WAGES_AND_TAX - BANK;
const centsOnTheDollar = (100 * afterBank) / SUPPLIERS;

/** Used in the exercise and questions. */
const EXERCISE_SHARES = 150;
const EXERCISE_DIVIDEND = 0.3;
const EXERCISE_PRICE = 24;
const EXERCISE_PAYMENTS = 4;
const exerciseYear = EXERCISE_SHARES * EXERCISE_DIVIDEND * EXERCISE_PAYMENTS;
const OTHER_SHARES = 220;
const OTHER_DIVIDEND = 0.65;
const otherPayment = OTHER_SHARES * OTHER_DIVIDEND;
const OWNERS = 2_000_000;
const BLOCK_SHARES = 50_000;
const blockPercent = (100 * BLOCK_SHARES) / OWNERS;

export const page: LessonContent = {
  id: 'stocks/what-a-share-gives-you',
  revision: 2,
  title: 'What a share gives you: vote, dividend, last in line',
  description:
    'A share is a small part of a company. What it entitles you to, what nobody has promised, and who is paid first if the company fails.',
  heading: 'What a share gives you',
  lead: 'Behind the price on the screen is a small piece of a real company. It comes with three rights, and each of them is smaller than people think.',
  question: 'You own part of a company. Can you walk into its shop and take home a spade?',
  sections: [
    {
      kind: 'prose',
      heading: 'Four friends and a bakery',
      paragraphs: [
        'Four friends open a bakery and each put in the same sum. Each owns a quarter. They decide together and share what they take out. Anyone who leaves has to find a buyer for their quarter.',
        "None of them may empty the till. The flour, the oven and the cash belong to the company. The friends own the company, and that's a different thing.",
        rich`A ${term('share')} works the same way on a larger scale. A company is cut into millions of equal parts, and usually each carries the same rights. So the spade stays in the shop.`,
      ],
    },
    {
      kind: 'definitions',
      heading: 'Three rights',
      rows: [
        {
          term: 'A vote',
          text: 'Usually one for each share, at a meeting once a year. Shareholders elect members of the board and vote on major decisions, such as a merger. Some companies issue shares with no vote, or with ten.',
        },
        {
          term: 'A dividend, if one is declared',
          text: rich`A ${term('dividend')} is money that the company pays out for each share. The board proposes or declares it, and may cut it or skip it in any year. Many growing companies pay none.`,
        },
        {
          term: 'A place last in line',
          text: 'If the company is wound up, everything it owes is paid first. Shareholders share what is left, which is often nothing.',
        },
      ],
    },
    {
      kind: 'workedExample',
      heading: `What ${String(HELD)} shares bring in a year`,
      intro: `An invented garden tool maker has ${decimal(SHARES_OUT)} shares, and you hold ${String(HELD)} of them at ${dollars(PRICE)}. It pays ${dollars(DIVIDEND)} a share twice a year.`,
      lines: [
        { label: `Value: ${String(HELD)} × ${dollars(PRICE)}`, value: dollars(value) },
        {
          label: `Dividends: ${String(HELD)} × ${dollars(DIVIDEND)} × ${String(PAYMENTS)}`,
          value: dollars(yearlyDividends),
        },
        {
          label: 'As a percentage of the price',
          value: `${decimal((100 * yearlyDividends) / value, 1)}%`,
        },
        {
          label: `Votes: ${String(HELD)} of ${decimal(SHARES_OUT)}`,
          value: `${decimal(votePercent, 3)}%`,
        },
        { label: `If the price falls to ${dollars(FALL_TO)}`, value: dollars(-fallLoss) },
      ],
      conclusion: `Before any tax, a year's payments are ${dollars(yearlyDividends)}. A fall of a fifth wipes out more than seven years of payments. A rise of the same size would have made you ${dollars(fallLoss)}.`,
    },
    {
      kind: 'prose',
      heading: 'Where the money for a dividend comes from',
      paragraphs: [
        "A dividend isn't a gift. The company has that much less afterwards, so its share tends to open lower by about the amount on the first day without it.",
        'Who gets it is settled by dates. Anyone who buys on or after the ex-dividend date is too late for the next payment, which the seller keeps. Buying the day before just to collect it gains you nothing, because the price drops.',
      ],
    },
    {
      kind: 'figure',
      heading: 'Who is paid first',
      intro: 'This is the usual order. Details differ from country to country.',
      figure: {
        kind: 'flow',
        caption:
          'A lender with a pledge is paid from whatever was pledged. The rest of the money goes down the line from the second box.',
        boxes: [
          { title: 'Secured lenders', text: 'From the building or machine that was pledged to them' },
          { title: 'Costs', text: 'Those who wind the company up' },
          { title: 'Staff and tax', text: 'Part of the wages, and in many countries some taxes' },
          {
            title: 'Other creditors',
            text: 'Suppliers, most bonds, and lenders whose pledge was worth too little',
          },
          { title: 'Shares', text: 'Whatever is left, if anything is' },
        ],
      },
    },
    {
      kind: 'workedExample',
      heading: 'The line in figures',
      intro: `The company is closed, and all it has is sold for ${millions(SOLD_FOR)}. The factory, which was pledged to the bank, brings in ${millions(FACTORY)} of that.`,
      lines: [
        { label: 'Raised', value: millions(SOLD_FOR) },
        { label: 'Bank, in full from the factory', value: millions(-BANK) },
        { label: 'Costs of winding up', value: millions(-COSTS) },
        { label: 'Wages and taxes that come first', value: millions(-WAGES_AND_TAX) },
        { label: `Left for suppliers, who are owed ${millions(SUPPLIERS)}`, value: millions(afterBank) },
        { label: 'Left for the shares', value: dollars(0) },
      ],
      conclusion: `Suppliers get about ${decimal(centsOnTheDollar)} cents in the dollar, and your ${String(HELD)} shares are worth nothing. You owe nothing either: a holder of fully paid shares can't be asked for more.`,
    },
    {
      kind: 'prose',
      heading: 'The end of the line',
      paragraphs: [
        "A lender is owed a fixed sum on a fixed date. A holder of shares is owed neither. There's no date on which you get your money back, no price at which anybody has to buy, and no dividend until it is declared.",
        'In return nothing limits what is left over. If the company earns more each year, its lenders still get their interest, and the rest belongs to the shares. Opportunity and risk come from the same place: the end of the line.',
      ],
    },
    {
      kind: 'warning',
      heading: 'Three conclusions to check',
      paragraphs: [
        'A dividend that is high for the price can mean that the price has already fallen, and that a cut is expected. Ask whether the profit covers the dividend.',
        'A low price per share says nothing about whether a company is cheap. A company at $5 with a billion shares is worth more than one at $400 with two million.',
        "Well-known companies fail too. Holding shares in one company puts all your eggs in one basket, and being last in line isn't a formality.",
      ],
    },
  ],
  summary: [
    'A share usually gives a vote, a dividend if one is declared, and what is left after all debts.',
    'Nothing is promised: no dividend, no price and no date.',
    'If a company fails, its shares come last, and often get nothing.',
  ],
  exercise: {
    task: `Choose a company you know and find on its own site: the number of shares, the last dividend, and whether each share has one vote. Then work out what ${String(EXERCISE_SHARES)} shares at ${dollars(EXERCISE_PRICE)} would pay in a year at ${dollars(EXERCISE_DIVIDEND)} a quarter, and what percentage of the price that is.`,
    solution: [
      {
        label: `${String(EXERCISE_SHARES)} × ${dollars(EXERCISE_DIVIDEND)} × ${String(EXERCISE_PAYMENTS)}`,
        value: dollars(exerciseYear),
      },
      {
        label: `${dollars(exerciseYear)} ÷ ${dollars(EXERCISE_SHARES * EXERCISE_PRICE)}`,
        value: `${decimal((100 * exerciseYear) / (EXERCISE_SHARES * EXERCISE_PRICE))}%`,
      },
    ],
    mistakes: [
      {
        mistake: 'You counted one quarter as the whole year.',
        why: 'Companies pay once, twice or four times a year. Find out how often before you multiply.',
      },
      {
        mistake: 'You found two different numbers of shares.',
        why: 'Some sources count shares that the company itself holds, or that may still be issued. Use the report and note its date.',
      },
    ],
  },
  checks: [
    {
      id: 'stocks/what-a-share-gives-you/order-of-claims',
      kind: 'ordering',
      prompt: 'A company is wound up. Put those waiting for money in the usual order of payment.',
      steps: [
        {
          text: 'A bank with a mortgage on the warehouse, from its sale',
          feedback: 'The building was pledged to it, so the price of the building goes there.',
        },
        {
          text: 'A supplier with an unpaid bill',
          feedback: 'It has a claim without a pledge, ahead of those who agreed to wait and of all owners.',
        },
        {
          text: 'A lender who agreed to wait until other debts are paid',
          feedback: 'Such a loan pays more interest, because it comes after ordinary debts.',
        },
        { text: 'The holders of ordinary shares', feedback: 'Owners share the remainder, if there is one.' },
      ],
      explanation: 'Pledge, ordinary debts, lenders who agreed to wait, owners.',
    },
    {
      id: 'stocks/what-a-share-gives-you/payment',
      kind: 'numeric',
      prompt: `A company declares ${dollars(OTHER_DIVIDEND)} a share. You held ${decimal(OTHER_SHARES)} shares on the right day, at ${dollars(41)} each. What does it pay you, before tax?`,
      label: 'Payment',
      unit: 'dollars',
      answer: otherPayment,
      tolerance: 0.05,
      answerText: dollars(otherPayment),
      commonMistakes: [
        { answer: OTHER_SHARES * 41, feedback: "That's what the shares are worth." },
        {
          answer: otherPayment * 2,
          feedback: 'You counted a second payment. Only one has been declared.',
        },
      ],
      explanation: `${decimal(OTHER_SHARES)} × ${dollars(OTHER_DIVIDEND)} is ${dollars(otherPayment)}. The share price plays no part.`,
    },
    {
      id: 'stocks/what-a-share-gives-you/promised',
      kind: 'singleChoice',
      prompt:
        'A company has raised its dividend for twenty years. This spring the board proposes none. What can a shareholder demand?',
      options: [
        {
          text: "Last year's dividend, once more",
          feedback: 'A habit of twenty years is still a habit. Each payment has to be declared.',
        },
        {
          text: 'The price paid for the shares, in cash',
          feedback: 'A share has no repayment date. The way out is a buyer in the market.',
        },
        {
          text: 'A vote on the board that proposed it',
          isCorrect: true,
          feedback: 'What is left is the right to elect other people, by voting together with other holders.',
        },
      ],
      explanation: 'A dividend exists only once it is declared.',
    },
    {
      id: 'stocks/what-a-share-gives-you/votes',
      kind: 'numeric',
      prompt: `A company has ${decimal(OWNERS)} shares with one vote each. A fund holds ${decimal(BLOCK_SHARES)}. What share of the votes is that?`,
      label: 'Share of the votes',
      unit: '%',
      answer: blockPercent,
      tolerance: 0.01,
      answerText: `${decimal(blockPercent, 1)}%`,
      commonMistakes: [
        { answer: blockPercent / 100, feedback: "That's the fraction. Multiply it by 100 for a percentage." },
        {
          answer: OWNERS / BLOCK_SHARES,
          feedback: `You divided the wrong way round: the fund holds one share in ${decimal(OWNERS / BLOCK_SHARES)}.`,
        },
      ],
      explanation: `${decimal(BLOCK_SHARES)} ÷ ${decimal(OWNERS)} is ${decimal(blockPercent, 1)}%.`,
    },
  ],
};
