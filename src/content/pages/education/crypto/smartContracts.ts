import { decimal, dollars } from '@/content/format';
import type { LessonContent } from '@/content/lesson';
import { rich, term } from '@/content/richText';
import { statements } from '@/content/rules';

/** Ethereum states gas prices in billionths of a coin. */
const BILLION = 1_000_000_000;
const fee = (gas: number, billionths: number) => (gas * billionths) / BILLION;

const TRANSFER_GAS = 21_000;
const SWAP_GAS = 150_000;
const QUIET_GAS_PRICE = 4;
const BUSY_GAS_PRICE = 80;
const COIN = 2_500;
const SWAP_VALUE = 200;
const inDollars = (gas: number, billionths: number) => fee(gas, billionths) * COIN;
const quietSwap = inDollars(SWAP_GAS, QUIET_GAS_PRICE);
const busySwap = inDollars(SWAP_GAS, BUSY_GAS_PRICE);

/** Used in the exercise and questions. */
const EXERCISE_GAS = 60_000;
const EXERCISE_PRICE = 10;
const EXERCISE_COIN = 3_000;
const exerciseFee = fee(EXERCISE_GAS, EXERCISE_PRICE);
const QUESTION_GAS = 200_000;
const QUESTION_PRICE = 25;
const QUESTION_COIN = 2_000;
const questionFee = fee(QUESTION_GAS, QUESTION_PRICE) * QUESTION_COIN;

