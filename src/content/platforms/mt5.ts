import { exampleSignal } from '@/content/exampleSignal';
import { decimal, dollars } from '@/content/format';
import type { TopicPageContent } from '@/content/page';
import { distanceInSteps, riskAmount, STANDARD_LOT_UNITS, unitsForRisk } from '@/domain/tradeArithmetic';
import { paths } from '@/paths';

const DEMO_BALANCE = 10_000;
const PIP = 0.0001;
const POINT = 0.00001;

const { entry, stopLoss, takeProfit } = exampleSignal;
const risk = riskAmount(DEMO_BALANCE, 1);
const stopPips = distanceInSteps(entry, stopLoss, PIP);
const lots = decimal(unitsForRisk(risk, stopPips * PIP) / STANDARD_LOT_UNITS, 2);
const price = (value: number) => decimal(value, 5);

export const page: TopicPageContent = {
  title: 'MetaTrader 5: installing it and a first order',
  description:
    'How to install MetaTrader 5, place a first order with a stop loss, and tell whether it suits the way you trade.',
  heading: 'MetaTrader 5',
  lead: 'MetaTrader 5 is a free trading terminal for forex, indices, commodities and stocks. Your broker gives you the account; the program shows the charts and sends the orders.',
  sections: [
    {
      kind: 'definitions',
      heading: 'What comes with the program',
      rows: [
        {
          term: 'Maker and age',
          text: 'Written by MetaQuotes and released in 2010, five years after MetaTrader 4. It is a separate program; the older one does not turn into it by an update.',
        },
        {
          term: '21 timeframes',
          text: 'From candles of one minute to candles of one month, with steps such as 2, 6 or 8 hours in between.',
        },
        {
          term: '38 built-in indicators',
          text: 'Moving averages, oscillators, volumes and bands, ready to drop on a chart. Two or three are plenty to begin with.',
        },
        {
          term: 'Economic calendar',
          text: 'A tab in the Toolbox window lists the coming data releases, and events can be marked on the chart itself.',
        },
        {
          term: 'Depth of market',
          text: 'A window with the volumes waiting at each price, where the broker passes them on. On some forex accounts it stays almost empty.',
        },
        {
          term: 'MQL5',
          text: 'The language for trading robots (Expert Advisors) and indicators of your own. The strategy tester replays them on past prices.',
        },
      ],
    },
    {
      kind: 'cards',
      heading: 'Getting it on a computer, a phone or in the browser',
      intro:
        'The e-mail your broker sends after opening an account holds what you need in each case: a server name, an account number (the login) and a password.',
      cards: [
        {
          title: 'Computer',
          text: "Download the installer for Windows or Mac from the maker's site or from your broker, run it, then choose File > Open an Account, search for the broker by name and pick a demo account. If you already have one, use File > Login to Trade Account.",
        },
        {
          title: 'Phone or tablet',
          text: "Install the app from the store of your device and check that MetaQuotes is named as its developer. In the app choose your broker's server and sign in with the number and password you use on the computer.",
        },
        {
          title: 'Browser',
          text: 'Brokers that offer the web terminal link to it from their client area. Charts and orders work without installing anything; robots and the strategy tester stay on the computer.',
        },
      ],
    },
    {
      kind: 'steps',
      heading: 'Your first order, with its stop loss',
      intro: `The steps place the example signal on a practice account of ${dollars(DEMO_BALANCE)}: buy EUR/USD at about ${price(entry)} and risk 1%, which is ${dollars(risk)}. Use today's price and the same distances when you try it.`,
      steps: [
        {
          title: 'Open the order window',
          text: 'Select EURUSD in the Market Watch list and press F9, or click New Order on the toolbar. The symbol you selected stands in the first field.',
        },
        {
          title: 'Leave the type on market execution',
          text: 'The order is then filled at once at the best price on offer. Pending Order in the same field is for a price that has yet to come.',
        },
        {
          title: 'Enter the volume',
          text: `Volume counts in lots. A stop ${decimal(stopPips)} pips away and ${dollars(risk)} of risk give ${lots} lots.`,
        },
        {
          title: 'Fill in Stop Loss and Take Profit',
          text: `Type prices here: ${price(stopLoss)} and ${price(takeProfit)}. A field left at zero means that this protection does not exist.`,
        },
        {
          title: 'Read it once more, then click Buy by Market',
          text: 'Symbol, volume, and a stop below the price for a buy. The click sends the order without a second question.',
        },
        {
          title: 'Check the Trade tab',
          text: 'Press Ctrl+T if the Toolbox is hidden. Your position stands there with both protective prices; the S/L column must not be empty.',
        },
        {
          title: 'Change or close it',
          text: 'Right-click the line to modify the prices or to close the position. What has ended moves to the History tab, from where you copy it into your journal.',
        },
      ],
    },
    {
      kind: 'table',
      heading: 'Six orders that wait for a price',
      intro:
        "A pending order lies on the broker's server until the market reaches it, so it works while your computer is off.",
      columns: ['Order', 'Price you set', 'Typical use'],
      rows: [
        ['Buy limit', 'Below the market', 'Buy a dip to a level you trust'],
        ['Sell limit', 'Above the market', 'Sell a rally into a level you trust'],
        ['Buy stop', 'Above the market', 'Buy once a high has been broken'],
        ['Sell stop', 'Below the market', 'Sell once a low has been broken'],
        [
          'Buy stop limit',
          'A trigger above the market, a limit under the trigger',
          'After a break upwards, buy only on the step back',
        ],
        [
          'Sell stop limit',
          'A trigger below the market, a limit over the trigger',
          'After a break downwards, sell only on the step back',
        ],
      ],
      note: 'The two stop limit kinds place a limit order once the trigger is touched. If the market does not come back, nothing is bought or sold.',
    },
    {
      kind: 'prose',
      heading: 'Hedging or netting: settle it when you open the account',
      paragraphs: [
        'In a hedging account every order opens a position of its own, and a buy and a sell in one instrument can stand side by side. In a netting account there is a single position per instrument: a second buy makes it bigger, a sell makes it smaller or turns it round.',
        'This surprises people who place a sell to test something and find their long position gone. The kind belongs to the account and is shown in the title bar of the window, so look there before your first order.',
      ],
    },
    {
      kind: 'list',
      heading: 'Is it the right one for you?',
      items: [
        'Choose it if you want to trade stocks or index products beside currencies, provided your broker offers them on this platform.',
        'Choose it if you start from zero: new work by its maker and by most brokers goes into this version.',
        'Choose it if you plan to test a written rule on past prices, since its tester can run several instruments together.',
        'Look elsewhere if a robot or indicator you depend on exists only in MQL4; it has to be rewritten.',
        'Look elsewhere if you want few buttons. Menus are deep, and help texts assume that you know the words.',
      ],
    },
    {
      kind: 'questions',
      heading: 'Where newcomers trip over MetaTrader 5',
      items: [
        {
          question: 'Why is my stop ten times closer than I wanted?',
          answer: `With five decimals the program counts in points, a tenth of a pip. ${decimal(stopPips)} pips are ${decimal(distanceInSteps(entry, stopLoss, POINT))} points.`,
        },
        {
          question: 'Why was I stopped out although the chart never touched my price?',
          answer:
            'Forex charts are drawn from the lower of the two prices (the bid). A short position closes at the higher one (the ask), which you can switch on in the properties of the chart.',
        },
        {
          question: 'Why did my trailing stop not move?',
          answer:
            'A trailing stop is moved by the program on your device. Close the terminal and the last level it reached stays where it is.',
        },
        {
          question: 'Why is New Order greyed out?',
          answer:
            'Usually the market for that symbol is closed, or you signed in with the investor password, which only lets you look.',
        },
        {
          question: 'Does the program cost anything?',
          answer:
            'No fee is charged for the terminal. You pay through the spread, a commission per lot and the overnight charge, all of which your broker sets.',
        },
      ],
    },
  ],
  callToAction: {
    heading: 'An account to go with it, or a course first',
    text: 'Compare which of our partner brokers offer MetaTrader 5 and at what cost. If an order ticket is still new to you, begin with a course and a demo account.',
    links: [
      { label: 'Compare partner brokers', to: paths.ibPartners },
      { label: 'Choose a course', to: paths.education.index },
    ],
  },
  related: [
    { label: 'MetaTrader 4', to: paths.platforms.mt4 },
    { label: 'cTrader', to: paths.platforms.ctraders },
    { label: 'The example signal explained', to: paths.services.signals },
    { label: 'Forex market', to: paths.markets.forex },
  ],
};
