import { decimal, dollars } from '@/content/format';
import type { QuizContent } from '@/content/lesson';
import { profit } from '@/domain/calculators/tradeArithmetic';

/** A failed firm: what it owes and what was found, in millions, and one client's balance. */
const OWED = 80;
const FOUND = 60;
const BALANCE = 10_000;
const paidBack = (BALANCE * FOUND) / OWED;

const TURNOVER = 6_000_000;
const SPREAD = 0.0001;
const BONUS = 250;
const spreads = TURNOVER * SPREAD;

const LIST_SIZE = 12_800;
const WEEKS = 7;
const believers = LIST_SIZE / 2 ** WEEKS;

/** A month of charges, and the referrer's share of them. */
const TRADES = 60;
const COST_PER_TRADE = 3;
const SHARE_PERCENT = 20;
const charges = TRADES * COST_PER_TRADE;
const referrerShare = (charges * SHARE_PERCENT) / 100;

/** Used in the review questions. */
const BID = 1.2704;
const ASK = 1.2707;
const UNITS = 30_000;
const openingLoss = -profit(ASK, BID, UNITS);

const SOLD = 1.092;
const BOUGHT_BACK = 1.0975;
const SHORT_UNITS = 10_000;
const loss = -profit(SOLD, BOUGHT_BACK, -SHORT_UNITS);

