import { decimal, dollars } from '@/content/format';
import type { QuizContent } from '@/content/lesson';

/** A failed exchange, with amounts in coins and dollars. */
const OWED = 1_250;
const HELD = 900;
const CLAIM = 3_500;
const payout = (CLAIM * HELD) / OWED;

/** A fake platform. */
const SHOWN_GAIN = 4_000;
const DEMANDED_FEE = 400;

/** A program's gas, the gas price in billionths of a coin, and the coin's price in dollars. */
const GAS = 65_000;
const GWEI = 12;
const COIN = 2_000;
const fee = (GAS * GWEI * COIN) / 1_000_000_000;

export const page: QuizContent = {
  id: 'crypto/custody-quiz',
  revision: 1,
  title: 'Quiz: custody',
  description:
    'Eight questions on keys, exchanges, wallets, recovery words and transfers, two of them on ledgers and programs. Every answer comes with a reason.',
  heading: 'Quiz: custody',
  lead: 'Six questions on who can move a coin, and how thieves get it moved. Two more go back to the first module of the course.',
  questions: [
    {
      id: 'crypto/custody-quiz/poster',
      lesson: 'crypto/private-key-and-address',
      kind: 'singleChoice',
      prompt:
        'A charity prints its coin address on a poster. What can somebody who reads the poster do with the address?',
      options: [
        {
          text: 'Give coins, and see how many have been given',
          isCorrect: true,
          feedback: 'Paying in and looking are open to everyone.',
        },
        {
          text: 'Take coins out, with a fast enough computer',
          feedback:
            "That would need the key, and the recipe from key to address can't be reversed by any known method.",
        },
        {
          text: 'Nothing, until the charity confirms the payment',
          feedback: "A payment doesn't need the receiver's consent.",
        },
      ],
      explanation: 'An address can be shown to the whole world. Only its key can spend.',
    },
    {
      id: 'crypto/custody-quiz/share-of-a-claim',
      lesson: 'crypto/coins-at-an-exchange',
      kind: 'numeric',
      prompt: `An exchange owes ${decimal(OWED)} coins and has ${decimal(HELD)} left when it fails. All claims share equally, and yours was set at ${dollars(CLAIM)}. What can you expect, before costs?`,
      label: 'Payment',
      unit: 'dollars',
      answer: payout,
      tolerance: 1,
      answerText: dollars(payout),
      commonMistakes: [
        { answer: CLAIM - payout, feedback: "That's what you lose." },
        { answer: CLAIM, feedback: "There isn't enough for everyone to be paid in full." },
      ],
      explanation: `${decimal(HELD)} ÷ ${decimal(OWED)} is ${decimal((100 * HELD) / OWED)}%, and of ${dollars(CLAIM)} that is ${dollars(payout)}.`,
    },
    {
      id: 'crypto/custody-quiz/tax-before-payout',
      lesson: 'crypto/coins-at-an-exchange',
      kind: 'singleChoice',
      prompt: `Somebody you met online showed you a trading app. It shows a gain of ${dollars(SHOWN_GAIN)} and wants ${dollars(DEMANDED_FEE)} of “tax” before it pays. What is the sensible step?`,
      options: [
        {
          text: `Pay ${dollars(DEMANDED_FEE)}, since ${dollars(SHOWN_GAIN)} is ten times as much`,
          feedback:
            'The gain is a number on a screen. The payment would be real, and another demand follows.',
        },
        {
          text: 'Ask them to take the tax from the gain, and pay if they agree',
          feedback: 'They will agree to anything that keeps you talking. There is no gain to take it from.',
        },
        {
          text: 'Pay nothing more, keep the messages and go to the police',
          isCorrect: true,
          feedback: "What you've sent has most likely gone. Don't send anything more.",
        },
      ],
      explanation: 'Nobody who owes you money needs money from you first.',
    },
    {
      id: 'crypto/custody-quiz/permission',
      lesson: 'crypto/wallets-and-devices',
      kind: 'multipleChoice',
      prompt:
        'A page that you found through an advert asks your wallet for unlimited permission over a coin. Which two answers are sound?',
      options: [
        {
          text: 'Refuse, and go to the real page by your own bookmark',
          isCorrect: true,
          feedback: 'Adverts often lead to copies of well-known pages.',
        },
        {
          text: 'Confirm, because the key stays inside the device',
          feedback: 'It does. The permission lets a program take coins without the key.',
        },
        {
          text: 'On the page from your bookmark, limit the permission to this deal, in a wallet that holds little',
          isCorrect: true,
          feedback: 'If something is still wrong, all you lose is the limit.',
        },
        {
          text: 'Confirm, and withdraw the permission tomorrow',
          feedback: 'A program needs only seconds. Tomorrow there may be nothing left to protect.',
        },
      ],
      explanation: 'Check how you reached the page, and give no more than the deal needs.',
    },
    {
      id: 'crypto/custody-quiz/restore',
      lesson: 'crypto/recovery-words',
      kind: 'ordering',
      prompt:
        'You rehearse on a test network, whose coins are worthless. Put the steps of the rehearsal in order.',
      steps: [
        {
          text: 'Create a wallet for practice and write its words on paper',
          feedback: 'These words are only for this and will never guard anything of value.',
        },
        { text: 'Receive some worthless coins', feedback: 'There has to be something to recover.' },
        {
          text: 'Delete the wallet from the phone',
          feedback: "It's as if the phone had been lost.",
        },
        {
          text: 'Restore it from the paper alone',
          feedback: 'Now you know whether the paper is right.',
        },
        {
          text: 'Send the coins on',
          feedback: "That's the final proof: the restored wallet can sign.",
        },
      ],
      explanation: "Make, fill, lose, restore, spend. A backup you've never tried is only a hope.",
    },
    {
      id: 'crypto/custody-quiz/same-address',
      lesson: 'crypto/sending-coins',
      kind: 'singleChoice',
      prompt:
        "The receiver's own page shows the invented address 7b3e-91c0-44fa-d2a8. Which of these addresses may you send to?",
      options: [
        {
          text: '7b3e-91c0-44af-d2a8',
          feedback: 'Both ends agree. In the third group two letters have changed places.',
        },
        {
          text: '7b3e-91c0-44fa-d2a8',
          isCorrect: true,
          feedback: 'All four groups agree, character by character.',
        },
        {
          text: '7b3e-910c-44fa-d2a8',
          feedback: 'Both ends agree. In the second group two characters have changed places.',
        },
      ],
      explanation:
        'The ends are easy to imitate. Compare group by group, from the first character to the last.',
    },
  ],
  review: [
    {
      id: 'crypto/custody-quiz/who-could-undo',
      lesson: 'crypto/the-ledger',
      kind: 'singleChoice',
      prompt:
        "From module one: you sent coins to a stranger's address, and twenty blocks have been added since the transfer. Who can bring them back?",
      options: [
        {
          text: 'The computers that wrote the block',
          feedback: 'They would have to replace all twenty blocks after it, against everyone else.',
        },
        {
          text: 'The stranger, by sending them',
          isCorrect: true,
          feedback: "That takes a new transfer, signed with the stranger's key. You can only ask.",
        },
        {
          text: 'You, with the signature you gave',
          feedback: 'It fits that one transfer and has been used.',
        },
      ],
      explanation: "Blocks stay as they are. Coins move again only with the key to the address they're at.",
    },
    {
      id: 'crypto/custody-quiz/cost-of-withdrawing',
      lesson: 'crypto/smart-contracts',
      kind: 'numeric',
      prompt: `Withdrawing a permission is a step on the ledger and uses, say, ${decimal(GAS)} gas. If gas costs ${String(GWEI)} billionths of a coin and a coin ${dollars(COIN)}, what is the fee?`,
      label: 'Fee',
      unit: 'dollars',
      answer: fee,
      tolerance: 0.01,
      answerText: dollars(fee),
      commonMistakes: [
        { answer: fee / GWEI, feedback: 'That would be the fee at one billionth.' },
        { answer: fee * 1_000, feedback: 'You took millionths of a coin.' },
      ],
      explanation: `${decimal(GAS)} × ${String(GWEI)} ÷ 1,000,000,000 is ${decimal((GAS * GWEI) / 1e9, 5)} coins, and times ${dollars(COIN)} that is ${dollars(fee)}. Keeping the permission to save that fee would be a poor bargain.`,
    },
  ],
};