export const page: LessonContent = {
  id: 'crypto/smart-contracts',
  revision: 1,
  title: 'Smart contracts: coins that pay for running programs',
  description:
    'What a program on a blockchain can do, what running it costs, and why it carries out its mistakes as faithfully as everything else.',
  heading: 'Coins that pay for programs',
  lead: 'Some ledgers hold more than payments: they run programs that nobody can stop halfway. You pay for that in their coins.',
  question:
    'A program held the coins of thousands of people, and one of them took nearly a third of those coins without breaking a rule. How?',
  sections: [
    {
      kind: 'prose',
      heading: 'The vending machine',
      paragraphs: [
        "Put in two coins, press a button, and a bottle comes out. The machine doesn't know its customers or make exceptions. If it's set up wrongly and gives out two bottles, everybody who asks gets two.",
        rich`A ${term('smart contract')} is a machine of that kind on a ${term('blockchain', 'ledger')} kept by many computers. It holds coins, follows a written program, and every computer that keeps the ledger runs it and gets the same result.`,
        "Ether is the best-known coin of this kind, but there are many others. The name misleads a little. It's neither smart nor, in most cases, a contract that a court has looked at.",
      ],
    },
    {
      kind: 'figure',
      heading: 'From an order to its result',
      intro: 'You want to exchange one coin for another through such a program.',
      figure: {
        kind: 'flow',
        caption: "From your signature to the result. After the last box there's no way back.",
        boxes: [
          { title: 'Order', text: 'You sign: which program, what to do, how much' },
          { title: 'Fee', text: 'You offer a price for the work' },
          { title: 'Program', text: 'All computers run the same steps' },
          { title: 'Result', text: 'The ledger is changed, for good' },
        ],
      },
    },
    {
      kind: 'prose',
      heading: 'Why the work has a price',
      paragraphs: [
        "If running a program were free, somebody would start one that never ends, and all computers would be busy with it. So work has to be paid for, in the ledger's coin. On Ethereum, the ledger of ether, it is measured in gas: each kind of step uses a fixed amount, a complex step more than a simple one. The price of gas is given in gwei, billionths of an ether.",
        'The price of gas follows demand. Space in each block is limited, and when many people want it, the price rises. The gas an order uses stays much the same.',
      ],
    },
    {
      kind: 'workedExample',
      heading: 'One exchange, on a quiet and a busy day',
      intro: `Fee = gas × price of gas. Say a plain payment uses ${decimal(TRANSFER_GAS)} gas, and this exchange ${decimal(SWAP_GAS)}. Prices are in billionths of a coin, with the coin at ${dollars(COIN)}. ${statements.invented}`,
      lines: [
        {
          label: `Payment, quiet: ${decimal(TRANSFER_GAS)} × ${String(QUIET_GAS_PRICE)} billionths`,
          value: `${decimal(fee(TRANSFER_GAS, QUIET_GAS_PRICE), 6)} coins, ${dollars(inDollars(TRANSFER_GAS, QUIET_GAS_PRICE))}`,
        },
        {
          label: `Exchange, quiet: ${decimal(SWAP_GAS)} × ${String(QUIET_GAS_PRICE)} billionths`,
          value: `${decimal(fee(SWAP_GAS, QUIET_GAS_PRICE), 6)} coins, ${dollars(quietSwap)}`,
        },
        {
          label: `Exchange, busy: ${decimal(SWAP_GAS)} × ${String(BUSY_GAS_PRICE)} billionths`,
          value: `${decimal(fee(SWAP_GAS, BUSY_GAS_PRICE), 6)} coins, ${dollars(busySwap)}`,
        },
        {
          label: `The busy-day fee as a share of ${dollars(SWAP_VALUE)} exchanged`,
          value: `${decimal((100 * busySwap) / SWAP_VALUE)}%`,
        },
      ],
      conclusion:
        'The fee depends on the work, not on the amount. For a small sum it can be most of the cost. If the program stops with an error, you usually still pay for the work up to that point.',
    },
    {
      kind: 'prose',
      heading: 'It does what is written',
      paragraphs: [
        'In June 2016 a program called The DAO held more than eleven million ether from thousands of people. Its code allowed a withdrawal to be repeated before the balance was updated. Somebody used that, step by step, as written, and took more than three and a half million.',
        "That answers the question at the top: none of the program's rules was broken, because the program was the rule. Most users of the ledger then agreed to rewrite its record. Some refused, and their version lives on as a separate coin.",
        'Such a rescue is the exception. After most failures of this kind nobody has got anything back.',
      ],
    },
    {
      kind: 'list',
      heading: 'Four questions to ask about a program',
      intro: 'A program sees the ledger and nothing else. If a coin promises more, ask:',
      items: [
        'Where does it get a price, the weather or a result from? That source can be wrong, or bought.',
        'Who can change the program? Some have an owner with a key, who may also empty them.',
        'Has anybody checked the code, and is it the same code that runs?',
        "What if two people disagree about what was meant? The code doesn't ask.",
      ],
    },
    {
      kind: 'prose',
      heading: 'What this means for the coin',
      paragraphs: [
        'The coin of such a ledger has a use: fees are paid in it. Whether that makes it valuable depends on how many people want to run programs there, and on how many coins there are. Cheaper ledgers compete for the same users.',
        "Programs on the ledger create other coins, which takes minutes and little money. That's one reason why there are so many, and why a working program says little about what its coin is worth.",
      ],
    },
    {
      kind: 'warning',
      heading: 'One signature can be enough',
      paragraphs: [
        "A program can ask for unlimited, permanent permission to move your coins. A fake page with such a request is a common way to steal. Read what you sign, and don't sign anything that reached you in a message.",
        "There's nobody to pay you back. A fault in the code, a stolen key or a fall in the price can each cost you everything you put in.",
      ],
    },
  ],
  summary: [
    'A smart contract is a program on a ledger that many computers run, mistakes included.',
    'Fee = gas × price of gas, whatever the amount, and the price rises when many people want space.',
    'Code knows only the ledger. Ask who supplies its data, who can change it and who has checked it.',
  ],
  exercise: {
    task: `Choose a coin and find out which coin its fees are paid in and who can change its program. Leave a line empty where you find no source. Then work out the fee for ${decimal(EXERCISE_GAS)} gas at ${String(EXERCISE_PRICE)} billionths, with the coin at ${dollars(EXERCISE_COIN)}.`,
    solution: [
      {
        label: `${decimal(EXERCISE_GAS)} × ${String(EXERCISE_PRICE)} ÷ 1,000,000,000`,
        value: `${decimal(exerciseFee, 4)} coins`,
      },
      { label: `× ${dollars(EXERCISE_COIN)}`, value: dollars(exerciseFee * EXERCISE_COIN) },
    ],
    mistakes: [
      {
        mistake: 'Your fee is a thousand times too large.',
        why: 'You divided by a million. The price of gas is given in billionths.',
      },
      {
        mistake: 'You wrote “nobody” where the program has an owner.',
        why: 'Look for words such as admin, owner or upgradeable in its description. They mean that somebody holds a key.',
      },
    ],
  },
  checks: [
    {
      id: 'crypto/smart-contracts/fee',
      kind: 'numeric',
      prompt: `A program uses ${decimal(QUESTION_GAS)} gas at ${String(QUESTION_PRICE)} billionths of a coin. The coin costs ${dollars(QUESTION_COIN)}. What is the fee?`,
      label: 'Fee',
      unit: 'dollars',
      answer: questionFee,
      tolerance: 0.05,
      answerText: dollars(questionFee),
      commonMistakes: [
        {
          answer: fee(QUESTION_GAS, QUESTION_PRICE),
          feedback: "That's the fee in coins. Multiply it by the price of one coin.",
        },
        { answer: questionFee * 1000, feedback: 'You divided by a million instead of a billion.' },
      ],
      explanation: `${decimal(QUESTION_GAS)} × ${String(QUESTION_PRICE)} billionths is ${decimal(fee(QUESTION_GAS, QUESTION_PRICE), 3)} coins, and times ${dollars(QUESTION_COIN)} that is ${dollars(questionFee)}.`,
    },
    {
      id: 'crypto/smart-contracts/busy-day',
      kind: 'singleChoice',
      prompt:
        'You send $50 and $50,000 through the same program in the same minute. How do the fees compare?',
      options: [
        {
          text: 'The large one costs about 1,000 times as much',
          feedback: "A bank might charge by amount. Here it's the work that is charged for.",
        },
        {
          text: 'They cost about the same',
          isCorrect: true,
          feedback: "It's the same work at the same price.",
        },
        { text: 'The small one is free of charge', feedback: 'The work is paid for, whatever it moves.' },
      ],
      explanation: "Fee = gas × price of gas. The amount doesn't matter.",
    },
    {
      id: 'crypto/smart-contracts/bad-source',
      kind: 'singleChoice',
      prompt:
        'A program pays out if the price of wheat is above 200. Its only source reports 2,000 by mistake. What happens?',
      options: [
        {
          text: 'It waits until a person has checked the figure',
          feedback: 'It would, if somebody had written that into it.',
        },
        {
          text: 'It takes the price from another source',
          feedback: "It has only one, and can't look outside the ledger for others.",
        },
        {
          text: 'It pays out as though the figure were true',
          isCorrect: true,
          feedback: 'It compares two numbers and knows nothing about wheat.',
        },
      ],
      explanation: 'A program acts on the figures it is given. Their source decides the result.',
    },
    {
      id: 'crypto/smart-contracts/who-can',
      kind: 'multipleChoice',
      prompt: 'A fault is found in a program with no owner and no key. What is true?',
      options: [
        {
          text: 'It goes on running with the fault',
          isCorrect: true,
          feedback: 'Nobody has the means to change it.',
        },
        {
          text: 'Its author can switch it off',
          feedback: 'Writing it gives no power over it, unless a key was built in.',
        },
        {
          text: 'Others may use the fault for themselves',
          isCorrect: true,
          feedback: 'The code is public, and so is the fault once somebody sees it.',
        },
        {
          text: 'The losses are paid back by the ledger',
          feedback: "There's no fund for that. Rewriting the record has been a rare exception.",
        },
      ],
      explanation: "Nobody can interfere: that's the promise, and the danger.",
    },
  ],
};
