import type { WalkedAccount } from '@/domain/accountWalk';
import type { InstrumentName } from '@/domain/instruments';
import type { Figure } from './figure';
import type { MarkedChart, TradeChart } from './markedChart';
import type { OpeningFigure } from './openingFigure';
import type { SiteAddress } from './pages';
import type { RichText } from './richText';

/** A calculator, by the file of its page's words in src/content/pages/tools. */
export type CalculatorName =
  | 'positionSize'
  | 'pipValue'
  | 'rewardToRisk'
  | 'margin'
  | 'breakEven'
  | 'losingStreaks';

/** A link inside the site. */
export interface ContentLink {
  readonly label: string;
  readonly to: SiteAddress;
}

/** The words every page has. The description is 50 to 160 characters and unlike any other page's. */
export interface PageWords {
  readonly title: string;
  readonly description: string;
  readonly heading: string;
  readonly lead: string;
  /** What people may look for who want this page, where its title and headings don't say it. */
  readonly searchWords?: readonly string[];
}

/** A term and what is to be said of it. */
export interface DefinitionRow {
  readonly term: string;
  readonly text: RichText;
}

/** A section of one column, which can have a remark in the margin: what may be left out without losing the thread. */
interface WithMarginNote {
  readonly marginNote?: RichText;
}

/** One block of a page. src/site/sections/registry.tsx has the component of each kind. */
export type Section =
  | (WithMarginNote & {
      readonly kind: 'prose';
      readonly heading: string;
      readonly paragraphs: readonly RichText[];
    })
  | (WithMarginNote & {
      readonly kind: 'list';
      readonly heading: string;
      readonly intro?: string;
      readonly items: readonly RichText[];
    })
  | (WithMarginNote & {
      readonly kind: 'definitions';
      readonly heading: string;
      readonly intro?: string;
      readonly rows: readonly DefinitionRow[];
    })
  | {
      readonly kind: 'steps';
      readonly heading: string;
      readonly intro?: string;
      readonly steps: readonly { readonly title: string; readonly text: RichText }[];
    }
  | {
      readonly kind: 'table';
      readonly heading: string;
      readonly intro?: string;
      readonly columns: readonly string[];
      readonly rows: readonly (readonly string[])[];
      readonly note?: string;
      /** A column that is also drawn as bars, losses mostly, with the number behind each of its cells. */
      readonly bars?: { readonly column: number; readonly values: readonly number[] };
    }
  | {
      /** A calculation, line by line; the figures come from domain/tradeArithmetic.ts. */
      readonly kind: 'workedExample';
      readonly heading: string;
      readonly intro: string;
      readonly lines: readonly { readonly label: string; readonly value: string }[];
      readonly conclusion: RichText;
    }
  | { readonly kind: 'warning'; readonly heading: string; readonly paragraphs: readonly RichText[] }
  /** A calculator with this page's numbers in it; it begins with the tool's own example where a field is left out. */
  | {
      readonly kind: 'calculator';
      readonly heading: string;
      readonly intro: string;
      readonly calculator: CalculatorName;
      readonly values: Readonly<Record<string, string>> & { readonly instrument?: InstrumentName };
    }
  /** Which forex sessions are open now. */
  | { readonly kind: 'sessionClock'; readonly heading: string; readonly intro: string }
  /** The four trading sessions drawn on a 24-hour line. */
  | { readonly kind: 'sessions'; readonly heading: string; readonly intro: string }
  /** A trade idea: a chart with its plan. */
  | { readonly kind: 'chart'; readonly heading: string; readonly intro: string; readonly chart: TradeChart }
  /** A chart without a plan, with what is to be seen on it. */
  | {
      readonly kind: 'markedChart';
      readonly heading: string;
      readonly intro: string;
      readonly chart: MarkedChart;
    }
  /** A chart that stops where somebody has to decide, and goes on once they have. */
  | {
      readonly kind: 'replay';
      readonly heading: string;
      readonly intro: string;
      /** The whole of it; its description and marks speak of the candles that are shown at first. */
      readonly chart: MarkedChart;
      /** How many candles are shown before the decision. */
      readonly shownAtFirst: number;
      readonly question: string;
      readonly choices: readonly { readonly text: string; readonly comment: string }[];
      /** The rest of the chart in words, and what to learn from it. */
      readonly whatHappened: string;
    }
  /** An account that is led from price to price, as the broker sees it. */
  | {
      readonly kind: 'accountWalk';
      readonly heading: string;
      readonly intro: string;
      readonly account: WalkedAccount;
      readonly decimals: number;
      readonly steps: readonly { readonly price: number; readonly comment: string }[];
      readonly note?: string;
    }
  /** A drawing made from data. */
  | {
      readonly kind: 'figure';
      readonly heading: string;
      readonly intro?: string;
      readonly figure: Figure;
    }
  | {
      readonly kind: 'questions';
      readonly heading: string;
      readonly items: readonly { readonly question: string; readonly answer: RichText }[];
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
    };

/** What a page ends with: the one thing to do next. */
export interface CallToAction {
  readonly heading: string;
  readonly text: string;
  /** The first is the primary one. */
  readonly links: readonly ContentLink[];
}

/** A page of sections: market guides, platform guides, services, about. */
export interface TopicPageContent extends PageWords {
  /** The drawing that a guide to a market or a platform opens with. */
  readonly opening?: OpeningFigure;
  readonly sections: readonly Section[];
  readonly callToAction?: CallToAction;
  /** Other pages worth reading next. */
  readonly related?: readonly ContentLink[];
}

/** A page that is there for one tool: the tool, then what it answers and what it does not know. */
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

/** A course: what one will be able to do, for whom, the modules, then one action. */
export interface CoursePageContent extends PageWords {
  /** Such as Duration, Modules, Access, Certificate. */
  readonly facts: readonly {
    readonly term: string;
    readonly text: string;
    /** Passed on to search engines with it. */
    readonly means?: 'workload' | 'level';
  }[];
  /** The level for search engines, where no fact names one. */
  readonly level?: string;
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

/** A market with a guide and a course of its own. */
export type MarketName = 'forex' | 'indices' | 'commodity' | 'crypto' | 'stocks';

/** What a hub leads to. */
export interface HubEntry {
  readonly title: string;
  readonly text: string;
  /** One fact worth knowing before one goes there. */
  readonly meta?: string;
  /** The market it is about, whose mark is next to it. */
  readonly mark?: MarketName;
  readonly link: ContentLink;
}

/** A page that leads on. */
export interface HubPageContent extends PageWords {
  /** Whether the page leads on to the next lesson. */
  readonly hasLessons?: true;
  readonly groups: readonly {
    readonly heading: string;
    readonly intro: string;
    readonly cards: readonly HubEntry[];
  }[];
  readonly callToAction?: CallToAction;
}
