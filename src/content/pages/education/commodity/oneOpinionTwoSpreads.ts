import { exampleLevels } from '@/content/exampleLevels';
import { decimal, dollars } from '@/content/format';
import type { LessonContent } from '@/content/lesson';
import { rich, term } from '@/content/richText';
import { rules, statements } from '@/content/rules';
import { pipValue, riskAmount, unitsForRisk } from '@/domain/calculators/tradeArithmetic';

/** Eleven invented closes of both metals, rebased to 100. */
const GOLD_CLOSES = [100, 100.6, 100.2, 101.1, 101.5, 100.9, 101.6, 102.3, 101.8, 101.2, 100.5];
const SILVER_CLOSES = [100, 101.2, 100.5, 102, 101.7, 100.4, 101.9, 103.5, 102.6, 101.2, 99.6];
const moves = (closes: readonly number[]) =>
  closes.slice(1).map((close, index) => close - (closes[index] ?? close));
const goldMoves = moves(GOLD_CLOSES);
const silverMoves = moves(SILVER_CLOSES);
const daysTogether = goldMoves.filter((move, index) => move * (silverMoves[index] ?? 0) > 0).length;
const fallFromHigh = (closes: readonly number[]) => {
  const high = Math.max(...closes);
  return (100 * (high - (closes.at(-1) ?? high))) / high;
};

/** The same idea in one metal, in both at full risk, and in both at half risk. */
const ACCOUNT = rules.demoBalance;
const PERCENT = rules.riskPercent.from;
const risk = riskAmount(ACCOUNT, PERCENT);
const GOLD = { name: 'Gold', price: exampleLevels.Gold, stop: 25, spread: 0.4 } as const;
const SILVER = { name: 'Silver', price: exampleLevels.Silver, stop: 0.8, spread: 0.04 } as const;
type Metal = typeof GOLD | typeof SILVER;
const ounces = ({ stop }: Metal, atRisk: number) => Math.floor(unitsForRisk(atRisk, stop));
const spreadOf = (metal: Metal, atRisk: number) => pipValue(ounces(metal, atRisk), metal.spread);
const lossOf = (metal: Metal, atRisk: number) => ounces(metal, atRisk) * metal.stop;
const halfRisk = risk / 2;
const bothLoss = lossOf(GOLD, risk) + lossOf(SILVER, risk);
const bothSpreads = spreadOf(GOLD, risk) + spreadOf(SILVER, risk);
const halvesLoss = lossOf(GOLD, halfRisk) + lossOf(SILVER, halfRisk);
const halvesSpreads = spreadOf(GOLD, halfRisk) + spreadOf(SILVER, halfRisk);

/** A weekend after which both metals open two stop distances beyond their stops. */
const GAP_FACTOR = 3;

/** The exercise: Brent and WTI. */
const OIL_RISK = 150;
const OIL_STOP = 1.2;
const WTI_SPREAD = 0.03;
const BRENT_SPREAD = 0.05;
const OIL_STEP = 10;
const roundedDown = (units: number) => Math.floor(units / OIL_STEP) * OIL_STEP;
const oilBarrels = roundedDown(unitsForRisk(OIL_RISK, OIL_STOP));
const halfRiskBarrels = roundedDown(unitsForRisk(OIL_RISK / 2, OIL_STOP));

/** Used in the questions. */
const QUESTION_ACCOUNT = 8_000;
const QUESTION_PERCENT = 1.5;
const questionRisk = riskAmount(QUESTION_ACCOUNT, QUESTION_PERCENT);
const LIMIT_ACCOUNT = 12_000;
const LIMIT_PERCENT = 2;
const FIRST_RISK = 150;
const riskLimit = riskAmount(LIMIT_ACCOUNT, LIMIT_PERCENT);
const SECOND_STOP = 0.9;
const secondBarrels = unitsForRisk(riskLimit - FIRST_RISK, SECOND_STOP);

