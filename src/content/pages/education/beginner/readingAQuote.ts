import { exampleLevels } from '@/content/exampleLevels';
import { decimal, dollars } from '@/content/format';
import type { LessonContent } from '@/content/lesson';
import { rich, term } from '@/content/richText';
import { statements } from '@/content/rules';
import { MARKET_SPECS, type PracticeName } from '@/domain/practice/marketSpecs';
import { PRACTICE_SPECS } from '@/domain/practice/specs';
import { pipValue, profit } from '@/domain/calculators/tradeArithmetic';

/** The price around which the practice account starts. */
const practised = (name: PracticeName, decimals = 0) =>
  decimal(MARKET_SPECS[name].anchor / PRACTICE_SPECS[name].unit, decimals);

/** The example's number of units, the same for every instrument. */
const UNITS = 10;

/** A line of the invented quote list. `pays` formats an amount in the price's currency. */
interface Line {
  readonly symbol: string;
  readonly unit: string;
  readonly units: string;
  readonly bid: number;
  readonly ask: number;
  readonly step: number;
  readonly decimals: number;
  readonly pays: (amount: number) => string;
}

const PAIR: Line = {
  symbol: 'USD/JPY',
  unit: 'one US dollar',
  units: 'dollars',
  bid: 149.82,
  ask: 149.84,
  step: 0.01,
  decimals: 2,
  pays: (amount) => `${decimal(amount, amount < 1 ? 1 : 0)} yen`,
};
const GOLD: Line = {
  symbol: 'XAU/USD',
  unit: 'one troy ounce of gold',
  units: 'ounces',
  bid: exampleLevels.Gold + 12.3,
  ask: exampleLevels.Gold + 12.7,
  step: 0.01,
  decimals: 2,
  pays: dollars,
};
const INDEX: Line = {
  symbol: 'GER40',
  unit: 'one euro for each point of the index',
  units: 'euros a point',
  bid: exampleLevels['Germany 40'] + 5.5,
  ask: exampleLevels['Germany 40'] + 7,
  step: 0.1,
  decimals: 1,
  pays: (amount) => `${decimal(amount)} ${amount === 1 ? 'euro' : 'euros'}`,
};
const SHARE: Line = {
  symbol: 'A US share',
  unit: 'one share',
  units: 'shares',
  bid: 63.1,
  ask: 63.13,
  step: 0.01,
  decimals: 2,
  pays: dollars,
};
const COIN: Line = {
  symbol: 'BTC/USD',
  unit: 'one bitcoin',
  units: 'coins',
  bid: exampleLevels['BTC/USD'] + 240,
  ask: exampleLevels['BTC/USD'] + 290,
  step: 1,
  decimals: 0,
  pays: dollars,
};
const LINES = [PAIR, GOLD, INDEX, SHARE, COIN];

const number = ({ decimals }: Line, value: number) => decimal(value, decimals);

/** Used in the questions. */
const SILVER = decimal(exampleLevels.Silver + 0.14, 2);
const PENCE = 412.5;
const PENCE_PER_POUND = 100;
const BRITISH_SHARES = 200;
const inPence = PENCE * BRITISH_SHARES;
const inPounds = inPence / PENCE_PER_POUND;
const LEVEL_FROM = 7_904;
const LEVEL_TO = 7_919;
const PER_POINT = 2;
const indexGain = profit(LEVEL_FROM, LEVEL_TO, PER_POINT);

