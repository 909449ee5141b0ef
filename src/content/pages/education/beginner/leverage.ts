import { decimal, dollars } from '@/content/format';
import type { LessonContent } from '@/content/lesson';
import { retailCap, capText } from '@/content/regulators';
import { rich, term } from '@/content/richText';
import { rules, statements } from '@/content/rules';
import { distanceInSteps, marginFor, pipValue, profit } from '@/domain/calculators/tradeArithmetic';

const PIP = 0.0001;
const price = (value: number) => decimal(value, 4);

const LEVERAGES = [retailCap, 100, rules.maxLeverage];
const [LOW, HIGH] = [retailCap, rules.maxLeverage];

/** The same position at every level of leverage. */
const UNITS = 30_000;
const ENTRY = 1.26;
const EXIT = 1.256;
const value = UNITS * ENTRY;
const pips = distanceInSteps(ENTRY, EXIT, PIP);
const loss = -profit(ENTRY, EXIT, UNITS);
const margins = LEVERAGES.map((leverage) => ({ leverage, margin: marginFor(value, leverage) }));
/** The number of pips at which the loss equals the margin. */
const marginInPips = (margin: number) => margin / pipValue(UNITS, PIP);

/** Leverage used: the position compared with the account. */
const ACCOUNT = 10_000;
const usedLeverage = value / ACCOUNT;

/** A small account that uses each level of leverage in full, and a small fall in price. */
const SMALL_ACCOUNT = 2_000;
const FALL_PERCENT = 0.1;
const fullyLeveraged = LEVERAGES.map((leverage) => {
  const largest = SMALL_ACCOUNT * leverage;
  const lost = (largest * FALL_PERCENT) / 100;
  return { leverage, largest, lost, share: (100 * lost) / SMALL_ACCOUNT };
});

/** Used in the exercise and questions. */
const DEMO_UNITS = 20_000;
const DEMO_PRICE = 1.1;
const demoValue = DEMO_UNITS * DEMO_PRICE;
const EURO_UNITS = 50_000;
const EURO_PRICE = 1.09;
const euroValue = EURO_UNITS * EURO_PRICE;
const euroMargin = marginFor(euroValue, HIGH);
const EXERCISE_ACCOUNT = 4_000;
const EXERCISE_VALUE = 26_000;
const POUND_UNITS = 8_000;
const POUND_PIPS = 50;
const poundLoss = pipValue(POUND_UNITS, PIP) * POUND_PIPS;

