import { exampleSignal } from './exampleSignal';
import { decimal, dollars } from './format';
import type { TopicPageContent } from './page';
import { distanceInSteps, marginFor, profit, riskAmount, unitsForRisk } from '@/domain/tradeArithmetic';
import { paths } from '@/paths';

const PIP = 0.0001;

const DEPOSIT = 1_000;
const LEVERAGE = 500;
const PRICE = 1.08;
const position = DEPOSIT * LEVERAGE;
const fatalPercent = 100 / LEVERAGE;
const fatalPrice = PRICE * (1 - fatalPercent / 100);
const fatalLoss = profit(PRICE, fatalPrice, position / PRICE);

const { entry, stopLoss } = exampleSignal;
const REOPENING = 1.074;
const ACCOUNT = 10_000;
const plannedLoss = riskAmount(ACCOUNT, 1);
const gapUnits = unitsForRisk(plannedLoss, distanceInSteps(entry, stopLoss, PIP) * PIP);
const gapLoss = -profit(entry, REOPENING, gapUnits);

const leverageRow = (leverage: number): string[] => [
  `1:${decimal(leverage)}`,
  dollars(DEPOSIT * leverage),
  `${String(Math.round(10_000 / leverage) / 100)}%`,
];

export const page: TopicPageContent = {
  title: 'Risk disclosure: what you can lose, and how',
  description:
    'The risks of trading leveraged products, how we earn a commission, how broker ratings are set, and what a signal is not.',
  heading: 'Risk disclosure',
  lead: 'Trading leveraged products can lose money, quickly, and with some account types more than was paid in. Read this page before you act on any other.',
  sections: [
    {
      kind: 'warning',
      heading: 'Before anything else',
      paragraphs: [
        'Most of what this site describes is traded on borrowed size, often as contracts for difference (CFDs). Such contracts are complicated, and a small move against you can use up the whole deposit within minutes.',
        'Ask yourself whether you understand how the product works and whether your life would be unchanged if the money were gone. If either answer is no, stay with a demo account.',
        'Nothing on these pages is financial, tax or legal advice.',
      ],
    },
    {
      kind: 'workedExample',
      heading: 'How 1:500 empties an account',
      intro: `Leverage lets a deposit carry a position many times its size. For example, ${dollars(DEPOSIT)} is paid in, the broker allows forex leverage up to 1:${String(LEVERAGE)}, and all of it is used to buy EUR/USD at ${decimal(PRICE, 4)}.`,
      lines: [
        { label: `Largest position: ${dollars(DEPOSIT)} × ${String(LEVERAGE)}`, value: dollars(position) },
        { label: 'Deposit tied up as security (margin)', value: dollars(marginFor(position, LEVERAGE)) },
        {
          label: `Move that equals the deposit: 100% / ${String(LEVERAGE)}`,
          value: `${decimal(fatalPercent, 1)}%`,
        },
        { label: 'That move as a price', value: `${decimal(PRICE, 4)} to ${decimal(fatalPrice, 5)}` },
        { label: 'In pips', value: decimal(distanceInSteps(PRICE, fatalPrice, PIP), 1) },
        { label: 'Result', value: dollars(fatalLoss) },
      ],
      conclusion:
        'Moves of that size happen on ordinary days. In practice the broker closes the position before the last cent is gone (a stop out), which changes the remainder and not the outcome.',
    },
    {
      kind: 'table',
      heading: 'The same deposit at other leverage',
      intro: `Each row shows the largest position ${dollars(DEPOSIT)} can carry and the move against it that would cost the whole sum.`,
      columns: ['Leverage', 'Largest position', 'Move that costs the deposit'],
      rows: [10, 30, 100, LEVERAGE].map(leverageRow),
      note: 'The leverage on offer is a ceiling, and you choose how much of it to use. Regulators in several regions, the European Union among them, cap it for private clients at 1:30 on the main currency pairs and lower elsewhere.',
    },
    {
      kind: 'workedExample',
      heading: 'When a stop loss does not hold',
      intro: `A stop is an order to close at the next available price. If the market closes for the weekend and opens lower, prices in between were never on offer (a gap). Take the example signal with its 1% of ${dollars(ACCOUNT)} at risk, and suppose EUR/USD reopens at ${decimal(REOPENING, 4)}.`,
      lines: [
        { label: `Planned loss at ${decimal(stopLoss, 4)}`, value: dollars(plannedLoss) },
        { label: 'Position', value: `${decimal(gapUnits)} units` },
        {
          label: 'Filled below the entry by',
          value: `${decimal(distanceInSteps(entry, REOPENING, PIP))} pips`,
        },
        { label: 'Actual loss', value: dollars(gapLoss) },
      ],
      conclusion:
        'The same happens on a smaller scale around news, when the fill lies a little beyond the price you named (slippage). Only a guaranteed stop, which some brokers sell for a fee, excludes it.',
    },
    {
      kind: 'definitions',
      heading: 'Other ways to lose',
      rows: [
        {
          term: 'Owing the broker',
          text: 'Without negative balance protection a gap can leave the account below zero, and the difference is a debt. Ask whether your account has that protection, and find the sentence in the contract.',
        },
        {
          term: 'Costs',
          text: 'Spread, commission and the overnight charge are due whether you are right or wrong. The more often you trade, the larger the share of your results they eat.',
        },
        {
          term: 'The broker itself',
          text: 'A firm can fail, freeze withdrawals or turn out to be a fraud. Holding a licence lowers this risk without removing it.',
        },
        {
          term: 'Crypto',
          text: 'Prices can halve in weeks, exchanges have been hacked, and coins sent to a wrong address do not come back. Many countries give buyers no compensation scheme.',
        },
        {
          term: 'Technology',
          text: 'Connections drop, phones run flat and servers stall when everyone wants out. A position without a stop is then out of your hands.',
        },
        {
          term: 'Yourself',
          text: 'Doubling up after a loss, trading tired, moving the stop: these habits cost many accounts more than any wrong forecast.',
        },
      ],
    },
    {
      kind: 'table',
      heading: 'Why live trading differs from a demo',
      columns: ['What differs', 'Demo account', 'Live account'],
      rows: [
        ['Fills', 'Usually at the price shown', 'Slippage, partial fills and refusals occur'],
        ['Spread', 'Often the calm-market figure', 'Widens around news and at night'],
        ['Overnight charges', 'Sometimes left out', 'Booked every night'],
        ['Feelings', 'Boredom at most', 'Fear and greed, at the worst moment'],
        ['What it proves', 'That you can handle the platform', 'Whether you can keep to the plan'],
      ],
    },
    {
      kind: 'prose',
      heading: 'What our signals are and are not',
      paragraphs: [
        'A signal on this site is a general teaching example or opinion about a market, addressed to everyone alike. It is not a recommendation to you, and past examples do not show what later ones will do.',
        'Prices in examples are invented and say so. Where we calculate a share of winners, it is the arithmetic of a ratio and never a record of results.',
      ],
    },
    {
      kind: 'prose',
      heading: 'How we are paid',
      paragraphs: [
        'We receive a commission from partner brokers when clients we introduce open accounts and trade. This gives us an interest in your choosing one of them, and in your trading often.',
        'You owe us nothing for following a link. Whether the same account would be cheaper without it is a question for the broker, and worth asking before you sign.',
      ],
    },
    {
      kind: 'definitions',
      heading: 'How broker ratings are set',
      rows: [
        {
          term: 'By whom',
          text: 'By the administrators of this site, who type the number in by hand. They may be paid by the firm they rate.',
        },
        {
          term: 'What it is not',
          text: 'It is not an average of user ratings, a test result or a statement about the safety of deposits.',
        },
        {
          term: 'How it is drawn',
          text: 'As full stars by whole points, with the number beside them: 4.8 shows four full stars.',
        },
        {
          term: 'What ships with the site',
          text: 'The brokers you see before anyone has edited the list are samples with invented names and figures, there to show the layout. Their ratings measure nothing.',
        },
      ],
    },
    {
      kind: 'steps',
      heading: "How to look up a broker's licence",
      steps: [
        {
          title: 'Find the legal name',
          text: "It stands in the small print at the foot of the broker's website and in the contract. One brand often covers several companies in different countries; yours is the one in your contract.",
        },
        {
          title: "Open the regulator's register yourself",
          text: 'National financial regulators publish registers of the firms they supervise. Type the address of the regulator by hand instead of following a link from the broker.',
        },
        {
          title: 'Compare every detail',
          text: 'Name, licence number, web address and permitted business must match. Copying the name of a licensed firm is a common fraud.',
        },
        {
          title: 'Read the warning list',
          text: 'Regulators also list firms they warn about. Being absent from it proves nothing; being on it settles the matter.',
        },
        {
          title: 'Note what you are covered for',
          text: 'Look up whether client money is kept apart, whether a compensation scheme applies to you, and who hears complaints.',
        },
      ],
    },
    {
      kind: 'list',
      heading: 'Checklist before you trade with real money',
      items: [
        'I can explain in one sentence how this product makes and loses money.',
        'I have kept to a written plan on a demo account for weeks, not days.',
        'I risk 1-2% of the account per trade at most, and I know that sum in money.',
        'The target of each trade is at least twice as far away as its stop (1:2).',
        'I know the spread, the commission and the overnight charge of what I trade.',
        "I have found the broker's licence in the public register and tried a small withdrawal.",
        'The money is not needed for rent, debts or emergencies, and none of it is borrowed.',
        'I have decided at which total loss I stop and think.',
      ],
    },
  ],
  callToAction: {
    heading: 'Practise where mistakes are free',
    text: 'The beginner course teaches size, stop and order types on virtual capital, before any deposit.',
    links: [
      { label: 'Start with the beginner course', to: paths.education.beginner },
      { label: 'Ask a question', to: paths.contact },
    ],
  },
  related: [
    { label: 'Partner brokers', to: paths.ibPartners },
    { label: 'A signal taken apart', to: paths.services.signals },
    { label: 'Privacy', to: paths.privacy },
  ],
};