export const page: LessonContent = {
  id: 'beginner/reading-a-quote',
  revision: 1,
  title: 'How to read a quote: pairs, gold, indices, shares, coins',
  description:
    'One of what, and paid in what? Two questions that make sense of any quote, from a yen pair to gold and a share index.',
  heading: 'Reading any quote',
  lead: "A quote list looks like a wall of numbers that can't be compared. Two short questions turn every line of it into a plain sentence.",
  question: `${number(PAIR, PAIR.ask)}, ${number(GOLD, GOLD.ask)} and ${number(INDEX, INDEX.ask)} are on three lines of the same list. Which of them is the most expensive?`,
  sections: [
    {
      kind: 'prose',
      heading: 'One of what, paid in what?',
      paragraphs: [
        rich`A ${term('quote')} gives the two prices at which you can sell and buy at this moment. What it seldom says is what you get for that price, and in which currency you pay it.`,
        "Ask both questions of each line. One of what? Paid in what? Until you have both answers, the number means nothing, and a larger number needn't mean that something is more expensive.",
        'At a market stall you do this without thinking. Four euros may be the price of a kilogram of apples or of one melon, so you look at the label before you compare.',
      ],
    },
    {
      kind: 'figure',
      heading: 'Five lines of a quote list',
      intro: statements.invented,
      figure: {
        kind: 'labelledGrid',
        caption: 'The same three columns on every line, but a different unit behind each.',
        cells: [
          ['Symbol', 'Bid', 'Ask'],
          ...LINES.map((line) => [line.symbol, number(line, line.bid), number(line, line.ask)]),
        ],
        labels: [
          { row: 1, column: 0, text: 'One US dollar, paid in Japanese yen.' },
          { row: 2, column: 0, text: 'One troy ounce of gold (31.1 grams), paid in US dollars.' },
          {
            row: 3,
            column: 2,
            text: 'A level in points. The contract says how much money a point is worth.',
          },
          { row: 4, column: 2, text: 'One share, paid in the currency of its exchange.' },
          { row: 5, column: 0, text: 'One bitcoin, paid in US dollars. Most platforms sell fractions too.' },
        ],
      },
    },
    {
      kind: 'definitions',
      heading: 'How each market is measured',
      rows: [
        {
          term: 'Currencies',
          text: rich`A ${term('currency pair')} is a rate between two currencies. You buy the first, the ${term('base currency')}, and pay in the second, the ${term('quote currency')}. EUR/GBP at 0.8560 means that one euro costs 0.8560 pounds.`,
        },
        {
          term: 'Metals and energy',
          text: 'Gold and silver are sold by the troy ounce and oil by the barrel, usually in US dollars. XAU and XAG are the codes for gold and silver.',
        },
        {
          term: 'Indices',
          text: rich`An ${term('index')} is a number made from the prices of many shares, so nobody can hand you one. Its whole units are called ${term('point', 'points')}. You trade a contract that pays a fixed sum per point.`,
        },
        {
          term: 'Shares',
          text: 'One share of one company, in the currency of the exchange. US shares are priced in dollars and cents.',
        },
        {
          term: 'Coins',
          text: 'One whole coin, usually in dollars. The second half of the symbol is the currency, as it is with a pair.',
        },
      ],
    },
    {
      kind: 'workedExample',
      heading: 'One step, ten units',
      intro: `Say each price in the list rises by one step of its last digit. You hold ${String(UNITS)} units of everything.`,
      lines: LINES.map((line) => ({
        label: `${line.symbol}: ${String(UNITS)} ${line.units} × ${number(line, line.step)}`,
        value: line.pays(pipValue(UNITS, line.step)),
      })),
      conclusion:
        'The sizes are equal and each price moves one step, yet the sums run from a tenth of a yen to ten dollars. A fall of one step costs you the same amount.',
    },
    {
      kind: 'table',
      heading: 'What ten units cost',
      intro: 'Multiply the ask by the units. That answers the question at the top.',
      columns: ['Line', 'You hold', 'Cost'],
      rows: LINES.map((line) => [line.symbol, `${String(UNITS)} ${line.units}`, line.pays(UNITS * line.ask)]),
      note: `The numbers alone couldn't tell you. ${number(PAIR, PAIR.ask)} yen buy a single dollar, ${number(GOLD, GOLD.ask)} dollars buy an ounce of gold, and what an index level costs depends on how much the contract pays per point.`,
    },
    {
      kind: 'prose',
      heading: 'What you hold when you buy from the list',
      paragraphs: [
        rich`Many brokers offer most of these lines as a ${term('CFD')}, a contract for difference. It follows the price of the thing, and you receive or pay the change in price. You own no gold, no share and no coin.`,
        "The unit of the contract is then the broker's choice. One contract on an index may pay one euro a point, or ten, or twenty-five. Look it up on the platform, under a name such as “contract specification”, before you choose a size.",
      ],
    },
    {
      kind: 'warning',
      heading: 'Traps in the unit',
      paragraphs: [
        'Shares in London are mostly quoted in pence: 250 means two and a half pounds. American grain is quoted in cents a bushel. Mistake either for whole pounds or dollars and both your size and your loss are wrong by a factor of a hundred.',
        'Symbols have no common standard. The same index appears as US500, SPX500 or under a longer name, and two similar codes may be two different contracts.',
      ],
    },
  ],
  summary: [
    'Read every quote as a sentence: one of these costs so much of that.',
    'The second currency of a symbol is the one you pay in, and your result comes in that currency.',
    'The unit of an index or a CFD is set by the contract, so look it up before you choose a size.',
  ],
  exercise: {
    task: 'Open the practice account and choose its instruments one by one. Write a sentence for each: “One … costs … at the ask.” Then find a pair without the dollar, a share and a coin on the website of a newspaper, and do the same. Where you find no unit or currency, note that it is missing.',
    solution: `It could read like this. In the account, where your prices will differ a little: one euro costs about ${practised('EUR/USD', 2)} dollars, one ounce of gold about ${practised('Gold')} dollars. One contract on the S&P 500 pays one dollar a point, and the index is near ${practised('S&P 500')} points. In the newspaper: one euro costs 0.8560 pounds. One share costs ${number(SHARE, SHARE.ask)} dollars. One ether costs ${decimal(exampleLevels['ETH/USD'])} dollars.`,
    mistakes: [
      {
        mistake: 'You wrote the pair the wrong way round.',
        why: 'The first currency is the thing you buy. The price is in the second.',
      },
      {
        mistake: 'You gave the index a price in dollars.',
        why: 'Its level is a number of points. Only the contract turns it into money.',
      },
    ],
  },
  checks: [
    {
      id: 'beginner/reading-a-quote/pence',
      kind: 'numeric',
      prompt: `A share in London is quoted at ${decimal(PENCE, 1)} pence. What do ${String(BRITISH_SHARES)} shares cost, without fees?`,
      label: 'Cost',
      unit: 'pounds',
      answer: inPounds,
      tolerance: 0.5,
      answerText: `${decimal(inPounds)} pounds`,
      commonMistakes: [
        {
          answer: inPence,
          feedback: `That's pence. There are ${String(PENCE_PER_POUND)} of them in a pound.`,
        },
        { answer: PENCE / PENCE_PER_POUND, feedback: "That's the price of a single share in pounds." },
      ],
      explanation: `${decimal(PENCE, 1)} pence × ${String(BRITISH_SHARES)} is ${decimal(inPence)} pence, which is ${decimal(inPounds)} pounds.`,
    },
    {
      id: 'beginner/reading-a-quote/result-currency',
      kind: 'singleChoice',
      prompt: 'You buy EUR/JPY and it rises. In which currency is the gain calculated first?',
      options: [
        {
          text: 'In euros',
          feedback: 'Euros are what you bought. Their price is in the other currency.',
        },
        {
          text: 'In Japanese yen',
          isCorrect: true,
          feedback: 'The yen comes second, so the price and every change in it are in yen.',
        },
        {
          text: 'In US dollars',
          feedback:
            'The dollar plays no part here, unless your account is kept in dollars and the result is converted.',
        },
      ],
      explanation: 'Price, gain and loss are in the second currency of a pair.',
    },
    {
      id: 'beginner/reading-a-quote/index-points',
      kind: 'numeric',
      prompt: `You hold an index CFD that pays ${dollars(PER_POINT)} a point. The index goes from ${decimal(LEVEL_FROM)} to ${decimal(LEVEL_TO)}. What is your gain, before costs?`,
      label: 'Gain',
      unit: 'dollars',
      answer: indexGain,
      tolerance: 0.05,
      answerText: dollars(indexGain),
      commonMistakes: [
        {
          answer: LEVEL_TO - LEVEL_FROM,
          feedback: 'You counted the points. Each of them pays more than one dollar.',
        },
        {
          answer: LEVEL_TO * PER_POINT,
          feedback: "That's what the whole level is worth. You gain only from the change.",
        },
      ],
      explanation: `${decimal(LEVEL_TO - LEVEL_FROM)} points × ${dollars(PER_POINT)} is ${dollars(indexGain)}. A fall of the same size would have cost as much.`,
    },
    {
      id: 'beginner/reading-a-quote/in-dollars',
      kind: 'multipleChoice',
      prompt: 'Which of these prices are in US dollars?',
      options: [
        {
          text: `XAG/USD at ${SILVER}`,
          isCorrect: true,
          feedback: `The dollar comes second: an ounce of silver costs ${SILVER} of them.`,
        },
        {
          text: 'USD/CHF at 0.8830',
          feedback: 'Here the dollar is the thing you buy. You pay for it in Swiss francs.',
        },
        {
          text: `BTC/USD at ${number(COIN, COIN.ask)}`,
          isCorrect: true,
          feedback: 'One coin is bought, and dollars pay for it.',
        },
        {
          text: 'EUR/GBP at 0.8560',
          feedback: "One euro, paid in pounds. The dollar isn't involved.",
        },
      ],
      explanation: 'Look at the second half of the symbol: it is the currency of the price.',
    },
  ],
};
