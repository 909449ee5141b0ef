import { decimal, dollars } from '@/content/format';
import type { LessonContent } from '@/content/lesson';
import { rich, term } from '@/content/richText';
import { statements } from '@/content/rules';

const percentOf = (part: number, of: number) => (100 * part) / of;

/** A split. */
const SPLIT = 4;
const SPLIT_SHARES = 30;
const SPLIT_PRICE = 240;
const SPLIT_EARNINGS = 8;
const SPLIT_STOP = 220;

/** A rights issue: one new share for every four, in dollars. */
const SHARES_PER_NEW = 4;
const OLD_PRICE = 20;
const OFFER = 12;
const SHARES_HELD = 400;
const newShares = SHARES_HELD / SHARES_PER_NEW;
const holdingValue = SHARES_HELD * OLD_PRICE;
const afterIssue = (SHARES_PER_NEW * OLD_PRICE + OFFER) / (SHARES_PER_NEW + 1);
const rightValue = afterIssue - OFFER;
const valueIfTakingPart = (SHARES_HELD + newShares) * afterIssue - newShares * OFFER;
const valueIfIgnored = SHARES_HELD * afterIssue;
const valueIfRightsSold = SHARES_HELD * afterIssue + newShares * rightValue;

/** A stake in a company, in thousands of shares. */
const COMPANY_SHARES = 40_000;
const EXERCISE = 400;
const ISSUED = 10_000;
const BOUGHT_BACK = 4_000;

/** A buyback, in millions. */
const PROFIT = 100;
const SHARES_OUT = 50;
const SPENT = 100;
const BUY_PRICE = 40;
const bought = SPENT / BUY_PRICE;
const earningsBefore = PROFIT / SHARES_OUT;
const earningsAfter = PROFIT / (SHARES_OUT - bought);

/** Used in the exercise and questions. */
const EXERCISE_SHARES = 45;
const EXERCISE_PRICE = 150;
const EXERCISE_SPLIT = 3;
const QUESTION_SHARES_PER_NEW = 2;
const QUESTION_PRICE = 9;
const QUESTION_OFFER = 6;
const questionAfter =
  (QUESTION_SHARES_PER_NEW * QUESTION_PRICE + QUESTION_OFFER) / (QUESTION_SHARES_PER_NEW + 1);
const QUESTION_OUT = 60;
const QUESTION_NEW = 15;
const QUESTION_SHARES_HELD = 3;
const REVERSE = 10;
const REVERSE_SHARES = 2_500;
const REVERSE_PRICE = 0.6;

