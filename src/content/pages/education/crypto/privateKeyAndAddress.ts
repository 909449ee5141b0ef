import { decimal } from '@/content/format';
import type { LessonContent } from '@/content/lesson';
import { rich, term } from '@/content/richText';

/** A toy recipe that is quick one way and slow the other; real ones use different arithmetic. */
const FIRST_FACTOR = 61;
const SECOND_FACTOR = 83;
const PRODUCT = FIRST_FACTOR * SECOND_FACTOR;

/** How many keys a fast computer can try in a second. */
const GUESSES_PER_SECOND = 1_000_000_000;
const SECONDS_PER_DAY = 86_400;
const SECONDS_PER_YEAR = SECONDS_PER_DAY * 365;
/** How many digits most keys have, as numbers below 2 to the power of 256. */
const KEY_DIGITS = 77;
const secondsFor = (digits: number) => 10 ** digits / GUESSES_PER_SECOND;
/** The number of digits in the number of years it takes to try every key of this length. */
const digitsOfYears = (digits: number) => Math.floor(Math.log10(secondsFor(digits) / SECONDS_PER_YEAR)) + 1;
const SHORT_KEY_DIGITS = 12;
const MIDDLE_KEY_DIGITS = 16;
const LONG_KEY_DIGITS = 20;

/** Used in the exercise and questions. */
const EXERCISE_DIGITS = 18;
const QUESTION_DIGITS = 14;
const questionHours = secondsFor(QUESTION_DIGITS) / 3_600;

