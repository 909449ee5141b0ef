import { decimal, dollars } from '@/content/format';
import type { LessonContent } from '@/content/lesson';
import { PROTECTION_CHECKED_ON, registers } from '@/content/protection';
import { rich, term } from '@/content/richText';
import { formatDay } from '@/domain/time/days';

/** What a check would be worth if a certain share of such websites were clones. Nobody knows the real share. */
const ONE_CLONE_IN = 40;
const PAYMENT = 3_000;
const MINUTES = 20;
const MINUTES_PER_HOUR = 60;
const expectedLoss = PAYMENT / ONE_CLONE_IN;
const perHour = (expectedLoss * MINUTES_PER_HOUR) / MINUTES;

/** The invented entry, and what the website said. */
const ENTRY = {
  name: 'Firm B Markets Ltd',
  number: 'A-0417',
  website: 'firmb.example',
  phone: '020 7946 0111',
};
const CLAIMED = { name: 'Firm B Markets', website: 'firmb-invest.example', phone: '020 7946 0987' };

/** Used in the questions. */
const QUESTION_PAYMENT = 2_400;
const QUESTION_ONE_CLONE_IN = 30;
const QUESTION_MINUTES = 15;
const questionLoss = QUESTION_PAYMENT / QUESTION_ONE_CLONE_IN;

