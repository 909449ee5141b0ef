import { decimal, dollars } from '@/content/format';
import type { LessonContent } from '@/content/lesson';
import { CFD_LOSS_RANGE } from '@/content/regulators';
import { rich, term } from '@/content/richText';
import { statements } from '@/content/rules';
import { profit } from '@/domain/calculators/tradeArithmetic';

/** An invented customer's month: small trades, each held for one night. */
const BID = 1.084;
const ASK = 1.0842;
const UNITS = 20_000;
const TRADES = 30;
const COMMISSION = 1;
const NIGHT_CHARGE = 0.6;
const ownSpread = profit(BID, ASK, UNITS);
const spreads = TRADES * ownSpread;
const commissions = TRADES * COMMISSION;
const nights = TRADES * NIGHT_CHARGE;
const charges = spreads + commissions + nights;
/** The result of the price moves, before charges. */
const PRICE_RESULT = -332;
const totalLoss = charges - PRICE_RESULT;

/** The referrer gets a share of the broker's takings. */
const REFERRAL_PERCENT = 25;
const referral = (income: number) => (income * REFERRAL_PERCENT) / 100;

/** Used in the exercise and questions. */
const EXERCISE_TRADES = 20;
const EXERCISE_UNITS = 10_000;
const EXERCISE_SPREAD = 0.00015;
const EXERCISE_COMMISSION = 0.7;
const exerciseSpreads = EXERCISE_TRADES * EXERCISE_UNITS * EXERCISE_SPREAD;
const exerciseCommissions = EXERCISE_TRADES * EXERCISE_COMMISSION;
const exerciseCharges = exerciseSpreads + exerciseCommissions;
const QUESTION_TRADES = 50;
const QUESTION_COST = 2.4;
const questionReferral = referral(QUESTION_TRADES * QUESTION_COST);

