import { decimal, dollars } from '@/content/format';
import type { LessonContent } from '@/content/lesson';
import { coinCustody, RULES_CHECKED_ON } from '@/content/regulators';
import { rich, term } from '@/content/richText';
import { formatDay } from '@/domain/time/days';

/** An invented exchange and the coins that it owes its four customers. */
const EXERCISE = 1;
const CUSTOMERS = [
  { name: 'Ana', coins: 4 },
  { name: 'Ben', coins: 3 },
  { name: 'Cleo', coins: 2 },
  { name: 'You', coins: EXERCISE },
];
const owed = CUSTOMERS.reduce((sum, { coins }) => sum + coins, 0);
const HELD = 7;
const paidPercent = (100 * HELD) / owed;

/** A coin, valued on the day of the failure and paid out later at a different price. */
const FAILURE_PRICE = 20_000;
const HIGHER_PRICE = 50_000;
const LOWER_PRICE = 9_000;
const claim = EXERCISE * FAILURE_PRICE;
const payout = (claim * paidPercent) / 100;
const YEARS = 2;

/** Used in the exercise and questions. */
const EXERCISE_OWED = 50_000;
const EXERCISE_HELD = 36_000;
const EXERCISE_CLAIM = 2_500;
const exercisePayout = (EXERCISE_CLAIM * EXERCISE_HELD) / EXERCISE_OWED;
const QUESTION_OWED = 800;
const QUESTION_HELD = 520;
const QUESTION_CLAIM = 6_000;
const questionPayout = (QUESTION_CLAIM * QUESTION_HELD) / QUESTION_OWED;

