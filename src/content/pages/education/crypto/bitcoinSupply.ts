import { decimal, trimmedDecimal } from '@/content/format';
import type { LessonContent } from '@/content/lesson';
import { rich, term } from '@/content/richText';

/** Satoshis per bitcoin; rewards are whole numbers of satoshis. */
const SATOSHIS_PER_COIN = 100_000_000;
const ERA_BLOCKS = 210_000;
const FIRST_REWARD = 50;
const MINUTES_PER_BLOCK = 10;
/** The block reward in satoshis, rounded down. Eras are numbered from 0. */
const rewardSatoshis = (era: number) => Math.floor((FIRST_REWARD * SATOSHIS_PER_COIN) / 2 ** era);
const reward = (era: number) => rewardSatoshis(era) / SATOSHIS_PER_COIN;
/** Coins issued in the first `eras` eras. */
const issuedAfter = (eras: number) =>
  Array.from({ length: eras }, (_, era) => ERA_BLOCKS * rewardSatoshis(era)).reduce(
    (sum, parts) => sum + parts,
    0,
  ) / SATOSHIS_PER_COIN;
/** From this era on, the reward is less than one satoshi. */
const LAST_ERAS = 33;
const finalSupply = issuedAfter(LAST_ERAS);
const coinsText = (value: number) => trimmedDecimal(value, 8);
const yearsPerEra = (ERA_BLOCKS * MINUTES_PER_BLOCK) / (60 * 24 * 365);
const SHOWN_ERAS = [0, 1, 2, 3, 4];
const CHARTED_ERAS = 9;
const share = (eras: number) => (100 * issuedAfter(eras)) / finalSupply;

/** New coins per day in the fifth era. */
const BLOCKS_PER_DAY = (60 * 24) / MINUTES_PER_BLOCK;
const ERA = 4;
const coinsPerDay = BLOCKS_PER_DAY * reward(ERA);

/** Used in the exercise and questions. */
const SMALL_REWARD = 40;
const SMALL_BLOCKS = 1_000;
const smallIssued = SMALL_BLOCKS * (SMALL_REWARD + SMALL_REWARD / 2 + SMALL_REWARD / 4);
const QUESTION_COINS_PER_DAY = BLOCKS_PER_DAY * reward(2);