export const page: LessonContent = {
  id: 'commodity/one-opinion-two-spreads',
  revision: 1,
  title: 'Gold and silver at once: correlation in commodities',
  description:
    'Gold and silver, or Brent and WTI, usually move together. How to count two positions as one idea, split the risk and add up the costs.',
  heading: 'One opinion, two spreads',
  lead: 'Two tickets, two charts, two names. If one piece of news moves both, you have made one decision and put twice the money on it.',
  searchWords: [
    'buy gold and silver together',
    'correlation of gold and silver',
    'trade Brent and WTI at the same time',
    'how much risk on two trades',
    'do gold and oil move together',
  ],
  question: `You risk ${String(PERCENT)}% on gold and ${String(PERCENT)}% on silver. How much of your account depends on the central bank's next decision?`,
  sections: [
    {
      kind: 'prose',
      heading: 'Two seats on one ferry',
      paragraphs: [
        'You send a parcel by ferry. To be on the safe side you split it in two and put both halves on the same boat. If the boat is late, both are late. You have paid for two labels and reduced no risk.',
        rich`Spreading risk only works if different things can happen to each position. How closely two prices move together is their ${term('correlation')}. Gold and silver are in the same boat most of the time: the dollar, interest rates and fear move them both. Brent and WTI nearly always are.`,
      ],
    },
    {
      kind: 'figure',
      heading: 'Ten days of two metals',
      intro: `Both start at 100. ${statements.invented}`,
      figure: {
        kind: 'lineChart',
        caption: `On ${String(daysTogether)} of ${String(goldMoves.length)} days both moved the same way. Silver swings further: from its high it lost ${decimal(fallFromHigh(SILVER_CLOSES), 1)}%, and gold ${decimal(fallFromHigh(GOLD_CLOSES), 1)}%.`,
        description: `Two lines over ten days that rise and fall nearly together. Gold climbs to ${decimal(Math.max(...GOLD_CLOSES), 1)} on day seven and ends at ${decimal(GOLD_CLOSES.at(-1) ?? NaN, 1)}. Silver climbs to ${decimal(Math.max(...SILVER_CLOSES), 1)} on the same day and ends at ${decimal(SILVER_CLOSES.at(-1) ?? NaN, 1)}.`,
        xLabel: 'Day',
        yLabel: 'Start = 100',
        decimals: 1,
        series: [
          { label: 'Gold', values: GOLD_CLOSES },
          { label: 'Silver', values: SILVER_CLOSES },
        ],
      },
    },
    {
      kind: 'prose',
      heading: 'A test that takes five minutes',
      paragraphs: [
        `Put the two daily charts one above the other and go back twenty days. Count the days on which both rose or both fell. Ten of twenty is what tossing two coins would give. Fifteen or more say that you should treat the two as one idea. The drawing above has ${String(daysTogether)} of ${String(goldMoves.length)}.`,
        "The count changes over the years. Silver is also an industrial metal, and when factories rather than fear are in the news, it can go its own way for months. But in a panic most things that can be sold are sold together, and that's the day your limit is for.",
      ],
    },
    {
      kind: 'workedExample',
      heading: 'One idea, three ways to trade it',
      intro: `The idea is that metals rise. Gold's stop is ${dollars(GOLD.stop)} away and its spread ${dollars(GOLD.spread)}, silver's ${dollars(SILVER.stop)} and ${dollars(SILVER.spread)}. The limit for one idea is ${dollars(risk)}.`,
      lines: [
        {
          label: `Gold alone: ${decimal(ounces(GOLD, risk))} ounces`,
          value: `${dollars(-lossOf(GOLD, risk))} at the stop, spread ${dollars(spreadOf(GOLD, risk))}`,
        },
        {
          label: `Both at full size: ${decimal(ounces(GOLD, risk))} and ${decimal(ounces(SILVER, risk))} ounces`,
          value: `${dollars(-bothLoss)} at the stops, spreads ${dollars(bothSpreads)}`,
        },
        {
          label: `Both at half size: ${decimal(ounces(GOLD, halfRisk))} and ${decimal(ounces(SILVER, halfRisk))} ounces`,
          value: `${dollars(-halvesLoss)} at the stops, spreads ${dollars(halvesSpreads)}`,
        },
      ],
      conclusion: `At full size, one wrong opinion costs twice the limit. At half size it keeps within the limit, and the spreads still cost about twice as much as gold's alone, because silver's is wide compared with its stop.`,
    },
    {
      kind: 'table',
      heading: 'What is often in the same boat',
      intro: 'Each row is more often one opinion than two.',
      columns: ['Positions', 'What they share', 'What can separate them'],
      rows: [
        ['Gold and silver, both bought', 'The dollar, interest rates', 'News from industry'],
        ['Brent and WTI, both bought', 'World supply of oil', 'Tanks and pipelines in one place'],
        ['WTI and petrol, both sold', 'The price of crude', 'A refinery on fire'],
        ['Corn and wheat, both bought', 'Feed, weather, acreage', 'The harvest of one crop'],
        ['Gold bought, dollar sold for euros', 'The dollar', 'A flight into gold and dollars at once'],
        ['Oil bought, USD/CAD sold', 'Canada exports oil', 'A Bank of Canada decision'],
      ],
      note: 'The last two rows cross from one market into another, where the connection is less obvious.',
    },
    {
      kind: 'prose',
      heading: 'If you want both all the same',
      paragraphs: [
        rich`There can be reasons: you don't know which of the two will move first, or one of them is close to a level and the other isn't. Then let them share one ${term('risk per trade')}. Half each is the obvious way, and with a third position it's a third each.`,
        "Watch the rounding. Rounding takes more from two small positions than from one large one, and some brokers don't offer sizes as small as the half. Each also has its own overnight charge and, if it follows a future, its own roll.",
        rich`Buying one and selling the other is a different matter. That's a trade on the gap between them, which the lesson ${{ label: 'Why one commodity has several prices', to: '/education/commodity/grades' }} works through.`,
      ],
    },
    {
      kind: 'warning',
      heading: 'When both jump',
      paragraphs: [
        `The limit assumes that stops are filled at their prices. On a weekend when both metals open two stop distances beyond their stops, each loses ${String(GAP_FACTOR)} times its risk. At full size that makes ${dollars(GAP_FACTOR * bothLoss)}, or ${decimal((100 * GAP_FACTOR * bothLoss) / ACCOUNT)}% of the account, from one opinion.`,
        'A second position is often opened because the first one is going well. It then starts at a worse price, with the same news behind it, and turns a good trade into a large one near its end. Ask before each order: would I be wrong about both for the same reason?',
      ],
    },
  ],
  summary: [
    'Positions that fall on the same news share one limit.',
    'Count the days on which both move the same way before you call them two ideas.',
    'A second market can have a spread that is wide compared with its stop, a higher overnight charge and more rounding.',
  ],
  exercise: {
    task: `Your limit for one idea is ${dollars(OIL_RISK)}. Brent and WTI both have a stop ${dollars(OIL_STOP)} away and steps of ${decimal(OIL_STEP)} barrels. The spread is ${decimal(WTI_SPREAD * 100)} cents on WTI and ${decimal(BRENT_SPREAD * 100)} on Brent. Work out the size for WTI alone, for both at half the limit each, and what the spreads cost. Then take two instruments in the practice account, go back twenty days, and count how often both went the same way.`,
    solution: [
      {
        label: `WTI alone: ${dollars(OIL_RISK)} ÷ ${dollars(OIL_STOP)}, rounded down`,
        value: `${decimal(oilBarrels)} barrels, spread ${dollars(oilBarrels * WTI_SPREAD)}`,
      },
      {
        label: `Each half: ${dollars(OIL_RISK / 2)} ÷ ${dollars(OIL_STOP)}, rounded down`,
        value: `${decimal(halfRiskBarrels)} barrels`,
      },
      {
        label: 'Both halves',
        value: `${decimal(2 * halfRiskBarrels)} barrels, spreads ${dollars(halfRiskBarrels * (WTI_SPREAD + BRENT_SPREAD))}`,
      },
      {
        label: 'In the practice account, gold and oil',
        value: 'About half of the days: they move independently',
      },
    ],
    mistakes: [
      {
        mistake: `You have ${decimal(oilBarrels)} barrels of each.`,
        why: "That's the full limit twice. One opinion has one limit.",
        lesson: 'beginner/how-much-to-lose',
      },
      {
        mistake: 'EUR/USD and GBP/USD in the practice account came out well above ten.',
        why: "That's no mistake: their prices share part of their moves there, as in real markets.",
      },
    ],
  },
  checks: [
    {
      id: 'commodity/one-opinion-two-spreads/both-stops',
      kind: 'numeric',
      prompt: `An account of ${dollars(QUESTION_ACCOUNT)} risks ${decimal(QUESTION_PERCENT, 1)}% on gold and ${decimal(QUESTION_PERCENT, 1)}% on silver, both bought. A rate decision drives both to their stops. How much is lost?`,
      label: 'Loss',
      unit: 'dollars',
      answer: 2 * questionRisk,
      tolerance: 0.5,
      answerText: dollars(2 * questionRisk),
      commonMistakes: [
        { answer: questionRisk, feedback: 'This is the loss on one of them. The decision moved both.' },
        {
          answer: questionRisk / 2,
          feedback: 'Nobody halved the risks. Each was at its full percentage.',
        },
      ],
      explanation: `${decimal(QUESTION_PERCENT, 1)}% of ${dollars(QUESTION_ACCOUNT)} is ${dollars(questionRisk)}, and both together cost ${dollars(2 * questionRisk)}.`,
    },
    {
      id: 'commodity/one-opinion-two-spreads/what-is-left',
      kind: 'numeric',
      prompt: `One idea may cost ${String(LIMIT_PERCENT)}% of ${dollars(LIMIT_ACCOUNT)}. You hold Brent with ${dollars(FIRST_RISK)} at risk, and want WTI as well, with a stop ${dollars(SECOND_STOP)} away. How many barrels can you buy at most?`,
      label: 'Size',
      unit: 'barrels',
      answer: secondBarrels,
      tolerance: 0.5,
      answerText: `${decimal(secondBarrels)} barrels`,
      commonMistakes: [
        {
          answer: unitsForRisk(riskLimit, SECOND_STOP),
          feedback: 'You gave WTI the whole limit. Brent has used part of it.',
        },
        {
          answer: unitsForRisk(riskLimit / 2, SECOND_STOP),
          feedback: 'Half of the limit is more than Brent leaves.',
        },
        {
          answer: (riskLimit - FIRST_RISK) * SECOND_STOP,
          feedback: 'You multiplied by the stop. Divide by it.',
        },
      ],
      explanation: `The limit is ${dollars(riskLimit)}, and ${dollars(riskLimit - FIRST_RISK)} of it is left. ${dollars(riskLimit - FIRST_RISK)} ÷ ${dollars(SECOND_STOP)} is ${decimal(secondBarrels)} barrels.`,
    },
    {
      id: 'commodity/one-opinion-two-spreads/two-ideas',
      kind: 'singleChoice',
      prompt: 'Which pair comes closest to two separate ideas?',
      options: [
        {
          text: 'Bought gold and bought silver',
          feedback: 'A stronger dollar could hurt both on the same afternoon.',
        },
        {
          text: 'Bought coffee and sold natural gas',
          isCorrect: true,
          feedback:
            'Frost in Brazil and mild weather in the United States have little to do with each other.',
        },
        {
          text: 'Sold Brent and sold petrol',
          feedback: 'Petrol is made from crude oil, so both follow its price.',
        },
      ],
      explanation:
        'Say which news would prove the first idea wrong, and ask whether it would hurt the second.',
    },
    {
      id: 'commodity/one-opinion-two-spreads/counting-days',
      kind: 'singleChoice',
      prompt:
        'Two commodities moved the same way on 17 of the last 20 days. You risk 1% on the first, and 1% is your limit for an idea. What about the second?',
      options: [
        {
          text: 'Another 1%, since the charts look different',
          feedback: 'The count says that they move together, however they look.',
        },
        {
          text: 'Another 1%, with a stop twice as far away',
          feedback: 'A wider stop makes a smaller position. The money at risk would still double.',
        },
        {
          text: 'Nothing, or half of the 1% taken from the first',
          isCorrect: true,
          feedback: 'Either way the two together cost no more than one idea may cost.',
        },
      ],
      explanation: 'Seventeen out of twenty is far from chance, so they share one limit.',
    },
  ],
  related: [{ label: 'Practise sums on trades that add up', to: '/practice/sums?sum=correlated' }],
};
