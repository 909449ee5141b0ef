import { exampleLevels } from '@/content/exampleLevels';
import { decimal, dollars } from '@/content/format';
import type { CoursePageContent } from '@/content/page';
import { australia, COIN_WARNING, coinRisksLink, europe, capText } from '@/content/regulators';
import { sharedCap } from '@/content/retailLimit';
import { rich, term } from '@/content/richText';
import { rules, statements } from '@/content/rules';
import { riskAmount, unitsForRisk } from '@/domain/calculators/tradeArithmetic';
import { contactPath } from '@/content/contactAbout';

/** One position, held for a month in three ways. Rates are in percent. */
const ENTRY = exampleLevels['BTC/USD'];
const STOP_PERCENT = 5;
const ACCOUNT = rules.demoBalance;
const RISK_PERCENT = rules.riskPercent.from;
const risk = riskAmount(ACCOUNT, RISK_PERCENT);
const coins = unitsForRisk(risk, (ENTRY * STOP_PERCENT) / 100);
const position = coins * ENTRY;

const DAYS = 30;
const EXCHANGE_FEE_PERCENT = 0.1;
const SPREAD_PERCENT = 0.2;
const YEARLY_CHARGE_PERCENT = 20;
const FUNDING_PERCENT = 0.01;
const FUNDINGS_PER_DAY = 3;
const shareOfPosition = (percent: number) => (position * percent) / 100;
const bothFees = 2 * shareOfPosition(EXCHANGE_FEE_PERCENT);
const charge = (days: number) => (shareOfPosition(YEARLY_CHARGE_PERCENT) / 365) * days;
const funding = (days: number) => shareOfPosition(FUNDING_PERCENT) * FUNDINGS_PER_DAY * days;

/** Three invented coins: prices in dollars, supplies in millions. */
const supplyRows = [
  { name: 'Coin A', price: 2, circulating: 50, total: 60 },
  { name: 'Coin B', price: 0.1, circulating: 400, total: 5_000 },
  { name: 'Coin C', price: 40, circulating: 2, total: 2.1 },
].map(({ name, price, circulating, total }) => [
  name,
  dollars(price),
  `${decimal(circulating)} of ${decimal(total, Number.isInteger(total) ? 0 : 1)} million`,
  `${dollars(price * circulating)} million`,
  `${dollars(price * total)} million`,
]);

