import type { TopicPageContent } from '@/content/page';
import { decimal, dollars } from '@/content/format';
import { marginFor, profit, rewardToRisk, riskAmount, unitsForRisk } from '@/domain/tradeArithmetic';
import { paths } from '@/paths';

const ACCOUNT = 10_000;
const RISK_PERCENT = 1;
const ENTRY = 60_000;
const STOP_LOSS = 57_000;
const TAKE_PROFIT = 66_000;
const SIZES_PER_COIN = 1_000;
const FEE_PERCENT = 0.1;
const LEVERAGE = 10;

const risk = riskAmount(ACCOUNT, RISK_PERCENT);
const exactCoins = unitsForRisk(risk, ENTRY - STOP_LOSS);
const coins = Math.floor(exactCoins * SIZES_PER_COIN) / SIZES_PER_COIN;
const positionValue = coins * ENTRY;
const feeAtEntry = (positionValue * FEE_PERCENT) / 100;
const feeAtStop = (coins * STOP_LOSS * FEE_PERCENT) / 100;
const ratio = `1:${decimal(rewardToRisk(ENTRY, STOP_LOSS, TAKE_PROFIT))}`;

/** The rise in percent that undoes a fall in percent. */
const riseToRecover = (fall: number): number => (100 * fall) / (100 - fall);

