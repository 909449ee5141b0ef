import { exampleLevels } from '@/content/exampleLevels';
import type { TopicPageContent } from '@/content/page';
import { rich, term } from '@/content/richText';
import { decimal, dollars } from '@/content/format';
import { describeChart } from '@/content/markedChart';
import { CFD_RISK, retailCap, retailRules, RULES_CHECKED_ON, capText } from '@/content/regulators';
import { rules, statements } from '@/content/rules';
import { formatDay } from '@/domain/time/days';
import {
  STANDARD_LOT_UNITS,
  distanceInSteps,
  marginFor,
  pipValue,
  profit,
  riskAmount,
  unitsForRisk,
} from '@/domain/calculators/tradeArithmetic';

const PIP = 0.0001;
const YEN_PIP = 0.01;
const YEN_PER_DOLLAR = exampleLevels['USD/JPY'];
const BID = 1.08502;
const ASK = 1.08514;

const lotPip = pipValue(STANDARD_LOT_UNITS, PIP);
const yenLotPip = pipValue(STANDARD_LOT_UNITS, YEN_PIP);
const spreadPips = distanceInSteps(BID, ASK, PIP);

/** The plan in the chart. */
const ENTRY = exampleLevels['EUR/USD'];
const STOP_LOSS = 1.082;
const TAKE_PROFIT = 1.091;

/** A trade in a cross, whose pips are in pounds. */
const RISK_PERCENT = rules.riskPercent.from;
const CROSS_STOP_PIPS = 25;
const DOLLARS_PER_POUND = exampleLevels['GBP/USD'];
const MICRO_LOT_UNITS = 1_000;
const risk = riskAmount(rules.demoBalance, RISK_PERCENT);
const crossLotPip = lotPip * DOLLARS_PER_POUND;
const exactCrossUnits = unitsForRisk(risk, CROSS_STOP_PIPS * PIP * DOLLARS_PER_POUND);
const crossUnits = Math.floor(exactCrossUnits / MICRO_LOT_UNITS) * MICRO_LOT_UNITS;
const crossLoss = crossUnits * CROSS_STOP_PIPS * PIP * DOLLARS_PER_POUND;
const lossWithoutConversion = (risk / (CROSS_STOP_PIPS * PIP)) * CROSS_STOP_PIPS * PIP * DOLLARS_PER_POUND;

const lotValue = STANDARD_LOT_UNITS * ENTRY;
const marginRows = [rules.maxLeverage, 100, retailCap].map((leverage) => {
  const margin = marginFor(lotValue, leverage);
  return [`1:${String(leverage)}`, dollars(margin), `${decimal(margin / lotPip, 1)} pips`];
});

/** A beginner's account that buys a full lot. */
const SMALL_ACCOUNT = 1_000;
const WOBBLE_PIPS = 20;

