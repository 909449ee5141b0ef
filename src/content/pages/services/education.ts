import { decimal, dollars } from '@/content/format';
import type { TopicPageContent } from '@/content/page';
import type { ContentLink } from '@/content/richText';
import { phrases, rules, statements } from '@/content/rules';
import { riskAmount } from '@/domain/calculators/tradeArithmetic';
import { contactPath } from '@/content/contactAbout';

/** A losing month, measured in multiples of the risk (R): 1R is 1% of the balance at the start of the month. */
const TRADES = 14;
const WINNERS = 4;
const REWARD = rules.minRewardToRisk;
const COST = 0.1;
const oneR = riskAmount(rules.demoBalance, rules.riskPercent.from);
const losers = TRADES - WINNERS;
const beforeCosts = WINNERS * REWARD - losers;
const costs = TRADES * COST;
const result = beforeCosts - costs;
const balance = rules.demoBalance + result * oneR;
/** With at least this many winners, the month ends with a profit. */
const winnersNeeded = Math.ceil((TRADES * (1 + COST)) / (REWARD + 1));
const inR = (value: number) => `${value < 0 ? '−' : '+'}${decimal(Math.abs(value), 1)}R`;

interface ServiceEducationContent extends TopicPageContent {
  /** The levels next to the heading, each with its hours. */
  readonly levels: readonly (ContentLink & { readonly hours: string })[];
}

export const page: ServiceEducationContent = {
  title: 'Education as a service: how the levels work',
  description:
    'How our courses are built: three levels from the first pip to your own strategy, and how much time each one takes.',
  heading: 'Trading education',
  lead: 'Three levels lead from your first order in the practice account to your own written strategy.',
  levels: [
    { label: 'Beginner course', hours: '12-15 hours', to: '/education/beginner' },
    { label: 'Intermediate course', hours: '16-20 hours', to: '/education/intermediate' },
    { label: 'Advanced course', hours: '28-36 hours', to: '/education/advanced' },
  ],
  sections: [
    {
      kind: 'cards',
      heading: 'Find your level',
      intro:
        "Read the question on each card. Start at the first level whose question you can't answer with yes.",
      cards: [
        {
          title: 'Beginner',
          text: 'Can you say how much a trade loses at its stop before you place it?',
          link: { label: 'Beginner course', to: '/education/beginner' },
        },
        {
          title: 'Intermediate',
          text: 'Do you have a journal of one setup that shows its average result after costs?',
          link: { label: 'Intermediate course', to: '/education/intermediate' },
        },
        {
          title: 'Advanced',
          text: "Are your rules so exact that a stranger would take the same trades? Have you tested them on prices you didn't use to build them?",
          link: { label: 'Advanced course', to: '/education/advanced' },
        },
      ],
    },
    {
      kind: 'steps',
      heading: 'How a lesson is built',
      intro: 'A lesson has five parts, so that you can stop after any of them and find your way back.',
      steps: [
        {
          title: 'A question',
          text: "Something you'll want to know, such as why a stop was hit although the chart never reached it.",
        },
        {
          title: 'The idea, then the term',
          text: 'We explain the idea in plain words, then give you the term traders use so that you can look it up.',
        },
        {
          title: 'One example with numbers',
          text: 'The prices are invented, and you see every line of the calculation. Redo it with your own figures.',
        },
        {
          title: 'Your turn',
          text: `An exercise with pen and paper or in ${phrases.practiceAccount}.`,
        },
        {
          title: 'A check',
          text: 'Questions with an explanation for every answer, right or wrong.',
        },
      ],
    },
    {
      kind: 'workedExample',
      heading: 'Try one: how to read a month of trades',
      intro: `A question from level two. Of ${String(TRADES)} trades, ${String(WINNERS)} reached a target of twice the risk and ${String(losers)} were stopped. Each risked ${dollars(oneR)} (call it 1R), and costs took a tenth of that. Where does a balance of ${dollars(rules.demoBalance)} end up? Cover the lines below before you calculate.`,
      lines: [
        {
          label: `${String(WINNERS)} winners at +${String(REWARD)}R, ${String(losers)} losers at −1R`,
          value: inR(beforeCosts),
        },
        { label: `Costs: ${String(TRADES)} × ${decimal(COST, 1)}R`, value: inR(-costs) },
        { label: 'The month', value: inR(result) },
        {
          label: `In money: ${decimal(Math.abs(result), 1)} × ${dollars(oneR)}`,
          value: dollars(result * oneR),
        },
        { label: 'Balance', value: dollars(balance) },
        {
          label: 'Next month, 1% of that balance',
          value: dollars(riskAmount(balance, rules.riskPercent.from)),
        },
        {
          label: 'Winners that would have been enough',
          value: `${String(winnersNeeded)} of ${String(TRADES)}`,
        },
      ],
      conclusion: `Costs made up ${decimal((100 * costs) / -result)}% of the loss. The usual mistake is to leave them out, call the result a small loss and change the setup instead of trading less often.`,
    },
    {
      kind: 'prose',
      heading: 'How to tell that you are making progress',
      paragraphs: [
        "Progress means that you can do something you couldn't do before. Each module says what that is. It ends with an exercise you can check: a table, a marked chart, a page of rules, a journal.",
        "Profit in the demo account isn't a measure of progress. A lucky month teaches nothing, and a careful one can end in a loss. So the exercises ask whether you followed your plan, and whether you noticed when you didn't.",
        `The beginner course ends with a certificate and the advanced one with a pro certificate. ${statements.certificate}`,
      ],
    },
    {
      kind: 'list',
      heading: 'Four habits that make a course work',
      items: [
        'Do the exercise of a module before you open the next one.',
        'Stay with one market until your journal has fifty trades in it.',
        'Practise with the percentage of risk that you would really take, and work out next to each loss what it would be with your own money.',
        'Go live after months of keeping your rules, not after one good week.',
      ],
    },
    {
      kind: 'questions',
      heading: 'Questions about the courses',
      items: [
        {
          question: 'What do the courses cost?',
          answer: `${statements.courseCost} You owe nothing until you accept it. Signals, webinars and tools are free.`,
        },
        {
          question: 'May I skip a level?',
          answer:
            'Yes, if you can do what it teaches. The advanced course checks this in a review, because its mentoring hours are limited.',
        },
        {
          question: 'Should I take a level or a market course first?',
          answer:
            'Take the beginner level if the words pip, margin or stop loss are new to you. Otherwise a market course is a good start, since it stays with one kind of instrument.',
        },
        {
          question: 'Will I earn money afterwards?',
          answer:
            "Nobody can tell you that, and most retail clients who trade leveraged products lose. You'll know what a trade risks, and you'll have a reason when you stay out.",
        },
      ],
    },
  ],
  callToAction: {
    heading: 'Know your level?',
    text: "Each course page lists every module with its hours and its exercise. If the questions above didn't settle it, ask us.",
    links: [
      { label: 'Look through the courses', to: '/education' },
      { label: 'Attend Free Webinar', to: '/services/webinar' },
      { label: 'Ask about your level', to: contactPath('Which level suits me') },
    ],
  },
  related: [
    { label: 'Free trading signals', to: '/services/signals' },
    { label: 'Forex course', to: '/education/forex' },
    { label: 'Stock course', to: '/education/stocks' },
  ],
};
