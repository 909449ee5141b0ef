import { decimal, dollars } from '@/content/format';
import type { LessonContent } from '@/content/lesson';
import { rich, term } from '@/content/richText';
import { profit } from '@/domain/calculators/tradeArithmetic';

const cents = (price: number) => `${decimal(price * 100)} cents`;
const percent = (share: number) => `${decimal(share, Number.isInteger(share) ? 0 : 1)}%`;

/** Ten daily prices of two invented coins, in dollars: one recovered, one didn't. */
const DIPPED = [1, 1, 0.99, 0.88, 0.93, 0.98, 1, 1, 1, 1];
const COLLAPSED = [1, 1, 0.98, 0.9, 0.65, 0.4, 0.2, 0.12, 0.08, 0.05];

/** The example: coins bought at a dollar, then sold in the dip or held. */
const COINS = 5_000;
const DIP_PRICE = 0.88;
const END_PRICE = 0.05;
const soldInDip = COINS * DIP_PRICE;
const lossInDip = -profit(1, DIP_PRICE, COINS);
const lossAtEnd = -profit(1, END_PRICE, COINS);
/** A year of the promised interest, to compare with the loss. */
const PROMISED = 8;
const interest = (COINS * PROMISED) / 100;

/** An issuer's reserves, in millions of dollars. */
const ISSUED = 400;
const CASH = 120;
const LOANS = 280;
const LOAN_LOSS_PERCENT = 25;
const reserveLeft = CASH + LOANS * (1 - LOAN_LOSS_PERCENT / 100);
const reservePerCoin = reserveLeft / ISSUED;

/** Used in the exercise and questions. */
const EXERCISE_COINS = 2_000;
const EXERCISE_PRICE = 0.94;
const QUESTION_COINS = 1_500;
const QUESTION_PRICE = 0.92;
const questionLoss = -profit(1, QUESTION_PRICE, QUESTION_COINS);
const RESERVE = 190;
const RESERVE_COINS = 250;

