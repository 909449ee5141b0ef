import { decimal } from '@/content/format';
import type { LessonContent } from '@/content/lesson';
import { rich, term } from '@/content/richText';
import { statements } from '@/content/rules';
import { distanceInSteps } from '@/domain/calculators/tradeArithmetic';

const PIP = 0.0001;
const YEN_PIP = 0.01;

/** A price move, from one quote to a later one. */
interface Move {
  readonly pair: string;
  readonly from: number;
  readonly to: number;
  readonly pip: number;
  readonly decimals: number;
}

const pipsOf = ({ from, to, pip }: Move) => distanceInSteps(from, to, pip);
const pipsText = (pips: number) => `${decimal(pips, Number.isInteger(pips) ? 0 : 1)} pips`;
const moveText = ({ pair, from, to, decimals }: Move) =>
  `${pair} from ${decimal(from, decimals)} to ${decimal(to, decimals)}`;
const differenceText = ({ from, to, decimals }: Move) => decimal(Math.abs(to - from), decimals);
const pipText = ({ pip }: Move) => decimal(pip, pip === PIP ? 4 : 2);

/** Used in the example. */
const MOVES: readonly Move[] = [
  { pair: 'EUR/USD', from: 1.08453, to: 1.08693, pip: PIP, decimals: 5 },
  { pair: 'GBP/JPY', from: 191.2, to: 190.45, pip: YEN_PIP, decimals: 2 },
  { pair: 'AUD/USD', from: 0.65872, to: 0.65817, pip: PIP, decimals: 5 },
];

/** A quote with five decimal places, and its spread. */
const SPREAD: Move = { pair: 'EUR/USD', from: 1.08453, to: 1.08466, pip: PIP, decimals: 5 };

/** One pip as a share of the price. */
const PIP_EXAMPLES = [
  { pair: 'EUR/USD', price: 1.085, pip: PIP, decimals: 4 },
  { pair: 'AUD/USD', price: 0.659, pip: PIP, decimals: 4 },
  { pair: 'USD/JPY', price: 149.85, pip: YEN_PIP, decimals: 2 },
  { pair: 'NZD/JPY', price: 89.4, pip: YEN_PIP, decimals: 2 },
];

/** Used in the exercise and questions. */
const EXERCISE: readonly Move[] = [
  { pair: 'EUR/GBP', from: 0.85604, to: 0.85551, pip: PIP, decimals: 5 },
  { pair: 'USD/CHF', from: 0.883, to: 0.8841, pip: PIP, decimals: 4 },
  { pair: 'USD/JPY', from: 149.312, to: 149.866, pip: YEN_PIP, decimals: 3 },
];
const CANADIAN: Move = { pair: 'USD/CAD', from: 1.36215, to: 1.35875, pip: PIP, decimals: 5 };
const EURO_YEN: Move = { pair: 'EUR/JPY', from: 162.4, to: 163.08, pip: YEN_PIP, decimals: 2 };
const SWISS: Move = { pair: 'USD/CHF', from: 0.912, to: 0.9141, pip: PIP, decimals: 4 };
const SWISS_YEN: Move = { pair: 'CHF/JPY', from: 169.6, to: 169.84, pip: YEN_PIP, decimals: 2 };
const EURO_POUND: Move = { pair: 'EUR/GBP', from: 0.856, to: 0.8579, pip: PIP, decimals: 4 };

