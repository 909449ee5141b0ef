import { decimal, dollars } from '@/content/format';
import type { LessonContent } from '@/content/lesson';
import { rich, term } from '@/content/richText';
import { indexLevel, weightPercent } from '@/domain/calculators/indexArithmetic';

interface Member {
  readonly name: string;
  readonly price: number;
  /** In millions. */
  readonly shares: number;
}

/** Four invented companies. */
const HALYARD: Member = { name: 'Halyard', price: 300, shares: 1 };
const MARL: Member = { name: 'Marl', price: 100, shares: 6 };
const PIPPIN: Member = { name: 'Pippin', price: 60, shares: 10 };
const SEDGE: Member = { name: 'Sedge', price: 40, shares: 25 };
const members = [HALYARD, MARL, PIPPIN, SEDGE];
const valueOf = ({ price, shares }: Member) => price * shares;
const prices = members.map(({ price }) => price);
const values = members.map(valueOf);
const priceWeight = ({ price }: Member) => weightPercent(price, prices);
const valueWeight = (member: Member) => weightPercent(valueOf(member), values);
const percent = (value: number, decimals = 1) => `${decimal(value, decimals)}%`;

/** One day: one member rises by a tenth. */
const RISE_PERCENT = 10;
const byPrice = (member: Member) => (priceWeight(member) * RISE_PERCENT) / 100;
const byValue = (member: Member) => (valueWeight(member) * RISE_PERCENT) / 100;

/** A split of the most expensive share. */
const SPLIT = 3;
const splitPrice = HALYARD.price / SPLIT;
const splitShares = HALYARD.shares * SPLIT;
const splitPrices = [splitPrice, ...prices.slice(1)];

/** Used in the exercise. */
const EXERCISE: readonly Member[] = [
  { name: 'A', price: 150, shares: 2 },
  { name: 'B', price: 50, shares: 14 },
];
const [FIRST, SECOND] = [EXERCISE[0] ?? HALYARD, EXERCISE[1] ?? HALYARD];
const exercisePrices = EXERCISE.map(({ price }) => price);
const exerciseValues = EXERCISE.map(valueOf);
const EXERCISE_RISE = 8;

/** Used in the questions. */
const QUESTION_PRICE = 24;
const QUESTION_SHARES = 45;
const QUESTION_WEIGHT = 12;
const QUESTION_FALL = 5;
const questionMove = (QUESTION_WEIGHT * QUESTION_FALL) / 100;

