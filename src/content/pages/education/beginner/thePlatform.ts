import { decimal, dollars } from '@/content/format';
import type { LessonContent } from '@/content/lesson';
import { rich, term } from '@/content/richText';
import { rules, statements } from '@/content/rules';
import { STANDARD_LOT_UNITS, profit } from '@/domain/calculators/tradeArithmetic';

const DECIMALS = 4;
const price = (value: number) => decimal(value, DECIMALS);
/** An amount with cents, as in a trade history. */
const cents = (amount: number) => `${amount < 0 ? '−' : ''}$${decimal(Math.abs(amount), 2)}`;

/** The ticket in the drawing, and the trade that results from it. */
const LOTS = 0.2;
const UNITS = LOTS * STANDARD_LOT_UNITS;
const BID = 0.661;
const ASK = 0.6612;
const STOP_LOSS = 0.659;
const TAKE_PROFIT = 0.6656;

const CLOSED_HIGHER = 0.664;
const CLOSED_LOWER = 0.6598;
const COMMISSION = 1.4;
const OVERNIGHT = 0.9;
const grossGain = profit(ASK, CLOSED_HIGHER, UNITS);
const grossLoss = profit(ASK, CLOSED_LOWER, UNITS);
const netGain = grossGain - COMMISSION - OVERNIGHT;
const netLoss = grossLoss - COMMISSION - OVERNIGHT;

/** Used in the exercise and questions. */
const EXERCISE_UNITS = 1_000;
const EXERCISE_BUY = 0.6605;
const EXERCISE_CLOSE = 0.6601;
const EURO_UNITS = 12_000;
const EURO_SOLD = 1.087;
const EURO_CLOSED = 1.0845;
const EURO_COMMISSION = 0.84;
const EURO_OVERNIGHT = 0.36;
const euroGross = profit(EURO_SOLD, EURO_CLOSED, -EURO_UNITS);
const euroNet = euroGross - EURO_COMMISSION - EURO_OVERNIGHT;

