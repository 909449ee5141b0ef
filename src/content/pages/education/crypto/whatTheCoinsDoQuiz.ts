import { exampleLevels } from '@/content/exampleLevels';
import { decimal, dollars } from '@/content/format';
import type { QuizContent } from '@/content/lesson';
import { profit } from '@/domain/calculators/tradeArithmetic';

/** A program's gas, the gas price in billionths of an ether, and the price of ether in dollars. */
const GAS = 90_000;
const GWEI = 40;
const ETHER = exampleLevels['ETH/USD'];
const PER_ETHER = 1_000_000_000;
const feeInEther = (GAS * GWEI) / PER_ETHER;
const fee = feeInEther * ETHER;

const COINS = 3_000;
const PEG_PRICE = 1;
const LOW_PRICE = 0.85;
const dipLoss = -profit(PEG_PRICE, LOW_PRICE, COINS);

/** Supplies are in millions of coins. */
const PRICE = 0.6;
const CIRCULATING = 150;
const LOCKED = 450;
const TO_COME = 400;
const TOTAL = CIRCULATING + LOCKED + TO_COME;
const timesLarger = TOTAL / CIRCULATING;

const REWARD = 24;
const HALVINGS = 4;
const rewardNow = REWARD / 2 ** HALVINGS;

export const page: QuizContent = {
  id: 'crypto/what-the-coins-do-quiz',
  revision: 1,
  title: 'Quiz: what the coins do',
  description:
    'Eight questions on ledgers, new coins, programs, pegs and supply, with a reason for every answer. Take it as often as you like.',
  heading: 'Quiz: what the coins do',
  lead: 'Eight questions on what a coin does, who can make more of it, and which statement about it is only a promise.',
  questions: [
    {
      id: 'crypto/what-the-coins-do-quiz/old-entry',
      lesson: 'crypto/the-ledger',
      kind: 'singleChoice',
      prompt:
        'Somebody alters a payment in their copy of a block that is three years old. How do other computers notice?',
      options: [
        {
          text: 'The person who was paid has to complain',
          feedback: 'Nobody needs to. The copies contradict each other.',
        },
        {
          text: 'Fingerprints of that block and all later ones differ',
          isCorrect: true,
          feedback:
            'Each block contains the fingerprint of the one before, so the change runs through to the end.',
        },
        {
          text: 'Only the fingerprint of that one block differs',
          feedback: "It's part of the next block, whose fingerprint then changes as well, and so on.",
        },
      ],
      explanation: "An old entry can't be altered alone: everything built on it changes with it.",
    },
    {
      id: 'crypto/what-the-coins-do-quiz/majority',
      lesson: 'crypto/the-ledger',
      kind: 'multipleChoice',
      prompt: 'One group has most of the computing power of a ledger. Which two things could it do?',
      options: [
        {
          text: 'Take back a payment that it made an hour ago',
          isCorrect: true,
          feedback: 'With a longer chain of its own it can leave that payment out.',
        },
        {
          text: "Spend coins whose keys it doesn't have",
          feedback:
            'Power over blocks is no substitute for a signature. Other computers would refuse the payment.',
        },
        {
          text: "Keep a stranger's payments out of its blocks",
          isCorrect: true,
          feedback: 'Those who write the blocks choose what goes in, as long as the majority lasts.',
        },
        {
          text: 'Pay itself more new coins than the rules allow',
          feedback: 'Every computer checks that rule, and rejects blocks that break it.',
        },
      ],
      explanation: "A majority decides which valid payments are entered. It doesn't decide what is valid.",
    },
    {
      id: 'crypto/what-the-coins-do-quiz/reward',
      lesson: 'crypto/bitcoin-supply',
      kind: 'numeric',
      prompt: `A coin began with ${String(REWARD)} new coins per block. Its reward has halved ${String(HALVINGS)} times. How many does a block pay now?`,
      label: 'New coins per block',
      unit: 'coins',
      answer: rewardNow,
      tolerance: 0.01,
      answerText: `${String(rewardNow)} coins`,
      commonMistakes: [
        {
          answer: REWARD / HALVINGS,
          feedback:
            'You divided by the number of halvings. Four halvings divide by 2 × 2 × 2 × 2, which is 16.',
        },
        { answer: rewardNow * 2, feedback: 'You stopped one halving too early.' },
      ],
      explanation: `${String(REWARD)} ÷ 16 is ${String(rewardNow)}.`,
    },
    {
      id: 'crypto/what-the-coins-do-quiz/promise',
      lesson: 'crypto/bitcoin-supply',
      kind: 'singleChoice',
      prompt:
        "Three sentences from a coin's description. Which is a promise rather than something you can check?",
      options: [
        {
          text: 'No more than 50 million coins can be created',
          feedback: 'The rule is part of public software. You can look up whether it says so.',
        },
        {
          text: 'Fees are paid in the coin itself',
          feedback: 'Any payment on the ledger shows what its fee was paid in.',
        },
        {
          text: 'As coins are scarce, holders will gain',
          isCorrect: true,
          feedback: 'A limited supply is a fact. What buyers will pay is unknown.',
        },
      ],
      explanation: "What a coin does can be looked up. What its price will do can't.",
    },
    {
      id: 'crypto/what-the-coins-do-quiz/fee',
      lesson: 'crypto/smart-contracts',
      kind: 'numeric',
      prompt: `A program uses ${decimal(GAS)} gas at ${String(GWEI)} gwei, each a billionth of an ether. Ether is at ${dollars(ETHER)}. What does running it cost?`,
      label: 'Fee',
      unit: 'dollars',
      answer: fee,
      tolerance: 0.05,
      answerText: dollars(fee),
      commonMistakes: [
        { answer: fee / GWEI, feedback: 'That would be the fee at a gas price of one gwei.' },
        { answer: fee * 1_000, feedback: 'You counted a gwei as a millionth of an ether.' },
      ],
      explanation: `${decimal(GAS)} × ${String(GWEI)} ÷ 1,000,000,000 is ${decimal(feeInEther, 4)} ether, and times ${dollars(ETHER)} that is ${dollars(fee)}.`,
    },
    {
      id: 'crypto/what-the-coins-do-quiz/faulty-program',
      lesson: 'crypto/smart-contracts',
      kind: 'singleChoice',
      prompt:
        'A lending program pays out twice what it should, because of a slip in its code. What does the ledger do?',
      options: [
        {
          text: 'It records the payments as valid',
          isCorrect: true,
          feedback: "The code allowed them. It doesn't say what its author meant.",
        },
        {
          text: 'It holds the payments back for a check',
          feedback: 'Nobody checks intentions. Only the rules are checked.',
        },
        {
          text: 'It takes the surplus back the next day',
          feedback: 'Entries stay. A reversal would need most of the network to agree on it.',
        },
      ],
      explanation: 'A program runs as written, and its mistakes are carried out like everything else.',
    },
    {
      id: 'crypto/what-the-coins-do-quiz/below-the-peg',
      lesson: 'crypto/stablecoins',
      kind: 'numeric',
      prompt: `You hold ${decimal(COINS)} coins bought at one dollar. The peg breaks, and you sell at ${decimal(LOW_PRICE * 100)} cents. What is your loss, before fees?`,
      label: 'Loss',
      unit: 'dollars',
      answer: dipLoss,
      tolerance: 0.5,
      answerText: dollars(dipLoss),
      commonMistakes: [
        { answer: COINS * LOW_PRICE, feedback: "That's what the sale brings in." },
        {
          answer: COINS / LOW_PRICE - COINS,
          feedback: 'You divided by the price. Multiply the coins by the amount missing on each.',
        },
      ],
      explanation: `${decimal(COINS)} × ${dollars(PEG_PRICE - LOW_PRICE)} is ${dollars(dipLoss)}.`,
    },
    {
      id: 'crypto/what-the-coins-do-quiz/real-size',
      lesson: 'crypto/coin-supply',
      kind: 'numeric',
      prompt: `A coin costs ${dollars(PRICE)}. ${String(CIRCULATING)} million circulate, ${String(LOCKED)} million are locked, and ${String(TO_COME)} million are still to be created. With every coin counted, how many millions of dollars is it valued at?`,
      label: 'Value with all coins',
      unit: 'million dollars',
      answer: PRICE * TOTAL,
      tolerance: 0.5,
      answerText: `${dollars(PRICE * TOTAL)} million`,
      commonMistakes: [
        { answer: PRICE * CIRCULATING, feedback: 'You counted only what can be traded today.' },
        {
          answer: PRICE * (CIRCULATING + LOCKED),
          feedback: 'You counted only what exists. Add those still to come.',
        },
        { answer: PRICE * (LOCKED + TO_COME), feedback: 'The coins in circulation are missing.' },
      ],
      explanation: `${decimal(TOTAL)} million × ${dollars(PRICE)} is ${dollars(PRICE * TOTAL)} million, ${decimal(timesLarger, 1)} times the value in circulation.`,
    },
  ],
  review: [],
};
