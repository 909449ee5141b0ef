import { decimal, dollars } from '@/content/format';
import type { LessonContent } from '@/content/lesson';
import { rich, term } from '@/content/richText';
import { rules, statements } from '@/content/rules';
import { futures } from '@/domain/trading/futures';
import { profit, riskAmount } from '@/domain/calculators/tradeArithmetic';

/** Two grades of oil on one day and on a later one. */
const BARRELS = 500;
const BRENT = 74.5;
const WTI = 70.5;
const BRENT_LATER = 73.1;
const WTI_LATER = 69.9;
const gap = BRENT - WTI;
const gapLater = BRENT_LATER - WTI_LATER;
const brentLeg = profit(BRENT, BRENT_LATER, BARRELS);
const wtiLeg = -profit(WTI, WTI_LATER, BARRELS);
const gapPercent = (100 * gap) / WTI;

/** Two grades of coffee, quoted in different units. */
const POUNDS_PER_TONNE = 2_204.62;
const CENTS_PER_DOLLAR = 100;
const ARABICA_CENTS = 240;
const ROBUSTA = 4_100;
const arabicaPerTonne = (ARABICA_CENTS / CENTS_PER_DOLLAR) * POUNDS_PER_TONNE;
const { arabica, robusta } = futures;
const robustaPounds = robusta.size * POUNDS_PER_TONNE;

/** Two oil trades, each with the lowest percentage in the risk rule. */
const risk = riskAmount(rules.demoBalance, rules.riskPercent.from);

/** Used in the exercise. */
const EXERCISE_ROBUSTA = 3_300;
const exerciseInCents = (EXERCISE_ROBUSTA * CENTS_PER_DOLLAR) / POUNDS_PER_TONNE;

/** Used in the questions. */
const COFFEE_ON_SCREEN = 3_985;
const QUESTION_BARRELS = 300;
const QUESTION_WTI = 68.2;
const QUESTION_BRENT = 72.4;
const QUESTION_WTI_LATER = 69.5;
const QUESTION_BRENT_LATER = 73.1;
const questionWtiLeg = profit(QUESTION_WTI, QUESTION_WTI_LATER, QUESTION_BARRELS);
const questionBrentLeg = -profit(QUESTION_BRENT, QUESTION_BRENT_LATER, QUESTION_BARRELS);
const questionResult = questionWtiLeg + questionBrentLeg;