export const page: QuizContent = {
  id: 'beginner/firms-and-frauds-quiz',
  revision: 1,
  title: 'Quiz: firms and frauds',
  description:
    'Six questions on licences, registers, deposits, frauds and fees, and two on prices, each with a reason for every answer.',
  heading: 'Quiz: firms and frauds',
  lead: 'Six questions on the firms behind the prices, and two on the prices themselves. All firms and figures are invented.',
  questions: [
    {
      id: 'beginner/firms-and-frauds-quiz/failed-firm',
      lesson: 'beginner/licence-and-entity',
      kind: 'numeric',
      prompt: `A firm fails. It owes its customers ${dollars(OWED)} million, and ${dollars(FOUND)} million is found in the accounts kept for them. Your balance was ${dollars(BALANCE)}. How much of your money is missing, before any scheme pays?`,
      label: 'Missing',
      unit: 'dollars',
      answer: BALANCE - paidBack,
      tolerance: 1,
      answerText: dollars(BALANCE - paidBack),
      commonMistakes: [
        { answer: paidBack, feedback: "That's what you get back from those accounts." },
        {
          answer: BALANCE,
          feedback: 'All of it would be missing only if nothing had been kept separately.',
        },
      ],
      explanation: `${decimal((100 * FOUND) / OWED)}% is found, so ${dollars(paidBack)} comes back and ${dollars(BALANCE - paidBack)} is missing.`,
    },
    {
      id: 'beginner/firms-and-frauds-quiz/line-that-decides',
      lesson: 'beginner/reading-the-register',
      kind: 'singleChoice',
      prompt:
        'You compare a website with the register. Which difference means that you may be looking at a clone?',
      options: [
        {
          text: 'The site has a logo, and the register shows none',
          feedback: 'Registers show no logos, so a missing one says nothing.',
        },
        {
          text: "The site gives a phone number that isn't in the entry",
          isCorrect: true,
          feedback: 'A clone needs its own number to reach you. Ring the one in the entry.',
        },
        {
          text: "The site is newer than the firm's licence",
          feedback: 'Firms renew their websites. Compare the web address; the age of the site says nothing.',
        },
      ],
      explanation:
        'Whatever leads to the fraudster has to differ: the web address, the phone number, the account.',
    },
    {
      id: 'beginner/firms-and-frauds-quiz/bonus',
      lesson: 'beginner/deposit-and-withdrawal',
      kind: 'singleChoice',
      prompt: `A bonus of ${dollars(BONUS)} is paid out after ${decimal(TURNOVER)} euros have been traded at a spread of ${decimal(SPREAD, 4)}. What is it worth?`,
      options: [
        {
          text: `${dollars(BONUS)}, as soon as the condition is met`,
          feedback: 'Meeting the condition has a price, and you pay it in spreads.',
        },
        {
          text: `About ${dollars(spreads)}, as much as the trades cost`,
          feedback: "That's what the spreads cost. It goes to the firm.",
        },
        {
          text: `Less than nothing: the spreads cost ${dollars(spreads)}`,
          isCorrect: true,
          feedback: `Once they are paid, you are ${dollars(spreads - BONUS)} short, before any trade has lost.`,
        },
      ],
      explanation: `${decimal(TURNOVER)} × ${decimal(SPREAD, 4)} is ${dollars(spreads)}, against a bonus of ${dollars(BONUS)}.`,
    },
    {
      id: 'beginner/firms-and-frauds-quiz/right-so-far',
      lesson: 'beginner/clones-and-helpers',
      kind: 'numeric',
      prompt: `A seller of tips writes to ${decimal(LIST_SIZE)} people and each week drops the half that saw a wrong tip. How many have seen ${String(WEEKS)} right tips in a row?`,
      label: 'People',
      unit: 'people',
      answer: believers,
      tolerance: 0.5,
      answerText: decimal(believers),
      commonMistakes: [
        { answer: 2 * believers, feedback: 'You stopped a week early.' },
        {
          answer: LIST_SIZE / WEEKS,
          feedback: 'You divided by the weeks. Halve the list, then halve the rest, and so on.',
        },
      ],
      explanation: `${decimal(LIST_SIZE)} halved ${String(WEEKS)} times is ${decimal(believers)}. None of them knows about the others.`,
    },
    {
      id: 'beginner/firms-and-frauds-quiz/who-gains',
      lesson: 'beginner/what-a-broker-earns',
      kind: 'multipleChoice',
      prompt: `A customer makes ${String(TRADES)} trades a month, each with ${dollars(COST_PER_TRADE)} in charges, and loses money. The referrer gets ${String(SHARE_PERCENT)}% of the charges. Which statements are true?`,
      options: [
        {
          text: `The referrer gets ${dollars(referrerShare)} for the month`,
          isCorrect: true,
          feedback: `${String(SHARE_PERCENT)}% of ${dollars(charges)}.`,
        },
        {
          text: 'With half as many trades the referrer would get the same',
          feedback: 'The share is taken from the charges, which would be halved.',
        },
        {
          text: 'A broker that keeps the trades gains from the loss as well',
          isCorrect: true,
          feedback: 'It is on the other side of each trade.',
        },
        {
          text: 'A broker that passes the trades on is paid if the customer gains',
          isCorrect: true,
          feedback: 'It lives on the charges, which come with gains and with losses.',
        },
      ],
      explanation:
        'Charges come with each trade. The result of the trade matters to those who took the other side.',
    },
    {
      id: 'beginner/firms-and-frauds-quiz/first-call',
      lesson: 'beginner/when-it-has-happened',
      kind: 'singleChoice',
      prompt:
        'A transfer left your account this morning, and at noon you see that it was a fraud. What helps most in the next ten minutes?',
      options: [
        {
          text: 'A message to the platform that you want your money back',
          feedback: 'It warns the fraudster, who then moves the money on.',
        },
        {
          text: 'A call to the bank, on the number on your card',
          isCorrect: true,
          feedback: 'A recall works while the money is still in the other account.',
        },
        {
          text: 'A search for a firm that recovers lost money',
          feedback: 'It costs you a fee, and the time in which the bank could act.',
        },
      ],
      explanation: 'Only the bank can still reach the money, and only for a short time.',
    },
  ],
  review: [
    {
      id: 'beginner/firms-and-frauds-quiz/review-in-and-out',
      lesson: 'beginner/two-prices',
      kind: 'numeric',
      prompt: `GBP/USD is quoted at ${decimal(BID, 4)} to ${decimal(ASK, 4)}. You buy ${decimal(UNITS)} pounds and sell them at once. What does it cost you?`,
      label: 'Cost',
      unit: 'dollars',
      answer: openingLoss,
      tolerance: 0.05,
      answerText: dollars(openingLoss),
      commonMistakes: [
        {
          answer: openingLoss / 2,
          feedback: "That's half of the gap. Buying and selling crosses all of it once.",
        },
        { answer: 10 * openingLoss, feedback: 'The decimal point slipped: the gap is 0.0003.' },
      ],
      explanation: `${decimal(UNITS)} × ${decimal(ASK - BID, 4)} is ${dollars(openingLoss)}.`,
    },
    {
      id: 'beginner/firms-and-frauds-quiz/review-short',
      lesson: 'beginner/long-and-short',
      kind: 'numeric',
      prompt: `Somebody sells ${decimal(SHORT_UNITS)} EUR/USD short at ${decimal(SOLD, 4)} and buys them back at ${decimal(BOUGHT_BACK, 4)}. How much is lost, before costs?`,
      label: 'Loss',
      unit: 'dollars',
      answer: loss,
      tolerance: 0.05,
      answerText: dollars(loss),
      commonMistakes: [
        { answer: 10 * loss, feedback: 'The decimal point slipped: the price rose by 0.0055.' },
        { answer: loss / 10, feedback: 'The decimal point slipped the other way: the price rose by 0.0055.' },
      ],
      explanation: `The price rose by ${decimal(BOUGHT_BACK - SOLD, 4)}, and ${decimal(SHORT_UNITS)} × ${decimal(BOUGHT_BACK - SOLD, 4)} is ${dollars(loss)}.`,
    },
  ],
};