export const page: LessonContent = {
  id: 'crypto/bitcoin-supply',
  revision: 1,
  title: 'Why there will be 21 million bitcoins: the halving',
  description:
    'How new bitcoins are created, why the total stays slightly below 21 million, and why a fixed supply sets no price.',
  heading: 'Twenty-one million bitcoins',
  lead: "The most quoted number about Bitcoin was never a heap of coins waiting somewhere. It's what comes out when a reward is halved again and again.",
  question: 'Nobody can make more than 21 million bitcoins. Does that mean the price has to rise?',
  sections: [
    {
      kind: 'prose',
      heading: 'A reward that is cut in half',
      paragraphs: [
        'New coins appear in only one way: as the reward for writing a block. The first blocks, in 2009, paid 50 coins each. After every 210,000 blocks the reward is cut in half.',
        rich`That moment is called the ${term('halving')}. Blocks are meant to come about every ten minutes, so a halving comes round roughly every ${decimal(yearsPerEra)} years. Nobody sets a date; the number of blocks decides.`,
      ],
    },
    {
      kind: 'table',
      heading: 'The first five rewards',
      intro: 'Each row is a stretch of 210,000 blocks.',
      columns: ['Stretch', 'Coins per block', 'New coins', 'Total at its end'],
      rows: SHOWN_ERAS.map((era) => [
        String(era + 1),
        coinsText(reward(era)),
        coinsText(ERA_BLOCKS * reward(era)),
        coinsText(issuedAfter(era + 1)),
      ]),
    },
    {
      kind: 'figure',
      heading: 'A curve that flattens',
      intro: `Coins issued after each stretch, in millions, for the first ${String(CHARTED_ERAS)}.`,
      figure: {
        kind: 'lineChart',
        caption: 'The total rises fast, then hardly at all, and stays below 21 million.',
        description: `A line over ${String(CHARTED_ERAS)} stretches of 210,000 blocks. It starts at 0, reaches ${decimal(issuedAfter(1) / 1e6, 2)} million coins after the first, ${decimal(issuedAfter(2) / 1e6, 2)} after the second and ${decimal(issuedAfter(CHARTED_ERAS) / 1e6, 2)} after the ninth.`,
        xLabel: 'Stretches of 210,000 blocks, from 0',
        yLabel: 'Million coins',
        decimals: 2,
        series: [
          {
            label: 'Coins issued',
            values: Array.from({ length: CHARTED_ERAS + 1 }, (_, eras) => issuedAfter(eras) / 1e6),
          },
        ],
      },
    },
    {
      kind: 'workedExample',
      heading: 'Where the number comes from',
      intro:
        'Add up all the stretches. The smallest part of a coin is a hundred-millionth, and a reward is rounded down to whole parts.',
      lines: [
        {
          label: `First stretch: ${decimal(ERA_BLOCKS)} × ${String(FIRST_REWARD)}`,
          value: coinsText(issuedAfter(1)),
        },
        { label: 'With endless halving: twice the first stretch', value: coinsText(2 * issuedAfter(1)) },
        { label: `After five stretches`, value: `${decimal(share(5), 1)}% of it` },
        { label: 'Reward in the last stretch', value: `${coinsText(reward(LAST_ERAS - 1))} coins` },
        { label: `Total after ${String(LAST_ERAS)} stretches`, value: decimal(finalSupply, 4) },
      ],
      conclusion: `Rounding down takes off a little, so the total ends slightly below 21 million. At ten minutes a block, that point comes after about ${decimal(LAST_ERAS * yearsPerEra)} years, around 2140.`,
    },
    {
      kind: 'prose',
      heading: 'Fewer coins than that can be spent',
      paragraphs: [
        rich`Coins whose ${term('private key')} is lost are still in the list and can never move again. Nobody knows how many there are, as a lost coin looks like one that is being kept.`,
        'And who would pay for the blocks when rewards have shrunk? Those who send payments add a fee, and the fees go to whoever writes the block. Whether fees alone will one day be enough is an open question.',
      ],
    },
    {
      kind: 'prose',
      heading: 'Scarcity and value',
      paragraphs: [
        "A price needs two sides. A fixed supply settles one. Nobody settles the other: how many people want the coin and what they would pay. If half of them lose interest, the price falls, although the supply hasn't changed.",
        "The timetable is also public. Everybody has known about the halvings for years, so today's price already reflects what people expect of them. Prices rose after some halvings, but a handful of cases is too few to make a rule.",
      ],
      marginNote:
        "There are thousands of coins, many with a limit of their own and no buyers. A child's drawing is scarcer than any of them: there is only one.",
    },
    {
      kind: 'prose',
      heading: 'Who could change the limit',
      paragraphs: [
        'The rule is a program, and programs can be changed. But everyone who runs the program chooses a version. To change the limit, nearly everyone who runs it would have to agree, and people who hold coins have little reason to.',
        'If some agree and others refuse, the list splits, and from then on there are two coins with a common past. That has happened over other rules.',
      ],
    },
    {
      kind: 'warning',
      heading: 'What the limit means for a buyer',
      paragraphs: [
        'Bitcoin has fallen by more than three quarters from a high several times, with its timetable intact. A coin can lose all of its value even if not one more is ever made. Treat money put into it as money that may be gone.',
        "Be wary when scarcity is used to put pressure on you. A halving that is three months away isn't a reason to decide today.",
      ],
    },
  ],
  summary: [
    'The reward for a block is cut in half after every 210,000 blocks, about every four years.',
    `The sum of all rewards is ${decimal(finalSupply, 4)} coins, slightly below 21 million.`,
    'A fixed supply fixes no price: demand can fall to nothing.',
  ],
  exercise: {
    task: `An invented coin pays ${String(SMALL_REWARD)} coins a block and halves the reward after every ${decimal(SMALL_BLOCKS)} blocks. How many coins exist after three stretches, and what total do they approach? Then look up Bitcoin's current reward in a block explorer and find its row in the table.`,
    solution: [
      { label: `${decimal(SMALL_BLOCKS)} × (40 + 20 + 10)`, value: decimal(smallIssued) },
      { label: 'Limit: twice the first stretch', value: decimal(2 * SMALL_BLOCKS * SMALL_REWARD) },
    ],
    mistakes: [
      {
        mistake: 'You made the limit three times the first stretch.',
        why: 'Each stretch produces half as many as the one before. All the later ones together equal the first.',
      },
      {
        mistake: 'The explorer shows a little more than the reward.',
        why: 'Whoever writes the block also gets the fees for the payments in it.',
      },
    ],
  },
  checks: [
    {
      id: 'crypto/bitcoin-supply/after-six',
      kind: 'numeric',
      prompt: 'What is the reward for a block after six halvings, starting with 50 coins?',
      label: 'Reward',
      unit: 'coins',
      answer: reward(6),
      tolerance: 0.005,
      answerText: coinsText(reward(6)),
      commonMistakes: [
        { answer: reward(5), feedback: "That's after five. The first halving already gives 25." },
        { answer: 50 / 6, feedback: 'You divided by six. Each halving divides by two.' },
      ],
      explanation: '50 divided by 2 six times, which is 50 ÷ 64.',
    },
    {
      id: 'crypto/bitcoin-supply/coins-a-day',
      kind: 'numeric',
      prompt: `At ${coinsText(reward(2))} coins a block and one block every ten minutes, how many new coins are there in a day?`,
      label: 'New coins a day',
      unit: 'coins',
      answer: QUESTION_COINS_PER_DAY,
      tolerance: 0.5,
      answerText: decimal(QUESTION_COINS_PER_DAY),
      commonMistakes: [
        { answer: 24 * reward(2), feedback: 'You counted one block an hour. There are six.' },
        { answer: coinsPerDay, feedback: 'You used the reward in the fifth stretch.' },
      ],
      explanation: `A day has ${decimal(BLOCKS_PER_DAY)} blocks, and ${decimal(BLOCKS_PER_DAY)} × ${coinsText(reward(2))} is ${decimal(QUESTION_COINS_PER_DAY)}.`,
    },
    {
      id: 'crypto/bitcoin-supply/scarce-and-cheap',
      kind: 'singleChoice',
      prompt:
        'A new coin is advertised with “only 1 million will ever exist”. What does this tell you about its price?',
      options: [
        {
          text: 'It has to rise once all the coins are issued',
          feedback: 'If nobody wants them, there is nothing to push it up.',
        },
        {
          text: 'Nothing, until you know who wants it and why',
          isCorrect: true,
          feedback: 'Supply is one side. Without demand, a rare coin is worth nothing.',
        },
        {
          text: 'It should be 21 times the price of a bitcoin',
          feedback: "The number of coins is arbitrary. Fewer coins aren't automatically worth more.",
        },
      ],
      explanation: 'A limit fixes how many coins there are. What they are worth depends on buyers.',
    },
    {
      id: 'crypto/bitcoin-supply/what-is-fixed',
      kind: 'multipleChoice',
      prompt: "Which of these follow from Bitcoin's rules?",
      options: [
        {
          text: 'The number of new coins per block',
          isCorrect: true,
          feedback: 'It depends only on the number of blocks.',
        },
        {
          text: 'The day on which the next halving falls',
          feedback:
            'Blocks are written a little faster or slower than planned, so the day can only be estimated.',
        },
        {
          text: 'The total that can ever be issued',
          isCorrect: true,
          feedback: "It's the sum of all rewards.",
        },
        {
          text: 'The number of coins that can be spent',
          feedback: 'Lost keys take coins out of use, and nobody can count them.',
        },
      ],
      explanation: "Rewards and their sum are rules. Dates and lost coins aren't.",
    },
  ],
};
