import { decimal, dollars } from '@/content/format';
import type { TopicPageContent } from '@/content/page';
import { rules, statements } from '@/content/rules';
import { site } from '@/content/site';
import {
  distanceInSteps,
  pipValue,
  profit,
  riskAmount,
  STANDARD_LOT_UNITS,
  unitsForRisk,
} from '@/domain/calculators/tradeArithmetic';
import { contactPath } from '@/content/contactAbout';

/** A short trade whose stop has to allow for the spread. */
const PIP = 0.0001;
const ENTRY = 1.265;
const CHART_HIGH = 1.269;
const BEYOND_PIPS = 1;
const SPREAD_PIPS = 2;
const MICRO_LOT_UNITS = 1_000;
const price = (value: number) => decimal(value, 4);

const stopOnChart = CHART_HIGH + BEYOND_PIPS * PIP;
const stop = stopOnChart + SPREAD_PIPS * PIP;
const stopPips = distanceInSteps(ENTRY, stop, PIP);
const risk = riskAmount(rules.demoBalance, rules.riskPercent.to);
const exactUnits = unitsForRisk(risk, stopPips * PIP);
const units = Math.floor(exactUnits / MICRO_LOT_UNITS) * MICRO_LOT_UNITS;
const loss = profit(ENTRY, ENTRY + stopPips * PIP, -units);

export const page: TopicPageContent = {
  title: 'Free webinar training',
  description:
    'Free lessons on reading a chart, sizing a position and planning a trade, with dates in GMT and your local time.',
  heading: 'Webinar training',
  lead: 'A free lesson with a shared chart and time for questions. Each webinar takes a single subject from first principles to a worked example.',
  hasPeople: true,
  sections: [
    {
      kind: 'table',
      heading: 'What happens in the hour',
      intro:
        "The teacher shares one chart for the whole lesson. You watch, listen and type your questions. You don't need a camera or a microphone.",
      columns: ['Minutes', 'Part', 'What you do'],
      rows: [
        ['0-5', "The lesson's question", 'Write down your answer before you hear ours'],
        ['5-25', 'The principle', 'Follow it on the shared chart and note each new term'],
        ['25-40', 'A worked example', 'Do the sums as well; the numbers stay on the screen'],
        ['40-50', 'Your turn', 'Solve one task alone, then see it solved'],
        ['50-60', 'Questions', 'Ask about anything you missed, however basic'],
      ],
    },
    {
      kind: 'list',
      heading: 'What to have ready',
      items: [
        'A demo account on any platform, logged in, with a 4-hour chart of EUR/USD open.',
        'Paper, a pencil and a calculator.',
        'One trade you took or wanted to take, with its date, to test each idea on.',
        'A screen large enough for two charts side by side, ours and your own. On a phone you can only listen.',
        'The words pip, lot, spread and stop loss. If any of them is new to you, begin with the beginner course.',
      ],
    },
    {
      kind: 'workedExample',
      heading: 'Try a task: a stop that allows for the spread',
      intro: `You sell GBP/USD at ${price(ENTRY)}. A rise past the last high, ${price(CHART_HIGH)}, would prove you wrong. Charts show the bid, but a short position closes at the ask, and the spread is ${String(SPREAD_PIPS)} pips. Where does the stop go, and how many lots does ${String(rules.riskPercent.to)}% of ${dollars(rules.demoBalance)} allow? Try it before you read on.`,
      lines: [
        {
          label: `${String(BEYOND_PIPS)} pip beyond the high on the chart`,
          value: price(stopOnChart),
        },
        { label: 'Add the spread, because you buy back at the ask', value: price(stop) },
        { label: 'Distance from the entry to the stop', value: `${decimal(stopPips)} pips` },
        {
          label: `Money per pip: ${dollars(risk)} ÷ ${decimal(stopPips)}`,
          value: dollars(pipValue(exactUnits, PIP)),
        },
        {
          label: 'Rounded down to hundredths of a lot',
          value: `${decimal(units / STANDARD_LOT_UNITS, 2)} lots`,
        },
        { label: 'Loss at the stop', value: dollars(loss) },
      ],
      conclusion: `With the stop at ${price(stopOnChart)}, the ask would reach it while the chart still shows ${price(stopOnChart - SPREAD_PIPS * PIP)}, below the high. You'd be out although you were still right.`,
    },
    {
      kind: 'prose',
      heading: 'How an hour is run',
      paragraphs: [
        'Nobody tells you what to buy. The charts come from the past, with the right-hand side hidden until you have decided.',
        `You don't open an account during the hour, and no broker presents. ${statements.paidBy} ${statements.paidMore}`,
      ],
    },
    {
      kind: 'questions',
      heading: 'Questions about the webinars',
      items: [
        {
          question: 'How do I register?',
          answer: `Where a webinar takes registrations, its button opens our contact page with the subject filled in, or its own registration page. Send the message ${site.contactEndpoint === '' ? 'by email or chat from there: the form itself only prepares it' : 'from there'}.`,
        },
        {
          question: 'Which time zone is meant?',
          answer:
            "GMT, the time at Greenwich without summer time. Next to it you see the same time in your device's time zone.",
        },
        {
          question: 'What if the time changes?',
          answer:
            'The new time will appear here. Add the webinar to your calendar again: the new file replaces the old entry.',
        },
        {
          question: 'Do I need trading experience?',
          answer:
            'Not for a webinar at beginner level. For the others, place a few orders on a demo account first, so that you know what an order ticket looks like.',
        },
        {
          question: 'Can I ask about a trade that is open now?',
          answer:
            "You can ask how to check the plan behind it. Whether you keep or close it is your decision, and we won't answer that part.",
        },
      ],
    },
  ],
  callToAction: {
    heading: 'Suggest the next subject',
    text: 'Tell us what you got stuck on. If several people ask the same thing, we can make it a webinar.',
    links: [
      { label: 'Suggest a subject', to: contactPath('Subject for a webinar') },
      { label: 'See an example signal', to: '/services/signals' },
    ],
  },
  related: [
    { label: 'Beginner course', to: '/education/beginner' },
    { label: 'Trading education: how the levels work', to: '/services/education' },
    { label: 'Forex market', to: '/markets/forex' },
  ],
};