export const page: LessonContent = {
  id: 'crypto/private-key-and-address',
  revision: 1,
  title: 'Private key and address: who can spend a coin',
  description:
    'How an address is worked out from a secret number, why nobody can go back from one to the other, and how keys still get stolen.',
  heading: 'A private key and its address',
  lead: 'No ledger of coins has a column for owners. There are only addresses, and whoever knows the number behind an address can spend what is there.',
  searchWords: [
    'public key',
    'seed',
    'who owns a coin',
    'share my wallet address safely',
    'hack a bitcoin key',
    'guess a private key',
    'lost my private key',
  ],
  question: 'Nobody can guess the number that guards a coin. So how do thieves get it?',
  sections: [
    {
      kind: 'prose',
      heading: 'A door with a slot',
      paragraphs: [
        "Picture a steel door with a letter slot. Anybody who walks past can push money through the slot. Taking it out again needs the key to the door. There's no caretaker, no name on the door and no spare key in an office.",
        rich`On a ledger the slot is called an ${term('address')}. It is a row of letters and digits to which coins are sent. The key is the ${term('private key')}, a very large number that was picked at random. The two belong together, because the address is worked out from the number.`,
      ],
    },
    {
      kind: 'figure',
      heading: 'One way only',
      intro: 'Three things. The last two are each worked out from the one before by a public recipe.',
      figure: {
        kind: 'flow',
        caption: 'The arrows go one way. Nobody knows a way back from an address to its key.',
        boxes: [
          { title: 'Private key', text: 'A random number. It stays secret' },
          { title: 'Public key', text: 'Worked out from it. It checks signatures' },
          { title: 'Address', text: 'A shorter form of that. You may show it' },
        ],
      },
    },
    {
      kind: 'prose',
      heading: 'Quick one way, hopeless the other',
      paragraphs: [
        `Multiply ${String(FIRST_FACTOR)} by ${String(SECOND_FACTOR)} and you have ${decimal(PRODUCT)} in half a minute. Now start from ${decimal(PRODUCT)} and look for the two numbers that made it. You have to try one divisor after another. With longer numbers the first sum stays short, but the second soon takes longer than a lifetime.`,
        'Real keys use a different kind of calculation, with the same property. A phone works out an address in a moment. The only way back is to try numbers, and there are too many of them.',
      ],
    },
    {
      kind: 'workedExample',
      heading: 'How long guessing takes',
      intro: `Say a computer tries ${decimal(GUESSES_PER_SECOND)} numbers a second. A number of ${String(SHORT_KEY_DIGITS)} digits has as many possible values as 1 followed by ${String(SHORT_KEY_DIGITS)} noughts.`,
      lines: [
        {
          label: `${String(SHORT_KEY_DIGITS)} digits`,
          value: `${decimal(secondsFor(SHORT_KEY_DIGITS) / 60)} minutes`,
        },
        {
          label: `${String(MIDDLE_KEY_DIGITS)} digits`,
          value: `${decimal(secondsFor(MIDDLE_KEY_DIGITS) / SECONDS_PER_DAY)} days`,
        },
        {
          label: `${String(LONG_KEY_DIGITS)} digits`,
          value: `${decimal(secondsFor(LONG_KEY_DIGITS) / SECONDS_PER_YEAR)} years`,
        },
        {
          label: `${String(KEY_DIGITS)} digits, as long as most keys`,
          value: `a number of years with ${String(digitsOfYears(KEY_DIGITS))} digits`,
        },
      ],
      conclusion:
        "A million such computers would take six digits off that last number. So a key picked at random is safe from guessing, and thieves don't even try.",
    },
    {
      kind: 'prose',
      heading: 'Spending without showing the key',
      paragraphs: [
        'To spend, the key signs the transfer. A signature is a number worked out from two things: the key, and what is to be sent to whom. Other computers check it against the public key, and the key itself never leaves its place.',
        'Each signature fits one transfer. Nobody can cut it off and attach it to another. But a signature you gave by mistake is as valid as any other, because the ledger checks numbers and knows nothing about what you meant.',
      ],
    },
    {
      kind: 'definitions',
      heading: 'What may be shown to whom',
      rows: [
        {
          term: 'The address',
          text: 'To anyone who is to pay you. They can use it to send you coins, but not to take any. They can also look up what is there and where it came from, so an address that people know to be yours shows your savings.',
        },
        {
          term: 'A signature',
          text: "To everyone, inside a transfer. Check what you're signing first, because you can't take it back.",
        },
        {
          term: 'The private key',
          text: 'To nobody. A payment to you never needs it, nor does any check, refund, prize or update.',
        },
      ],
    },
    {
      kind: 'prose',
      heading: 'The second case: two people with one key',
      paragraphs: [
        "Tom copies the key to his brother's coins, and puts everything back as it was. Nothing has been taken, and the ledger looks the same. A year later the coins leave with a perfectly valid signature.",
        "Was it theft? A court might say so. The computers that keep the ledger can't tell one holder of a number from another. A copied key leaves no trace, so treat a key that somebody may have seen as lost: move the coins to an address with a new one.",
      ],
    },
    {
      kind: 'warning',
      heading: 'Keys are asked for, not guessed',
      paragraphs: [
        'The answer to the question at the top is: they ask. “Support” writes within minutes of your question in a public chat, and needs your key to “verify” the account. That person is a thief, whatever the badge says. No honest helper needs it.',
        "The slot works one way too. “Send one coin to this address and get two back” takes your coin and returns nothing, often under a copied photo of a famous face. And don't accept a key from a website, a seller or a friend: whoever made it has it too.",
      ],
    },
  ],
  summary: [
    'An address is worked out from a private key, and there is no known way back.',
    'Whoever has the key can spend the coins, and a copy leaves no trace.',
    "Show the address to those who pay you. Don't show the key to anybody, whatever the reason given.",
  ],
  exercise: {
    task: `Open a public block explorer, a site that shows a ledger, and choose any transfer in the latest block. Write down the address it came from, the one it went to and the amount. What can't you find there? Then work out how long the computer in the example needs for a number of ${String(EXERCISE_DIGITS)} digits.`,
    solution: [
      { label: 'Missing from the transfer', value: 'Names, a reason and a way to complain' },
      {
        label: `1 with ${String(EXERCISE_DIGITS)} noughts ÷ ${decimal(GUESSES_PER_SECOND)} a second`,
        value: `${decimal(secondsFor(EXERCISE_DIGITS))} seconds`,
      },
      {
        label: '÷ 31,536,000 seconds a year',
        value: `about ${decimal(secondsFor(EXERCISE_DIGITS) / SECONDS_PER_YEAR)} years`,
      },
    ],
    mistakes: [
      {
        mistake: 'You searched for your own address on the first site that turned up.',
        why: "It may connect the address with your computer. Practise with strangers' transfers.",
      },
      {
        mistake: 'Your transfer has several addresses on each side.',
        why: 'One transfer can collect coins from several places, pay several people and send change back.',
      },
    ],
  },
  checks: [
    {
      id: 'crypto/private-key-and-address/what-to-send',
      kind: 'singleChoice',
      prompt: 'A customer wants to pay you in coins and asks what they need from you. What do you send?',
      options: [
        {
          text: 'The address alone',
          isCorrect: true,
          feedback: "It's all that a payment needs, and nobody can take anything with it.",
        },
        {
          text: 'The address and the private key',
          feedback: 'With the key the customer can empty the address, today or in a year.',
        },
        {
          text: 'A signature over the amount',
          feedback: 'It is the payer who signs. Your signature moves your own coins.',
        },
      ],
      explanation: 'Coins come in through the address. The key is needed only to send them out.',
    },
    {
      id: 'crypto/private-key-and-address/guessing-time',
      kind: 'numeric',
      prompt: `At ${decimal(GUESSES_PER_SECOND)} guesses a second, how many hours does it take to try every number of ${String(QUESTION_DIGITS)} digits? There are 1 followed by ${String(QUESTION_DIGITS)} noughts of them.`,
      label: 'Time',
      unit: 'hours',
      answer: questionHours,
      tolerance: 0.5,
      answerText: `about ${decimal(questionHours)} hours`,
      commonMistakes: [
        {
          answer: secondsFor(QUESTION_DIGITS),
          feedback: "That's in seconds. An hour has 3,600 of them.",
        },
        { answer: secondsFor(QUESTION_DIGITS) / 60, feedback: "That's in minutes. Divide by 60 once more." },
        {
          answer: secondsFor(QUESTION_DIGITS - 1) / 3_600,
          feedback: 'You lost a nought: this is for one digit fewer.',
        },
      ],
      explanation: `1 with ${String(QUESTION_DIGITS)} noughts ÷ ${decimal(GUESSES_PER_SECOND)} is ${decimal(secondsFor(QUESTION_DIGITS))} seconds, which divided by 3,600 is about ${decimal(questionHours)} hours. Each further digit makes it ten times as long.`,
    },
    {
      id: 'crypto/private-key-and-address/known-address',
      kind: 'multipleChoice',
      prompt: 'A neighbour learns which address is yours. Which two things can they do with it?',
      options: [
        {
          text: 'See how many coins are there',
          isCorrect: true,
          feedback: "The ledger is public, so an address's balance and transfers are too.",
        },
        {
          text: 'Work out the private key',
          feedback: 'The recipe leads from the key to the address. Nobody knows a way back.',
        },
        {
          text: 'Send coins to it without asking you',
          isCorrect: true,
          feedback: 'The slot is open to everyone. Unsolicited coins can also be bait for a fraud.',
        },
        {
          text: 'Cancel a transfer that you have sent',
          feedback: 'Nobody can do that, not even you.',
        },
      ],
      explanation: 'An address can be looked at and paid into. Anything else needs the key.',
    },
    {
      id: 'crypto/private-key-and-address/copied-key',
      kind: 'singleChoice',
      prompt:
        'A repair shop had your phone for a day, with a note of your private key on it. All your coins are still there. What should you do?',
      options: [
        {
          text: 'Watch the address every day for a month',
          feedback: "A thief can wait longer than a month, and watching doesn't stop anything.",
        },
        {
          text: "Delete the note and change the phone's code",
          feedback: 'A copy of the number works without your phone and its code.',
        },
        {
          text: 'Move the coins to an address with a new key',
          isCorrect: true,
          feedback: 'Whoever copied the old key then has the key to an empty room.',
        },
      ],
      explanation: "A key can't be taken back from people who have seen it. Only the coins can move.",
    },
  ],
  related: [
    { label: 'What a ledger that many people keep records', to: '/education/crypto/the-ledger' },
    { label: 'Crypto market guide', to: '/markets/crypto' },
  ],
};