export const page: LessonContent = {
  id: 'beginner/what-a-broker-earns',
  revision: 1,
  title: 'How brokers earn money, and how we do',
  description:
    'Spread, commission, overnight charges, the other side of your trade, and the fee for referring you: who earns what from an account.',
  heading: 'What a broker earns from you',
  lead: "You aren't the only one with an interest in your trades. This lesson shows who is paid, for what, and when they gain most.",
  searchWords: [
    'how do brokers make money',
    'does my broker want me to lose',
    'broker bets against me',
    'B-book',
    'A-book',
    'market maker',
    'affiliate commission broker',
    'conflict of interest',
    'how does this site earn money',
    'who pays this site',
  ],
  question: 'An account has lost $500 in a month. Who has that money now?',
  sections: [
    {
      kind: 'definitions',
      heading: 'Four streams of income',
      rows: [
        {
          term: 'The spread',
          text: "Paid on every trade. Part of it may go to a bank that supplies the broker's own prices.",
        },
        {
          term: 'The commission',
          text: 'A stated fee for each trade, on accounts that have one.',
        },
        {
          term: 'The overnight charge (swap)',
          text: 'Interest for keeping a trade open overnight. The broker usually keeps part of it.',
        },
        {
          term: 'The other side',
          text: rich`A broker can be a ${term('market maker')}: it takes the other side of your trade and keeps it. Then your loss is its gain, and your gain its loss.`,
        },
      ],
    },
    {
      kind: 'prose',
      heading: 'Two books',
      paragraphs: [
        'Brokers speak of an A-book and a B-book. Trades in the A-book are passed on: the broker makes the same trade with a bank, and lives on spread and commission. Trades in the B-book stay with the broker.',
        "Many firms do both, and decide customer by customer. Keeping trades is legal, and strict rules require a firm to disclose it. It's still a conflict of interest: a firm that keeps trades earns more when your trades are larger, more frequent and worse.",
        `Most customers lose: regulators in the EU found that ${CFD_LOSS_RANGE} of private accounts did, before they limited the sale of CFDs in 2018. A firm doesn't have to move a price to earn from that. It is enough that people trade too much.`,
      ],
    },
    {
      kind: 'workedExample',
      heading: 'One month, two books',
      intro: `Somebody makes ${String(TRADES)} trades of ${decimal(UNITS)} EUR/USD at a spread of ${decimal(ASK - BID, 4)}. Each costs ${dollars(COMMISSION)} in commission and ${dollars(NIGHT_CHARGE)} for a night. Price moves cost another ${dollars(-PRICE_RESULT)}. ${statements.invented}`,
      lines: [
        { label: `Spreads: ${String(TRADES)} × ${dollars(ownSpread)}`, value: dollars(spreads) },
        { label: `Commissions: ${String(TRADES)} × ${dollars(COMMISSION)}`, value: dollars(commissions) },
        { label: `Nights: ${String(TRADES)} × ${dollars(NIGHT_CHARGE)}`, value: dollars(nights) },
        { label: 'Total charges', value: dollars(charges) },
        { label: 'Lost by the customer: charges and price moves', value: dollars(totalLoss) },
        { label: 'Received by a broker that passes trades on', value: dollars(charges) },
        { label: 'Received by a broker that keeps them', value: dollars(totalLoss) },
      ],
      conclusion: `The customer's statement is the same in both cases. A broker that passes trades on hands some of its ${dollars(charges)} to the bank. One that keeps them has to pay up in the months in which the customer wins.`,
    },
    {
      kind: 'figure',
      heading: 'Where the money went that month',
      figure: {
        kind: 'bars',
        caption: 'The price took most of it. Charges come every month, whichever way the price goes.',
        bars: [
          { label: 'Spreads', value: spreads, text: dollars(spreads) },
          { label: 'Commissions', value: commissions, text: dollars(commissions) },
          { label: 'Nights', value: nights, text: dollars(nights) },
          { label: 'Price moves', value: -PRICE_RESULT, text: dollars(-PRICE_RESULT) },
        ],
      },
    },
    {
      kind: 'prose',
      heading: 'Who is paid for sending you',
      paragraphs: [
        rich`Somebody who brings customers to a broker is a referrer, or ${term('introducing broker')}. The pay is a ${term('referral fee')}: a sum for each account, part of the charges on each trade, or a share of what the customer loses. Influencers, comparison sites and chat groups live on it. This site is paid in the first way and, by some firms, by a share of what your trading earns them, which can include your losses.`,
        `With a share of ${String(REFERRAL_PERCENT)}%, the month above would earn the referrer ${dollars(referral(charges))} from a broker that passes trades on. From one that keeps them it would be ${dollars(referral(totalLoss))}. The referrer's best customer is one who trades a lot and loses.`,
      ],
    },
    {
      kind: 'prose',
      heading: 'What we say about ourselves',
      paragraphs: [
        `Above our list of brokers you read: “${statements.referralDisclosure}” About signals and webinars we say: “${statements.paidBy}”`,
        rich`Read that as you would if somebody else had said it. We gain if you open an account, we may gain if you trade often, and at some firms we gain if you lose. So don't accept a number from us that you can't check: compare costs with the firm's price list and its licence with the register. ${{ label: 'How our ratings are made', to: '/ib-partners/method' }} says where each figure comes from.`,
        'You can also open the same account without any link. Ask the firm whether it would cost you less.',
      ],
    },
    {
      kind: 'list',
      heading: 'Five questions for any firm or site',
      items: [
        'What does a trade of the size I plan cost, spread and commission together?',
        'Do you take the other side of my trades, all of them or some?',
        'What share of your private clients lose money?',
        'Who was paid for my account, and how: once, for each trade, or according to what I lose?',
        'Is the same account cheaper without the link?',
      ],
    },
    {
      kind: 'warning',
      heading: '“Free” has a price',
      paragraphs: [
        "Trading without commission, signals without a fee, a course without a bill: somebody pays for each of them. The money usually comes out of the spread, so you are the one who pays. That isn't fraud. It becomes dishonest when the payment is hidden, or when you're urged to trade so that it comes in.",
      ],
    },
  ],
  summary: [
    "Brokers earn from spreads, commissions and overnight charges, and some from their customers' losses.",
    'Whoever referred you may earn from each trade. This site is paid by its partner brokers too.',
    "Conflicting interests are normal. Check figures at their source, and trade less than you're urged to.",
  ],
  exercise: {
    task: `On paper: ${String(EXERCISE_TRADES)} trades of ${decimal(EXERCISE_UNITS)} EUR/USD at a spread of ${decimal(EXERCISE_SPREAD, 5)}, each with a commission of ${dollars(EXERCISE_COMMISSION)}. What does a broker that passes trades on receive? What does the referrer get at ${String(REFERRAL_PERCENT)}%? Then start a new practice account with the price list “Small spread on pairs; $3.00 per lot per side everywhere”. Press “Next candle” until the clock reads 02:59 or later, when the night spread is over. Enter 0.10 lots on a ticket for EUR/USD, and read “If closed at once”.`,
    solution: [
      {
        label: `Spreads: ${String(EXERCISE_TRADES)} × ${dollars(EXERCISE_UNITS * EXERCISE_SPREAD)}`,
        value: dollars(exerciseSpreads),
      },
      {
        label: `Commissions: ${String(EXERCISE_TRADES)} × ${dollars(EXERCISE_COMMISSION)}`,
        value: dollars(exerciseCommissions),
      },
      { label: 'Received', value: dollars(exerciseCharges) },
      { label: `For the referrer: ${String(REFERRAL_PERCENT)}%`, value: dollars(referral(exerciseCharges)) },
      { label: 'On the ticket', value: '−$0.80: spread $0.20, and $0.30 each to open and close' },
    ],
    mistakes: [
      {
        mistake: 'You left the commission out.',
        why: 'A small spread with a commission can cost more than a wide one without.',
        lesson: 'beginner/the-spread',
      },
      {
        mistake: "You worked out the referrer's share from the size of the trades.",
        why: "It's a share of what the broker receives, not of what is traded.",
      },
    ],
  },
  checks: [
    {
      id: 'beginner/what-a-broker-earns/sender',
      kind: 'numeric',
      prompt: `A customer makes ${String(QUESTION_TRADES)} trades that cost ${dollars(QUESTION_COST)} each. The referrer gets ${String(REFERRAL_PERCENT)}% of these charges. How much is that?`,
      label: 'Paid to the referrer',
      unit: 'dollars',
      answer: questionReferral,
      tolerance: 0.05,
      answerText: dollars(questionReferral),
      commonMistakes: [
        {
          answer: QUESTION_TRADES * QUESTION_COST,
          feedback: "That's what the broker receives. The referrer gets part of it.",
        },
        {
          answer: QUESTION_TRADES * QUESTION_COST - questionReferral,
          feedback: "That's what the broker keeps.",
        },
      ],
      explanation: `${String(QUESTION_TRADES)} × ${dollars(QUESTION_COST)} is ${dollars(QUESTION_TRADES * QUESTION_COST)}, and ${String(REFERRAL_PERCENT)}% of it is ${dollars(questionReferral)}.`,
    },
    {
      id: 'beginner/what-a-broker-earns/kept',
      kind: 'singleChoice',
      prompt:
        'A broker keeps your trades in its own book. You gain $300 before charges. What does that mean for it?',
      options: [
        {
          text: 'It pays the $300, less the charges it took',
          isCorrect: true,
          feedback: 'It is on the other side, so your gain comes out of its pocket.',
        },
        {
          text: 'It earns the charges, and a bank pays the $300',
          feedback: 'That would be so if it had passed the trade on.',
        },
        {
          text: 'It earns $300 too, because it traded with you',
          feedback: 'It traded against you: you bought from it, or sold to it.',
        },
      ],
      explanation: 'When a trade is kept, each side gains what the other loses.',
    },
    {
      id: 'beginner/what-a-broker-earns/interests',
      kind: 'multipleChoice',
      prompt:
        'A site is paid part of the charges on each trade. Which of its recommendations fit that interest more than yours?',
      options: [
        {
          text: '“Trade several times a day, small moves add up”',
          isCorrect: true,
          feedback: 'Each trade pays the spread, and part of it goes to the site.',
        },
        {
          text: '“Work out the spread before you trade”',
          feedback: 'People who know the costs tend to trade less often.',
        },
        {
          text: '“Open a second account at our other partner”',
          isCorrect: true,
          feedback: 'It is another account to be paid for, and gives you nothing new.',
        },
        {
          text: '“Stay in the practice account until you keep to a plan”',
          feedback: 'Nobody is paid while you practise.',
        },
      ],
      explanation: 'Ask of each piece of advice who is paid if you follow it.',
    },
    {
      id: 'beginner/what-a-broker-earns/charges',
      kind: 'singleChoice',
      prompt:
        'Two customers each lose $400 through the price. One made 10 trades, the other 200, and every trade had the same charges. Who loses more in total?',
      options: [
        {
          text: 'Neither, as the price cost both the same',
          feedback: 'The price did. Spread, commission and overnight charges are extra on each trade.',
        },
        {
          text: 'The one with 10 trades, as each was larger',
          feedback: 'Their size is already in the $400. The charges depend on how many trades there were.',
        },
        {
          text: 'The one with 200 trades, because of the charges',
          isCorrect: true,
          feedback: 'Twenty times as many trades pay twenty times the charges.',
        },
      ],
      explanation: 'Loss = price moves + charges, and charges grow with the number of trades.',
    },
  ],
  related: [
    { label: 'How our ratings are made', to: '/ib-partners/method' },
    { label: 'How brokers pay us', to: '/risk-disclosure#how-brokers-pay-us' },
  ],
};