export const page: TopicPageContent = {
  title: 'Crypto: coins, trading hours and risks',
  description:
    'Eight major coins, what moves their prices, how trading them differs from other markets, and how much can go wrong.',
  heading: 'Crypto',
  lead: 'Crypto assets trade every hour of every day on many exchanges at once. Nothing closes, nothing pauses, and price swings that would be rare elsewhere are ordinary here.',
  sections: [
    {
      kind: 'table',
      heading: 'Eight major coins',
      intro: 'All eight have traded for years. The list is for recognition, in no order of merit.',
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
      heading: 'How a coin is quoted',
      rows: [
        {
          term: 'The pair',
          text: 'BTC/USD is the price of one bitcoin in dollars. Many exchanges quote against a stablecoin instead, a token meant to stay at one dollar and able to fail at it.',
        },
        {
          term: 'The smallest piece',
          text: 'Coins divide finely: a bitcoin has 100 million parts, called satoshis. There is no agreed pip, so people count in dollars or in percent.',
        },
        {
          term: 'No single price',
          text: 'Each exchange has its own order book. Small differences between them are normal, and in a rush they become large ones.',
        },
        {
          term: 'Coin or contract',
          text: 'You can own the coin, in your own wallet or at an exchange. Or you can trade a CFD or a perpetual future, which follows the price, allows leverage and short selling, and gives you no coin.',
        },
      ],
    },
    {
      kind: 'prose',
      heading: 'A market that never closes',
      paragraphs: [
        'Exchanges run all day and all week, including Christmas. Brokers that offer crypto CFDs may still pause for maintenance or quote wider at weekends, so read their hours.',
        'Open is not the same as busy. Trading is thickest while Europe and America are awake; on a Sunday night a modest order can push the price further. Spreads widen with small coins, thin hours, sudden moves and blocked withdrawals.',
      ],
    },
    {
      kind: 'definitions',
      heading: 'Factors that move crypto',
      rows: [
        {
          term: 'New supply',
          text: 'The reward for mining bitcoin halves roughly every four years, last in 2024. Other networks release coins on schedules of their own, and large unlocks can weigh on a price.',
        },
        {
          term: 'Interest rates and mood',
          text: 'When savings pay well, fewer people reach for risk. Coins have often moved together with technology shares, only further.',
        },
        {
          term: 'Rules',
          text: 'A fund approved, an exchange sued, a country banning mining: the legal status of a coin is part of its price.',
        },
        {
          term: 'The network itself',
          text: 'Upgrades, outages, software faults and thefts. Ethereum changed how it secures itself in September 2022, from mining to staking.',
        },
        {
          term: 'Borrowed positions',
          text: 'Exchanges close leveraged trades by force when their margin is gone. Each forced sale lowers the price and may trigger the next.',
        },
      ],
    },
    {
      kind: 'workedExample',
      heading: 'Sizing a trade in something this jumpy',
      intro: `Suppose, for example, that bitcoin stands at ${dollars(ENTRY)}. A stop 5% below, at ${dollars(STOP_LOSS)}, is not far for this market. The practice account holds ${dollars(ACCOUNT)} virtual capital.`,
      lines: [
        { label: `${String(RISK_PERCENT)}% of the account`, value: dollars(risk) },
        { label: 'Loss per whole coin at the stop', value: dollars(ENTRY - STOP_LOSS) },
        {
          label: `${dollars(risk)} ÷ ${dollars(ENTRY - STOP_LOSS)}, rounded down to thousandths`,
          value: `${decimal(coins, 3)} BTC`,
        },
        { label: 'Worth at entry', value: dollars(positionValue) },
        { label: 'If the stop is reached', value: dollars(profit(ENTRY, STOP_LOSS, coins)) },
        {
          label: `If ${dollars(TAKE_PROFIT)} is reached (${ratio})`,
          value: dollars(profit(ENTRY, TAKE_PROFIT, coins)),
        },
        {
          label: `Fees in and out at the stop, at for example ${String(FEE_PERCENT)}% each way`,
          value: dollars(feeAtEntry + feeAtStop),
        },
      ],
      conclusion: `One tenth of one percent sounds like nothing, yet the two fees add almost 4% to the planned loss. With leverage of 1:${String(LEVERAGE)} the same position needs only ${dollars(marginFor(positionValue, LEVERAGE))} of margin, and a fall of ${decimal(100 / LEVERAGE)}% uses all of it up.`,
    },
    {
      kind: 'definitions',
      heading: 'Strategies, and what goes wrong with each',
      intro:
        'Copying a tip from a chat group is not among them: thinly traded coins are often promoted by people who want to sell theirs.',
      rows: [
        {
          term: 'Buying by calendar',
          text: 'The same small sum every month, whatever the price, for years. A coin can still lose nearly everything and stay there.',
        },
        {
          term: 'Trend following',
          text: 'Hold while the price is above a long average, such as 200 days, and step aside below it. Sideways months bring one false start after another.',
        },
        {
          term: 'Range trading',
          text: 'Buy near a floor that held before, sell near the ceiling. At weekends few orders stand in the way of a break.',
        },
        {
          term: 'Breakout',
          text: 'Enter when a long, narrow stretch ends with rising volume. Some of these spikes only clear out the stops and return.',
        },
      ],
    },
    {
      kind: 'table',
      heading: 'What a fall takes to undo',
      intro:
        'Bitcoin, the oldest coin, has more than once lost over three quarters of its price from a peak. Many smaller ones have fallen further.',
      columns: ['After a fall of', 'the price must rise by'],
      rows: [10, 25, 50, 75, 90].map((fall) => [`${String(fall)}%`, `${decimal(riseToRecover(fall))}%`]),
      note: 'Rounded to whole percent, only to come back to where it stood.',
      barsFromColumn: 1,
    },
    {
      kind: 'warning',
      heading: 'Risk warning: you can lose all of it',
      paragraphs: [
        'Put into crypto only what you could lose entirely without a change to your life. In many countries there is no deposit insurance for coins and no compensation if the platform fails.',
        'Platforms do fail: Mt. Gox in 2014 and FTX in 2022 stopped withdrawals, and customers waited years for what was left. TerraUSD, a coin meant to stay at one dollar, collapsed within days in May 2022.',
        'A payment on a blockchain cannot be called back. Send to a wrong address, lose the recovery phrase or show it to a stranger, and there is no bank to ring.',
        'With leverage, a move that is routine on a Tuesday can close the position for good before you wake up.',
      ],
    },
    {
      kind: 'questions',
      heading: 'Questions worth asking first',
      items: [
        {
          question: 'Do I need a wallet?',
          answer:
            'To own coins yourself, yes. For a CFD, no: there is nothing to store, but you depend on the broker and pay financing each day.',
        },
        {
          question: 'What is a recovery phrase?',
          answer:
            'Twelve to twenty-four words from which a wallet can be rebuilt. Whoever has them has the coins, so no honest support desk asks for them.',
        },
        {
          question: 'Is it allowed where I live?',
          answer:
            'Some countries forbid crypto derivatives for private customers; the United Kingdom banned their sale in 2021. Check with your own regulator.',
        },
      ],
    },
    {
      kind: 'list',
      heading: 'Tips for staying in one piece',
      items: [
        'Begin at the low end of the 1-2% rule, and halve it again for any coin but bitcoin itself.',
        'Place the stop first, then the target at twice that distance or more; if the chart has no room for it, wait.',
        'Because the market is open while you sleep, every position needs an order that closes it without you.',
        'Before a large transfer, send a small one and see it arrive.',
        'Several coins held together usually fall together.',
        'Keep a record of every trade: in many countries swapping one coin for another counts for tax.',
      ],
    },
  ],
  callToAction: {
    heading: 'Learn where it breaks before you buy',
    text: 'The crypto course treats keeping coins safe and limiting a loss as seriously as reading a chart.',
    links: [
      { label: 'Open the crypto course', to: paths.education.crypto },
      { label: 'Read the risk disclosure', to: paths.riskDisclosure },
    ],
  },
  related: [
    { label: 'Crypto course', to: paths.education.crypto },
    { label: 'Free trading signals', to: paths.services.signals },
    { label: 'Indices: the mood that crypto often follows', to: paths.markets.indices },
  ],
};
