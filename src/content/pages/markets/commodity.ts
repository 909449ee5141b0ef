import { exampleLevels } from '@/content/exampleLevels';
import type { TopicPageContent } from '@/content/page';
import { rich, term } from '@/content/richText';
import { decimal, dollars } from '@/content/format';
import { phrases, rules, statements } from '@/content/rules';
import { CONTRACTS_CHECKED_ON, futures } from '@/domain/trading/futures';
import { pipValue, profit, riskAmount, unitsForRisk } from '@/domain/calculators/tradeArithmetic';
import { formatDay } from '@/domain/time/days';

const CONTRACTS = [
  { ...futures.gold, stepText: '$0.10' },
  { ...futures.silver, stepText: '$0.005' },
  { ...futures.wti, stepText: '$0.01' },
  { ...futures.naturalGas, stepText: '$0.001' },
  { ...futures.wheat, stepText: '1/4 cent' },
  { ...futures.arabica, stepText: '1/20 cent' },
];

/** Five invented daily ranges of WTI in dollars, to place a stop that survives an ordinary day. */
const RANGES = [1.9, 1.4, 2.3, 1.6, 1.8];
const ENTRY = exampleLevels['Oil (WTI)'];
const STOP_IN_RANGES = 1.5;
const FUTURE_BARRELS = futures.wti.size;
const TIGHT_STOP = 0.6;
const averageRange = RANGES.reduce((sum, range) => sum + range, 0) / RANGES.length;
const stopDistance = averageRange * STOP_IN_RANGES;
const stopLoss = ENTRY - stopDistance;
const takeProfit = ENTRY + rules.minRewardToRisk * stopDistance;
const risk = riskAmount(rules.demoBalance, rules.riskPercent.from);
const barrels = Math.floor(unitsForRisk(risk, stopDistance));
const futureLoss = profit(ENTRY, stopLoss, FUTURE_BARRELS);