export const page: LessonContent = {
  id: 'beginner/the-platform',
  revision: 3,
  title: 'A tour of the trading platform: list, chart, ticket, history',
  description:
    'The four places every trading platform has, each field of the order ticket, and what a line in the history tells you.',
  heading: 'A tour of the platform',
  lead: 'Platforms differ in colour and crowd their screens with tools. Four places do all the work, and you can find them on any platform within minutes.',
  question:
    'You want to try one small trade with virtual money. Where do you press, and what does each field do?',
  sections: [
    {
      kind: 'definitions',
      heading: 'Four places',
      rows: [
        {
          term: 'The quote list',
          text: 'All the instruments you have picked, with both prices of each. On many platforms it is called the market watch or watchlist. Our practice account has an “Instrument” field instead.',
        },
        {
          term: 'The chart',
          text: "The past prices of one instrument. It shows what has happened, draws whatever you add, and doesn't trade anything on its own.",
        },
        {
          term: 'The order ticket',
          text: rich`The ${term('order ticket')} is the form on which you give an ${term('order')}, your instruction to buy or sell. What isn't on it doesn't happen.`,
        },
        {
          term: 'Positions and history',
          text: 'Open trades are in one list, finished ones in another. Final gains and losses are in the second.',
        },
      ],
    },
    {
      kind: 'figure',
      heading: 'An order ticket, field by field',
      intro: `A ticket for AUD/USD, the Australian dollar in US dollars. ${statements.invented}`,
      figure: {
        kind: 'labelledGrid',
        caption: 'Six lines decide what you trade, how much of it, and where you get out.',
        cells: [
          ['Symbol', 'AUD/USD'],
          ['Type', 'Market order'],
          ['Volume', decimal(LOTS, 2)],
          ['Stop loss', price(STOP_LOSS)],
          ['Take profit', price(TAKE_PROFIT)],
          [`Sell ${price(BID)}`, `Buy ${price(ASK)}`],
        ],
        labels: [
          {
            row: 0,
            column: 1,
            text: 'What you trade. Check it first: the last symbol you used may still be there.',
          },
          {
            row: 1,
            column: 1,
            text: 'When you trade: a market order is carried out at once; other types wait for a price.',
          },
          {
            row: 2,
            column: 1,
            text: `How much, usually in lots. One lot of a currency pair is 100,000 units, so ${decimal(LOTS, 2)} is ${decimal(UNITS)} units. Of all the fields, this one matters most to your money.`,
          },
          {
            row: 3,
            column: 1,
            text: "Where you get out with a loss. If the field is empty, there's no such order.",
          },
          { row: 4, column: 1, text: 'Where you get out with a gain.' },
          {
            row: 5,
            column: 1,
            text: 'The two buttons show the bid and the ask. The gap between them is the spread.',
          },
        ],
      },
    },
    {
      kind: 'prose',
      heading: 'The two exits on the ticket',
      paragraphs: [
        rich`A ${term('stop loss')} is an order that ends a losing trade at a price you set beforehand. A ${term('take profit')} does the same for a winning one. Module three explains how each works and when the first can fail you.`,
        "You can usually add both later, too. Don't plan on it: the minute after a trade has been opened is the worst one for calm decisions.",
      ],
    },
    {
      kind: 'prose',
      heading: 'Where to try it',
      paragraphs: [
        rich`Use the ${{ label: 'practice account', to: '/practice/account' }} on this site for your first orders. It has the same four places, ${dollars(rules.demoBalance)} of virtual money, and nobody to ring you.`,
        rich`Later you may want a broker's own program, with a ${term('demo account')}: virtual money at real or nearly real prices. If you are asked for a currency and a balance, choose US dollars and ${dollars(rules.demoBalance)}: our examples start with them. ${{ label: 'What such an account may ask for, and what it never needs', to: '/education/beginner/practice-first' }} is in the lesson before this module. The module after this one shows how to check the firm.`,
      ],
    },
    {
      kind: 'steps',
      heading: 'One practice order from start to finish',
      intro: 'Six steps in the practice account. If something goes wrong, a minute is all you have lost.',
      steps: [
        {
          title: 'Pick the instrument',
          text: 'Choose EUR/USD in the “Instrument” field. In another program, look for the word “demo” on the screen first.',
        },
        {
          title: 'Enter the volume',
          text: 'Press Buy to open the ticket. Enter 0.01 under “Size in lots”, the smallest size on most platforms. Read it aloud once.',
        },
        {
          title: 'Fill in both exits',
          text: 'For a purchase the stop loss goes below the price and the take profit above it. The ticket then shows what you would lose at the stop.',
        },
        {
          title: 'Send it',
          text: 'The button repeats what you are about to do. Some platforms then ask for confirmation, and many let you switch that question off.',
        },
        {
          title: 'Find the line among the open positions',
          text: 'Compare size, price and both exits with what you entered.',
        },
        {
          title: 'Close it and find it again in the history',
          text: 'Use the button in that line, then compare the result with your own sum.',
        },
      ],
    },
    {
      kind: 'workedExample',
      heading: 'One line in the history, explained',
      intro: `The order on the ticket was carried out at ${price(ASK)} and closed two days later at ${price(CLOSED_HIGHER)}. The overnight charge is interest for keeping a trade open overnight; module two explains it.`,
      lines: [
        {
          label: `${decimal(UNITS)} × (${price(CLOSED_HIGHER)} − ${price(ASK)})`,
          value: cents(grossGain),
        },
        { label: 'Commission', value: cents(-COMMISSION) },
        { label: 'Overnight charge (swap)', value: cents(-OVERNIGHT) },
        { label: 'What your account gained', value: cents(netGain) },
        { label: `The same trade closed at ${price(CLOSED_LOWER)}`, value: cents(netLoss) },
      ],
      conclusion: `Costs make a gain smaller and a loss larger. At the lower close the trade lost ${cents(-grossLoss)} through the price and ${cents(-netLoss)} in total.`,
    },
    {
      kind: 'list',
      heading: 'What to add to a history',
      items: [
        "The spread. It's already inside the two prices, so no column shows it.",
        rich`The other costs, in the profit column. On many platforms commission and ${term('overnight charge', 'overnight charges')} have columns of their own, so subtract them yourself.`,
        'What happened in between: how far behind the trade was before it recovered.',
        'Your reason. Write it down elsewhere on the day, because nobody can reconstruct it later.',
        rich`Open trades. The balance counts only finished trades. Add what the open ones have gained or lost so far and you have the account's ${term('equity')}.`,
      ],
    },
    {
      kind: 'warning',
      heading: 'Five things to know beforehand',
      paragraphs: [
        'Entering 1 in the volume field where 0.01 was meant makes the trade a hundred times as large. One-click trading sends an order the moment you press a price. With the stop-loss field left empty, no order of yours ends a losing trade.',
        "Closing the program doesn't close any position: what is open stays open. And opening the opposite trade instead of closing the first leaves you with two positions on some accounts, each with its own costs.",
      ],
    },
  ],
  summary: [
    'Quote list, chart, order ticket, and the lists of open and finished trades: every platform has these four.',
    'The volume on the ticket decides what each move in the price is worth to you.',
    'Your result is price difference × units, less the costs in other columns.',
  ],
  exercise: {
    task: `Find the four places in the practice account and write down what each is called there. Then place one order of 0.01 lots in EUR/USD, press “Next candle” a few times and close it. Work out its result yourself before you look at the history. The solution uses a purchase of ${decimal(EXERCISE_UNITS)} AUD/USD at ${price(EXERCISE_BUY)}, closed at ${price(EXERCISE_CLOSE)}.`,
    solution: [
      {
        label: 'The four places',
        value:
          '“Instrument”, the chart, the ticket behind Buy and Sell, and “Open trades and pending orders” with “History”',
      },
      {
        label: `${decimal(EXERCISE_UNITS)} × (${price(EXERCISE_CLOSE)} − ${price(EXERCISE_BUY)})`,
        value: cents(profit(EXERCISE_BUY, EXERCISE_CLOSE, EXERCISE_UNITS)),
      },
      { label: 'Commission and overnight charge', value: 'none, or as your history shows them' },
    ],
    mistakes: [
      {
        mistake: 'You can see no trace of the order.',
        why: 'It may be a pending order that is still waiting for its price. Look in the list of orders.',
      },
      {
        mistake: 'Your figure is larger than the one in the history.',
        why: 'You used the price on the chart. A purchase is made at the ask and closed at the bid.',
        lesson: 'beginner/two-prices',
      },
    ],
  },
  checks: [
    {
      id: 'beginner/the-platform/field-of-size',
      kind: 'singleChoice',
      prompt:
        'Two people fill in the same ticket except for one field. One of them gains or loses ten times as much as the other. Which field is it?',
      options: [
        {
          text: 'Take profit',
          feedback:
            "A more distant target pays more if it's reached, but until then both would gain and lose the same.",
        },
        {
          text: 'Volume',
          isCorrect: true,
          feedback: 'Every move in the price is multiplied by it.',
        },
        {
          text: 'Type',
          feedback: 'The type decides when the order is carried out. How much is traded is in another field.',
        },
      ],
      explanation: 'Price difference × units: the volume is the second factor.',
    },
    {
      id: 'beginner/the-platform/where-the-spread-is',
      kind: 'singleChoice',
      prompt:
        'A friend looks for the spread in the history and finds no such column. Where can it be read instead?',
      options: [
        {
          text: 'In the commission column',
          feedback: 'A commission is a separate fee. Some accounts charge none and still have a spread.',
        },
        {
          text: 'In the overnight column',
          feedback: 'That column shows only charges for nights. Even a one-minute trade pays the spread.',
        },
        {
          text: 'Between the two prices on the ticket',
          isCorrect: true,
          feedback: 'The sell price and the buy price differ by the spread before you place the order.',
        },
      ],
      explanation: 'The spread is part of the prices, so you see it only where you see both prices.',
    },
    {
      id: 'beginner/the-platform/order-of-steps',
      kind: 'ordering',
      prompt: 'Put the steps of a first demo trade in order.',
      steps: [
        {
          text: 'Choose the symbol and open the ticket',
          feedback: 'The other fields make sense only once an instrument is chosen.',
        },
        {
          text: 'Enter volume, stop loss and take profit',
          feedback: 'Size and exits belong on the ticket before it is sent.',
        },
        { text: 'Press Buy', feedback: 'Only now does an order reach the broker.' },
        {
          text: 'Compare the open position with what you entered',
          feedback: 'A slip is cheapest while it is a few seconds old.',
        },
        {
          text: 'Close the position and read its line in the history',
          feedback: 'A trade is in the history only once it is finished.',
        },
      ],
      explanation: 'Symbol, fields, button, check, close.',
    },
    {
      id: 'beginner/the-platform/net-result',
      kind: 'numeric',
      prompt: `A line in the history: sold ${decimal(EURO_UNITS)} EUR/USD at ${price(EURO_SOLD)}, closed at ${price(EURO_CLOSED)}, commission ${cents(EURO_COMMISSION)}, overnight charge ${cents(EURO_OVERNIGHT)}. How much did the account gain?`,
      label: 'Gain after costs',
      unit: 'dollars',
      answer: euroNet,
      tolerance: 0.02,
      answerText: cents(euroNet),
      commonMistakes: [
        { answer: euroGross, feedback: "That's the price difference alone. Subtract two costs from it." },
        {
          answer: euroGross + EURO_COMMISSION + EURO_OVERNIGHT,
          feedback: 'You added the costs. They were paid, so subtract them.',
        },
        {
          answer: euroGross - EURO_COMMISSION,
          feedback: 'You subtracted the commission, but not the overnight charge.',
        },
      ],
      explanation: `${decimal(EURO_UNITS)} × ${price(EURO_SOLD - EURO_CLOSED)} is ${cents(euroGross)}, less ${cents(EURO_COMMISSION)} and ${cents(EURO_OVERNIGHT)}.`,
    },
    {
      id: 'beginner/the-platform/left-out',
      kind: 'multipleChoice',
      prompt: 'A month from now you go through your history. What will you not find in it?',
      options: [
        {
          text: 'Why you opened the trade',
          isCorrect: true,
          feedback: 'A platform records what you did, but not the thought behind it.',
        },
        {
          text: 'What price it was closed at',
          feedback: 'Both prices of a finished trade are on its line.',
        },
        {
          text: 'How far behind it was in between',
          isCorrect: true,
          feedback:
            'Only the opening and closing prices are kept. The worst point has to be read off the chart.',
        },
        {
          text: 'How large the position was',
          feedback: 'The volume is on the line, next to the symbol.',
        },
      ],
      explanation:
        'The history has the facts of opening and closing. The reasons, and what happened in between, are yours to note.',
    },
  ],
};
