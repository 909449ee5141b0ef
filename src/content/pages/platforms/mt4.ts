import { decimal, dollars } from '@/content/format';
import type { TopicPageContent } from '@/content/page';
import { rich, term } from '@/content/richText';
import { phrases, rules } from '@/content/rules';
import {
  distanceInSteps,
  pipValue,
  riskAmount,
  STANDARD_LOT_UNITS,
  unitsForRisk,
} from '@/domain/calculators/tradeArithmetic';

const PIP = 0.0001;
const SELL_AT = 1.265;
const STOP = 1.27;
const TARGET = 1.255;
const price = (value: number) => decimal(value, 4);

const risk = riskAmount(rules.demoBalance, rules.riskPercent.from);
const stopPips = distanceInSteps(SELL_AT, STOP, PIP);
const units = unitsForRisk(risk, stopPips * PIP);
const lots = units / STANDARD_LOT_UNITS;
const onePip = pipValue(units, PIP);

/** The same trade in two kinds of account: a narrow spread with a commission, or a wider one without. */
const RAW_SPREAD_PIPS = 0.2;
const COMMISSION_PER_LOT = 7;
const STANDARD_SPREAD_PIPS = 1.2;
const TRADES = 100;
const rawSpread = RAW_SPREAD_PIPS * onePip;
const commission = COMMISSION_PER_LOT * lots;
const standardCost = STANDARD_SPREAD_PIPS * onePip;
const saved = standardCost - rawSpread - commission;
const equalAtPips = (rawSpread + commission) / onePip;

