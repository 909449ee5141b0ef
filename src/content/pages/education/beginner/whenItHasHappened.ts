import { decimal, dollars } from '@/content/format';
import type { LessonContent } from '@/content/lesson';
import { fraudHelp, PROTECTION_CHECKED_ON } from '@/content/protection';
import { rich, term } from '@/content/richText';
import { formatDay } from '@/domain/time/days';

/** What a victim has paid, by payment method. */
const CARD = 600;
const TRANSFER = 2_500;
const COINS = 1_900;
const totalPaid = CARD + TRANSFER + COINS;
const recoverable = CARD + TRANSFER;
/** What the platform demands before it “releases” the rest. */
const FEE = 750;

/** Used in the exercise and questions. */
const EXERCISE_CARD = 400;
const EXERCISE_TRANSFER = 1_800;
const EXERCISE_COINS = 800;
const exercisePaid = EXERCISE_CARD + EXERCISE_TRANSFER + EXERCISE_COINS;
const QUESTION_CARD = 900;
const QUESTION_TRANSFER = 3_100;
const QUESTION_COINS = 1_000;
const questionPaid = QUESTION_CARD + QUESTION_TRANSFER + QUESTION_COINS;
const questionShare = (100 * (QUESTION_CARD + QUESTION_TRANSFER)) / questionPaid;

