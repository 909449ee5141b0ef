import { decimal } from '@/content/format';
import type { LessonContent } from '@/content/lesson';
import { rich, term } from '@/content/richText';

/** A toy fingerprint: the remainder of a sum. Real ones are far longer and can't be steered. */
const MODULUS = 97;
const FACTOR = 7;
const fingerprint = (before: number, amount: number) => (before * FACTOR + amount) % MODULUS;

const AMOUNTS: readonly [number, number, number] = [30, 12, 45];
const START = 10;
const chain = (amounts: readonly [number, number, number]): readonly [number, number, number] => {
  const first = fingerprint(START, amounts[0]);
  const second = fingerprint(first, amounts[1]);
  return [first, second, fingerprint(second, amounts[2])];
};
const [ONE, TWO, THREE] = chain(AMOUNTS);
const CHANGED = 31;
const [ONE_NEW, TWO_NEW, THREE_NEW] = chain([CHANGED, AMOUNTS[1], AMOUNTS[2]]);
const sum = (before: number, amount: number) =>
  `${String(before)} × ${String(FACTOR)} + ${String(amount)} = ${decimal(before * FACTOR + amount)}`;

/** Used in the exercise and questions. */
const EXERCISE_BEFORE = 20;
const EXERCISE_AMOUNT = 55;
const QUESTION_BEFORE = 40;
const QUESTION_AMOUNT = 8;
const questionAnswer = fingerprint(QUESTION_BEFORE, QUESTION_AMOUNT);