export const page: LessonContent = {
  id: 'crypto/stablecoins',
  revision: 2,
  title: 'Stablecoins: what holds them at one dollar',
  description:
    'Some coins are meant to stay at one dollar. What backs them, how both kinds have broken, and what to ask an issuer.',
  heading: 'Coins meant to stay at one dollar',
  lead: 'Nothing about a coin itself makes it worth a dollar. Somebody, or some rule, has to hold it there, and both can let go.',
  question:
    'You kept dollars in a coin that “is always one dollar”. This morning it trades at 88 cents. Who owes you the rest?',
  sections: [
    {
      kind: 'prose',
      heading: 'Why anyone wants such a coin',
      paragraphs: [
        'Coin prices swing, and bank transfers take hours or days. Traders therefore wanted something on the ledger that holds its price between two trades. It can be sent at night and on Sundays, and most coins are quoted against it.',
        rich`That's a ${term('stablecoin')}: a coin meant to hold the value of one unit of a currency, usually the US dollar. “Meant to” are the important words. The level at which it's supposed to stay is called the peg.`,
      ],
    },
    {
      kind: 'definitions',
      heading: 'What can back it',
      rows: [
        {
          term: 'Reserves',
          text: 'For each coin the issuer keeps about a dollar, mostly in cash, bank deposits or short-term government debt; some hold riskier things too. Large customers can redeem coins, which means handing them in for dollars. In the EU the law gives every holder of a coin issued under its rules that right. The coin is a claim on a company.',
        },
        {
          term: 'Other coins',
          text: 'A program on the ledger holds other coins, worth clearly more than the coins issued against them. If they fall too far, it sells them. A fast crash can outrun those sales.',
        },
        {
          term: 'A rule alone',
          text: 'A program creates and destroys a second coin to push the price back to a dollar. No outside assets are held. It works only while people want that second coin.',
        },
      ],
    },
    {
      kind: 'prose',
      heading: 'How the peg is held',
      paragraphs: [
        'Say the coin slips to 99 cents, and the issuer still pays a dollar for it. Dealers buy at 99, redeem the coins and keep a cent on each. Their buying lifts the price again. When it is above a dollar they do the reverse: pay the issuer a dollar, take a new coin and sell it.',
        "Everything depends on the belief that the dollar will really be paid. If that's in doubt, nobody buys at 99, and the price falls until somebody is willing to take the risk.",
      ],
    },
    {
      kind: 'figure',
      heading: 'A dip and a collapse',
      intro:
        'Coins of both kinds have lost their peg. The two lines are invented, but follow the shape of what has happened.',
      figure: {
        kind: 'lineChart',
        caption: 'On the fourth day nobody could know which of the two lines a coin was on.',
        description: `Two lines over ten days, both starting at one dollar. The first falls to ${cents(DIP_PRICE)} on day four and is back at a dollar on day seven. The second is at ${cents(0.9)} on day four and goes on falling, to ${cents(END_PRICE)} on day ten.`,
        xLabel: 'Day',
        yLabel: 'Dollars for one coin',
        decimals: 2,
        series: [
          { label: 'Backed by reserves, in doubt for three days', values: DIPPED },
          { label: 'Held by a rule alone', values: COLLAPSED },
        ],
      },
    },
    {
      kind: 'list',
      heading: 'What really happened, twice',
      items: [
        'TerraUSD was held near a dollar by a rule and a second coin. In May 2022 many holders left at once, and the rule flooded the market with that second coin. Within days the second coin was worth next to nothing, and TerraUSD never came back to a dollar.',
        'USDC was backed by reserves, part of them at a bank that failed in March 2023. On 11 March it traded at about 88 cents. When it became clear that the deposits were safe, the coin came back to a dollar within days.',
      ],
    },
    {
      kind: 'workedExample',
      heading: `${decimal(COINS)} coins on the fourth day`,
      intro: `You bought ${decimal(COINS)} coins at one dollar, because a platform promised ${percent(PROMISED)} a year on them. The price is ${cents(DIP_PRICE)}.`,
      lines: [
        { label: 'Paid', value: dollars(COINS) },
        { label: `Sold now: ${decimal(COINS)} × ${dollars(DIP_PRICE)}`, value: dollars(soldInDip) },
        { label: 'Loss if you sell', value: dollars(lossInDip) },
        { label: 'Loss if you wait and the peg returns', value: dollars(0) },
        { label: `Loss if you wait and it ends at ${cents(END_PRICE)}`, value: dollars(lossAtEnd) },
        { label: `The promised ${percent(PROMISED)} for a whole year`, value: dollars(interest) },
      ],
      conclusion: `If the peg returns, selling was the mistake. If it doesn't, waiting costs ${decimal(lossAtEnd / lossInDip, 1)} times as much as selling. A full year of the promised interest is less than the smaller of the two losses.`,
    },
    {
      kind: 'prose',
      heading: 'The second case: reserves that have shrunk',
      paragraphs: [
        `An issuer has ${decimal(ISSUED)} million coins in issue. They are backed by ${dollars(CASH)} million in cash and ${dollars(LOANS)} million lent to companies. A quarter of the loans turns out to be lost.`,
        `What is left is ${dollars(reserveLeft)} million, or ${decimal(reservePerCoin * 100, 1)} cents a coin. Those who redeem first still get a full dollar, at the expense of the others. That's why doubt turns into a rush, as it does at a bank. Unlike a bank account, such coins aren't covered by deposit insurance.`,
      ],
    },
    {
      kind: 'warning',
      heading: 'You can lose all of it',
      paragraphs: [
        'A coin that has held at a dollar for years can break in an afternoon. An issuer can also freeze coins at an address, and a platform that holds them for you can fail while the coin survives.',
        'High interest on such a coin pays you for a risk, whether or not the page mentions it. In the EU, issuers and crypto firms may not pay any, so the offer itself is a warning. Put in only what you could lose completely.',
      ],
    },
  ],
  summary: [
    'A stablecoin is held near its peg by reserves, by other coins, or by a rule alone.',
    'Reserves can shrink or be locked away, and a rule can run out of believers.',
    'While a peg is broken, nobody knows whether it will return, so the price shows how much trust is left.',
    'Ask who pays you the dollar, what with, and whether you yourself may redeem coins.',
  ],
  exercise: {
    task: `Choose one coin that is meant to stay at a dollar, and look for four answers. What backs it? Who checks the reserves, and how often? Who may redeem coins? What is its lowest price so far? Note each source. Then work out what ${decimal(EXERCISE_COINS)} coins would have fetched at that lowest price. The solution uses a low of ${cents(EXERCISE_PRICE)}.`,
    solution: [
      {
        label: `${decimal(EXERCISE_COINS)} × ${dollars(EXERCISE_PRICE)}`,
        value: dollars(EXERCISE_COINS * EXERCISE_PRICE),
      },
      {
        label: 'Loss compared with one dollar per coin',
        value: dollars(-profit(1, EXERCISE_PRICE, EXERCISE_COINS)),
      },
    ],
    mistakes: [
      {
        mistake: 'You noted that the reserves are “audited”, but the source is an attestation.',
        why: 'An attestation covers one day and only what the accountant was shown. An audit covers a period and tests far more.',
      },
      {
        mistake: 'You took the lowest price from a daily chart of one exchange.',
        why: 'Exchanges differ most at such times. Write down which one it was.',
      },
    ],
  },
  checks: [
    {
      id: 'crypto/stablecoins/loss-in-a-dip',
      kind: 'numeric',
      prompt: `You bought ${decimal(QUESTION_COINS)} coins at one dollar, and sell them at ${cents(QUESTION_PRICE)}. How much have you lost, before fees?`,
      label: 'Loss',
      unit: 'dollars',
      answer: questionLoss,
      tolerance: 0.5,
      answerText: dollars(questionLoss),
      commonMistakes: [
        {
          answer: QUESTION_COINS * QUESTION_PRICE,
          feedback: "That's what you receive. The loss is the difference from the price you paid.",
        },
        {
          answer: QUESTION_COINS * (QUESTION_PRICE / 100),
          feedback: 'You converted the price from cents into dollars twice.',
        },
      ],
      explanation: `${cents(1 - QUESTION_PRICE)} is missing from each coin: ${decimal(QUESTION_COINS)} × ${dollars(1 - QUESTION_PRICE)} is ${dollars(questionLoss)}.`,
    },
    {
      id: 'crypto/stablecoins/kinds-of-backing',
      kind: 'singleChoice',
      prompt:
        'A coin holds no dollars. Whenever it falls below one dollar, its program lets holders swap it for new units of a sister coin. What is behind it?',
      options: [
        {
          text: 'Reserves, held in the form of the sister coin',
          feedback: 'Those units are created at that moment. Nobody set them aside.',
        },
        {
          text: 'The demand for the sister coin, and nothing else',
          isCorrect: true,
          feedback: 'If nobody wants the new units, the swap is worth nothing.',
        },
        {
          text: 'The company that wrote the program',
          feedback: 'Unless it has promised to pay dollars, it owes holders nothing.',
        },
      ],
      explanation:
        'A rule can only move value between the two coins. It holds as long as one of them is wanted.',
    },
    {
      id: 'crypto/stablecoins/left-per-coin',
      kind: 'numeric',
      prompt: `An issuer has ${decimal(RESERVE_COINS)} million coins in issue, and after a loss its reserves are worth ${dollars(RESERVE)} million. If all holders were treated equally, how many cents would each coin get?`,
      label: 'For one coin',
      unit: 'cents',
      answer: (100 * RESERVE) / RESERVE_COINS,
      tolerance: 0.5,
      answerText: `${decimal((100 * RESERVE) / RESERVE_COINS)} cents`,
      commonMistakes: [
        {
          answer: RESERVE_COINS - RESERVE,
          feedback:
            "That's the shortfall, in millions of dollars. Divide the reserves by the number of coins.",
        },
        {
          answer: (100 * (RESERVE_COINS - RESERVE)) / RESERVE_COINS,
          feedback: 'Those are the missing cents.',
        },
        {
          answer: (100 * RESERVE_COINS) / RESERVE,
          feedback: 'You divided the wrong way round. More coins than dollars gives less than a dollar each.',
        },
      ],
      explanation: `${dollars(RESERVE)} million ÷ ${decimal(RESERVE_COINS)} million is ${dollars(RESERVE / RESERVE_COINS)}.`,
    },
    {
      id: 'crypto/stablecoins/ask-the-issuer',
      kind: 'multipleChoice',
      prompt:
        'Which two questions tell you most about whether a coin backed by reserves can be turned into dollars?',
      options: [
        {
          text: 'What are the reserves, and where are they held?',
          isCorrect: true,
          feedback: 'Cash at several banks and loans to friends are both called reserves.',
        },
        {
          text: 'How many people already use the coin?',
          feedback: 'Many users also means many who may want to leave on the same day.',
        },
        {
          text: 'Who may redeem coins, and what is the minimum?',
          isCorrect: true,
          feedback: 'If only large customers may redeem, you depend on the market price.',
        },
        {
          text: 'How long has its price been exactly one dollar?',
          feedback: 'A quiet past may only show that it has never been tested.',
        },
      ],
      explanation: "Ask what there is to pay with, and whether you're among those who get paid.",
    },
    {
      id: 'crypto/stablecoins/best-price-to-redeem',
      kind: 'chartPoint',
      prompt:
        'Daily candles of a coin meant to stay at one dollar. Its issuer pays a dollar for each coin on all these days. At which point could a dealer who buys and redeems coins gain most?',
      chart: {
        decimals: 3,
        description:
          'Nine daily candles of a coin, all close to one dollar except on three days. A is a small dip, B a much deeper one four days later, and C a high above one dollar after that.',
        candles: [
          { open: 1.0, high: 1.001, low: 0.999, close: 1.0 },
          { open: 1.0, high: 1.001, low: 0.988, close: 0.996 },
          { open: 0.996, high: 1.001, low: 0.995, close: 1.0 },
          { open: 1.0, high: 1.001, low: 0.999, close: 1.0 },
          { open: 1.0, high: 1.0, low: 0.961, close: 0.967 },
          { open: 0.967, high: 0.972, low: 0.932, close: 0.958 },
          { open: 0.958, high: 0.999, low: 0.955, close: 0.997 },
          { open: 0.997, high: 1.006, low: 0.996, close: 1.001 },
          { open: 1.001, high: 1.002, low: 0.999, close: 1.0 },
        ],
        marks: [],
      },
      points: [
        {
          candle: 1,
          side: 'low',
          feedback: 'A coin cost about a cent less than a dollar. Later the difference was larger.',
        },
        {
          candle: 5,
          side: 'low',
          isCorrect: true,
          feedback: 'Nearly seven cents separate the price from the dollar that was paid.',
        },
        {
          candle: 7,
          side: 'high',
          feedback:
            'Above a dollar, redeeming loses money. Here a dealer takes new coins from the issuer and sells them.',
        },
      ],
      explanation:
        'The gain is the distance below a dollar. It is largest when doubt is greatest, and those who doubt may be right.',
    },
  ],
};
