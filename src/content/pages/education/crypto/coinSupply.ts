import { decimal, dollars } from '@/content/format';
import type { LessonContent } from '@/content/lesson';
import { rich, term } from '@/content/richText';

/** The lesson's coin: price in dollars, supply in millions. */
const PRICE = 0.4;
const CIRCULATING = 200;
const LOCKED = 500;
const TO_COME = 300;
const TOTAL = CIRCULATING + LOCKED + TO_COME;
const valueNow = PRICE * CIRCULATING;
const valueOfAll = PRICE * TOTAL;

/** One release, and the price at which the circulating coins are worth as much as before. */
const RELEASE = 50;
const circulatingAfter = CIRCULATING + RELEASE;
const priceAfter = valueNow / circulatingAfter;
const SPENT = 600;
const coinsBought = SPENT / PRICE;
const leftOfSpent = coinsBought * priceAfter;

/** A coin with a lower price but a larger market value. */
const CHEAP_PRICE = 0.002;
const CHEAP_COINS = 90_000;
const cheapValue = CHEAP_PRICE * CHEAP_COINS;

/** Used in the exercise and questions. */
const EXERCISE_PRICE = 3;
const EXERCISE_CIRCULATING = 40;
const EXERCISE_TOTAL = 160;
const exerciseShare = (100 * EXERCISE_CIRCULATING) / EXERCISE_TOTAL;
const QUESTION_PRICE = 0.25;
const QUESTION_CIRCULATING = 120;
const QUESTION_TOTAL = 800;
const UNLOCK_BEFORE = 160;
const UNLOCK = 40;
const UNLOCK_PRICE = 5;
const unlockedPrice = (UNLOCK_PRICE * UNLOCK_BEFORE) / (UNLOCK_BEFORE + UNLOCK);

const millions = (value: number) => `${dollars(value)} million`;
const coins = (count: number) => `${decimal(count)} million`;

