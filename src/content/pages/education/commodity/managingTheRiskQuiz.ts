import { exampleLevels } from '@/content/exampleLevels';
import { decimal, dollars } from '@/content/format';
import type { QuizContent } from '@/content/lesson';
import { futures, microFutures } from '@/domain/trading/futures';
import { pipValue, profit, riskAmount, unitsForRisk } from '@/domain/calculators/tradeArithmetic';

/** A gold trade in three questions, from the account size to a gap. */
const ACCOUNT = 15_000;
const PERCENT = 1;
const risk = riskAmount(ACCOUNT, PERCENT);
const GOLD = exampleLevels.Gold + 20;
const STOP_AWAY = 30;
const ounces = unitsForRisk(risk, STOP_AWAY);
const microLoss = microFutures.gold.size * STOP_AWAY;
const stop = GOLD - STOP_AWAY;
const openPrice = stop - 2 * STOP_AWAY;
const gapLoss = -profit(GOLD, openPrice, ounces);

const MICRO_RISK = 400;
const MICRO_STOP = 1.3;
const microExact = unitsForRisk(MICRO_RISK, MICRO_STOP);
const contracts = Math.floor(microExact / microFutures.wti.size);

const ROLL_FROM = 69.4;
const ROLL_TO = 70.2;
const ROLL_STOP = 71;
const rolledStop = ROLL_STOP + profit(ROLL_FROM, ROLL_TO, 1);

/** Used in the review questions. */
const { soybeans } = futures;
const SOY_TICKS = 14;
const soyLoss = SOY_TICKS * pipValue(soybeans.size, soybeans.tick);

