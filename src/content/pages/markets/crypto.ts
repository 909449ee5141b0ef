import { exampleLevels } from '@/content/exampleLevels';
import type { TopicPageContent } from '@/content/page';
import { rich, term } from '@/content/richText';
import { shareOfFirstMembers } from '@/content/openingFigure';
import { decimal, dollars } from '@/content/format';
import { australia, COIN_WARNING, coinRisksLink, europe, capText } from '@/content/regulators';
import { sharedCap } from '@/content/retailLimit';
import { statements } from '@/content/rules';
import { marginFor, riseToRecover } from '@/domain/calculators/tradeArithmetic';

/** One deposit at two levels of leverage, until each position is closed at half the margin. */
const DEPOSIT = 1_000;
const PRICE = exampleLevels['BTC/USD'];
const RETAIL_LEVERAGE = sharedCap('crypto', europe, australia);
const { closeOutPercent: CLOSE_OUT_PERCENT } = europe;
const HIGH_LEVERAGE = 10;

/** What happens to a deposit that is used entirely as margin. */
function untilCloseOut(leverage: number) {
  const position = DEPOSIT * leverage;
  const margin = marginFor(position, leverage);
  const loss = DEPOSIT - (margin * CLOSE_OUT_PERCENT) / 100;
  const fallPercent = (100 * loss) / position;
  return { position, loss, fallPercent, price: PRICE * (1 - fallPercent / 100) };
}
const closeOutAtCap = untilCloseOut(RETAIL_LEVERAGE);
const closeOutAtHighLeverage = untilCloseOut(HIGH_LEVERAGE);

/** What the deposit buys at the lower leverage, truncated to three decimal places. */
const COINS = (Math.floor((1000 * closeOutAtCap.position) / PRICE) / 1000).toFixed(3);

const FALLS = [10, 25, 50, 75, 90];

/** An invented week: the volume in each hour of a working day, GMT, and a factor for each day. */
const DAY_TRADES = [
  32, 29, 27, 25, 24, 26, 29, 34, 41, 45, 47, 50, 56, 68, 84, 92, 88, 77, 66, 56, 49, 43, 39, 35,
];
const DAY_FACTORS = [0.95, 1, 0.98, 1.06, 1.01, 0.55, 0.5];
const DAYS_OFF = 2;
const TRADES = DAY_FACTORS.flatMap((factor, day) =>
  DAY_TRADES.map((trades, hour) => trades * factor * (0.82 + ((day * 5 + hour * 7) % 11) * 0.035)),
);
const weekdayHours = DAY_TRADES.length * (DAY_FACTORS.length - DAYS_OFF);
const weekendTrades = 100 - shareOfFirstMembers(TRADES, weekdayHours);
const weekendHours = 100 - (100 * weekdayHours) / TRADES.length;

