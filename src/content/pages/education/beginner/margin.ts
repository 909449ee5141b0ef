import { decimal, dollars } from '@/content/format';
import type { LessonContent } from '@/content/lesson';
import { europe, retailCap } from '@/content/regulators';
import { rich, term } from '@/content/richText';
import { rules, statements } from '@/content/rules';
import { STANDARD_LOT_UNITS, marginFor, pipValue, profit } from '@/domain/calculators/tradeArithmetic';

const PIP = 0.0001;
const price = (value: number) => decimal(value, 4);
const percent = (share: number) => `${decimal(share)}%`;
const marginLevelOf = (equity: number, margin: number) => (100 * equity) / margin;

/**
 * The lesson's account: one position at the retail cap, and a broker that closes it at the level the rules
 * require.
 */
const BALANCE = 1_000;
const UNITS = 20_000;
const ENTRY = 1.08;
const LEVERAGE = retailCap;
const CALL_PERCENT = 100;
const STOP_OUT_PERCENT = europe.closeOutPercent;
const value = UNITS * ENTRY;
const margin = marginFor(value, LEVERAGE);
const equityAt = (at: number) => BALANCE + profit(ENTRY, at, UNITS);
const priceAtLevel = (level: number) => ENTRY - (BALANCE - (margin * level) / 100) / UNITS;
const CALL = priceAtLevel(CALL_PERCENT);
const STOP_OUT = priceAtLevel(STOP_OUT_PERCENT);

const account = {
  balance: BALANCE,
  units: UNITS,
  entry: ENTRY,
  leverage: LEVERAGE,
  callPercent: CALL_PERCENT,
  stopOutPercent: STOP_OUT_PERCENT,
};
/** The first price after a weekend, far below the last one before it. */
const AFTER_GAP = 1.025;

/** Points in the drawing, equally spaced from the entry to the stop-out. */
const DRAWN_POINTS = 5;
const drawnPrices = Array.from(
  { length: DRAWN_POINTS },
  (_, index) => ENTRY - ((ENTRY - STOP_OUT) * index) / (DRAWN_POINTS - 1),
);
const flatLine = (amount: number) => drawnPrices.map(() => amount);

/** The same account with half the size. */
const HALF_UNITS = UNITS / 2;
const halfMargin = marginFor(HALF_UNITS * ENTRY, LEVERAGE);
const pipsToStopOut = (units: number, held: number) =>
  (BALANCE - (held * STOP_OUT_PERCENT) / 100) / pipValue(units, PIP);

/** Used in the exercise and questions. */
const DEMO_UNITS = 10_000;
const DEMO_PRICE = 1.27;
const demoMargin = marginFor(DEMO_UNITS * DEMO_PRICE, LEVERAGE);
const AUSSIE_UNITS = 40_000;
const AUSSIE_PRICE = 0.66;
const AUSSIE_LEVERAGE = 20;
const aussieValue = AUSSIE_UNITS * AUSSIE_PRICE;
const aussieMargin = marginFor(aussieValue, AUSSIE_LEVERAGE);
const EXERCISE_BALANCE = 3_000;
const EXERCISE_LOSS = 450;
const EXERCISE_MARGIN = 1_200;
const LEVEL_EQUITY = 900;
const LEVEL_MARGIN = 600;
const level = marginLevelOf(LEVEL_EQUITY, LEVEL_MARGIN);