export const page: CoursePageContent = {
  title: 'Crypto course: coins, custody and risk',
  description:
    'A five-module course on crypto: what the coins do, exchanges and CFDs, custody, reading the charts, and limiting losses.',
  heading: 'Crypto course',
  lead: 'Five modules on a market that never closes: how it works, where it breaks, and how little to risk in it.',
  facts: [
    { term: 'Modules', text: '5, two of them on protection' },
    { term: 'Duration', text: '8-10 hours', means: 'workload' },
    { term: 'Practice', text: 'On paper, and on a test network' },
    { term: 'Level', text: 'No technical knowledge needed', means: 'level' },
  ],
  outcomes: [
    'Explain in two sentences what a given coin is for and who can make more of it.',
    'Say who holds the asset in each of four ways of trading it.',
    'Set up a wallet on a test network and restore it from its words.',
    'Size a position in a market that can move 10% while you sleep.',
    'Recognise the usual frauds by their first message.',
  ],
  audience:
    'For people who want to understand before they buy, and for those who bought first and now wonder where their coins are. If you hope to make back a loss quickly, wait before you enrol.',
  modulesHeading: 'Five modules on coins and their dangers',
  modules: [
    {
      title: 'What the coins do',
      hours: '2 hours',
      lessons: [
        'A ledger kept by many computers (a blockchain), and how they agree on the next page',
        'Bitcoin: a fixed rule for supply, with an upper limit of 21 million',
        'Ether and other coins that pay for running programs (smart contracts)',
        'Coins meant to stay at one dollar (stablecoins), and how some of them failed',
        'Supply: what exists, what is locked and what is still to be released',
      ],
      outcome: 'Read the description of a coin and separate what it does from what it promises.',
      exercise:
        'Fill in four lines each for Bitcoin, Ether and one smaller coin: purpose, rule for new coins, who can change that rule, what fees are paid in. Add where you found each answer, and leave a line empty if you find no source.',
    },
    {
      title: 'Exchanges, brokers and CFDs',
      hours: '1-2 hours',
      lessons: [
        'Buying the coin on an exchange: order book, maker and taker fees',
        'A CFD on the coin: price only, leverage, overnight charges',
        'Futures without an end date (perpetuals) and their funding payments',
        'Forced closing (liquidation), and how close it is at each level of leverage',
        `Rules by country: where retail clients get ${capText(europe.caps.crypto)} at most, and where they may not buy crypto derivatives at all`,
      ],
      outcome:
        'List everything it costs to keep a position for a month, for a coin bought outright and for one traded on margin.',
      exercise:
        'Write down the fees of one exchange and of one CFD account for the same 1,000-dollar position held thirty days. Add spread, commission, funding or overnight charge, and withdrawal. Which is cheaper after a day, and which after a month?',
    },
    {
      title: 'Custody',
      hours: '2 hours',
      lessons: [
        'A secret number that can spend (a private key) and the address derived from it',
        'Coins at an exchange: you hold a claim on a company',
        "Wallets connected to the internet, and devices that aren't",
        'The recovery words: paper, place, and who must never see them',
        "Transfers can't be recalled: address, network, test amount",
      ],
      outcome: 'Move a coin to a wallet of your own and restore that wallet from nothing but paper.',
      exercise:
        'Create a wallet for a public test network, whose coins are free and worthless. Receive some, delete the wallet, restore it from the written words and send the coins on. Never use these words for anything else.',
    },
    {
      title: 'Charts that never close',
      hours: '1-2 hours',
      lessons: [
        'Where a day ends when nobody goes home: the 00:00 UTC close',
        'Nights and weekends: fewer orders, larger jumps',
        'Measuring the usual daily range before choosing a stop',
        'Most coins follow Bitcoin: checking how closely',
        'The same coin at two exchanges: which price is on your chart?',
      ],
      outcome: 'Place a stop outside the ordinary noise of a coin and state how you measured that noise.',
      exercise:
        'From the daily chart, note the high-low range of one coin for thirty days, as a percentage of the open. Sort the thirty figures. Where is the middle one, and how many are more than twice as large?',
    },
    {
      title: 'Setting your limits',
      hours: '2 hours',
      lessons: [
        'A share of your savings that may go to zero, decided once',
        'Smaller positions for wider stops',
        'No adding to a losing coin',
        "Where a stop can't help: halts, outages, an exchange that stops paying out",
        'Common frauds: fake support staff, “send one coin, get two back”, signal groups that want a deposit, and romances that end at a fake platform',
      ],
      outcome:
        'Write down the largest sum you can afford to lose in this market, and how you will notice that you have reached it.',
      exercise:
        'Write a page with three limits: per trade, per month, in total. Plan two trades on paper that keep to the first limit. Then take three unsolicited messages about coins and mark in each the sentence that gives it away.',
    },
  ],
  sections: [
    {
      kind: 'warning',
      heading: 'Crypto risk: be ready to lose all of it',
      paragraphs: [
        [`${COIN_WARNING} `, coinRisksLink, '.'],
        "Coins have lost most of their value within months, some for good. Exchanges have failed with their customers' deposits inside. In many places no compensation scheme covers that.",
        `Retail clients in most of the EU and in Australia get leverage of ${capText(sharedCap('crypto', europe, australia))} at most on crypto CFDs; in the EU most perpetual futures are likely to count as CFDs too. In the UK firms may not sell retail clients any crypto derivative, CFD or perpetual. ${statements.usResidents}`,
        rich`This course teaches how the market works. It doesn't say that a coin belongs in your savings. It treats leverage as something to recognise and refuse: a fall that the coin survives can end in forced closing (${term('liquidation')}).`,
      ],
    },
    {
      kind: 'table',
      heading: 'Wallet, exchange, CFD or perpetual: who holds the coin',
      columns: ['Way of trading', 'You hold', 'Fails if', 'Charged while you wait'],
      rows: [
        [
          'Bought, kept in your own wallet',
          'The key',
          'You lose the words or show them to someone',
          'Nothing',
        ],
        [
          'Bought, left at an exchange',
          'Usually a claim on the exchange',
          'The exchange fails or freezes withdrawals',
          'Usually nothing',
        ],
        [
          'CFD with a broker',
          'A contract on the price',
          'The margin runs out, or the broker fails',
          'The overnight charge (swap)',
        ],
        [
          'Perpetual future',
          'A contract on an exchange',
          'The margin runs out, or the exchange fails',
          'Funding, paid or received',
        ],
      ],
    },
    {
      kind: 'workedExample',
      heading: 'What it costs to hold a coin for a month',
      intro: `A coin at ${dollars(ENTRY)} often moves 3 or 4% in a day, so the stop is ${String(STOP_PERCENT)}% away. With ${String(RISK_PERCENT)}% of ${dollars(ACCOUNT)} at risk, that allows ${decimal(coins, 4)} coins, worth about ${dollars(position)}. Here is what ${String(DAYS)} days cost in three products, at invented rates and with 365 days in a year.`,
      lines: [
        {
          label: `Coin: a fee of ${decimal(EXCHANGE_FEE_PERCENT, 1)}% to buy and to sell`,
          value: dollars(bothFees),
        },
        {
          label: `CFD, one day: a spread of ${decimal(SPREAD_PERCENT, 1)}% and ${String(YEARLY_CHARGE_PERCENT)}% a year overnight`,
          value: dollars(shareOfPosition(SPREAD_PERCENT) + charge(1)),
        },
        {
          label: `CFD, ${String(DAYS)} days`,
          value: dollars(shareOfPosition(SPREAD_PERCENT) + charge(DAYS)),
        },
        {
          label: `Perpetual, one day: both fees and three funding payments of ${decimal(FUNDING_PERCENT, 2)}%`,
          value: dollars(bothFees + funding(1)),
        },
        { label: `Perpetual, ${String(DAYS)} days`, value: dollars(bothFees + funding(DAYS)) },
      ],
      conclusion: `With the CFD, a month of waiting takes ${decimal((100 * (shareOfPosition(SPREAD_PERCENT) + charge(DAYS))) / risk)}% of the amount at risk. Funding changes constantly and can also be paid to you.`,
    },
    {
      kind: 'calculator',
      heading: 'How little of a coin is enough',
      intro:
        'The position in the example, in bitcoin. A stop of ten percent instead of five halves the number of coins, not the risk.',
      calculator: 'positionSize',
      values: {
        account: String(ACCOUNT),
        risk: String(RISK_PERCENT),
        instrument: 'BTC/USD',
        entry: String(ENTRY),
        stop: String(ENTRY * (1 - STOP_PERCENT / 100)),
      },
    },
    {
      kind: 'table',
      heading: 'Market value of a coin: coins in circulation or all coins',
      intro:
        'Three coins, as examples. Lists usually multiply the price by the coins in circulation. The last column also counts those still locked or to come.',
      columns: ['Coin', 'Price', 'In circulation', 'Market value', 'With all coins'],
      rows: supplyRows,
      note: 'By its market value Coin B is the smallest of the three. With all coins it would be by far the largest, and every release adds sellers.',
    },
    {
      kind: 'questions',
      heading: 'Questions about the crypto course',
      items: [
        {
          question: 'Do I have to buy coins to take part?',
          answer:
            'No. You plan orders on paper and practise transfers on a test network, where the coins have no value.',
        },
        {
          question: 'Which coins will rise?',
          answer:
            "We don't know, and the course doesn't try to say. It gives you questions to ask about a coin, and about anyone who recommends it.",
        },
        {
          question: 'Will you ever ask for my recovery words?',
          answer:
            'Never, and neither will any honest wallet, exchange or helper. Anyone who asks for them wants your coins.',
        },
      ],
    },
  ],
  callToAction: {
    heading: 'Start on paper',
    text: 'Tell us whether you already own coins; the custody module then starts with where you keep them.',
    links: [
      { label: 'Enrol in the crypto course', to: contactPath('Crypto course') },
      { label: 'Attend Free Webinar', to: '/services/webinar' },
    ],
  },
  related: [
    { label: 'Crypto market guide', to: '/markets/crypto' },
    { label: 'Beginner course', to: '/education/beginner' },
    { label: 'Read about risk', to: '/risk-disclosure' },
  ],
};
