import type { TopicPageContent } from '@/content/page';
import { decimal, dollars } from '@/content/format';
import {
  STANDARD_LOT_UNITS,
  distanceInSteps,
  marginFor,
  pipValue,
  profit,
  rewardToRisk,
  riskAmount,
  unitsForRisk,
} from '@/domain/tradeArithmetic';
import { paths } from '@/paths';

const PIP = 0.0001;
const YEN_PIP = 0.01;
const YEN_PER_DOLLAR = 150;
const BID = 1.08502;
const ASK = 1.08514;

const lotPip = pipValue(STANDARD_LOT_UNITS, PIP);
const yenLotPip = pipValue(STANDARD_LOT_UNITS, YEN_PIP);
const spreadPips = distanceInSteps(BID, ASK, PIP);

const ACCOUNT = 10_000;
const RISK_PERCENT = 1;
const MICRO_LOT_UNITS = 1_000;
const ENTRY = 1.085;
const STOP_LOSS = 1.082;
const TAKE_PROFIT = 1.091;

const risk = riskAmount(ACCOUNT, RISK_PERCENT);
const stopPips = distanceInSteps(ENTRY, STOP_LOSS, PIP);
const targetPips = distanceInSteps(ENTRY, TAKE_PROFIT, PIP);
const exactUnits = unitsForRisk(risk, ENTRY - STOP_LOSS);
const units = Math.floor(exactUnits / MICRO_LOT_UNITS) * MICRO_LOT_UNITS;
const ratio = `1:${decimal(rewardToRisk(ENTRY, STOP_LOSS, TAKE_PROFIT))}`;

const lotValue = STANDARD_LOT_UNITS * ENTRY;
const marginRows = [500, 100, 30].map((leverage) => {
  const margin = marginFor(lotValue, leverage);
  return [`1:${String(leverage)}`, dollars(margin), `${decimal(margin / lotPip, 1)} pips`];
});

