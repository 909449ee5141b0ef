import { exampleSignal } from '@/content/exampleSignal';
import { decimal, dollars } from '@/content/format';
import type { TopicPageContent } from '@/content/page';
import { rules, statements } from '@/content/rules';
import { rich, term } from '@/content/richText';
import {
  COIN_RISKS,
  COIN_RISKS_HEADING,
  RULES_CHECKED_ON,
  australia,
  CFD_LOSS_RANGE,
  cfdWarning,
  countryRules,
  retailRules,
  capText,
} from '@/content/regulators';
import { formatDay } from '@/domain/time/days';
import {
  distanceInSteps,
  marginFor,
  profit,
  riskAmount,
  unitsForRisk,
} from '@/domain/calculators/tradeArithmetic';
import { contactPath } from '@/content/contactAbout';

const PIP = 0.0001;

const DEPOSIT = 1_000;
const LEVERAGE = rules.maxLeverage;
const PRICE = 1.08;
const position = DEPOSIT * LEVERAGE;
const fatalPercent = 100 / LEVERAGE;
const fatalPrice = PRICE * (1 - fatalPercent / 100);
const fatalLoss = profit(PRICE, fatalPrice, position / PRICE);

const { entry, stopLoss } = exampleSignal;
const REOPENING = 1.074;
const ACCOUNT = rules.demoBalance;
const plannedLoss = riskAmount(ACCOUNT, rules.riskPercent.from);
const gapUnits = unitsForRisk(plannedLoss, distanceInSteps(entry, stopLoss, PIP) * PIP);
const gapLoss = -profit(entry, REOPENING, gapUnits);

const capRow = (product: string, kind: keyof (typeof retailRules)[0]['caps']): readonly string[] => [
  product,
  ...retailRules.map(({ caps }) => capText(caps[kind])),
];