export const page: LessonContent = {
  id: 'commodity/grades',
  revision: 1,
  title: 'Grades: Brent and WTI, arabica and robusta',
  description:
    'Quality and place make separate markets. Why two oils or two coffees differ in price, and what the gap between them means.',
  heading: 'Why one commodity has several prices',
  lead: 'The news talks about the oil price and the coffee price. Exchanges list several of each, and a platform shows you only one of them.',
  question: `Two websites report the price of oil on the same evening. Their figures are ${dollars(gap)} apart. Can both be right?`,
  sections: [
    {
      kind: 'prose',
      heading: 'What counts as good enough',
      paragraphs: [
        rich`“A barrel of oil” has no price until you know which oil, and where. A contract has to say what counts as good enough, which is its ${term('grade')}, and where it has to be handed over. A different quality or place means a different contract, with a market of its own.`,
      ],
    },
    {
      kind: 'definitions',
      heading: 'Four names you will meet',
      rows: [
        {
          term: 'WTI',
          text: "West Texas Intermediate, a light oil with little sulphur. It's handed over at Cushing in Oklahoma, a town of tanks and pipelines far from the sea.",
        },
        {
          term: 'Brent',
          text: 'Named after a field in the North Sea, and by now a group of similar light oils. They travel by ship, and much of the oil shipped by sea is priced off them.',
        },
        {
          term: 'Arabica',
          text: `The milder coffee, from higher ground. New York trades it in contracts of ${decimal(arabica.size)} ${arabica.unit}, in US cents a pound.`,
        },
        {
          term: 'Robusta',
          text: `The stronger and hardier coffee, often for espresso blends and instant powder. London trades it in contracts of ${decimal(robusta.size)} ${robusta.unit}, in dollars a tonne.`,
        },
      ],
    },
    {
      kind: 'figure',
      heading: 'Two oils and the gap',
      intro: `Prices of a barrel on one day. ${statements.invented}`,
      figure: {
        kind: 'bars',
        caption: `Brent costs ${dollars(gap)} more here, which is ${decimal(gapPercent, 1)}% of the price of WTI.`,
        bars: [
          { label: 'Brent', value: BRENT, text: dollars(BRENT) },
          { label: 'WTI', value: WTI, text: dollars(WTI) },
          { label: 'Gap', value: gap, text: dollars(gap) },
        ],
      },
    },
    {
      kind: 'definitions',
      heading: 'What the gap pays for',
      intro:
        'So both websites can be right. Three things separate the prices, and two of them change all the time.',
      rows: [
        {
          term: 'Quality',
          text: 'Light oil with little sulphur yields more petrol for less work, so refineries pay more for it. Between Brent and WTI this difference is small.',
        },
        {
          term: 'Place',
          text: 'Oil at the coast can go to any port. Oil in the middle of a continent first has to get out, by pipeline or train.',
        },
        {
          term: 'Local supply',
          text: 'If tanks in one place fill up, the price there falls against the others until somebody moves the surplus.',
        },
      ],
    },
    {
      kind: 'workedExample',
      heading: `The gap on ${decimal(BARRELS)} barrels`,
      intro: `A trader thinks that the gap is too small. She buys ${decimal(BARRELS)} barrels of Brent at ${dollars(BRENT)} and sells the same amount of WTI at ${dollars(WTI)}. Then Brent falls to ${dollars(BRENT_LATER)} and WTI to ${dollars(WTI_LATER)}. Costs are left out.`,
      lines: [
        { label: 'Gap at the start', value: dollars(gap) },
        {
          label: `Brent: ${decimal(BARRELS)} × (${dollars(BRENT_LATER)} − ${dollars(BRENT)})`,
          value: dollars(brentLeg),
        },
        {
          label: `WTI, sold: ${decimal(BARRELS)} × (${dollars(WTI)} − ${dollars(WTI_LATER)})`,
          value: dollars(wtiLeg),
        },
        { label: 'Together', value: dollars(brentLeg + wtiLeg) },
        {
          label: `Check: ${decimal(BARRELS)} × (${dollars(gapLater)} − ${dollars(gap)})`,
          value: dollars(profit(gap, gapLater, BARRELS)),
        },
      ],
      conclusion: `Whether oil as a whole rose or fell made no difference. The gap narrowed by ${dollars(gap - gapLater)}, and she had expected the opposite. Had it widened by the same amount, she would have gained that much.`,
    },
    {
      kind: 'workedExample',
      heading: 'Two coffees in one unit',
      intro: `Arabica is at ${decimal(ARABICA_CENTS)} cents a pound, robusta at ${dollars(ROBUSTA)} a tonne. A tonne is ${decimal(POUNDS_PER_TONNE, 2)} pounds.`,
      lines: [
        {
          label: `Arabica in dollars: ${decimal(ARABICA_CENTS)} ÷ ${decimal(CENTS_PER_DOLLAR)}`,
          value: `${dollars(ARABICA_CENTS / CENTS_PER_DOLLAR)} a pound`,
        },
        {
          label: `× ${decimal(POUNDS_PER_TONNE, 2)} pounds`,
          value: `$${decimal(arabicaPerTonne)} a tonne`,
        },
        { label: 'Robusta', value: `${dollars(ROBUSTA)} a tonne` },
        { label: 'Gap', value: `$${decimal(arabicaPerTonne - ROBUSTA)} a tonne` },
      ],
      conclusion: `The larger number on the screen belonged to the cheaper coffee. The contract sizes differ too: ${decimal(robusta.size)} tonnes are about ${decimal(robustaPounds)} pounds, against ${decimal(arabica.size)}.`,
    },
    {
      kind: 'prose',
      heading: 'Which one your chart shows',
      paragraphs: [
        rich`Platforms use their own names. USOIL or WTI usually means the American grade, and UKOIL or Brent means the other. “Coffee” alone says nothing. The ${term('contract specification')}, the sheet that describes what you trade, gives the grade, unit and month.`,
        'Read it before you compare a price with the news, with another broker or with your own stop. A level that matters on the chart of one grade is a meaningless number on the chart of the other.',
      ],
    },
    {
      kind: 'warning',
      heading: 'Two trades, one opinion',
      paragraphs: [
        rich`Most of the time the two oils rise and fall together: their ${term('correlation')} is high, as traders put it. Somebody who buys both and risks ${dollars(risk)} on each has one opinion with ${dollars(2 * risk)} at risk, and pays two spreads for it.`,
        "Trading the gap isn't a safe version of this. It means two positions and two charges, and nothing has to bring the gap back. In 2011 too much oil at Cushing let Brent rise more than $20 above WTI. Traders who had sold the gap at five dollars, as unusually wide, lost more with every further step.",
      ],
    },
  ],
  summary: [
    'A contract specifies a grade and a place. Other grades and places are different markets.',
    'The gap between two grades pays for quality, transport and local supply.',
    'Positions in two grades are close to one position of twice the size.',
  ],
  exercise: {
    task: `Robusta is at ${dollars(EXERCISE_ROBUSTA)} a tonne. What is that in US cents a pound? Then find oil and coffee in the product list of any broker, and write down each one's grade, the unit it's quoted in, and the month it follows.`,
    solution: [
      {
        label: `${decimal(EXERCISE_ROBUSTA * CENTS_PER_DOLLAR)} cents ÷ ${decimal(POUNDS_PER_TONNE, 2)} pounds`,
        value: `${decimal(exerciseInCents, 1)} cents a pound`,
      },
    ],
    mistakes: [
      {
        mistake: `Your result is about ${decimal(exerciseInCents / CENTS_PER_DOLLAR, 2)}.`,
        why: "That's in dollars. The question asks for cents.",
      },
      {
        mistake: 'Your platform lists coffee without a grade.',
        why: 'The size of the number shows which grade it is: thousands point to robusta by the tonne, hundreds to arabica by the pound. Confirm it in the specification.',
      },
    ],
  },
  checks: [
    {
      id: 'commodity/grades/new-pipeline',
      kind: 'singleChoice',
      prompt:
        'Tanks at Cushing are full, and WTI is far below Brent. A new pipeline to the coast opens. What should happen to the gap?',
      options: [
        {
          text: 'It narrows, since the surplus can leave',
          isCorrect: true,
          feedback: 'Oil that can reach the sea competes with Brent, so the prices draw closer.',
        },
        {
          text: 'It widens, since more oil comes to market',
          feedback: 'The oil was there before. It can now go where it fetches more.',
        },
        {
          text: 'It stays the same, like the quality',
          feedback: 'Quality explains only a small part. This gap came from the place.',
        },
      ],
      explanation: 'A gap that pays for transport shrinks when transport becomes easier.',
    },
    {
      id: 'commodity/grades/which-coffee',
      kind: 'singleChoice',
      prompt: `A chart is headed “Coffee” and shows ${decimal(COFFEE_ON_SCREEN)}. Which contract does it most likely follow?`,
      options: [
        {
          text: 'Arabica, in US cents a pound',
          feedback: `That would be ${dollars(COFFEE_ON_SCREEN / CENTS_PER_DOLLAR)} for a pound of raw coffee, far beyond any price it has had.`,
        },
        {
          text: 'Arabica, in dollars a pound',
          feedback: 'Nobody pays thousands of dollars for a pound of coffee.',
        },
        {
          text: 'Robusta, in dollars a tonne',
          isCorrect: true,
          feedback: `By the pound this is $${decimal(COFFEE_ON_SCREEN / POUNDS_PER_TONNE, 2)}, a price that makes sense.`,
        },
      ],
      explanation: 'Turn the number into a price for an amount that you can picture, and see which fits.',
    },
    {
      id: 'commodity/grades/gap-trade',
      kind: 'numeric',
      prompt: `You buy ${decimal(QUESTION_BARRELS)} barrels of WTI at ${dollars(QUESTION_WTI)} and sell ${decimal(QUESTION_BARRELS)} of Brent at ${dollars(QUESTION_BRENT)}. Later WTI is at ${dollars(QUESTION_WTI_LATER)} and Brent at ${dollars(QUESTION_BRENT_LATER)}. How much have you gained, before costs?`,
      label: 'Gain',
      unit: 'dollars',
      answer: questionResult,
      tolerance: 0.5,
      answerText: dollars(questionResult),
      commonMistakes: [
        { answer: questionWtiLeg, feedback: 'This is the gain on WTI alone. Brent was sold and has risen.' },
        {
          answer: questionWtiLeg - questionBrentLeg,
          feedback: 'You added the two. The position in Brent lost, because it was a sale.',
        },
      ],
      explanation: `WTI makes ${dollars(questionWtiLeg)} and Brent ${dollars(questionBrentLeg)}. The gap went from ${dollars(QUESTION_BRENT - QUESTION_WTI)} to ${dollars(QUESTION_BRENT_LATER - QUESTION_WTI_LATER)}, and ${decimal(QUESTION_BARRELS)} × ${dollars(QUESTION_BRENT - QUESTION_WTI - (QUESTION_BRENT_LATER - QUESTION_WTI_LATER))} is ${dollars(questionResult)}.`,
    },
    {
      id: 'commodity/grades/one-opinion',
      kind: 'singleChoice',
      prompt:
        'Your limit is 2% of the account on one idea. You risk 2% on buying Brent and are tempted to buy WTI as well. What fits the limit?',
      options: [
        {
          text: 'Adding 2% on WTI, as it is another market',
          feedback: 'Both fall on the same news, so a bad day would cost close to 4%.',
        },
        {
          text: 'Splitting the 2% between the two',
          isCorrect: true,
          feedback: 'Together they then lose no more than one idea is allowed to.',
        },
        {
          text: 'Adding 2% on WTI, if its stop is further away',
          feedback: 'The distance changes the size of the position. The money at risk still rises by 2%.',
        },
      ],
      explanation: 'Positions that move together share one limit.',
    },
  ],
};
