import { decimal, dollars } from '@/content/format';
import type { TopicPageContent } from '@/content/page';
import { pipValue, riskAmount, STANDARD_LOT_UNITS, unitsForRisk } from '@/domain/tradeArithmetic';
import { paths } from '@/paths';

const ACCOUNT = 10_000;
const RISK_PERCENT = 1;
const PIP = 0.0001;
const STOP_PIPS = 25;
const TARGET_PIPS = 50;

const risk = riskAmount(ACCOUNT, RISK_PERCENT);
const units = unitsForRisk(risk, STOP_PIPS * PIP);
const lots = decimal(units / STANDARD_LOT_UNITS, 2);
const reward = TARGET_PIPS * pipValue(units, PIP);

export const page: TopicPageContent = {
  title: 'cTrader: installing it and a first order',
  description:
    'How to install cTrader, place a first order with a stop loss, and tell whether it suits the way you trade.',
  heading: 'cTrader',
  lead: 'cTrader is a trading platform that shows the depth of the market and puts stop loss and take profit into the order ticket from the start.',
  sections: [
    {
      kind: 'prose',
      heading: 'Where it differs from MetaTrader',
      paragraphs: [
        'Spotware released cTrader in 2011. Windows, Mac, web and phone versions share one design, and what you learn in one is found in the same place in the others.',
        'You sign in with an e-mail address, the cTrader ID, instead of one number for each account. Behind that ID stand all your accounts, demo and live, even with several brokers; chart layouts can follow you from device to device.',
        'The order ticket accepts the stop as a distance. You type 25 pips and the price is worked out for you, where MetaTrader, as installed, asks for the price itself.',
      ],
    },
    {
      kind: 'steps',
      heading: 'Setting it up',
      intro: 'Ten minutes are enough, and the web version needs no installation at all.',
      steps: [
        {
          title: 'Pick the version',
          text: 'Desktop for long sessions, robots and several screens; the web version to try it out; the phone app for watching and closing positions on the way.',
        },
        {
          title: 'Create a cTrader ID',
          text: 'Register with an e-mail address in the program itself or through a broker. Use a password of its own: this one opens every account behind the ID.',
        },
        {
          title: 'Add a demo account',
          text: 'Open one with a broker that offers cTrader and set the balance to $10,000 if you are asked. Brokers decide how long an unused demo account is kept.',
        },
        {
          title: 'Check which account is active',
          text: 'The account selector marks each as Demo or Live. Make it a habit to look there first, because switching takes a single click.',
        },
      ],
    },
    {
      kind: 'steps',
      heading: 'A first order from the ticket',
      intro: `For example, buy AUD/USD with ${String(RISK_PERCENT)}% of ${dollars(ACCOUNT)} at risk, a stop ${String(STOP_PIPS)} pips away and a target of ${String(TARGET_PIPS)} pips.`,
      steps: [
        {
          title: 'Find the ticket',
          text: 'Select AUDUSD in the list of symbols on the left. The panel for the active symbol on the right holds the New order form; F9 opens the same form in a window.',
        },
        {
          title: 'Choose Market and Buy',
          text: 'The tabs of the form are the order types, the two coloured buttons the direction. Nothing is sent yet.',
        },
        {
          title: 'Enter the quantity',
          text: `The example needs ${lots} lots, or ${decimal(units)} if your ticket is set to units. Confusing the two settings multiplies a trade, so read the label beside the number.`,
        },
        {
          title: 'Tick Stop loss and Take profit',
          text: `Enter ${String(STOP_PIPS)} and ${String(TARGET_PIPS)} pips. The form translates both into prices; at this size they stand for about ${dollars(risk)} and ${dollars(reward)}.`,
        },
        {
          title: 'Decide on the market range',
          text: 'This box limits how many pips the price may slip before the order is refused. A very small range can mean that you get no trade at all.',
        },
        {
          title: 'Press Place order',
          text: 'The position appears in the Positions tab at the bottom of the screen. Click its stop or target there to change it, or drag the lines on the chart.',
        },
      ],
    },
    {
      kind: 'definitions',
      heading: 'Reading the depth of market',
      intro:
        'Behind the best price stand others, each for a certain volume. The platform lists them in three ways.',
      rows: [
        {
          term: 'Standard',
          text: 'Prices with the volume on offer at each. A large order takes the best one first and works its way down the list.',
        },
        {
          term: 'Price',
          text: 'A ladder of prices in fixed steps, with buttons to place limit and stop orders right on a rung.',
        },
        {
          term: 'VWAP',
          text: 'The average price you would pay for a given volume, all rungs included. The letters stand for volume-weighted average price.',
        },
      ],
    },
    {
      kind: 'table',
      heading: 'Which order does what',
      columns: ['Order', 'When it is filled', 'What it leaves open'],
      rows: [
        ['Market', 'At once, at the prices available', 'The exact price'],
        ['Limit', 'At your price or a better one', 'Whether it is filled at all'],
        [
          'Stop',
          'After a worse price is reached, then at the market',
          'How far the fill lies from your price',
        ],
        ['Stop limit', 'After the trigger, but only within the range you allow', 'Both time and filling'],
      ],
      note: 'The last three can be given an expiry date and carry their own stop loss and take profit from the beginning.',
    },
    {
      kind: 'list',
      heading: 'For whom it makes sense',
      items: [
        'People who decide by seeing the volume on offer, or who enter and leave several times a day.',
        'Newcomers who plan in distances, and who like to find the stop in the ticket before the button.',
        'Programmers who know C#: robots (cBots) and indicators are written in it, with a code editor in the desktop version.',
        'Less so for anyone who needs a particular MetaTrader robot; MQL code does not run here.',
        'Less so where choice of broker matters most, because fewer firms offer it than MetaTrader.',
      ],
    },
    {
      kind: 'warning',
      heading: 'Three slips to avoid on cTrader',
      paragraphs: [
        'QuickTrade buttons on the chart and in the symbol list can be set to trade on one or two clicks. Check in the settings that they attach a stop loss, or leave them off for the first month.',
        'Logging out does not close anything. Positions, stops and waiting orders live on the server and carry on without you.',
        'A shown volume is no promise. Rungs vanish in a second around news, and an order can slip past several of them.',
      ],
    },
    {
      kind: 'questions',
      heading: 'Asked about cTrader',
      items: [
        {
          question: 'Does a trailing stop work while my computer is off?',
          answer:
            'Yes. On this platform the server moves it, unlike in MetaTrader. A cBot that runs on your computer, on the other hand, stops with it.',
        },
        {
          question: 'Can I hold a buy and a sell in one symbol?',
          answer:
            'In a hedging account, yes; in a netting account they cancel out. The broker sets the kind.',
        },
        {
          question: 'Can I move my MetaTrader account over?',
          answer:
            'No. Ask the broker for a second account on cTrader and compare its commission, which is often listed apart from the spread.',
        },
      ],
    },
  ],
  callToAction: {
    heading: 'Try it with virtual money',
    text: 'Look up which partner brokers run cTrader, and take a course alongside so that the first weeks teach you more than the buttons.',
    links: [
      { label: 'Brokers that run cTrader', to: paths.ibPartners },
      { label: 'Courses for each level', to: paths.education.index },
    ],
  },
  related: [
    { label: 'MetaTrader 5', to: paths.platforms.mt5 },
    { label: 'MetaTrader 4', to: paths.platforms.mt4 },
    { label: 'Trading signals taken apart', to: paths.services.signals },
  ],
};
