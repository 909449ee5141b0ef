import { dollars } from '@/content/format';
import type { LessonContent } from '@/content/lesson';
import { lessonLink } from '@/content/lessonPlace';
import { coinReportDetails, PROTECTION_CHECKED_ON, stolenDocumentHelp } from '@/content/protection';
import { rich, term } from '@/content/richText';
import { formatDay } from '@/domain/time/days';

/** A wallet after a thief's program was allowed to take one kind of coin. */
const TAKEN = 900;
const SAME_COIN_LEFT = 300;
const OTHER_COINS = 1_400;
const WITHDRAWAL_FEE = 3;
const MOVING_FEE = 4;
const saved = SAME_COIN_LEFT + OTHER_COINS - MOVING_FEE;
const RECOVERY_FEE = 500;

/** Used in the exercise and questions. */
const EXERCISE_TAKEN = 600;
const EXERCISE_SAME = 250;
const EXERCISE_OTHER = 750;
const EXERCISE_FEE = 5;
const QUESTION_TAKEN = 400;
const QUESTION_SAME = 100;
const QUESTION_OTHER = 1_100;
const questionAtRisk = QUESTION_SAME;
const questionWithWords = QUESTION_SAME + QUESTION_OTHER;

export const page: LessonContent = {
  id: 'beginner/coins-and-papers',
  revision: 2,
  title: 'Stolen coins or a stolen passport: the first hours',
  description:
    'What to do at once, by country, if you have sent coins to a fraudster, or if somebody has got into your wallet or has a photo of your passport.',
  heading: 'The first hours: coins and documents',
  lead: "A bank can be asked to recall a payment. Coins and copies of documents can't be recalled, but in the first hours you can often prevent the next loss.",
  searchWords: [
    'my coins were stolen',
    'sent crypto to a scammer',
    'wallet drained what now',
    'revoke token approval',
    'scammer has my passport',
    'I sent a photo of my ID',
    'identity theft',
    'Cifas protective registration',
    'credit freeze',
    'stolen identity',
  ],
  question:
    "You sent coins to a platform that doesn't pay out, and it has a copy of your passport. What can still be saved?",
  sections: [
    {
      kind: 'prose',
      heading: 'Before you read on',
      paragraphs: [
        rich`If a bank account or a card was used as well, ring the bank first: ${lessonLink('beginner/when-it-has-happened')} has the steps. This page covers what a bank can't do.`,
        "Send nothing more, whatever is promised for it. And don't answer anyone who offers help: people who have lost coins are often contacted within days.",
      ],
    },
    {
      kind: 'definitions',
      heading: 'Three ways coins are lost, and what is left',
      intro: 'First work out which case is yours. What helps in one is useless in another.',
      rows: [
        {
          term: 'You sent them yourself',
          text: 'The transfer is final. The thief has no access to your wallet, and what is left in it is yours.',
        },
        {
          term: 'You confirmed a request on a page',
          text: rich`It may have been a ${term('token approval')}. Then a program can take more of that coin until you withdraw the permission. Other kinds of coin are usually out of its reach. If you aren't sure what you confirmed, treat it like the next case.`,
        },
        {
          term: 'You gave away the words or the key',
          text: rich`Whoever has the ${term('recovery phrase')} owns everything, now and later. Withdrawing permissions does nothing here. Only moving the coins helps.`,
        },
      ],
    },
    {
      kind: 'figure',
      heading: 'Where something can still be done',
      intro: 'The route the coins took, and what can be done at each place.',
      figure: {
        kind: 'flow',
        caption: 'If the words were given away, start with your wallet: minutes count.',
        boxes: [
          { title: 'Your exchange', text: 'Can stop further withdrawals and mark the address' },
          { title: 'Your wallet', text: 'Withdraw the permission, or move what is left' },
          { title: "The thief's address", text: 'Everybody can see it, but only the thief can use it' },
          { title: 'Another exchange', text: 'May freeze what has arrived there' },
        ],
      },
    },
    {
      kind: 'steps',
      heading: 'The first hours with coins',
      steps: [
        {
          title: 'Close the open door',
          text: "If you gave the words away, make a new wallet on a device that wasn't involved, and move what is left. If you confirmed a request, withdraw the permission in the wallet itself or at that network's block explorer. That's a public page that lists all transfers on the network; type its web address yourself. Disconnecting from a page isn't enough.",
        },
        {
          title: 'Write to the exchange you sent from',
          text: 'Say “fraud”, and give the transfer number. The exchange can mark the address and stop further withdrawals from your account.',
        },
        {
          title: 'Find out where the coins went',
          text: 'The block explorer shows the next address. If it belongs to an exchange, write to its fraud department as well. It may freeze what is still there, usually at the request of the police.',
        },
        {
          title: 'Report it, with four details',
          text: 'They are listed below. Copy them as text: nobody can search a photograph of a hundred letters.',
        },
        {
          title: 'Change every password the device knew',
          text: "From another device, change the passwords for your email and for every exchange, and use a second factor that isn't a text message.",
        },
      ],
    },
    {
      kind: 'list',
      heading: 'What a report needs',
      intro: 'For every transfer:',
      items: coinReportDetails,
    },
    {
      kind: 'workedExample',
      heading: 'What is still in the wallet',
      intro: `A page was allowed to take coins of one kind, each worth a dollar. It took ${dollars(TAKEN)}. ${dollars(SAME_COIN_LEFT)} of the same coin has arrived since, and ${dollars(OTHER_COINS)} of other coins is at the same address. All figures are invented.`,
      lines: [
        { label: 'Gone', value: dollars(-TAKEN) },
        {
          label: "Within the thief's reach as long as the permission lasts",
          value: dollars(SAME_COIN_LEFT),
        },
        { label: 'Also within reach, if the words were given away', value: dollars(OTHER_COINS) },
        { label: 'Cost of withdrawing the permission', value: dollars(WITHDRAWAL_FEE) },
        { label: 'Cost of moving the coins', value: dollars(MOVING_FEE) },
        {
          label: 'If the words were given away: protected by moving everything, less the cost',
          value: dollars(saved),
        },
        {
          label: `The same after paying a “recovery fee” of ${dollars(RECOVERY_FEE)}`,
          value: dollars(saved - RECOVERY_FEE),
        },
      ],
      conclusion: `A few dollars prevent the second loss. If the words were given away, withdrawing the permission would protect nothing, so only moving the coins counts. What was taken first rarely comes back, and whoever promises it for a fee is the next thief.`,
    },
    {
      kind: 'prose',
      heading: 'If somebody has your papers',
      paragraphs: [
        'A photo of a passport, a bill with your address and a picture of your face are enough to open accounts in your name at some firms. The loss may come months later: a loan you never took, or an account through which stolen money passed.',
        "You can't take a copy back. You can make it hard to use, and leave a trace that shows it wasn't you. Ask the police for a reference number, and keep it with a list of what was sent, to whom and when.",
      ],
    },
    {
      kind: 'table',
      heading: 'Papers: where to turn first',
      intro:
        'Type the web addresses yourself. None of these bodies will ring you first. A credit freeze keeps lenders from seeing your credit file, so they rarely open an account in your name.',
      columns: ['Where you live', 'First steps'],
      rows: stolenDocumentHelp.map(({ region, first }) => [region, first]),
      note: `Last checked on ${formatDay(PROTECTION_CHECKED_ON)}. Fees and numbers change. Wherever you live, report it to the police too.`,
    },
    {
      kind: 'warning',
      heading: 'The helper who finds your coins',
      paragraphs: [
        rich`After such a loss comes ${term('recovery fraud')}: an “agency” that has traced the coins, a “hacker” who can take them back, a page that offers to withdraw permissions and asks for your words. Nobody needs your words, ever.`,
        "The police don't charge a fee, and neither does an exchange. If the loss weighs on you, tell one person today. You were deceived by people who do it for a living.",
      ],
    },
  ],
  summary: [
    'Find out which case it is: coins sent, a request confirmed, or the words given away.',
    'If you gave the words away, move everything from a clean device. If you granted a permission, withdraw it.',
    'Write to the exchanges and report the theft with addresses, amount, time and transfer number.',
    "For documents: get a reference number from the police, and use your country's register or freeze.",
  ],
  exercise: {
    task: `Prepare two sheets. On the first: where your coins are, and how each wallet shows its permissions and transfer numbers. On the second: which firms have a copy of your papers, and the first step for your country from the table. Then, on paper: a page took ${dollars(EXERCISE_TAKEN)} of one coin. ${dollars(EXERCISE_SAME)} of it is left, and ${dollars(EXERCISE_OTHER)} of other coins. Moving the coins costs ${dollars(EXERCISE_FEE)}. How much can the thief reach? How much if the words were given away? And what does moving the coins save in that case, after costs?`,
    solution: [
      { label: 'Within reach through the permission', value: dollars(EXERCISE_SAME) },
      { label: 'Within reach with the words', value: dollars(EXERCISE_SAME + EXERCISE_OTHER) },
      {
        label: 'Protected in that case by moving the coins, less the cost',
        value: dollars(EXERCISE_SAME + EXERCISE_OTHER - EXERCISE_FEE),
      },
      { label: 'The sheets', value: 'on paper, without any recovery words' },
    ],
    mistakes: [
      {
        mistake: 'You wrote the recovery words on the sheet.',
        why: 'Keep them somewhere else. The sheet says where your coins are, not how to open them.',
        lesson: 'crypto/recovery-words',
      },
      {
        mistake: 'You counted the stolen coins as saved.',
        why: 'Those transfers are final. The steps only protect what is still there.',
        lesson: 'crypto/sending-coins',
      },
    ],
  },
  checks: [
    {
      id: 'beginner/coins-and-papers/open-to-the-thief',
      kind: 'numeric',
      prompt: `You allowed a page to take one kind of coin. It took ${dollars(QUESTION_TAKEN)}. ${dollars(QUESTION_SAME)} of that coin and ${dollars(QUESTION_OTHER)} of other coins is left. How much can the page still take?`,
      label: 'Within its reach',
      unit: 'dollars',
      answer: questionAtRisk,
      tolerance: 1,
      answerText: dollars(questionAtRisk),
      commonMistakes: [
        {
          answer: questionWithWords,
          feedback: 'That would be so if the words were given away. A permission covers one kind of coin.',
        },
        { answer: QUESTION_TAKEN, feedback: 'This is already gone.' },
      ],
      explanation: `The permission covers the ${dollars(QUESTION_SAME)} of the same coin. The others need a permission of their own.`,
    },
    {
      id: 'beginner/coins-and-papers/words-given-away',
      kind: 'ordering',
      prompt: 'You typed your recovery words into a page. Put the steps in order.',
      steps: [
        {
          text: 'Make a new wallet on another device',
          feedback: 'The coins need somewhere to go before anything else.',
        },
        {
          text: 'Move everything to it',
          feedback: 'Minutes count: a program may be doing the same.',
        },
        {
          text: 'Write down the transfer numbers of what was taken',
          feedback: 'The ledger keeps them, so this can wait until the rest is safe.',
        },
        {
          text: 'Report it with those numbers',
          feedback: 'The report needs them.',
        },
      ],
      explanation: 'Save what is left, then collect the evidence, then report.',
    },
    {
      id: 'beginner/coins-and-papers/report-details',
      kind: 'multipleChoice',
      prompt: 'Which details belong in a report about stolen coins?',
      options: [
        {
          text: 'The transfer number',
          isCorrect: true,
          feedback: 'It identifies the transfer on the ledger, whatever else is unclear.',
        },
        {
          text: 'Your recovery words, so that it can be checked',
          feedback: 'No authority needs them. Whoever has them owns the rest.',
        },
        {
          text: 'The addresses the coins went from and to',
          isCorrect: true,
          feedback: 'They show where the coins are now, and which exchange to ask.',
        },
        {
          text: 'The price of the coin on that day',
          feedback: 'It can be looked up by anyone. Amount, coin and time are enough.',
        },
      ],
      explanation: 'Addresses, amount and coin, time, transfer number.',
    },
    {
      id: 'beginner/coins-and-papers/passport-photo',
      kind: 'singleChoice',
      prompt: 'A false broker has a photo of your passport. You still have the passport. What helps most?',
      options: [
        {
          text: 'Asking the broker to delete the photo',
          feedback: "They will say that they have deleted it. You can't check that.",
        },
        {
          text: "A report, and your country's register or freeze",
          isCorrect: true,
          feedback: "It makes the copy harder to use and shows later that it wasn't you.",
        },
        {
          text: 'Waiting for a sign that it has been used',
          feedback: 'The sign may be a debt in your name. The steps are quick if you take them at once.',
        },
      ],
      explanation: "A copy can't be taken back. Make it useless, and leave a trace.",
    },
  ],
  related: [
    { label: 'How owners get their own wallets emptied', to: '/education/crypto/wallets-and-devices' },
    { label: 'The words that restore a wallet', to: '/education/crypto/recovery-words' },
  ],
};
