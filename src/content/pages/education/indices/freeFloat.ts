import { decimal, dollars } from '@/content/format';
import type { LessonContent } from '@/content/lesson';
import { rich, term } from '@/content/richText';
import { statements } from '@/content/rules';
import { indexLevel, weightPercent } from '@/domain/calculators/indexArithmetic';

/** Three invented companies: the value of all their shares in millions, and the free float in percent. */
const ROWAN = { name: 'Rowan', value: 500, float: 40 };
const PELHAM = { name: 'Pelham', value: 300, float: 100 };
const GANNET = { name: 'Gannet', value: 200, float: 50 };
const members = [ROWAN, PELHAM, GANNET];
const floatValue = ({ value, float }: { value: number; float: number }) => (value * float) / 100;
const values = members.map(({ value }) => value);
const floats = members.map(floatValue);
const fullWeight = ({ value }: { value: number }) => weightPercent(value, values);
const floatWeight = (member: { value: number; float: number }) => weightPercent(floatValue(member), floats);
const percent = (value: number, decimals = 0) => `${decimal(value, decimals)}%`;

/** A day on which the first company rises, with weights by full value and by free float. */
const RISE = 6;
const fullMove = (fullWeight(ROWAN) * RISE) / 100;
const floatMove = (floatWeight(ROWAN) * RISE) / 100;

/** The founders sell, and the float grows. */
const FLOAT_AFTER_SALE = 70;
const floatsAfter = [floatValue({ ...ROWAN, float: FLOAT_AFTER_SALE }), ...floats.slice(1)];

/** Used in the exercise. */
const EXERCISE_SHARES = 60;
const EXERCISE_PRICE = 15;
const EXERCISE_FAMILY = 20;
const EXERCISE_STATE = 10;
const exerciseFloatShares = EXERCISE_SHARES - EXERCISE_FAMILY - EXERCISE_STATE;

/** Used in the questions. */
const QUESTION_SHARES = 80;
const QUESTION_PRICE = 25;
const QUESTION_HELD = 35;
const questionFloat = (QUESTION_SHARES * QUESTION_PRICE * (100 - QUESTION_HELD)) / 100;

