import { decimal, dollars } from '@/content/format';
import type { LessonContent } from '@/content/lesson';
import { rich, term } from '@/content/richText';
import { indexLevel, weightPercent } from '@/domain/calculators/indexArithmetic';

/** Three invented companies: the value of all their shares, in millions of dollars, on two days. */
const FERNWAY = { name: 'Fernway', before: 600, after: 618 };
const COBBLE = { name: 'Cobble', before: 300, after: 291 };
const TARN = { name: 'Tarn', before: 300, after: 300 };
const members = [FERNWAY, COBBLE, TARN];
const DIVISOR = 12;
const valuesBefore = members.map(({ before }) => before);
const valuesAfter = members.map(({ after }) => after);
const totalBefore = indexLevel(valuesBefore, 1);
const totalAfter = indexLevel(valuesAfter, 1);
const levelBefore = indexLevel(valuesBefore, DIVISOR);
const levelAfter = indexLevel(valuesAfter, DIVISOR);
const signed = (value: number, decimals: number) =>
  `${value < 0 ? '−' : value > 0 ? '+' : ''}${decimal(Math.abs(value), decimals)}`;
const memberRows = members.map(({ name, before, after }) => [
  name,
  `${decimal(weightPercent(before, valuesBefore))}%`,
  `${signed((100 * (after - before)) / before, 0)}%`,
  signed((after - before) / DIVISOR, 2),
]);

/** Two indices at very different levels, on the same invented day. */
const HIGH = { level: 38_000, points: 190 };
const LOW = { level: 5_000, points: 50 };
const percentOf = ({ level, points }: { level: number; points: number }) => (100 * points) / level;

/** Used in the exercise. */
const EXERCISE = [80, 50, 70];
const EXERCISE_AFTER = [88, 49, 70];
const EXERCISE_BASE = 1_000;
const exerciseDivisor = indexLevel(EXERCISE, 1) / EXERCISE_BASE;
const exerciseLevel = indexLevel(EXERCISE_AFTER, exerciseDivisor);

/** The questions: a basket worth 900 million at a level of 300. */
const BASKET = 900;
const BASKET_LEVEL = 300;
const basketDivisor = BASKET / BASKET_LEVEL;
const BASKET_AFTER = 927;
const basketLevelAfter = indexLevel([BASKET_AFTER], basketDivisor);

