import { decimal, dollars } from '@/content/format';
import type { LessonContent } from '@/content/lesson';
import { rich, term } from '@/content/richText';
import { rules, statements } from '@/content/rules';
import {
  STANDARD_LOT_UNITS,
  distanceInSteps,
  pipValue,
  profit,
  riskAmount,
  unitsForRisk,
} from '@/domain/calculators/tradeArithmetic';

const PIP = 0.0001;
const YEN_PIP = 0.01;
const DECIMALS = 4;
const price = (value: number) => decimal(value, DECIMALS);
const MICRO_LOT = 1_000;
const lots = (units: number) => decimal(units / STANDARD_LOT_UNITS, 2);
/** Rounded down to a size that the platform accepts. */
const roundedDown = (units: number) => Math.floor(units / MICRO_LOT) * MICRO_LOT;

const ACCOUNT = rules.demoBalance;
const PERCENT = rules.riskPercent.from;
const risk = riskAmount(ACCOUNT, PERCENT);

const ENTRY = 1.2704;
const STOP = 1.2659;
const stopPips = distanceInSteps(ENTRY, STOP, PIP);
const exactUnits = unitsForRisk(risk, stopPips * PIP);
const units = roundedDown(exactUnits);
const realRisk = -profit(ENTRY, STOP, units);
const UNITS_ROUNDED_UP = units + MICRO_LOT;

/** The same account and a pair in yen. */
const YEN_PER_DOLLAR = 150;
const YEN_STOP_PIPS = 62;
const riskInYen = risk * YEN_PER_DOLLAR;
const exactYenUnits = unitsForRisk(riskInYen, YEN_STOP_PIPS * YEN_PIP);
const yenUnits = roundedDown(exactYenUnits);
const lossInYen = yenUnits * YEN_STOP_PIPS * YEN_PIP;
/** The buyer's rate at the stop, at which the loss in yen is converted into dollars. */
const yenAtStop = YEN_PER_DOLLAR - YEN_STOP_PIPS * YEN_PIP;
const yenLoss = lossInYen / yenAtStop;

const STOPS = [15, 30, 60, 120];

/** Used in the exercise and questions. */
const EXERCISE_ACCOUNT = 8_000;
const EXERCISE_STOP = 25;
const exerciseRisk = riskAmount(EXERCISE_ACCOUNT, 1);
const exerciseUnits = unitsForRisk(exerciseRisk, EXERCISE_STOP * PIP);
const QUESTION_ACCOUNT = 3_000;
const QUESTION_PERCENT = 2;
const QUESTION_STOP = 40;
const questionRisk = riskAmount(QUESTION_ACCOUNT, QUESTION_PERCENT);
const questionUnits = unitsForRisk(questionRisk, QUESTION_STOP * PIP);
const GOLD_RISK = 90;
const GOLD_STOP = 7.5;
const ounces = unitsForRisk(GOLD_RISK, GOLD_STOP);