export const page: LessonContent = {
  id: 'crypto/coins-at-an-exchange',
  revision: 1,
  title: 'Coins at an exchange: you hold a claim on a company',
  description:
    'What an exchange really keeps for you, what customers got back after failures, and how to check an exchange before you trust it with coins.',
  heading: 'Coins at an exchange: a claim on a company',
  lead: "The balance in an app is a line in a company's books. You can't tell from the app whether there are coins behind it.",
  searchWords: [
    'is my crypto safe on an exchange',
    'what happens if an exchange goes bankrupt',
    'exchange froze my withdrawal',
    'not your keys not your coins',
    'can an exchange lose my coins',
    'pay a fee to withdraw crypto',
    'Mt. Gox',
    'FTX',
  ],
  question: 'Your app says that you have one bitcoin. Where on the ledger is it?',
  sections: [
    {
      kind: 'prose',
      heading: 'A claim, and one large heap',
      paragraphs: [
        rich`An exchange is a company where coins are bought and sold. Keeping the keys to other people's coins is called ${term('custody')}, and most exchanges do that as well. Your coins are kept together with everybody else's, at the company's addresses. On the ledger your name, your share and your purchase don't appear.`,
      ],
    },
    {
      kind: 'figure',
      heading: 'Two lists that may differ',
      intro: `An invented exchange with four customers. Its books have the first ${String(CUSTOMERS.length + 1)} lines; the ledger has the last.`,
      figure: {
        kind: 'labelledGrid',
        caption: `The books promise ${String(owed)} coins. The addresses hold ${String(HELD)}.`,
        cells: [
          ['Where', 'Coins'],
          ...CUSTOMERS.map(({ name, coins }) => [`Books: ${name}`, String(coins)]),
          ['Books: total owed', String(owed)],
          ['Ledger: held', String(HELD)],
        ],
        labels: [
          { row: 4, column: 1, text: 'What your app shows. It is read from the books, not from the ledger.' },
          { row: 5, column: 1, text: 'All the promises together.' },
          {
            row: 6,
            column: 1,
            text: 'What is really there. As long as few people withdraw on the same day, nobody notices the difference.',
          },
        ],
      },
    },
    {
      kind: 'prose',
      heading: 'What you get in return',
      paragraphs: [
        "There are good reasons to use such a company. You can trade within seconds, a forgotten password can be replaced, and there is somebody to ask. You can't lose a key that you never had.",
        'The price of that is trust. You trust that the coins exist, that nobody steals or lends them, and that the company pays when you ask. With a key of your own you would have to trust yourself instead, which later lessons are about.',
      ],
    },
    {
      kind: 'definitions',
      heading: 'Four ways it can go wrong',
      rows: [
        {
          term: 'It stops paying',
          text: "Withdrawals are “paused”. The app still shows your balance, but you can't do anything with it.",
        },
        {
          term: 'It is robbed',
          text: "Somebody gets hold of the company's keys. Large thefts of this kind happen nearly every year.",
        },
        {
          term: 'It used the coins',
          text: 'They were lent, pledged or spent. Accounts that pay interest usually allow that in their terms.',
        },
        {
          term: 'You are robbed',
          text: 'The company is sound, but a thief has your password and your code, and withdraws in your name.',
        },
      ],
    },
    {
      kind: 'workedExample',
      heading: 'One coin in a failure',
      intro: `The exchange in the drawing fails on a day when a coin costs ${dollars(FAILURE_PRICE)}. In this case the claims are converted into dollars at that day's price, and all customers share equally. The money comes ${String(YEARS)} years later.`,
      lines: [
        { label: `Your claim: ${String(EXERCISE)} coin at ${dollars(FAILURE_PRICE)}`, value: dollars(claim) },
        {
          label: `Share that can be paid: ${String(HELD)} ÷ ${String(owed)}`,
          value: `${decimal(paidPercent)}%`,
        },
        { label: 'You receive, before costs', value: dollars(payout) },
        {
          label: `If a coin then costs ${dollars(HIGHER_PRICE)}: short by`,
          value: dollars(EXERCISE * HIGHER_PRICE - payout),
        },
        {
          label: `If it then costs ${dollars(LOWER_PRICE)}: ahead by`,
          value: dollars(payout - EXERCISE * LOWER_PRICE),
        },
      ],
      conclusion: `You had a coin and became a creditor, someone who waits for money. Even a payment in full would be ${dollars(claim)}, whatever the coin costs by then. In some cases coins were paid back, and in others nothing was.`,
    },
    {
      kind: 'list',
      heading: 'What really happened, three times',
      items: [
        "Mt. Gox, for years the largest exchange for bitcoin, stopped paying in February 2014. It said that about 850,000 bitcoins were gone, most of them its customers'; some 200,000 were found again. Customers saw the first coins in July 2024.",
        "FTX failed on 11 November 2022. A court allowed claims to be valued at that day's prices, when a bitcoin was worth about $16,900. When the court ruled, early in 2024, the price was more than twice that.",
        'Celsius paid interest on coins and failed in July 2022. In January 2023 a court in New York held that coins in its interest accounts belonged to the company. The terms said so.',
      ],
    },
    {
      kind: 'steps',
      heading: 'Before you leave coins with anyone',
      intro: `The law in the first two steps was checked on ${formatDay(RULES_CHECKED_ON)}.`,
      steps: [
        {
          title: 'Look for the licence',
          text: `In the European Union, ESMA keeps the public register, at esma.europa.eu. Type the web address yourself. ${coinCustody.europe} ${coinCustody.unitedKingdom}`,
        },
        {
          title: 'Ask what covers a failure',
          text: coinCustody.noScheme,
        },
        {
          title: 'Read whose coins they are',
          text: 'Search the terms for “title”, “ownership” and “lend”. An account that pays interest deserves a second reading.',
        },
        {
          title: 'Withdraw once, early',
          text: "Take out a small sum in the first week. If a company can't or won't pay, you find out while little is at stake.",
        },
        {
          title: 'Lock your own door',
          text: 'Use a password that you use nowhere else, and codes from an app or a security key rather than by text message.',
        },
      ],
    },
    {
      kind: 'warning',
      heading: "The company that isn't one",
      paragraphs: [
        rich`You know the false platform from ${{ label: 'Paying in, and getting it back', to: '/education/beginner/deposit-and-withdrawal' }}: gains on a screen, and a “tax” before they are paid out. With coins it is called an exchange, and a coin once sent can't be called back. Stop at the first demand.`,
        "The caller from “security” who tells you to move your coins to a “safe address” at once is the thief. Hang up, wait, and sign in by typing the company's web address yourself. What you leave with any company, however well known, can be lost completely.",
      ],
    },
  ],
  summary: [
    'Coins at an exchange are a claim on a company, which holds the keys.',
    "If it fails, you wait with others for a share, and your claim may be fixed at that day's price.",
    'Check the licence and the terms, withdraw a small sum early, and leave no more there than you need.',
  ],
  exercise: {
    task: `Choose an exchange that you use or have heard of. Find its licence in a public register, the sentence in its terms that says who owns the coins, and what it charges for a withdrawal. Note where you found each. Then work this out: an exchange owes ${decimal(EXERCISE_OWED)} coins and holds ${decimal(EXERCISE_HELD)}. What does a claim of ${dollars(EXERCISE_CLAIM)} get if all share equally?`,
    solution: [
      {
        label: `${decimal(EXERCISE_HELD)} ÷ ${decimal(EXERCISE_OWED)}`,
        value: `${decimal((100 * EXERCISE_HELD) / EXERCISE_OWED)}%`,
      },
      { label: `of ${dollars(EXERCISE_CLAIM)}`, value: dollars(exercisePayout) },
    ],
    mistakes: [
      {
        mistake: "You followed a link to the register from the exchange's site.",
        why: 'A fake site links to a fake register. Type the web address of the real register yourself, and compare the name and site of the company there.',
      },
      {
        mistake: 'You found a licence, but for another company in the group.',
        why: 'Only the company named in your contract counts. Groups often serve foreign customers from elsewhere.',
      },
    ],
  },
  checks: [
    {
      id: 'crypto/coins-at-an-exchange/share-paid',
      kind: 'numeric',
      prompt: `A failed exchange owes its customers ${decimal(QUESTION_OWED)} coins and holds ${decimal(QUESTION_HELD)}. Your claim was set at ${dollars(QUESTION_CLAIM)}. If all share equally and nothing else is found, what do you get?`,
      label: 'Payment',
      unit: 'dollars',
      answer: questionPayout,
      tolerance: 1,
      answerText: dollars(questionPayout),
      commonMistakes: [
        {
          answer: QUESTION_CLAIM - questionPayout,
          feedback: "That's the part that is missing.",
        },
        {
          answer: (QUESTION_CLAIM * QUESTION_OWED) / QUESTION_HELD,
          feedback: 'That turns the division upside down. Nobody gets more than the claim here.',
        },
      ],
      explanation: `${decimal(QUESTION_HELD)} ÷ ${decimal(QUESTION_OWED)} is ${decimal((100 * QUESTION_HELD) / QUESTION_OWED)}%, and of ${dollars(QUESTION_CLAIM)} that is ${dollars(questionPayout)}.`,
    },
    {
      id: 'crypto/coins-at-an-exchange/what-you-have',
      kind: 'singleChoice',
      prompt: 'You bought a coin at an exchange and left it there. What do you have?',
      options: [
        {
          text: 'A private key that the exchange looks after',
          feedback: "The keys are for the company's addresses. Usually none of them is yours alone.",
        },
        {
          text: 'A promise by the company to hand over a coin',
          isCorrect: true,
          feedback: "It's worth what the company is able and willing to pay.",
        },
        {
          text: 'An entry on the ledger under your name',
          feedback: "The ledger has addresses but no names, and this address is the company's.",
        },
      ],
      explanation: 'Without the key you have a claim, and a claim is only as good as whoever owes it.',
    },
    {
      id: 'crypto/coins-at-an-exchange/first-signs',
      kind: 'multipleChoice',
      prompt: 'Which two things about an exchange should make you withdraw, or stay away?',
      options: [
        {
          text: 'It wants a deposit before it pays out your gains',
          isCorrect: true,
          feedback:
            'Fees are taken from a balance. Payments in advance are how fake exchanges make their money.',
        },
        {
          text: 'It takes a fee, listed beforehand, for each withdrawal',
          feedback: 'That is common. Compare it with what others charge, and go on.',
        },
        {
          text: 'It has no entry in the register that it refers to',
          isCorrect: true,
          feedback: 'Somebody who lies about the licence will lie about the coins.',
        },
        {
          text: 'It asks for a copy of your passport',
          feedback: 'In many countries the law requires firms to know who their customers are.',
        },
      ],
      explanation: 'Anyone who demands money to pay you money, or lies about a licence, is after your money.',
    },
    {
      id: 'crypto/coins-at-an-exchange/urgent-call',
      kind: 'ordering',
      prompt:
        'A caller says your exchange is under attack and your coins must be moved. Put your steps in order.',
      steps: [
        {
          text: 'Hang up without confirming anything',
          feedback: 'The caller will use every further minute on the line to frighten you.',
        },
        {
          text: 'Type the web address of the exchange yourself and sign in',
          feedback: 'A number or link from the call leads back to the thief.',
        },
        {
          text: 'Change your password and end all other sessions, if you told the caller anything',
          feedback: 'Do this on the real site, before you ask anything: the thief may be signing in too.',
        },
        {
          text: 'Look for a message there and contact support from inside the account',
          feedback: "Once you're signed in on the real site, you know who you're asking.",
        },
      ],
      explanation: 'End the call, go to the real site, lock your account, then ask.',
    },
  ],
  related: [
    { label: 'Wallet, exchange, CFD: who holds the coin', to: '/education/crypto' },
    { label: 'Read about risk', to: '/risk-disclosure' },
  ],
};
