import { decimal, dollars } from '@/content/format';
import type { LessonContent } from '@/content/lesson';
import { europe, capText } from '@/content/regulators';
import { rich, term } from '@/content/richText';
import { statements } from '@/content/rules';
import { shareTaxes, TAX_CHECKED_ON } from '@/content/tax';
import { formatDay } from '@/domain/time/days';
import { marginFor, profit } from '@/domain/calculators/tradeArithmetic';

const DAYS_PER_YEAR = 360;
const overnightCharge = (value: number, yearlyPercent: number, nights: number) =>
  (value * yearlyPercent * nights) / (100 * DAYS_PER_YEAR);

/** The same holding as shares and as a CFD. */
const SHARES = 200;
const ENTRY = 45;
const EXIT = 47;
const NIGHTS = 60;
const LEVERAGE = europe.caps.shares;
const YEARLY_PERCENT = 7.2;
const COMMISSION = 12;
const SPREAD = 0.03;
const DIVIDEND = 0.5;
const value = SHARES * ENTRY;
const margin = marginFor(value, LEVERAGE);
const gain = profit(ENTRY, EXIT, SHARES);
const dividends = SHARES * DIVIDEND;
const nightCost = overnightCharge(value, YEARLY_PERCENT, 1);
const charge = overnightCharge(value, YEARLY_PERCENT, NIGHTS);
const spreadCost = SHARES * SPREAD;
const shareCost = 2 * COMMISSION + spreadCost;
const shareResult = gain + dividends - shareCost;
const cfdResult = gain + dividends - charge - spreadCost;
const percentOf = (amount: number, of: number) => `${decimal((100 * amount) / of, 1)}%`;

/** The number of nights after which the CFD has cost as much as the share. */
const breakEvenNights = (shareCost - spreadCost) / nightCost;
const HOLDING_PERIODS = [1, 10, 60, 360];

/** Used in the exercise and questions. */
const EXERCISE_VALUE = 6_000;
const EXERCISE_PERCENT = 6;
const EXERCISE_NIGHTS = 30;
const exerciseCharge = overnightCharge(EXERCISE_VALUE, EXERCISE_PERCENT, EXERCISE_NIGHTS);
const FALL_SHARES = 300;
const FALL_FROM = 20;
const FALL_TO = 16.5;
const FALL_LEVERAGE = europe.caps.shares;
const fallLoss = -profit(FALL_FROM, FALL_TO, FALL_SHARES);
const fallMargin = marginFor(FALL_SHARES * FALL_FROM, FALL_LEVERAGE);
const YEAR_VALUE = 12_000;
const YEAR_PERCENT = 7.5;
const yearCharge = overnightCharge(YEAR_VALUE, YEAR_PERCENT, DAYS_PER_YEAR);

