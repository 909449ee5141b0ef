import { decimal, dollars } from '@/content/format';
import type { LessonContent } from '@/content/lesson';
import { rich, term } from '@/content/richText';

/** Savings split between a wallet for daily use and a hardware device. */
const SAVINGS = 6_000;
const DAILY = 300;
const savingsKept = SAVINGS - DAILY;
const DEVICE_PRICE = 90;
const SMALL_SAVINGS = 250;
const percentOf = (part: number, of: number) => `${decimal((100 * part) / of, 1)}%`;

/** An unlimited permission: the balance when it was given, and what was added later. */
const BALANCE_THEN = 400;
const ADDED_LATER = 2_600;
const amountTaken = BALANCE_THEN + ADDED_LATER;
const PERMISSION_LIMIT = 150;

/** Used in the exercise and questions. */
const EXERCISE_SAVINGS = 3_200;
const EXERCISE_DAILY = 160;
const EXERCISE_DEVICE = 80;
const QUESTION_BALANCE_THEN = 700;
const QUESTION_ADDED_LATER = 1_900;
const QUESTION_LIMIT = 500;

export const page: LessonContent = {
  id: 'crypto/wallets-and-devices',
  revision: 1,
  title: 'Hot wallets, hardware wallets and “connect wallet”',
  description:
    'What a wallet keeps, what a separate signing device protects you from, and how a request to connect a wallet can empty it.',
  heading: 'Wallets on the internet and off it',
  lead: "A wallet doesn't hold coins. It holds keys and signs with them, and what matters is who else can make it sign.",
  searchWords: [
    'cold wallet',
    'cold storage',
    'hardware wallet worth it',
    'connect your wallet scam',
    'drained wallet',
    'revoke approval',
    'which crypto wallet',
    'is a phone wallet safe',
    'airdrop claim',
  ],
  question:
    'The device was never on the internet, and nobody else ever touched it. How could its owner lose everything with one press of a button?',
  sections: [
    {
      kind: 'prose',
      heading: 'A seal, not a purse',
      paragraphs: [
        'In the old days a king had a signet ring. Gold was moved when a letter showed its mark. The gold lay in the vault, and the ring was never put next to it. Whoever pressed the ring into the wax moved the gold, whether king or thief.',
        rich`A ${term('wallet')} is such a ring. The coins are entries on the ledger. The wallet keeps the ${term('private key', 'keys')} and makes signatures with them. So there are two things to protect: the key itself, and the moment of signing.`,
      ],
    },
    {
      kind: 'definitions',
      heading: 'Where a key can live',
      rows: [
        {
          term: 'On a phone or computer',
          text: 'An app or a browser extension. It is quick and free, and is called hot because the machine that holds the key is also the one you read your mail on. A harmful program on it can copy keys or change what you see.',
        },
        {
          term: 'On a device of its own',
          text: rich`A ${term('hardware wallet')} is a small device with a screen and buttons. The key stays inside. The computer sends in a transfer and gets back a signature. When the device is new, it shows some words to write down, from which its keys can be restored; a later lesson is about them.`,
        },
        {
          term: 'With a company',
          text: 'Here the company signs, and you have a claim on it, as an earlier lesson showed.',
        },
      ],
    },
    {
      kind: 'figure',
      heading: 'How a device signs',
      intro: 'The key never leaves the second box. The third is the one that people skip.',
      figure: {
        kind: 'flow',
        caption: 'The device protects the key. Only your eyes protect what is signed.',
        boxes: [
          { title: 'Computer', text: 'Prepares a transfer and passes it on' },
          { title: 'Device', text: 'Shows on its own screen what it would sign' },
          { title: 'You', text: 'Compare address and amount, then press or refuse' },
          { title: 'Signature', text: 'Goes back to the computer and out to the ledger' },
        ],
      },
    },
    {
      kind: 'table',
      heading: 'What each one protects you from',
      intro: 'A rough guide. “Partly” means that it depends on settings and on you.',
      columns: ['Danger', 'App on a phone', 'Separate device'],
      rows: [
        ['A harmful program copies the key', 'Exposed', 'Protected'],
        ['It is stolen from your bag', 'Partly, by its code', 'Partly, by its code'],
        ['It breaks or burns', 'Words on paper help', 'Words on paper help'],
        ['A fake page asks for a signature', 'Exposed', 'Exposed, if you confirm'],
        ['You give away the recovery words', 'Everything is gone', 'Everything is gone'],
      ],
      note: 'No device helps in the last two rows.',
    },
    {
      kind: 'workedExample',
      heading: `How much to carry: ${dollars(SAVINGS)} in two places`,
      intro: `You hold coins worth ${dollars(SAVINGS)} and use about ${dollars(DAILY)} of that from time to time. A device costs ${dollars(DEVICE_PRICE)}. The figures are invented.`,
      lines: [
        { label: 'All on the phone, phone hacked', value: dollars(-SAVINGS) },
        { label: `${dollars(DAILY)} on the phone, phone hacked`, value: dollars(-DAILY) },
        { label: 'Out of reach of that theft', value: dollars(savingsKept) },
        { label: `The device, as a share of ${dollars(SAVINGS)}`, value: percentOf(DEVICE_PRICE, SAVINGS) },
        {
          label: `The device, as a share of ${dollars(SMALL_SAVINGS)}`,
          value: percentOf(DEVICE_PRICE, SMALL_SAVINGS),
        },
      ],
      conclusion: `For ${dollars(SMALL_SAVINGS)} a device makes little sense. For larger sums the cash in your pocket is a good guide: carry what you could lose today, and keep the rest where a phone can't reach it.`,
    },
    {
      kind: 'prose',
      heading: 'What “connect your wallet” leads to',
      paragraphs: [
        rich`Pages that work with a ${term('smart contract')} have a “Connect wallet” button. Connecting shows them your address, but no more. Then come requests to sign, in windows that look much alike. One may be a transfer. Another may be a ${term('token approval')}: permission for a program to take one kind of coin from your address.`,
        "Honest coin swaps need such permissions too. The trouble is their size and duration. Many requests have no limit, and permissions last until you withdraw them. A thief's page shows a prize, a refund or a warning, and asks for the same thing.",
      ],
    },
    {
      kind: 'prose',
      heading: 'The second case: robbed three weeks later',
      paragraphs: [
        `Mia sees an advert: holders of a coin may claim free ones. She connects her wallet, reads “Approve” and confirms on her device. No free coins come, and none are missing. ${dollars(BALANCE_THEN)} of a coin meant to stay at a dollar is still there.`,
        `Three weeks later she buys ${dollars(ADDED_LATER)} more. Within a minute all ${dollars(amountTaken)} is gone. The permission was hers, signed with her key. Limited to ${dollars(PERMISSION_LIMIT)}, it would have cost ${dollars(PERMISSION_LIMIT)}. That answers the question at the top: the key was never stolen, it was made to sign.`,
      ],
    },
    {
      kind: 'list',
      heading: 'Habits that help',
      items: [
        'Use a wallet with small sums for pages that want to connect, and another one, never connected to anything, for savings.',
        'Open pages from a bookmark that you made yourself. Adverts and search results lead to copies of well-known names.',
        "Read the request on the device. If it shows something that you don't understand, refuse it.",
        'Give permission only for the amount of this one deal, and withdraw old permissions from time to time.',
        'Leave alone any unsolicited coins that are named after a website. They are bait.',
      ],
    },
    {
      kind: 'warning',
      heading: 'Devices and helpers that are traps',
      paragraphs: [
        "Buy a device from its maker or a seller that the maker names, and never second-hand. If there's a card with words in the box, somebody else already has your key. A new device generates its own words, in front of you, on its own screen.",
        'Nobody from “wallet support” needs to see your screen or control your computer. And however safely you keep a coin, its price can fall to zero.',
      ],
    },
  ],
  summary: [
    'A wallet keeps keys and signs. A separate device keeps the key away from the internet.',
    "No device protects you from what you confirm: read its screen, and refuse what you don't understand.",
    'A permission without a limit reaches coins that come later. Use a small wallet for pages, and a quiet one for savings.',
  ],
  exercise: {
    task: `List everything that can sign for your coins, or for an imaginary owner's: apps, browsers, devices, companies. Next to each, write how much it could move today, and which pages it has ever been connected to. Then suppose savings of ${dollars(EXERCISE_SAVINGS)}, of which ${dollars(EXERCISE_DAILY)} is on a phone, and a device for ${dollars(EXERCISE_DEVICE)}. What share could a phone thief take, and what share does the device cost?`,
    solution: [
      {
        label: `${dollars(EXERCISE_DAILY)} ÷ ${dollars(EXERCISE_SAVINGS)}`,
        value: percentOf(EXERCISE_DAILY, EXERCISE_SAVINGS),
      },
      {
        label: `${dollars(EXERCISE_DEVICE)} ÷ ${dollars(EXERCISE_SAVINGS)}`,
        value: percentOf(EXERCISE_DEVICE, EXERCISE_SAVINGS),
      },
    ],
    mistakes: [
      {
        mistake: 'You left out the extension in an old browser.',
        why: 'It still holds the key. A wallet that you forgot can be robbed like any other.',
      },
      {
        mistake: 'You wrote the recovery words on the list.',
        why: "The list is for places and sums. Words and keys don't belong in any list, file or photo.",
        lesson: 'crypto/private-key-and-address',
      },
    ],
  },
  checks: [
    {
      id: 'crypto/wallets-and-devices/unlimited',
      kind: 'numeric',
      prompt: `An address holds ${dollars(QUESTION_BALANCE_THEN)} of a coin. Its owner gives a rogue program unlimited permission, and receives ${dollars(QUESTION_ADDED_LATER)} more of that coin the week after. How much can the program take?`,
      label: 'Within reach',
      unit: 'dollars',
      answer: QUESTION_BALANCE_THEN + QUESTION_ADDED_LATER,
      tolerance: 1,
      answerText: dollars(QUESTION_BALANCE_THEN + QUESTION_ADDED_LATER),
      commonMistakes: [
        {
          answer: QUESTION_BALANCE_THEN,
          feedback: 'Unlimited permission covers what comes later too.',
        },
        {
          answer: QUESTION_ADDED_LATER,
          feedback: 'What was there from the start is within reach as well.',
        },
        {
          answer: QUESTION_LIMIT,
          feedback: 'That would need a limit, and none was set.',
        },
      ],
      explanation: `All of that coin at the address, now and later: ${dollars(QUESTION_BALANCE_THEN)} + ${dollars(QUESTION_ADDED_LATER)}.`,
    },
    {
      id: 'crypto/wallets-and-devices/screens-differ',
      kind: 'singleChoice',
      prompt:
        "Your computer shows your friend's address. The device's screen shows a different one. What is the likely reason, and what do you do?",
      options: [
        {
          text: 'The device shortens addresses: confirm',
          feedback: 'It may show an address in parts, but the parts have to match.',
        },
        {
          text: 'Something on the computer changes addresses: refuse',
          isCorrect: true,
          feedback: 'The device signs what it shows, so the coins would go to the other address.',
        },
        {
          text: 'The device is out of date: update it and confirm',
          feedback: 'An update changes nothing about who is paid. Find out first what changed the address.',
        },
      ],
      explanation: "Believe the device's screen. If the two differ, don't sign anything.",
    },
    {
      id: 'crypto/wallets-and-devices/no-help',
      kind: 'multipleChoice',
      prompt: 'From which two dangers does a separate device give no protection?',
      options: [
        {
          text: 'A program on the computer that copies files',
          feedback: "The key isn't among the files. This is what the device is made for.",
        },
        {
          text: 'An owner who confirms a permission on a fake page',
          isCorrect: true,
          feedback: 'It signs what its owner confirms.',
        },
        {
          text: 'Recovery words that were given to “support”',
          isCorrect: true,
          feedback: 'With the words, the thief needs no device.',
        },
        {
          text: 'Somebody who reads your email',
          feedback: 'Mail may show that you own coins, but nothing in it can sign.',
        },
      ],
      explanation: 'It keeps the key separate. What you sign and what you say remain up to you.',
    },
    {
      id: 'crypto/wallets-and-devices/new-device',
      kind: 'singleChoice',
      prompt: 'A new device arrives with a printed card: “Your 24 words, keep them safe”. What does it mean?',
      options: [
        {
          text: 'A service from the maker for beginners',
          feedback: 'A maker should never know your words. The device makes them itself when you set it up.',
        },
        {
          text: 'Somebody else knows the words',
          isCorrect: true,
          feedback: "Don't send anything to it, and ask the maker through its own site.",
        },
        {
          text: 'A spare set, for a second wallet',
          feedback: 'Words that came in a box belong to whoever printed them.',
        },
      ],
      explanation: 'Words that exist before you set up the device are known to somebody else.',
    },
  ],
  related: [
    { label: 'What programs on a ledger may do', to: '/education/crypto/smart-contracts' },
    { label: 'Keys and addresses', to: '/education/crypto/private-key-and-address' },
  ],
};
