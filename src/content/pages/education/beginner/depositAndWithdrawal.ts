import { decimal, dollars } from '@/content/format';
import type { LessonContent } from '@/content/lesson';
import { bonusBanRegions, PROTECTION_CHECKED_ON } from '@/content/protection';
import { rich, term } from '@/content/richText';
import { statements } from '@/content/rules';
import { formatDay } from '@/domain/time/days';
import { profit } from '@/domain/calculators/tradeArithmetic';

/** A bonus that is paid out only after a certain trading volume. */
const DEPOSIT = 500;
const BONUS = 200;
const TURNOVER = 4_000_000;
const BID = 1.084;
const ASK = 1.08415;
const TRADE_UNITS = 20_000;
const trades = TURNOVER / TRADE_UNITS;
const costPerTrade = profit(BID, ASK, TRADE_UNITS);
const totalCost = profit(BID, ASK, TURNOVER);
const quote = `${decimal(BID, 5)} to ${decimal(ASK, 5)}`;

/** A gain on the screen, and the fees demanded before it is paid out. */
const SHOWN_GAIN = 9_400;
const FEES = [
  { name: '“Tax”, 15% of what is shown', amount: 0.15 * SHOWN_GAIN },
  { name: '“Proof of funds”', amount: 800 },
  { name: '“Release by the bank”', amount: 450 },
];
const paidInFees = FEES.reduce((sum, { amount }) => sum + amount, 0);

/** Used in the exercise and questions. */
const EXERCISE_BONUS = 150;
const EXERCISE_TURNOVER = 3_000_000;
const EXERCISE_SPREAD = 0.0001;
const exerciseCost = EXERCISE_TURNOVER * EXERCISE_SPREAD;
const QUESTION_TURNOVER = 2_500_000;
const QUESTION_SPREAD = 0.0002;
const questionCost = QUESTION_TURNOVER * QUESTION_SPREAD;