export const page: LessonContent = {
  id: 'beginner/reading-the-register',
  revision: 1,
  title: 'Check a broker in the public register, step by step',
  description:
    "How to look up a broker in the regulator's register: legal name, number, permissions, website, phone and warnings about clones.",
  heading: 'Reading the register, line by line',
  lead: "A register lets you check in minutes what a website can claim for years. It's free, and four of its lines matter: status, permissions, website and phone number.",
  searchWords: [
    'check broker licence',
    'FCA register',
    'CySEC',
    'BaFin',
    'ASIC',
    'NFA BASIC',
    'how do I look up a broker',
    'is this broker a scam',
    'broker check',
    'warning list',
  ],
  question:
    'The website shows a licence number, and the register confirms it. Why can the site still belong to a fraudster?',
  sections: [
    {
      kind: 'prose',
      heading: 'A number proves nothing yet',
      paragraphs: [
        rich`Every strict regulator keeps a ${term('public register')}: a list of the firms it has licensed, showing what each of them may do. Anyone can search it, without an account and without paying.`,
        rich`Fraudsters know this too. They take the name and number of a real firm and put them on a site of their own. Such a copy is a ${term('clone firm')}. Its number is genuine, and the register confirms it. Only the website and the phone number lead elsewhere.`,
        'So the question is never “Is this number real?”. It is “Am I dealing with the firm that the number belongs to?”.',
      ],
    },
    {
      kind: 'figure',
      heading: 'One entry against one website',
      intro: `An invented case, with a number that no register uses. On the left is what the register says about number ${ENTRY.number}, on the right what the website claims.`,
      figure: {
        kind: 'labelledGrid',
        caption:
          "The number matches. The website and the phone number don't, and they are what you would use.",
        cells: [
          ['Line', 'Register', 'Website'],
          ['Name', ENTRY.name, CLAIMED.name],
          ['Number', ENTRY.number, ENTRY.number],
          ['Status', 'Authorised', '“Fully licensed”'],
          ['May do', 'Deal with private clients', '“Everything”'],
          ['Website', ENTRY.website, CLAIMED.website],
          ['Telephone', ENTRY.phone, CLAIMED.phone],
        ],
        labels: [
          {
            row: 1,
            column: 2,
            text: 'Nearly the same. The legal ending is missing, so look in the agreement for the full name.',
          },
          { row: 2, column: 2, text: 'The same, but no proof: it can be copied from the register.' },
          {
            row: 3,
            column: 1,
            text: "Only “authorised”, or your register's word for it, will do. In the United States the firm has to be “registered” and an approved member of the NFA. “Applied” or “cancelled” won't do, and at the FCA neither will “registered”.",
          },
          {
            row: 4,
            column: 1,
            text: 'The permissions. A firm may be licensed to insure cars but have no right to hold your trading account.',
          },
          { row: 5, column: 2, text: 'A different web address. This alone ends the check.' },
          {
            row: 6,
            column: 2,
            text: 'A different number. Ring the one in the register and ask whether the site belongs to the firm.',
          },
        ],
      },
    },
    {
      kind: 'steps',
      heading: 'Seven steps',
      intro: 'Do them in this order, and stop at the first one that fails.',
      steps: [
        {
          title: 'Write down what the site claims',
          text: 'Legal name, number, regulator, web address, phone number, and the name of the person who wrote to you.',
        },
        {
          title: 'Open the register yourself',
          text: 'Type its web address. Fake registers exist as well, and a link on the site may lead to one.',
        },
        {
          title: 'Search for the number, then for the name',
          text: 'Both have to lead to the same entry. A similar name belongs to a different firm.',
        },
        {
          title: 'Read the status and permissions',
          text: 'Is the firm licensed today, and for trading with private clients? Look for limits in the small print.',
        },
        {
          title: 'Compare address, website and phone number',
          text: 'Go letter by letter. An extra hyphen, a different ending or the excuse “the details are out of date” points to a clone.',
        },
        {
          title: 'Look for warnings',
          text: 'Search the list of warnings for the web address as well as the name.',
        },
        {
          title: 'Ring the number in the register',
          text: "Ask whether this website, this agreement and this person belong to the firm. The call is the one step that a clone can't fake.",
        },
      ],
    },
    {
      kind: 'table',
      heading: 'Five registers',
      intro:
        "Each regulator keeps its own list. Use the list of the country whose licence the site claims, then your own country's.",
      columns: ['Regulator', 'Country', 'Address to enter', 'What to look at'],
      rows: registers.map(({ regulator, region, address, look }) => [regulator, region, address, look]),
      note: `Looked up on ${formatDay(PROTECTION_CHECKED_ON)}. For the rest of the EU start at registers.esma.europa.eu. Warnings from many countries are collected by IOSCO, the association of regulators, at iosco.org.`,
    },
    {
      kind: 'workedExample',
      heading: 'What twenty minutes are worth',
      intro: `Suppose one in ${String(ONE_CLONE_IN)} of the sites that somebody comes across is a clone, and that a clone keeps the ${dollars(PAYMENT)} you were going to pay in. Nobody knows the true share; the calculation shows what follows from this one.`,
      lines: [
        {
          label: `${dollars(PAYMENT)} ÷ ${String(ONE_CLONE_IN)}`,
          value: `${dollars(expectedLoss)} lost on average`,
        },
        { label: 'Time for the seven steps', value: `${String(MINUTES)} minutes` },
        {
          label: `${dollars(expectedLoss)} × ${String(MINUTES_PER_HOUR)} ÷ ${String(MINUTES)}`,
          value: `${dollars(perHour)} an hour`,
        },
      ],
      conclusion: `Few people are paid ${dollars(perHour)} for an hour of reading. And the average hides what happens: ${decimal(ONE_CLONE_IN - 1)} people lose nothing, and one loses everything.`,
    },
    {
      kind: 'warning',
      heading: "What an entry doesn't tell you",
      paragraphs: [
        'If a site is missing from a list of warnings, that means little. A site can be a week old, and sites are listed only after the first complaints.',
        "An entry doesn't make the firm a good one, and even a large company can be fined for treating customers badly. Some registers show such fines on the same page. Read them before you read the advertising.",
      ],
    },
  ],
  summary: [
    'A genuine number can appear on a fake website, so compare the website and phone number as well.',
    'Status and permissions have to fit what the firm wants to sell you.',
    "Type the register's address yourself, and ring the number you find there.",
  ],
  exercise: {
    task: 'Take the three facts you noted in an earlier lesson: legal name, number and country. Go through the first six steps with them. The call can wait until you mean to pay in. Write one line each for name, number, status, permissions, website and phone number: what the site claims, what the register says, and whether they agree. End each line with one word: fits, differs or missing.',
    solution:
      "You end up with six lines. For a sound firm all six fit, and the search for warnings finds nothing. If a line differs, the answer is to stop. Don't ask the site why: a clone has an explanation ready.",
    mistakes: [
      {
        mistake: 'You used the link to the register on the website.',
        why: 'It may lead to a copy that says whatever the fraudster likes. Enter the address yourself.',
      },
      {
        mistake: 'You found the brand and mistook it for the company.',
        why: 'Registers list trading names too. Open the entry and read the legal name at the top.',
        lesson: 'beginner/licence-and-entity',
      },
    ],
  },
  checks: [
    {
      id: 'beginner/reading-the-register/decides',
      kind: 'singleChoice',
      prompt:
        "A site's name, number and postal address match the register. Its web address isn't in the entry. What do you conclude?",
      options: [
        {
          text: 'Three of four lines match, so the site is probably genuine',
          feedback:
            'Those three can be copied from the register itself. The web address is where you would pay.',
        },
        {
          text: 'It may be a clone, so pay nothing and send nothing before a call',
          isCorrect: true,
          feedback: 'The firm in the register can say whether the address is its own.',
        },
        {
          text: 'The register is out of date, so you can ask the site',
          feedback: "That's what clones say. Whoever runs the site can't vouch for it.",
        },
      ],
      explanation:
        'What anybody can copy proves nothing. Contact the firm only through the details in the register.',
    },
    {
      id: 'beginner/reading-the-register/order',
      kind: 'ordering',
      prompt: 'Put the steps of a check in order.',
      steps: [
        {
          text: 'Note the name, number and web address the site claims',
          feedback: 'Without them there is nothing to compare.',
        },
        {
          text: "Type the register's address yourself",
          feedback: 'Only then can you be sure that it is the real one.',
        },
        {
          text: 'Open the entry under that number',
          feedback: 'The entry has the lines that you need for the rest.',
        },
        {
          text: 'Compare its web address and phone number with the site',
          feedback: 'This shows whether the licence number was stolen.',
        },
        {
          text: 'Ring the number given in the entry',
          feedback: 'You can only do this once you have compared the details and know what to ask.',
        },
      ],
      explanation: 'Claim, register, entry, comparison, call.',
    },
    {
      id: 'beginner/reading-the-register/worth-a-check',
      kind: 'numeric',
      prompt: `Suppose one site in ${String(QUESTION_ONE_CLONE_IN)} is a clone, and somebody wants to pay in ${dollars(QUESTION_PAYMENT)}. What does a check of ${String(QUESTION_MINUTES)} minutes save on average?`,
      label: 'Saved',
      unit: 'dollars',
      answer: questionLoss,
      tolerance: 0.5,
      answerText: dollars(questionLoss),
      commonMistakes: [
        {
          answer: (questionLoss * MINUTES_PER_HOUR) / QUESTION_MINUTES,
          feedback: "That's the saving for a whole hour of checks. The question asks about one check.",
        },
        {
          answer: QUESTION_PAYMENT,
          feedback: "That's what you save in the one bad case. In the others nothing would have been lost.",
        },
      ],
      explanation: `${dollars(QUESTION_PAYMENT)} ÷ ${String(QUESTION_ONE_CLONE_IN)} is ${dollars(questionLoss)}.`,
    },
    {
      id: 'beginner/reading-the-register/not-enough',
      kind: 'multipleChoice',
      prompt: 'Which two of these end the check with “stop”?',
      options: [
        {
          text: 'The entry says that the licence was cancelled in March',
          isCorrect: true,
          feedback: "Registers keep former firms. Don't pay a firm that is no longer authorised.",
        },
        {
          text: "The entry shows a street that a map service doesn't show",
          feedback: 'Maps have gaps. Check the other lines before you draw a conclusion.',
        },
        {
          text: 'The firm may give advice on mortgages, but may do nothing else',
          isCorrect: true,
          feedback: "Its permissions don't cover trading for private clients.",
        },
        {
          text: 'The regulator fined the firm some years ago',
          feedback: "That's worth reading and weighing. It's still the firm it says it is.",
        },
      ],
      explanation: 'Status and permissions decide whether the firm may do this business today.',
    },
  ],
  related: [
    {
      label: 'The short version on our risk page',
      to: '/risk-disclosure#how-to-check-a-brokers-licence',
    },
    { label: 'Partner brokers, with the licences they state', to: '/ib-partners' },
  ],
};