export const page: LessonContent = {
  id: 'beginner/margin',
  revision: 1,
  title: 'Margin: the deposit behind a trade',
  description:
    'What a broker sets aside while a trade is open, what stays free, and when a margin call and a stop-out come.',
  heading: 'Margin, the deposit behind a trade',
  lead: 'You can hold far more currency than you have paid in, because the broker asks only for a deposit. If losses eat into it, the broker ends the trade.',
  question: `With ${dollars(BALANCE)} in your account you hold euros worth ${dollars(value)}. How far may the price fall before somebody else decides for you?`,
  sections: [
    {
      kind: 'prose',
      heading: 'Like the deposit on a hired car',
      paragraphs: [
        "Hire a car and the firm blocks part of the money on your card. It isn't the price of the hire. Bring the car back in one piece and the block is lifted; bring it back dented and you pay for the damage.",
        rich`A broker does the same with an open position. The blocked part is called ${term('margin')}. It is released when you close, and whatever the trade lost comes off the account.`,
        `How much is blocked depends on the value of the position and on the leverage, the number after the colon. At 1:${String(LEVERAGE)}, one dollar is blocked for every ${String(LEVERAGE)} dollars you hold.`,
      ],
    },
    {
      kind: 'workedExample',
      heading: 'One account, four figures',
      intro: `You have ${dollars(BALANCE)} and buy ${decimal(UNITS)} EUR/USD at ${price(ENTRY)} with leverage of 1:${String(LEVERAGE)}. ${statements.invented}`,
      lines: [
        { label: `Value: ${decimal(UNITS)} × ${price(ENTRY)}`, value: dollars(value) },
        { label: `Margin: ${dollars(value)} ÷ ${String(LEVERAGE)}`, value: dollars(margin) },
        { label: `Left free: ${dollars(BALANCE)} − ${dollars(margin)}`, value: dollars(BALANCE - margin) },
        { label: `${dollars(BALANCE)} ÷ ${dollars(margin)}`, value: percent(marginLevelOf(BALANCE, margin)) },
      ],
      conclusion: `Each pip is worth ${dollars(pipValue(UNITS, PIP))} here, up or down. The margin doesn't cushion that.`,
    },
    {
      kind: 'prose',
      heading: 'The names on your screen',
      paragraphs: [
        rich`Your ${term('equity')} is the balance plus or minus whatever the open trades have gained or lost so far. What is left of it after the margin is the ${term('free margin')}. Only this part can absorb a loss without consequences.`,
        rich`The last line of the example is the ${term('margin level')}: equity as a percentage of the margin. At 100% no free margin is left. Many platforms show it in large type, because the broker acts on it.`,
      ],
    },
    {
      kind: 'figure',
      heading: 'Equity sinks towards the deposit',
      intro: 'The euro falls, and the two levels at which the broker acts stay where they are.',
      figure: {
        kind: 'lineChart',
        caption:
          'Where equity crosses the margin, a warning comes; where it meets half the margin, the broker closes the position.',
        description: `Three lines over a falling price, from ${price(ENTRY)} to ${price(STOP_OUT)}. Equity falls in a straight line from ${dollars(BALANCE)} to ${dollars(equityAt(STOP_OUT))}. The margin is level at ${dollars(margin)}, and half of it at ${dollars(margin / 2)}, where equity meets it at the end.`,
        xLabel: `Price, from ${price(ENTRY)} down to ${price(STOP_OUT)}`,
        yLabel: 'Dollars',
        decimals: 0,
        series: [
          { label: 'Equity', values: drawnPrices.map(equityAt) },
          { label: 'Margin', values: flatLine(margin) },
          { label: 'Half the margin', values: flatLine(margin / 2) },
        ],
      },
    },
    {
      kind: 'accountWalk',
      heading: 'Six prices, down to the stop-out',
      intro: `This broker warns at ${percent(CALL_PERCENT)} and closes positions at ${percent(STOP_OUT_PERCENT)}. The margin stays as it was at the opening. Follow the account down, one price at a time.`,
      account,
      decimals: 4,
      steps: [
        { price: ENTRY, comment: 'The position is opened.' },
        { price: 1.075, comment: 'Less money is free. Nothing else happens.' },
        { price: 1.07, comment: 'The free margin is nearly gone.' },
        { price: CALL, comment: 'Margin call: no free margin is left.' },
        { price: 1.057, comment: 'No new trades. Whether to wait or close is up to you.' },
        { price: STOP_OUT, comment: 'Stop-out: the broker closes the position.' },
      ],
      note: `When the trade is closed the margin is released, and ${dollars(equityAt(STOP_OUT))} of the ${dollars(BALANCE)} is left.`,
    },
    {
      kind: 'prose',
      heading: 'Margin call and stop-out',
      paragraphs: [
        rich`The ${term('margin call')} is the warning that no free margin is left. It may be a message, or only a line that turns red, and a fast market leaves no time to respond. New trades that need margin are refused from here on.`,
        rich`The ${term('stop-out')} is the forced end: the broker closes positions until the account can support the rest. In the EU, the UK and Australia brokers must do so for a ${term('retail client')}, a customer who isn't classed as a professional, at ${percent(STOP_OUT_PERCENT)} of the margin. Some other countries have such a rule as well. Where there is none, each broker sets its own levels.`,
        `Distance is a matter of size. In the example the stop-out is ${decimal(pipsToStopOut(UNITS, margin))} pips away. With ${decimal(HALF_UNITS)} units it would be ${decimal(pipsToStopOut(HALF_UNITS, halfMargin))} pips away: half the size gives more than twice the room.`,
      ],
    },
    {
      kind: 'calculator',
      heading: 'Move the stop-out yourself',
      intro:
        'Here is the account from the example. Change the lots or the leverage and watch the stop-out price.',
      calculator: 'margin',
      values: {
        instrument: 'EUR/USD',
        lots: String(UNITS / STANDARD_LOT_UNITS),
        price: price(ENTRY),
        leverage: String(LEVERAGE),
        account: String(BALANCE),
        stopOut: String(STOP_OUT_PERCENT),
      },
    },
    {
      kind: 'warning',
      heading: 'Why you need an exit of your own',
      paragraphs: [
        'A stop-out comes late, when most of the money is gone. If the market jumps past the level, over a weekend or after news, the price is worse still.',
        rich`Then an account can end below zero. ${term('negative balance protection', 'Negative balance protection')}, a rule that you can't lose more than is in the account, is required for retail clients in the same three regions and in some other countries. Where no rule requires it, it depends on the broker.`,
        "Brokers can also ask for more margin before elections, holidays and weekends. Then the margin level falls although the price hasn't moved.",
      ],
    },
    {
      kind: 'accountWalk',
      heading: 'Over a weekend gap',
      intro: `The same account again. On Friday evening the price is ${price(1.07)}; on Sunday evening in New York, when trading begins again, the first price is far below the level at which the broker closes the position.`,
      account,
      decimals: 4,
      steps: [
        { price: 1.07, comment: 'Friday evening. The market closes with the position open.' },
        {
          price: AFTER_GAP,
          comment: `Sunday evening. The first price is past the stop-out, and the position is closed here. The account stands at ${dollars(equityAt(AFTER_GAP))}.`,
        },
      ],
      note: 'Nobody traded at the prices in between, so nothing could be closed there.',
    },
  ],
  summary: [
    "Margin = value of the position ÷ leverage. It is blocked while the trade is open, and it isn't a fee.",
    'Equity less margin is free. At a margin level of 100% none is left, and further down the broker closes positions.',
    'The smaller the position, the further away the stop-out.',
  ],
  exercise: {
    task: `With ${dollars(rules.demoBalance)} of virtual money, buy ${decimal(DEMO_UNITS)} GBP/USD, which is ${decimal(DEMO_UNITS / STANDARD_LOT_UNITS, 2)} lots. First work out margin, free margin and margin level with your account's leverage: in the practice account it is 1:30 on currency pairs. Then compare them with the screen and close the position. The solution uses a price of ${price(DEMO_PRICE)} and 1:${String(LEVERAGE)}, and assumes no other position.`,
    solution: [
      { label: 'Margin', value: dollars(demoMargin) },
      { label: 'Free margin', value: dollars(rules.demoBalance - demoMargin) },
      { label: 'Margin level', value: percent(marginLevelOf(rules.demoBalance, demoMargin)) },
    ],
    mistakes: [
      {
        mistake: 'Your margin is about a fifth too small.',
        why: 'You divided the pounds by the leverage. Turn them into dollars first.',
      },
      {
        mistake: 'The free margin on the screen keeps changing.',
        why: 'Equity moves with every tick of the open trade, and the free part moves with it.',
      },
    ],
  },
  checks: [
    {
      id: 'beginner/margin/margin-of-a-trade',
      kind: 'numeric',
      prompt: `You buy ${decimal(AUSSIE_UNITS)} AUD/USD at ${price(AUSSIE_PRICE)} with leverage of 1:${String(AUSSIE_LEVERAGE)}. How much margin is blocked?`,
      label: 'Margin',
      unit: 'dollars',
      answer: aussieMargin,
      tolerance: 0.5,
      answerText: dollars(aussieMargin),
      commonMistakes: [
        {
          answer: marginFor(AUSSIE_UNITS, AUSSIE_LEVERAGE),
          feedback: 'You divided Australian dollars. Their value in US dollars comes first.',
        },
        { answer: aussieValue, feedback: "That's what the whole position is worth." },
      ],
      explanation: `${decimal(AUSSIE_UNITS)} × ${price(AUSSIE_PRICE)} is ${dollars(aussieValue)}, and ${dollars(aussieValue)} ÷ ${String(AUSSIE_LEVERAGE)} is ${dollars(aussieMargin)}.`,
    },
    {
      id: 'beginner/margin/what-is-free',
      kind: 'numeric',
      prompt: `Balance ${dollars(EXERCISE_BALANCE)}, open loss ${dollars(EXERCISE_LOSS)}, margin ${dollars(EXERCISE_MARGIN)}. How large is the free margin?`,
      label: 'Free margin',
      unit: 'dollars',
      answer: EXERCISE_BALANCE - EXERCISE_LOSS - EXERCISE_MARGIN,
      tolerance: 0.5,
      answerText: dollars(EXERCISE_BALANCE - EXERCISE_LOSS - EXERCISE_MARGIN),
      commonMistakes: [
        {
          answer: EXERCISE_BALANCE - EXERCISE_MARGIN,
          feedback: 'The open loss is missing. It counts although the trade is still running.',
        },
        { answer: EXERCISE_BALANCE - EXERCISE_LOSS, feedback: "That's the equity. Part of it is blocked." },
      ],
      explanation: `Equity is ${dollars(EXERCISE_BALANCE)} − ${dollars(EXERCISE_LOSS)}, and the margin comes off that.`,
    },
    {
      id: 'beginner/margin/level',
      kind: 'numeric',
      prompt: `Equity is ${dollars(LEVEL_EQUITY)}, margin ${dollars(LEVEL_MARGIN)}. What is the margin level?`,
      label: 'Margin level',
      unit: '%',
      answer: level,
      tolerance: 0.5,
      answerText: percent(level),
      commonMistakes: [
        {
          answer: marginLevelOf(LEVEL_MARGIN, LEVEL_EQUITY),
          feedback: 'You divided the other way round. Equity goes on top.',
        },
        {
          answer: level / 100,
          feedback: 'This is the fraction. As a percentage it is a hundred times as much.',
        },
      ],
      explanation: `${dollars(LEVEL_EQUITY)} ÷ ${dollars(LEVEL_MARGIN)}, as a percentage.`,
    },
    {
      id: 'beginner/margin/towards-the-end',
      kind: 'ordering',
      prompt: 'A trade goes wrong and nobody acts. What happens, from first to last?',
      steps: [
        {
          text: 'The broker blocks margin for the new position',
          feedback: 'This happens at the opening, before any loss.',
        },
        {
          text: 'The free margin shrinks',
          feedback: 'The open loss lowers equity, and the free part with it.',
        },
        {
          text: 'No free margin is left, and the margin call comes',
          feedback: 'Equity has fallen to the size of the margin.',
        },
        {
          text: 'The broker closes the position',
          feedback: 'At the stop-out level the account can no longer support it.',
        },
        {
          text: 'The margin is released and the loss booked',
          feedback: 'With no position left there is nothing to block money for.',
        },
      ],
      explanation: 'Margin blocked, free margin shrinking, warning, closure, release.',
    },
    {
      id: 'beginner/margin/is-it-a-fee',
      kind: 'singleChoice',
      prompt:
        'A trade tied up $500 of margin. You close it at the price at which it was opened. What happens to the $500?',
      options: [
        {
          text: 'It is released in full',
          isCorrect: true,
          feedback: 'The trade lost nothing, so nothing is taken off.',
        },
        {
          text: 'The broker keeps it as the price of the trade',
          feedback: 'What the broker earns is the spread, a commission or the overnight charge.',
        },
        {
          text: 'Half of it is lost at the stop-out',
          feedback: 'A stop-out comes only after heavy losses, and this trade had none.',
        },
      ],
      explanation: 'Margin is a deposit. Only costs and losses are gone for good.',
    },
  ],
  related: [{ label: 'Practise sums on margin', to: '/practice/sums?sum=margin' }],
};
