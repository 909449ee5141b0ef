import { decimal, dollars } from '@/content/format';
import type { TopicPageContent } from '@/content/page';
import { distanceInSteps, pipValue, profit, riskAmount, unitsForRisk } from '@/domain/tradeArithmetic';
import { paths } from '@/paths';

/** A short exercise with its solution, as a sample of a lesson. */
const ACCOUNT = 10_000;
const RISK_PERCENT = 1;
const PIP = 0.0001;
const ENTRY = 0.892;
const STOP_LOSS = 0.897;
const risk = riskAmount(ACCOUNT, RISK_PERCENT);
const stopPips = distanceInSteps(ENTRY, STOP_LOSS, PIP);
/** USD/CHF: the loss is in francs, turned into dollars at the rate of the stop. */
const riskInFrancs = risk * STOP_LOSS;
const exactUnits = unitsForRisk(riskInFrancs, stopPips * PIP);
const units = Math.floor(exactUnits / 1_000) * 1_000;
const lossInFrancs = -profit(ENTRY, STOP_LOSS, -units);

export const page: TopicPageContent = {
  title: 'Education as a service: how the levels work',
  description:
    'How our courses are built: three levels from the first pip to your own strategy, and what each asks of you in time.',
  heading: 'Trading education',
  lead: 'Three levels lead from the first order on a demo account to a written strategy of your own. You can begin at any of them if you can do what the one before teaches.',
  sections: [
    {
      kind: 'cards',
      heading: 'Where you come in',
      intro: 'Read the question on each card. The first one you cannot answer with yes is your level.',
      cards: [
        {
          title: 'Beginner',
          text: 'Can you say how much a trade loses at its stop before you place it?',
          link: { label: 'Beginner course', to: paths.education.beginner },
        },
        {
          title: 'Intermediate',
          text: 'Do you have a journal of one setup that shows its average result after costs?',
          link: { label: 'Intermediate course', to: paths.education.intermediate },
        },
        {
          title: 'Advanced',
          text: 'Are your rules so exact that a stranger would take the same trades, and have they been tested on data they were not built on?',
          link: { label: 'Advanced course', to: paths.education.advanced },
        },
      ],
    },
    {
      kind: 'table',
      heading: 'What each level asks of you',
      columns: ['Level', 'Time', 'Modules', 'Bring along', 'Leave with'],
      rows: [
        ['Beginner', '12-15 hours', '4', 'Nothing', 'A one-page plan and ten demo trades by it'],
        [
          'Intermediate',
          '16-20 hours',
          '4',
          '3-6 months of demo trading',
          'One setup and a journal of thirty trades',
        ],
        [
          'Advanced',
          '28-36 hours',
          '4, with a capstone',
          'That journal, for the review',
          'A tested strategy and a verdict on it',
        ],
      ],
      note: 'At four hours a week the first level takes up to four weeks, the second up to five and the third seven to nine. The demo months before level two come on top.',
    },
    {
      kind: 'steps',
      heading: 'How a lesson runs',
      intro:
        'Every lesson has the same five parts, so that you can stop after any of them and find your way back.',
      steps: [
        {
          title: 'A question',
          text: 'Something you will want to know, such as why a stop was hit although the chart never reached it.',
        },
        {
          title: 'Plain words, then the term',
          text: "The matter is explained without jargon first. The trade's own word for it comes last, so that you can look it up elsewhere.",
        },
        {
          title: 'One example with numbers',
          text: 'Prices are invented and every line of the sum is shown. You should be able to redo it with other figures.',
        },
        {
          title: 'Your turn',
          text: 'An exercise with pen and paper or on a demo account with $10,000 of virtual capital.',
        },
        {
          title: 'A check',
          text: 'The solution with the usual mistakes named, and a note on which earlier lesson explains each.',
        },
      ],
    },
    {
      kind: 'workedExample',
      heading: 'Try one: a question from level two',
      intro: `You sell USD/CHF at ${decimal(ENTRY, 4)} with the stop at ${decimal(STOP_LOSS, 4)}. A dollar account of ${dollars(ACCOUNT)} may lose ${String(RISK_PERCENT)}%. How many units, in whole micro lots? Cover the lines below before you calculate.`,
      lines: [
        { label: 'Entry to stop', value: `${decimal(stopPips)} pips` },
        {
          label: `${dollars(risk)} in francs, at the rate of the stop`,
          value: `${decimal(riskInFrancs, 2)} francs`,
        },
        { label: 'Divided by the loss on each unit', value: `${decimal(exactUnits)} units` },
        { label: 'Rounded down to micro lots of 1,000', value: `${decimal(units)} units` },
        { label: 'One pip on that size', value: `${decimal(pipValue(units, PIP), 2)} francs` },
        { label: 'Loss at the stop, back in dollars', value: dollars(lossInFrancs / STOP_LOSS) },
      ],
      conclusion:
        'The usual mistake is to leave out the francs and answer 20,000 units, which would risk more than the plan allows.',
    },
    {
      kind: 'prose',
      heading: 'How progress is measured',
      paragraphs: [
        'Progress means that you can do something you could not do before. Each module names that something and ends with an exercise whose outcome can be looked at: a table, a marked chart, a page of rules, a journal.',
        'Profit on the demo account is not a measure. A lucky month teaches nothing and a careful one can end in a loss, so the exercises ask whether you followed your page and whether you noticed when you did not.',
        'The beginner course ends with a certificate and the advanced one with a pro certificate. Both record that you completed the course; neither is a qualification.',
      ],
    },
    {
      kind: 'list',
      heading: 'Ways people waste a course',
      intro: 'Each of these feels like progress while it happens.',
      items: [
        'Reading all the modules in one weekend and doing the exercises later, which comes to mean never.',
        'Switching market after three losses, so that no journal ever grows past ten trades.',
        'Practising with a demo balance of a million, where no loss has any weight.',
        'Going live because the last week on demo went well.',
      ],
    },
    {
      kind: 'questions',
      heading: 'Questions about the courses',
      items: [
        {
          question: 'What do the courses cost?',
          answer:
            'Ask when you write to us, and wait for the figure before you agree to anything. Webinars and signals are free.',
        },
        {
          question: 'May I skip a level?',
          answer:
            'Yes, if you can do what it teaches. The advanced course checks this in a review, because its mentoring hours are few.',
        },
        {
          question: 'Should I take a level or a market course first?',
          answer:
            'Take the beginner level if pip, margin or stop loss are new words. Otherwise a market course is a good first step, since its five modules stay with one kind of instrument.',
        },
        {
          question: 'Will I earn money afterwards?',
          answer:
            'Nobody can tell you that, and most private clients who trade leveraged products lose. What you can expect is to know what a trade risks, and to have a reason when you stay out.',
        },
      ],
    },
  ],
  callToAction: {
    heading: 'Know your level?',
    text: 'The pages of the eight courses list every module with its hours and its exercise. If none of the three questions above settled it, ask us.',
    links: [
      { label: 'Look through the courses', to: paths.education.index },
      { label: 'Attend Free Webinar', to: paths.services.webinar },
      { label: 'Ask about your level', to: paths.contact },
    ],
  },
  related: [
    { label: 'Free trading signals', to: paths.services.signals },
    { label: 'Forex course', to: paths.education.forex },
    { label: 'Stock course', to: paths.education.stocks },
  ],
};
