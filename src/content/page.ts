import type { SitePath } from '@/paths';

/** A link inside the site; `to` may also be a built address such as the contact page with its subject. */
export interface ContentLink {
  readonly label: string;
  readonly to: SitePath | `/contact?${string}`;
}

/** The words every page has. The description is 50 to 160 characters and unlike any other page's. */
export interface PageWords {
  readonly title: string;
  readonly description: string;
  readonly heading: string;
  readonly lead: string;
}

/** A term and what is to be said of it. */
export interface DefinitionRow {
  readonly term: string;
  readonly text: string;
}

/** A candle's four prices, in the instrument's own units. */
export interface Candle {
  readonly open: number;
  readonly high: number;
  readonly low: number;
  readonly close: number;
}

/** An annotated chart: a trade idea with its reasoning written on it. Prices in the instrument's own units. */
export interface TradeChart {
  readonly instrument: string;
  readonly timeframe: string;
  readonly candles: readonly Candle[];
  readonly entry: number;
  readonly stopLoss: number;
  readonly takeProfit: number;
  /** Decimal places prices are shown with. */
  readonly decimals: number;
  /** The hand-drawn remark: why here. `candle` is the index it points at. */
  readonly note: { readonly text: string; readonly candle: number };
  /** The same in words, for people who do not see the drawing. */
  readonly description: string;
}

/** One block of a page. A kind that is not drawn does not compile: see pages/templates/SectionView.tsx. */
export type Section =
  | { readonly kind: 'prose'; readonly heading: string; readonly paragraphs: readonly string[] }
  | {
      readonly kind: 'list';
      readonly heading: string;
      readonly intro?: string;
      readonly items: readonly string[];
    }
  | {
      readonly kind: 'definitions';
      readonly heading: string;
      readonly intro?: string;
      readonly rows: readonly DefinitionRow[];
    }
  | {
      readonly kind: 'steps';
      readonly heading: string;
      readonly intro?: string;
      readonly steps: readonly { readonly title: string; readonly text: string }[];
    }
  | {
      readonly kind: 'table';
      readonly heading: string;
      readonly intro?: string;
      readonly columns: readonly string[];
      readonly rows: readonly (readonly string[])[];
      readonly note?: string;
      /** The column whose numbers are also drawn as bars: losses, mostly. */
      readonly barsFromColumn?: number;
    }
  | {
      /** A calculation, line by line; the figures come from domain/tradeArithmetic.ts. */
      readonly kind: 'workedExample';
      readonly heading: string;
      readonly intro: string;
      readonly lines: readonly { readonly label: string; readonly value: string }[];
      readonly conclusion: string;
    }
  | { readonly kind: 'warning'; readonly heading: string; readonly paragraphs: readonly string[] }
  /** The four trading sessions drawn on a 24-hour line. */
  | { readonly kind: 'sessions'; readonly heading: string; readonly intro: string }
  | { readonly kind: 'chart'; readonly heading: string; readonly intro: string; readonly chart: TradeChart }
  | {
      readonly kind: 'questions';
      readonly heading: string;
      readonly items: readonly { readonly question: string; readonly answer: string }[];
    }
  | {
      readonly kind: 'cards';
      readonly heading: string;
      readonly intro?: string;
      readonly cards: readonly {
        readonly title: string;
        readonly text: string;
        readonly link?: ContentLink;
      }[];
    }
  /** Dated webinars, shown in GMT and in the visitor's own time. */
  | {
      readonly kind: 'webinars';
      readonly heading: string;
      readonly intro: string;
      readonly webinars: readonly Webinar[];
    };

export interface Webinar {
  readonly title: string;
  readonly text: string;
  /** ISO 8601 in UTC. */
  readonly startsAt: string;
  readonly minutes: number;
}

/** What a page ends with: the one thing to do next. */
export interface CallToAction {
  readonly heading: string;
  readonly text: string;
  /** The first is the primary one. */
  readonly links: readonly ContentLink[];
}

/** A page of sections: market guides, platform guides, services, about. */
export interface TopicPageContent extends PageWords {
  readonly sections: readonly Section[];
  readonly callToAction?: CallToAction;
  /** Other pages worth reading next. */
  readonly related?: readonly ContentLink[];
}

export interface CourseModule {
  readonly title: string;
  /** Such as '3 hours' or '3-4 hours'. */
  readonly hours: string;
  readonly lessons: readonly string[];
  /** What a learner can do afterwards. */
  readonly outcome: string;
  readonly exercise: string;
}

/** A course: what one will be able to do, for whom, the modules, then one action. */
export interface CoursePageContent extends PageWords {
  /** Such as Duration, Modules, Access, Certificate. */
  readonly facts: readonly DefinitionRow[];
  readonly outcomes: readonly string[];
  readonly audience: string;
  readonly prerequisites?: readonly string[];
  readonly modulesHeading: string;
  readonly modules: readonly CourseModule[];
  /** Anything else the course has: mentoring, capstone, certificate, qualification review. */
  readonly sections: readonly Section[];
  readonly callToAction: CallToAction;
  readonly related?: readonly ContentLink[];
}

/** A page of cards that lead on. */
export interface HubPageContent extends PageWords {
  readonly groups: readonly {
    readonly heading: string;
    readonly intro: string;
    readonly cards: readonly {
      readonly title: string;
      readonly text: string;
      readonly meta?: string;
      readonly link: ContentLink;
    }[];
  }[];
  readonly callToAction?: CallToAction;
}
