import type { TopicPageContent } from '@/content/page';
import { decimal, dollars } from '@/content/format';
import { pipValue, profit, rewardToRisk, riskAmount, unitsForRisk } from '@/domain/tradeArithmetic';
import { paths } from '@/paths';

const CONTRACTS = [
  { name: 'Gold', size: 100, unit: 'troy ounces', step: 0.1, stepText: '$0.10' },
  { name: 'Silver', size: 5_000, unit: 'troy ounces', step: 0.005, stepText: '$0.005' },
  { name: 'WTI crude oil', size: 1_000, unit: 'barrels', step: 0.01, stepText: '$0.01' },
  { name: 'Natural gas', size: 10_000, unit: 'million Btu', step: 0.001, stepText: '$0.001' },
  { name: 'Wheat', size: 5_000, unit: 'bushels', step: 0.0025, stepText: '1/4 cent' },
  { name: 'Arabica coffee', size: 37_500, unit: 'pounds', step: 0.0005, stepText: '1/20 cent' },
] as const;

const ACCOUNT = 10_000;
const RISK_PERCENT = 1;
const ENTRY = 75;
const STOP_LOSS = 73.8;
const TAKE_PROFIT = 77.4;
const FUTURE_BARRELS = 1_000;

const risk = riskAmount(ACCOUNT, RISK_PERCENT);
const exactBarrels = unitsForRisk(risk, ENTRY - STOP_LOSS);
const barrels = Math.floor(exactBarrels);
const futureLoss = profit(ENTRY, STOP_LOSS, FUTURE_BARRELS);
const ratio = `1:${decimal(rewardToRisk(ENTRY, STOP_LOSS, TAKE_PROFIT))}`;