export const page: LessonContent = {
  id: 'beginner/the-pip',
  revision: 1,
  title: 'What is a pip? Counting a price move',
  description:
    'A pip is the fourth decimal place in most currency pairs and the second in yen pairs. How to count moves and spreads in pips.',
  heading: 'Counting a move in pips',
  lead: 'A currency price moves by tiny amounts, and nobody wants to say “nought point nought nought two four”. So traders count steps instead.',
  question: 'EUR/USD went from 1.08453 to 1.08693. How far is that, in the unit that traders use?',
  sections: [
    {
      kind: 'prose',
      heading: 'A step instead of a string of noughts',
      paragraphs: [
        rich`The step is called a ${term('pip')}. For most currency pairs it is the fourth digit after the decimal point, 0.0001. When the price of a euro goes from 1.0845 to 1.0846 dollars, it has risen by one pip.`,
        'You can think of it as the cent of a currency price, only finer. A car costs so many euros and cents; a move has so many pips.',
        'Every distance gets counted this way: a move, the gap between bid and ask, the distance to an order that limits a loss.',
      ],
    },
    {
      kind: 'figure',
      heading: 'Two prices, digit by digit',
      intro: `EUR/USD at 1.08453 and USD/JPY at 149.853. ${statements.invented}`,
      figure: {
        kind: 'labelledGrid',
        caption: 'The pip is in a different decimal place, and on many platforms a smaller digit follows.',
        cells: [
          ['Pair', 'Leading digits', 'Tens of pips', 'Pips', 'Tenths'],
          ['EUR/USD', '1.08', '4', '5', '3'],
          ['USD/JPY', '149.', '8', '5', '3'],
        ],
        labels: [
          { row: 1, column: 3, text: 'The fourth decimal place. One more here is one pip.' },
          { row: 1, column: 4, text: 'The fifth decimal place: tenths of a pip, often printed smaller.' },
          { row: 2, column: 3, text: 'With the yen the pip is the second decimal place, 0.01.' },
          { row: 2, column: 4, text: 'The third decimal place of a yen pair: tenths again.' },
        ],
      },
    },
    {
      kind: 'prose',
      heading: 'Why the yen is different',
      paragraphs: [
        'One yen is worth far less than one dollar or one euro, so a dollar costs well over a hundred yen in the example. A hundredth of a yen is already a tiny part of such a price, so the pip is the second decimal place here.',
        rich`What matters is the second currency of the pair, the ${term('quote currency')}, because the price is quoted in it. Pairs that end in JPY have a pip of 0.01. A few other currencies with small units have customs of their own, and your platform lists the step for each pair.`,
      ],
    },
    {
      kind: 'workedExample',
      heading: 'Three moves in pips',
      intro: 'Subtract the two prices, then divide by the size of one pip.',
      lines: MOVES.map((move) => ({
        label: `${moveText(move)}: ${differenceText(move)} ÷ ${pipText(move)}`,
        value: pipsText(pipsOf(move)),
      })),
      conclusion:
        'The first is a rise, the other two are falls. A number of pips has no sign, so always say which way the price went.',
    },
    {
      kind: 'prose',
      heading: 'The same in your head',
      paragraphs: [
        'Leave out what both prices share, and the decimal point too. From 1.0845 to 1.0869, that leaves 845 and 869. The difference is 24 pips.',
        'Take care when a leading digit changes. The prices 1.0990 and 1.1010 share only the 1, so subtract 990 from 1,010. That makes 20 pips.',
      ],
    },
    {
      kind: 'prose',
      heading: 'The last, smaller digit',
      paragraphs: [
        rich`Platforms add one more decimal place to quote prices more finely. Say the bid is ${decimal(SPREAD.from, 5)} and the ask ${decimal(SPREAD.to, 5)}. The ${term('spread')}, the gap between the two, is ${differenceText(SPREAD)}, or ${pipsText(pipsOf(SPREAD))}.`,
      ],
      marginNote:
        'Some people call this tenth a pipette, and some platforms call it a point. Others mean one pip when they say point. Ask which is meant, or look at the number of noughts.',
    },
    {
      kind: 'table',
      heading: 'The size of a pip differs',
      intro: 'In relation to the price, one pip is a larger move in some pairs than in others.',
      columns: ['Pair', 'Price', 'One pip as a percentage of the price'],
      rows: PIP_EXAMPLES.map(({ pair, price, pip, decimals }) => [
        pair,
        decimal(price, decimals),
        `${decimal((100 * pip) / price, 4)}%`,
      ]),
      note: 'Thirty pips can therefore be a quiet day in one pair and a busy one in another. What a pip is worth in money is another matter, which a later lesson works out.',
    },
    {
      kind: 'warning',
      heading: 'Check your count',
      paragraphs: [
        'Counting the last digit as the pip makes every distance ten times as long as it is. An order meant to wait 20 pips away then waits 2 pips away, where ordinary movement sets it off.',
        'For gold, oil, indices and coins there is no agreed pip. One broker may call 0.01 of the gold price a pip and another 0.10. Measure those markets in dollars, cents or index points, and everybody knows what you mean.',
      ],
    },
  ],
  summary: [
    'A pip is 0.0001 for most currency pairs and 0.01 for those that end in the yen.',
    'Pips in a move = the difference between the prices ÷ the size of one pip.',
    'The extra last digit on the screen counts tenths of a pip.',
  ],
  exercise: {
    task: 'Note the bids of three pairs, one of them with the yen, and note them again an hour later. Count each move in pips and say which way it went. Underline the digit that counts pips before you subtract. The solution uses example prices.',
    solution: EXERCISE.map((move) => ({ label: moveText(move), value: pipsText(pipsOf(move)) })),
    mistakes: [
      {
        mistake: 'One result is ten times too large.',
        why: 'You read the smaller digit at the end as the pip.',
      },
      {
        mistake: 'The yen pair comes to thousands of pips.',
        why: 'You divided by 0.0001. For the yen the size of a pip is 0.01.',
      },
    ],
  },
  checks: [
    {
      id: 'beginner/the-pip/canadian-move',
      kind: 'numeric',
      prompt: `How many pips is this move: ${moveText(CANADIAN)}?`,
      label: 'Distance',
      unit: 'pips',
      answer: pipsOf(CANADIAN),
      tolerance: 0.05,
      answerText: pipsText(pipsOf(CANADIAN)),
      commonMistakes: [
        {
          answer: distanceInSteps(CANADIAN.from, CANADIAN.to, PIP / 10),
          feedback: 'You counted the fifth decimal place. The pip is the fourth.',
        },
        {
          answer: distanceInSteps(CANADIAN.from, CANADIAN.to, PIP * 10),
          feedback: 'You stopped at the third decimal place. The pip is one place further on.',
        },
      ],
      explanation: `The difference is ${differenceText(CANADIAN)}, and ${differenceText(CANADIAN)} ÷ ${pipText(CANADIAN)} is ${decimal(pipsOf(CANADIAN))}. The price fell.`,
    },
    {
      id: 'beginner/the-pip/yen-move',
      kind: 'numeric',
      prompt: `A yen pair now: ${moveText(EURO_YEN)}. How far is that in pips?`,
      label: 'Distance',
      unit: 'pips',
      answer: pipsOf(EURO_YEN),
      tolerance: 0.05,
      answerText: pipsText(pipsOf(EURO_YEN)),
      commonMistakes: [
        {
          answer: distanceInSteps(EURO_YEN.from, EURO_YEN.to, PIP),
          feedback: 'You used the pip of other pairs. This one ends in JPY.',
        },
        { answer: EURO_YEN.to - EURO_YEN.from, feedback: "That's the difference in yen. Divide it by 0.01." },
      ],
      explanation: `${differenceText(EURO_YEN)} ÷ ${pipText(EURO_YEN)} is ${decimal(pipsOf(EURO_YEN))}.`,
    },
    {
      id: 'beginner/the-pip/last-digit',
      kind: 'singleChoice',
      prompt: 'Your platform shows AUD/USD at 0.66307, and a moment later at 0.66308. What has happened?',
      options: [
        {
          text: 'It rose by one pip',
          feedback: 'The pip is the fourth decimal place, and it still reads 0.',
        },
        {
          text: 'It rose by a tenth of a pip',
          isCorrect: true,
          feedback: 'Only the fifth decimal place changed, and it counts tenths.',
        },
        {
          text: 'It rose by ten pips',
          feedback: 'Ten pips would change the third decimal place, from 0.66307 to 0.66407.',
        },
      ],
      explanation: 'Count four places after the decimal point: that digit counts pips, the next one tenths.',
    },
    {
      id: 'beginner/the-pip/longest-move',
      kind: 'singleChoice',
      prompt: 'Which of these moves is the longest in pips?',
      options: [
        {
          text: moveText(SWISS),
          feedback: `The difference of ${differenceText(SWISS)} is ${pipsText(pipsOf(SWISS))}.`,
        },
        {
          text: moveText(SWISS_YEN),
          isCorrect: true,
          feedback: `With a pip of ${pipText(SWISS_YEN)} it comes to ${pipsText(pipsOf(SWISS_YEN))}.`,
        },
        {
          text: moveText(EURO_POUND),
          feedback: `The difference of ${differenceText(EURO_POUND)} is ${pipsText(pipsOf(EURO_POUND))}.`,
        },
      ],
      explanation: 'Measure each move with the pip of its own pair, then compare.',
    },
  ],
};