export const page: LessonContent = {
  id: 'beginner/from-stop-to-size',
  revision: 1,
  title: 'Position size: from the stop to the size',
  description:
    'Risk in money divided by the distance to the stop gives the size of a trade. Worked through in dollars and in yen, and rounded down.',
  heading: 'From stop loss to position size',
  lead: 'Beginners often pick a size first and then look for a stop that fits. Start from the stop instead, and every loss comes to about the same sum.',
  question: 'You know where you would be wrong and what you may lose. How large is the trade?',
  sections: [
    {
      kind: 'handsOn',
      heading: 'Try it: move the stop',
      intro: `An account of ${dollars(ACCOUNT)} risks ${decimal(PERCENT)}% on EUR/USD. Move the stop and see what changes, and what doesn't.`,
      figure: 'stop',
    },
    {
      kind: 'prose',
      heading: 'The money first, the size last',
      paragraphs: [
        rich`Two things are fixed before a trade: the money at risk, which you choose, and the pips to the stop, which the chart decides. What each pip may cost follows by division, and with it the ${term('position size')}: how many units you buy or sell.`,
        'So the order never changes. First comes the money, then the stop, and last the size.',
      ],
    },
    {
      kind: 'figure',
      heading: 'Five steps in a row',
      intro: 'Each box needs only the one before it and one further number.',
      figure: {
        kind: 'flow',
        caption: 'The size is the result at the end, never the beginning.',
        boxes: [
          { title: 'Risk', text: 'Account × percentage: the sum that may be lost.' },
          { title: 'Distance', text: 'From the entry to the stop, in pips.' },
          { title: 'Money per pip', text: 'Risk ÷ distance.' },
          { title: 'Units', text: 'Money per pip ÷ size of a pip.' },
          { title: 'Lots', text: 'Units ÷ 100,000, rounded down.' },
        ],
      },
    },
    {
      kind: 'workedExample',
      heading: 'A stop 45 pips away',
      intro: `GBP/USD is bought at ${price(ENTRY)}, and the reason for the trade would be gone at ${price(STOP)}. The account holds ${dollars(ACCOUNT)}, and the trade may cost ${String(PERCENT)}% of it. ${statements.invented}`,
      lines: [
        { label: `${String(PERCENT)}% of ${dollars(ACCOUNT)}`, value: dollars(risk) },
        { label: `From ${price(ENTRY)} to ${price(STOP)}`, value: `${decimal(stopPips)} pips` },
        { label: `${dollars(risk)} ÷ ${decimal(stopPips)} pips`, value: `${dollars(risk / stopPips)} a pip` },
        { label: `${dollars(risk)} ÷ ${decimal(stopPips * PIP, 4)}`, value: `${decimal(exactUnits)} units` },
        {
          label: 'Rounded down to whole micro lots',
          value: `${decimal(units)} units, or ${lots(units)} lots`,
        },
        { label: 'Loss at the stop', value: dollars(realRisk) },
      ],
      conclusion: `With ${decimal(UNITS_ROUNDED_UP)} units the loss would be ${dollars(-profit(ENTRY, STOP, UNITS_ROUNDED_UP))}, a little over the limit. Rounding down is what keeps a limit a limit.`,
    },
    {
      kind: 'table',
      heading: 'Far stop, small size',
      intro: `Four trades on the same account, each with ${dollars(risk)} at risk. The pair is quoted in dollars.`,
      columns: ['Distance to the stop', 'One pip may cost', 'Lots', 'Loss at the stop'],
      rows: STOPS.map((distance) => {
        const size = roundedDown(unitsForRisk(risk, distance * PIP));
        return [
          `${String(distance)} pips`,
          dollars(risk / distance),
          lots(size),
          dollars(distance * pipValue(size, PIP)),
        ];
      }),
      note: 'Twice the distance gives half the size, before rounding. The last column stays near the limit and never passes it, which is the point of the calculation.',
    },
    {
      kind: 'prose',
      heading: 'When the price is in yen',
      paragraphs: [
        `The distance is measured in the pair's second currency, so the risk has to be in that currency as well. Say a dollar costs ${decimal(YEN_PER_DOLLAR, 2)} yen. A risk of ${dollars(risk)} is then ${decimal(riskInYen)} yen.`,
        `For USD/JPY with a stop ${String(YEN_STOP_PIPS)} pips away, the distance in price is ${decimal(YEN_STOP_PIPS * YEN_PIP, 2)}. The sum is ${decimal(riskInYen)} ÷ ${decimal(YEN_STOP_PIPS * YEN_PIP, 2)}, which is ${decimal(exactYenUnits)} units, or ${lots(yenUnits)} lots when rounded down. A buyer loses ${decimal(lossInYen)} yen at the stop. At the exchange rate at that moment, ${decimal(yenAtStop, 2)}, that is ${dollars(yenLoss)}.`,
        'For gold and shares the idea is the same, in ounces or shares: divide the money by the distance in price, and you have the number of units. For an index the result is the money per point.',
      ],
    },
    {
      kind: 'calculator',
      heading: 'Change the stop and watch the size',
      intro: 'The trade in the example, with the fields filled in. Move the stop closer and further away.',
      calculator: 'positionSize',
      values: {
        account: String(ACCOUNT),
        risk: String(PERCENT),
        instrument: 'GBP/USD',
        entry: price(ENTRY),
        stop: price(STOP),
      },
    },
    {
      kind: 'warning',
      heading: 'Check these three points first',
      paragraphs: [
        'Moving the stop closer so that you can trade more turns the method upside down. The stop belongs where the idea fails. A stop inside the ordinary wobble of the price, which you measured in module three, will be hit often, each time with a large position.',
        'If you measured from the price on the chart, the spread is extra, and so is any commission. A jump past the stop makes the loss larger than you worked out. Many traders leave some room for all three.',
        'On a small account even the smallest lot can risk more than the limit allows. Then the answer is no trade, not a larger limit.',
      ],
    },
  ],
  summary: [
    'Money first, stop second, size last: units = risk ÷ distance to the stop.',
    'Risk and distance have to be in the same currency.',
    'Round down, and skip the trade if even the smallest size is too large.',
  ],
  exercise: {
    task: `An account of ${dollars(EXERCISE_ACCOUNT)} risks 1% on EUR/USD with a stop ${String(EXERCISE_STOP)} pips away. Work out the units and the lots on paper. Then enter that size with its stop on a practice account ticket, and compare your result with the loss it shows for the stop.`,
    solution: [
      { label: '1% of the account', value: dollars(exerciseRisk) },
      {
        label: `${dollars(exerciseRisk)} ÷ ${decimal(EXERCISE_STOP * PIP, 4)}`,
        value: `${decimal(exerciseUnits)} units`,
      },
      { label: 'In lots', value: lots(exerciseUnits) },
    ],
    mistakes: [
      {
        mistake: 'You got a few units instead of thousands.',
        why: "You divided by 25 and stopped there. That's the money per pip; divide it by the size of a pip as well.",
        lesson: 'beginner/what-a-pip-is-worth',
      },
      {
        mistake: 'The loss in the platform is larger by a few dollars.',
        why: 'You measured the 25 pips from the price on the chart, which is the bid, while a buyer enters at the ask. With the price list that has the small spread, the ticket also adds the commission.',
      },
    ],
  },
  checks: [
    {
      id: 'beginner/from-stop-to-size/size-for-a-stop',
      kind: 'numeric',
      prompt: `Account ${dollars(QUESTION_ACCOUNT)}, risk ${String(QUESTION_PERCENT)}%, AUD/USD, stop ${String(QUESTION_STOP)} pips away. How many units?`,
      label: 'Size',
      unit: 'units',
      answer: questionUnits,
      tolerance: 100,
      answerText: `${decimal(questionUnits)} units`,
      commonMistakes: [
        {
          answer: unitsForRisk(riskAmount(QUESTION_ACCOUNT, 1), QUESTION_STOP * PIP),
          feedback: 'You took 1% of the account. This plan risks twice as much.',
        },
        { answer: questionUnits * 10, feedback: 'You misplaced a nought: 40 pips is 0.0040.' },
        {
          answer: questionUnits / STANDARD_LOT_UNITS,
          feedback: 'These are lots. The question asks for units.',
        },
      ],
      explanation: `${dollars(questionRisk)} ÷ ${decimal(QUESTION_STOP * PIP, 4)} is ${decimal(questionUnits)}.`,
    },
    {
      id: 'beginner/from-stop-to-size/ounces',
      kind: 'numeric',
      prompt: `You may lose ${dollars(GOLD_RISK)} on gold, and the stop is ${dollars(GOLD_STOP)} below the entry. How many ounces fit within that limit?`,
      label: 'Size',
      unit: 'ounces',
      answer: ounces,
      tolerance: 0.05,
      answerText: `${decimal(ounces)} ounces`,
      commonMistakes: [
        {
          answer: GOLD_RISK * GOLD_STOP,
          feedback: 'You multiplied. A wider stop would then mean a larger trade.',
        },
        { answer: ounces * 100, feedback: 'That would be the answer for a stop of a few cents.' },
      ],
      explanation: `Every ounce loses ${dollars(GOLD_STOP)} at the stop, and ${dollars(GOLD_RISK)} ÷ ${dollars(GOLD_STOP)} is ${decimal(ounces)}.`,
    },
    {
      id: 'beginner/from-stop-to-size/three-times-as-far',
      kind: 'singleChoice',
      prompt:
        'The chart calls for a stop three times as far away as last time. The account and the percentage are unchanged. What happens?',
      options: [
        {
          text: 'The size and the loss at the stop both shrink to a third',
          feedback: 'The smaller size balances the longer distance, so the loss stays the same.',
        },
        {
          text: 'The size stays the same, and the loss triples',
          feedback: 'This happens if the size is a habit instead of a result.',
        },
        {
          text: 'The size shrinks to a third; the loss is unchanged',
          isCorrect: true,
          feedback: 'A third of the units over three times the distance loses the same.',
        },
      ],
      explanation: 'Risk ÷ distance: three times the divisor gives a third of the result.',
    },
    {
      id: 'beginner/from-stop-to-size/in-order',
      kind: 'ordering',
      prompt: 'A trade is planned as in this lesson. In which order do the numbers appear?',
      steps: [
        { text: 'The sum that may be lost', feedback: 'It depends on the account alone.' },
        { text: 'The distance from entry to stop', feedback: 'The chart supplies it.' },
        { text: 'The money that one pip may cost', feedback: 'The sum divided by the distance.' },
        { text: 'The units', feedback: 'The money per pip divided by the size of a pip.' },
        { text: 'The lots, rounded down', feedback: 'What you enter on the ticket comes last.' },
      ],
      explanation: 'Sum, distance, money per pip, units, lots: each follows from the ones before it.',
    },
    {
      id: 'beginner/from-stop-to-size/between-two-sizes',
      kind: 'singleChoice',
      prompt: 'Your calculation gives 7,650 units. Your platform takes steps of 1,000. What do you enter?',
      options: [
        {
          text: '8,000, because it is nearer',
          feedback: "It's nearer, but it loses more than you had decided to risk.",
        },
        {
          text: '7,000, although it is less',
          isCorrect: true,
          feedback: 'The loss stays below the limit.',
        },
        {
          text: '8,000, with the stop moved closer',
          feedback: "The stop was placed for a reason, and rounding isn't one.",
        },
      ],
      explanation: 'A limit is kept by rounding down.',
    },
  ],
  related: [{ label: 'Practise sums on position size', to: '/practice/sums?sum=position-size' }],
};