export const page: LessonContent = {
  id: 'crypto/the-ledger',
  revision: 1,
  title: 'What a blockchain is: a ledger kept by many',
  description:
    'How blocks are chained by fingerprints, how thousands of computers agree on the next one, and what a majority of them could do.',
  heading: 'A ledger kept by many',
  lead: 'A coin is an entry in a list. What is unusual is who keeps it: thousands of computers, none of which is in charge.',
  question:
    'If no bank keeps the accounts, what stops people from crediting themselves with a few extra coins?',
  sections: [
    {
      kind: 'prose',
      heading: 'The notebook in the shared kitchen',
      paragraphs: [
        'Six people share a kitchen and a notebook in which they write who owes whom. If one of them keeps the book, the others have to trust that person. So everyone keeps a copy, and every evening all copies get the same new page.',
        'To cheat, you would have to change your page, but the other five copies would still have the old one. The majority would notice within a day.',
        rich`A ${term('blockchain')} is such a notebook. Its pages are called blocks, and everybody may hold a copy. Each block lists payments and contains the fingerprint of the block before it.`,
      ],
    },
    {
      kind: 'prose',
      heading: 'What a fingerprint does',
      paragraphs: [
        'A fingerprint is a number worked out from everything in a block, using a recipe that everyone shares. The same block always gives the same number. Change one digit in it, and the number comes out quite different.',
        'As each block contains the fingerprint of the one before, its own number depends on that too. So the last number of the chain depends on the whole list back to the first entry.',
      ],
    },
    {
      kind: 'figure',
      heading: 'Three blocks, three numbers',
      intro: `A toy recipe: take the previous number, multiply by ${String(FACTOR)}, add the payment, and keep the remainder after dividing by ${String(MODULUS)}. Real recipes give numbers of up to 78 digits.`,
      figure: {
        kind: 'flow',
        caption: 'Each block passes its number on to the next.',
        boxes: [
          {
            title: 'Block 1',
            text: `Before: ${String(START)}. Payment: ${String(AMOUNTS[0])}. Number: ${String(ONE)}`,
          },
          {
            title: 'Block 2',
            text: `Before: ${String(ONE)}. Payment: ${String(AMOUNTS[1])}. Number: ${String(TWO)}`,
          },
          {
            title: 'Block 3',
            text: `Before: ${String(TWO)}. Payment: ${String(AMOUNTS[2])}. Number: ${String(THREE)}`,
          },
        ],
      },
    },
    {
      kind: 'workedExample',
      heading: 'One coin more in the first block',
      intro: `Somebody changes the payment in block 1 from ${String(AMOUNTS[0])} to ${String(CHANGED)}.`,
      lines: [
        {
          label: `Block 1: ${sum(START, CHANGED)}, remainder`,
          value: `${String(ONE_NEW)} instead of ${String(ONE)}`,
        },
        {
          label: `Block 2: ${sum(ONE_NEW, AMOUNTS[1])}, remainder`,
          value: `${String(TWO_NEW)} instead of ${String(TWO)}`,
        },
        {
          label: `Block 3: ${sum(TWO_NEW, AMOUNTS[2])}, remainder`,
          value: `${String(THREE_NEW)} instead of ${String(THREE)}`,
        },
      ],
      conclusion:
        'Every number from the change onwards is different. Anyone with an honest copy sees it by comparing a single number, the last.',
    },
    {
      kind: 'prose',
      heading: 'Who may write the next page',
      paragraphs: [
        'With thousands of copies, somebody has to write the next page. Bitcoin makes computers search for a number that gives the block a rare kind of fingerprint. Finding it takes an enormous number of attempts; checking it takes a moment. This is called proof of work, and those who do it are called miners.',
        'Others, including Ether, choose the writer by deposit. Computers lock coins as a pledge, are picked by lot, and lose part of the pledge if they cheat. This is called proof of stake.',
        "In both systems, honesty is meant to pay better than cheating, because cheating costs electricity or coins. It's a matter of incentives, not of laws of nature.",
      ],
    },
    {
      kind: 'list',
      heading: 'What a majority could do',
      intro: 'Suppose one group controls more than half of the computing power.',
      items: [
        'It could undo its own recent payments, by building a longer chain without them, and spend the coins again. This has happened to several small coins.',
        "It could leave out other people's payments for as long as it stays in the majority.",
        rich`It couldn't spend other people's coins. That needs their ${term('private key')}, a number that only the holder should know.`,
        "It couldn't print coins against the rules, since other computers refuse such blocks.",
      ],
    },
    {
      kind: 'prose',
      heading: 'What it costs to agree',
      paragraphs: [
        'Many copies are slower and more expensive than one. A payment waits for a block, and careful sellers wait for a few more on top of it, since the latest block can still be replaced.',
        "Nobody can correct a mistake either. Coins sent to a wrong address stay there. There's no counter where you can complain, and no bank to reverse a payment.",
      ],
    },
    {
      kind: 'warning',
      heading: 'The list and the price',
      paragraphs: [
        'The ledger can work faultlessly while the coin on it falls to zero. It records who holds how many coins. Buyers decide what the coins are worth, and buyers may disappear. Put in no more than you could lose completely.',
        'Most thefts leave the ledger untouched, too. Thieves take keys, or empty a company that keeps coins for others.',
      ],
    },
  ],
  summary: [
    'Each block carries the fingerprint of the one before, so a change in an old block shows in all later numbers.',
    'Many computers hold copies and follow rules about who writes the next block.',
    'The ledger protects the list. It protects neither the price nor your keys.',
  ],
  exercise: {
    task: `Take the toy recipe with ${String(EXERCISE_BEFORE)} as the previous number and a payment of ${String(EXERCISE_AMOUNT)}. Then change the payment by 1 and see what happens to the number. Look up one real block of Bitcoin in a block explorer, a website that shows the ledger, and find the previous block's fingerprint in it.`,
    solution: [
      {
        label: `${sum(EXERCISE_BEFORE, EXERCISE_AMOUNT)}, remainder`,
        value: String(fingerprint(EXERCISE_BEFORE, EXERCISE_AMOUNT)),
      },
      {
        label: `${sum(EXERCISE_BEFORE, EXERCISE_AMOUNT + 1)}, remainder`,
        value: String(fingerprint(EXERCISE_BEFORE, EXERCISE_AMOUNT + 1)),
      },
    ],
    mistakes: [
      {
        mistake: 'Your number is larger than 96.',
        why: 'You kept the sum, or the result of the division. Only the remainder counts.',
      },
      {
        mistake: 'The number changed by only 1.',
        why: 'So it does in the toy recipe, which is why nobody uses it. In a real recipe one changed letter gives a number that looks unrelated.',
      },
    ],
  },
  checks: [
    {
      id: 'crypto/the-ledger/next-number',
      kind: 'numeric',
      prompt: `With the toy recipe, the previous number is ${String(QUESTION_BEFORE)} and the payment ${String(QUESTION_AMOUNT)}. What is the fingerprint?`,
      label: 'Fingerprint',
      unit: 'whole numbers',
      answer: questionAnswer,
      tolerance: 0.1,
      answerText: String(questionAnswer),
      commonMistakes: [
        {
          answer: QUESTION_BEFORE * FACTOR + QUESTION_AMOUNT,
          feedback: "That's the sum. Take the remainder after dividing it by 97.",
        },
        {
          answer: Math.floor((QUESTION_BEFORE * FACTOR + QUESTION_AMOUNT) / MODULUS),
          feedback: "That's how many times 97 goes into the sum. The fingerprint is the remainder.",
        },
      ],
      explanation: `${sum(QUESTION_BEFORE, QUESTION_AMOUNT)}. 97 fits twice, and ${String(questionAnswer)} is left.`,
    },
    {
      id: 'crypto/the-ledger/changed-block',
      kind: 'singleChoice',
      prompt:
        'A chain has 500 blocks, and somebody alters a payment in block 480 of their copy. Which numbers of that copy no longer match?',
      options: [
        { text: 'Those of blocks 1 to 480', feedback: "Earlier blocks don't know what comes after them." },
        {
          text: 'That of block 480 only',
          feedback: 'Block 481 contains that number, so its own number changes too.',
        },
        {
          text: 'Those of blocks 480 to 500',
          isCorrect: true,
          feedback: 'The change is passed on from block to block, right up to the last.',
        },
      ],
      explanation: 'A block depends on all before it, so a change shows from there to the end.',
    },
    {
      id: 'crypto/the-ledger/majority',
      kind: 'multipleChoice',
      prompt:
        'A group gains most of the computing power of a small coin. What should a shop that accepts it worry about?',
      options: [
        {
          text: 'A payment it has received disappears again',
          isCorrect: true,
          feedback: 'The group can build a longer chain in which it never paid.',
        },
        {
          text: 'Coins are taken out of its own address',
          feedback: "That needs the shop's key. Computing power is no help.",
        },
        {
          text: 'Its own payments are left out for a while',
          isCorrect: true,
          feedback: 'Those who write the blocks choose what goes into them.',
        },
      ],
      explanation: 'A majority controls which blocks come next, but no keys.',
    },
    {
      id: 'crypto/the-ledger/way-of-a-payment',
      kind: 'ordering',
      prompt: 'Put the steps of a payment in order.',
      steps: [
        {
          text: 'The holder signs it with a private key',
          feedback: 'Without the signature no computer passes it on.',
        },
        {
          text: 'Computers pass it round and check it',
          feedback: 'They check the signature and whether the coins are there.',
        },
        {
          text: 'It goes into a new block',
          feedback: 'Somebody has won the right to write the next page.',
        },
        { text: 'Further blocks are built on that one', feedback: 'Each makes it harder to undo.' },
      ],
      explanation: 'Sign, check, write, and bury it under further blocks.',
    },
  ],
};