export const page: LessonContent = {
  id: 'indices/free-float',
  revision: 1,
  title: 'Free float: why an index leaves some shares out',
  description:
    'Shares that founders, families or states mean to keep are left out of the weight. How the float is counted, and what changes with it.',
  heading: 'Free float: only shares that can be traded',
  lead: 'A company may be worth billions and still have few shares on the market. Most indices count only those that can really change hands.',
  question:
    'A family owns more than half of a company and never sells. How much of that company belongs in an index?',
  sections: [
    {
      kind: 'prose',
      heading: 'Shares that change hands',
      paragraphs: [
        rich`Not every share can be bought. Some are held by founders, by the state or by another company that wants to keep its influence. The rest pass from hand to hand every day. That rest is the ${term('free float')}, usually given as a percentage of all shares.`,
      ],
    },
    {
      kind: 'list',
      heading: 'Who counts as a strategic holder',
      intro: 'Every index publisher has its own list, and the limits differ. These are typical cases.',
      items: [
        'Founders, their families and the managers of the company.',
        'A government that keeps a stake in a former state enterprise.',
        'Another company with a large strategic holding.',
        'The company itself, with shares that it has bought back but not cancelled.',
      ],
    },
    {
      kind: 'prose',
      heading: 'Why the difference matters',
      paragraphs: [
        'Index funds buy the members in the proportions of the index. Suppose an index counted every share of a company that is mostly locked away. The funds would have to chase a large part of the few shares for sale, and their own buying would push up the price.',
        'Counting the float avoids that. It makes the index something that investors can hold in practice. Pension funds, savers and insurers are usually part of the float, even with large holdings, because they sell when they see a reason.',
      ],
    },
    {
      kind: 'figure',
      heading: 'All shares, and those for sale',
      intro: `Three invented companies, their values in millions of dollars. ${statements.invented}`,
      figure: {
        kind: 'bars',
        caption: 'What each company is worth in total, and the part of it that can be traded.',
        bars: members.flatMap((member) => [
          {
            label: `${member.name}, all shares`,
            value: member.value,
            text: `${dollars(member.value)} million`,
          },
          {
            label: `${member.name}, float of ${percent(member.float)}`,
            value: floatValue(member),
            text: `${dollars(floatValue(member))} million`,
          },
        ]),
      },
    },
    {
      kind: 'workedExample',
      heading: `What ${ROWAN.name} weighs`,
      intro: `${ROWAN.name} is the most valuable of the three, but only ${percent(ROWAN.float)} of its shares are free.`,
      lines: [
        {
          label: `Weight with all shares: ${decimal(ROWAN.value)} ÷ ${decimal(indexLevel(values, 1))}`,
          value: percent(fullWeight(ROWAN)),
        },
        {
          label: `Value of the float: ${dollars(ROWAN.value)} million × ${percent(ROWAN.float)}`,
          value: `${dollars(floatValue(ROWAN))} million`,
        },
        {
          label: `All floats: ${floats.map((value) => decimal(value)).join(' + ')}`,
          value: `${dollars(indexLevel(floats, 1))} million`,
        },
        {
          label: `Weight with the float: ${decimal(floatValue(ROWAN))} ÷ ${decimal(indexLevel(floats, 1))}`,
          value: percent(floatWeight(ROWAN), 1),
        },
      ],
      conclusion: `If ${ROWAN.name} alone moves by ${percent(RISE)}, the index moves by ${percent(floatMove, 1)}. With all shares counted it would be ${percent(fullMove, 1)}. That holds for a rise and for a fall.`,
    },
    {
      kind: 'table',
      heading: 'Weights before and after',
      intro: 'Leaving out strategic holdings takes weight from some members. The others gain it.',
      columns: ['Company', 'Weight, all shares', 'Float', 'Weight, float only'],
      rows: members.map((member) => [
        member.name,
        percent(fullWeight(member)),
        percent(member.float),
        percent(floatWeight(member), 1),
      ]),
      note: `${PELHAM.name} has no strategic holder. It overtakes ${ROWAN.name}, although it is worth much less.`,
    },
    {
      kind: 'prose',
      heading: 'When the family sells',
      paragraphs: [
        `Floats change. Say the founders of ${ROWAN.name} sell until ${percent(FLOAT_AFTER_SALE)} of the shares are free. The company's value hasn't changed. Yet its weight grows from ${percent(floatWeight(ROWAN), 1)} to ${percent(weightPercent(floatsAfter[0] ?? 0, floatsAfter), 1)}, and the other two shrink to make room.`,
        'Publishers collect such changes and usually apply them on dates announced in advance. Funds then buy and sell to match, so trading in the shares concerned can be heavy around those dates.',
      ],
    },
    {
      kind: 'warning',
      heading: 'Read floats and lists with care',
      paragraphs: [
        "A small float doesn't make a share safer or more likely to rise. With few shares on offer, a single large order can move the price a long way in either direction.",
        "Be careful with lists of the largest companies as well. They often count every share. Such a list can't tell you which member pulls hardest on an index, so get the weights from its publisher.",
      ],
    },
  ],
  summary: [
    'The free float is the part of the shares that can really be traded.',
    'Float value = price × all shares × the float as a percentage, and most value-weighted indices use it.',
    "A change in the float changes the weight, even when the price doesn't move.",
  ],
  exercise: {
    task: `A company has ${decimal(EXERCISE_SHARES)} million shares at ${dollars(EXERCISE_PRICE)}. A family keeps ${decimal(EXERCISE_FAMILY)} million of them and the state ${decimal(EXERCISE_STATE)} million. Find the float as a percentage and its value.`,
    solution: [
      {
        label: `Free shares: ${decimal(EXERCISE_SHARES)} − ${decimal(EXERCISE_FAMILY)} − ${decimal(EXERCISE_STATE)}`,
        value: `${decimal(exerciseFloatShares)} million`,
      },
      {
        label: `Float: ${decimal(exerciseFloatShares)} ÷ ${decimal(EXERCISE_SHARES)}`,
        value: percent((100 * exerciseFloatShares) / EXERCISE_SHARES),
      },
      {
        label: `Value of the float: ${decimal(exerciseFloatShares)} million × ${dollars(EXERCISE_PRICE)}`,
        value: `${dollars(exerciseFloatShares * EXERCISE_PRICE)} million`,
      },
    ],
    mistakes: [
      {
        mistake: `Your value is ${dollars(EXERCISE_SHARES * EXERCISE_PRICE)} million.`,
        why: 'That counts every share, including those of the family and the state.',
        lesson: 'indices/price-and-value-weights',
      },
      {
        mistake: 'You left out the family but not the state.',
        why: 'Both intend to keep their shares, so neither part is for sale.',
      },
    ],
  },
  checks: [
    {
      id: 'indices/free-float/float-value',
      kind: 'numeric',
      prompt: `A company has ${decimal(QUESTION_SHARES)} million shares at ${dollars(QUESTION_PRICE)}, and ${percent(QUESTION_HELD)} of them are held by its founder. What is the free float worth?`,
      label: 'Value of the float',
      unit: 'million dollars',
      answer: questionFloat,
      tolerance: 5,
      answerText: decimal(questionFloat),
      commonMistakes: [
        {
          answer: QUESTION_SHARES * QUESTION_PRICE,
          feedback: 'This is the value of all shares. Subtract what the founder holds.',
        },
        {
          answer: (QUESTION_SHARES * QUESTION_PRICE * QUESTION_HELD) / 100,
          feedback: "You worked out the founder's part. The float is what remains.",
        },
      ],
      explanation: `${decimal(QUESTION_SHARES)} million × ${dollars(QUESTION_PRICE)} × ${percent(100 - QUESTION_HELD)} is ${dollars(questionFloat)} million.`,
    },
    {
      id: 'indices/free-float/government-buys',
      kind: 'singleChoice',
      prompt:
        "A government buys a tenth of a member and means to keep it. Prices don't move. What happens to that member's weight at the next review?",
      options: [
        {
          text: 'It rises, because somebody has bought shares',
          feedback: "Buying can lift a price. Here the prices don't move, but fewer shares are free.",
        },
        {
          text: 'It falls, because the float is smaller',
          isCorrect: true,
          feedback: 'A tenth of the shares has moved out of the float.',
        },
        {
          text: 'It stays the same, because the value is unchanged',
          feedback: 'The value of all shares is the same, but only free ones are counted.',
        },
      ],
      explanation: 'Shares bought to be kept leave the float, and the weight follows the float.',
    },
    {
      id: 'indices/free-float/firm-hands',
      kind: 'multipleChoice',
      prompt: 'Which of these holdings would usually be left out of the float?',
      options: [
        {
          text: 'The quarter that the founder has kept since the start',
          isCorrect: true,
          feedback: 'Founders hold on to keep control, so these shares are rarely for sale.',
        },
        {
          text: 'The shares of many small savers',
          feedback: 'Any of them may sell tomorrow, so their shares are free.',
        },
        {
          text: 'A government stake in a railway that used to belong to the state',
          isCorrect: true,
          feedback: 'A state holds such a stake for reasons of policy and seldom trades it.',
        },
        {
          text: 'What a pension fund has bought',
          feedback:
            'Funds buy and sell according to what they think of the price, so their shares usually count as free.',
        },
      ],
      explanation:
        'Ask who wants influence and who wants a return. The second group sells at the right price.',
    },
  ],
};