export const page: LessonContent = {
  id: 'crypto/coin-supply',
  revision: 1,
  title: 'Coin supply: circulating, locked and to come',
  description:
    "A coin's price says little without the number of coins. What is in circulation, what is locked, and what a release can do to holders.",
  heading: 'Coins in circulation and still to come',
  lead: 'One coin costs a fraction of a cent, another thousands of dollars. Neither figure says which is expensive until you know how many of each there are.',
  question:
    'A coin costs 40 cents and a list calls it small. Could it be five times as large as the list says?',
  sections: [
    {
      kind: 'prose',
      heading: 'A price is for one coin',
      paragraphs: [
        'The issuer of a coin chooses how many coins there are. With ten times as many, each costs a tenth as much, and all of them together are worth the same. A low price can mean a small project, or a large one with very many coins.',
        rich`Lists of coins therefore rank by market value, which is price times number. The number they usually take is the ${term('circulating supply')}: the coins that can be traded today. It leaves out two groups, which can be much larger than what it counts. Lists call the result market cap; the same sum with all coins is called the fully diluted value.`,
      ],
    },
    {
      kind: 'definitions',
      heading: 'Three groups of coins',
      rows: [
        {
          term: 'In circulation',
          text: 'Held by anyone who may sell at any moment. Coins whose keys are lost are often counted too, because nobody can prove that they are lost.',
        },
        {
          term: 'Locked',
          text: "They exist, but may not be sold before a set date. Founders, staff and early investors often hold such coins, bought for far less than today's price or received for nothing.",
        },
        {
          term: 'To come',
          text: "Coins that the rules will create later, mostly as rewards for those who keep the network running. Some coins have an upper limit; others don't.",
        },
      ],
    },
    {
      kind: 'figure',
      heading: 'A fifth of the total',
      intro: `An invented coin, Q, whose rules allow a total of ${coins(TOTAL)} coins. Only the first bar is counted in most lists.`,
      figure: {
        kind: 'bars',
        caption: `For every coin of Q that circulates, ${decimal((TOTAL - CIRCULATING) / CIRCULATING)} are locked or not yet made.`,
        bars: [
          { label: 'In circulation', value: CIRCULATING, text: coins(CIRCULATING) },
          { label: 'Locked', value: LOCKED, text: coins(LOCKED) },
          { label: 'To come', value: TO_COME, text: coins(TO_COME) },
        ],
      },
    },
    {
      kind: 'workedExample',
      heading: 'Q, valued twice, and one release',
      intro: `Q costs ${dollars(PRICE)}. Next month ${coins(RELEASE)} locked coins are released.`,
      lines: [
        {
          label: `Value in circulation: ${coins(CIRCULATING)} × ${dollars(PRICE)}`,
          value: millions(valueNow),
        },
        { label: `Value with all coins: ${coins(TOTAL)} × ${dollars(PRICE)}`, value: millions(valueOfAll) },
        {
          label: `The release as a share of what circulates: ${decimal(RELEASE)} ÷ ${decimal(CIRCULATING)}`,
          value: `${decimal((100 * RELEASE) / CIRCULATING)}%`,
        },
        {
          label: `Price if ${millions(valueNow)} is shared by ${coins(circulatingAfter)} coins`,
          value: dollars(priceAfter),
        },
        {
          label: `${decimal(coinsBought)} coins bought for ${dollars(SPENT)}, at that price`,
          value: dollars(leftOfSpent),
        },
      ],
      conclusion: `Counting all coins, Q is worth ${decimal(valueOfAll / valueNow)} times what the list shows. If buyers bring no new money, the release alone takes ${dollars(SPENT - leftOfSpent)} from a holder who did nothing.`,
    },
    {
      kind: 'prose',
      heading: 'What that sum assumes',
      paragraphs: [
        `The last two lines assume that the total value doesn't change, and nobody knows whether it will. If demand grows by a quarter as well, the price stays where it was. If it grows faster, Q rises despite the release. If it shrinks, the fall is deeper than ${dollars(PRICE - priceAfter)}.`,
        'Dates of releases are often public, so the price may move long before them. Some owners keep their coins for years after they are allowed to sell them. Treat a large release as pressure with a date on it, not as a forecast.',
      ],
    },
    {
      kind: 'list',
      heading: 'The second case: “only” a fraction of a cent',
      intro: `Another coin costs ${dollars(CHEAP_PRICE * 100)} per hundred, and all ${decimal(CHEAP_COINS / 1000)} billion of its coins circulate.`,
      items: [
        `Its value is ${millions(cheapValue)}, more than twice the value of Q in circulation. The smaller price belongs to the larger coin.`,
        `At one dollar a coin it would be worth ${dollars(CHEAP_COINS / 1000)} billion. “It only has to reach a dollar” requires ${decimal(1 / CHEAP_PRICE)} times today's value.`,
        'None of it is locked, so no release hangs over its holders. That makes it clearer but no safer: the price can still go to zero.',
      ],
    },
    {
      kind: 'table',
      heading: 'Where to look for the figures',
      intro: 'A claim about supply is only as good as its source.',
      columns: ['Question', 'Where the answer should be', 'If you find none'],
      rows: [
        [
          'How many exist?',
          'The ledger itself, shown by a public explorer',
          'The figure is only a statement',
        ],
        [
          'How many are locked, and until when?',
          'A release schedule, ideally written into a program',
          'Count them as for sale',
        ],
        ['Who can create more?', 'The rules of the network', 'Assume that somebody can'],
        ['Who holds the most?', 'The largest addresses on the ledger', 'A few owners may set the price'],
      ],
      note: 'Different lists can show different circulating supplies for one coin, as each decides what counts as locked.',
    },
    {
      kind: 'warning',
      heading: 'What a new coin can cost you',
      paragraphs: [
        "Market value isn't money that could be paid out. It applies the last price to every coin, although few of them would find a buyer at that price. In a thin market a small sale can halve it.",
        "Some coins are issued so that insiders can sell to newcomers; such coins end up at zero. Knowing the supply lets you ask better questions. It doesn't protect anybody from losing everything they put in.",
      ],
    },
  ],
  summary: [
    'The price of one coin says nothing about the size of the project: multiply by the number of coins.',
    'Work out the value twice, with the coins in circulation and with all that may ever exist.',
    'A release spreads the same money over more coins, unless demand grows with it.',
    'Where you find no source for the supply, leave the line empty and assume the worst case.',
  ],
  exercise: {
    task: `Choose one smaller coin and look for four figures: price, circulating supply, maximum supply and the next release. Note the source of each. Then work out both values and the share that circulates. The solution uses a coin at ${dollars(EXERCISE_PRICE)}, with ${coins(EXERCISE_CIRCULATING)} coins of ${coins(EXERCISE_TOTAL)} in circulation.`,
    solution: [
      { label: 'Value in circulation', value: millions(EXERCISE_PRICE * EXERCISE_CIRCULATING) },
      { label: 'Value with all coins', value: millions(EXERCISE_PRICE * EXERCISE_TOTAL) },
      { label: 'Share that circulates', value: `${decimal(exerciseShare)}%` },
    ],
    mistakes: [
      {
        mistake: 'You found no maximum supply and used the coins that exist today.',
        why: 'Some coins have no upper limit. Write “no limit”, and note how many are added a year.',
        lesson: 'crypto/bitcoin-supply',
      },
      {
        mistake: 'All four figures come from the page that advertises the coin.',
        why: 'Check at least the number of coins in a public explorer of its ledger.',
        lesson: 'crypto/the-ledger',
      },
    ],
  },
  checks: [
    {
      id: 'crypto/coin-supply/with-all-coins',
      kind: 'numeric',
      prompt: `A coin costs ${dollars(QUESTION_PRICE)}. ${coins(QUESTION_CIRCULATING)} coins circulate, and there can be ${coins(QUESTION_TOTAL)}. What is its value with all coins, in millions of dollars?`,
      label: 'Value with all coins',
      unit: 'million dollars',
      answer: QUESTION_PRICE * QUESTION_TOTAL,
      tolerance: 0.5,
      answerText: millions(QUESTION_PRICE * QUESTION_TOTAL),
      commonMistakes: [
        {
          answer: QUESTION_PRICE * QUESTION_CIRCULATING,
          feedback:
            'That counts what circulates today. The question is about every coin that may ever exist.',
        },
        {
          answer: QUESTION_PRICE * (QUESTION_TOTAL - QUESTION_CIRCULATING),
          feedback: "Those are only the coins that don't circulate yet. Add the others.",
        },
        {
          answer: QUESTION_PRICE * (QUESTION_TOTAL + QUESTION_CIRCULATING),
          feedback: 'The maximum supply already includes the coins in circulation.',
        },
      ],
      explanation: `${coins(QUESTION_TOTAL)} × ${dollars(QUESTION_PRICE)} is ${millions(QUESTION_PRICE * QUESTION_TOTAL)}.`,
    },
    {
      id: 'crypto/coin-supply/after-the-release',
      kind: 'numeric',
      prompt: `${coins(UNLOCK_BEFORE)} coins circulate at ${dollars(UNLOCK_PRICE)}. Then ${coins(UNLOCK)} more are released, while the value in circulation stays the same. What would one coin cost?`,
      label: 'Price',
      unit: 'dollars',
      answer: unlockedPrice,
      tolerance: 0.01,
      answerText: dollars(unlockedPrice),
      commonMistakes: [
        {
          answer: UNLOCK_PRICE * (1 - UNLOCK / UNLOCK_BEFORE),
          feedback: `A quarter more coins doesn't cut the price by a quarter. Divide the value by the new number.`,
        },
        {
          answer: (UNLOCK_PRICE * UNLOCK) / UNLOCK_BEFORE,
          feedback:
            'You took the released coins as a share of the old ones. Divide the value by the new total instead.',
        },
      ],
      explanation: `The value is ${millions(UNLOCK_PRICE * UNLOCK_BEFORE)}. Shared by ${coins(UNLOCK_BEFORE + UNLOCK)} coins, that makes ${dollars(unlockedPrice)} each.`,
    },
    {
      id: 'crypto/coin-supply/cheaper',
      kind: 'singleChoice',
      prompt:
        'One coin trades at three cents, another at 300 dollars. Which is the larger project by market value?',
      options: [
        {
          text: 'The one at 300 dollars',
          feedback:
            'It would be, if both had the same number of coins. Their numbers can differ by millions.',
        },
        {
          text: "You can't say from that",
          isCorrect: true,
          feedback: 'The number of coins is missing, and it matters as much as the price.',
        },
        {
          text: 'The one at three cents',
          feedback: 'A low price often goes with many coins, but nothing here says how many.',
        },
      ],
      explanation: 'Market value is a product of two numbers, and only one of them was given.',
    },
    {
      id: 'crypto/coin-supply/no-source',
      kind: 'singleChoice',
      prompt:
        "A coin's page says that its founders' coins are “long-term locked”. You find no schedule. How do you count them?",
      options: [
        {
          text: 'As not existing, since they are locked',
          feedback: 'They exist, and one day they can be sold. “Locked” without a date says little.',
        },
        {
          text: 'As half of them, to be fair to both sides',
          feedback: 'A made-up half is no more reliable than the claim itself.',
        },
        {
          text: 'As coins that may be sold',
          isCorrect: true,
          feedback: 'Without a source, the careful approach is to count them all.',
        },
      ],
      explanation:
        'A question stays open until its answer has a source; in calculations, assume the worst case.',
    },
  ],
};
