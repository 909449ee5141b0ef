/** The number of questions in each quiz. */
export const QUESTIONS_PER_QUIZ = 8;

interface OpenLesson {
  /**
   * The last segment of its URL. The text is in `pages/education/<course>/`, in a file named after the
   * slug in camel case.
   */
  readonly slug: string;
  readonly title: string;
  /** The reading time as computed by `readingMinutes`. */
  readonly minutes: number;
}

interface OpenModule {
  /** Its quiz has the same slug with `-quiz` added. */
  readonly slug: string;
  readonly title: string;
  /** Its number on the course page, where it has the same title and a line for each lesson. */
  readonly number: number;
  /** Not counted on the course page, and read before the module with the same number. */
  readonly isExtra?: true;
  readonly lessons: readonly OpenLesson[];
  readonly hasNoQuiz?: true;
}

interface OpenCourse {
  readonly course: 'beginner' | 'intermediate' | 'forex' | 'indices' | 'commodity' | 'stocks' | 'crypto';
  /** The open modules in reading order. */
  readonly modules: readonly OpenModule[];
}

/**
 * Every lesson on the site in course order. Readers' progress is stored under these slugs, so they must not
 * change. The file of `two-prices` is `twoPrices.ts`.
 */
const lessonOrder = [
  {
    course: 'beginner',
    modules: [
      {
        slug: 'before-you-start',
        title: 'Before you start',
        number: 1,
        isExtra: true,
        hasNoQuiz: true,
        lessons: [{ slug: 'practice-first', title: 'Practise before you pay', minutes: 4 }],
      },
      {
        slug: 'what-a-price-is',
        title: 'What a price is',
        number: 1,
        lessons: [
          { slug: 'two-prices', title: 'Why there are two prices', minutes: 4 },
          { slug: 'the-spread', title: 'What the spread costs', minutes: 4 },
          { slug: 'reading-a-quote', title: 'Reading any quote', minutes: 4 },
          { slug: 'long-and-short', title: 'Long and short', minutes: 3 },
          { slug: 'the-platform', title: 'A tour of the platform', minutes: 4 },
        ],
      },
      {
        slug: 'firms-and-frauds',
        title: 'Firms and frauds',
        number: 2,
        isExtra: true,
        lessons: [
          { slug: 'licence-and-entity', title: 'The company behind the name', minutes: 4 },
          { slug: 'reading-the-register', title: 'Reading the register, line by line', minutes: 4 },
          { slug: 'deposit-and-withdrawal', title: 'Paying in, and getting it back', minutes: 3 },
          { slug: 'clones-and-helpers', title: 'Clones, sellers and other helpers', minutes: 4 },
          { slug: 'what-a-broker-earns', title: 'What a broker earns from you', minutes: 4 },
          { slug: 'when-it-has-happened', title: "If you've been defrauded", minutes: 5 },
          { slug: 'coins-and-papers', title: 'The first hours: coins and documents', minutes: 5 },
        ],
      },
      {
        slug: 'pips-lots-and-leverage',
        title: 'Pips, lots and leverage',
        number: 2,
        lessons: [
          { slug: 'the-pip', title: 'Counting a move in pips', minutes: 3 },
          { slug: 'what-a-pip-is-worth', title: 'What a pip is worth', minutes: 4 },
          { slug: 'margin', title: 'Margin, the deposit behind a trade', minutes: 4 },
          { slug: 'leverage', title: "What leverage does and doesn't change", minutes: 4 },
          { slug: 'overnight-charge', title: 'What holding overnight costs', minutes: 3 },
        ],
      },
      {
        slug: 'orders-and-candle-charts',
        title: 'Orders and candle charts',
        number: 3,
        lessons: [
          { slug: 'market-limit-and-stop', title: 'Market, limit and stop orders', minutes: 4 },
          { slug: 'stop-loss-and-take-profit', title: 'Stop loss and take profit', minutes: 4 },
          { slug: 'the-candle', title: 'One candle, four prices', minutes: 4 },
          { slug: 'timeframes', title: 'One market, many timeframes', minutes: 4 },
          { slug: 'support-resistance-and-trend', title: 'Turning points and direction', minutes: 5 },
        ],
      },
      {
        slug: 'what-moves-prices',
        title: 'What moves prices',
        number: 4,
        isExtra: true,
        lessons: [
          { slug: 'expectation-and-result', title: 'Forecast against result', minutes: 3 },
          { slug: 'interest-rates', title: 'What interest rates move', minutes: 4 },
          { slug: 'inflation-and-jobs', title: 'Inflation and jobs', minutes: 3 },
          { slug: 'results-and-inventories', title: 'Company results and inventories', minutes: 4 },
          { slug: 'a-week-of-announcements', title: 'A week in the economic calendar', minutes: 5 },
        ],
      },
      {
        slug: 'risk-and-your-first-plan',
        title: 'Risk and your first plan',
        number: 4,
        lessons: [
          { slug: 'how-much-to-lose', title: 'How much you can afford to lose', minutes: 4 },
          { slug: 'from-stop-to-size', title: 'From stop loss to position size', minutes: 3 },
          { slug: 'twice-the-risk', title: 'Aiming for twice the risk', minutes: 3 },
          { slug: 'losing-runs', title: 'Losing runs', minutes: 3 },
          { slug: 'plan-and-journal', title: 'A plan on one page, and a journal', minutes: 5 },
        ],
      },
    ],
  },
  {
    course: 'intermediate',
    modules: [
      {
        slug: 'news-rules-and-tax',
        title: 'News, rules and tax',
        number: 1,
        isExtra: true,
        hasNoQuiz: true,
        lessons: [
          { slug: 'what-a-central-bank-says', title: 'What a central bank says', minutes: 4 },
          { slug: 'rules-under-pressure', title: 'Rules under pressure', minutes: 4 },
          { slug: 'spread-betting-and-tax', title: 'Spread bets and tax in the UK', minutes: 5 },
        ],
      },
      {
        slug: 'market-structure',
        title: 'Market structure',
        number: 1,
        lessons: [
          { slug: 'ranges-and-breakouts', title: 'Ranges, breakouts and retests', minutes: 4 },
          { slug: 'trend-lines', title: 'Trend lines', minutes: 3 },
          { slug: 'volume', title: 'Volume, where it exists', minutes: 3 },
          { slug: 'two-indicators', title: "Two indicators, and what they can't know", minutes: 4 },
        ],
      },
    ],
  },
  {
    course: 'forex',
    modules: [
      {
        slug: 'two-currencies-one-price',
        title: 'Two currencies, one price',
        number: 1,
        lessons: [
          { slug: 'base-and-quote', title: 'Base and quote: what you own and what you owe', minutes: 4 },
          { slug: 'majors-crosses-exotics', title: 'Majors, crosses and exotics', minutes: 4 },
          { slug: 'three-ways-to-a-rate', title: 'Spot, CFD and future', minutes: 4 },
          { slug: 'how-pairs-are-named', title: 'Why pairs are named as they are', minutes: 3 },
        ],
      },
    ],
  },
  {
    course: 'indices',
    modules: [
      {
        slug: 'how-an-index-is-built',
        title: 'How an index is built',
        number: 1,
        lessons: [
          { slug: 'what-an-index-is', title: 'An index: a list, a rule and a starting value', minutes: 3 },
          { slug: 'price-and-value-weights', title: 'Weighting by price or by value', minutes: 3 },
          { slug: 'free-float', title: 'Free float: only shares that can be traded', minutes: 3 },
          { slug: 'the-divisor', title: 'The divisor that keeps an index steady', minutes: 3 },
          { slug: 'with-or-without-dividends', title: 'With or without dividends', minutes: 3 },
        ],
      },
      {
        slug: 'what-a-point-is-worth',
        title: 'What a point is worth',
        number: 2,
        lessons: [
          { slug: 'points-and-multipliers', title: 'Points, ticks and the multiplier', minutes: 4 },
          { slug: 'cfd-fund-or-future', title: 'CFD, fund or future', minutes: 4 },
          { slug: 'a-night-on-an-index', title: 'Overnight charges on the full value', minutes: 4 },
          { slug: 'dividend-adjustments', title: 'Days when dividends are booked', minutes: 4 },
        ],
      },
    ],
  },
  {
    course: 'commodity',
    modules: [
      {
        slug: 'contracts-and-quotes',
        title: 'Contracts and quotes',
        number: 1,
        lessons: [
          { slug: 'futures-and-cfds', title: 'Futures: a promise to deliver', minutes: 4 },
          { slug: 'size-and-tick', title: 'Contract size and tick', minutes: 3 },
          { slug: 'delivery-months', title: 'Delivery months and the last day', minutes: 4 },
          { slug: 'grades', title: 'Why one commodity has several prices', minutes: 3 },
        ],
      },
      {
        slug: 'managing-the-risk',
        title: 'Managing the risk',
        number: 5,
        lessons: [
          { slug: 'barrels-and-ounces', title: 'Size in barrels and ounces', minutes: 4 },
          { slug: 'rounding-down', title: "When your exact size isn't available", minutes: 3 },
          { slug: 'the-day-of-the-roll', title: 'The day of the roll', minutes: 4 },
          { slug: 'gaps-and-reports', title: 'Gaps after weekends and reports', minutes: 4 },
          { slug: 'one-opinion-two-spreads', title: 'One opinion, two spreads', minutes: 4 },
        ],
      },
    ],
  },
  {
    course: 'stocks',
    modules: [
      {
        slug: 'shares-quotes-and-orders',
        title: 'Shares, quotes and orders',
        number: 1,
        lessons: [
          { slug: 'what-a-share-gives-you', title: 'What a share gives you', minutes: 4 },
          { slug: 'share-or-cfd', title: 'Owning a share or following its price', minutes: 4 },
          { slug: 'depth-of-the-book', title: 'How many shares at each price', minutes: 3 },
          { slug: 'order-types', title: 'Four orders for shares', minutes: 3 },
          { slug: 'auctions-and-hours', title: 'Auctions, and hours outside them', minutes: 4 },
        ],
      },
      {
        slug: 'earnings-days-and-other-dates',
        title: 'Earnings days and other dates',
        number: 3,
        lessons: [
          { slug: 'expectation-and-result', title: 'Expectation against result', minutes: 4 },
          { slug: 'guidance', title: 'Guidance: what the company expects', minutes: 3 },
          { slug: 'ex-dividend-date', title: 'The first day without the dividend', minutes: 4 },
          { slug: 'splits-issues-and-buybacks', title: 'When the number of shares changes', minutes: 4 },
          { slug: 'gaps-and-stops', title: 'Gaps: filled where the market opens', minutes: 4 },
        ],
      },
    ],
  },
  {
    course: 'crypto',
    modules: [
      {
        slug: 'what-the-coins-do',
        title: 'What the coins do',
        number: 1,
        lessons: [
          { slug: 'the-ledger', title: 'A ledger kept by many', minutes: 3 },
          { slug: 'bitcoin-supply', title: 'Twenty-one million bitcoins', minutes: 3 },
          { slug: 'smart-contracts', title: 'Coins that pay for programs', minutes: 4 },
          { slug: 'stablecoins', title: 'Coins meant to stay at one dollar', minutes: 4 },
          { slug: 'coin-supply', title: 'Coins in circulation and still to come', minutes: 4 },
        ],
      },
      {
        slug: 'custody',
        title: 'Custody',
        number: 3,
        lessons: [
          { slug: 'private-key-and-address', title: 'A private key and its address', minutes: 4 },
          { slug: 'coins-at-an-exchange', title: 'Coins at an exchange: a claim on a company', minutes: 4 },
          { slug: 'wallets-and-devices', title: 'Wallets on the internet and off it', minutes: 4 },
          { slug: 'recovery-words', title: 'The words that restore a wallet', minutes: 4 },
          { slug: 'sending-coins', title: 'A transfer nobody can reverse', minutes: 5 },
        ],
      },
    ],
  },
] as const satisfies readonly OpenCourse[];

type Course = (typeof lessonOrder)[number];
type ModuleOf<C extends Course> = C['modules'][number];

export type OpenCourseName = Course['course'];

/** A lesson's id, made up of course and slug, such as `beginner/two-prices`, under which progress is stored. */
export type LessonId = {
  [C in Course as C['course']]: `${C['course']}/${ModuleOf<C>['lessons'][number]['slug']}`;
}[OpenCourseName];

/** The id of a module's quiz, such as `beginner/what-a-price-is-quiz`. */
export type QuizId = {
  [C in Course as C['course']]: `${C['course']}/${ModuleOf<C>['slug']}-quiz`;
}[OpenCourseName];

/** The path of a lesson or quiz. */
export type LessonPath = `/education/${LessonId | QuizId}`;

/** {@link lessonOrder} as an array. */
export const openCourses: readonly OpenCourse[] = lessonOrder;