export const page: LessonContent = {
  id: 'stocks/splits-issues-and-buybacks',
  revision: 1,
  title: 'Stock splits, share issues and buybacks',
  description:
    'What a split, a rights issue, a sale of new shares and a buyback do to the price, to your stake and to your orders.',
  heading: 'When the number of shares changes',
  lead: 'A price is for one share. When the number of shares changes overnight, so does the price, which may mean nothing or a great deal.',
  searchWords: [
    'stock split what happens to my shares',
    'reverse split',
    'rights issue what should i do',
    'letter about new shares',
    'diluted',
    'company sells new shares',
    'share buyback good or bad',
    'price fell 75 percent overnight',
    'theoretical ex-rights price',
  ],
  question: 'A share closed at $240 and opened at $60, and nobody lost a cent. What happened in the night?',
  sections: [
    {
      kind: 'prose',
      heading: 'Three events, two questions',
      paragraphs: [
        'The number of shares changes in three ways: by a split, by an issue of new shares, or by a buyback. Ask two things each time. Has my share of the company changed? Has money come in or gone out?',
      ],
    },
    {
      kind: 'workedExample',
      heading: `A ${String(SPLIT)}-for-1 split`,
      intro: `You hold ${String(SPLIT_SHARES)} shares at ${dollars(SPLIT_PRICE)}, with a stop at ${dollars(SPLIT_STOP)}. Profit is ${dollars(SPLIT_EARNINGS)} a share. ${statements.invented}`,
      lines: [
        {
          label: `Shares: ${String(SPLIT_SHARES)} × ${String(SPLIT)}`,
          value: String(SPLIT_SHARES * SPLIT),
        },
        { label: `Price: ${dollars(SPLIT_PRICE)} ÷ ${String(SPLIT)}`, value: dollars(SPLIT_PRICE / SPLIT) },
        { label: 'Value, before and after', value: dollars(SPLIT_SHARES * SPLIT_PRICE) },
        {
          label: 'Profit per share',
          value: `${dollars(SPLIT_EARNINGS)}, then ${dollars(SPLIT_EARNINGS / SPLIT)}`,
        },
        {
          label: 'Where the stop belongs now',
          value: dollars(SPLIT_STOP / SPLIT),
        },
      ],
      conclusion: `Nothing has been won or lost. Everything that is “per share” is divided by ${String(SPLIT)}. Brokers usually adjust the holding automatically, but pending orders may be adjusted or deleted. A stop left at ${dollars(SPLIT_STOP)} would be above the market: it would be triggered at the open and sell all ${String(SPLIT_SHARES * SPLIT)} shares at about ${dollars(SPLIT_PRICE / SPLIT)}.`,
    },
    {
      kind: 'definitions',
      heading: 'Five events by name',
      rows: [
        {
          term: 'Split',
          text: rich`In a ${term('stock split')} each share becomes several. Companies do it when one share has become too expensive for small buyers.`,
        },
        {
          term: 'Reverse split',
          text: 'Several shares become one, at a correspondingly higher price. It often follows a long fall, because some exchanges remove shares whose price is too low.',
        },
        {
          term: 'Rights issue',
          text: rich`In a ${term('rights issue')} shareholders may buy new shares below the market price, for a few weeks. Often the right itself can be sold.`,
        },
        {
          term: 'Placing',
          text: rich`New shares go to a few large buyers overnight, usually at a discount. Your stake shrinks, which is called ${term('dilution')}.`,
        },
        {
          term: 'Buyback',
          text: rich`In a ${term('buyback')} a company purchases its own shares. That leaves fewer shares, and less money in the company.`,
        },
      ],
    },
    {
      kind: 'workedExample',
      heading: 'A letter with three answers',
      intro: `You hold ${decimal(SHARES_HELD)} shares at ${dollars(OLD_PRICE)}. The company offers one new share for each ${String(SHARES_PER_NEW)}, at ${dollars(OFFER)}. If nothing else changes, four old shares and one new one are worth ${dollars(SHARES_PER_NEW * OLD_PRICE + OFFER)} together, so one is worth ${dollars(afterIssue)}.`,
      lines: [
        { label: 'Before', value: dollars(holdingValue) },
        {
          label: `Take part: ${decimal(SHARES_HELD + newShares)} × ${dollars(afterIssue)}, less ${dollars(newShares * OFFER)} paid`,
          value: dollars(valueIfTakingPart),
        },
        {
          label: `Sell the rights at ${dollars(rightValue)} each: ${decimal(SHARES_HELD)} × ${dollars(afterIssue)} + ${decimal(newShares)} × ${dollars(rightValue)}`,
          value: dollars(valueIfRightsSold),
        },
        {
          label: `Let them lapse: ${decimal(SHARES_HELD)} × ${dollars(afterIssue)}`,
          value: `${dollars(valueIfIgnored)}, ${dollars(valueIfIgnored - holdingValue)}`,
        },
      ],
      conclusion: `The drop from ${dollars(OLD_PRICE)} to ${dollars(afterIssue)} isn't a loss for those who act, but it can be for those who leave the letter unread. In some countries, Britain among them, lapsed rights are usually sold and any surplus is paid to you; don't count on it. The market price may also move for other reasons, and whether the company deserves more of your money is a separate question.`,
    },
    {
      kind: 'figure',
      heading: 'Your part of the company',
      intro: `You hold ${decimal(EXERCISE)} thousand of ${decimal(COMPANY_SHARES / 1_000)} million shares.`,
      figure: {
        kind: 'bars',
        caption:
          'A split leaves your share as it is. New shares for others shrink it, and a buyback makes it grow.',
        bars: [
          { label: 'Before', part: EXERCISE, of: COMPANY_SHARES },
          { label: 'After a split', part: EXERCISE * SPLIT, of: COMPANY_SHARES * SPLIT },
          { label: 'After a placing', part: EXERCISE, of: COMPANY_SHARES + ISSUED },
          { label: 'After a buyback', part: EXERCISE, of: COMPANY_SHARES - BOUGHT_BACK },
        ].map(({ label, part, of }) => ({
          label,
          value: percentOf(part, of),
          text: `${decimal(percentOf(part, of), 2)}%`,
        })),
      },
    },
    {
      kind: 'prose',
      heading: 'What a buyback does',
      paragraphs: [
        `A company earns ${dollars(PROFIT)} million and has ${String(SHARES_OUT)} million shares: ${dollars(earningsBefore)} each. It spends ${dollars(SPENT)} million on its own shares at ${dollars(BUY_PRICE)} and buys ${decimal(bought, 1)} million. The same profit now makes ${dollars(earningsAfter)} a share, ${decimal(percentOf(earningsAfter - earningsBefore, earningsBefore), 1)}% more, although it sold not one more machine.`,
        `The ${dollars(SPENT)} million has left the company. It could have paid debts, a dividend or a new factory. Whether it was well spent depends on the price paid. And an announcement isn't a purchase: some companies buy less than they said.`,
      ],
    },
    {
      kind: 'prose',
      heading: 'The second case: new shares at night',
      paragraphs: [
        "After the close a company sells new shares to funds, 8% below the last price. Next morning the share opens near that price. The discount pays those funds for taking a large block at once. You weren't asked, and your stop, if there was one, fills at the open.",
        'Money has come in, so the company is worth more in total. Each share represents a smaller part of it. If the money is used well, holders may be glad in three years. If it pays for old losses, the next issue is often not far off.',
      ],
    },
    {
      kind: 'warning',
      heading: 'Letters, charts and free shares',
      paragraphs: [
        'Rights expire. Open every letter from your broker, and note the date. On charts, look for the word “adjusted” before you believe in a crash or a bargain: an unadjusted split looks like a fall of three quarters.',
        "Messages that offer “free shares before the split” or rights for a fee come from fraudsters. A split doesn't need anything from you. And a reverse split makes a price look healthy again without changing the company, whose share can still fall to nothing.",
      ],
    },
  ],
  summary: [
    'A split changes the number of shares and the price, but nothing else. Check your orders afterwards.',
    'New shares for others shrink your stake; in a rights issue those who do nothing can lose.',
    "A buyback raises profit per share by spending the company's money.",
  ],
  exercise: {
    task: `Find one split, one issue and one buyback on companies' news pages. For each, answer two questions: did a holder's share of the company change, and did money come in or go out? Then work this out: you hold ${String(EXERCISE_SHARES)} shares at ${dollars(EXERCISE_PRICE)}, and there is a ${String(EXERCISE_SPLIT)}-for-1 split. What do you hold, and what is it worth?`,
    solution: [
      {
        label: `${String(EXERCISE_SHARES)} × ${String(EXERCISE_SPLIT)}`,
        value: `${String(EXERCISE_SHARES * EXERCISE_SPLIT)} shares`,
      },
      {
        label: `${dollars(EXERCISE_PRICE)} ÷ ${String(EXERCISE_SPLIT)}`,
        value: dollars(EXERCISE_PRICE / EXERCISE_SPLIT),
      },
      { label: 'Worth', value: dollars(EXERCISE_SHARES * EXERCISE_PRICE) },
    ],
    mistakes: [
      {
        mistake: 'You counted the split as a gain.',
        why: 'The price is divided by the same number by which the shares are multiplied.',
      },
      {
        mistake: 'You took the buyback figures from its announcement.',
        why: 'Check in the next report how many shares were actually bought, and at what price.',
      },
    ],
  },
  checks: [
    {
      id: 'stocks/splits-issues-and-buybacks/price-after-an-issue',
      kind: 'numeric',
      prompt: `A share costs ${dollars(QUESTION_PRICE)}. Holders may buy one new share for each ${String(QUESTION_SHARES_PER_NEW)}, at ${dollars(QUESTION_OFFER)}. What is one share worth afterwards, if nothing else changes?`,
      label: 'Price afterwards',
      unit: 'dollars',
      answer: questionAfter,
      tolerance: 0.05,
      answerText: dollars(questionAfter),
      commonMistakes: [
        {
          answer: (QUESTION_PRICE + QUESTION_OFFER) / 2,
          feedback: "That's one old and one new. For each new share there are two old ones.",
        },
        {
          answer: QUESTION_OFFER,
          feedback:
            "That's what the new shares cost. Take the average price of the old and new shares, two to one.",
        },
      ],
      explanation: `Two old and one new: (${dollars(QUESTION_PRICE * QUESTION_SHARES_PER_NEW)} + ${dollars(QUESTION_OFFER)}) ÷ 3 is ${dollars(questionAfter)}.`,
    },
    {
      id: 'stocks/splits-issues-and-buybacks/diluted',
      kind: 'numeric',
      prompt: `A company has ${String(QUESTION_OUT)} million shares, of which you hold ${String(QUESTION_SHARES_HELD)} million. It sells ${String(QUESTION_NEW)} million new ones to others. What share of the company do you hold then?`,
      label: 'Your share',
      unit: '%',
      answer: percentOf(QUESTION_SHARES_HELD, QUESTION_OUT + QUESTION_NEW),
      tolerance: 0.05,
      answerText: `${decimal(percentOf(QUESTION_SHARES_HELD, QUESTION_OUT + QUESTION_NEW))}%`,
      commonMistakes: [
        {
          answer: percentOf(QUESTION_SHARES_HELD, QUESTION_OUT),
          feedback: "That's your share before the new shares were issued.",
        },
        {
          answer: percentOf(QUESTION_SHARES_HELD, QUESTION_NEW),
          feedback: 'You divided by the new shares alone. Divide by all of them.',
        },
      ],
      explanation: `${String(QUESTION_SHARES_HELD)} ÷ ${String(QUESTION_OUT + QUESTION_NEW)} is ${decimal(percentOf(QUESTION_SHARES_HELD, QUESTION_OUT + QUESTION_NEW))}%, down from ${decimal(percentOf(QUESTION_SHARES_HELD, QUESTION_OUT))}%.`,
    },
    {
      id: 'stocks/splits-issues-and-buybacks/reverse',
      kind: 'singleChoice',
      keepOrder: true,
      prompt: `You hold ${decimal(REVERSE_SHARES)} shares at ${dollars(REVERSE_PRICE)}. In a reverse split ${String(REVERSE)} shares become one. What do you hold?`,
      options: [
        {
          text: `${decimal(REVERSE_SHARES / REVERSE)} shares at ${dollars(REVERSE_PRICE)}`,
          feedback: 'Then nine tenths of the value would be gone. The price is multiplied by ten.',
        },
        {
          text: `${decimal(REVERSE_SHARES / REVERSE)} shares at ${dollars(REVERSE_PRICE * REVERSE)}`,
          isCorrect: true,
          feedback: `It's worth ${dollars(REVERSE_SHARES * REVERSE_PRICE)} as before.`,
        },
        {
          text: `${decimal(REVERSE_SHARES)} shares at ${dollars(REVERSE_PRICE * REVERSE)}`,
          feedback: 'That would be a gift of nine times your money.',
        },
      ],
      explanation: 'Divide the number of shares and multiply the price by the same figure.',
    },
    {
      id: 'stocks/splits-issues-and-buybacks/which-costs-you',
      kind: 'multipleChoice',
      prompt: 'In which two cases does a holder who does nothing end up with a smaller share of the company?',
      options: [
        {
          text: 'A 5-for-1 split',
          feedback: 'All holdings are multiplied alike, so each stake stays the same.',
        },
        {
          text: 'A rights issue whose rights lapse',
          isCorrect: true,
          feedback:
            "Others take the new shares, so the holder's stake shrinks. In Britain the rights are usually sold for the holder; elsewhere their value can be lost.",
        },
        {
          text: 'A placing with large funds',
          isCorrect: true,
          feedback: 'There are more shares, but the holder has as many as before.',
        },
        {
          text: 'A buyback over six months',
          feedback: 'Fewer shares are left, so the stakes of those who stay grow.',
        },
      ],
      explanation:
        "New shares for other people shrink your stake. Splits don't, and buybacks do the opposite.",
    },
  ],
  related: [
    { label: 'What a share gives you', to: '/education/stocks/what-a-share-gives-you' },
    { label: 'Splits and dividends on the course page', to: '/education/stocks' },
  ],
};
