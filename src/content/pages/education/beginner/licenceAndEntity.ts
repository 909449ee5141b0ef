import { decimal, dollars } from '@/content/format';
import type { LessonContent } from '@/content/lesson';
import { compensationLimits, PROTECTION_CHECKED_ON } from '@/content/protection';
import { rich, term } from '@/content/richText';
import { formatDay } from '@/domain/time/days';

/** A firm that fails: what it owes its clients, and what is left in their segregated accounts. */
const OWED_MILLIONS = 12;
const FOUND_MILLIONS = 9;
const EXERCISE = 8_000;
const foundPercent = (100 * FOUND_MILLIONS) / OWED_MILLIONS;
const paidFromPool = (EXERCISE * FOUND_MILLIONS) / OWED_MILLIONS;
const missing = EXERCISE - paidFromPool;

/** That firm's sister company: no segregated accounts, no compensation scheme, and little left for its creditors. */
const SISTER_PERCENT = 10;
const paidBySister = (EXERCISE * SISTER_PERCENT) / 100;

/** Used in the exercise. */
const EXERCISE_BALANCE = 6_000;
const EXERCISE_OWED = 20;
const EXERCISE_FOUND = 14;
const exercisePaid = (EXERCISE_BALANCE * EXERCISE_FOUND) / EXERCISE_OWED;