export const page: LessonContent = {
  id: 'beginner/leverage',
  revision: 1,
  title: "Leverage: what it changes and what it doesn't",
  description: `Leverage lowers the deposit, not the loss. Why the same trade loses the same amount at ${capText(LOW)} and ${capText(HIGH)}, and what tempts people to use more.`,
  heading: "What leverage does and doesn't change",
  lead: 'Few numbers are printed larger by brokers than leverage, and few are misunderstood as often. It changes one thing about a trade, and that is neither the gain nor the loss.',
  question: `One broker offers ${capText(LOW)} and another ${capText(HIGH)}. In which account does the same trade lose more?`,
  sections: [
    {
      kind: 'handsOn',
      heading: 'Try it: set the leverage',
      intro:
        'Somebody holds 10,000 euros bought at 1.0800 dollars. Move the slider and see which of the two numbers changes.',
      figure: 'leverage',
    },
    {
      kind: 'prose',
      heading: 'Leverage is an upper limit',
      paragraphs: [
        rich`A mortgage works on the same principle. You pay part, the bank lends the rest, and the whole house is yours to gain or lose on. If it loses a tenth of its value, the loss is a tenth of the house, not of your part.`,
        rich`${term('leverage', 'Leverage')} says how small your part may be. At ${capText(100)} you may hold a position a hundred times as large as the deposit for it, which is called ${term('margin')}. Divide the value of the position by the leverage, and you have that deposit.`,
        'So the number is an upper limit. Nobody makes you use all of it, and the size of each trade remains your own choice.',
      ],
    },
    {
      kind: 'figure',
      heading: 'One position, three deposits',
      intro: `Somebody buys ${decimal(UNITS)} GBP/USD at ${price(ENTRY)}, worth ${dollars(value)}. ${statements.invented}`,
      figure: {
        kind: 'bars',
        caption: 'The margin that the same position needs. The higher the leverage, the smaller the deposit.',
        bars: margins.map(({ leverage, margin }) => ({
          label: capText(leverage),
          value: margin,
          text: dollars(margin),
        })),
      },
    },
    {
      kind: 'workedExample',
      heading: 'One sum for all three accounts',
      intro: `The price falls to ${price(EXIT)}, and the trade is closed there.`,
      lines: [
        { label: `From ${price(ENTRY)} to ${price(EXIT)}`, value: `${decimal(pips)} pips` },
        { label: `${decimal(UNITS)} × ${price(PIP)}`, value: `${dollars(pipValue(UNITS, PIP))} a pip` },
        ...LEVERAGES.map((leverage) => ({
          label: `Loss at ${capText(leverage)}`,
          value: dollars(loss),
        })),
      ],
      conclusion: `The leverage never entered the sum. A rise of ${decimal(pips)} pips would have made you ${dollars(loss)} in each account, too.`,
    },
    {
      kind: 'prose',
      heading: 'The leverage you use',
      paragraphs: [
        `What counts is how much you hold compared with what you own. With ${dollars(ACCOUNT)} in the account, the position above is ${decimal(usedLeverage, 1)} times as large as your money. That is the leverage you use, whatever the broker would allow.`,
        `Think of it as a magnifying glass. At ${decimal(usedLeverage, 1)} times, a move of 1% in the market is a change of ${decimal(usedLeverage, 1)}% in your account, up or down. Halve the position and you halve the effect. Lowering the account's leverage has no such effect.`,
      ],
    },
    {
      kind: 'table',
      heading: 'What the freed money tempts you to do',
      intro: `The danger begins where a small deposit leads to a large position. Here ${dollars(SMALL_ACCOUNT)} is used up to the limit, and the price then falls by ${decimal(FALL_PERCENT, 1)}%, as currencies do even on a quiet morning.`,
      columns: ['Leverage', 'Largest position', 'Loss from the fall', 'Share of the account'],
      rows: fullyLeveraged.map(({ leverage, largest, lost, share }) => [
        capText(leverage),
        dollars(largest),
        dollars(lost),
        `${decimal(share)}%`,
      ]),
      bars: { column: 3, values: fullyLeveraged.map(({ share }) => share) },
      note: `${statements.retailCaps} A broker that closes trades at half the margin would close the last of these positions after exactly this fall.`,
    },
    {
      kind: 'workedExample',
      heading: 'Each deposit, measured in pips',
      intro: `Back to the position of ${dollars(value)}. How many pips against it would lose as much as the deposit?`,
      lines: margins.map(({ leverage, margin }) => ({
        label: `${capText(leverage)}: ${dollars(margin)} ÷ ${dollars(pipValue(UNITS, PIP))} a pip`,
        value: `${decimal(marginInPips(margin), Number.isInteger(marginInPips(margin)) ? 0 : 1)} pips`,
      })),
      conclusion:
        'If nothing but the deposit is in the account, the broker will usually close the trade before that. Free money on top of the deposit is what keeps a trade open.',
    },
    {
      kind: 'prose',
      heading: 'Limits set by law',
      paragraphs: [
        rich`A ${term('retail client')}, which in law is nearly every private trader, gets lower leverage in many countries. The caps differ by market: highest for the main currency pairs, far lower for shares and coins. ${{ label: 'The page on risks', to: '/risk-disclosure' }} has them for three regions.`,
        `${statements.usResidents} Some brokers elsewhere offer ${capText(rules.maxLeverage)} and more, usually through a company outside those rules. You then also give up the protection that comes with those rules.`,
      ],
    },
    {
      kind: 'warning',
      heading: 'Two mistaken comforts',
      paragraphs: [
        '“I only risk my margin.” The loss follows the whole position. Without an exit, it can take everything in the account, and even more where the law gives no protection.',
        '“Low leverage makes me safe.” A broker with a low cap still lets you choose a size that is far too large for your account. What protects you is the size and the exit, and you decide on both.',
      ],
    },
  ],
  summary: [
    'Margin = value ÷ leverage. Leverage changes that deposit, and with it how soon the broker may close you out.',
    'Gain and loss follow from units and distance, and are the same at any leverage.',
    'The leverage you use is the value you hold ÷ the money you own.',
  ],
  exercise: {
    task: `Work out the leverage used by ${decimal(DEMO_UNITS)} EUR/USD at ${price(DEMO_PRICE)} on ${dollars(rules.demoBalance)}, and by twice the units. What does a fall of 1% cost in each case? Then look up the leverage of your account (1:30 on currency pairs in the practice account) and see how much of it you would be using.`,
    solution: [1, 2].flatMap((times) => [
      {
        label: `${decimal(times * DEMO_UNITS)} units: ${dollars(times * demoValue)} ÷ ${dollars(rules.demoBalance)}`,
        value: `${decimal((times * demoValue) / rules.demoBalance, 1)} times`,
      },
      {
        label: `1% of ${dollars(times * demoValue)}`,
        value: dollars((times * demoValue) / 100),
      },
    ]),
    mistakes: [
      {
        mistake: 'You divided by the margin instead of the account.',
        why: "That gives the broker's leverage again. Compare the position with all your money.",
        lesson: 'beginner/margin',
      },
      {
        mistake: "Your loss changed when you changed the account's leverage.",
        why: 'Check the units. People often raise the size together with the leverage and blame the wrong one.',
      },
    ],
  },
  checks: [
    {
      id: 'beginner/leverage/margin-at-the-top',
      kind: 'numeric',
      prompt: `You buy ${decimal(EURO_UNITS)} EUR/USD at ${price(EURO_PRICE)} with ${capText(HIGH)}. How large is the margin?`,
      label: 'Margin',
      unit: 'dollars',
      answer: euroMargin,
      tolerance: 0.5,
      answerText: dollars(euroMargin),
      commonMistakes: [
        {
          answer: marginFor(EURO_UNITS, HIGH),
          feedback: 'You divided the euros. The position is worth more in dollars.',
        },
        { answer: marginFor(euroValue, 100), feedback: 'This is the margin at 1:100.' },
      ],
      explanation: `${decimal(EURO_UNITS)} × ${price(EURO_PRICE)} is ${dollars(euroValue)}, and ${dollars(euroValue)} ÷ ${String(HIGH)} is ${dollars(euroMargin)}.`,
    },
    {
      id: 'beginner/leverage/two-accounts',
      kind: 'singleChoice',
      prompt: `Account A has leverage of ${capText(LOW)}, account B ${capText(HIGH)}. Both hold ${decimal(POUND_UNITS)} GBP/USD, and the price falls ${String(POUND_PIPS)} pips. Which loses how much?`,
      options: [
        {
          text: `Each of them loses ${dollars(poundLoss)}`,
          isCorrect: true,
          feedback: 'The same units over the same distance lose the same money.',
        },
        {
          text: 'B loses more, because more is borrowed',
          feedback: 'B put up a smaller deposit. The positions are equally large.',
        },
        {
          text: 'A loses more, because its margin is larger',
          feedback: "More money is blocked in A, but blocked money isn't lost.",
        },
      ],
      explanation: `${decimal(POUND_UNITS)} × ${price(PIP)} × ${String(POUND_PIPS)} is ${dollars(poundLoss)}, without any leverage in it.`,
    },
    {
      id: 'beginner/leverage/used',
      kind: 'numeric',
      prompt: `An account of ${dollars(EXERCISE_ACCOUNT)} holds a position worth ${dollars(EXERCISE_VALUE)}. How many times the size of the account is that?`,
      label: 'Leverage used',
      unit: 'times the account',
      answer: EXERCISE_VALUE / EXERCISE_ACCOUNT,
      tolerance: 0.05,
      answerText: `${decimal(EXERCISE_VALUE / EXERCISE_ACCOUNT, 1)} times`,
      commonMistakes: [
        {
          answer: EXERCISE_ACCOUNT / EXERCISE_VALUE,
          feedback: 'You swapped the two figures. The position is the larger one, so it comes first.',
        },
        {
          answer: (EXERCISE_VALUE - EXERCISE_ACCOUNT) / EXERCISE_ACCOUNT,
          feedback: 'You subtracted the account first. Compare the whole position with it.',
        },
      ],
      explanation: `${dollars(EXERCISE_VALUE)} ÷ ${dollars(EXERCISE_ACCOUNT)}. A fall of 1% in the market would cost ${decimal(EXERCISE_VALUE / EXERCISE_ACCOUNT, 1)}% of the account.`,
    },
    {
      id: 'beginner/leverage/what-changes',
      kind: 'multipleChoice',
      prompt: "Your broker raises your account's leverage. You keep the position as it is. What changes?",
      options: [
        {
          text: 'The deposit that is blocked',
          isCorrect: true,
          feedback: 'The same value is divided by a larger number.',
        },
        {
          text: 'The money that is free',
          isCorrect: true,
          feedback: 'What is no longer blocked is free, and tempting.',
        },
        {
          text: 'The value of one pip',
          feedback: 'It is units times the size of a pip, and you kept the units.',
        },
        {
          text: 'The spread in money',
          feedback: 'The gap between the prices is paid on the units, which are the same as before.',
        },
      ],
      explanation:
        'Leverage decides how much of your money is blocked and how much is free. The trade itself stays the same.',
    },
    {
      id: 'beginner/leverage/offer-above-the-cap',
      kind: 'singleChoice',
      prompt: 'A retail client in Spain is offered CFDs on EUR/USD at 1:400. What does that tell you first?',
      options: [
        {
          text: 'The offer is from a firm outside the EU rules',
          isCorrect: true,
          feedback: `For this client ${capText(retailCap)} is the most those rules allow. Close-out and balance protection may be missing as well.`,
        },
        {
          text: 'The firm trusts this client more than others',
          feedback: 'The cap is a matter of law and leaves no room for trust.',
        },
        {
          text: 'The pair has become less risky',
          feedback: 'How much a pair moves has nothing to do with the deposit a firm asks for.',
        },
      ],
      explanation: 'Look up which company would hold the account, and which regulator supervises it.',
    },
  ],
};