export const page: LessonContent = {
  id: 'indices/what-an-index-is',
  revision: 1,
  title: 'What a stock index is, and how its level is calculated',
  description:
    'Members, weights and a starting value make a stock index. How the level is worked out, and why it tells you nothing on its own.',
  heading: 'An index: a list, a rule and a starting value',
  lead: 'The news gives an index as one large number. Behind it are a list of companies, a rule for counting them, and a first value that somebody chose.',
  question: `One index is at ${decimal(HIGH.level)} and another at ${decimal(LOW.level)}. Is the first market worth more?`,
  sections: [
    {
      kind: 'prose',
      heading: 'A shopping basket of companies',
      paragraphs: [
        'Statisticians measure the cost of living with a basket. They choose goods, decide how much each of them counts, and add up the prices every month. Nobody buys exactly that basket, yet it shows whether life has become more expensive.',
        rich`A stock ${term('index')} does the same for companies. It follows a chosen group and sums up all their changes in one number. On any day some members rise and others fall. The index answers one question: what did the group do as a whole?`,
        "It's a calculation, so nobody can own it. What traders buy and sell are products that follow it, such as a fund, a future or a contract with a broker.",
      ],
    },
    {
      kind: 'definitions',
      heading: 'The three ingredients',
      intro: 'A publisher writes them down in a public rule book and keeps to it.',
      rows: [
        {
          term: 'The list',
          text: 'Which companies are in. The rules usually require a certain size, a home market and enough daily trading. The list is reviewed on fixed dates.',
        },
        {
          term: 'The weights',
          text: 'How much each member counts. Many indices weight a company by what all its shares are worth, others by the price of one share.',
        },
        {
          term: 'The starting value',
          text: 'A level that the publisher picks for the first day: 100 and 1,000 are common choices. It has no meaning of its own.',
        },
      ],
    },
    {
      kind: 'figure',
      heading: 'From many companies to one number',
      intro: `${FERNWAY.name}, ${COBBLE.name} and ${TARN.name} are invented, and so are their values.`,
      figure: {
        kind: 'flow',
        caption: "The divisor is chosen so that the first day's level is a round number.",
        boxes: [
          {
            title: 'Values',
            text: members.map(({ name, before }) => `${name} ${dollars(before)} million`).join(', '),
          },
          { title: 'Sum', text: `Together ${dollars(totalBefore)} million` },
          { title: 'Divisor', text: `Divide by ${dollars(DIVISOR)} million` },
          { title: 'Level', text: `The index starts at ${decimal(levelBefore)}` },
        ],
      },
    },
    {
      kind: 'prose',
      heading: 'Why anything is divided at all',
      paragraphs: [
        rich`A sum in millions of dollars is awkward to read. So the publisher divides it by a fixed number, the ${term('divisor')}, to get a handy figure. To start at ${decimal(levelBefore)}, the sum of ${decimal(totalBefore)} has to be divided by ${decimal(DIVISOR)}.`,
        rich`From then on the divisor stays the same as long as the list of companies does, while the values change. One whole unit of the level is called a ${term('point')}. Here each point represents ${dollars(DIVISOR)} million of company value, so every company's gain or loss can be turned into points.`,
      ],
    },
    {
      kind: 'workedExample',
      heading: 'The day after',
      intro: `A day later ${FERNWAY.name} is worth ${dollars(FERNWAY.after)} million, ${COBBLE.name} ${dollars(COBBLE.after)} million, and ${TARN.name} hasn't changed.`,
      lines: [
        {
          label: `New sum: ${valuesAfter.map((value) => decimal(value)).join(' + ')}`,
          value: decimal(totalAfter),
        },
        { label: `New level: ${decimal(totalAfter)} ÷ ${decimal(DIVISOR)}`, value: decimal(levelAfter, 2) },
        {
          label: `Change in points: ${decimal(levelAfter, 2)} − ${decimal(levelBefore)}`,
          value: signed(levelAfter - levelBefore, 2),
        },
        {
          label: 'Change as a percentage of the previous level',
          value: `${signed((100 * (levelAfter - levelBefore)) / levelBefore, 2)}%`,
        },
      ],
      conclusion:
        "One company gained, one lost by the same percentage, and one didn't change. Even so, the index rose.",
    },
    {
      kind: 'table',
      heading: 'Which member moved it',
      intro: `A member's pull in points is the change in its value divided by the divisor of ${decimal(DIVISOR)}.`,
      columns: ['Member', 'Weight', 'Its day', 'Points'],
      rows: memberRows,
      note: `All members' points add up to the change in the index, ${signed(levelAfter - levelBefore, 2)}. ${FERNWAY.name} makes up half of the basket, so its rise outweighs the fall of ${COBBLE.name}.`,
    },
    {
      kind: 'prose',
      heading: 'What the level is good for',
      paragraphs: [
        `Now to the two indices at the top. ${decimal(HIGH.level)} and ${decimal(LOW.level)} started on different days, from different values, with different lists. The larger figure doesn't mean a larger or a more expensive market. It could be divided by ten tomorrow, and nobody would be richer or poorer.`,
        `The same goes for points. Say the first index gains ${decimal(HIGH.points)} points and the second ${decimal(LOW.points)}. As percentages that is ${decimal(percentOf(HIGH), 1)}% against ${decimal(percentOf(LOW), 1)}%, so the smaller number marked the stronger day. Compare percentages, never levels and never points.`,
      ],
    },
    {
      kind: 'warning',
      heading: 'Check what you compare',
      paragraphs: [
        "A rising index doesn't mean that most of its members rose. A few heavy ones can lift the number while the majority falls, and the other way round.",
        "A record high doesn't say that shares have become expensive either. Whether shares are cheap or expensive depends on what the companies earn, and the level says nothing about earnings.",
      ],
    },
  ],
  summary: [
    'An index is a list of members, a rule for their weights and a starting value.',
    "Level = the sum of the members' values ÷ the divisor.",
    'Only percentage changes can be compared between two indices.',
  ],
  exercise: {
    task: `Invent an index of three companies worth ${EXERCISE.map((value) => dollars(value)).join(', ')} million, and let it start at ${decimal(EXERCISE_BASE)}. Find the divisor. The next day they are worth ${EXERCISE_AFTER.map((value) => dollars(value)).join(', ')} million: work out the level, and which member pulled hardest.`,
    solution: [
      {
        label: `Divisor: ${decimal(indexLevel(EXERCISE, 1))} ÷ ${decimal(EXERCISE_BASE)}`,
        value: decimal(exerciseDivisor, 1),
      },
      {
        label: `Level: ${decimal(indexLevel(EXERCISE_AFTER, 1))} ÷ ${decimal(exerciseDivisor, 1)}`,
        value: decimal(exerciseLevel),
      },
      { label: 'Pull of the first company: 8 ÷ 0.2', value: `${signed(8 / exerciseDivisor, 0)} points` },
      { label: 'Pull of the second company: −1 ÷ 0.2', value: `${signed(-1 / exerciseDivisor, 0)} points` },
    ],
    mistakes: [
      {
        mistake: 'Your second level is 1,000 again.',
        why: 'You worked out a new divisor for the second day. It stays as it was, and the level changes.',
      },
      {
        mistake: 'You added up the percentages of the three companies.',
        why: 'A percentage counts for more in a large company. Add the values first, and divide afterwards.',
      },
    ],
  },
  checks: [
    {
      id: 'indices/what-an-index-is/level-after',
      kind: 'numeric',
      prompt: `An index at ${decimal(BASKET_LEVEL)} has members worth ${dollars(BASKET)} million. Their value rises to ${dollars(BASKET_AFTER)} million. What is the new level?`,
      label: 'Level',
      unit: 'points',
      answer: basketLevelAfter,
      tolerance: 0.5,
      answerText: decimal(basketLevelAfter),
      commonMistakes: [
        {
          answer: BASKET_LEVEL + BASKET_AFTER - BASKET,
          feedback: `You added millions to points. A point of this index represents ${dollars(basketDivisor)} million.`,
        },
        {
          answer: (BASKET_AFTER - BASKET) / basketDivisor,
          feedback: 'These are the points gained. The level is the old level plus the gain.',
        },
      ],
      explanation: `The divisor is ${decimal(BASKET)} ÷ ${decimal(BASKET_LEVEL)}, which is ${decimal(basketDivisor)}. ${decimal(BASKET_AFTER)} ÷ ${decimal(basketDivisor)} is ${decimal(basketLevelAfter)}.`,
    },
    {
      id: 'indices/what-an-index-is/who-moved-it',
      kind: 'singleChoice',
      prompt: 'Members are weighted by what they are worth. Which change moves the index most?',
      options: [
        {
          text: 'A company worth $50 million rises by 20%',
          feedback: 'The percentage is the largest, but it adds only $10 million to the sum.',
        },
        {
          text: 'A company worth $400 million rises by 3%',
          isCorrect: true,
          feedback: 'Three per cent of a large company adds $12 million, the most of the three.',
        },
        {
          text: 'A company worth $900 million rises by 1%',
          feedback: "It's the heaviest of the three, but adds only $9 million.",
        },
      ],
      explanation: 'Turn each change into money: weight and percentage both matter.',
    },
    {
      id: 'indices/what-an-index-is/two-levels',
      kind: 'singleChoice',
      prompt:
        'On one day an index falls from 24,000 to 23,760 and another from 8,000 to 7,880. Which had the weaker day?',
      options: [
        {
          text: 'The first, because it lost 240 points',
          feedback: 'It lost more points, but each of them is a smaller part of a higher level.',
        },
        {
          text: 'The second, because it lost 1.5%',
          isCorrect: true,
          feedback: 'The loss of 120 points is 1.5% of 8,000. The first lost 1%.',
        },
        {
          text: "Neither: such indices can't be compared",
          feedback: "Their levels and points can't be, but their percentage changes can.",
        },
      ],
      explanation: '240 ÷ 24,000 is 1%, and 120 ÷ 8,000 is 1.5%.',
    },
    {
      id: 'indices/what-an-index-is/order-of-the-sum',
      kind: 'ordering',
      prompt: 'In which order does a publisher get from companies to the first level of a new index?',
      steps: [
        {
          text: 'Choose the members by the rules',
          feedback: 'Before you can count anything, you must know what belongs on the list.',
        },
        {
          text: 'Work out how much each of them counts',
          feedback: 'The rule for the weights needs the list, and the sum needs the weights.',
        },
        { text: 'Add everything up', feedback: 'The divisor depends on this sum.' },
        {
          text: 'Find the divisor that gives the chosen first level',
          feedback: "It's the sum divided by the level, so it comes once both are known.",
        },
      ],
      explanation: 'List, weights, sum, divisor: each step uses the one before.',
    },
  ],
};
