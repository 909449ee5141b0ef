import { decimal, dollars } from '@/content/format';
import type { CoursePageContent } from '@/content/page';
import { profit, riskAmount, unitsForRisk } from '@/domain/tradeArithmetic';
import { paths } from '@/paths';

const ACCOUNT = 10_000;
const RISK_PERCENT = 1;
const ENTRY = 40_000;
const STOP_LOSS = 38_000;
const TAKE_PROFIT = 44_000;
const risk = riskAmount(ACCOUNT, RISK_PERCENT);
const coins = unitsForRisk(risk, ENTRY - STOP_LOSS);
const positionValue = coins * ENTRY;

/** A perpetual future charged its funding three times a day. */
const FUNDING_PERCENT = 0.01;
const FUNDINGS_A_DAY = 3;
const DAYS = 30;
const fundingCost = ((positionValue * FUNDING_PERCENT) / 100) * FUNDINGS_A_DAY * DAYS;

const recoveryRows = [10, 20, 50, 80, 90].map((fall) => {
  const left = 100 - fall;
  return [`${String(fall)}%`, dollars((1_000 * left) / 100), `${decimal((100 / left - 1) * 100)}%`];
});

export const page: CoursePageContent = {
  title: 'Crypto course: coins, custody and risk',
  description:
    'A five-module course on crypto: what the coins do, exchanges and CFDs, custody, reading the charts, and limiting losses.',
  heading: 'Crypto course',
  lead: 'Five modules on a market that never closes: how it works, where it breaks, and how little to risk in it.',
  facts: [
    { term: 'Modules', text: '5, two of them on protection' },
    { term: 'Duration', text: '8-10 hours' },
    { term: 'Practice', text: 'A demo account and a test network' },
    { term: 'Level', text: 'No technical knowledge needed' },
  ],
  outcomes: [
    'Explain in two sentences what a given coin is for and who can make more of it.',
    'Say who holds the asset in each of four ways of trading it.',
    'Set up a wallet on a test network and restore it from its words.',
    'Size a position in a market that can move 10% while you sleep.',
    'Recognise the usual frauds by their first message.',
  ],
  audience:
    'For people who want to understand before they buy, and for those who bought first and are now unsure where their coins are. Anyone hoping to make back a loss quickly should wait before enrolling.',
  modulesHeading: 'Five modules on coins and their dangers',
  modules: [
    {
      title: 'What the coins do',
      hours: '2 hours',
      lessons: [
        'A ledger kept by many computers (a blockchain), and how they agree on the next page',
        'Bitcoin: a fixed rule for supply, with an upper limit of 21 million',
        'Ether and other coins that pay for running programs (smart contracts)',
        'Coins meant to stay at one dollar (stablecoins), and how some failed to',
        'Supply: what exists, what is locked and what is still to be released',
      ],
      outcome: 'Read the description of a coin and separate what it does from what it promises.',
      exercise:
        'For Bitcoin, Ether and one smaller coin, fill in five lines: purpose, rule for new coins, who can change that rule, what fees are paid in, where the source of each answer is. Leave a line empty where no source can be found.',
    },
    {
      title: 'Exchanges, brokers and CFDs',
      hours: '1-2 hours',
      lessons: [
        'Buying the coin on an exchange: order book, maker and taker fees',
        'A CFD on the coin: price only, leverage, overnight charges',
        'Futures without an end date (perpetuals) and their funding payments',
        'Forced closing (liquidation), and how near it is at each leverage',
        'Rules by country: in some, brokers may not offer these CFDs to private clients',
      ],
      outcome:
        'List everything a month in a position costs, for a coin bought outright and for one traded on margin.',
      exercise:
        'Write down the fees of one exchange and of one CFD account for the same 1,000-dollar position held thirty days. Add spread, commission, funding or overnight charges, and withdrawal. Which is cheaper after a day, and which after a month?',
    },
    {
      title: 'Custody',
      hours: '2 hours',
      lessons: [
        'A secret number that can spend (a private key) and the address derived from it',
        'Coins at an exchange: you hold a claim on a company',
        'Wallets connected to the internet, and devices that are not',
        'The recovery words: paper, place, and who must never see them',
        'Transfers cannot be recalled: address, network, test amount',
      ],
      outcome: 'Move a coin to a wallet of your own and restore that wallet from nothing but paper.',
      exercise:
        'Create a wallet for a public test network, whose coins are free and worthless. Receive some, delete the wallet, restore it from the written words and send the coins on. Use these words for nothing else afterwards.',
    },
    {
      title: 'Charts that never close',
      hours: '1-2 hours',
      lessons: [
        'Where a day ends when nobody goes home: the 00:00 UTC close',
        'Nights and weekends: fewer orders, larger jumps',
        'Measuring the usual daily range before choosing a stop',
        'Most coins follow Bitcoin: checking by how much',
        'The same coin at two exchanges: which price is on your chart?',
      ],
      outcome: 'Place a stop outside the ordinary noise of a coin and state how you measured that noise.',
      exercise:
        'From the daily chart, write the high-low range of one coin for thirty days, in percent of the open. Sort the thirty figures. Where is the middle one, and how many are more than twice as large?',
    },
    {
      title: 'Limiting losses',
      hours: '2 hours',
      lessons: [
        'A share of your savings that may go to zero, decided once',
        'Smaller positions for wider stops',
        'No adding to a losing coin',
        'What a stop cannot do: halts, outages, an exchange that stops paying out',
        'Frauds: false support, doubled coins, signals with a deposit, romance with a platform',
      ],
      outcome:
        'Write down the largest sum you can lose in this market, and how you will notice that it has been reached.',
      exercise:
        'Write a page with three limits: per trade, per month, in total. Plan two demo trades that respect the first. Then take three unsolicited messages about coins from your inbox or the web and mark in each the sentence that gives it away.',
    },
  ],
  sections: [
    {
      kind: 'warning',
      heading: 'Be ready to lose all of it',
      paragraphs: [
        "Coins have lost most of their value within months, some for good, and exchanges have failed with their customers' deposits inside. In many places no compensation scheme covers that.",
        'This course teaches how the market works. It does not say that a coin belongs in your savings, and leverage is treated in it as something to recognise and refuse.',
      ],
    },
    {
      kind: 'table',
      heading: 'Who holds the coin',
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
          'A claim on the exchange',
          'The exchange fails or freezes withdrawals',
          'Usually nothing',
        ],
        [
          'CFD with a broker',
          'A contract on the price',
          'The margin runs out, or the broker fails',
          'Overnight financing',
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
      heading: 'A wide stop needs a small position',
      intro: `For example, a coin at ${dollars(ENTRY)} often moves 3 or 4% in a day, so the stop is set 5% away, at ${dollars(STOP_LOSS)}. The demo account has ${dollars(ACCOUNT)} and risks ${String(RISK_PERCENT)}%.`,
      lines: [
        { label: 'What one coin may lose', value: dollars(ENTRY - STOP_LOSS) },
        { label: `${dollars(risk)} ÷ ${dollars(ENTRY - STOP_LOSS)}`, value: `${decimal(coins, 2)} coins` },
        { label: 'Price of that many, unleveraged', value: dollars(positionValue) },
        {
          label: `At the target of ${dollars(TAKE_PROFIT)}`,
          value: dollars(profit(ENTRY, TAKE_PROFIT, coins)),
        },
        {
          label: `${String(DAYS)} days of funding at ${decimal(FUNDING_PERCENT, 2)}% every eight hours`,
          value: dollars(fundingCost),
        },
      ],
      conclusion: `The funding line applies to perpetuals only, and its rate changes constantly. At this rate a month of waiting would use up ${decimal((fundingCost / risk) * 100)}% of the amount at risk.`,
    },
    {
      kind: 'table',
      heading: 'How far back up it is',
      intro:
        'A fall and the rise that undoes it are not the same size. The longer the way down, the more they differ.',
      columns: ['Fall', `Left of ${dollars(1_000)}`, 'Rise needed to be even'],
      rows: recoveryRows,
      note: 'A coin that is down 80% and falls to 90% has halved once more. "It cannot fall much further" is therefore a costly sentence.',
    },
    {
      kind: 'questions',
      heading: 'Asked before the first module',
      items: [
        {
          question: 'Do I have to buy coins to take part?',
          answer:
            'No. Orders are practised on a demo account and transfers on a test network, where the coins have no value.',
        },
        {
          question: 'Which coins will rise?',
          answer:
            'We do not know, and the course does not try to say. It gives you questions to put to a coin and to whoever recommends it.',
        },
        {
          question: 'Will you ever ask for my recovery words?',
          answer:
            'Never, and neither will any honest wallet, exchange or helper. Whoever asks for them wants your coins.',
        },
      ],
    },
  ],
  callToAction: {
    heading: 'Start on paper',
    text: 'Write whether you own coins already; the custody module then begins with where they are. A live lesson is a good place for the first questions.',
    links: [
      { label: 'Enrol in the crypto course', to: paths.contact },
      { label: 'Attend Free Webinar', to: paths.services.webinar },
    ],
  },
  related: [
    { label: 'Crypto market guide', to: paths.markets.crypto },
    { label: 'Beginner course', to: paths.education.beginner },
    { label: 'Read about risk', to: paths.riskDisclosure },
  ],
};