export const page: LessonContent = {
  id: 'beginner/deposit-and-withdrawal',
  revision: 1,
  title: 'Testing a broker: deposit, withdrawal and bonus traps',
  description:
    'Why you test the way out before anything else, which delays are normal, what a bonus really costs, and the fees no broker asks for.',
  heading: 'Paying in, and getting it back',
  lead: 'Any firm can take a payment. What shows its quality is how the same sum comes back, and that can be tested.',
  searchWords: [
    'broker will not pay out',
    'withdrawal refused',
    'cannot withdraw my money',
    'fee before withdrawal',
    'deposit bonus',
    'bonus conditions',
    'withdrawal fee scam',
    'test a withdrawal',
  ],
  question:
    'Your screen shows a gain of several thousand dollars. To have it paid out, you have to pay a tax first. What is that figure worth?',
  sections: [
    {
      kind: 'prose',
      heading: 'The way out comes first',
      paragraphs: [
        'Nothing in this course needs a deposit. If you decide on one some day, let the first sum be a test of the firm, and small enough to lose without regret.',
        "The test has three parts: pay the small sum in, place one small trade or none, and ask for everything back. Only money back in your own bank account counts as a pass. A figure on the firm's screen is no more than its claim.",
        'Fraudsters know the test as well, and often let the first small sum go through, because a larger one follows. So passing the test is necessary but not enough. The register comes first.',
      ],
    },
    {
      kind: 'table',
      heading: "What is normal, and what isn't",
      intro:
        'Licensed firms have reasons for some delays. What separates the two columns is whether you have to pay something first.',
      columns: ['When you ask for your money', 'Normal', 'A reason to stop'],
      rows: [
        ['How long it takes', 'Usually one to five working days', '“After the next trade”, and then again'],
        ['Where it goes', 'Back the way it came', 'To a wallet, or to somebody else'],
        ['What is asked for', 'Identity documents, once', 'A new payment, under any name'],
        ['What it costs', 'A stated fee, taken off the sum', 'A fee to be paid in beforehand'],
        ['Tax', 'You declare it yourself', 'You have to send it to the firm first'],
        [
          'Your own deposit',
          'Yours at any time, less losses and what open trades need',
          'Blocked until you have traded enough',
        ],
      ],
      note: "A few countries let firms withhold tax. It's then taken off what they pay you; you're never asked to send it.",
    },
    {
      kind: 'prose',
      heading: 'A bonus is bought with trades',
      paragraphs: [
        "A bonus is money you can see but can't take out. It becomes yours once you have traded a stated amount, and each trade crosses the spread. Often the deposit itself is blocked until then.",
        rich`In ${bonusBanRegions}, firms may not give private clients a bonus or a gift for trading a ${term('CFD')}, a contract that many brokers sell: it pays the change in the price of something you don't own. If you're offered one all the same, you're dealing with a company outside those rules. That was so when we last looked, on ${formatDay(PROTECTION_CHECKED_ON)}.`,
      ],
    },
    {
      kind: 'workedExample',
      heading: `What a bonus of ${dollars(BONUS)} costs`,
      intro: `You have paid in ${dollars(DEPOSIT)}. The bonus is paid out once you have traded ${decimal(TURNOVER)} euros against the dollar. The quote is ${quote}, and you trade ${decimal(TRADE_UNITS)} euros at a time. The next module explains how a small deposit can move such a sum; here only the spread counts. ${statements.invented}`,
      lines: [
        {
          label: `${decimal(TURNOVER)} ÷ ${decimal(TRADE_UNITS)}`,
          value: `${decimal(trades)} trades`,
        },
        {
          label: `${decimal(ASK - BID, 5)} × ${decimal(TRADE_UNITS)} euros`,
          value: `${dollars(costPerTrade)} a trade`,
        },
        { label: `${decimal(trades)} × ${dollars(costPerTrade)}`, value: dollars(totalCost) },
        { label: 'Bonus', value: dollars(BONUS) },
        { label: 'Left of the bonus', value: dollars(BONUS - totalCost) },
      ],
      conclusion: `The spreads cost ${decimal(totalCost / BONUS)} times the bonus, and more than the deposit of ${dollars(DEPOSIT)}. On average the account is empty before the condition is met.`,
    },
    {
      kind: 'figure',
      heading: 'The same sums as bars',
      figure: {
        kind: 'bars',
        caption: 'What you get, what you paid in, and what it costs to get it.',
        bars: [
          { label: 'Bonus', value: BONUS, text: dollars(BONUS) },
          { label: 'Your deposit', value: DEPOSIT, text: dollars(DEPOSIT) },
          { label: 'Spreads until it is paid', value: totalCost, text: dollars(totalCost) },
        ],
      },
    },
    {
      kind: 'workedExample',
      heading: 'The second case: fees before the money',
      intro: `An unlicensed platform shows you ${dollars(SHOWN_GAIN)}. You ask for it, and three letters arrive, one after the other. The pattern is a common one.`,
      lines: [
        ...FEES.map(({ name, amount }) => ({ label: name, value: dollars(amount) })),
        { label: 'Paid in fees', value: dollars(paidInFees) },
        { label: 'Received', value: dollars(0) },
      ],
      conclusion: `The ${dollars(SHOWN_GAIN)} never existed. It was typed onto a screen, so that ${dollars(paidInFees)} would look like a small part of it. More letters follow for as long as somebody pays.`,
    },
    {
      kind: 'warning',
      heading: 'What pressure sounds like',
      paragraphs: [
        "An offer that ends tonight. A manager who has reserved a place for you. A call while you're looking at the form. A second call from a superior. All of them want you to pay before you have checked.",
        'Any one of these is reason enough not to pay. And never borrow or pay in more to get back what the firm already has.',
      ],
    },
  ],
  summary: [
    "Test the way out with a sum that doesn't matter. What counts is money in your own account.",
    'If you have to pay before your money is released, there is no money.',
    "Work out what a bonus's condition costs in spreads. Meeting it usually costs more than the bonus gives.",
  ],
  exercise: {
    task: `On paper: a bonus of ${dollars(EXERCISE_BONUS)} is paid out after ${decimal(EXERCISE_TURNOVER)} euros have been traded, and the spread is ${decimal(EXERCISE_SPREAD, 4)}. What do the spreads cost, and what is left of the bonus? Then open the practice account, place one market order of 0.01 lots in EUR/USD, close it at once, and read in the history what a single trade costs.`,
    solution: [
      {
        label: `${decimal(EXERCISE_TURNOVER)} × ${decimal(EXERCISE_SPREAD, 4)}`,
        value: dollars(exerciseCost),
      },
      { label: 'Left of the bonus', value: dollars(EXERCISE_BONUS - exerciseCost) },
      {
        label: 'In the practice account',
        value:
          'with all costs in the spread, 10 cents for 1,000 euros from 02:00 to 17:00, and more at other times and around announcements',
      },
    ],
    mistakes: [
      {
        mistake: 'You counted the spread twice for each trade.',
        why: 'Buying and selling crosses it once. Some firms count both as turnover, which halves the cost.',
        lesson: 'beginner/the-spread',
      },
      {
        mistake: 'Your trade in the practice account made a small gain.',
        why: 'A candle passed before you closed the trade. Try again without moving time on.',
      },
    ],
  },
  checks: [
    {
      id: 'beginner/deposit-and-withdrawal/bonus-cost',
      kind: 'numeric',
      prompt: `A bonus is paid out after ${decimal(QUESTION_TURNOVER)} euros of EUR/USD have been traded. The spread is ${decimal(QUESTION_SPREAD, 4)}. What will the spreads have cost you by then?`,
      label: 'Cost',
      unit: 'dollars',
      answer: questionCost,
      tolerance: 0.5,
      answerText: dollars(questionCost),
      commonMistakes: [
        {
          answer: 10 * questionCost,
          feedback: 'The decimal point slipped: the spread has three noughts after the decimal point.',
        },
        { answer: 2 * questionCost, feedback: 'Each trade crosses the spread once, not once each way.' },
      ],
      explanation: `${decimal(QUESTION_TURNOVER)} × ${decimal(QUESTION_SPREAD, 4)} is ${dollars(questionCost)}.`,
    },
    {
      id: 'beginner/deposit-and-withdrawal/tax-first',
      kind: 'singleChoice',
      prompt:
        'Before paying you out, a platform asks you to pay a tax on your gain into its own account. What does that tell you?',
      options: [
        {
          text: 'It keeps to the law of its country, and the tax is due',
          feedback: "A tax would be taken off your money, or declared by you. It isn't sent in beforehand.",
        },
        {
          text: 'There is nothing to pay out, and the next fee will follow',
          isCorrect: true,
          feedback: 'The gain exists only on the screen. Any payment is lost, like your deposit.',
        },
        {
          text: 'It first wants to see that your bank account is yours',
          feedback: "That's checked with documents, or with the account you paid from. It costs nothing.",
        },
      ],
      explanation:
        'Anyone who has your money can take a fee out of it. Anyone who asks for more has none to give you.',
    },
    {
      id: 'beginner/deposit-and-withdrawal/normal',
      kind: 'multipleChoice',
      prompt: 'You ask for your money back. Which two of these happen at sound firms as well?',
      options: [
        {
          text: 'A copy of your passport is asked for, if the firm has none yet',
          isCorrect: true,
          feedback:
            'Licensed firms have to check who you are, as a rule before they take a deposit. Being asked once is normal; being asked again and again is a way to delay.',
        },
        {
          text: 'The money goes back to the card you paid with',
          isCorrect: true,
          feedback: 'The way it came is the usual way back, and protects you from a thief.',
        },
        {
          text: 'Your own deposit is blocked until you have traded more',
          feedback: 'Your deposit is yours. A condition on it is there to make you pay spreads.',
        },
        {
          text: 'A manager asks you to leave the money in for one more week',
          feedback: 'You asked for a payment and got advice. Its only aim is to make you stay.',
        },
      ],
      explanation:
        'Documents and repayment by the same route protect both sides. The other two only keep your money with the firm.',
    },
    {
      id: 'beginner/deposit-and-withdrawal/small-test',
      kind: 'singleChoice',
      prompt: 'A test of $50 came back within two days. What have you learnt?',
      options: [
        {
          text: 'That larger sums will come back in the same way',
          feedback: 'Fraudsters often let small sums through, because they expect a larger one to follow.',
        },
        {
          text: 'That the firm can pay; only the register says who it is',
          isCorrect: true,
          feedback: 'One test rules out the crudest cases. The licence is a separate question.',
        },
        {
          text: 'That the firm is licensed, or the bank would have refused',
          feedback: 'Banks make payments to many firms, licensed or not.',
        },
      ],
      explanation: 'A passed test is one sign among several. A failed one settles the matter.',
    },
  ],
  related: [
    { label: 'Open the practice account', to: '/practice/account' },
    { label: 'How to choose a broker', to: '/ib-partners' },
  ],
};