export const page: TopicPageContent = {
  title: 'Forex: currency pairs and sessions',
  description:
    'How currency pairs are quoted, what one pip is worth, when the four sessions trade and how people approach forex.',
  heading: 'Forex',
  lead: 'The foreign exchange market is where one currency is traded for another, around the clock on working days. It is quoted in pairs: one price tells what a unit of the first currency costs in the second.',
  sections: [
    {
      kind: 'definitions',
      heading: 'How to read a currency quote',
      rows: [
        {
          term: 'Base and quote currency',
          text: `In EUR/USD the euro is the base and the dollar is the quote. A price of ${decimal(ENTRY, 4)} means that one euro costs ${decimal(ENTRY, 4)} dollars. Buying the pair is buying euros and paying in dollars.`,
        },
        {
          term: 'Bid, ask and spread',
          text: `There are always two prices. With a bid of ${String(BID)} and an ask of ${String(ASK)} you sell at the first and buy at the second. The gap of ${decimal(spreadPips, 1)} pips is the spread, and every trade begins by losing it.`,
        },
        {
          term: 'Pip',
          text: 'The usual step by which rates are counted: the fourth decimal place, or the second when the yen is the quote currency. The one extra digit that most platforms show is a tenth of a pip.',
        },
        {
          term: 'Lot',
          text: 'The size of a position. A standard lot is 100,000 units of the base currency, a mini lot 10,000 and a micro lot 1,000.',
        },
      ],
    },
    {
      kind: 'table',
      heading: 'The seven majors',
      intro:
        'A major pairs the US dollar with one of seven other heavily traded currencies. Spreads are narrowest here because banks quote these pairs all day.',
      columns: ['Pair', 'Currencies', 'Dealers call it', 'Listens closely to'],
      rows: [
        ['EUR/USD', 'Euro, US dollar', 'Fiber', 'The rate gap between the ECB and the Federal Reserve'],
        ['GBP/USD', 'British pound, US dollar', 'Cable', 'Bank of England decisions, UK inflation'],
        ['USD/JPY', 'US dollar, Japanese yen', 'The yen', 'US bond yields, Bank of Japan policy'],
        ['USD/CHF', 'US dollar, Swiss franc', 'Swissie', 'Fear: the franc is a common shelter'],
        ['AUD/USD', 'Australian dollar, US dollar', 'Aussie', 'Metal prices and demand from China'],
        ['USD/CAD', 'US dollar, Canadian dollar', 'Loonie', 'The oil price'],
        ['NZD/USD', 'New Zealand dollar, US dollar', 'Kiwi', 'Dairy prices, mood in Asia'],
      ],
      note: 'Crosses leave the dollar out: EUR/GBP, EUR/JPY, GBP/JPY, AUD/NZD. Exotics pair a major currency with one that is traded less, such as USD/TRY, USD/ZAR or EUR/HUF; their spreads and overnight charges can be many times larger.',
    },
    {
      kind: 'workedExample',
      heading: 'What one pip is worth',
      intro:
        'Multiply the number of units by the size of a pip. The answer comes out in the quote currency, so a yen pair needs one more step.',
      lines: [
        {
          label: 'EUR/USD, standard lot: 100,000 × 0.0001',
          value: `${dollars(lotPip)} a pip`,
        },
        { label: 'EUR/USD, mini lot: 10,000 × 0.0001', value: `${dollars(pipValue(10_000, PIP))} a pip` },
        { label: 'EUR/USD, micro lot: 1,000 × 0.0001', value: `${dollars(pipValue(1_000, PIP))} a pip` },
        { label: 'USD/JPY, standard lot: 100,000 × 0.01', value: `${decimal(yenLotPip)} yen a pip` },
        {
          label: `The same in dollars, at for example ${decimal(YEN_PER_DOLLAR, 2)} yen`,
          value: `${dollars(yenLotPip / YEN_PER_DOLLAR)} a pip`,
        },
      ],
      conclusion: `A ${decimal(spreadPips, 1)}-pip spread on one standard lot of EUR/USD therefore costs ${dollars(profit(BID, ASK, STANDARD_LOT_UNITS))} before the rate has moved at all.`,
    },
    {
      kind: 'sessions',
      heading: 'Four sessions, one trading day',
      intro:
        'All hours are GMT: Sydney 22:00-07:00, Tokyo 00:00-09:00, London 08:00-17:00, New York 13:00-22:00. On these hours the week runs from Sunday 22:00 to Friday 22:00. They are standard-time hours: where a city puts its clocks forward for summer, its session begins and ends one hour earlier in GMT.',
    },
    {
      kind: 'definitions',
      heading: 'What each part of the day is like',
      rows: [
        {
          term: 'Sydney and Tokyo',
          text: 'Yen, Australian and New Zealand pairs do most of their own business. EUR/USD often drifts sideways.',
        },
        {
          term: 'London',
          text: 'The busiest single centre. Ranges left by the Asian hours are often put to the test in its first hour.',
        },
        {
          term: 'London and New York together, 13:00-17:00 GMT',
          text: 'Two large centres are open and many US figures appear, so spreads are narrow and moves are wide.',
        },
        {
          term: 'Around 22:00 GMT',
          text: 'New York closes, banks roll positions into the next day and quotes thin out. Spreads widen for some minutes here, as they do around scheduled news and on holidays.',
        },
      ],
    },
    {
      kind: 'list',
      heading: 'What moves exchange rates',
      items: [
        'Interest rates, and still more what people expect them to be: money tends to go where it earns more.',
        'Inflation and jobs figures, because central banks react to them. The US jobs report usually comes on the first Friday of the month.',
        'Appetite for risk. In a scare the yen, the franc and the dollar have often been bought.',
        'Trade: countries that export oil, metals or food feel those prices in their currency.',
        'Elections, budgets and sudden policy changes.',
      ],
    },
    {
      kind: 'cards',
      heading: 'How people approach forex',
      cards: [
        {
          title: 'Following a trend',
          text: 'Buy dips in a rising pair, sell rallies in a falling one, on four-hour or daily charts. Long waits, few trades.',
        },
        {
          title: 'Fading a range',
          text: 'Sell near the top and buy near the bottom of a quiet stretch, often in Asian hours, until it breaks.',
        },
        {
          title: 'Trading the breakout',
          text: 'Wait for London to leave the overnight range. Many of these breaks fail and come straight back.',
        },
        {
          title: 'Earning the rate gap',
          text: 'Hold the currency with the higher interest rate and collect the difference (a carry trade). Years of small gains can go in a week.',
        },
      ],
    },
    {
      kind: 'chart',
      heading: 'A currency plan written on the chart',
      intro:
        'The plan is drawn before anyone knows how it ends, so the chart stops at the candle where the decision is made.',
      chart: {
        instrument: 'EUR/USD',
        timeframe: '1 hour',
        candles: [
          { open: 1.0795, high: 1.0806, low: 1.0788, close: 1.0802 },
          { open: 1.0802, high: 1.0821, low: 1.0798, close: 1.0818 },
          { open: 1.0818, high: 1.0838, low: 1.0814, close: 1.0834 },
          { open: 1.0834, high: 1.0846, low: 1.0828, close: 1.084 },
          { open: 1.084, high: 1.0847, low: 1.0822, close: 1.0826 },
          { open: 1.0826, high: 1.0833, low: 1.0812, close: 1.0816 },
          { open: 1.0816, high: 1.0831, low: 1.081, close: 1.0828 },
          { open: 1.0828, high: 1.0846, low: 1.0825, close: 1.0843 },
          { open: 1.0843, high: 1.0868, low: 1.084, close: 1.0864 },
          { open: 1.0864, high: 1.0884, low: 1.086, close: 1.088 },
          { open: 1.088, high: 1.0891, low: 1.0872, close: 1.0876 },
          { open: 1.0876, high: 1.088, low: 1.0858, close: 1.0862 },
          { open: 1.0862, high: 1.0866, low: 1.0845, close: 1.0848 },
          { open: 1.0848, high: 1.0854, low: 1.084, close: 1.085 },
        ],
        entry: ENTRY,
        stopLoss: STOP_LOSS,
        takeProfit: TAKE_PROFIT,
        decimals: 4,
        note: { text: 'The old ceiling near 1.0846 holds as a floor', candle: 13 },
        description: `Invented hourly prices. EUR/USD is turned back twice near 1.0846, breaks above, reaches 1.0891 and returns to the level. The plan buys at ${decimal(ENTRY, 4)} with a stop loss at ${decimal(STOP_LOSS, 4)} and a target at ${decimal(TAKE_PROFIT, 4)}.`,
      },
    },
    {
      kind: 'workedExample',
      heading: 'How large that position may be',
      intro: `Take a demo account with ${dollars(ACCOUNT)} virtual capital and risk ${String(RISK_PERCENT)}% of it. The stop decides the size, never the other way round.`,
      lines: [
        { label: 'Money at risk', value: dollars(risk) },
        { label: 'Distance to the stop', value: `${decimal(stopPips)} pips` },
        {
          label: `${dollars(risk)} ÷ ${decimal(ENTRY - STOP_LOSS, 4)}, rounded down to micro lots`,
          value: `${decimal(units)} units (${decimal(units / STANDARD_LOT_UNITS, 2)} lots)`,
        },
        { label: 'Result at the stop', value: dollars(profit(ENTRY, STOP_LOSS, units)) },
        {
          label: `Result at the target, ${decimal(targetPips)} pips away`,
          value: dollars(profit(ENTRY, TAKE_PROFIT, units)),
        },
      ],
      conclusion: `The reward is twice the risk (${ratio}), before the spread.`,
    },
    {
      kind: 'table',
      heading: 'What leverage up to 1:500 does to margin',
      intro: `Forex accounts are offered with leverage of up to 1:500: each dollar set aside (the margin) controls 500. One standard lot of EUR/USD at ${decimal(ENTRY, 4)} is a position of ${dollars(lotValue)}, and its pip is worth ${dollars(lotPip)} whatever the leverage.`,
      columns: ['Leverage', 'Margin for one lot', 'Move that loses as much as the margin'],
      rows: marginRows,
      note: 'A small margin does not make a small trade. Regulators in the European Union, the United Kingdom and Australia cap retail accounts at 1:30 on the majors.',
    },
    {
      kind: 'warning',
      heading: 'How currency traders lose',
      paragraphs: [
        `Mostly by size. Someone with $1,000 who buys a full lot because 1:500 allows it loses ${dollars(lotPip * 20)} on an ordinary 20-pip wobble, a fifth of everything.`,
        'Then by surprise. On 15 January 2015 the Swiss central bank gave up its floor of 1.20 francs per euro, and stop orders were filled far below their price. A stop is an instruction to get out, not a promise of where.',
        'And by stacking: long EUR/USD, long GBP/USD and short USD/CHF is one bet against the dollar, made three times.',
      ],
    },
    {
      kind: 'list',
      heading: 'Tips for a first month in forex',
      items: [
        'Pick one major and watch it through the same session each day until its normal range is familiar.',
        'Keep the loss at the stop to 1-2% of the account, and count correlated pairs as one trade.',
        'Skip any setup whose target is less than twice as many pips away as its stop.',
        'Read the economic calendar before the session, and decide beforehand whether you hold through a release.',
        'Look up the overnight charge (swap): a position kept past the New York close pays or earns it, usually threefold on Wednesdays.',
      ],
    },
  ],
  callToAction: {
    heading: 'Size your next pair on paper',
    text: 'The forex course takes these calculations further, with an exercise in each of its five modules.',
    links: [
      { label: 'Open the forex course', to: paths.education.forex },
      { label: 'Compare partner brokers', to: paths.ibPartners },
    ],
  },
  related: [
    { label: 'Forex course', to: paths.education.forex },
    { label: 'Free trading signals', to: paths.services.signals },
    { label: 'Commodities: what sits behind the Aussie and the loonie', to: paths.markets.commodity },
  ],
};