export const page: TopicPageContent = {
  title: 'Commodities: metals, energy and agriculture',
  description:
    'Gold, oil, grain and coffee: how commodities are quoted and traded, what moves their prices, and where the risks lie.',
  heading: 'Commodities',
  lead: "Commodities are raw goods that are the same whoever sells them: an ounce of gold, a barrel of oil, a bushel of wheat. Their prices follow supply, demand and the weather more than any company's news.",
  sections: [
    {
      kind: 'prose',
      heading: 'Overview: buying a barrel without a barrel',
      paragraphs: [
        'Every commodity is quoted in money per unit of the good, and the unit differs: dollars per troy ounce (about 31.1 grams) for gold, dollars per barrel (42 US gallons, about 159 litres) for oil, US cents per bushel for wheat.',
        'Hardly any trader wants the goods delivered. They trade futures: exchange contracts to buy or sell a fixed amount in a named month. Or they trade a CFD, a contract with a broker that follows the price in smaller amounts.',
        'Futures end. Before the month runs out the position is closed or moved to a later month (rolled over). When later months cost more, the market is in contango and a buyer tends to lose a little at each roll; when they cost less, it is in backwardation.',
      ],
    },
    {
      kind: 'table',
      heading: 'What the smallest step is worth',
      intro:
        'The standard US futures contracts: size times step gives the money that changes hands when the price ticks once.',
      columns: ['Contract', 'Size', 'Smallest step', 'One step is worth'],
      rows: CONTRACTS.map(({ name, size, unit, step, stepText }) => [
        name,
        `${decimal(size)} ${unit}`,
        `${stepText} per unit`,
        dollars(pipValue(size, step)),
      ]),
      note: 'CFD sizes are set by each broker. Read the contract specification on the platform for the one you trade.',
    },
    {
      kind: 'definitions',
      heading: 'When each group trades',
      rows: [
        {
          term: 'Metals and energy',
          text: 'US futures run from Sunday evening to Friday afternoon in New York, with a pause of one hour each day. London and New York hours are the liveliest.',
        },
        {
          term: 'Grains',
          text: 'Chicago has a night session and a day session with a break between them. Most volume, and the tightest quotes, come by day.',
        },
        {
          term: 'Coffee, sugar and cocoa',
          text: 'The New York contracts close by early afternoon. What happens in Brazil or Ivory Coast after that waits for the next morning.',
        },
        {
          term: 'What widens the spread',
          text: 'The minutes around a stock report, the daily pause, the last days before a contract expires, and any small market such as palladium or cotton.',
        },
      ],
    },
    {
      kind: 'cards',
      heading: 'Six benefits of trading commodities, each with its limit',
      cards: [
        {
          title: 'Causes you can name',
          text: 'A frost, a strike, a closed pipeline: the reason for a move is often a physical event. You will usually hear of it after the price has.',
        },
        {
          title: 'A public timetable',
          text: 'The main stock and harvest reports come out on known days, so you can plan around them. So can everyone else.',
        },
        {
          title: 'Different from shares',
          text: 'Wheat does not care about quarterly earnings, which helps to spread risk. In a panic many things are sold together all the same.',
        },
        {
          title: 'A link to inflation',
          text: 'Raw goods are part of the cost of living and often rise with it, though not in every period.',
        },
        {
          title: 'Both directions',
          text: 'Selling first is as simple as buying first. A sale has no ceiling on its loss.',
        },
        {
          title: 'Busy main markets',
          text: 'Gold and crude oil trade heavily for most of the day, which keeps spreads low. Smaller goods do not.',
        },
      ],
    },
    {
      kind: 'list',
      heading: 'Precious metals',
      items: [
        'Gold (XAU/USD): bought as a store of value. It pays no interest, so it tends to suffer when interest after inflation rises.',
        'Silver (XAG/USD): part jewel, part raw material for electronics and solar panels, and jumpier than gold.',
        'Platinum: catalysts and jewellery, with most of the supply mined in South Africa.',
        'Palladium: used above all in petrol-engine catalysts, mined mainly in Russia and South Africa.',
      ],
    },
    {
      kind: 'list',
      heading: 'Energy',
      items: [
        'WTI crude: the US benchmark, priced for delivery at Cushing, Oklahoma.',
        'Brent crude: the North Sea benchmark, against which much of the oil shipped by sea is priced.',
        'Natural gas: dear to store and move, so cold spells and storage figures swing it hard.',
        'Heating oil and petrol: refined products, with demand that follows winter and the driving season.',
      ],
    },
    {
      kind: 'list',
      heading: 'Agricultural goods',
      items: [
        'Wheat, corn and soybeans: the Chicago grains and oilseeds, ruled by planting, rain and harvest.',
        'Coffee: arabica in New York, robusta in London, both sensitive to weather in Brazil and Vietnam.',
        'Cocoa: most of it is grown in West Africa, so one region decides the crop.',
        'Sugar: cane can become sugar or ethanol, which ties it to the oil price.',
        'Cotton: moved by weather in the growing countries and orders from textile mills.',
      ],
    },
    {
      kind: 'definitions',
      heading: 'Price factors',
      rows: [
        {
          term: 'Stocks in store',
          text: 'The US reports crude stocks, usually on Wednesdays, and gas in storage, usually on Thursdays. The surprise against the forecast moves the price, not the figure itself.',
        },
        {
          term: 'Producers',
          text: 'OPEC and its partners agree how much oil to pump. A mine strike or an export ban does the same for metals and grain.',
        },
        {
          term: 'Weather and season',
          text: 'Drought in summer, frost at flowering, a mild winter for gas. The monthly US crop report (WASDE) gathers it into numbers.',
        },
        {
          term: 'The dollar',
          text: 'Most goods are priced in dollars, so a stronger dollar makes them dearer for the rest of the world.',
        },
        {
          term: 'Growth',
          text: 'Factories use metal and fuel. Figures from China, a very large importer, count for a lot.',
        },
      ],
    },
    {
      kind: 'workedExample',
      heading: 'An oil trade in numbers',
      intro: `You expect WTI to rise from, for example, ${dollars(ENTRY)}, and call the idea wrong at ${dollars(STOP_LOSS)}. The money is the ${dollars(ACCOUNT)} of a demo account, with ${String(RISK_PERCENT)}% at stake.`,
      lines: [
        { label: 'At stake', value: dollars(risk) },
        { label: 'Distance to the stop, per barrel', value: dollars(ENTRY - STOP_LOSS) },
        {
          label: `${dollars(risk)} ÷ ${dollars(ENTRY - STOP_LOSS)}, rounded down`,
          value: `${decimal(barrels)} barrels`,
        },
        { label: 'Stopped out', value: dollars(profit(ENTRY, STOP_LOSS, barrels)) },
        {
          label: `Target reached at ${dollars(TAKE_PROFIT)} (${ratio})`,
          value: dollars(profit(ENTRY, TAKE_PROFIT, barrels)),
        },
        { label: 'One full futures contract, stopped out', value: dollars(futureLoss) },
      ],
      conclusion: `The full contract of ${decimal(FUTURE_BARRELS)} barrels would lose ${decimal((100 * -futureLoss) / ACCOUNT)}% of the account on the same stop. Here a CFD of ${decimal(barrels)} barrels is the size that keeps to the plan.`,
    },
    {
      kind: 'steps',
      heading: 'Strategies, from idea to order',
      intro: 'Commodity strategies differ in why they enter. The routine around them is the same.',
      steps: [
        {
          title: 'Choose a reason',
          text: 'Follow a trend on the daily chart, buy and sell the edges of a range, trade the season of a crop, or compare two related goods such as Brent and WTI.',
        },
        {
          title: 'Check the diary',
          text: 'Find the next report, producer meeting and expiry day. Many people wait until a report is out and trade the reaction.',
        },
        {
          title: 'Measure a normal day',
          text: 'Take the average daily range of the last few weeks. A stop well inside it will be hit by noise.',
        },
        {
          title: 'Work out the amount last',
          text: 'Divide the money at stake by the stop distance, as above, and round down.',
        },
      ],
    },
    {
      kind: 'warning',
      heading: 'How commodity traders lose',
      paragraphs: [
        'By forgetting the calendar of the contract. On 20 April 2020 the expiring WTI future settled at minus $37.63 a barrel: storage was nearly full, and holders paid others to take the oil.',
        'By meeting a locked market. Grain futures have a daily price limit, and when a price sits at it there may be nobody to trade with.',
        'By being right too slowly. Roll costs and nightly financing work against a long-held position even if the price comes home in the end.',
      ],
    },
    {
      kind: 'list',
      heading: 'Tips for trading commodities',
      items: [
        'Learn one good first, with its units, its reports and its season.',
        'Convert every stop into money before ordering, and let it be 1-2% of the account at most; in gas or coffee that means very small positions.',
        'If the nearest sensible target pays less than twice what the stop costs, the price is not yet where the trade is.',
        'Note the expiry or roll date next to the entry price.',
        'Treat gold and silver, or Brent and WTI, as one position when both are open.',
      ],
    },
  ],
  callToAction: {
    heading: 'Take one good at a time',
    text: 'The commodity course goes through units, contracts and reports in order; the free webinars are the place to ask about them.',
    links: [
      { label: 'Open the commodity course', to: paths.education.commodity },
      { label: 'See the free webinars', to: paths.services.webinar },
    ],
  },
  related: [
    { label: 'Commodity course', to: paths.education.commodity },
    { label: 'Free trading signals', to: paths.services.signals },
    { label: 'Forex: the currencies behind the goods', to: paths.markets.forex },
  ],
};