export const page: LessonContent = {
  id: 'beginner/licence-and-entity',
  revision: 1,
  title: 'Broker licences: which company is behind the brand',
  description:
    'One broker brand can be several companies with different licences. How to find the one in your contract, and why it matters.',
  heading: 'The company behind the name',
  lead: 'You see a logo, and you sign with a company. Whether your money is protected depends on the company, so this lesson shows where to find its name.',
  searchWords: [
    'is my broker licensed',
    'which company is my broker',
    'offshore broker',
    'legal entity of a broker',
    'what happens if my broker goes bankrupt',
    'is my money safe with a broker',
    'what does a licence mean',
  ],
  question:
    "Two friends use the same app with the same logo. When the firm fails, one of them is paid back and the other isn't. How can that be?",
  sections: [
    {
      kind: 'prose',
      heading: 'A logo signs nothing',
      paragraphs: [
        rich`A contract needs two parties, and a brand can't be one. Behind the name of a ${term('broker')} there is a company with a legal name, an address and a country. Behind many names there are several such companies, one for each part of the world.`,
        rich`Each of these companies answers to a ${term('regulator')}, the public body that licenses firms in its country and watches them. Or the company answers to hardly anybody, because some places register companies without looking after their customers.`,
        'The website may look the same everywhere. At the end of signing up, you tick a box to accept the terms of one of these companies. From then on it owes you your money, and no other company of the brand does.',
      ],
    },
    {
      kind: 'figure',
      heading: 'From the brand to your protection',
      intro:
        'Five steps lead from what you see to what you can rely on. The second is often hidden in the small print.',
      figure: {
        kind: 'flow',
        caption: 'Each box follows from the one before, so a mistake in the second changes all the rest.',
        boxes: [
          { title: 'Brand', text: 'The name on the app and in the advertising' },
          { title: 'Company', text: 'The legal name in your contract' },
          { title: 'Licence', text: 'A number, a country, and what it allows' },
          { title: 'Rules', text: 'How your money is kept, and what may be sold to you' },
          { title: 'Help', text: 'A scheme that pays, and somebody who hears complaints' },
        ],
      },
    },
    {
      kind: 'table',
      heading: 'One name, three companies',
      intro: 'An invented brand called Firm A. All three companies use its logo and its platform.',
      columns: ['What you ask', 'Firm A UK Ltd', 'Firm A Europe Ltd', 'Firm A Global Ltd'],
      rows: [
        ['Licensed by', 'FCA, the UK regulator', 'CySEC, the Cypriot regulator', 'A registry on an island'],
        ['Customers from', 'The UK', 'The EU', 'Anywhere else, often anywhere at all'],
        ['Client money kept separately', 'Required', 'Required', 'Promised on the website'],
        [
          'Compensation scheme if the firm fails',
          `${compensationLimits.unitedKingdom.scheme}, up to ${compensationLimits.unitedKingdom.most}`,
          `The Cypriot scheme, up to ${compensationLimits.cyprus.most}`,
          'None',
        ],
        ['Complaints to', 'An ombudsman', 'An ombudsman', 'The firm itself'],
      ],
      note: `The limits were last checked on ${formatDay(PROTECTION_CHECKED_ON)}. They can change, and the schemes have conditions.`,
    },
    {
      kind: 'prose',
      heading: 'What a licence gives you',
      paragraphs: [
        rich`Where the rules are strict, a firm has to keep ${term('segregated client money')}: what belongs to customers is held in separate bank accounts, not with the firm's own. If the firm fails, it's still their money, and the firm's other creditors can't have it.`,
        rich`Something may still be missing, through a mistake or a theft. Then a ${term('compensation scheme')} pays up to a limit. It pays when a licensed firm can't return what it owes. It never pays for a trade that went wrong.`,
        "A licence doesn't say that the firm is cheap, that its prices are good or that you will make money. It says who may sell what to whom, and that somebody can be held to account.",
      ],
    },
    {
      kind: 'workedExample',
      heading: 'The same balance at two companies',
      intro: `You have ${dollars(EXERCISE)} at Firm A, and it fails. The UK company owes its customers ${dollars(OWED_MILLIONS)} million, and ${dollars(FOUND_MILLIONS)} million is found in their accounts. Its sister company on the island kept no money separately, and in the end a tenth of its debts is paid.`,
      lines: [
        {
          label: `Found: ${String(FOUND_MILLIONS)} of ${String(OWED_MILLIONS)} million`,
          value: `${decimal(foundPercent)}%`,
        },
        { label: `${decimal(foundPercent)}% of ${dollars(EXERCISE)}`, value: dollars(paidFromPool) },
        { label: 'Missing, and paid by a scheme that covers all of it', value: dollars(missing) },
        { label: 'Paid back by the UK company and the scheme', value: dollars(paidFromPool + missing) },
        {
          label: `By the sister company: ${String(SISTER_PERCENT)}% of ${dollars(EXERCISE)}, years later`,
          value: dollars(paidBySister),
        },
      ],
      conclusion: `Same logo, same balance, and a difference of ${dollars(EXERCISE - paidBySister)}. The friend who lost it had ticked a box next to another company's name. Not every scheme covers all of it: some leave you to bear a tenth of the claim.`,
    },
    {
      kind: 'list',
      heading: 'Where to find the name',
      intro: 'Look for it before you sign up. Afterwards the same places prove what was agreed.',
      items: [
        'At the foot of the website. Read on to the sentence that says who serves customers from your country.',
        'On the first page of the client agreement. This is the one that counts.',
        'In the “recipient” field of a bank transfer. A name that is in neither of the other two is a reason to stop.',
        "In the emails that confirm your account. The name shouldn't change from one to the next.",
      ],
    },
    {
      kind: 'warning',
      heading: 'Being moved to the sister company',
      paragraphs: [
        'Some firms invite customers of the strictly regulated company to switch to the other one, for higher limits or a bonus. One click can end the protection, and the app looks the same afterwards.',
        'The number on a website is a claim until you have found it yourself. A number can be copied in a second, as can a stamp, a seal or a photograph of an office.',
      ],
    },
  ],
  summary: [
    'A brand can be several companies. The one in your contract owes you the money.',
    'Its licence decides how client money is kept, whether a scheme pays and who hears a complaint.',
    'A licence makes losing money to the firm less likely. It says nothing about losing it in the market.',
  ],
  exercise: {
    task: `Choose any broker you have seen advertised, and don't sign up. Find the legal name of the company that would serve you, the licence number it claims, and the country of that licence. Note where you found each. Then work out a case on paper: you hold ${dollars(EXERCISE_BALANCE)}, the firm owes ${dollars(EXERCISE_OWED)} million and has ${dollars(EXERCISE_FOUND)} million. What do you get without a scheme?`,
    solution: [
      { label: 'Legal name', value: 'at the foot of the website and in the agreement' },
      {
        label: `${String(EXERCISE_FOUND)} ÷ ${String(EXERCISE_OWED)} of ${dollars(EXERCISE_BALANCE)}`,
        value: dollars(exercisePaid),
      },
      { label: 'Missing', value: dollars(EXERCISE_BALANCE - exercisePaid) },
    ],
    mistakes: [
      {
        mistake: 'You noted the company that owns the trademark.',
        why: 'That is often a holding company, which has no contract with you. Look for the one that “provides services” in your country.',
      },
      {
        mistake: 'You found two companies and took the one with the better licence.',
        why: "You can't pick freely. The agreement for your country names one of them.",
      },
    ],
  },
  checks: [
    {
      id: 'beginner/licence-and-entity/who-owes',
      kind: 'singleChoice',
      prompt:
        'A brand has a licensed company in London and another on an island. Your agreement names the second. Who owes you your money?',
      options: [
        {
          text: 'The company in London, as the brand is licensed there',
          feedback: 'Licences belong to companies. The one in London has no contract with you.',
        },
        {
          text: 'The company on the island, under its own rules',
          isCorrect: true,
          feedback: "It's the party to your agreement, whatever the rest of the brand holds.",
        },
        {
          text: 'Both of them, because they use the same logo',
          feedback: 'A logo can be shared. A debt is shared only if somebody signs for it.',
        },
      ],
      explanation:
        'The company named in the agreement owes you the money, and its licence is the one to check.',
    },
    {
      id: 'beginner/licence-and-entity/paid-from-the-pool',
      kind: 'numeric',
      prompt:
        'A firm fails. It owes its customers $50 million, and $35 million is found in their accounts. Your balance was $4,000. What do you get from those accounts?',
      label: 'Paid back',
      unit: 'dollars',
      answer: (4_000 * 35) / 50,
      tolerance: 0.5,
      answerText: dollars((4_000 * 35) / 50),
      commonMistakes: [
        {
          answer: (4_000 * (50 - 35)) / 50,
          feedback: "That's what is missing. A scheme may pay it, up to its limit.",
        },
        {
          answer: 4_000,
          feedback: 'You would get that only if nothing were missing. All customers share the shortfall.',
        },
      ],
      explanation: `$35 million of $50 million is 70%, and 70% of $4,000 is ${dollars((4_000 * 35) / 50)}.`,
    },
    {
      id: 'beginner/licence-and-entity/what-a-scheme-covers',
      kind: 'multipleChoice',
      prompt: 'For which of these could a compensation scheme pay?',
      options: [
        {
          text: 'A licensed firm fails, and client money is missing',
          isCorrect: true,
          feedback: 'This is what schemes are for, up to their limit.',
        },
        {
          text: 'An order to limit a loss was carried out far beyond its price',
          feedback: "That's a loss in the market. You may be able to complain, but a scheme doesn't pay.",
        },
        {
          text: 'A website that never had a licence disappears',
          feedback: 'Schemes cover licensed firms. This is a case for your bank and the police.',
        },
        {
          text: "An employee stole clients' money, and the licensed firm fails",
          isCorrect: true,
          feedback: "Why the money is missing doesn't matter, once the firm can't return it.",
        },
      ],
      explanation: 'Two things are needed: a firm that was licensed, and money that it can no longer return.',
    },
    {
      id: 'beginner/licence-and-entity/switch',
      kind: 'singleChoice',
      prompt:
        'Your licensed broker writes: “Move your account to our global company with one click and trade larger.” What changes?',
      options: [
        {
          text: 'The size you may trade, and nothing else',
          feedback:
            'Larger sizes are possible because other rules apply. Those rules replace all of the old ones.',
        },
        {
          text: 'The company you have a claim on, and with it your protection',
          isCorrect: true,
          feedback: 'A new agreement means a new party, and the old licence no longer covers you.',
        },
        {
          text: 'The platform, while the agreement stays as it was',
          feedback: "The platform usually stays. It's the agreement that is replaced.",
        },
      ],
      explanation: 'A switch is a new contract with another company. Read whose name is on it.',
    },
  ],
  related: [
    { label: "How to check a broker's licence", to: '/risk-disclosure#how-to-check-a-brokers-licence' },
    { label: 'What a licence entry on our cards means', to: '/ib-partners/method' },
  ],
};
