import { rateDecisions } from '@/content/announcements';
import { decimal, dollars } from '@/content/format';
import type { LessonContent } from '@/content/lesson';
import { lessonLink } from '@/content/lessonPlace';
import { rich, term } from '@/content/richText';
import { statements } from '@/content/rules';
import { distanceInSteps, profit } from '@/domain/calculators/tradeArithmetic';

const POINTS_PER_PERCENT = 100;
const SUM = 10_000;
const STEPS = [10, 25, 50, 75];
const yearOn = (sum: number, points: number) => (sum * points) / (100 * POINTS_PER_PERCENT);
const percent = (value: number) => `${decimal(value, 2)}%`;
/** A number of basis points with its sign, as in calendars and reports. */
const points = (value: number) =>
  `${value < 0 ? '−' : value > 0 ? '+' : ''}${decimal(Math.abs(value), Number.isInteger(value) ? 0 : 1)} basis points`;

/** A Bank of England decision that markets half expected to be a cut. */
const RATE = 4;
const CUT = -25;
const CUT_CHANCE = 60;
const expectedChange = (chance: number, change: number) => (chance * change) / 100;
const expected = expectedChange(CUT_CHANCE, CUT);
const surprise = 0 - expected;

/** What GBP/USD did in the hour after that decision. */
const UNITS = 10_000;
const PIP = 0.0001;
const BEFORE = 1.26;
const AFTER_DECISION = 1.2638;
const AFTER_TEXT = 1.2571;
const price = (value: number) => decimal(value, 4);
const pips = (from: number, to: number) => decimal(distanceInSteps(from, to, PIP));
const bought = (entry: number, exit: number) => dollars(profit(entry, exit, UNITS));

/** The Bank of England, whose committee publishes the votes of its nine members with the decision. */
const [, , BANK] = rateDecisions;

/** Used in the exercise and questions. */
const EXERCISE = { chance: 70, expected: -50, actual: -25 };
const exerciseExpected = expectedChange(EXERCISE.chance, EXERCISE.expected);
const exerciseSurprise = EXERCISE.actual - exerciseExpected;
const QUESTION_FROM = 3.75;
const QUESTION_TO = 4.5;
const questionPoints = (QUESTION_TO - QUESTION_FROM) * POINTS_PER_PERCENT;
const QUESTION = { chance: 80, change: 25 };
const questionExpected = expectedChange(QUESTION.chance, QUESTION.change);

