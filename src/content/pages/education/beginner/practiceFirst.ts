import { decimal, dollars } from '@/content/format';
import type { LessonContent } from '@/content/lesson';
import { rich, term } from '@/content/richText';
import { rules } from '@/content/rules';

/** Learning with real money: the charges alone for each attempt. */
const DEPOSIT = 250;
const COST_OF_A_TRY = 2;
const TRIES = 40;
const charges = TRIES * COST_OF_A_TRY;
const share = (part: number, whole: number) => `${decimal((100 * part) / whole)}%`;

/** Used in the questions. */
const EXERCISE_TRIES = 20;
const EXERCISE_COST = 3;
const EXERCISE_DEPOSIT = 300;
const exerciseCharges = EXERCISE_TRIES * EXERCISE_COST;

const practiceAccountLink = { label: 'practice account', to: '/practice/account' } as const;

export const page: LessonContent = {
  id: 'beginner/practice-first',
  revision: 1,
  title: 'Before you start: practice account and demo account',
  description:
    'What you need for this course and what you never need: a deposit, a card, a passport, a phone call or a stranger who can see your screen.',
  heading: 'Practise before you pay',
  lead: 'You can learn everything in this course without giving anybody money or documents. Here is what to have ready, and what to refuse.',
  searchWords: [
    'how do I start',
    'what do I need to begin',
    'start trading without money',
    'do I need to deposit',
    'demo account asks for card',
    'is a demo account free',
    'passport for a demo account',
    'practise for free',
  ],
  question:
    'A page wants your card number and a phone call before it opens a “free” demo account. Do you need to give either of them to begin?',
  sections: [
    {
      kind: 'prose',
      heading: 'A demo account',
      paragraphs: [
        rich`A ${term('demo account')} is an account with virtual money at a ${term('broker')}, the kind of firm that carries out orders for its customers. The prices are real or nearly so, but the money isn't. You may want one later, to get used to a particular program.`,
        "A firm offers a demo account because it hopes to win a customer. That's fair, as long as you know it. Use an email address you can do without, and expect messages.",
      ],
    },
    {
      kind: 'figure',
      heading: 'A form, line by line',
      intro:
        'An example of what a firm asks for before it opens a demo account. Two of the six lines are normal.',
      figure: {
        kind: 'labelledGrid',
        caption: 'A demo account needs the first two lines. The rest serve the firm, or somebody worse.',
        cells: [
          ['Name', 'any name will do'],
          ['Email', 'for the password'],
          ['Phone', 'required'],
          ['Card number', '“to verify you”'],
          ['Passport', 'photo of both sides'],
          ['Screen sharing', '“our expert helps you”'],
        ],
        labels: [
          { row: 0, column: 1, text: 'Normal. Nothing depends on it while the money is virtual.' },
          {
            row: 1,
            column: 1,
            text: 'Normal. This is where the password arrives, and later the advertising.',
          },
          {
            row: 2,
            column: 1,
            text: 'Common, but not needed. Somebody wants to ring you. Look for a firm that makes the number optional.',
          },
          {
            row: 3,
            column: 1,
            text: 'Never needed. Virtual money involves no payments, so there is nothing to verify.',
          },
          {
            row: 4,
            column: 1,
            text: 'Never needed for a demo. Licensed firms ask for it later, as a rule before real money moves.',
          },
          {
            row: 5,
            column: 1,
            text: 'Never. Whoever controls your screen can read your mail and reach your bank.',
          },
        ],
      },
    },
    {
      kind: 'prose',
      heading: 'What this course does, and what it leaves to you',
      paragraphs: [
        'Four modules explain what a price is, how large a trade may be, how orders work and how to limit a loss. You read two extra modules in between: one after the first, about the firms that offer all this and the frauds around them; and one before the fourth, about what moves prices.',
        "By the end you will be able to work out a trade before you make it, and to say afterwards whether you kept to your plan. The course doesn't tell you which market to buy, and it makes nobody profitable. Most private accounts in these markets lose money, and a course alone doesn't change that.",
        'If you stop after the final lesson and never open an account, the course has done its work.',
      ],
    },
    {
      kind: 'prose',
      heading: 'The practice account on this site',
      paragraphs: [
        rich`Our ${practiceAccountLink} is the same idea without a broker: ${dollars(rules.demoBalance)} of virtual money in your browser. It asks for no name and no email address, and keeps what you do on your own device. It has six markets, among them EUR/USD (the euro in US dollars), gold and a share index.`,
        'Its prices come from no real market, and time moves only when you press a button. So you can stop, look something up and come back tomorrow. From the first lesson on, the exercises use it.',
      ],
    },
    {
      kind: 'workedExample',
      heading: 'What trying costs with real money',
      intro: `Suppose somebody starts with a deposit of ${dollars(DEPOSIT)} instead. Each try costs about ${dollars(COST_OF_A_TRY)} in charges, whatever the price does; later lessons show where they come from.`,
      lines: [
        { label: 'Deposit', value: dollars(DEPOSIT) },
        { label: `${String(TRIES)} tries × ${dollars(COST_OF_A_TRY)}`, value: dollars(charges) },
        { label: `${dollars(charges)} of ${dollars(DEPOSIT)}`, value: share(charges, DEPOSIT) },
        { label: 'The same tries in the practice account', value: dollars(0) },
      ],
      conclusion: `Almost a third of the money goes on learning which button is which, before a single idea has proved right or wrong. Losses are extra.`,
    },
    {
      kind: 'list',
      heading: 'What to have ready',
      items: [
        'A notebook, or a file with one page for each lesson. You will write down figures before you look at the answers.',
        'A pocket calculator. The hardest sum is a division.',
        'Half an hour without a phone. A lesson takes about four minutes to read, and its exercise takes longer.',
        "Somebody to talk to: a person who isn't selling anything and may ask what you're doing with your money.",
        'A limit on what you would ever pay in. For this course it is nought.',
      ],
    },
    {
      kind: 'warning',
      heading: 'When somebody rings',
      paragraphs: [
        'A friendly voice offers to guide you through your first deposit, today, while an offer lasts. You owe that voice neither an answer nor an explanation. Hang up; a licensed firm will still be there next week.',
        rich`If somebody rings you claiming to be from this site and wants a payment, hang up and ask us: ${{ label: 'what we never do', to: '/about#what-we-never-do' }}.`,
      ],
    },
  ],
  summary: [
    'The practice account here needs no name, no deposit and no download.',
    'A demo account needs a name and an email address, and never a card, a passport or your screen.',
    'Nothing in this course asks you to pay in, and no call has to be answered.',
  ],
  exercise: {
    task: 'Open the practice account and press Start. Find four things without placing an order. What sum do you start with? Where are the two prices of EUR/USD? Which button moves time on by one step? Where will finished trades be listed? Press the button five times and watch the two prices.',
    solution: [
      { label: 'The sum', value: `${dollars(rules.demoBalance)}, as “Equity”` },
      { label: 'The two prices', value: '“Bid” and “Ask”, above the chart' },
      { label: 'The button', value: '“Next candle”, below the chart' },
      { label: 'Finished trades', value: '“History”, further down' },
    ],
    mistakes: [
      {
        mistake: 'You placed an order by accident.',
        why: 'Nothing is lost. Close it in the list of open trades, or start another account at the bottom of the page.',
      },
      {
        mistake: "The prices don't move.",
        why: 'They move when you let time pass. Where the spread reads “closed”, press “Next candle” until the market opens.',
      },
    ],
  },
  hasEarlyCheck: true,
  checks: [
    {
      id: 'beginner/practice-first/what-a-demo-needs',
      kind: 'multipleChoice',
      prompt: 'You open a demo account at a broker. Which of these requests are normal?',
      options: [
        {
          text: 'An email address, to send you the password',
          isCorrect: true,
          feedback:
            'You have to be able to get back into the account, and that takes an address and a password.',
        },
        {
          text: 'A card number, so that the demo can be activated',
          feedback: 'With virtual money there is nothing to pay for. The number would be used to charge you.',
        },
        {
          text: 'A name for the account',
          isCorrect: true,
          feedback: 'Any name will do. Documents are asked for only before real money moves.',
        },
        {
          text: 'A program that lets their expert see your screen',
          feedback: 'That person could also see your mail and your bank. No demo needs it.',
        },
      ],
      explanation:
        "A name and an email address are enough to open a demo account. Money, documents and your screen aren't part of it.",
    },
    {
      id: 'beginner/practice-first/cost-of-trying',
      kind: 'numeric',
      prompt: `Somebody learns with ${dollars(EXERCISE_DEPOSIT)} of real money. ${String(EXERCISE_TRIES)} tries cost ${dollars(EXERCISE_COST)} each in charges. What share of the deposit has gone, before gains and losses?`,
      label: 'Share',
      unit: '%',
      answer: (100 * exerciseCharges) / EXERCISE_DEPOSIT,
      tolerance: 0.5,
      answerText: share(exerciseCharges, EXERCISE_DEPOSIT),
      commonMistakes: [
        { answer: exerciseCharges, feedback: "That's the cost in dollars. Compare it with the deposit." },
        {
          answer: (100 * EXERCISE_COST) / EXERCISE_DEPOSIT,
          feedback: "That's the share that a single try costs. Count all of them.",
        },
        {
          answer: 100 - (100 * exerciseCharges) / EXERCISE_DEPOSIT,
          feedback: "That's what is left. The question asks what has gone.",
        },
      ],
      explanation: `${String(EXERCISE_TRIES)} × ${dollars(EXERCISE_COST)} is ${dollars(exerciseCharges)}, and ${dollars(exerciseCharges)} of ${dollars(EXERCISE_DEPOSIT)} is ${share(exerciseCharges, EXERCISE_DEPOSIT)}.`,
    },
    {
      id: 'beginner/practice-first/a-call',
      kind: 'singleChoice',
      prompt:
        'A day after you opened a demo account, an “account manager” rings. Pay in today, he says, and you will be shown how to trade. What do you do?',
      options: [
        {
          text: 'Ask for a day to think, and agree a time to talk',
          feedback: 'A second call gives him a second chance. You need no appointment to go on learning.',
        },
        {
          text: 'Hang up, and go on with the practice account',
          isCorrect: true,
          feedback: 'You came to practise. Nothing that he offers is part of that.',
        },
        {
          text: 'Pay in the smallest sum, to see what he can do',
          feedback: 'The smallest sum tells him that you pay under pressure.',
        },
      ],
      explanation: 'Pressure by telephone is a reason to leave, whatever is being offered.',
    },
  ],
  related: [
    { label: 'Open the practice account', to: '/practice/account' },
    { label: 'How the practice market works', to: '/practice/how-it-works' },
    { label: 'The risks of trading', to: '/risk-disclosure' },
  ],
};