export const page: LessonContent = {
  id: 'indices/price-and-value-weights',
  revision: 1,
  title: 'Price-weighted or value-weighted: how an index counts',
  description:
    'By price the most expensive share counts most; by market value the largest company does. The same day worked out under both rules.',
  heading: 'Weighting by price or by value',
  lead: 'Before the members can be added up, somebody must decide how much each of them counts. The two usual answers can give two different results for the same day.',
  question:
    "A large company rises by a tenth. One index hardly notices, another jumps, although the same four companies are in both. What's the difference?",
  sections: [
    {
      kind: 'prose',
      heading: 'Counting share prices',
      paragraphs: [
        rich`The older way needs nothing but prices. Take one ${term('share')} of each member, add up what they cost, and divide. That's how Charles Dow did it in the nineteenth century, with pencil and paper. The Dow Jones and, with some adjustments, the Nikkei 225 are still weighted by price.`,
        "Such an index is called price-weighted. A member at $300 a share pulls three times as hard as one at $100, whatever else is true of them. But a share's price says little about a company. It depends on how many pieces the company has been cut into.",
      ],
    },
    {
      kind: 'prose',
      heading: 'Counting what companies are worth',
      paragraphs: [
        rich`The other way multiplies. Price times number of shares is what all shares together are worth: the ${term('market capitalisation')}. An index that adds up these values gives the large company a large weight. The S&P 500 and the FTSE 100 are built like this, though they count only shares that can be traded. So are most younger indices.`,
        'Value is harder to gather, because somebody has to keep count of the shares. In return the index follows the money: it moves like the wealth of somebody who owns a slice of everything. Some indices cap the weight, so that no single member dwarfs the others.',
      ],
    },
    {
      kind: 'table',
      heading: 'Four companies, two sets of weights',
      intro: 'Invented companies; shares and values in millions.',
      columns: ['Company', 'Price', 'Shares', 'Value', 'Weight by price', 'Weight by value'],
      rows: members.map((member) => [
        member.name,
        dollars(member.price),
        decimal(member.shares),
        dollars(valueOf(member)),
        percent(priceWeight(member)),
        percent(valueWeight(member)),
      ]),
      note: `${HALYARD.name} has the highest price and the lowest value. ${SEDGE.name} is the other way round.`,
    },
    {
      kind: 'figure',
      heading: 'The same companies, drawn twice',
      figure: {
        kind: 'bars',
        caption: "Each company twice: once by its share price and once by what it's worth.",
        bars: members.flatMap((member) => [
          {
            label: `${member.name}, by price`,
            value: priceWeight(member),
            text: percent(priceWeight(member)),
          },
          {
            label: `${member.name}, by value`,
            value: valueWeight(member),
            text: percent(valueWeight(member)),
          },
        ]),
      },
    },
    {
      kind: 'workedExample',
      heading: `${SEDGE.name} rises by ${String(RISE_PERCENT)}%`,
      intro: "The other three don't move. A member's weight times its change gives the index move.",
      lines: [
        {
          label: `Weighted by price: ${percent(priceWeight(SEDGE))} × ${String(RISE_PERCENT)}%`,
          value: `+${percent(byPrice(SEDGE), 2)}`,
        },
        {
          label: `Weighted by value: ${percent(valueWeight(SEDGE))} × ${String(RISE_PERCENT)}%`,
          value: `+${percent(byValue(SEDGE), 2)}`,
        },
      ],
      conclusion: `The index weighted by value moves ${decimal(byValue(SEDGE) / byPrice(SEDGE))} times as far. Had ${SEDGE.name} fallen by as much, the losses would have differed in the same way. With ${HALYARD.name} it would be the reverse: +${percent(byPrice(HALYARD), 2)} by price, +${percent(byValue(HALYARD), 2)} by value.`,
    },
    {
      kind: 'prose',
      heading: 'When a share is split',
      paragraphs: [
        `Companies sometimes cut each share into several. Say ${HALYARD.name} splits ${String(SPLIT)} for one: instead of ${dollars(HALYARD.price)} a share costs ${dollars(splitPrice)}, and there are ${String(splitShares)} million of them. For each old share, an owner has three pieces worth a third each, and is no richer.`,
        `By value nothing happens, since ${dollars(splitPrice)} × ${String(splitShares)} is still ${dollars(valueOf(HALYARD))} million. By price the company loses much of its pull. It had ${percent(priceWeight(HALYARD))} of the weight, and now has ${percent(weightPercent(splitPrice, splitPrices))}. The others gain what it lost, although none of them did anything.`,
        "So that the level doesn't drop on such a day, the publisher adjusts the divisor. That repairs the level. The weights stay changed.",
      ],
    },
    {
      kind: 'warning',
      heading: 'Read the weights first',
      paragraphs: [
        'Price weights are an accident of how shares were cut. Value weights have a weakness of their own: what has risen most weighs most. After a few giants have climbed for years, an index of hundreds of companies can depend on a handful.',
        'So read the weights before you trade a product on an index. Index providers publish them, and the list often shows that a position in a whole market is mostly one in its ten largest members.',
      ],
    },
  ],
  summary: [
    'By price, a member counts as much as one of its shares costs.',
    'By value, it counts as much as all its shares together are worth.',
    'A member moves the index by its weight times its own percentage change, up or down.',
  ],
  exercise: {
    task: `Company A has ${decimal(FIRST.shares)} million shares at ${dollars(FIRST.price)}, company B ${decimal(SECOND.shares)} million at ${dollars(SECOND.price)}. B rises by ${String(EXERCISE_RISE)}%. How far does an index of the two move if weighted by price, and how far by value?`,
    solution: [
      {
        label: `Weight of B by price: ${decimal(SECOND.price)} ÷ ${decimal(indexLevel(exercisePrices, 1))}`,
        value: percent(weightPercent(SECOND.price, exercisePrices), 0),
      },
      {
        label: `Weight of B by value: ${decimal(valueOf(SECOND))} ÷ ${decimal(indexLevel(exerciseValues, 1))}`,
        value: percent(weightPercent(valueOf(SECOND), exerciseValues), 0),
      },
      {
        label: 'Move by price',
        value: percent((weightPercent(SECOND.price, exercisePrices) * EXERCISE_RISE) / 100, 1),
      },
      {
        label: 'Move by value',
        value: percent((weightPercent(valueOf(SECOND), exerciseValues) * EXERCISE_RISE) / 100, 1),
      },
    ],
    mistakes: [
      {
        mistake: `Both of your results are ${String(EXERCISE_RISE / 2)}%.`,
        why: 'You gave each company half of the weight. Neither rule does that here.',
      },
      {
        mistake: 'Your value for B is only 50.',
        why: "That's the price of one share. Multiply it by the number of shares.",
        lesson: 'indices/what-an-index-is',
      },
    ],
  },
  checks: [
    {
      id: 'indices/price-and-value-weights/value-of-a-company',
      kind: 'numeric',
      prompt: `A company has ${decimal(QUESTION_SHARES)} million shares at ${dollars(QUESTION_PRICE)}. What is its value in an index weighted by value?`,
      label: 'Market capitalisation',
      unit: 'million dollars',
      answer: QUESTION_PRICE * QUESTION_SHARES,
      tolerance: 5,
      answerText: decimal(QUESTION_PRICE * QUESTION_SHARES),
      commonMistakes: [
        {
          answer: QUESTION_PRICE,
          feedback: 'This is its weight by price: what a single share costs.',
        },
        {
          answer: QUESTION_PRICE + QUESTION_SHARES,
          feedback: 'Multiply price by number of shares, because each share is worth that price.',
        },
      ],
      explanation: `${decimal(QUESTION_SHARES)} million × ${dollars(QUESTION_PRICE)} is ${dollars(QUESTION_PRICE * QUESTION_SHARES)} million.`,
    },
    {
      id: 'indices/price-and-value-weights/heaviest-by-price',
      kind: 'singleChoice',
      prompt: 'Which of these companies is the heaviest in an index weighted by price?',
      options: [
        {
          text: '900 million shares at $35',
          feedback: 'At $31.5 billion it is worth the most, which counts only by value.',
        },
        {
          text: '20 million shares at $410',
          isCorrect: true,
          feedback: 'Its share has the highest price, and nothing else is counted.',
        },
        {
          text: '150 million shares at $120',
          feedback: 'It comes second by both rules, so it leads by neither.',
        },
      ],
      explanation: 'Only the price of one share matters: $410 is more than $120 and $35.',
    },
    {
      id: 'indices/price-and-value-weights/fall-of-a-member',
      kind: 'numeric',
      prompt: `A member with a weight of ${String(QUESTION_WEIGHT)}% falls by ${String(QUESTION_FALL)}%. The others don't move. By what percentage does the index fall?`,
      label: 'Fall of the index',
      unit: '%',
      answer: questionMove,
      tolerance: 0.01,
      answerText: `${decimal(questionMove, 1)}%`,
      commonMistakes: [
        {
          answer: QUESTION_FALL,
          feedback: "The member fell this far. The index moves only by the member's share of that.",
        },
        {
          answer: QUESTION_WEIGHT * QUESTION_FALL,
          feedback: 'A percentage of a percentage: divide this product by 100.',
        },
      ],
      explanation: `${String(QUESTION_WEIGHT)}% × ${String(QUESTION_FALL)}% is ${decimal(questionMove, 1)}%.`,
    },
    {
      id: 'indices/price-and-value-weights/after-a-split',
      kind: 'multipleChoice',
      prompt: 'A member splits its shares four for one. What is true from the next day?',
      options: [
        {
          text: 'Its weight by price is smaller than before',
          isCorrect: true,
          feedback: 'The price of one share is a quarter of what it was, and the other prices are the same.',
        },
        {
          text: 'Its weight by value is smaller than before',
          feedback: 'Four times as many shares at a quarter of the price are worth the same.',
        },
        {
          text: 'Its weight by value is the same as before',
          isCorrect: true,
          feedback: 'Price and number change in opposite directions, and their product stays the same.',
        },
        {
          text: 'Its owners have gained three new shares for free',
          feedback: 'They hold more pieces of the same cake, and each piece is smaller.',
        },
      ],
      explanation: 'A split changes the price but not the value. So it matters under only one of the rules.',
    },
  ],
};