export const page: TopicPageContent = {
  title: 'Risk disclosure: what you can lose, and how',
  description:
    'The risks of leveraged trading, the leverage your country allows, how brokers pay us and how to check a licence.',
  heading: 'Risk disclosure',
  lead: 'Trading leveraged products can lose you money quickly, and on some accounts more than you paid in. Read this page before you act on any other.',
  sections: [
    {
      kind: 'warning',
      heading: 'The risk in short',
      paragraphs: [
        cfdWarning(null),
        `The range of ${CFD_LOSS_RANGE} was published in 2018, before the limits below applied. Since then each broker in the EU and the UK has had to state its own figure, which may be lower or higher: look for it.`,
        'Most of what this site describes is traded on margin, with money you have in effect borrowed, often as contracts for difference (CFDs). A small move against you can use up your whole deposit within minutes.',
        'Do you understand how the product works? Would your life be unchanged if the money were gone? If either answer is no, stay on a demo account.',
        'Nothing on these pages is financial, tax or legal advice.',
      ],
    },
    {
      kind: 'workedExample',
      heading: 'How leverage of 1:500 empties an account',
      intro: `Say you pay in ${dollars(DEPOSIT)}, the broker allows forex leverage up to 1:${String(LEVERAGE)}, and you use all of it to buy EUR/USD at ${decimal(PRICE, 4)}.`,
      lines: [
        { label: `Largest position: ${dollars(DEPOSIT)} × ${String(LEVERAGE)}`, value: dollars(position) },
        { label: 'Margin, the deposit set aside for it', value: dollars(marginFor(position, LEVERAGE)) },
        {
          label: `Move that costs the deposit: 100% ÷ ${String(LEVERAGE)}`,
          value: `${decimal(fatalPercent, 1)}%`,
        },
        { label: 'That move as a price', value: `${decimal(PRICE, 4)} to ${decimal(fatalPrice, 5)}` },
        { label: 'In pips', value: decimal(distanceInSteps(PRICE, fatalPrice, PIP), 1) },
        { label: 'Result', value: dollars(fatalLoss) },
      ],
      conclusion:
        'EUR/USD moves that far on an ordinary day. In practice the broker closes the position before the last cent is gone (a stop-out). That changes what is left over, not the outcome.',
    },
    {
      kind: 'table',
      heading: 'How much leverage retail clients may get',
      intro:
        'Most people who trade are retail clients in law. Regulated brokers may not offer them more than this. Exceptions are in the next table.',
      columns: ['CFDs on', ...retailRules.map(({ region }) => region)],
      rows: [
        capRow('Main currency pairs', 'mainPairs'),
        capRow('Other currency pairs', 'otherPairs'),
        capRow('Gold', 'gold'),
        capRow('Main stock indices', 'mainIndices'),
        capRow('Other indices', 'otherIndices'),
        capRow('Other commodities', 'otherCommodities'),
        capRow('Shares', 'shares'),
        capRow('Some government bonds', 'governmentBonds'),
        capRow('Crypto', 'crypto'),
        ['Positions closed at', ...retailRules.map((rules) => `${String(rules.closeOutPercent)}% of margin`)],
        [
          'Negative balance protection',
          ...retailRules.map((rules) => (rules.hasNegativeBalanceProtection ? 'Required' : 'Not required')),
        ],
      ],
      note: `Main pairs are made of two of these: dollar, euro, yen, pound, Canadian dollar and franc. Australia adds its own dollar; its limits run until ${formatDay(australia.until)}. Last checked on ${formatDay(RULES_CHECKED_ON)}; ask your regulator what applies today.`,
    },
    {
      kind: 'table',
      heading: 'Countries with rules of their own',
      intro:
        "Some of these countries are in the EU, but add to its rules or differ from them. The list isn't complete.",
      columns: ['Country', 'Regulator', 'What applies to retail clients', 'Advertising of CFDs'],
      rows: countryRules.map(({ region, regulator, text, advertising }) => [
        region,
        regulator,
        text,
        advertising,
      ]),
      note: `Last checked on ${formatDay(RULES_CHECKED_ON)}.`,
    },
    {
      kind: 'workedExample',
      heading: 'When a stop loss fails to hold: gaps and slippage',
      intro: `A stop loss closes your trade at the next price on offer. When a market reopens lower after a weekend, the prices in between were never on offer (a gap). Take a purchase at ${decimal(entry, 4)} with its stop at ${decimal(stopLoss, 4)} and 1% of ${dollars(ACCOUNT)} at risk, and suppose EUR/USD reopens at ${decimal(REOPENING, 4)}.`,
      lines: [
        { label: `Planned loss at ${decimal(stopLoss, 4)}`, value: dollars(plannedLoss) },
        { label: 'Position', value: `${decimal(gapUnits)} units` },
        {
          label: 'Closed below the entry by',
          value: `${decimal(distanceInSteps(entry, REOPENING, PIP))} pips`,
        },
        { label: 'Actual loss', value: dollars(gapLoss) },
      ],
      conclusion:
        'Around news the same happens on a smaller scale: the order fills a little beyond the price you set (slippage). Only a guaranteed stop, which some brokers sell for a fee, rules it out.',
    },
    {
      kind: 'definitions',
      heading: 'Other ways to lose money',
      rows: [
        {
          term: 'Owing the broker',
          text: "Without negative balance protection, a gap can leave your account below zero, and you owe the difference. In the EU, the UK and Australia brokers owe it to retail clients, so one that won't promise it in writing is outside those rules. In Japan and the United States even licensed firms needn't promise it, and professional clients may not have it anywhere.",
        },
        {
          term: 'Costs',
          text: 'You pay the spread, any commission and the overnight charge (swap) whether you are right or wrong. The more often you trade, the more of your results they take.',
        },
        {
          term: 'The broker itself',
          text: 'A firm can fail, freeze withdrawals or turn out to be a fraud. A licence makes that less likely, not impossible.',
        },
        {
          term: 'Crypto',
          text: "Prices can halve in weeks, exchanges have been hacked, and coins sent to the wrong address don't come back. In many countries no compensation scheme covers them.",
        },
        {
          term: 'Technology',
          text: 'Connections drop, phones run flat, and servers stall when everyone wants out. If you have no stop loss, you then have no way out either.',
        },
        {
          term: 'Your own habits',
          text: 'Doubling up after a loss, trading when tired, moving the stop away: these have cost many accounts more than any wrong forecast.',
        },
      ],
    },
    {
      kind: 'definitions',
      heading: COIN_RISKS_HEADING,
      intro:
        'The Financial Conduct Authority (FCA), the financial regulator of the United Kingdom, prescribes a short warning next to every promotion of coins, and this text behind its link. Due to the potential for losses, it considers this investment to be high risk.',
      rows: COIN_RISKS,
    },
    {
      kind: 'table',
      heading: 'Demo account and live account compared',
      columns: ['What differs', 'Demo account', 'Live account'],
      rows: [
        ['Fills', 'Usually at the price shown', 'Slippage, partial fills and rejected orders occur'],
        ['Spread', 'Often the calm-market figure', 'Widens around news and at night'],
        ['Overnight charge (swap)', 'Sometimes left out', 'Booked for every night you hold'],
        ['Feelings', 'Boredom at most', 'Fear and greed, at the worst moment'],
        ['What it proves', 'That you can work the platform', 'Whether you can keep to the plan'],
      ],
    },
    {
      kind: 'prose',
      heading: 'What our signals are and are not',
      paragraphs: [
        rich`A ${term('signal')} on this site is a teaching example or an opinion about a market, addressed to everyone alike. It isn't personal advice: nobody has asked about your circumstances. Past signals don't show how later ones will do.`,
        statements.investmentRecommendation,
        `${statements.inventedAround} Where we work out a win rate, it's the arithmetic of a ratio, not a record of results.`,
      ],
    },
    {
      kind: 'prose',
      heading: 'How brokers pay us',
      paragraphs: [
        "Partner brokers pay us a referral fee when someone we introduce opens an account. Some also pay us a share of what that client's trading earns them. So we gain if you choose one of them, and may gain if you trade often, and at some firms if you lose.",
        'You owe us nothing for following a link. Ask the broker whether the same account would be cheaper without it.',
      ],
    },
    {
      kind: 'prose',
      heading: 'How broker ratings are set',
      paragraphs: [
        'The administrators of this site set the ratings and enter each number manually. We may be paid by the firm we rate.',
        'A rating is not an average of user ratings, a test result or a statement about the safety of deposits. It is drawn as one full star for each whole point, with the number next to them: 4.8 shows four full stars.',
        'Brokers whose web address ends in “.example” are samples with invented names and figures, there to show the layout. Their ratings measure nothing.',
      ],
    },
    {
      kind: 'steps',
      heading: "How to check a broker's licence",
      intro: `The registers to type in: ${retailRules.map(({ region, register }) => `${register} (${region})`).join(', ')}. In the EU, look in the register of the country that licensed the broker as well: conditions and warnings are there.`,
      steps: [
        {
          title: 'Find the legal name',
          text: "Look in the small print of the broker's website and in the contract. One brand often covers several companies in different countries; yours is the one in your contract.",
        },
        {
          title: "Open the regulator's register yourself",
          text: "Type the register's address yourself. Never follow a link to it from the broker.",
        },
        {
          title: 'Compare every detail',
          text: 'Name, licence number, web address and permitted business must all match. Fraudsters copy the names of licensed firms.',
        },
        {
          title: 'Read the warning list',
          text: "Regulators also list firms they warn about. If the broker is on it, walk away. If it isn't, that proves nothing.",
        },
        {
          title: 'Note what covers you',
          text: 'Look up whether client money is kept separately, whether a compensation scheme applies to you, and who hears complaints.',
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
        "Each trade's target is at least twice as far away as its stop (1:2).",
        'I know the spread, the commission and the overnight charge (swap) of what I trade.',
        "I have found the broker's licence in the public register and tried a small withdrawal.",
        "I don't need the money for rent, debts or emergencies, and I borrowed none of it.",
        'I have decided how large a total loss makes me stop and think.',
      ],
    },
  ],
  callToAction: {
    heading: 'Learn it on a demo account first',
    text: 'The beginner course teaches position size, stop loss and order types before any deposit.',
    links: [
      { label: 'Start with the beginner course', to: '/education/beginner' },
      { label: 'Ask a question', to: contactPath('Question about risk') },
    ],
  },
  related: [
    { label: 'Partner brokers', to: '/ib-partners' },
    { label: 'A signal explained line by line', to: '/services/signals' },
    { label: 'Privacy', to: '/privacy' },
  ],
};
