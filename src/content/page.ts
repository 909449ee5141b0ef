import type { WalkedAccount } from '@/domain/calculators/accountWalk';
import type { InstrumentName } from '@/domain/trading/instruments';
import type { Figure } from './figure';
import type { MarkedChart, TradeChart } from './markedChart';
import type { OpeningFigure } from './openingFigure';
import type { ContentLink, RichText } from './richText';

/** A calculator, by its file in src/content/pages/tools. */
export type CalculatorName =
  | 'positionSize'
  | 'pipValue'
  | 'rewardToRisk'
  | 'margin'
  | 'breakEven'
  | 'losingStreaks';

/** A page's heading, and its title and unique description (50 to 160 characters) for search engines. */
export interface PageSummary {
  readonly title: string;
  readonly description: string;
  readonly heading: string;
}

export interface PageWords extends PageSummary {
  readonly lead: string;
  /** Search terms for this page that its title and headings don't contain. */
  readonly searchWords?: readonly string[];
}

export interface DefinitionRow {
  readonly term: string;
  readonly text: RichText;
}

/** A single-column section with an optional margin note, which readers can skip. */
interface WithMarginNote {
  readonly marginNote?: RichText;
}

/** A block of a page. src/site/sections/registry.tsx has the component for each kind. */
export type Section = { readonly heading: string } & (
  | (WithMarginNote & {
      readonly kind: 'prose';
      readonly paragraphs: readonly RichText[];
    })
  | (WithMarginNote & {
      readonly kind: 'list';
      readonly intro?: string;
      readonly items: readonly RichText[];
    })
  | (WithMarginNote & {
      readonly kind: 'definitions';
      readonly intro?: string;
      readonly rows: readonly DefinitionRow[];
    })
  | {
      readonly kind: 'steps';
      readonly intro?: string;
      readonly steps: readonly { readonly title: string; readonly text: RichText }[];
    }
  | {
      readonly kind: 'table';
      readonly intro?: string;
      readonly columns: readonly string[];
      readonly rows: readonly (readonly string[])[];
      readonly note?: string;
      /** A column that is also drawn as bars, usually of losses, with the numbers from its cells. */
      readonly bars?: { readonly column: number; readonly values: readonly number[] };
    }
  | {
      /** A calculation line by line; the figures come from domain/calculators/tradeArithmetic.ts. */
      readonly kind: 'workedExample';
      readonly intro: string;
      readonly lines: readonly { readonly label: string; readonly value: string }[];
      readonly conclusion: RichText;
    }
  | { readonly kind: 'warning'; readonly paragraphs: readonly RichText[] }
  /** A calculator with this page's numbers; missing fields use the tool's example. */
  | {
      readonly kind: 'calculator';
      readonly intro: string;
      readonly calculator: CalculatorName;
      readonly values: Readonly<Record<string, string>> & { readonly instrument?: InstrumentName };
    }
  /** The forex sessions that are open now. */
  | { readonly kind: 'sessionClock'; readonly intro: string }
  /** The four trading sessions on a 24-hour line. */
  | { readonly kind: 'sessions'; readonly intro: string }
  /** A trade idea: a chart with its plan. */
  | { readonly kind: 'chart'; readonly intro: string; readonly chart: TradeChart }
  /** A chart with marks but no plan. */
  | {
      readonly kind: 'markedChart';
      readonly intro: string;
      readonly chart: MarkedChart;
    }
  /** A chart that stops for a decision and then continues. */
  | {
      readonly kind: 'replay';
      readonly intro: string;
      /** The whole chart; its description and marks refer to the candles shown at first. */
      readonly chart: MarkedChart;
      /** The number of candles shown before the decision. */
      readonly shownAtFirst: number;
      readonly question: string;
      readonly choices: readonly { readonly text: string; readonly comment: string }[];
      /** A text version of the rest of the chart, and the lesson from it. */
      readonly whatHappened: string;
    }
  /** An account at a series of prices, as the broker sees it. */
  | {
      readonly kind: 'accountWalk';
      readonly intro: string;
      readonly account: WalkedAccount;
      readonly decimals: number;
      readonly steps: readonly { readonly price: number; readonly comment: string }[];
      readonly note?: string;
    }
  /** A sum with a slider for the one number that matters. */
  | {
      readonly kind: 'handsOn';
      readonly intro: string;
      readonly figure: 'spread' | 'stop' | 'leverage';
    }
  /** A figure drawn from data. */
  | {
      readonly kind: 'figure';
      readonly intro?: string;
      readonly figure: Figure;
    }
  | {
      readonly kind: 'questions';
      readonly items: readonly { readonly question: string; readonly answer: RichText }[];
    }
  | {
      readonly kind: 'cards';
      readonly intro?: string;
      readonly cards: readonly {
        readonly title: string;
        readonly text: string;
        readonly link?: ContentLink;
      }[];
    }
);

/** The end of a page, with its next step. */
export interface CallToAction {
  readonly heading: string;
  readonly text: string;
  /** The first is the primary action. */
  readonly links: readonly ContentLink[];
}

/** A page of sections: market guides, platform guides, services, about. */
export interface TopicPageContent extends PageWords {
  /** What the page says in one sentence, shown large at its start. */
  readonly statement?: string;
  /** Something to do below the lead, before reading. */
  readonly start?: ContentLink;
  /** The opening figure of a guide to a market or a platform. */
  readonly opening?: OpeningFigure;
  readonly sections: readonly Section[];
  /** Whether the firm's people are shown, if the owner names any. */
  readonly hasPeople?: true;
  readonly callToAction?: CallToAction;
  /** Related pages. */
  readonly related?: readonly ContentLink[];
}

/** A tool's page: the tool, then its use and its limits. */
export interface ToolPageContent extends TopicPageContent {
  readonly tool: CalculatorName | 'sessions';
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

/** A course page: its goals, audience and modules, then one action. */
export interface CoursePageContent extends PageWords {
  /** Such as Duration, Modules, Access, Certificate. */
  readonly facts: readonly {
    readonly term: string;
    readonly text: string;
    /** What the fact states, for the structured data. */
    readonly means?: 'workload' | 'level';
  }[];
  /** The level in the structured data, if no fact states it. */
  readonly level?: string;
  readonly outcomes: readonly string[];
  readonly audience: string;
  readonly prerequisites?: readonly string[];
  readonly modulesHeading: string;
  readonly modules: readonly CourseModule[];
  /** Anything else in the course: mentoring, capstone, certificate, qualification review. */
  readonly sections: readonly Section[];
  readonly callToAction: CallToAction;
  readonly related?: readonly ContentLink[];
}

/** The markets, each with a guide and a course. */
export const MARKET_NAMES = ['forex', 'indices', 'commodity', 'crypto', 'stocks'] as const;
export type MarketName = (typeof MARKET_NAMES)[number];

export interface HubEntry {
  readonly title: string;
  readonly text: string;
  /** One fact to know before following the link. */
  readonly meta?: string;
  /** The market whose icon is next to it. */
  readonly mark?: MarketName;
  readonly link: ContentLink;
}

/** A page that links to others. */
export interface HubPageContent extends PageWords {
  /** The action next to the heading: start the first module, or size a trade. */
  readonly opening?: 'lessons' | 'size';
  readonly groups: readonly {
    readonly heading: string;
    readonly intro: string;
    readonly cards: readonly HubEntry[];
  }[];
  readonly callToAction?: CallToAction;
}
