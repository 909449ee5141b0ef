import { decimal } from '@/content/format';
import type { LessonContent } from '@/content/lesson';
import { rich, term } from '@/content/richText';

/** The word list of most wallets, and how fast an attacker tries combinations. */
const LIST_LENGTH = 2_048;
const GUESSES_PER_SECOND = 1_000_000;
const SECONDS_PER_DAY = 86_400;
const combinations = (missing: number) => LIST_LENGTH ** missing;
const seconds = (missing: number) => combinations(missing) / GUESSES_PER_SECOND;
const TWO_MISSING = 2;
const THREE_MISSING = 3;
const FOUR_MISSING = 4;
const WORDS = 12;

/** Used in the questions. */
const SMALL_LIST = 1_024;
const questionChoices = SMALL_LIST ** TWO_MISSING;
const SLOW_GUESSES = 500;

export const page: LessonContent = {
  id: 'crypto/recovery-words',
  revision: 1,
  title: 'Recovery phrase: paper, place and who may see it',
  description:
    "What a wallet's recovery words are, where to keep them, what to do if they are lost or seen, and how thieves ask for them.",
  heading: 'The words that restore a wallet',
  lead: 'Twelve ordinary words can be worth more than the house they are kept in. They need paper, a safe place and silence.',
  searchWords: [
    'seed phrase',
    'lost my recovery words',
    'where to keep my seed phrase',
    'support asked for my recovery phrase',
    'someone saw my seed words',
    'photo of my recovery phrase',
    'wallet asks to validate or synchronise',
    'restore a wallet',
  ],
  question: 'A photo shows ten of your twelve words, and two are covered by a thumb. Is the wallet safe?',
  sections: [
    {
      kind: 'prose',
      heading: 'A key you can write down',
      paragraphs: [
        "A private key has up to 78 digits. Copy it out and you'll make a mistake somewhere. So wallets turn the random number into words from a public list of common ones, chosen because they're hard to mix up.",
        rich`This is the ${term('recovery phrase')}: usually 12 or 24 words, in a fixed order. All the ${term('wallet')}'s keys are worked out from it, including those it will make later. A phone can be lost and a device can break. The words restore everything, on another machine, anywhere.`,
        'That is what makes them useful, and dangerous. They are not a password for the wallet. They are the wallet.',
      ],
    },
    {
      kind: 'figure',
      heading: 'What depends on the words',
      intro: 'Whoever has the words on the left can reach everything to the right of them.',
      figure: {
        kind: 'flow',
        caption: "The device is replaceable. The words aren't.",
        boxes: [
          { title: 'Words', text: '12 or 24, in order' },
          { title: 'Keys', text: 'As many as the wallet needs' },
          { title: 'Addresses', text: 'One or more for each kind of coin' },
          { title: 'Coins', text: 'Whatever the ledger has there' },
        ],
      },
    },
    {
      kind: 'workedExample',
      heading: 'How much two missing words are worth',
      intro: `The list has ${decimal(LIST_LENGTH)} words. Say a computer tries ${decimal(GUESSES_PER_SECOND)} phrases a second. The thief has the rest of the ${String(WORDS)} words, and knows their positions.`,
      lines: [
        { label: 'One word missing', value: `${decimal(combinations(1))} phrases: at once` },
        {
          label: `Two: ${decimal(LIST_LENGTH)} × ${decimal(LIST_LENGTH)}`,
          value: `${decimal(combinations(TWO_MISSING))}, or ${decimal(seconds(TWO_MISSING))} seconds`,
        },
        {
          label: 'Three missing',
          value: `${decimal(seconds(THREE_MISSING) / 3_600, 1)} hours`,
        },
        {
          label: 'Four missing',
          value: `${decimal(seconds(FOUR_MISSING) / SECONDS_PER_DAY)} days`,
        },
      ],
      conclusion:
        'So to a thief the photo is as good as all twelve words. Hiding a few, changing their order or sending them “in two halves” protects little. If somebody has had a glimpse, assume they saw everything.',
    },
    {
      kind: 'list',
      heading: 'Paper and place',
      items: [
        'Write them by hand, with a pen, when the new wallet shows them. Number them, and compare each word letter by letter.',
        "Don't take a photo or a screenshot, and don't put them in a file, a printout or a message. Many phones copy pictures to the internet automatically.",
        "Keep two copies in two places, so that one fire or flood doesn't destroy both. Some people stamp the words into metal.",
        'Choose a safe, the house of someone you would trust with the coins, or any place where nobody looks for money and nobody tidies up.',
        'Tell your heirs where the words are, but not the words themselves. Coins whose words nobody finds are lost for good.',
      ],
    },
    {
      kind: 'table',
      heading: 'Three ways of keeping them',
      intro: 'What each one survives.',
      columns: ['Event', 'One paper copy at home', 'Two paper copies, two places', 'Photo on a phone'],
      rows: [
        ['The phone breaks', 'Yes', 'Yes', 'Perhaps'],
        ['A fire at home', 'No', 'Yes', 'Perhaps'],
        ['A thief in your email or cloud', 'Yes', 'Yes', 'No'],
        ['A burglar who finds the paper', 'No', 'No', 'Yes'],
        ['A harmful app on the phone', 'Yes', 'Yes', 'No'],
      ],
      note: 'More copies make loss less likely but discovery more likely. Two is a good number for most people.',
    },
    {
      kind: 'prose',
      heading: 'Who may ask for them',
      paragraphs: [
        'Nobody. A wallet asks for them in only one case: when its owner has chosen to restore it, on their own machine. Even then the words go only into the device itself, or into an app downloaded from the web address the maker prints, never from a search or a link. No update, check, prize, refund or repair needs the words.',
        "That makes the rule short. If somebody asks for the words and you aren't restoring a wallet at that moment, you're looking at a thief. It doesn't matter what the page looks like, who seems to have sent it, or how urgent it is.",
      ],
    },
    {
      kind: 'list',
      heading: 'How thieves ask',
      intro: "You'll come across most of these sooner or later. They all want the same twelve words.",
      items: [
        '“Your wallet must be validated, synchronised or moved to the new network by Friday.”',
        'A private message from “support”, minutes after you asked something in public, with a link to a form.',
        'A letter on good paper with the logo of your device, and a QR code to scan.',
        'An app with the name of your wallet, from a search advert, that asks for the words on its first page.',
        'A page that promises to withdraw harmful permissions, or to bring back stolen coins.',
      ],
    },
    {
      kind: 'prose',
      heading: 'The second case: seen or lost',
      paragraphs: [
        "Ben's flatmate has read his words. A new code on the device changes nothing, since the words work without it. Ben sets up a new wallet with new words, writes those down, and sends all the coins there. The old words now open an empty room.",
        "Cleo's paper is gone, but her device still works. She has time, and should use it: new wallet, new words, move the coins. If paper and device are both gone, so are the coins, and anybody who offers to “restore” them for a fee is the next thief.",
      ],
    },
    {
      kind: 'warning',
      heading: 'Enter them nowhere',
      paragraphs: [
        "Don't give your recovery words to any website, form, chat, caller or helper, including this site and its staff. We will never ask. Neither will your wallet's maker, an exchange, the police or a tax office.",
        rich`This module's exercise restores a wallet on a ${term('test network')}, a ledger whose coins are free and worthless. That wallet is made for practice and thrown away afterwards. Never use its words for anything of value, or valuable words for practice.`,
      ],
    },
  ],
  summary: [
    'The words are the wallet: whoever reads them can take everything, from anywhere.',
    'Pen, paper and two places. No photo, no file, no message.',
    'Whoever asks for them is a thief. If somebody has seen them, move the coins to a wallet with new words.',
  ],
  exercise: {
    task: 'Without reading a single word of a real phrase, answer five questions on paper. Where are the copies? Who else knows those places? Would a copy survive a fire at home? Has there ever been a photo or file? Who would find the words if you died? If you have no wallet, answer for an imaginary owner with one paper copy in a desk and a photo on a phone.',
    solution:
      "For the imaginary owner: two places, the desk and the phone. Anybody in the household may know about the desk. A fire destroys the paper. The photo exists, and has probably been copied to the internet. An heir may find the desk, if told. The answer is a new wallet with new words, two handwritten copies in two places, and no photo. Deleting the photo alone isn't enough, since copies of it may remain.",
    mistakes: [
      {
        mistake: 'You wrote the words down to “check” them.',
        why: 'Every new copy is one more that can be found. The exercise is about places, not words.',
      },
      {
        mistake: 'You counted an encrypted file as paper.',
        why: "It's only as safe as its password and every machine it was ever opened on.",
      },
    ],
  },
  checks: [
    {
      id: 'crypto/recovery-words/possible-phrases',
      kind: 'numeric',
      prompt: `A wallet uses a list of ${decimal(SMALL_LIST)} words. A thief is missing two of yours. At ${decimal(SLOW_GUESSES)} phrases a second, how many minutes does it take to try them all?`,
      label: 'Time',
      unit: 'minutes',
      answer: questionChoices / SLOW_GUESSES / 60,
      tolerance: 0.5,
      answerText: `about ${decimal(questionChoices / SLOW_GUESSES / 60)} minutes`,
      commonMistakes: [
        {
          answer: (2 * SMALL_LIST) / SLOW_GUESSES / 60,
          feedback: 'You added the two lists. Each word in the first goes with each in the second: multiply.',
        },
        { answer: questionChoices / SLOW_GUESSES, feedback: "That's in seconds. Divide by 60." },
      ],
      explanation: `${decimal(SMALL_LIST)} × ${decimal(SMALL_LIST)} is ${decimal(questionChoices)} phrases. Divided by ${decimal(SLOW_GUESSES)} and by 60, that is about ${decimal(questionChoices / SLOW_GUESSES / 60)} minutes.`,
    },
    {
      id: 'crypto/recovery-words/update-asks',
      kind: 'singleChoice',
      prompt:
        "A window says that your wallet has been updated, and that it needs the recovery words to continue. You hadn't restored anything. What is it?",
      options: [
        {
          text: 'A normal step after an update',
          feedback: 'An update leaves the keys where they are. It needs no words.',
        },
        {
          text: 'An attempt to steal the words',
          isCorrect: true,
          feedback:
            "Close it. Open the wallet the way you always do, and you'll see that it asks for nothing.",
        },
        {
          text: 'A check that you still have the paper',
          feedback:
            'Some wallets remind you to look for the paper. None of them needs to know what is on it.',
        },
      ],
      explanation: 'Words are used when an owner restores a wallet, and at no other time.',
    },
    {
      id: 'crypto/recovery-words/words-seen',
      kind: 'ordering',
      prompt: 'A guest has photographed your paper. Put your steps in order.',
      steps: [
        {
          text: 'Set up a new wallet, which makes new words',
          feedback: 'You need somewhere to send the coins that the guest knows nothing about.',
        },
        {
          text: 'Write the new words down and compare them',
          feedback: 'Do that before anything of value is there. A slip found later is a loss.',
        },
        {
          text: 'Send the coins to an address in the new wallet',
          feedback: 'Send a small sum first, then the rest, as fast as you safely can.',
        },
        {
          text: 'Destroy the old paper',
          feedback: 'Do that once those words no longer open anything of value.',
        },
      ],
      explanation: 'New place, new paper, move, clear up.',
    },
    {
      id: 'crypto/recovery-words/good-places',
      kind: 'multipleChoice',
      prompt: 'Which two ways of keeping the words would you accept?',
      options: [
        {
          text: "Handwritten, in a safe at home and at your sister's",
          isCorrect: true,
          feedback: 'Two places, no machine. You have to trust one other person.',
        },
        {
          text: 'In a draft email that is never sent',
          feedback: 'The provider has it, and so has whoever gets your password.',
        },
        {
          text: "Stamped into metal, at home and in a bank's deposit box",
          isCorrect: true,
          feedback: 'Fire and water do little to it. Think about who may open the box.',
        },
        {
          text: 'Six words in a chat, six in a photo',
          feedback: 'Both halves are on machines, and a phone that is hacked has both.',
        },
      ],
      explanation:
        'Keep them off every machine, in more than one place, and known to as few people as possible.',
    },
  ],
  related: [
    { label: 'Wallets, devices and what they sign', to: '/education/crypto/wallets-and-devices' },
    { label: "This module's exercise", to: '/education/crypto' },
  ],
};
