import { exampleSignal } from '@/content/exampleSignal';
import { decimal, dollars } from '@/content/format';
import type { TopicPageContent } from '@/content/page';
import { rich, term } from '@/content/richText';
import { rules } from '@/content/rules';
import {
  distanceInSteps,
  riskAmount,
  STANDARD_LOT_UNITS,
  unitsForRisk,
} from '@/domain/calculators/tradeArithmetic';

const PIP = 0.0001;
const POINT = 0.00001;

const { entry, stopLoss, takeProfit } = exampleSignal;
const risk = riskAmount(rules.demoBalance, rules.riskPercent.from);
const stopPips = distanceInSteps(entry, stopLoss, PIP);
const lots = decimal(unitsForRisk(risk, stopPips * PIP) / STANDARD_LOT_UNITS, 2);
const price = (value: number) => decimal(value, 5);

export const page: TopicPageContent = {
  title: 'MetaTrader 5: installing it and placing a first order',
  description:
    'How to install MetaTrader 5, place your first order with a stop loss, and tell whether it suits the way you trade.',
  heading: 'MetaTrader 5',
  lead: 'MetaTrader 5 is a free trading terminal for forex, indices, commodities and stocks. Your broker holds the account; the program shows the charts and sends the orders.',
  searchWords: ['MT5'],
  start: { label: 'Try an order here', to: '/practice/account' },
  opening: {
    heading: 'The order window',
    text: 'The purchase in this guide, filled in but not yet sent. Check the four numbered fields. This is our drawing; the real window shows more.',
    drawing: {
      kind: 'orderTicket',
      title: 'Order: EURUSD',
      fields: [
        { label: 'Symbol', value: 'EURUSD' },
        {
          label: 'Type',
          value: 'Market Execution',
          explained: 'Filled at once. Pending Order, in the same field, waits for a price.',
        },
        {
          label: 'Volume',
          value: lots,
          explained: `In lots. ${dollars(risk)} of risk and a stop ${decimal(stopPips)} pips away make ${lots}.`,
        },
        {
          label: 'Stop Loss',
          value: price(stopLoss),
          explained: 'A price, below the market for a buy. Zero means no stop.',
        },
        {
          label: 'Take Profit',
          value: price(takeProfit),
          explained: 'A price, above the market for a buy.',
        },
      ],
      button: 'Buy by Market',
    },
  },
  sections: [
    {
      kind: 'definitions',
      heading: 'What MetaTrader\u00A05 includes',
      rows: [
        {
          term: 'Maker and age',
          text: "MetaQuotes released it in 2010, five years after MetaTrader 4. It's a separate program, not an update of the older one.",
        },
        {
          term: '21 timeframes',
          text: 'From one-minute candles to monthly ones, with steps such as 2, 6 or 8 hours in between.',
        },
        {
          term: '38 built-in indicators',
          text: rich`${term('moving average', 'Moving averages')}, oscillators such as the ${term('RSI')} and the ${term('MACD')}, volumes and bands. Two or three are plenty to begin with.`,
        },
        {
          term: 'Economic calendar',
          text: 'A tab in the Toolbox window lists the coming data releases. You can mark them on the chart itself.',
        },
        {
          term: 'Depth of market',
          text: 'A window with the volumes waiting at each price, if your broker passes them on. On some forex accounts it stays almost empty.',
        },
        {
          term: 'MQL5',
          text: rich`The language for your own ${term('indicator', 'indicators')} and trading robots (${term('Expert Advisor', 'Expert Advisors')}). The strategy tester tries them out on past prices.`,
        },
      ],
    },
    {
      kind: 'cards',
      heading: 'How to install MetaTrader\u00A05 on a computer, a phone or in the browser',
      intro:
        'When you open an account, your broker sends you a server name, an account number (the login) and a password. You need all three each time you sign in.',
      cards: [
        {
          title: 'Computer',
          text: "Download the installer for Windows or Mac from the maker's site or from your broker and run it. Choose File > Open an Account, search for the broker by name and pick a demo account. If you already have one, use File > Login to Trade Account.",
        },
        {
          title: 'Phone or tablet',
          text: "Install the app from your device's store and check that MetaQuotes is named as its developer. Choose your broker's server and sign in with the same number and password as on the computer.",
        },
        {
          title: 'Browser',
          text: 'Brokers that offer the web terminal link to it from their client area. You can chart and trade without installing anything. Robots and the strategy tester need the desktop program, which can also move robots to a virtual host that you rent.',
        },
      ],
    },
    {
      kind: 'steps',
      heading: 'How to place your first order, with its stop loss',
      intro: `The steps place the example signal on a demo account of ${dollars(rules.demoBalance)}: buy EUR/USD at about ${price(entry)} and risk ${String(rules.riskPercent.from)}%, which is ${dollars(risk)}. When you try it, use the current price and the same distances.`,
      steps: [
        {
          title: 'Open the order window',
          text: 'Select EURUSD in the Market Watch list and press F9, or click New Order on the toolbar. Your symbol is in the first field.',
        },
        {
          title: 'Leave the type on market execution',
          text: 'The order is then filled at once at the best price on offer. Pending Order, in the same field, is for a price that has yet to come.',
        },
        {
          title: 'Enter the volume',
          text: `Volume is in lots. A stop ${decimal(stopPips)} pips away and ${dollars(risk)} of risk make ${lots} lots.`,
        },
        {
          title: 'Fill in Stop Loss and Take Profit',
          text: `Enter prices: ${price(stopLoss)} and ${price(takeProfit)}. Leave a field at zero and you have no stop, or no target.`,
        },
        {
          title: 'Read it once more, then click Buy by Market',
          text: 'Symbol, volume, and a stop below the price for a buy. The click sends the order without asking for confirmation.',
        },
        {
          title: 'Check the Trade tab',
          text: "Press Ctrl+T if the Toolbox is hidden. Your position is listed with both prices. The S/L column mustn't be empty.",
        },
        {
          title: 'Change or close the position',
          text: 'Right-click the line to change the prices or close the position. Closed trades move to the History tab: copy them into your journal.',
        },
      ],
    },
    {
      kind: 'table',
      heading: 'The six pending orders',
      intro:
        "A pending order waits on the broker's server until the market reaches it, so it works while your computer is off.",
      columns: ['Order', 'Price you set', 'Typical use'],
      rows: [
        ['Buy limit', 'Below the market', 'Buy a dip to a level you trust'],
        ['Sell limit', 'Above the market', 'Sell a rally into a level you trust'],
        ['Buy stop', 'Above the market', 'Buy once a high has been broken'],
        ['Sell stop', 'Below the market', 'Sell once a low has been broken'],
        [
          'Buy stop limit',
          'A trigger above the market, a limit under the trigger',
          'After a break upwards, buy only on the pullback',
        ],
        [
          'Sell stop limit',
          'A trigger below the market, a limit over the trigger',
          'After a break downwards, sell only on the pullback',
        ],
      ],
      note: "The two stop limit orders place a limit order once the trigger is reached. If the market doesn't come back, you trade nothing.",
    },
    {
      kind: 'prose',
      heading: 'Hedging or netting account: which to choose',
      paragraphs: [
        rich`In a ${term('hedging account')} every order opens its own position, and you can hold a buy and a sell in one instrument, which costs two spreads and gains nothing while both are open. In a netting account there is one position per instrument. A second buy makes it bigger; a sell makes it smaller or reverses it.`,
        'Place a test sell in a netting account and your long position may be gone. The title bar of the window shows which kind you have, so look there before your first order.',
      ],
    },
    {
      kind: 'list',
      heading: 'Is MetaTrader\u00A05 right for you?',
      items: [
        'Choose it if you want to trade stocks or indices as well as currencies, and your broker offers them on this platform.',
        'Choose it if you are starting from scratch. Its maker and most brokers put new work into this version.',
        'Choose it to test a written rule on past prices: its tester can run several instruments together.',
        'Look elsewhere if you depend on a robot or indicator that exists only in MQL4. It would have to be rewritten.',
        'Look elsewhere if you want few buttons. The menus have many levels, and the help assumes that you know the terms.',
      ],
    },
    {
      kind: 'questions',
      heading: 'Questions about MetaTrader\u00A05',
      items: [
        {
          question: 'Why is my stop ten times closer than I wanted?',
          answer: `With five decimal places the program uses points, each a tenth of a pip. ${decimal(stopPips)} pips are ${decimal(distanceInSteps(entry, stopLoss, POINT))} points.`,
        },
        {
          question: 'Why was I stopped out although the chart never touched my price?',
          answer:
            "Charts are drawn from the lower of the two prices (the bid). A short position closes at the higher one (the ask), whose line you can switch on in the chart's properties.",
        },
        {
          question: 'What moves my trailing stop?',
          answer:
            'The program on your device moves it. Close the terminal and the stop stays at the last level it reached.',
        },
        {
          question: 'Why is New Order greyed out?',
          answer:
            'Usually the market for that symbol is closed, or you signed in with the investor password, which only lets you look.',
        },
        {
          question: 'Does the program cost anything?',
          answer:
            'The terminal is free. You pay the spread, perhaps a commission per lot, and the overnight charge (swap). Your broker sets all three.',
        },
      ],
    },
  ],
  callToAction: {
    heading: 'Find a broker, or take a course first',
    text: 'See which of our partner brokers offer MetaTrader 5 and at what cost. If an order ticket is still new to you, begin with a course and a demo account.',
    links: [
      { label: 'Compare partner brokers', to: '/ib-partners' },
      { label: 'Choose a course', to: '/education' },
    ],
  },
  related: [
    { label: 'MetaTrader 4', to: '/platforms/mt4' },
    { label: 'cTrader', to: '/platforms/ctraders' },
    { label: 'The example signal explained', to: '/services/signals' },
    { label: 'Forex market', to: '/markets/forex' },
  ],
};
