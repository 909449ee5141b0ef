import { decimal, dollars } from '@/content/format';
import type { LessonContent } from '@/content/lesson';
import { rich, term } from '@/content/richText';

/** The cost of a test transfer, compared with a large and a small amount. */
const AMOUNT = 2_500;
const TRIAL_AMOUNT = 10;
const FEE = 1.5;
const SMALL_AMOUNT = 30;
const percentOf = (part: number, of: number) => `${decimal((100 * part) / of, 2)}%`;

/** A typical address: 40 characters, each with 16 possible values. */
const POSSIBLE_CHARACTERS = 16;
const ADDRESS_LENGTH = 40;
const tries = (length: number) => POSSIBLE_CHARACTERS ** length;
const ADDRESSES_PER_SECOND = 10_000_000;
const ALIKE_CHARACTERS = 7;
const digitsOfTries = Math.floor(ADDRESS_LENGTH * Math.log10(POSSIBLE_CHARACTERS)) + 1;

/** Used in the exercise and questions. */
const EXERCISE_AMOUNT = 800;
const EXERCISE_FEE = 2;
const QUESTION_AMOUNT = 1_200;
const QUESTION_FEE = 3;
const QUESTION_ALIKE_CHARACTERS = 5;

export const page: LessonContent = {
  id: 'crypto/sending-coins',
  revision: 1,
  title: 'Sending coins: address, network and a test amount',
  description:
    'A transfer of coins is final. How to check address and network, what a test amount proves, and how address poisoning works.',
  heading: 'A transfer nobody can reverse',
  lead: "A bank can sometimes stop a payment. A ledger can't, so all your checks have to come before you press the button.",
  searchWords: [
    'sent crypto to wrong address',
    'wrong network',
    'can a crypto transfer be reversed',
    'cancel a transfer',
    'address poisoning',
    'get stolen coins back',
    'forgot the memo or tag',
    'test transaction',
    'withdraw coins to my own wallet',
  ],
  question:
    'The test amount arrived safely. Ten minutes later the large amount went to a thief. What had happened in between?',
  sections: [
    {
      kind: 'prose',
      heading: 'Cash through a letter box',
      paragraphs: [
        "Push an envelope of cash through a letter box and it lands behind the door. If it was the wrong door, you can ring and hope. There's no counter where you can cancel, and perhaps nobody lives there at all.",
        rich`Coins sent to an ${term('address')} are like that. Once the transfer is in a block, it stays there. If the address belongs to a stranger, you depend on a stranger. If nobody has its key, the coins lie there for ever.`,
      ],
    },
    {
      kind: 'definitions',
      heading: 'Four entries, four ways to lose',
      rows: [
        {
          term: 'The address',
          text: "It's too long to remember, so people copy it. A slip in typing is usually noticed by the wallet, because addresses contain check digits. An address copied from the wrong place is perfectly valid.",
        },
        {
          term: 'The network',
          text: "The same coin may exist on several ledgers, and the same address may be valid on more than one. The receiver has to accept the ledger you choose. If an exchange doesn't, the coins may be out of reach.",
        },
        {
          term: 'The note',
          text: "Some companies use one address for all customers and tell them apart by a number, called a memo or tag. Without it the company has the coins but doesn't know whose they are.",
        },
        {
          term: 'The amount and the fee',
          text: 'Check the decimal point, and which coin the fee is paid in. On some ledgers you need a little of another coin for it.',
        },
      ],
    },
    {
      kind: 'figure',
      heading: 'The form, and where to look',
      intro: 'An invented withdrawal form, with a shortened address.',
      figure: {
        kind: 'labelledGrid',
        caption: 'Everything that can go wrong is on one small form.',
        cells: [
          ['Coin', 'A dollar coin'],
          ['Network', 'Network B'],
          ['Address', '0x3fA9…c71E'],
          ['Note', '(none)'],
          ['Amount', decimal(AMOUNT)],
          ['Fee', dollars(FEE)],
        ],
        labels: [
          {
            row: 1,
            column: 1,
            text: "The receiver says which one. Cheaper isn't better if nobody can collect the coins there.",
          },
          { row: 2, column: 1, text: 'Compare all of it with the source, not just the two ends.' },
          {
            row: 3,
            column: 1,
            text: "Leaving it empty is right for your own wallet. For many companies it isn't.",
          },
          { row: 4, column: 1, text: 'Send a test amount first whenever losing the sum would hurt.' },
        ],
      },
    },
    {
      kind: 'workedExample',
      heading: 'What a test amount costs',
      intro: `You want to move ${decimal(AMOUNT)} coins, each meant to be worth a dollar. You send ${String(TRIAL_AMOUNT)} first and the rest when they have arrived. Each transfer costs ${dollars(FEE)} extra.`,
      lines: [
        { label: 'Fee for the test', value: dollars(FEE) },
        { label: `As a share of ${decimal(AMOUNT)}`, value: percentOf(FEE, AMOUNT) },
        { label: 'Fees of both transfers', value: dollars(2 * FEE) },
        { label: 'Lost in the worst case with the test', value: dollars(TRIAL_AMOUNT + FEE) },
        { label: 'Lost in the worst case without it', value: dollars(AMOUNT + FEE) },
        {
          label: `The same fee on a transfer of ${String(SMALL_AMOUNT)}`,
          value: percentOf(FEE, SMALL_AMOUNT),
        },
      ],
      conclusion:
        "For a small transfer a test may cost more than it's worth. For a large one it is cheap. It proves that this address, on this network, reaches the receiver. It proves nothing about the address that you copy next time.",
    },
    {
      kind: 'prose',
      heading: 'The trap between test and transfer',
      paragraphs: [
        rich`All transfers are public, and programs watch them. Minutes after your test, a tiny sum arrives from an address that begins and ends like the one you used. It now appears in your list of transfers, next to the real one. If you copy the address from that list, you may copy the thief's. This is ${term('address poisoning')}.`,
        "In December 2025 somebody lost nearly 50 million dollars in this way. They had sent 50 as a test, and it had arrived. For the second transfer they copied the address from the list. The first and last characters matched; the middle didn't.",
      ],
    },
    {
      kind: 'workedExample',
      heading: 'Why the ends prove nothing',
      intro: `Addresses on many ledgers have ${String(ADDRESS_LENGTH)} characters, each one of ${String(POSSIBLE_CHARACTERS)}. To get one with chosen ends, a program makes new addresses until one fits. Say it makes ${decimal(ADDRESSES_PER_SECOND)} a second.`,
      lines: [
        {
          label: `4 characters alike: ${String(POSSIBLE_CHARACTERS)} × ${String(POSSIBLE_CHARACTERS)} × ${String(POSSIBLE_CHARACTERS)} × ${String(POSSIBLE_CHARACTERS)}`,
          value: `${decimal(tries(4))} tries, at once`,
        },
        {
          label: `${String(ALIKE_CHARACTERS)} characters alike`,
          value: `${decimal(tries(ALIKE_CHARACTERS))} tries, ${decimal(tries(ALIKE_CHARACTERS) / ADDRESSES_PER_SECOND)} seconds`,
        },
        {
          label: `All ${String(ADDRESS_LENGTH)} characters alike`,
          value: `a number of tries with ${String(digitsOfTries)} digits`,
        },
      ],
      conclusion:
        'In half a minute a program can find an address that matches seven characters; it will never find one that matches every character. So compare the whole address, a few characters at a time.',
    },
    {
      kind: 'steps',
      heading: 'An order that works',
      steps: [
        {
          title: 'Get the address from its source',
          text: "Take it from the receiver's own wallet or page, or from an entry you checked and saved, not from your list of payments, a chat or an email.",
        },
        {
          title: 'Agree on the network and the note',
          text: 'Read what the receiving page says, and choose the same.',
        },
        {
          title: 'Compare the whole address',
          text: "Do it after pasting, and again on the device's screen. Some harmful programs change what is pasted.",
        },
        {
          title: 'Send a test amount, and wait',
          text: 'Wait until the receiver sees it, not until your wallet says “sent”.',
        },
        {
          title: 'Send the rest, with the same checks',
          text: 'Get the address from its source again, or use a saved entry that you made and checked yourself.',
        },
      ],
    },
    {
      kind: 'prose',
      heading: 'The second case: the wrong network',
      paragraphs: [
        "Dev sends coins to his account at an exchange, on a network that it doesn't support. The ledger shows that they arrived. His balance shows nothing. The exchange may be able to retrieve them after weeks, for a fee, or it may not. Nobody else can.",
        "He asks on the exchange's site, after signing in, and gives the transfer number. A forgotten note is handled the same way and often ends well. Had he sent the coins to his own wallet instead, his own key could usually have reached them on the other network.",
      ],
    },
    {
      kind: 'warning',
      heading: 'After a theft come the rescuers',
      paragraphs: [
        'Write about a loss, and people appear who can “trace and return” the coins for a fee, a tax or your recovery words. They are thieves too. Nobody can reverse a transfer, and no authority takes a payment in coins for helping.',
        'What can help is speed and the right contacts: the police, and the company to which the coins went, which can sometimes freeze them there. Most stolen coins are never seen again. And a coin that arrives safely can still lose all its value.',
      ],
    },
  ],
  summary: [
    'A transfer is final: address, network, note and amount have to be right before you sign.',
    'A test amount proves one address on one network, for a small fee.',
    'Copy the address from its source, never from the list of transfers, and compare all of it.',
  ],
  exercise: {
    task: `On paper or on a test network, plan a transfer of ${decimal(EXERCISE_AMOUNT)} coins worth a dollar each, with a fee of ${dollars(EXERCISE_FEE)} for each transfer and a test of your choice. Write down where you get the address, who tells you the network, and how you'll know that the test has arrived. What does the test cost, in dollars and as a percentage?`,
    solution: [
      { label: 'Fee for the test', value: dollars(EXERCISE_FEE) },
      {
        label: `${dollars(EXERCISE_FEE)} ÷ ${dollars(EXERCISE_AMOUNT)}`,
        value: percentOf(EXERCISE_FEE, EXERCISE_AMOUNT),
      },
    ],
    mistakes: [
      {
        mistake: 'You counted the test amount as a cost.',
        why: 'It arrives at the same place as the rest. Only the second fee is lost.',
      },
      {
        mistake: 'You took the address for the rest from the history.',
        why: 'A look-alike may be there. Get it from its source again.',
      },
    ],
  },
  checks: [
    {
      id: 'crypto/sending-coins/cost-of-a-test',
      kind: 'numeric',
      prompt: `You move ${decimal(QUESTION_AMOUNT)} coins worth a dollar each, with a test of 5 first. Each transfer costs ${dollars(QUESTION_FEE)}. What does the test cost, as a percentage of the whole amount?`,
      label: 'Cost of the test',
      unit: '%',
      answer: (100 * QUESTION_FEE) / QUESTION_AMOUNT,
      tolerance: 0.01,
      answerText: percentOf(QUESTION_FEE, QUESTION_AMOUNT),
      commonMistakes: [
        {
          answer: (100 * 2 * QUESTION_FEE) / QUESTION_AMOUNT,
          feedback: 'You counted both fees. One of them would have been due even without a test.',
        },
        {
          answer: (100 * (5 + QUESTION_FEE)) / QUESTION_AMOUNT,
          feedback: "The 5 coins aren't lost. They arrive at the same place.",
        },
      ],
      explanation: `One more fee: ${dollars(QUESTION_FEE)} ÷ ${dollars(QUESTION_AMOUNT)} is ${percentOf(QUESTION_FEE, QUESTION_AMOUNT)}.`,
    },
    {
      id: 'crypto/sending-coins/which-source',
      kind: 'singleChoice',
      prompt:
        'You paid a supplier in coins last month and have to pay again. Where do you get the address from?',
      options: [
        {
          text: 'The last transfer in the list, which went well',
          feedback: 'The list may hold a planted address that looks the same at both ends.',
        },
        {
          text: "The supplier's new email with a “changed address”",
          feedback: "That's how fake invoices work. Ring to ask, on a number that you already know.",
        },
        {
          text: 'An entry that you checked and saved yourself',
          isCorrect: true,
          feedback: 'You compared it character by character, and nobody else can write into it.',
        },
      ],
      explanation: 'An address is only as good as the place you took it from.',
    },
    {
      id: 'crypto/sending-coins/matching-signs',
      kind: 'numeric',
      prompt: `Each character of an address is one of ${String(POSSIBLE_CHARACTERS)}. How many addresses does a thief have to make, on average, to match ${String(QUESTION_ALIKE_CHARACTERS)} given characters?`,
      label: 'Addresses needed',
      unit: 'addresses',
      answer: tries(QUESTION_ALIKE_CHARACTERS),
      tolerance: 10,
      answerText: decimal(tries(QUESTION_ALIKE_CHARACTERS)),
      commonMistakes: [
        {
          answer: POSSIBLE_CHARACTERS * QUESTION_ALIKE_CHARACTERS,
          feedback: 'You multiplied by 5. Each further character makes it 16 times as many.',
        },
        { answer: tries(QUESTION_ALIKE_CHARACTERS - 1), feedback: "That's for one character fewer." },
      ],
      explanation: `16 × 16 × 16 × 16 × 16 is ${decimal(tries(QUESTION_ALIKE_CHARACTERS))}, which a computer makes in a moment.`,
    },
    {
      id: 'crypto/sending-coins/after-the-test',
      kind: 'ordering',
      prompt: 'You are sending a large sum to your own new wallet. Put the steps in order.',
      steps: [
        {
          text: 'Open the new wallet, note its network and copy its address there',
          feedback: 'The source comes first.',
        },
        {
          text: 'Enter both on the sending form',
          feedback: 'Before anything is sent.',
        },
        { text: 'Send a test amount', feedback: 'Small enough to lose.' },
        {
          text: 'See it arrive in the new wallet',
          feedback: 'What counts is the receiving side, not the word “sent”.',
        },
        {
          text: 'Copy the address there again and send the rest',
          feedback: 'Use the source again, since your list of transfers may have been poisoned.',
        },
      ],
      explanation: 'Source, form, test, arrival, source again.',
    },
  ],
  related: [
    { label: 'Keys and addresses', to: '/education/crypto/private-key-and-address' },
    { label: 'The words that restore a wallet', to: '/education/crypto/recovery-words' },
  ],
};