export const page: LessonContent = {
  id: 'stocks/share-or-cfd',
  revision: 2,
  title: 'Share or CFD: owning it, or following its price',
  description:
    'The same rise through a share and through a CFD: money tied up, charges, dividends and votes, and what a loss looks like in both.',
  heading: 'Owning a share or following its price',
  lead: 'Two buttons on two platforms show the same company name. Behind one is a piece of the company; behind the other is a contract on its price.',
  question:
    'Two people gain $2 a share on the same company. Why does one keep more of it, and why does the other keep more if both wait?',
  sections: [
    {
      kind: 'prose',
      heading: 'A part of a company, or a contract on its price',
      paragraphs: [
        rich`Buy a share and part of the company is yours: you pay the full price, and nobody charges you for holding it. A ${term('CFD')}, a contract for difference, is a deal on the price alone, secured by a deposit. It pays you the rise in price between opening and closing, or charges you for the fall.`,
      ],
    },
    {
      kind: 'figure',
      heading: 'Side by side',
      intro: 'Six points on which the two differ, or only look alike.',
      figure: {
        kind: 'labelledGrid',
        caption: "The name on the screen is the same. What you have isn't.",
        cells: [
          ['Point', 'Share', 'CFD'],
          ['You have', 'A part', 'A contract'],
          ['You pay', 'All of it', 'A margin'],
          ['Each night', 'Nothing', 'Interest'],
          ['Dividend', 'Paid', 'Adjusted'],
          ['Vote', 'Usually yes', 'No'],
          ['Falling price', 'Sell or wait', 'Can be sold first'],
        ],
        labels: [
          { row: 1, column: 2, text: 'With your broker, who owes you any gain.' },
          {
            row: 2,
            column: 2,
            text: `A deposit. Retail clients in many countries get ${capText(LEVERAGE)} at most, so it's a fifth of the value.`,
          },
          { row: 3, column: 2, text: 'On the whole value, not on the margin alone.' },
          {
            row: 4,
            column: 2,
            text: 'Buyers are usually credited an amount in its place, often after tax; sellers are charged all of it.',
          },
          { row: 6, column: 2, text: 'Selling without owning, with no limit to the loss.' },
        ],
      },
    },
    {
      kind: 'workedExample',
      heading: `${String(NIGHTS)} nights with ${String(SHARES)} shares`,
      intro: `The price goes from ${dollars(ENTRY)} to ${dollars(EXIT)}, and the company pays ${dollars(DIVIDEND)} a share in between. Both have a spread of ${dollars(SPREAD)}. Buying the shares costs a commission of ${dollars(COMMISSION)}, and so does selling them; the CFD is charged ${decimal(YEARLY_PERCENT, 1)}% a year. Taxes are left out. ${statements.invented}`,
      lines: [
        { label: `Both, price: ${String(SHARES)} × ${dollars(EXIT - ENTRY)}`, value: dollars(gain) },
        { label: `Both, dividend: ${String(SHARES)} × ${dollars(DIVIDEND)}`, value: dollars(dividends) },
        { label: `Both, spread: ${String(SHARES)} × ${dollars(SPREAD)}`, value: dollars(-spreadCost) },
        { label: 'Share, two commissions', value: dollars(-2 * COMMISSION) },
        { label: 'Share, result', value: dollars(shareResult) },
        {
          label: `CFD, nights: ${dollars(value)} × ${decimal(YEARLY_PERCENT, 1)}% × ${String(NIGHTS)} ÷ ${String(DAYS_PER_YEAR)}`,
          value: dollars(-charge),
        },
        { label: 'CFD, result', value: dollars(cfdResult) },
      ],
      conclusion: `The share tied up ${dollars(value)}, the CFD ${dollars(margin)}: its margin is a fifth of that value, written as leverage of 1:${String(LEVERAGE)}. A fall of ${dollars(EXIT - ENTRY)} instead would have meant results of ${dollars(-gain + dividends - shareCost)} for the share and ${dollars(-gain + dividends - charge - spreadCost)} for the CFD.`,
    },
    {
      kind: 'prose',
      heading: 'The deposit flatters the percentage',
      paragraphs: [
        `Measured against the money set aside, the CFD looks splendid: ${dollars(cfdResult)} on ${dollars(margin)} is ${percentOf(cfdResult, margin)}. The share made ${dollars(shareResult)} on ${dollars(value)}, or ${percentOf(shareResult, value)}. In dollars the share was ahead.`,
        rich`The ${term('margin')} is a deposit, and losses can be larger. A drop of a fifth on bad results takes all of it in one morning. The holder of the share has lost a fifth as well, but owns the shares and can wait.`,
        "Waiting isn't a cure. A share can fall further and stay there. The difference is who decides: with a CFD the broker closes the position when the account no longer holds enough for it.",
      ],
    },
    {
      kind: 'table',
      heading: 'The longer you hold, the more a CFD costs',
      intro: `What each has cost after a number of nights, with the figures above. The dividend is left out.`,
      columns: ['Nights', 'Share', 'CFD'],
      rows: HOLDING_PERIODS.map((nights) => [
        decimal(nights),
        dollars(shareCost),
        dollars(spreadCost + overnightCharge(value, YEARLY_PERCENT, nights)),
      ]),
      note: `Here the two meet after about ${decimal(breakEvenNights)} nights. With other charges the number would be different, so use your own figures. Buyers of British shares usually pay stamp duty of ${decimal(shareTaxes.stampDutyPercent, 1)}% as well, which would be ${dollars((value * shareTaxes.stampDutyPercent) / 100)} here; on a CFD there is none. Checked on ${formatDay(TAX_CHECKED_ON)}.`,
    },
    {
      kind: 'prose',
      heading: 'Which suits what',
      paragraphs: [
        rich`For hours or a few days the contract is often cheaper, and you can trade a falling price by selling first. For months the ${term('overnight charge')}, also called swap, eats into every gain and deepens every loss.`,
        'Owning is the simple way to hold a company for years. You pay the full price, and even one share may be too expensive for a small account. Some brokers offer parts of shares.',
        `Look at the small print of each product, because one broker can offer both under similar names. ${statements.usResidents}`,
      ],
    },
    {
      kind: 'warning',
      heading: 'If the firm fails',
      paragraphs: [
        'If a firm that keeps shares for you fails, they should still be yours, because the law in most countries requires them to be kept separately. With a CFD you have a claim to money: against the firm, and on the client money it had to keep separately. Only then do you find out whether that money is complete. Compensation schemes cover part of a loss in some places, up to a limit.',
        'Short positions carry their own danger. When a takeover bid makes a share jump overnight, a seller whose loss has no limit finds out in the morning how large it is.',
      ],
    },
  ],
  summary: [
    'A share is ownership and costs its full price; a CFD is a contract with a broker and needs only a margin.',
    'A CFD is charged for every night on its whole value, so time works against it.',
    'Compare results in money. A percentage of the margin flatters gains and hides the size of losses.',
  ],
  exercise: {
    task: `Find a company that your broker offers, note whether it's a share or a CFD, and read its details: spread, commission, overnight charge. Work out what ${String(EXERCISE_NIGHTS)} nights cost on ${dollars(EXERCISE_VALUE)} at ${decimal(EXERCISE_PERCENT)}% a year, taking a year as ${String(DAYS_PER_YEAR)} days.`,
    solution: [
      {
        label: `${dollars(EXERCISE_VALUE)} × ${decimal(EXERCISE_PERCENT)}% ÷ ${String(DAYS_PER_YEAR)}`,
        value: `${dollars(exerciseCharge / EXERCISE_NIGHTS)} a night`,
      },
      { label: `× ${String(EXERCISE_NIGHTS)}`, value: dollars(exerciseCharge) },
    ],
    mistakes: [
      {
        mistake: 'You charged interest on the margin only.',
        why: 'You owe the rest of the value, and the charge is usually calculated on all of it.',
      },
      {
        mistake: "You can't find a word such as CFD anywhere.",
        why: 'Look for leverage, margin or an overnight charge in the details. A share bought outright has none of them.',
      },
    ],
  },
  checks: [
    {
      id: 'stocks/share-or-cfd/one-year',
      kind: 'numeric',
      prompt: `A CFD on shares worth ${dollars(YEAR_VALUE)} is charged ${decimal(YEAR_PERCENT, 1)}% a year, taking a year as 360 days. The price comes back to where it was. What have 360 nights cost, if the value stays roughly the same?`,
      label: 'Cost',
      unit: 'dollars',
      answer: yearCharge,
      tolerance: 1,
      answerText: dollars(yearCharge),
      commonMistakes: [
        {
          answer: yearCharge / 5,
          feedback: "You charged interest on a margin of a fifth. It's due on the whole value.",
        },
        { answer: yearCharge / 12, feedback: "That's the cost of a month." },
      ],
      explanation: `${dollars(YEAR_VALUE)} × ${decimal(YEAR_PERCENT, 1)}% is ${dollars(yearCharge)}. The price has to rise by ${decimal(YEAR_PERCENT, 1)}% before a buyer breaks even.`,
    },
    {
      id: 'stocks/share-or-cfd/fall',
      kind: 'numeric',
      prompt: `A CFD on ${decimal(FALL_SHARES)} shares is bought at ${dollars(FALL_FROM)} with leverage of 1:${String(FALL_LEVERAGE)}. After bad news the share falls to ${dollars(FALL_TO)}. What percentage of the margin is lost?`,
      label: 'Part of the margin',
      unit: '%',
      answer: (100 * fallLoss) / fallMargin,
      tolerance: 0.5,
      answerText: percentOf(fallLoss, fallMargin),
      commonMistakes: [
        {
          answer: (100 * fallLoss) / (FALL_SHARES * FALL_FROM),
          feedback: "That's how far the price fell, as a percentage. The margin is a fifth of the value.",
        },
      ],
      explanation: `The loss is ${dollars(fallLoss)}, and the margin was ${dollars(fallMargin)}. An owner of the shares lost the same ${dollars(fallLoss)}.`,
    },
    {
      id: 'stocks/share-or-cfd/dividend-on-a-short',
      kind: 'singleChoice',
      prompt:
        'You sold a CFD on a share short, and the company pays a dividend of $1. What usually happens in your account?',
      options: [
        {
          text: 'You are charged $1 a share',
          isCorrect: true,
          feedback: 'The price tends to fall by about the same amount, so the two roughly cancel out.',
        },
        {
          text: 'You receive $1 a share',
          feedback: 'A buyer of the CFD would be credited. A seller is on the other side.',
        },
        {
          text: 'Nothing happens',
          feedback: 'Then the drop on that day would be a free gain. The adjustment prevents that.',
        },
      ],
      explanation:
        'The adjustment takes the dividend out of the contract: buyers are credited, often after tax, and sellers are charged all of it.',
    },
    {
      id: 'stocks/share-or-cfd/what-owning-adds',
      kind: 'multipleChoice',
      prompt: "What does an owner of the share usually have that a buyer of the CFD doesn't?",
      options: [
        {
          text: "A vote at the company's meeting",
          isCorrect: true,
          feedback: 'It comes with the shares; a contract with a broker gives you none.',
        },
        {
          text: 'A gain when the price rises',
          feedback: 'Both have that, and both have the loss when it falls.',
        },
        {
          text: 'A holding without a nightly charge',
          isCorrect: true,
          feedback: 'The full price has been paid, so there is nothing to charge interest on.',
        },
        {
          text: 'A position without any risk of loss',
          feedback: 'A share can fall to zero. Owning it is no protection against that.',
        },
      ],
      explanation:
        "Owning a share brings rights, and there's no overnight interest to pay. The price risk is the same for both.",
    },
  ],
};