export const page: LessonContent = {
  id: 'beginner/when-it-has-happened',
  revision: 1,
  title: 'Scammed by a broker: what to do, by country',
  description:
    'The first hours after a trading fraud: the bank, chargeback and recall, evidence, and where to report it in the UK, EU, Australia and US.',
  heading: "If you've been defrauded",
  lead: "The first hours count, and a clear list helps more than a good idea. This page is written to be used while you're upset.",
  searchWords: [
    'I have been scammed',
    'scammed by a broker',
    'get my money back',
    'report a scam',
    'chargeback',
    'Action Fraud',
    'Report Fraud',
    'Scamwatch',
    'IC3',
    'Financial Ombudsman',
    'recall a bank transfer',
    'who do I tell about a fraud',
  ],
  question:
    'You have paid three times, by card, by transfer and in coins, and now you know it was a fraud. What comes first?',
  sections: [
    {
      kind: 'steps',
      heading: 'The first hours',
      intro: "In this order. Each step takes minutes, and none of them needs the fraudster's permission.",
      steps: [
        {
          title: 'Pay nothing more',
          text: "No tax, no fee, no “last” sum. Whatever was promised in return won't come.",
        },
        {
          title: 'Ring your bank',
          text: 'If somebody can still see your screen, cut that device off the internet first: it takes seconds. Ring from another phone. Use the number on your card, never one from a message. Say “fraud”, give the date, sum and recipient, and ask for three things: block, recall, dispute.',
        },
        {
          title: 'Shut the doors',
          text: 'If somebody had access to your screen, switch the device off and have it looked at. Change your email and banking passwords from another device.',
        },
        {
          title: 'Keep everything',
          text: "Messages, addresses, account numbers, screenshots, names. Don't delete the app, and don't let the fraudsters know that you know.",
        },
        {
          title: 'Report it',
          text: 'To the police and the regulator. Ask for a reference number: your bank will want it.',
        },
        {
          title: 'Coins or documents gone too?',
          text: rich`If you sent coins, or somebody photographed your passport, there are other first steps: ${{ label: 'what to do, in order', to: '/education/beginner/coins-and-papers' }}.`,
        },
        {
          title: 'Tell one person',
          text: 'Somebody you trust. It is hard to think clearly alone, and fraudsters rely on your silence.',
        },
      ],
    },
    {
      kind: 'figure',
      heading: 'Which payments can still be stopped',
      intro: 'How you paid decides what can be done, and how fast.',
      figure: {
        kind: 'flow',
        caption: 'In most cases the best chance comes first. All the chances shrink by the day.',
        boxes: [
          { title: 'Card', text: 'The card issuer can dispute the payment within a deadline' },
          { title: 'Bank transfer', text: 'Recall within hours; some countries have rules on refunds' },
          { title: 'Payment service', text: 'Its own procedure, often with a short deadline' },
          { title: 'Coins', text: "Can't be called back; an exchange may freeze what is still there" },
        ],
      },
    },
    {
      kind: 'prose',
      heading: 'Chargeback and recall',
      paragraphs: [
        rich`With a ${term('chargeback')} your bank takes a card payment back through the card company, because what you paid for wasn't delivered. It is a rule of the card companies rather than a law. Ask at once, since their deadlines are often 120 days. In the United Kingdom a credit card can also give you a claim by law, for something that cost more than £100 and no more than £30,000 (section 75): ask for both.`,
        "A recall asks the recipient's bank to send a transfer back. It works while the money is still there, and that can be a matter of hours. If your bank says no, ask for the reason in writing.",
        'Be exact and honest in both requests. Say that you were deceived, by whom and how. A dispute over a trade that lost money in the market is another matter, and claiming otherwise can be an offence.',
      ],
    },
    {
      kind: 'workedExample',
      heading: 'What can still be tried, and what the next fee would add',
      intro: `Somebody has paid ${dollars(CARD)} by card, ${dollars(TRANSFER)} by transfer and ${dollars(COINS)} in coins. The platform now wants ${dollars(FEE)} to release all of it. The figures are invented.`,
      lines: [
        {
          label: `Paid: ${dollars(CARD)} + ${dollars(TRANSFER)} + ${dollars(COINS)}`,
          value: dollars(totalPaid),
        },
        { label: 'Card and transfer, where the bank can try', value: dollars(recoverable) },
        { label: 'Share of what was paid', value: `${decimal((100 * recoverable) / totalPaid)}%` },
        { label: 'Coins, in most cases lost', value: dollars(COINS) },
        { label: 'Total loss if the fee is paid as well', value: dollars(totalPaid + FEE) },
      ],
      conclusion: `A call to the bank may still save ${dollars(recoverable)}, without any promise that it comes back. Paying the fee can only turn ${dollars(totalPaid)} into ${dollars(totalPaid + FEE)}.`,
    },
    {
      kind: 'table',
      heading: 'Who helps, by country',
      intro: 'Type web addresses yourself. A report costs nothing.',
      columns: ['Where you live', 'About the payment', 'To report it', 'If a bank or licensed firm refuses'],
      rows: fraudHelp.map(({ region, payment, report, refused }) => [region, payment, report, refused]),
      note: `Last checked on ${formatDay(PROTECTION_CHECKED_ON)}. Numbers and limits change: look them up on each organisation's own website. Elsewhere, ask your bank, the police and your country's regulator.`,
    },
    {
      kind: 'prose',
      heading: 'A quarrel with a licensed firm',
      paragraphs: [
        'Not all money lost to a firm is lost to fraud. A licensed broker may have filled an order badly, delayed a payment or charged too much. Write to the firm first, at the complaints address in the agreement, with dates and figures.',
        "In most countries with strict rules, an ombudsman or arbitrator can decide if the answer doesn't satisfy you or none comes. If the firm has failed, the compensation scheme is the place to turn to. None of them helps with a firm that never had a licence.",
      ],
    },
    {
      kind: 'warning',
      heading: 'The second wave',
      paragraphs: [
        "In the weeks afterwards people will offer help, and some of them will know your loss to the last dollar. Police, regulators and courts don't ring to offer money back, and none of them takes a fee for it.",
        "Most of what is paid to fraudsters doesn't come back. Saying so is no comfort, but it protects you from the next fraudster, who says the opposite. If it weighs on you, talk to a doctor or a helpline; a free adviser can help with debts.",
      ],
    },
  ],
  summary: [
    'Pay nothing more, ring the bank, secure your devices, keep the evidence, report it, and tell somebody.',
    "Card payments can be disputed and transfers recalled if you're quick. Coins rarely come back.",
    'Anybody who offers to recover money for a fee is the next fraudster.',
  ],
  exercise: {
    task: `Prepare for a day that you hope won't come. On one sheet, write your bank's fraud number, where to report fraud in your country and the number of one person to call. Put it where you keep your documents. Then, on paper: somebody paid ${dollars(EXERCISE_CARD)} by card, ${dollars(EXERCISE_TRANSFER)} by transfer and ${dollars(EXERCISE_COINS)} in coins. For what share can a bank still try something?`,
    solution: [
      { label: 'The sheet', value: 'three lines on paper, not only on your phone' },
      { label: 'Card and transfer', value: dollars(EXERCISE_CARD + EXERCISE_TRANSFER) },
      {
        label: `Of ${dollars(exercisePaid)}`,
        value: `${decimal((100 * (EXERCISE_CARD + EXERCISE_TRANSFER)) / exercisePaid)}%`,
      },
    ],
    mistakes: [
      {
        mistake: "You took the bank's number from a message.",
        why: 'Fraudsters send such messages. The number on the back of your card is the safe one.',
      },
      {
        mistake: 'You noted a firm that recovers lost money.',
        why: 'Reports are free, and a fee in advance is the mark of the next fraud.',
        lesson: 'beginner/clones-and-helpers',
      },
    ],
  },
  checks: [
    {
      id: 'beginner/when-it-has-happened/order',
      kind: 'ordering',
      prompt: 'You paid an hour ago and now see that it was a fraud. Put the steps in order.',
      steps: [
        {
          text: 'Send no further payment',
          feedback: 'It takes no time, and nothing else helps while money is still leaving.',
        },
        {
          text: 'Ring the bank, using the number on the card',
          feedback:
            'A transfer can be stopped within hours at most, so this call comes before anything slower.',
        },
        {
          text: 'Collect messages, names and account numbers',
          feedback: 'The report needs them, and the bank has been told by now.',
        },
        {
          text: 'Report it to the police with what you collected',
          feedback: 'With the evidence at hand the report is complete, and you get a reference number.',
        },
        {
          text: 'Pass the reference number on to the bank',
          feedback: 'You only have it after the report. It supports your claim.',
        },
      ],
      explanation: 'Stop, bank, evidence, report, reference.',
    },
    {
      id: 'beginner/when-it-has-happened/still-open',
      kind: 'numeric',
      prompt: `Somebody paid ${dollars(QUESTION_CARD)} by card, ${dollars(QUESTION_TRANSFER)} by transfer and ${dollars(QUESTION_COINS)} in coins. For what share of the total can a bank still try a dispute or a recall?`,
      label: 'Share',
      unit: '%',
      answer: questionShare,
      tolerance: 0.5,
      answerText: `${decimal(questionShare)}%`,
      commonMistakes: [
        {
          answer: 100 - questionShare,
          feedback: "That's the part that went in coins. A bank can't call those back.",
        },
        {
          answer: (100 * QUESTION_TRANSFER) / questionPaid,
          feedback: "That's the transfer alone. The card payment can be disputed as well.",
        },
      ],
      explanation: `${dollars(QUESTION_CARD + QUESTION_TRANSFER)} of ${dollars(questionPaid)} is ${decimal(questionShare)}%.`,
    },
    {
      id: 'beginner/when-it-has-happened/which-case',
      kind: 'singleChoice',
      prompt: "Your licensed broker charged a fee twice and doesn't answer. Where do you take the matter?",
      options: [
        {
          text: 'To the bank, as a card payment to dispute',
          feedback:
            'You made the payment willingly, and the quarrel is about a fee. The firm has a complaints procedure.',
        },
        {
          text: 'To the firm in writing, then to an ombudsman',
          isCorrect: true,
          feedback: "A licensed firm has to answer, and somebody can decide if it doesn't.",
        },
        {
          text: 'To the compensation scheme of its country',
          feedback: 'That pays when a firm has failed. This one is still in business, and charges too much.',
        },
      ],
      explanation:
        'A quarrel with a licensed firm is a complaint. A fraud is a case for the bank and the police.',
    },
    {
      id: 'beginner/when-it-has-happened/helpers',
      kind: 'multipleChoice',
      prompt: 'Which of these help you after a fraud, without a fee in advance?',
      options: [
        {
          text: 'Your bank, if you ring the number on your card',
          isCorrect: true,
          feedback: 'It can block, recall and dispute, and the sooner the better.',
        },
        {
          text: 'A tracing agency that wrote to you first',
          feedback: 'It knows about your loss because your name was sold. Its aim is the fee.',
        },
        {
          text: 'The police reporting centre in your country',
          isCorrect: true,
          feedback: 'A report is free, and the reference number supports your claim.',
        },
        {
          text: 'The support chat on the platform you paid',
          feedback: "That's the other side. It will ask you for the next fee.",
        },
      ],
      explanation:
        'You contact them, using details you looked up. Nobody who contacts you first belongs on the list.',
    },
  ],
  related: [
    { label: 'Other ways to lose money', to: '/risk-disclosure#other-ways-to-lose-money' },
    { label: 'Who we are, and what we never do', to: '/about' },
  ],
};
