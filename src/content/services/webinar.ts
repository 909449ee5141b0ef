import { decimal, dollars } from '@/content/format';
import type { TopicPageContent } from '@/content/page';
import {
  distanceInSteps,
  pipValue,
  riskAmount,
  STANDARD_LOT_UNITS,
  unitsForRisk,
} from '@/domain/tradeArithmetic';
import { paths } from '@/paths';

const ACCOUNT = 10_000;
const RISK_PERCENT = 2;
const PIP = 0.0001;
const PLANNED_ENTRY = 1.265;
const PLANNED_STOP = 1.26;

const risk = riskAmount(ACCOUNT, RISK_PERCENT);
const stopPips = distanceInSteps(PLANNED_ENTRY, PLANNED_STOP, PIP);
const units = unitsForRisk(risk, stopPips * PIP);

export const page: TopicPageContent = {
  title: 'Free webinar training',
  description:
    'Three live lessons on reading a chart, sizing a position and planning a trade, with dates in GMT and your own time.',
  heading: 'Webinar training',
  lead: 'A webinar is a live lesson with a shared chart and time for questions. Each one takes a single subject from the first principle to a worked example.',
  sections: [
    {
      kind: 'webinars',
      heading: 'Three lessons that build on each other',
      intro:
        'Each can be taken alone, but the second uses what the first draws and the third puts both together. All three are free and last an hour.',
      webinars: [
        {
          title: 'Reading a chart without indicators',
          text: 'What a candle records, how to find the highs and lows that matter, and how to tell a trend from a range. You mark up an unlabelled chart and compare your lines with ours.',
          startsAt: '2025-10-30T15:00:00Z',
          minutes: 60,
        },
        {
          title: 'From the stop loss to the lot size',
          text: 'Why the size of a position comes last, what one pip is worth in different pairs, and what 1-2% of an account means in lots. You work out three positions with pencil and paper.',
          startsAt: '2025-11-05T19:00:00Z',
          minutes: 60,
        },
        {
          title: 'One trade, planned from start to review',
          text: 'A complete plan on one page: the reason, the entry, the stop, the target at 1:2 or better, the events on the calendar, and what to write in the journal afterwards.',
          startsAt: '2025-11-12T17:00:00Z',
          minutes: 60,
        },
      ],
    },
    {
      kind: 'table',
      heading: 'How the hour is divided',
      intro:
        'The teacher shares one chart for the whole lesson. You watch and listen; a camera and a microphone are not needed, and questions are typed.',
      columns: ['Minutes', 'Part', 'What you do'],
      rows: [
        ['0-5', 'The question of the lesson', 'Write down your answer before you hear ours'],
        ['5-25', 'The principle', 'Follow it on the shared chart and note each new term'],
        ['25-40', 'A worked example', 'Calculate along; the numbers stay on the screen'],
        ['40-50', 'Your turn', 'Solve one task alone, then see it solved'],
        ['50-60', 'Questions', 'Type what stayed unclear, however basic'],
      ],
    },
    {
      kind: 'list',
      heading: 'What to have ready',
      items: [
        'A demo account on any platform, logged in, with a 4-hour chart of EUR/USD open.',
        'Paper, a pencil and a calculator. Numbers you write out by hand stay longer than those a spreadsheet fills in.',
        'One trade you took or wanted to take, with its date, so that you can test each idea on it.',
        'A screen large enough for two charts side by side, ours and your own. A phone will do for listening only.',
        'The words pip, lot, spread and stop loss. If any is new to you, begin with the beginner course.',
      ],
    },
    {
      kind: 'workedExample',
      heading: 'A task from the second lesson',
      intro: `For example, you plan to buy GBP/USD at ${decimal(PLANNED_ENTRY, 4)} with the stop at ${decimal(PLANNED_STOP, 4)}, on a demo account of ${dollars(ACCOUNT)}, and you accept the upper end of the advised risk. How many lots is that? Try it before you read on.`,
      lines: [
        { label: `${String(RISK_PERCENT)}% of ${dollars(ACCOUNT)}`, value: dollars(risk) },
        { label: 'Distance from the entry to the stop', value: `${decimal(stopPips)} pips` },
        {
          label: `Money per pip: ${dollars(risk)} / ${decimal(stopPips)}`,
          value: dollars(pipValue(units, PIP)),
        },
        { label: `Units: ${dollars(pipValue(units, PIP))} / ${String(PIP)}`, value: decimal(units) },
        { label: 'Lots of 100,000 units', value: decimal(units / STANDARD_LOT_UNITS, 2) },
      ],
      conclusion: `A guess of one whole lot would put ${dollars(pipValue(STANDARD_LOT_UNITS, PIP) * stopPips)} at risk instead, for the same idea and the same stop. That gap is why this lesson exists.`,
    },
    {
      kind: 'prose',
      heading: 'What the lessons leave out',
      paragraphs: [
        'Nobody is told what to buy. Charts come from the past, with the right-hand side hidden until you have decided, so that the lesson is about your reasoning and cannot be mistaken for a tip.',
        'No account is opened during the hour and no broker presents. We earn commission from partner brokers on other pages of this site; the lesson itself sells nothing.',
      ],
    },
    {
      kind: 'questions',
      heading: 'Questions about the webinars',
      items: [
        {
          question: 'How do I register?',
          answer:
            'Where a lesson takes registrations, its button opens our contact page with the subject filled in. Send the message by e-mail or chat from there, since the form itself only prepares it.',
        },
        {
          question: 'Which time is meant?',
          answer:
            'GMT, the time at Greenwich without summer time. Next to it this page shows the same moment in the time zone your device is set to.',
        },
        {
          question: 'Do I have to have traded before?',
          answer:
            'Not for the first lesson. For the other two it helps to have placed a few orders on a demo account, because the exercises assume that you know what an order ticket looks like.',
        },
        {
          question: 'Can I ask about a trade that is open now?',
          answer:
            'You can ask how to check the plan behind it. Whether to keep or close it stays your decision, and we do not answer that part.',
        },
      ],
    },
  ],
  callToAction: {
    heading: 'A subject you would like explained?',
    text: 'Tell us what you got stuck on. A question that several people send can become the subject of a lesson.',
    links: [
      { label: 'Suggest a subject', to: paths.contact },
      { label: 'See an example signal', to: paths.services.signals },
    ],
  },
  related: [
    { label: 'Beginner course', to: paths.education.beginner },
    { label: 'Trading education: how the levels work', to: paths.services.education },
    { label: 'Forex market', to: paths.markets.forex },
  ],
};