export const page: TopicPageContent = {
  title: 'Forex: currency pairs and sessions',
  description:
    'How currency pairs are quoted, what one pip is worth, when the four sessions trade and how people approach forex.',
  heading: 'Forex',
  searchWords: ['EUR/USD', 'GBP/USD', 'USD/JPY', 'USD/CHF', 'AUD/USD', 'USD/CAD', 'NZD/USD'],
  lead: 'On the foreign exchange market, one currency is traded for another, around the clock on working days. Every price is for a pair: it says what one unit of the first currency costs in the second.',
  start: { label: 'Decide on a EUR/USD chart', to: '/practice/charts/1' },
  opening: {
    heading: 'The trading day',
    text: 'Four cities take turns. What a trade costs you depends on who is awake.',
    drawing: {
      kind: 'tradingDay',
      together: 'London and New York together: usually the narrowest spreads',
    },
  },
  sections: [
    {
      kind: 'definitions',
      heading: 'How to read a currency quote',
      rows: [
        {
          term: 'Base and quote currency',
          text: `In EUR/USD the euro is the base and the dollar is the quote. A price of ${decimal(ENTRY, 4)} means that one euro costs ${decimal(ENTRY, 4)} dollars. If you buy the pair, you buy euros and pay in dollars.`,
        },
        {
          term: 'Bid, ask and spread',
          text: `There are always two prices. Say the bid is ${String(BID)} and the ask ${String(ASK)}. You sell at the first and buy at the second. The gap of ${decimal(spreadPips, 1)} pips is the spread, and every trade starts by losing it.`,
        },
        {
          term: 'Pip',
          text: 'The step in which rates are usually measured: the fourth decimal place, or the second if the quote currency is the yen.',
        },
        {
          term: 'Lot',
          text: 'The unit you trade in. A standard lot is 100,000 units of the base currency, a mini lot 10,000 and a micro lot 1,000.',
        },
      ],
      marginNote: 'Most platforms show one more digit, for tenths of a pip.',
    },
    {
      kind: 'table',
      heading: 'The seven major pairs',
      intro:
        'A major pairs the US dollar with one of seven other heavily traded currencies. Banks quote these pairs all day, so their spreads are usually among the narrowest.',
      columns: ['Pair', 'Currencies', 'Nickname', 'Watches'],
      rows: [
        ['EUR/USD', 'Euro, US dollar', 'Fiber', 'The rate gap between the ECB and the Federal Reserve'],
        ['GBP/USD', 'British pound, US dollar', 'Cable', 'Bank of England decisions, UK inflation'],
        ['USD/JPY', 'US dollar, Japanese yen', 'Gopher', 'US bond yields, Bank of Japan policy'],
        ['USD/CHF', 'US dollar, Swiss franc', 'Swissie', 'Fear: the franc is a safe haven in a panic'],
        ['AUD/USD', 'Australian dollar, US dollar', 'Aussie', 'Metal prices and demand from China'],
        ['USD/CAD', 'US dollar, Canadian dollar', 'Loonie', 'The oil price'],
        ['NZD/USD', 'New Zealand dollar, US dollar', 'Kiwi', 'Dairy prices, mood in Asia'],
      ],
      note: 'Crosses leave out the dollar: EUR/GBP, EUR/JPY, GBP/JPY, AUD/NZD. Exotics pair a major currency with one that is traded less, such as USD/TRY, USD/ZAR or EUR/HUF. Their spreads and overnight charges can be many times larger.',
    },
    {
      kind: 'workedExample',
      heading: 'How to work out what one pip is worth',
      intro:
        'Multiply the units by the size of a pip. The answer is in the quote currency, so a yen pair needs one more step.',
      lines: [
        { label: 'EUR/USD, standard lot: 100,000 × 0.0001', value: `${dollars(lotPip)} a pip` },
        { label: 'EUR/USD, mini lot: 10,000 × 0.0001', value: `${dollars(pipValue(10_000, PIP))} a pip` },
        { label: 'EUR/USD, micro lot: 1,000 × 0.0001', value: `${dollars(pipValue(1_000, PIP))} a pip` },
        { label: 'USD/JPY, standard lot: 100,000 × 0.01', value: `${decimal(yenLotPip)} yen a pip` },
        {
          label: `The same in dollars, at ${decimal(YEN_PER_DOLLAR, 2)} yen`,
          value: `${dollars(yenLotPip / YEN_PER_DOLLAR)} a pip`,
        },
      ],
      conclusion: `So a ${decimal(spreadPips, 1)}-pip spread on one standard lot of EUR/USD costs ${dollars(profit(BID, ASK, STANDARD_LOT_UNITS))} before the rate has moved at all.`,
    },
    {
      kind: 'sessions',
      heading: 'When the four forex sessions open',
      intro:
        'All hours are GMT: Sydney 22:00-07:00, Tokyo 00:00-09:00, London 08:00-17:00, New York 13:00-22:00. By these hours the week runs from Sunday 22:00 to Friday 22:00. They are standard-time hours, and summer in Sydney is winter in London, so the four never all apply on the same day. When a city puts its clocks forward for summer, its session starts and ends an hour earlier in GMT.',
    },
    {
      kind: 'sessionClock',
      heading: 'Which session is open now',
      intro: "The same four cities by today's clocks, including summer time.",
    },
    {
      kind: 'definitions',
      heading: 'What each part of the day is like',
      rows: [
        {
          term: 'Sydney and Tokyo',
          text: 'The pairs with the yen or the Australian or New Zealand dollar are the liveliest in these hours. EUR/USD often drifts sideways.',
        },
        {
          term: 'London',
          text: 'The busiest single centre. Its first hour often tests the range that Asia left behind.',
        },
        {
          term: 'London and New York together, 13:00-17:00 GMT',
          text: 'Two large centres are open and many US figures come out. Spreads are narrow and moves are wide.',
        },
        {
          term: 'Around 22:00 GMT',
          text: 'New York closes and banks move positions into the next day. Quotes thin out and spreads widen for a few minutes. The same happens around scheduled news and on holidays.',
        },
      ],
    },
    {
      kind: 'list',
      heading: 'What moves exchange rates',
      items: [
        rich`Interest rates, and above all what people expect them to be, which shows in ${term('bond yield', 'bond yields')}. Money tends to go where it earns more.`,
        'Inflation and jobs figures, because central banks react to them.',
        'Appetite for risk. In a panic, people have often bought the yen, the franc and the dollar.',
        'Trade. Countries that export oil, metals or food feel those prices in their currency.',
        'Elections, budgets and sudden changes of policy.',
      ],
      marginNote: 'The US jobs report usually comes on the first Friday of the month.',
    },
    {
      kind: 'cards',
      heading: 'How people approach forex: four strategies',
      cards: [
        {
          title: 'Following a trend',
          text: "Buy dips in a rising pair, sell rallies in a falling one, on four-hour or daily charts. You'll wait a lot and trade little.",
        },
        {
          title: 'Fading a range',
          text: 'Sell near the top and buy near the bottom of a quiet stretch, often in Asian hours. One day it breaks.',
        },
        {
          title: 'Trading the breakout',
          text: 'When London opens, wait for the price to leave the overnight range. Many of these breaks fail and come straight back.',
        },
        {
          title: 'Earning the rate gap',
          text: 'Hold the currency with the higher interest rate and collect the difference (a carry trade). One bad week can wipe out years of small gains.',
        },
      ],
    },
    {
      kind: 'chart',
      heading: 'A breakout and a pullback: the plan on the chart',
      intro:
        'The chart stops where the decision is made, because nobody can see what comes next. The stop is under the low between the two visits to the ceiling. The target is beyond the last high, so the price has to get past that first. Our signals stop short of the nearest level; a plan that follows a trend aims past it, and gets there less often.',
      chart: describeChart(
        {
          instrument: 'EUR/USD',
          timeframe: '1-hour',
          candles: [
            { open: 1.0795, high: 1.0806, low: 1.0788, close: 1.0802 },
            { open: 1.0802, high: 1.0821, low: 1.0798, close: 1.0818 },
            { open: 1.0818, high: 1.0838, low: 1.0814, close: 1.0834 },
            { open: 1.0834, high: 1.0846, low: 1.0828, close: 1.084 },
            { open: 1.084, high: 1.0847, low: 1.0831, close: 1.0834 },
            { open: 1.0834, high: 1.0838, low: 1.0826, close: 1.0829 },
            { open: 1.0829, high: 1.0834, low: 1.0823, close: 1.0831 },
            { open: 1.0831, high: 1.0845, low: 1.0829, close: 1.0842 },
            { open: 1.0842, high: 1.0846, low: 1.0832, close: 1.0835 },
            { open: 1.0835, high: 1.0839, low: 1.0827, close: 1.0837 },
            { open: 1.0837, high: 1.0852, low: 1.0835, close: 1.085 },
            { open: 1.085, high: 1.0872, low: 1.0849, close: 1.0868 },
            { open: 1.0868, high: 1.0886, low: 1.0863, close: 1.0882 },
            { open: 1.0882, high: 1.0891, low: 1.0872, close: 1.0876 },
            { open: 1.0876, high: 1.088, low: 1.0858, close: 1.0862 },
            { open: 1.0862, high: 1.0866, low: 1.0846, close: 1.0848 },
            { open: 1.0848, high: 1.0854, low: 1.0843, close: 1.085 },
          ],
          entry: ENTRY,
          stopLoss: STOP_LOSS,
          stopBeyond: 'Low before the break',
          takeProfit: TAKE_PROFIT,
          decimals: 4,
          marks: [
            {
              kind: 'level',
              side: 'resistance',
              from: 1.0844,
              to: 1.0848,
              since: 2,
              touches: 2,
              brokenBy: 10,
              label: 'Ceiling',
            },
            { kind: 'swing', candle: 6, side: 'low', label: 'Low before the break' },
            { kind: 'swing', candle: 13, side: 'high', label: 'High since' },
            {
              kind: 'level',
              side: 'support',
              from: 1.0844,
              to: 1.0848,
              since: 11,
              touches: 1,
              label: 'Floor',
            },
          ],
          note: { text: 'The old ceiling holds as a floor', candle: 16 },
        },
        ({ at, times, price }) =>
          `EUR/USD is turned back ${times('Ceiling')} at ${at('Ceiling')}, breaks above it, climbs to ${at('High since')} and comes back to the broken level. It closes there at ${price(ENTRY)}, where the plan buys. The stop loss at ${price(STOP_LOSS)} is below the low of ${at('Low before the break')}, the target at ${price(TAKE_PROFIT)}.`,
      ),
    },
    {
      kind: 'workedExample',
      heading: 'How to size a trade in a cross',
      intro: `You buy EUR/GBP with a stop ${String(CROSS_STOP_PIPS)} pips away and may lose ${String(RISK_PERCENT)}% of a ${dollars(rules.demoBalance)} demo account. The account is in dollars, but the pips of this pair are in pounds. Say a pound costs ${dollars(DOLLARS_PER_POUND)}.`,
      lines: [
        { label: 'What the trade may lose', value: dollars(risk) },
        { label: 'One pip on a standard lot', value: `£${decimal(lotPip)}` },
        {
          label: `The same in dollars: £${decimal(lotPip)} × ${decimal(DOLLARS_PER_POUND, 2)}`,
          value: dollars(crossLotPip),
        },
        {
          label: `${dollars(risk)} ÷ (${String(CROSS_STOP_PIPS)} pips × ${dollars(crossLotPip)})`,
          value: `${decimal(exactCrossUnits / STANDARD_LOT_UNITS, 3)} lots`,
        },
        {
          label: 'Rounded down to whole micro lots',
          value: `${decimal(crossUnits / STANDARD_LOT_UNITS, 2)} lots`,
        },
        { label: 'Loss at the stop', value: dollars(-crossLoss) },
      ],
      conclusion: `Forget the conversion and you'd buy ${decimal(risk / (CROSS_STOP_PIPS * lotPip), 2)} lots and lose ${dollars(lossWithoutConversion)} instead.`,
    },
    {
      kind: 'calculator',
      heading: 'Size a trade in another pair',
      intro:
        'The calculator starts with the cross above. Choose another pair or account currency, and it asks for whichever rate it needs.',
      calculator: 'positionSize',
      values: {
        account: String(rules.demoBalance),
        risk: String(RISK_PERCENT),
        instrument: 'EUR/GBP',
        entry: '0.86000',
        stop: (0.86 - CROSS_STOP_PIPS * PIP).toFixed(5),
        rate: String(DOLLARS_PER_POUND),
      },
    },
    {
      kind: 'table',
      heading: 'What leverage up to 1:500 does to your margin',
      intro: `Some brokers offer leverage of 1:500, which retail clients in many countries can't have (see the next table). Each dollar you set aside (the margin) then controls 500. One standard lot of EUR/USD at ${decimal(ENTRY, 4)} is a position of ${dollars(lotValue)}. Its pip is worth ${dollars(lotPip)} whatever the leverage.`,
      columns: ['Leverage', 'Margin for one lot', 'Move that loses as much as the margin'],
      rows: marginRows,
      note: "A small margin doesn't make a small trade.",
    },
    {
      kind: 'table',
      heading: 'How much leverage retail clients get',
      intro: statements.retailCaps,
      columns: [
        'Region',
        'Main pairs',
        'Other pairs',
        'Broker closes positions when equity falls to',
        'Negative balance protection',
      ],
      rows: retailRules.map(({ region, caps, closeOutPercent, hasNegativeBalanceProtection }) => [
        region,
        capText(caps.mainPairs),
        capText(caps.otherPairs),
        `${String(closeOutPercent)}% of the margin`,
        hasNegativeBalanceProtection ? 'Required' : 'Not required',
      ]),
      note: `A main pair joins two of these: dollar, euro, yen, pound, Canadian dollar, Swiss franc. So AUD/USD and NZD/USD are capped at ${capText(retailRules[0].caps.otherPairs)} in the EU and the UK. Australia adds its own dollar to the list. Last checked on ${formatDay(RULES_CHECKED_ON)}.`,
    },
    {
      kind: 'warning',
      heading: 'The risks of currency trading',
      paragraphs: [
        CFD_RISK,
        `Losses come mostly from size. Buy a full lot with ${dollars(SMALL_ACCOUNT)} because 1:500 allows it, and an ordinary ${String(WOBBLE_PIPS)}-pip wobble costs you ${dollars(lotPip * WOBBLE_PIPS)}, a fifth of everything.`,
        'Then they come from surprise. On 15 January 2015 the Swiss central bank gave up its floor of 1.20 francs per euro, and stop orders were filled far below their prices.',
        'And they come from stacking positions. Long EUR/USD, long GBP/USD and short USD/CHF is one bet against the dollar, made three times.',
      ],
    },
    {
      kind: 'list',
      heading: 'Tips for your first month in forex',
      items: [
        'Pick one major. Watch it through the same session each day until you know its normal range.',
        `${statements.riskRule} Count correlated pairs as one trade.`,
        rich`Read the ${term('economic calendar')} before the session, and decide beforehand whether you hold through a release.`,
        'Look up the overnight charge (swap). A position kept past the New York close pays or earns it, usually threefold on Wednesdays.',
        statements.practise,
      ],
    },
  ],
  callToAction: {
    heading: 'Size your next pair on paper',
    text: 'The forex course takes these sums further, with an exercise in each of its five modules.',
    links: [
      { label: 'Open the forex course', to: '/education/forex' },
      { label: 'Compare partner brokers', to: '/ib-partners' },
    ],
  },
  related: [
    { label: 'Forex course', to: '/education/forex' },
    { label: 'Free trading signals', to: '/services/signals' },
    { label: 'Commodities: what drives the Australian and Canadian dollars', to: '/markets/commodity' },
  ],
};