export const page: QuizContent = {
  id: 'commodity/managing-the-risk-quiz',
  revision: 1,
  title: 'Quiz: managing the risk in commodities',
  description:
    'Eight questions on sizes in ounces and barrels, micro contracts, rolls, gaps and twin positions, two of them on the first module.',
  heading: 'Quiz: managing the risk',
  lead: 'Six questions take a plan from its size to a bad weekend. Two more look back at ticks and at what a future binds you to.',
  questions: [
    {
      id: 'commodity/managing-the-risk-quiz/ounces-for-the-stop',
      lesson: 'commodity/barrels-and-ounces',
      kind: 'numeric',
      prompt: `An account of ${dollars(ACCOUNT)} risks ${String(PERCENT)}% on gold, bought at ${decimal(GOLD)} with a stop at ${decimal(stop)}. How many ounces fit within that limit?`,
      label: 'Size',
      unit: 'ounces',
      answer: ounces,
      tolerance: 0.01,
      answerText: `${decimal(ounces)} ounces`,
      commonMistakes: [
        {
          answer: risk / GOLD,
          feedback: 'You divided by the price. What counts is how much one ounce can lose.',
        },
        { answer: ounces / futures.gold.size, feedback: 'This is the number of lots, each of 100 ounces.' },
        { answer: ACCOUNT / STOP_AWAY, feedback: 'With that many, the stop would cost the whole account.' },
      ],
      explanation: `${String(PERCENT)}% is ${dollars(risk)}. One ounce loses ${dollars(STOP_AWAY)}, and ${dollars(risk)} ÷ ${dollars(STOP_AWAY)} is ${decimal(ounces)}.`,
    },
    {
      id: 'commodity/managing-the-risk-quiz/micro-for-that-trade',
      lesson: 'commodity/rounding-down',
      kind: 'singleChoice',
      prompt: `The same trade: ${decimal(ounces)} ounces, a stop ${dollars(STOP_AWAY)} away and ${dollars(risk)} at risk. Your futures broker offers Micro Gold, with ${decimal(microFutures.gold.size)} ounces. What do you do there?`,
      options: [
        {
          text: "Buy one, as it's the smallest they offer",
          feedback: `It would lose ${dollars(microLoss)} at the stop, twice what you had agreed to.`,
        },
        {
          text: 'Buy one, with the stop at half the distance',
          feedback: 'The sum fits, but the stop is no longer where the idea is wrong.',
        },
        {
          text: 'Skip it, or use a product in single ounces',
          isCorrect: true,
          feedback: "Half a contract doesn't exist, but a smaller product may.",
        },
      ],
      explanation: `${decimal(microFutures.gold.size)} ounces × ${dollars(STOP_AWAY)} is ${dollars(microLoss)}, above the limit of ${dollars(risk)}.`,
    },
    {
      id: 'commodity/managing-the-risk-quiz/micro-wti-contracts',
      lesson: 'commodity/rounding-down',
      kind: 'numeric',
      prompt: `You may lose ${dollars(MICRO_RISK)} on WTI, with a stop ${dollars(MICRO_STOP)} away. How many contracts of Micro WTI (${decimal(microFutures.wti.size)} barrels) can you trade?`,
      label: 'Size',
      unit: 'contracts',
      answer: contracts,
      tolerance: 0.05,
      answerText: decimal(contracts),
      commonMistakes: [
        { answer: contracts + 1, feedback: 'One too many: it would lose more than the limit. Round down.' },
        {
          answer: Math.floor(microExact),
          feedback: 'These are barrels. A contract covers a hundred of them.',
        },
        {
          answer: Math.round((100 * microExact) / microFutures.wti.size) / 100,
          feedback: 'Contracts come only in whole numbers. Drop whatever follows the decimal point.',
        },
      ],
      explanation: `${dollars(MICRO_RISK)} ÷ ${dollars(MICRO_STOP)} is ${decimal(microExact, 1)} barrels, enough for ${decimal(contracts)} whole contracts.`,
    },
    {
      id: 'commodity/managing-the-risk-quiz/stop-after-the-roll',
      lesson: 'commodity/the-day-of-the-roll',
      kind: 'numeric',
      prompt: `You are short a CFD on oil with a stop at ${dollars(ROLL_STOP)}. It rolls from a month at ${dollars(ROLL_FROM)} to one at ${dollars(ROLL_TO)}, and your broker leaves orders alone. Where do you put the stop, to keep its distance?`,
      label: 'Stop',
      unit: 'dollars',
      answer: rolledStop,
      tolerance: 0.005,
      answerText: dollars(rolledStop),
      commonMistakes: [
        {
          answer: ROLL_STOP - profit(ROLL_FROM, ROLL_TO, 1),
          feedback:
            "You moved it the other way. That's the price of the new month itself, so the stop would be filled at once.",
        },
        { answer: ROLL_STOP, feedback: 'There it would be closer to the market by the whole step.' },
      ],
      explanation: `The chart steps up by ${dollars(ROLL_TO - ROLL_FROM)}, so the stop goes from ${dollars(ROLL_STOP)} to ${dollars(rolledStop)}.`,
    },
    {
      id: 'commodity/managing-the-risk-quiz/opens-far-below',
      lesson: 'commodity/gaps-and-reports',
      kind: 'numeric',
      prompt: `Back to the ${decimal(ounces)} ounces of gold, bought at ${decimal(GOLD)} with a stop at ${decimal(stop)}. On Sunday evening gold opens at ${decimal(openPrice)}. How much is lost?`,
      label: 'Loss',
      unit: 'dollars',
      answer: gapLoss,
      tolerance: 0.5,
      answerText: dollars(gapLoss),
      commonMistakes: [
        { answer: risk, feedback: 'That was the plan. The first price is far below the stop.' },
        {
          answer: -profit(stop, openPrice, ounces),
          feedback: 'This is the loss beyond the stop. The distance from the entry to the stop is lost too.',
        },
        { answer: GOLD - openPrice, feedback: 'This is the loss on one ounce.' },
      ],
      explanation: `${decimal(ounces)} × (${decimal(GOLD)} − ${decimal(openPrice)}) is ${dollars(gapLoss)}, ${decimal((100 * gapLoss) / ACCOUNT)}% of the account instead of ${String(PERCENT)}%.`,
    },
    {
      id: 'commodity/managing-the-risk-quiz/share-one-limit',
      lesson: 'commodity/one-opinion-two-spreads',
      kind: 'multipleChoice',
      prompt: 'Which of these positions should share one limit with gold that you have bought?',
      options: [
        {
          text: 'Silver, bought',
          isCorrect: true,
          feedback: 'The dollar and interest rates move both, usually the same way.',
        },
        {
          text: 'Natural gas, bought',
          feedback: 'It depends on weather and storage. The two have little in common.',
        },
        {
          text: 'US dollars, sold for euros',
          isCorrect: true,
          feedback: 'Gold is priced in dollars, so a stronger dollar tends to hurt both.',
        },
        {
          text: 'Cocoa, sold',
          feedback: 'Harvests in West Africa have nothing to do with the price of gold.',
        },
      ],
      explanation: 'Ask which news would prove both wrong at once.',
    },
  ],
  review: [
    {
      id: 'commodity/managing-the-risk-quiz/soybean-ticks',
      lesson: 'commodity/size-and-tick',
      kind: 'numeric',
      prompt: `One soybean future is ${decimal(soybeans.size)} ${soybeans.unit}, and its tick is a quarter of a cent a bushel. What do ${String(SOY_TICKS)} ticks against you cost on one contract?`,
      label: 'Loss',
      unit: 'dollars',
      answer: soyLoss,
      tolerance: 0.5,
      answerText: dollars(soyLoss),
      commonMistakes: [
        { answer: soyLoss / SOY_TICKS, feedback: 'This is a single tick.' },
        {
          answer: pipValue(soybeans.size, SOY_TICKS / 100),
          feedback: 'You counted whole cents. Four ticks make one cent.',
        },
      ],
      explanation: `One tick is ${decimal(soybeans.size)} × $0.0025, or ${dollars(soyLoss / SOY_TICKS)}, and ${String(SOY_TICKS)} of them are ${dollars(soyLoss)}.`,
    },
    {
      id: 'commodity/managing-the-risk-quiz/who-owes-the-gain',
      lesson: 'commodity/futures-and-cfds',
      kind: 'singleChoice',
      prompt:
        'You bought oil twice: one Micro WTI future, and a CFD of the same size. Oil rises. Who has to pay you the two gains?',
      options: [
        {
          text: 'The exchange pays both',
          feedback: 'A CFD is never made on the exchange, though it follows a price from there.',
        },
        {
          text: 'For the future, the clearing house through your broker; for the CFD, its broker alone',
          isCorrect: true,
          feedback:
            'Both reach you through a firm whose licence matters. Only one has a guarantor behind it.',
        },
        {
          text: 'In both cases, whoever sold to you',
          feedback: "The clearing house comes between the sides of a future, so you needn't know the seller.",
        },
      ],
      explanation:
        'A future is settled through a clearing house and your broker, a CFD with the firm that sold it.',
    },
  ],
};