export const page: LessonContent = {
  id: 'intermediate/what-a-central-bank-says',
  revision: 1,
  title: 'What a central bank says: basis points, hawkish and dovish',
  description:
    'The words of a rate decision: basis points, hawkish and dovish, votes, and a calendar line read aloud before and after the announcement.',
  heading: 'What a central bank says',
  lead: 'A rate decision is a number and a page of careful sentences. The number is often known in advance; the sentences are what people wait for.',
  question: 'A central bank leaves its rate where it was, and the currency jumps. What was the news?',
  searchWords: [
    'what are basis points',
    'how much is 25 bps',
    'what does hawkish mean',
    'what does dovish mean',
    'hawkish hold',
    'hawks and doves',
    'forward guidance',
    'how do I read a Fed statement',
  ],
  sections: [
    {
      kind: 'prose',
      heading: 'The vocabulary of a decision',
      paragraphs: [
        rich`The lesson ${lessonLink('beginner/interest-rates')} showed why a rate moves currencies, bonds and shares. Reports about rate decisions use a handful of words that are rarely explained. With them you can read most headlines on a decision day.`,
        rich`The smallest unit is the ${term('basis point')}: a hundredth of a percentage point. It avoids a misunderstanding. If a rate of 4% “rises by 1%”, is it now 5%, or 4.04%? “A rise of 100 basis points” leaves no doubt: it is 5%.`,
      ],
    },
    {
      kind: 'table',
      heading: 'Basis points as percentages and in money',
      intro: `The last column is what each change adds in a year to the interest on ${dollars(SUM)}.`,
      columns: ['Basis points', 'Percentage points', 'In one year'],
      rows: STEPS.map((step) => [
        String(step),
        decimal(step / POINTS_PER_PERCENT, 2),
        dollars(yearOn(SUM, step)),
      ]),
      note: 'Basis points are written as bp or bps, and spoken as “bips”. They have nothing to do with the pips of a currency pair.',
    },
    {
      kind: 'definitions',
      heading: 'Six words in every report',
      rows: [
        { term: 'Hike, cut, hold', text: 'The rate is raised, lowered or left unchanged.' },
        {
          term: 'Hawkish',
          text: rich`${term('hawkish', 'Hawkish')} words lean towards higher rates: inflation is the worry. They tend to lift the currency.`,
        },
        {
          term: 'Dovish',
          text: 'Dovish words lean towards lower rates: jobs and growth are the worry. They tend to weigh on the currency.',
        },
        {
          term: 'Guidance',
          text: rich`${term('forward guidance', 'Forward guidance')} is what a bank says about its next decisions. It isn't a commitment: new figures can change it.`,
        },
        {
          term: 'Vote',
          text: 'How the members voted. A hold by five votes to four is nearly a cut or nearly a rise.',
        },
        {
          term: 'Priced in',
          text: rich`What the market already expects is ${term('priced in')}. Reports give it as a chance, such as “a ${decimal(CUT_CHANCE)}% chance of a cut”.`,
        },
      ],
    },
    {
      kind: 'figure',
      heading: 'A calendar line, read aloud',
      intro: `A decision by the ${BANK.publisher} as a calendar might print it. Read aloud: “At noon in London the bank is expected to hold at ${percent(RATE)}, with three members voting for a cut. Last time it was two.”`,
      figure: {
        kind: 'labelledGrid',
        caption: "The rate matches the forecast. The line below it doesn't.",
        cells: [
          ['What', 'Previous', 'Forecast', 'Actual'],
          ['Rate', percent(RATE), percent(RATE), percent(RATE)],
          ['Votes to cut', '2 of 9', '3 of 9', '1 of 9'],
        ],
        labels: [
          { row: 1, column: 1, text: 'The rate that applies today.' },
          {
            row: 1,
            column: 2,
            text: 'What most economists in a survey expect. Usually most of it is in the price.',
          },
          {
            row: 1,
            column: 3,
            text: 'The decision. It matches the forecast, so it is little news if the market was as sure as the survey.',
          },
          { row: 2, column: 2, text: 'One more member than last time was expected to want a cut.' },
          {
            row: 2,
            column: 3,
            text: 'Only one did, two fewer than forecast. That is a surprise, and a hawkish one.',
          },
        ],
      },
    },
    {
      kind: 'table',
      heading: 'Two statements side by side',
      intro:
        'Much of a statement is copied from the last one, so each change was made on purpose. These sentences are examples of the style.',
      columns: ['Last time', 'Today', 'It leans'],
      rows: [
        ['Inflation remains high', 'Inflation has eased but remains above target', 'Dovish'],
        ['Further rises may be needed', 'The present rate is appropriate', 'Dovish'],
        ['The labour market is cooling', 'The labour market remains tight', 'Hawkish'],
        ['Figures up to March were considered', 'Figures up to June were considered', 'Neither'],
      ],
      note: 'News services compare the two texts within minutes, so you can look up the changes.',
    },
    {
      kind: 'workedExample',
      heading: 'A hold that was a surprise',
      intro: `At another meeting the market saw a ${decimal(CUT_CHANCE)}% chance of a cut of ${decimal(-CUT)} basis points and a ${decimal(100 - CUT_CHANCE)}% chance of none. The bank held. Somebody had bought ${decimal(UNITS)} GBP/USD at ${price(BEFORE)} beforehand. ${statements.invented}`,
      lines: [
        {
          label: `Expected on average: ${decimal(CUT_CHANCE)}% of ${points(CUT)}`,
          value: points(expected),
        },
        { label: 'Decided', value: '0 basis points' },
        { label: 'Surprise: decided minus expected. Plus is hawkish, minus dovish', value: points(surprise) },
        {
          label: `First minute: ${price(BEFORE)} to ${price(AFTER_DECISION)}, ${pips(BEFORE, AFTER_DECISION)} pips up`,
          value: `+${bought(BEFORE, AFTER_DECISION)}`,
        },
        {
          label: `After the text, which hints at a cut next time: ${price(AFTER_TEXT)}`,
          value: bought(BEFORE, AFTER_TEXT),
        },
      ],
      conclusion: `A hold is “no change”, yet it was ${decimal(surprise)} basis points more than the market had expected: the number was a hawkish surprise. Then dovish words took back more than the surprise had given. Reports go by the words and call it a dovish hold.`,
    },
    {
      kind: 'steps',
      heading: 'Reading a decision in four steps',
      intro: "The lesson on interest rates gives three banks' times.",
      steps: [
        {
          title: 'The number against the forecast',
          text: 'Hike, cut or hold, and how likely it was thought to be.',
        },
        { title: 'The text against the last text', text: 'Which sentences have gone, and which are new?' },
        {
          title: 'The votes',
          text: 'Where they are published: how close was the vote, and which way did it go?',
        },
        {
          title: 'The questions afterwards',
          text: 'If the head of the bank takes questions, wait for the answers before you call it hawkish or dovish.',
        },
      ],
    },
    {
      kind: 'warning',
      heading: 'Words and prices',
      paragraphs: [
        'A hawkish text can be followed by a falling currency, if the market had feared worse. And what a bank expects is a forecast like any other: it changes with the next figures on prices and jobs.',
        'Computers read the text within a second, while spreads are wide. Nobody can read faster than that. What you can do is decide beforehand: get out, go smaller, or stay in and accept that a jump could cost you.',
      ],
    },
  ],
  summary: [
    'A basis point is a hundredth of a percentage point: 25 of them are 0.25 percentage points.',
    'Hawkish leans towards higher rates, dovish towards lower ones.',
    'The surprise is the decision minus what was priced in, so even a hold can be news.',
    'Compare the text with the last one: the changes are what moves the price.',
  ],
  exercise: {
    task: `Take the last two rate statements from the website of one central bank. Underline every sentence that changed, and write “hawkish”, “dovish” or “neither” next to each. Then, on paper: the market saw a ${decimal(EXERCISE.chance)}% chance of a cut of ${decimal(-EXERCISE.expected)} basis points, and no change otherwise. The bank cut by ${decimal(-EXERCISE.actual)}. How large was the surprise, and which way did it lean?`,
    solution: [
      {
        label: `Expected: ${decimal(EXERCISE.chance)}% of ${points(EXERCISE.expected)}`,
        value: points(exerciseExpected),
      },
      { label: 'Decided', value: points(EXERCISE.actual) },
      { label: 'Surprise', value: `${points(exerciseSurprise)}: a cut, and yet hawkish` },
      { label: 'The statements', value: 'a handful of changes, each with a leaning and your reason for it' },
    ],
    mistakes: [
      {
        mistake: 'You called the cut dovish because it is a cut.',
        why: 'The market had expected a larger one. Compare with what was expected, not with zero.',
        lesson: 'beginner/expectation-and-result',
      },
      {
        mistake: 'You found a leaning in every sentence.',
        why: 'Many changes only bring a figure up to date. “Neither” is a good answer.',
      },
    ],
  },
  checks: [
    {
      id: 'intermediate/what-a-central-bank-says/points-of-a-rise',
      kind: 'numeric',
      prompt: `A rate goes from ${percent(QUESTION_FROM)} to ${percent(QUESTION_TO)}. How many basis points is that?`,
      label: 'Rise',
      unit: 'basis points',
      answer: questionPoints,
      tolerance: 0.5,
      answerText: decimal(questionPoints),
      commonMistakes: [
        {
          answer: QUESTION_TO - QUESTION_FROM,
          feedback: 'These are percentage points. Each of them is a hundred basis points.',
        },
        {
          answer: (100 * (QUESTION_TO - QUESTION_FROM)) / QUESTION_FROM,
          feedback: 'This is the rise as a percentage of the old rate, which nobody quotes.',
        },
      ],
      explanation: `${decimal(QUESTION_TO, 2)} − ${decimal(QUESTION_FROM, 2)} is ${decimal(QUESTION_TO - QUESTION_FROM, 2)} percentage points, times ${String(POINTS_PER_PERCENT)}.`,
    },
    {
      id: 'intermediate/what-a-central-bank-says/size-of-the-surprise',
      kind: 'numeric',
      prompt: `The market sees an ${decimal(QUESTION.chance)}% chance of a rise of ${decimal(QUESTION.change)} basis points, and no change otherwise. The bank holds. By how many basis points did it fall short of what was expected?`,
      label: 'Short by',
      unit: 'basis points',
      answer: questionExpected,
      tolerance: 0.5,
      answerText: decimal(questionExpected),
      commonMistakes: [
        {
          answer: QUESTION.change,
          feedback: "The market wasn't certain of the rise. Multiply it by its probability.",
        },
        {
          answer: QUESTION.change - questionExpected,
          feedback: 'This would be the surprise if the bank had raised after all.',
        },
      ],
      explanation: `${decimal(QUESTION.chance)}% of ${decimal(QUESTION.change)} is ${decimal(questionExpected)}, and the bank did nothing.`,
    },
    {
      id: 'intermediate/what-a-central-bank-says/dovish-sentences',
      kind: 'multipleChoice',
      prompt: 'Which of these changes in a statement lean dovish?',
      options: [
        {
          text: '“Inflation is too high” becomes “inflation is falling”',
          isCorrect: true,
          feedback: 'Less worry about prices leaves room for lower rates.',
        },
        {
          text: '“Rates may have to stay high for some time” is new',
          feedback: 'It pushes cuts further away, which is hawkish.',
        },
        {
          text: '“Unemployment has begun to rise” is new',
          isCorrect: true,
          feedback: 'Worry about jobs is an argument for a cut.',
        },
        {
          text: 'The date of the next meeting is added',
          feedback: 'It says nothing about the direction.',
        },
      ],
      explanation: 'Anything that makes lower rates likelier or sooner is dovish.',
    },
    {
      id: 'intermediate/what-a-central-bank-says/hawkish-hold',
      kind: 'singleChoice',
      prompt:
        'A bank holds its rate, as everybody forecast. Four of nine members voted for a rise, where only one member had been expected to. What do reports call it?',
      options: [
        {
          text: 'A dovish hold, since nothing was raised',
          feedback: 'The number is neutral here. The votes show which way the bank leans.',
        },
        {
          text: 'A hawkish hold, since more members wanted a rise',
          isCorrect: true,
          feedback: 'One more vote and it would have been a rise. That is new information.',
        },
        {
          text: 'A non-event, since it was forecast',
          feedback: "The rate was forecast. The votes weren't.",
        },
      ],
      explanation: 'The rate was priced in, and the votes came out more hawkish than expected.',
    },
  ],
  related: [
    { label: 'The economic calendar', to: '/markets' },
    { label: 'A week in the economic calendar', to: '/education/beginner/a-week-of-announcements' },
  ],
};
