import { decimal, dollars } from '@/content/format';
import type { QuizContent } from '@/content/lesson';
import { profit } from '@/domain/calculators/tradeArithmetic';

const price = (value: number) => decimal(value, 2);

const CLAIM_RAISED = 50;
const CLAIM_FIRST = 38;
const CLAIM_OTHER = 20;
const left = CLAIM_RAISED - CLAIM_FIRST;

const DIVIDEND_SHARES = 350;
const DIVIDEND = 0.24;
const paid = DIVIDEND_SHARES * DIVIDEND;

const CFD_VALUE = 9_600;
const CFD_PERCENT = 6.75;
const CFD_NIGHTS = 40;
const charge = (CFD_VALUE * CFD_PERCENT * CFD_NIGHTS) / 36_000;

const FIRST = 150;
const SECOND = 250;
const FIRST_PRICE = 9.2;
const SECOND_PRICE = 9.28;
const average = (FIRST * FIRST_PRICE + SECOND * SECOND_PRICE) / (FIRST + SECOND);

const GAP_SHARES = 250;
const GAP_PAID = 34;
const GAP_STOP = 32;
const GAP_OPEN = 29.6;
const gapLoss = -profit(GAP_PAID, GAP_OPEN, GAP_SHARES);

export const page: QuizContent = {
  id: 'stocks/shares-quotes-and-orders-quiz',
  revision: 1,
  title: 'Quiz: shares, quotes and orders',
  description:
    'Eight questions on what a share is, the CFD on it, the order book, four orders and auctions. Every answer is explained.',
  heading: 'Quiz: shares, quotes and orders',
  lead: 'Eight questions, most of them with a short sum. The companies and their prices are invented.',
  questions: [
    {
      id: 'stocks/shares-quotes-and-orders-quiz/what-is-left',
      lesson: 'stocks/what-a-share-gives-you',
      kind: 'singleChoice',
      prompt: `A company is wound up and raises ${dollars(CLAIM_RAISED)} million. Costs, a secured bank loan and wages come to ${dollars(CLAIM_FIRST)} million. Suppliers are owed ${dollars(CLAIM_OTHER)} million. What do the shares get?`,
      options: [
        {
          text: `${dollars(left)} million`,
          feedback: "That's what is left for the suppliers, who come before the owners.",
        },
        {
          text: `${dollars(left / 2)} million`,
          feedback: "Suppliers and owners don't rank equally. Suppliers have to be paid in full first.",
        },
        {
          text: 'Nothing at all',
          isCorrect: true,
          feedback: `The suppliers take the ${dollars(left)} million that is left, and still lose part of what they are owed.`,
        },
      ],
      explanation: 'Owners get what remains after every debt, and here the debts are larger than the money.',
    },
    {
      id: 'stocks/shares-quotes-and-orders-quiz/dividend',
      lesson: 'stocks/what-a-share-gives-you',
      kind: 'numeric',
      prompt: `You have held ${decimal(DIVIDEND_SHARES)} shares for years. The company declares ${dollars(DIVIDEND)} a share, and on the ex-dividend date you buy ${decimal(100)} more. What are you paid, before tax?`,
      label: 'Dividend',
      unit: 'dollars',
      answer: paid,
      tolerance: 0.05,
      answerText: dollars(paid),
      commonMistakes: [
        {
          answer: (DIVIDEND_SHARES + 100) * DIVIDEND,
          feedback: 'The new shares were bought too late. Their seller keeps this payment.',
        },
        {
          answer: 100 * DIVIDEND,
          feedback: "It's the other way round: the old shares count, the new ones don't.",
        },
      ],
      explanation: `${decimal(DIVIDEND_SHARES)} × ${dollars(DIVIDEND)} is ${dollars(paid)}.`,
    },
    {
      id: 'stocks/shares-quotes-and-orders-quiz/forty-nights',
      lesson: 'stocks/share-or-cfd',
      kind: 'numeric',
      prompt: `A CFD on shares worth ${dollars(CFD_VALUE)}, with a margin of a fifth, is held for ${String(CFD_NIGHTS)} nights. The charge is ${price(CFD_PERCENT)}% a year, taking a year as 360 days. How much is that in total?`,
      label: 'Charge',
      unit: 'dollars',
      answer: charge,
      tolerance: 0.1,
      answerText: dollars(charge),
      commonMistakes: [
        {
          answer: charge / 5,
          feedback: "You charged interest on the margin. It's due on the value of the shares.",
        },
        { answer: charge / CFD_NIGHTS, feedback: "That's the charge for one night." },
      ],
      explanation: `${dollars(CFD_VALUE)} × ${price(CFD_PERCENT)}% ÷ 360 is ${dollars(charge / CFD_NIGHTS)} a night, and ${String(CFD_NIGHTS)} nights make ${dollars(charge)}.`,
    },
    {
      id: 'stocks/shares-quotes-and-orders-quiz/share-for-years',
      lesson: 'stocks/share-or-cfd',
      kind: 'singleChoice',
      prompt:
        'Two people want to hold shares in the same company for three years. One buys shares, the other a CFD of equal value. What will differ most, if the price ends where it began?',
      options: [
        {
          text: 'The CFD has cost three years of overnight interest',
          isCorrect: true,
          feedback: "It's charged on the whole value, so it adds up to far more than a commission or two.",
        },
        {
          text: 'The share has lost more, as it cost more to buy',
          feedback: 'More money was tied up, but the price change was the same for both.',
        },
        {
          text: 'The share has missed the dividends of three years',
          feedback:
            'Its owner receives them. A buyer of the CFD is usually credited an amount in their place, often after tax.',
        },
      ],
      explanation: 'Time is what the CFD charges for. Over years that outweighs all other costs.',
    },
    {
      id: 'stocks/shares-quotes-and-orders-quiz/average',
      lesson: 'stocks/depth-of-the-book',
      kind: 'numeric',
      prompt: `Sellers are waiting with ${decimal(FIRST)} shares at ${price(FIRST_PRICE)} and ${decimal(600)} at ${price(SECOND_PRICE)}. You buy ${decimal(FIRST + SECOND)} at once. What is the average price?`,
      label: 'Average',
      unit: 'dollars',
      answer: average,
      tolerance: 0.002,
      answerText: dollars(average),
      commonMistakes: [
        {
          answer: (FIRST_PRICE + SECOND_PRICE) / 2,
          feedback: 'The middle of two prices fits only if equal numbers were bought at each.',
        },
        {
          answer: (FIRST * FIRST_PRICE + 600 * SECOND_PRICE) / (FIRST + 600),
          feedback: 'You bought all the shares at the second price. You needed only 250 of them.',
        },
        { answer: FIRST_PRICE, feedback: 'Only 150 shares were offered at that price.' },
      ],
      explanation: `${decimal(FIRST)} × ${price(FIRST_PRICE)} + ${decimal(SECOND)} × ${price(SECOND_PRICE)}, divided by ${decimal(FIRST + SECOND)}, is ${price(average)}.`,
    },
    {
      id: 'stocks/shares-quotes-and-orders-quiz/stop-in-a-gap',
      lesson: 'stocks/order-types',
      kind: 'numeric',
      prompt: `You hold ${decimal(GAP_SHARES)} shares bought at ${dollars(GAP_PAID)} with a stop at ${dollars(GAP_STOP)}. They open at ${dollars(GAP_OPEN)}, where the stop fills. How much more do you lose than planned?`,
      label: 'Beyond the plan',
      unit: 'dollars',
      answer: gapLoss + profit(GAP_PAID, GAP_STOP, GAP_SHARES),
      tolerance: 1,
      answerText: dollars(gapLoss + profit(GAP_PAID, GAP_STOP, GAP_SHARES)),
      commonMistakes: [
        { answer: gapLoss, feedback: "That's the whole loss. Part of it was planned." },
        {
          answer: -profit(GAP_PAID, GAP_STOP, GAP_SHARES),
          feedback: "That's the planned part. The question asks for the rest.",
        },
      ],
      explanation: `The stop filled ${dollars(GAP_STOP - GAP_OPEN)} under its price, and ${decimal(GAP_SHARES)} × ${dollars(GAP_STOP - GAP_OPEN)} is ${dollars(-profit(GAP_STOP, GAP_OPEN, GAP_SHARES))}.`,
    },
    {
      id: 'stocks/shares-quotes-and-orders-quiz/order-for-a-thin-share',
      lesson: 'stocks/order-types',
      kind: 'multipleChoice',
      prompt:
        'A thinly traded share is quoted at 14.00 to 14.60, with 60 shares on either side. You want 500. Which are good reasons to use a limit order?',
      options: [
        {
          text: 'A market order could pay far above 14.60',
          isCorrect: true,
          feedback: 'Only 60 shares are offered there. Nobody knows from the quote where the rest is.',
        },
        {
          text: 'A limit makes sure that all 500 are bought',
          feedback: 'It makes sure of the price, but leaves the number open.',
        },
        {
          text: 'You can wait for sellers between the two prices',
          isCorrect: true,
          feedback: 'A limit of 14.30 becomes the best bid, and somebody may accept it.',
        },
        {
          text: 'A limit is carried out before all other orders',
          feedback: 'Better prices come first, and at the same price usually the earlier ones.',
        },
      ],
      explanation: 'In a thin share the price is what runs away, so fix the price.',
    },
    {
      id: 'stocks/shares-quotes-and-orders-quiz/one-price',
      lesson: 'stocks/auctions-and-hours',
      kind: 'singleChoice',
      keepOrder: true,
      prompt:
        'Closing auction: buyers want 400 shares at up to 8.10 and 200 at up to 8.00. Sellers offer 300 shares from 8.00 and 200 from 8.10. At which price does the auction clear?',
      options: [
        {
          text: '8.00, where 600 are wanted',
          feedback: 'Only 300 are offered there, so 300 can trade.',
        },
        {
          text: '8.05, halfway between the limits',
          feedback: 'At this price 400 are wanted and 300 offered. One step higher, more can trade.',
        },
        {
          text: '8.10, where 500 are offered',
          isCorrect: true,
          feedback: 'The 400 that are wanted there can all trade.',
        },
      ],
      explanation: 'The auction clears where the most shares can trade: 300, 300 or 400.',
    },
  ],
  review: [],
};