export const page: TopicPageContent = {
  title: 'MetaTrader 4: installing it and placing a first order',
  description:
    'How to install MetaTrader 4, place a first order with a stop loss, work out its cost, and tell whether it suits you.',
  heading: 'MetaTrader 4',
  lead: "MetaTrader 4 has been the common forex terminal since 2005. It's light, widely offered and well documented, but it does less than its successor.",
  searchWords: ['MT4'],
  start: { label: 'Try an order here', to: '/practice/account' },
  opening: {
    heading: 'The order window',
    text: 'What the sale below looks like before the click. A number marks each field that is easily filled in wrongly. Our drawing, reduced to what matters.',
    drawing: {
      kind: 'orderTicket',
      title: 'Order',
      fields: [
        { label: 'Symbol', value: 'GBPUSD' },
        {
          label: 'Volume',
          value: decimal(lots, 2),
          explained: 'In lots. The field is never empty, so replace what is in it.',
        },
        {
          label: 'Stop Loss',
          value: price(STOP),
          explained: 'A price, above the market for a sale.',
        },
        {
          label: 'Take Profit',
          value: price(TARGET),
          explained: `A price, below the market for a sale. Here it is ${phrases.rewardToRisk}.`,
        },
        {
          label: 'Type',
          value: 'Market Execution',
          explained: 'Filled at once, at a price that may differ slightly from the one you clicked.',
        },
      ],
      button: 'Sell by Market',
    },
  },
  sections: [
    {
      kind: 'prose',
      heading: 'Why people still use MetaTrader\u00A04',
      paragraphs: [
        "It was built for currency pairs and does that one job with little fuss: a list of prices, charts, an order window and a table of open trades. Somebody has answered nearly every beginner's question about it.",
        'Thousands of indicators and trading robots exist in its own language, MQL4. People who rely on one of them stay, and brokers keep the platform running for them. New development goes into MetaTrader 5.',
      ],
    },
    {
      kind: 'table',
      heading: 'MetaTrader\u00A04 or MetaTrader\u00A05: the differences',
      columns: ['Feature', 'MetaTrader 4', 'MetaTrader 5'],
      rows: [
        ['Released', '2005', '2010'],
        ['Timeframes', '9', '21'],
        ['Built-in indicators', '30', '38'],
        ['Pending order types', '4', '6'],
        ['Economic calendar in the program', 'No', 'Yes'],
        ['Language for robots', 'MQL4', 'MQL5'],
        ['Positions', 'Each trade separate', 'Hedging or netting, by account'],
      ],
      note: "An account belongs to one of the two. You can't sign in to MetaTrader 5 with the login of a MetaTrader 4 account, nor the other way round.",
    },
    {
      kind: 'steps',
      heading: 'How to install MetaTrader\u00A04 and open a demo account',
      steps: [
        {
          title: 'Get the installer from your broker',
          text: 'Most brokers hand out a copy that already knows their servers. It takes little space, and old computers cope with it.',
        },
        {
          title: 'Open a demo account',
          text: `Choose File > Open an Account, pick a server whose name contains “Demo”, and ask for ${dollars(rules.demoBalance)} so that your figures match ours.`,
        },
        {
          title: 'Note the login details',
          text: 'The program shows a number and two passwords once. The main password lets you trade. The investor password only lets you look, so you can show your account to a teacher.',
        },
        {
          title: 'Sign in again later',
          text: 'File > Login to Trade Account takes the number, the password and the server. The bottom right corner shows the connection. “No connection” or “Invalid account” tells you what to check.',
        },
        {
          title: 'Add the phone or the browser',
          text: 'The mobile app and the web version use the same three details. You can see and place trades there. Your own robots and indicators run only in the desktop program, or on a virtual host that you rent from inside it.',
        },
      ],
    },
    {
      kind: 'workedExample',
      heading: 'What a first trade costs on two accounts',
      intro: `You sell GBP/USD at ${price(SELL_AT)} with the stop at ${price(STOP)} and risk ${String(rules.riskPercent.from)}% of ${dollars(rules.demoBalance)}. One account has a spread of ${decimal(RAW_SPREAD_PIPS, 1)} pips and charges ${dollars(COMMISSION_PER_LOT)} a lot for opening and closing together. The other charges no commission and has a spread of ${decimal(STANDARD_SPREAD_PIPS, 1)} pips.`,
      lines: [
        {
          label: `Volume: ${dollars(risk)} over ${decimal(stopPips)} pips`,
          value: `${decimal(lots, 2)} lots`,
        },
        { label: 'One pip on that volume', value: dollars(onePip) },
        {
          label: `With commission, the spread: ${decimal(RAW_SPREAD_PIPS, 1)} × ${dollars(onePip)}`,
          value: dollars(rawSpread),
        },
        {
          label: `and the commission: ${dollars(COMMISSION_PER_LOT)} × ${decimal(lots, 2)}`,
          value: dollars(commission),
        },
        {
          label: `Without commission, the spread: ${decimal(STANDARD_SPREAD_PIPS, 1)} × ${dollars(onePip)}`,
          value: dollars(standardCost),
        },
      ],
      conclusion: `With commission the trade costs ${dollars(rawSpread + commission)}, which is ${dollars(saved)} less: ${dollars(saved * TRADES)} over ${String(TRADES)} trades. The two cost the same at a spread of ${decimal(equalAtPips, 1)} pips, so look at your spread at the time you trade, not at the “from” figure.`,
    },
    {
      kind: 'steps',
      heading: 'How to place that trade',
      steps: [
        {
          title: 'Open the New Order window',
          text: 'Double-click GBPUSD in the Market Watch window, or press F9 with its chart in front. Type says Market Execution, or Instant Execution with some brokers; both trade now.',
        },
        {
          title: 'Set the volume',
          text: `The Volume field already holds a number, often 1.00. Replace it with ${decimal(lots, 2)}, every time: this one figure decides how much a wrong idea costs.`,
        },
        {
          title: 'Set Stop Loss above and Take Profit below',
          text: `A sale loses money when the price rises. So Stop Loss is ${price(STOP)}, and Take Profit is ${price(TARGET)} for ${phrases.rewardToRisk}. If the program answers “Invalid S/L or T/P”, you swapped them or put one too close to the price.`,
        },
        {
          title: 'Click Sell by Market',
          text: "The window confirms the fill. The price may differ slightly from the one you clicked. That's called slippage and is normal when the market moves.",
        },
        {
          title: 'Check the position in the Terminal window',
          text: 'Ctrl+T shows and hides it. In the Trade tab the line must show both prices. If your account refused them in the ticket, right-click the line and choose Modify or Delete Order straight away.',
        },
      ],
    },
    {
      kind: 'definitions',
      heading: 'The four pending orders',
      intro:
        'Choose Pending Order in the Type field and enter the price. You can also give the order an expiry date.',
      rows: [
        { term: 'Buy limit', text: 'Waits below the market: “I would buy if it became cheaper.”' },
        { term: 'Sell limit', text: 'Waits above the market: “I would sell if I got more for it.”' },
        {
          term: 'Buy stop',
          text: 'Waits above the market: “I would buy if it proved strong enough to get there.”',
        },
        {
          term: 'Sell stop',
          text: 'Waits below the market: “I would sell if it proved weak enough to get there.”',
        },
      ],
    },
    {
      kind: 'list',
      heading: 'Mistakes that cost money in MetaTrader\u00A04',
      items: [
        'Leaving one-click trading on. The two price buttons in the corner of the chart then trade at once, with no stop loss. Alt+T hides them again.',
        'Closing a trade by opening the opposite one. Both stay open side by side, and the second pays its own spread.',
        rich`A robot on a laptop that goes to sleep. ${term('Expert Advisor', 'Expert Advisors')} and ${term('trailing stop', 'trailing stops')} work only while the desktop program runs and is connected, unless you move them to a virtual host that you rent.`,
        "Missing a market that is merely hidden. Right-click Market Watch and choose Show All before you conclude that the broker doesn't have it.",
        "Installing an unknown indicator from a forum. It's a program, and it runs on the computer you trade from.",
        "Reading the chart's clock as local time. It shows the time of the broker's server.",
      ],
    },
    {
      kind: 'prose',
      heading: 'Is MetaTrader\u00A04 right for you?',
      paragraphs: [
        'It suits you if you trade a few currency pairs and gold from a modest computer, or have a tested robot written in MQL4.',
        "It's a poor fit if you want many exchange-traded stocks, a depth of market beyond the best price, or a tester that runs several instruments at once. It was designed for none of these, and add-ons only partly help.",
      ],
    },
  ],
  callToAction: {
    heading: 'Find a broker, or learn the order first',
    text: 'See which partner brokers still offer MetaTrader 4, or learn what goes into an order before you send a real one.',
    links: [
      { label: 'See brokers with MetaTrader 4', to: '/ib-partners' },
      { label: 'Browse the courses', to: '/education' },
    ],
  },
  related: [
    { label: 'MetaTrader 5', to: '/platforms/mt5' },
    { label: 'All platforms side by side', to: '/platforms' },
    { label: 'Forex course', to: '/education/forex' },
  ],
};
