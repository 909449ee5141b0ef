import { decimal, dollars } from '@/content/format';
import type { LessonContent } from '@/content/lesson';
import { rich, term } from '@/content/richText';

/**
 * A seller of tips who tells half of the list “up” and the other half “down”, and drops those whose tip was wrong.
 */
const FOLLOWERS = 6_400;
const WEEKS = 5;
const followersLeftAfter = (weeks: number) => FOLLOWERS / 2 ** weeks;
const convincedFollowers = followersLeftAfter(WEEKS);
const FEE = 300;

/** A manager who takes a share of each gain, but of no loss. */
const ACCOUNT = 5_000;
const MONTHS = [1_000, -1_200, 900, -1_100];
const SHARE_PERCENT = 30;
const managerFees = MONTHS.reduce((sum, month) => sum + (Math.max(month, 0) * SHARE_PERCENT) / 100, 0);
const clientResult = MONTHS.reduce((sum, month) => sum + month, 0) - managerFees;

/** Used in the exercise and questions. */
const EXERCISE_LIST = 9_600;
const EXERCISE_WEEKS = 4;
const QUESTION_LIST = 3_200;
const QUESTION_WEEKS = 6;
const questionFollowers = QUESTION_LIST / 2 ** QUESTION_WEEKS;

export const page: LessonContent = {
  id: 'beginner/clones-and-helpers',
  revision: 1,
  title: 'Trading scams: clones, signal sellers, account managers',
  description:
    'Five roles that fraudsters play, from the copied firm to the helper who recovers lost money: how each starts, and what it asks for.',
  heading: 'Clones, sellers and other helpers',
  lead: "Most frauds aren't clever websites. They are people who offer help, and what they ask for gives them away.",
  searchWords: [
    'forex scam',
    'signal seller scam',
    'telegram signals group',
    'account manager scam',
    'get my money back company',
    'recovery room',
    'boiler room',
    'romance scam trading',
    'somebody trades for me',
    'clone firm',
  ],
  question:
    'A stranger sends you five tips in five weeks, free of charge, and all five are right. How good is the stranger?',
  sections: [
    {
      kind: 'definitions',
      heading: 'Five roles',
      intro: 'The same people may play all five, one after the other.',
      rows: [
        {
          term: 'The clone',
          text: rich`A ${term('clone firm')} uses the name and number of a licensed firm. It finds you through an advertisement or a message, and wants a deposit by transfer to a company you have never heard of.`,
        },
        {
          term: 'The seller of tips',
          text: rich`Sells ${term('signal', 'signals')}, which are ready-made trade ideas, or gives them away in a chat group and sends you to a broker that pays for the introduction. Screenshots show gains. The losers are deleted.`,
        },
        {
          term: 'The account manager',
          text: 'Trades for you, with your password or by remote control, for a share of the gains. In many countries that needs a licence, so ask for it and look it up.',
        },
        {
          term: 'The friend',
          text: 'A message to a wrong number, or somebody met online. Weeks of friendly talk, then an uncle who knows the market, and a platform you have never heard of.',
        },
        {
          term: 'The recovery fraudster',
          text: rich`After the loss comes ${term('recovery fraud')}. A lawyer, an agency or a “regulator” has found your money and needs a fee to send it. The names of people who have paid once are sold on.`,
        },
      ],
    },
    {
      kind: 'figure',
      heading: 'How it usually goes',
      intro: 'A stage can last days or months. The order rarely changes.',
      figure: {
        kind: 'flow',
        caption: 'Each request looks small next to the sum it seems to save.',
        boxes: [
          { title: 'Contact', text: "You didn't ask for it" },
          { title: 'A small success', text: 'A tip, or a first payout' },
          { title: 'A larger sum', text: 'The screen shows it growing' },
          { title: 'A fee', text: 'Before anything can be paid out' },
          { title: 'Silence', text: 'The site is gone' },
          { title: 'Recovery fraud', text: 'And another fee' },
        ],
      },
    },
    {
      kind: 'workedExample',
      heading: 'Five right tips for nothing',
      intro: `A seller writes to ${decimal(FOLLOWERS)} people. Half of them read “gold will rise this week”, the other half “gold will fall”. The week after, the seller writes only to those who saw the right tip, and splits them again.`,
      lines: [
        { label: 'Written to at the start', value: decimal(FOLLOWERS) },
        ...Array.from({ length: WEEKS }, (_, index) => ({
          label: `Have seen only right tips after week ${String(index + 1)}`,
          value: decimal(followersLeftAfter(index + 1)),
        })),
        {
          label: `${decimal(convincedFollowers)} people × a fee of ${dollars(FEE)}`,
          value: dollars(convincedFollowers * FEE),
        },
      ],
      conclusion: `The seller knows nothing about gold. Yet ${decimal(convincedFollowers)} people have seen five right tips in a row, and none of them saw the other lists. What you need is every tip that was ever sent, with its date.`,
    },
    {
      kind: 'workedExample',
      heading: 'The second case: a share of the gains only',
      intro: `A manager trades your ${dollars(ACCOUNT)} and takes ${String(SHARE_PERCENT)}% of the gain in each winning month, but pays nothing towards a loss. Four months: ${MONTHS.map((month) => dollars(month)).join(', ')}. The figures are invented.`,
      lines: [
        { label: 'The four months together', value: dollars(MONTHS.reduce((sum, month) => sum + month, 0)) },
        { label: 'For the manager', value: dollars(managerFees) },
        { label: 'For you', value: dollars(clientResult) },
      ],
      conclusion: `The manager earned ${dollars(managerFees)} while you lost ${dollars(-clientResult)}. Large swings suit a manager with such a deal: the wilder the months, the larger the cut from the good ones.`,
    },
    {
      kind: 'table',
      heading: 'What each asks for, and the answer',
      columns: ['Who asks', 'The request', 'The answer'],
      rows: [
        [
          'A clone',
          'A transfer to an account in another name',
          'Ring the firm on the number in the register',
        ],
        [
          'A seller',
          'An account with a particular broker',
          'Ask for every tip so far, dated, losers included',
        ],
        ['A manager', 'Your password, or your screen', 'No, and end the conversation'],
        ['A friend', 'A small sum first, then a larger one', 'Tell somebody you know in person'],
        ['A recovery fraudster', 'A fee before the money', 'No, whoever is asking'],
      ],
    },
    {
      kind: 'prose',
      heading: 'And this site?',
      paragraphs: [
        rich`Ask us the same. We publish signals, and brokers pay us when people open accounts through our links. So judge ours as you would judge anyone's: by ${{ label: 'the full record', to: '/services/signals/record' }}, with every loser in it.`,
        rich`${{ label: 'What we never do', to: '/about#what-we-never-do' }} is a section of the About page. If somebody using our name wants to trade for you, or wants a password or a payment for a tip, treat them as one of the five.`,
      ],
    },
    {
      kind: 'warning',
      heading: 'It happens to careful people',
      paragraphs: [
        'Fraudsters do nothing else all day, using scripts that have been tried on thousands. People of every age and profession have paid. Shame helps only the fraudster, because it keeps you silent.',
        'One rule covers all five roles. Anyone who approached you unasked gets no money, no documents and no access to a screen.',
      ],
    },
  ],
  summary: [
    'Fraudsters play five roles: the clone, the seller, the manager, the friend and the recovery fraudster.',
    "A run of right tips proves nothing if you can't see all the others that were sent.",
    'Anyone who contacts you first and asks for money, documents or your screen gets none of them.',
  ],
  exercise: {
    task: `A seller writes to ${decimal(EXERCISE_LIST)} people and splits the list each week. How many have seen only right tips after ${String(EXERCISE_WEEKS)} weeks? Then look through last month's messages and advertisements for one that fits a role. Write down who made contact first, what was promised and what was asked for.`,
    solution: [
      {
        label: `${decimal(EXERCISE_LIST)} halved ${String(EXERCISE_WEEKS)} times`,
        value: `${decimal(EXERCISE_LIST / 2 ** EXERCISE_WEEKS)} people`,
      },
      { label: 'Your message', value: 'one role, and the answer from the table' },
    ],
    mistakes: [
      {
        mistake: `You divided the list by ${String(EXERCISE_WEEKS)}.`,
        why: 'Each week halves what was left the week before. Halve again and again.',
      },
      {
        mistake: 'You found no message that fits.',
        why: 'Look in your spam folder, and at the comments under posts about money.',
      },
    ],
  },
  checks: [
    {
      id: 'beginner/clones-and-helpers/halved-list',
      kind: 'numeric',
      prompt: `A seller starts with ${decimal(QUESTION_LIST)} people and each week drops the half that saw a wrong tip. How many have seen ${String(QUESTION_WEEKS)} right ones in a row?`,
      label: 'People',
      unit: 'people',
      answer: questionFollowers,
      tolerance: 0.5,
      answerText: decimal(questionFollowers),
      commonMistakes: [
        {
          answer: QUESTION_LIST / 2 ** (QUESTION_WEEKS - 1),
          feedback: "That's a week too early. The first week halves the list as well.",
        },
        {
          answer: QUESTION_LIST / QUESTION_WEEKS,
          feedback: 'You divided by the weeks. Each week halves what is left.',
        },
      ],
      explanation: `${decimal(QUESTION_LIST)} halved ${String(QUESTION_WEEKS)} times is ${decimal(questionFollowers)}.`,
    },
    {
      id: 'beginner/clones-and-helpers/which-proof',
      kind: 'singleChoice',
      prompt: 'Which of these would tell you most about somebody who sells tips?',
      options: [
        {
          text: 'Thirty screenshots of trades with a gain',
          feedback: 'Anyone can show thirty winners by leaving the others out.',
        },
        {
          text: 'A list of all tips, each published before its outcome was known',
          isCorrect: true,
          feedback: 'Nothing can be left out or added later, so both winners and losers are in it.',
        },
        {
          text: 'A video of trading from an expensive hotel',
          feedback: "It shows what somebody spends. Followers' fees may have paid for it.",
        },
      ],
      explanation: 'A record has to be complete, and dated before the results are known.',
    },
    {
      id: 'beginner/clones-and-helpers/manager',
      kind: 'singleChoice',
      prompt:
        'A manager takes 20% of every gain and bears none of the losses. One month brings +$2,000, the next −$2,000. Where do you stand?',
      options: [
        {
          text: 'At zero, as the two months cancel out',
          feedback:
            "They cancel out before the fee, which was paid after the first month and isn't given back.",
        },
        {
          text: 'At −$400, because of the fee for the good month',
          isCorrect: true,
          feedback: '20% of $2,000 has left the account, and the loss is all yours.',
        },
        {
          text: 'At −$800, because the fee is due in both months',
          feedback: 'In the second month there was no gain to take a share of.',
        },
      ],
      explanation: '+$2,000 − $400 − $2,000 is −$400.',
    },
    {
      id: 'beginner/clones-and-helpers/recoverer',
      kind: 'multipleChoice',
      prompt:
        'Somebody who lost money to a fake platform gets a call. Which of these mark the caller as a fraudster?',
      options: [
        {
          text: 'A “law firm” you never wrote to knows how much was lost, and to whom',
          isCorrect: true,
          feedback: 'You, the bank, the police and the thieves know that, and the thieves sell it.',
        },
        {
          text: 'A fee is asked for before the money can be sent',
          isCorrect: true,
          feedback: 'This is the aim of the call. Nothing is sent afterwards.',
        },
        {
          text: 'The caller claims to work for a regulator, and offers the money back',
          isCorrect: true,
          feedback: "Regulators don't ring victims to offer their money back.",
        },
        {
          text: 'The caller speaks with an accent',
          feedback: 'How somebody speaks tells you nothing. What they ask for does.',
        },
      ],
      explanation:
        'An unexpected call, knowledge of the loss and a fee: that is the pattern of recovery fraud.',
    },
  ],
  related: [
    { label: 'The record of our own signals', to: '/services/signals/record' },
    { label: 'What we never do', to: '/about' },
  ],
};
