import { decimal, dollars } from '@/content/format';
import type { TopicPageContent } from '@/content/page';
import {
  distanceInSteps,
  pipValue,
  rewardToRisk,
  riskAmount,
  STANDARD_LOT_UNITS,
  unitsForRisk,
} from '@/domain/tradeArithmetic';
import { paths } from '@/paths';

const ACCOUNT = 10_000;
const RISK_PERCENT = 1;
const PIP = 0.0001;
const SELL_AT = 1.265;
const STOP = 1.27;
const TARGET = 1.255;

const price = (value: number) => decimal(value, 4);
const risk = riskAmount(ACCOUNT, RISK_PERCENT);
const stopPips = distanceInSteps(SELL_AT, STOP, PIP);
const units = unitsForRisk(risk, stopPips * PIP);
const lots = decimal(units / STANDARD_LOT_UNITS, 2);

export const page: TopicPageContent = {
  title: 'MetaTrader 4: installing it and a first order',
  description:
    'How to install MetaTrader 4, place a first order with a stop loss, and tell whether it suits the way you trade.',
  heading: 'MetaTrader 4',
  lead: 'MetaTrader 4 has been the common forex terminal since 2005. It is light, widely offered and well documented, and it does less than its successor.',
  sections: [
    {
      kind: 'prose',
      heading: 'Why an old terminal is still in use',
      paragraphs: [
        "It was built for currency pairs and does that one job with little fuss: a list of prices, charts, an order window and a table of open trades. Answers to nearly every beginner's problem with it have been written down somewhere.",
        'Thousands of indicators and trading robots exist in its own language, MQL4. People who rely on one of them stay, and brokers keep the platform running for them. New development goes into MetaTrader 5.',
      ],
    },
    {
      kind: 'table',
      heading: 'What it has, beside its successor',
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
      note: 'An account belongs to one of the two. You cannot sign in to MetaTrader 5 with the login of a MetaTrader 4 account, nor the other way round.',
    },
    {
      kind: 'steps',
      heading: 'Installing it and opening a demo account',
      steps: [
        {
          title: 'Get the installer from your broker',
          text: 'Most brokers hand out a copy that already knows their servers. Run it like any other program; it takes little space and old computers cope with it.',
        },
        {
          title: 'Open a practice account',
          text: 'Choose File > Open an Account, pick a server whose name contains "Demo", and ask for $10,000 so that your figures match our lessons.',
        },
        {
          title: 'Note the login details',
          text: 'The program shows a number and two passwords once. The main password trades; the investor password only looks, which is useful for showing your account to a teacher.',
        },
        {
          title: 'Sign in again later',
          text: 'File > Login to Trade Account takes the number, the password and the server. The bottom right corner shows the connection: "No connection" or "Invalid account" tells you what to check.',
        },
        {
          title: 'Add the phone or the browser',
          text: 'The mobile app and the web version use the same three details. They show your trades and accept orders, but robots and indicators of your own run only in the desktop program.',
        },
      ],
    },
    {
      kind: 'workedExample',
      heading: 'The size of a first trade',
      intro: `For example, you want to sell GBP/USD at ${price(SELL_AT)}, with the stop at ${price(STOP)} and the target at ${price(TARGET)}, on ${dollars(ACCOUNT)} of virtual capital. Do this sum before you open the order window.`,
      lines: [
        { label: `${String(RISK_PERCENT)}% of the account`, value: dollars(risk) },
        { label: 'From the entry up to the stop', value: `${decimal(stopPips)} pips` },
        { label: 'Each pip may cost', value: dollars(pipValue(units, PIP)) },
        { label: 'Volume to type', value: `${lots} lots` },
        { label: 'Risk to reward', value: `1:${decimal(rewardToRisk(SELL_AT, STOP, TARGET))}` },
      ],
      conclusion:
        'The volume field already holds a number when it opens, often 1.00. Correct it every time: this one figure decides how much a wrong idea costs.',
    },
    {
      kind: 'steps',
      heading: 'Placing that trade',
      steps: [
        {
          title: 'Call up New Order',
          text: 'Double-click GBPUSD in the Market Watch window, or press F9 with its chart in front.',
        },
        {
          title: 'Set the volume',
          text: `Replace the number in the Volume field with ${lots}.`,
        },
        {
          title: 'Set Stop Loss above and Take Profit below',
          text: `For a sale the loss lies upwards, so Stop Loss is ${price(STOP)} and Take Profit ${price(TARGET)}. If the program answers "Invalid S/L or T/P", the two are swapped or too near to the price.`,
        },
        {
          title: 'Click Sell by Market',
          text: 'The window confirms the fill. A slightly different price than the one you clicked is called slippage and is normal when the market moves.',
        },
        {
          title: 'Verify it in the Terminal window',
          text: 'Ctrl+T shows and hides it. In the Trade tab the line must carry both levels; where an account refused them in the ticket, right-click the line and choose Modify or Delete Order straight away.',
        },
      ],
    },
    {
      kind: 'definitions',
      heading: 'The four pending orders',
      intro:
        'Choose Pending Order in the Type field and name the price. You can also give the order a date on which it expires.',
      rows: [
        { term: 'Buy limit', text: 'Waits below the market: "I would buy if it became cheaper."' },
        { term: 'Sell limit', text: 'Waits above the market: "I would sell if it became dearer."' },
        {
          term: 'Buy stop',
          text: 'Waits above the market: "I would buy if it proved strong enough to get there."',
        },
        {
          term: 'Sell stop',
          text: 'Waits below the market: "I would sell if it proved weak enough to get there."',
        },
      ],
    },
    {
      kind: 'list',
      heading: 'Mistakes that cost money in MetaTrader 4',
      items: [
        'One-click trading switched on. The two price buttons in the corner of the chart then trade at once, with no stop loss; Alt+T hides them again.',
        'Closing a trade by opening the opposite one. Here both stay open side by side and the second pays its own spread.',
        'A robot on a laptop that goes to sleep. Expert Advisors and trailing stops act only while the desktop program runs and is connected.',
        'Looking for a market that is not in the list. Right-click Market Watch and choose Show All before you conclude that the broker lacks it.',
        'Installing an unknown indicator from a forum. Such a file is a program, and it runs on the computer you trade from.',
        "Reading the chart's clock as local time. It shows the time of the broker's server.",
      ],
    },
    {
      kind: 'prose',
      heading: 'Who is well served, and where it ends',
      paragraphs: [
        'It suits someone who trades a few currency pairs and gold from a modest computer, and anyone whose tested robot is written in MQL4.',
        'It suits less if you want many exchange-traded stocks, a depth of market beyond the best price, or a tester that runs several instruments at once. None of these was part of its design, and add-ons only cover them in part.',
      ],
    },
  ],
  callToAction: {
    heading: 'What next after the installer?',
    text: 'See which partner brokers still offer MetaTrader 4, or learn what goes into an order before you send a real one.',
    links: [
      { label: 'See brokers with MetaTrader 4', to: paths.ibPartners },
      { label: 'Browse the courses', to: paths.education.index },
    ],
  },
  related: [
    { label: 'MetaTrader 5', to: paths.platforms.mt5 },
    { label: 'All platforms side by side', to: paths.platforms.index },
    { label: 'Forex course', to: paths.education.forex },
  ],
};
