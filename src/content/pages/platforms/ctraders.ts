import { decimal, dollars } from '@/content/format';
import type { TopicPageContent } from '@/content/page';
import { rules } from '@/content/rules';
import { pipValue, riskAmount, STANDARD_LOT_UNITS, unitsForRisk } from '@/domain/calculators/tradeArithmetic';

const PIP = 0.0001;
const STOP_PIPS = 25;
const TARGET_PIPS = rules.minRewardToRisk * STOP_PIPS;

const risk = riskAmount(rules.demoBalance, rules.riskPercent.from);
const units = unitsForRisk(risk, STOP_PIPS * PIP);
const lots = decimal(units / STANDARD_LOT_UNITS, 2);
const reward = TARGET_PIPS * pipValue(units, PIP);

export const page: TopicPageContent = {
  title: 'cTrader: installing it and placing a first order',
  description:
    'How to install cTrader, place a first order with its stop in pips, read the depth of market, and tell whether it suits you.',
  heading: 'cTrader',
  lead: 'cTrader is a trading platform that shows the depth of the market, takes stop loss and take profit as distances in pips, and moves trailing stops on its server.',
  start: { label: 'Try an order here', to: '/practice/account' },
  opening: {
    heading: 'The order ticket',
    text: "The trade in this guide, filled in. Check the numbered lines before you place it. We drew it and left out what you don't need yet.",
    drawing: {
      kind: 'orderTicket',
      title: 'New order: Market',
      fields: [
        { label: 'Symbol', value: 'AUDUSD' },
        {
          label: 'Direction',
          value: 'Buy',
          explained: 'A coloured button for each direction. Choosing one does not send the order yet.',
        },
        {
          label: 'Quantity',
          value: `${lots} lots`,
          explained: `Lots or units, depending on your settings: here it is ${decimal(units)} units.`,
        },
        {
          label: 'Stop loss',
          value: `${String(STOP_PIPS)} pips`,
          explained: 'A distance. The form turns it into a price.',
        },
        {
          label: 'Take profit',
          value: `${String(TARGET_PIPS)} pips`,
          explained: `Also a distance, at least ${String(rules.minRewardToRisk)} times that of the stop.`,
        },
      ],
      button: 'Place order',
    },
  },
  sections: [
    {
      kind: 'prose',
      heading: 'How cTrader differs from MetaTrader',
      paragraphs: [
        'Spotware released cTrader in 2011. The Windows, Mac, web and phone versions share one design, so what you learn in one is in the same place in the others.',
        'You sign in with an email address, the cTrader ID, instead of one number per account. It opens all your accounts, demo and live, even with several brokers. Your chart layouts can follow you from device to device.',
        'The order ticket takes the stop as a distance. You enter 25 pips and the price is worked out for you. MetaTrader, as installed, asks for the price itself.',
      ],
    },
    {
      kind: 'steps',
      heading: 'How to set up cTrader',
      intro: 'It takes about ten minutes, and you can use the web version without installing anything.',
      steps: [
        {
          title: 'Pick the version',
          text: 'Desktop for long sessions, for several screens and for writing your own robots. The web version to try it out. The phone app to watch and close positions on the move.',
        },
        {
          title: 'Create a cTrader ID',
          text: 'Register with an email address in the program itself or through a broker. Choose a password you use nowhere else: it opens every account behind the ID.',
        },
        {
          title: 'Add a demo account',
          text: `Open one with a broker that offers cTrader, and set the balance to ${dollars(rules.demoBalance)} if you are asked. Brokers decide how long they keep an unused demo account.`,
        },
        {
          title: 'Check which account is active',
          text: 'The account selector marks each account as Demo or Live. Look there first every time, because a single click switches accounts.',
        },
      ],
    },
    {
      kind: 'steps',
      heading: 'How to place a first order',
      intro: `Buy AUD/USD with ${String(rules.riskPercent.from)}% of ${dollars(rules.demoBalance)} at risk, a stop ${String(STOP_PIPS)} pips away and a target of ${String(TARGET_PIPS)} pips.`,
      steps: [
        {
          title: 'Find the ticket',
          text: 'Select AUDUSD in the list of symbols on the left. The panel on the right holds the New order form. F9 opens the same form in a window.',
        },
        {
          title: 'Choose Market and Buy',
          text: "The form's tabs are the order types; the two coloured buttons are the direction. Nothing is sent yet.",
        },
        {
          title: 'Enter the quantity',
          text: `The example needs ${lots} lots, or ${decimal(units)} if your ticket is set to units. Read the label next to the number: mix up the two and you multiply the size of the trade.`,
        },
        {
          title: 'Tick Stop loss and Take profit',
          text: `Enter ${String(STOP_PIPS)} and ${String(TARGET_PIPS)} pips. The form turns both into prices. At this size the two distances are worth about ${dollars(risk)} and ${dollars(reward)}.`,
        },
        {
          title: 'Decide on the market range',
          text: 'It limits how many pips the price may slip before the order is refused. Set it very low and you may get no trade at all.',
        },
        {
          title: 'Press Place order',
          text: 'The position appears in the Positions tab at the bottom of the screen. Click its stop or target there to change it, or drag the lines on the chart.',
        },
      ],
    },
    {
      kind: 'definitions',
      heading: 'How to read the depth of market',
      intro:
        'Behind the best price there are others, each for a certain volume. cTrader lists them in three ways.',
      rows: [
        {
          term: 'Standard',
          text: 'Prices with the volume on offer at each. A large order takes the best one first and works its way down the list.',
        },
        {
          term: 'Price',
          text: 'A ladder of prices in fixed steps, with buttons to place limit and stop orders on any rung.',
        },
        {
          term: 'VWAP',
          text: 'The average price you would pay for a given volume. VWAP is short for volume-weighted average price.',
        },
      ],
    },
    {
      kind: 'table',
      heading: 'Market, limit, stop and stop limit orders',
      columns: ['Order', 'When it is filled', 'What it leaves open'],
      rows: [
        ['Market', 'At once, at the prices available', 'The exact price'],
        ['Limit', 'At your price or a better one', 'Whether it is filled at all'],
        ['Stop', 'After a worse price is reached, then at the market', 'How far the fill is from your price'],
        [
          'Stop limit',
          'After the trigger, but only within the range you allow',
          'Both when and whether it is filled',
        ],
      ],
      note: 'You can give the last three an expiry date, and their own stop loss and take profit from the start.',
    },
    {
      kind: 'definitions',
      heading: 'Trading robots (cBots) on cTrader',
      rows: [
        {
          term: 'Languages',
          text: 'C# or Python, for your own robots and indicators. You write them in the Windows or Mac version.',
        },
        {
          term: 'On your computer',
          text: 'A cBot that you start locally needs the program to be open and stops when the computer does.',
        },
        {
          term: 'In the cloud',
          text: 'You can start a finished cBot in the cloud from any version, including the web and the phone. It then runs with your devices switched off. Brokers may limit how many you run.',
        },
      ],
    },
    {
      kind: 'list',
      heading: 'Is cTrader right for you?',
      items: [
        'It suits you if you want to see the volume on offer, or open and close trades several times a day.',
        'It suits newcomers who plan in distances: 25 pips of risk, 50 of reward.',
        'It suits programmers who know C# or Python.',
        "Look elsewhere if you need a particular MetaTrader robot: MQL code doesn't run here.",
        'Look elsewhere if you want the widest choice of brokers: fewer offer it than MetaTrader.',
      ],
    },
    {
      kind: 'warning',
      heading: 'Three things to know first on cTrader',
      paragraphs: [
        'QuickTrade buttons on the chart and in the symbol list can be set to trade on one or two clicks. Check in the settings that they attach a stop loss, or leave them off for the first month.',
        "Logging out doesn't close anything. Positions, stops and pending orders stay on the server and carry on without you.",
        "The volume you see isn't a promise. Around news it vanishes in a second, and an order can slip past several prices.",
      ],
    },
    {
      kind: 'questions',
      heading: 'Questions about cTrader',
      items: [
        {
          question: 'Does a trailing stop work while my computer is off?',
          answer: 'Yes. On cTrader the server moves it, unlike in MetaTrader.',
        },
        {
          question: 'Can I hold a buy and a sell in one symbol?',
          answer:
            'In a hedging account, yes. In a netting account they cancel out. The broker decides which kind you have.',
        },
        {
          question: 'Can I move my MetaTrader account over?',
          answer:
            'No. Ask the broker for a second account on cTrader and compare its commission, which is often listed separately from the spread.',
        },
      ],
    },
  ],
  callToAction: {
    heading: 'Try it on a demo account',
    text: 'See which partner brokers offer cTrader, and take a course alongside.',
    links: [
      { label: 'Brokers that offer cTrader', to: '/ib-partners' },
      { label: 'Courses for each level', to: '/education' },
    ],
  },
  related: [
    { label: 'MetaTrader 5', to: '/platforms/mt5' },
    { label: 'MetaTrader 4', to: '/platforms/mt4' },
    { label: 'Trading signals explained line by line', to: '/services/signals' },
  ],
};