export const page: TopicPageContent = {
  title: 'Crypto: coins, trading hours and risks',
  description:
    'Eight major coins, what moves their prices, how trading them differs from trading other markets, and how much can go wrong.',
  heading: 'Crypto',
  lead: 'Crypto assets trade every hour of every day, on many exchanges at once. Price swings that would be rare elsewhere are ordinary here.',
  searchWords: ['Bitcoin', 'Ethereum'],
  start: { label: 'Start crypto lesson 1, free', to: '/education/crypto/the-ledger' },
  opening: {
    heading: 'All 168 hours of a week',
    text: `In this invented week Saturday and Sunday account for ${decimal(weekendHours)}% of the ${String(TRADES.length)} hours and ${decimal(weekendTrades)}% of the trades. Few orders are waiting, so prices can jump past stops.`,
    drawing: {
      kind: 'weekOfHours',
      trades: TRADES,
      busy: 'weekday afternoons, GMT',
      thin: 'thin',
    },
  },
  sections: [
    {
      kind: 'table',
      heading: 'Eight major coins',
      intro:
        'All eight have traded for years. The list is only to help you recognise them, in no particular order.',
      columns: ['Coin', 'Ticker', 'Since', 'What it was made for'],
      rows: [
        ['Bitcoin', 'BTC', '2009', 'Money without a bank; there will never be more than 21 million'],
        ['Ether', 'ETH', '2015', 'Paying for programs (smart contracts) that run on the Ethereum network'],
        ['XRP', 'XRP', '2012', 'Fast settlement of payments on the XRP Ledger'],
        [
          'Litecoin',
          'LTC',
          '2011',
          'An early variant of Bitcoin with quicker blocks and at most 84 million coins',
        ],
        ['Cardano', 'ADA', '2017', 'A smart-contract network developed through published research'],
        ['Solana', 'SOL', '2020', 'A smart-contract network built for speed and low fees'],
        ['Polkadot', 'DOT', '2020', 'Linking several blockchains so that they can exchange data'],
        [
          'Chainlink',
          'LINK',
          '2017',
          'Paying for outside data, such as prices, delivered to smart contracts',
        ],
      ],
    },
    {
      kind: 'definitions',
      heading: 'How a coin is quoted and traded',
      rows: [
        {
          term: 'The pair',
          text: "BTC/USD is the price of one bitcoin in dollars. Many exchanges quote against a stablecoin instead. That's a token meant to stay at one dollar, which it doesn't always do.",
        },
        {
          term: 'The smallest piece',
          text: 'A bitcoin can be divided into 100 million parts, called satoshis.',
        },
        {
          term: 'No single price',
          text: 'Each exchange has its own order book, the list of waiting orders. Small differences between exchanges are normal; in a rush they grow.',
        },
        {
          term: 'Coin or contract',
          text: rich`You can own the coin, in your own ${term('wallet')} or at an exchange. Or you can trade a CFD or a ${term('perpetual future')}: either one follows the price, allows leverage and short selling, and gives you no coin.`,
        },
      ],
      marginNote: 'There is no agreed pip, so people use dollars or percentages.',
    },
    {
      kind: 'prose',
      heading: 'Trading hours: open all week',
      paragraphs: [
        'Exchanges run all day and all week, including Christmas. Brokers that offer crypto CFDs may still pause for maintenance or widen their spreads at weekends, so look up their hours.',
        "Open isn't the same as busy. Most trading happens while Europe and America are awake. On a Sunday night a modest order can push the price further than on a weekday. Spreads are wider on small coins, in thin hours and during sudden moves.",
      ],
    },
    {
      kind: 'definitions',
      heading: 'Factors that move crypto',
      rows: [
        {
          term: 'New supply',
          text: 'The reward for mining bitcoin halves roughly every four years, last in 2024. Other networks release coins on schedules of their own, and a large release can weigh on the price.',
        },
        {
          term: 'Interest rates and mood',
          text: 'When savings pay well, fewer people want to take risks. Coins have often moved with technology shares, only further.',
        },
        {
          term: 'Rules',
          text: 'A fund approved, an exchange sued, a country banning mining: the legal status of a coin is part of its price.',
        },
        {
          term: 'The network itself',
          text: 'Upgrades, outages, software faults and thefts. In September 2022 Ethereum changed how it secures itself, from mining to staking.',
        },
        {
          term: 'Borrowed positions',
          text: 'Exchanges force leveraged trades to close when the margin runs out. Each forced sale lowers the price and may trigger the next.',
        },
      ],
    },
    {
      kind: 'workedExample',
      heading: 'How a leveraged position is closed by force',
      intro: `You put ${dollars(DEPOSIT)}, all that your account holds, into a bitcoin CFD at ${dollars(PRICE)}. In most of the EU and in Australia retail clients get ${capText(RETAIL_LEVERAGE)} at most, and the broker must close the position when ${String(CLOSE_OUT_PERCENT)}% of the margin is left. The second half shows 1:${String(HIGH_LEVERAGE)} under the same rule.`,
      lines: [
        { label: `Position at 1:${String(RETAIL_LEVERAGE)}`, value: dollars(closeOutAtCap.position) },
        {
          label: `Fall that loses ${dollars(closeOutAtCap.loss)}: ${dollars(closeOutAtCap.loss)} ÷ ${dollars(closeOutAtCap.position)}`,
          value: `${decimal(closeOutAtCap.fallPercent)}%`,
        },
        { label: 'Closed by force at', value: dollars(closeOutAtCap.price) },
        { label: `Position at 1:${String(HIGH_LEVERAGE)}`, value: dollars(closeOutAtHighLeverage.position) },
        {
          label: `Fall that loses ${dollars(closeOutAtHighLeverage.loss)}: ${dollars(closeOutAtHighLeverage.loss)} ÷ ${dollars(closeOutAtHighLeverage.position)}`,
          value: `${decimal(closeOutAtHighLeverage.fallPercent)}%`,
        },
        { label: 'Closed by force at', value: dollars(closeOutAtHighLeverage.price) },
      ],
      conclusion: `Bitcoin has moved ${decimal(closeOutAtHighLeverage.fallPercent)}% within a day many times in most years. At 1:${String(HIGH_LEVERAGE)} such a day ends the trade with half the deposit gone, even if the price recovers an hour later. UK brokers may not sell crypto derivatives to retail clients at all.`,
    },
    {
      kind: 'calculator',
      heading: 'Where would your position be closed?',
      intro:
        'The first half of the example, with the size cut to three decimal places, so the price differs a little. Raise the leverage or the size, and watch the forced-closing price come closer.',
      calculator: 'margin',
      values: {
        instrument: 'BTC/USD',
        lots: COINS,
        price: String(PRICE),
        leverage: String(RETAIL_LEVERAGE),
        account: String(DEPOSIT),
        stopOut: String(CLOSE_OUT_PERCENT),
      },
    },
    {
      kind: 'table',
      heading: 'Strategies for crypto',
      intro:
        "Copying tips isn't one of them, and that includes ours until you can explain them. Thinly traded coins are often promoted by people who want to sell theirs.",
      columns: ['Strategy', 'How it works, and when it fails'],
      rows: [
        [
          'Buying by the calendar',
          'The same small sum every month, whatever the price, for years. A coin can still lose nearly everything and stay there.',
        ],
        [
          'Trend following',
          'Hold while the price is above its average over, say, 200 days, and stay out below it. Sideways months bring one false start after another.',
        ],
        [
          'Range trading',
          'Buy near a floor that has held before, sell near the ceiling. At weekends there are few orders to stop a break.',
        ],
        [
          'Breakout',
          'Enter when a long, narrow stretch ends with rising volume. Some spikes only trigger stops before the price comes back.',
        ],
      ],
    },
    {
      kind: 'table',
      heading: 'The rise back to the old price',
      intro:
        'Bitcoin, the oldest coin, has more than once lost over three quarters of its price from a peak. Many smaller ones have fallen further.',
      columns: ['After a fall of', 'the price must rise by'],
      rows: FALLS.map((fall) => [`${String(fall)}%`, `${decimal(riseToRecover(fall))}%`]),
      note: 'To the nearest per cent, and only to get back to where it started.',
      bars: { column: 1, values: FALLS.map(riseToRecover) },
    },
    {
      kind: 'warning',
      heading: 'Risk warning: you can lose all of it',
      paragraphs: [
        [`${COIN_WARNING} `, coinRisksLink, '.'],
        'Put into crypto only what you could lose entirely without any change to your life. In many countries no deposit insurance covers coins, and nobody compensates you if the platform fails.',
        'Platforms do fail. Mt. Gox in 2014 and FTX in 2022 stopped withdrawals, and customers waited years for what was left. TerraUSD, a coin meant to stay at one dollar, collapsed within days in May 2022.',
        rich`You can't call back a payment on a blockchain. Send it to the wrong address, lose your ${term('recovery phrase')} or show it to a stranger, and there is no bank to ring.`,
      ],
    },
    {
      kind: 'questions',
      heading: 'Questions about trading crypto',
      items: [
        {
          question: 'Do I need a wallet?',
          answer:
            'To own coins yourself, yes. For a CFD, no: there is nothing to store, but you depend on the broker and pay the overnight charge each day.',
        },
        {
          question: 'What is a recovery phrase?',
          answer:
            'Twelve to twenty-four words from which a wallet can be rebuilt. Anyone who has them has your coins, so no honest support desk asks for them.',
        },
        {
          question: 'What does a trade cost?',
          answer:
            'On an exchange, say 0.1% of the value each way. On a $2,000 position that is $2 to get in and $2 to get out, before the spread.',
        },
        {
          question: 'Is it allowed where I live?',
          answer: rich`Some countries forbid crypto derivatives for retail clients, as the United Kingdom has since January 2021. Check with your own ${term('regulator')}.`,
        },
      ],
    },
    {
      kind: 'list',
      heading: 'Tips for trading crypto',
      items: [
        `${statements.riskRule} Start at the low end, and halve it for any coin except bitcoin.`,
        'The market is open while you sleep, so give every position an order that closes it without you.',
        'Before a large transfer, send a small one and see it arrive.',
        'Several coins held together usually fall together.',
        'Keep a record of every trade. In many countries swapping one coin for another counts for tax.',
        statements.practise,
      ],
    },
  ],
  callToAction: {
    heading: 'Take the course before you buy',
    text: 'The crypto course treats keeping coins safe and limiting a loss as seriously as reading a chart.',
    links: [
      { label: 'Open the crypto course', to: '/education/crypto' },
      { label: 'Read the risk disclosure', to: '/risk-disclosure' },
    ],
  },
  related: [
    { label: 'Crypto course', to: '/education/crypto' },
    { label: 'Free trading signals', to: '/services/signals' },
    { label: 'Indices: the mood that crypto often follows', to: '/markets/indices' },
  ],
};