export const page: TopicPageContent = {
  title: 'Commodities: metals, energy and agriculture',
  description:
    'Gold, oil, grain and coffee: how commodities are quoted and traded, what moves their prices, and where the risks lie.',
  heading: 'Commodities',
  lead: "Commodities are raw materials that are the same whoever sells them: an ounce of gold, a barrel of oil, a bushel of wheat. Supply, demand and the weather move their prices more than any company's news.",
  searchWords: ['Gold, silver and oil', 'XAU/USD', 'XAUUSD', 'XAGUSD', 'USOIL', 'UKOIL'],
  start: { label: 'Decide on a chart of oil', to: '/practice/charts/2' },
  opening: {
    heading: 'A year of seasons',
    text: 'Crops and fuels have their seasons; these are the American ones. Everyone knows the seasons. Nobody knows the weather.',
    drawing: {
      kind: 'seasonWheel',
      rings: [
        {
          name: 'Natural gas',
          seasons: [{ name: 'heating', from: 10, to: 15, when: 'November to March' }],
        },
        {
          name: 'Petrol and crude oil',
          seasons: [{ name: 'driving', from: 4.85, to: 8.2, when: 'late May to early September' }],
        },
        {
          name: 'Corn',
          seasons: [
            { name: 'planting', from: 3.5, to: 5, when: 'mid-April to May' },
            { name: 'weather', from: 6, to: 8, when: 'July and August' },
            { name: 'harvest', from: 8.5, to: 10.5, when: 'mid-September to mid-November' },
          ],
        },
        {
          name: 'Winter wheat',
          seasons: [
            { name: 'harvest', from: 5, to: 6.7, when: 'June to late July' },
            { name: 'sowing', from: 8.3, to: 10, when: 'September and October' },
          ],
        },
      ],
    },
  },
  sections: [
    {
      kind: 'prose',
      heading: 'Overview: trading the price of oil',
      paragraphs: [
        'Every commodity is quoted in money per unit, but the units differ. Gold is priced in dollars per troy ounce (about 31.1 grams), oil in dollars per barrel (42 US gallons, about 159 litres), wheat in US cents per bushel.',
        'Hardly any traders want delivery. They trade futures, which are exchange contracts to buy or sell a fixed amount in a set month. Or they trade a contract for difference (CFD) with a broker, which follows the price in smaller amounts.',
        'Futures end. Before the month runs out you close the position or move it to a later month (roll it over).',
      ],
      marginNote:
        'If later months cost more, the market is in contango, and a buyer tends to lose a little at each roll. If they cost less, it is in backwardation.',
    },
    {
      kind: 'table',
      heading: 'What one tick of a commodity is worth',
      intro:
        'Standard US futures contracts. Multiply the size by the step and you get the value of one tick.',
      columns: ['Contract', 'Size', 'Smallest step', 'One step is worth'],
      rows: CONTRACTS.map(({ name, size, unit, tick, stepText }) => [
        name,
        `${decimal(size)} ${unit}`,
        `${stepText} per unit`,
        dollars(pipValue(size, tick)),
      ]),
      note: `Checked on ${formatDay(CONTRACTS_CHECKED_ON)}. Each broker sets its own CFD sizes. Read the contract specification on your platform.`,
    },
    {
      kind: 'definitions',
      heading: 'When commodities trade',
      rows: [
        {
          term: 'Metals and energy',
          text: 'US futures run from Sunday evening to Friday afternoon in New York, with a one-hour break each day. London and New York hours are the liveliest.',
        },
        {
          term: 'Grains',
          text: 'Chicago has a night session and a day session with a break between them. Volume is highest by day, and spreads are tightest.',
        },
        {
          term: 'Coffee, sugar and cocoa',
          text: 'The New York contracts close by early afternoon. Later news from Brazil or Ivory Coast has to wait until the next morning.',
        },
        {
          term: 'When spreads widen',
          text: rich`In the minutes around an ${term('inventory report')}, at the daily break, in a contract's last days, and all day in thin markets such as palladium and cotton.`,
        },
      ],
    },
    {
      kind: 'cards',
      heading: 'Six benefits of trading commodities, each with its limit',
      cards: [
        {
          title: 'Causes you can name',
          text: "A frost, a strike, a closed pipeline: a move often has a physical reason. You'll usually hear of it after the price has moved.",
        },
        {
          title: 'A public timetable',
          text: 'The main inventory and harvest reports come out on known days, so you can plan around them. So can everyone else.',
        },
        {
          title: 'Different from shares',
          text: "Wheat doesn't care about quarterly earnings, which helps to spread risk. In a panic, though, many things are sold together.",
        },
        {
          title: 'A link to inflation',
          text: 'Raw materials are part of the cost of living and often rise with it, though not in every period.',
        },
        {
          title: 'Both directions',
          text: 'You can sell first as easily as buy first. The loss on such a sale has no ceiling.',
        },
        {
          title: 'Busy main markets',
          text: "Gold and crude oil trade heavily for most of the day, which keeps spreads low. Smaller markets don't.",
        },
      ],
    },
    {
      kind: 'list',
      heading: 'Precious metals',
      items: [
        'Gold (XAU/USD): bought as a store of value. It pays no interest, so it tends to fall when real interest rates (rates after inflation) rise.',
        'Silver (XAG/USD): for jewellery, electronics and solar panels. It swings more than gold.',
        'Platinum: for catalysts and jewellery, most of it mined in South Africa.',
        'Palladium: above all for catalysts in petrol engines, mined mainly in Russia and South Africa.',
      ],
    },
    {
      kind: 'list',
      heading: 'Energy',
      items: [
        'WTI crude: the US benchmark, priced for delivery at Cushing, Oklahoma.',
        'Brent crude: the North Sea benchmark, used to price much of the oil shipped by sea.',
        'Natural gas: expensive to store and move, so cold spells and storage figures move its price sharply.',
        'Heating oil and petrol: refined products. Winter and the driving season set demand.',
      ],
    },
    {
      kind: 'list',
      heading: 'Agricultural commodities',
      items: [
        'Wheat, corn and soybeans: the Chicago grains and oilseeds. They depend on planting, rain and harvest.',
        'Coffee: arabica in New York, robusta in London, both sensitive to weather in Brazil and Vietnam.',
        'Cocoa: most of it grows in West Africa, so one region decides the crop.',
        'Sugar: cane can become sugar or ethanol, which ties it to the oil price.',
        'Cotton: moved by weather in the growing countries and orders from textile mills.',
      ],
    },
    {
      kind: 'definitions',
      heading: 'Price factors: what moves commodities',
      rows: [
        {
          term: 'Inventories',
          text: 'The US reports crude inventories, usually on Wednesdays, and gas in storage, usually on Thursdays. What moves the price is the surprise compared with the forecast.',
        },
        {
          term: 'Producers',
          text: 'OPEC and its partners agree how much oil to pump. A mine strike or an export ban affects the supply of metals and grain in a similar way.',
        },
        {
          term: 'Weather and season',
          text: 'Drought in summer, frost at flowering, a mild winter for gas. The monthly US crop report (WASDE) turns the weather into numbers.',
        },
        {
          term: 'The dollar',
          text: 'Most commodities are priced in dollars, so a stronger dollar makes them more expensive for the rest of the world.',
        },
        {
          term: 'Growth',
          text: 'Factories use metal and fuel. Figures from China, a very large importer, count for a lot.',
        },
      ],
    },
    {
      kind: 'table',
      heading: 'Strategies for commodities',
      columns: ['Strategy', 'The idea', 'Where it fails'],
      rows: [
        [
          'Trend following',
          'Supply changes slowly, so moves can last for months. Buy new highs on the daily chart, sell new lows',
          'Sideways months, with one false start after another',
        ],
        [
          'Range between two levels',
          'Buy near a floor, sell near a ceiling, while nothing changes supply or demand',
          'The report or meeting that does change it',
        ],
        [
          'Seasonal trade',
          'Trade the weeks before harvest or winter, when a shortage would hurt most',
          'Everybody knows the calendar, and in a mild year the shortage fails to come',
        ],
        [
          'Spread',
          'Buy one commodity and sell a related one, such as Brent against WTI, when the gap is unusually wide',
          'Two spreads and two overnight charges, and gaps that widen further',
        ],
      ],
      note: 'Whichever you choose, find the next report, producer meeting and expiry day before you enter.',
    },
    {
      kind: 'workedExample',
      heading: 'How to set a stop from the average true range',
      intro: `Say you expect WTI to rise from ${dollars(ENTRY)}. Over the last five days it moved ${RANGES.map((range) => dollars(range)).join(', ')} from low to high. On a ${dollars(rules.demoBalance)} account you risk ${String(rules.riskPercent.from)}%.`,
      lines: [
        { label: 'Average daily range', value: dollars(averageRange) },
        {
          label: `Stop at ${String(STOP_IN_RANGES)} times that, below the entry`,
          value: `${dollars(stopDistance)}, at ${dollars(stopLoss)}`,
        },
        {
          label: `${dollars(risk)} ÷ ${dollars(stopDistance)}, rounded down`,
          value: `${decimal(barrels)} barrels`,
        },
        {
          label: `Target at ${phrases.rewardToRisk}`,
          value: `${dollars(takeProfit)}, for ${dollars(profit(ENTRY, takeProfit, barrels))}`,
        },
        {
          label: `One full contract of ${decimal(FUTURE_BARRELS)} barrels, stopped out`,
          value: dollars(futureLoss),
        },
      ],
      conclusion: rich`A ${dollars(TIGHT_STOP)} stop would let you trade ${decimal(Math.floor(unitsForRisk(risk, TIGHT_STOP)))} barrels, but it is a third of an ordinary day: noise alone would hit it. The full contract would lose ${decimal((100 * -futureLoss) / rules.demoBalance)}% of the account. When there are gaps between days, the ${term('average true range')} (ATR) on your platform also counts the jump from the last close.`,
    },
    {
      kind: 'calculator',
      heading: 'The same trade in lots',
      intro:
        'Many brokers sell oil in lots of 1,000 barrels, in steps of a hundredth of a lot: ten barrels. So the size is rounded down further than above.',
      calculator: 'positionSize',
      values: {
        account: String(rules.demoBalance),
        risk: String(rules.riskPercent.from),
        instrument: 'Oil (WTI)',
        entry: ENTRY.toFixed(2),
        stop: stopLoss.toFixed(2),
      },
    },
    {
      kind: 'warning',
      heading: 'The risks of commodity trading',
      paragraphs: [
        "Losses come from forgetting the contract's calendar. On 20 April 2020 the expiring WTI future settled at minus $37.63 a barrel. Storage was nearly full, and holders paid others to take the oil.",
        'They come from a locked market. Grain futures have a daily price limit. When the price sits at that limit, there may be nobody to trade with.',
        'They come from being right too slowly. Roll costs and the overnight charge work against a position held for a long time, even if the price reaches the target in the end.',
      ],
    },
    {
      kind: 'list',
      heading: 'Tips for trading commodities',
      items: [
        'Learn one commodity first, with its units, its reports and its season.',
        `${statements.riskRule} In gas or coffee that means very small positions.`,
        'If the nearest sensible target offers less than twice the risk, wait for a better entry or skip the trade.',
        'Note the expiry or roll date next to the entry price.',
        'Treat gold and silver, or Brent and WTI, as one position when both are open.',
      ],
    },
  ],
  callToAction: {
    heading: 'Start with one market',
    text: 'The commodity course goes through units, contracts and reports in order.',
    links: [
      { label: 'Open the commodity course', to: '/education/commodity' },
      { label: 'See the free webinars', to: '/services/webinar' },
    ],
  },
  related: [
    { label: 'Commodity course', to: '/education/commodity' },
    { label: 'Free trading signals', to: '/services/signals' },
    { label: 'Forex: the currencies of exporters', to: '/markets/forex' },
  ],
};
