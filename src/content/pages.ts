import type { LessonPath } from './lessonOrder';

interface PageEntry {
  /**
   * The path below the base. `/platforms/:slug` is one page for many URLs, and `*` is the one for all others.
   */
  readonly path: string;
  /** The component: a file in src/site/templates or src/site/pages. */
  readonly view: string;
  /** The text: a file in src/content/pages. */
  readonly content: string;
  /** The canonical path, if it differs. */
  readonly canonical?: string;
  /** For pages that search engines shouldn't index. */
  readonly isIndexed?: false;
}

/** Whether the site's own search includes this page. */
export const isSearchable = ({ path, canonical }: PageInfo): boolean =>
  !/[*:]/.test(path) && canonical === undefined && path !== '/search';

/**
 * All public pages in the order of the sitemap. Routes, prerendered files, preloads, the sitemap, structured
 * data and the type of internal links are derived from this list.
 */
export const pages = [
  { path: '/', view: 'pages/HomePage', content: 'home' },

  { path: '/markets', view: 'pages/MarketsPage', content: 'markets/index' },
  { path: '/markets/forex', view: 'templates/TopicPage', content: 'markets/forex' },
  { path: '/markets/indices', view: 'templates/TopicPage', content: 'markets/indices' },
  { path: '/markets/commodity', view: 'templates/TopicPage', content: 'markets/commodity' },
  { path: '/markets/crypto', view: 'templates/TopicPage', content: 'markets/crypto' },
  { path: '/markets/stocks', view: 'templates/TopicPage', content: 'markets/stocks' },

  { path: '/services', view: 'pages/ServicesPage', content: 'services/index' },
  { path: '/services/signals', view: 'pages/SignalsPage', content: 'services/signals' },
  { path: '/services/signals/record', view: 'pages/TrackRecordPage', content: 'services/record' },
  // The signals of the built-in record are prerendered; 404.html renders later ones.
  { path: '/services/signals/:number', view: 'pages/SignalPage', content: 'notFound' },
  { path: '/services/webinar', view: 'pages/WebinarPage', content: 'services/webinar' },
  { path: '/services/education', view: 'pages/ServiceEducationPage', content: 'services/education' },

  { path: '/education', view: 'templates/HubPage', content: 'education/index' },
  { path: '/education/beginner', view: 'templates/CoursePage', content: 'education/beginner' },
  { path: '/education/intermediate', view: 'templates/CoursePage', content: 'education/intermediate' },
  { path: '/education/advanced', view: 'templates/CoursePage', content: 'education/advanced' },
  { path: '/education/forex', view: 'templates/CoursePage', content: 'education/forex' },
  { path: '/education/commodity', view: 'templates/CoursePage', content: 'education/commodity' },
  { path: '/education/indices', view: 'templates/CoursePage', content: 'education/indices' },
  { path: '/education/stocks', view: 'templates/CoursePage', content: 'education/stocks' },
  { path: '/education/crypto', view: 'templates/CoursePage', content: 'education/crypto' },

  { path: '/education/progress', view: 'pages/ProgressPage', content: 'education/progress' },
  {
    path: '/education/record',
    view: 'pages/CompletionRecordPage',
    content: 'education/record',
    isIndexed: false,
  },

  // The lessons and quizzes in lessonOrder.ts.
  { path: '/education/:course/:lesson', view: 'templates/LessonPage', content: 'notFound' },

  { path: '/platforms', view: 'pages/PlatformsPage', content: 'platforms/index' },
  { path: '/platforms/mt5', view: 'templates/TopicPage', content: 'platforms/mt5' },
  { path: '/platforms/mt4', view: 'templates/TopicPage', content: 'platforms/mt4' },
  { path: '/platforms/ctraders', view: 'templates/TopicPage', content: 'platforms/ctraders' },
  // The target of Learn More for the three platforms with guides.
  {
    path: '/platforms/metatrader5',
    view: 'templates/TopicPage',
    content: 'platforms/mt5',
    canonical: '/platforms/mt5',
  },
  {
    path: '/platforms/metatrader4',
    view: 'templates/TopicPage',
    content: 'platforms/mt4',
    canonical: '/platforms/mt4',
  },
  {
    path: '/platforms/ctrader',
    view: 'templates/TopicPage',
    content: 'platforms/ctraders',
    canonical: '/platforms/ctraders',
  },
  { path: '/platforms/:slug', view: 'pages/PlatformDetailPage', content: 'notFound' },

  { path: '/tools', view: 'templates/HubPage', content: 'tools/index' },
  { path: '/tools/position-size', view: 'pages/ToolPage', content: 'tools/positionSize' },
  { path: '/tools/pip-value', view: 'pages/ToolPage', content: 'tools/pipValue' },
  { path: '/tools/reward-to-risk', view: 'pages/ToolPage', content: 'tools/rewardToRisk' },
  { path: '/tools/margin', view: 'pages/ToolPage', content: 'tools/margin' },
  { path: '/tools/break-even', view: 'pages/ToolPage', content: 'tools/breakEven' },
  { path: '/tools/losing-streaks', view: 'pages/ToolPage', content: 'tools/losingStreaks' },
  { path: '/tools/sessions', view: 'pages/ToolPage', content: 'tools/sessions' },

  { path: '/practice', view: 'pages/PracticePage', content: 'practice/index' },
  { path: '/practice/session', view: 'pages/ExercisePage', content: 'practice/session' },
  { path: '/practice/sums', view: 'pages/ExercisePage', content: 'practice/sums' },
  { path: '/practice/one-trade', view: 'pages/ExercisePage', content: 'practice/oneTrade' },
  { path: '/practice/charts', view: 'pages/ExercisePage', content: 'practice/charts' },
  { path: '/practice/charts/:number', view: 'pages/ChartPage', content: 'notFound' },
  { path: '/practice/account', view: 'pages/PracticeAccountPage', content: 'practice/account' },
  { path: '/practice/how-it-works', view: 'templates/TopicPage', content: 'practice/howItWorks' },
  { path: '/practice/screen-reader', view: 'templates/TopicPage', content: 'practice/screenReader' },

  { path: '/journal', view: 'pages/JournalPage', content: 'journal' },

  { path: '/glossary', view: 'pages/GlossaryPage', content: 'glossary' },
  { path: '/search', view: 'pages/SearchPage', content: 'search', isIndexed: false },

  { path: '/ib-partners', view: 'pages/IbPartnersPage', content: 'ibPartners' },
  { path: '/ib-partners/compare', view: 'pages/BrokerComparePage', content: 'ibPartners/compare' },
  { path: '/ib-partners/method', view: 'pages/MethodPage', content: 'ibPartners/method' },
  { path: '/about', view: 'templates/TopicPage', content: 'about' },
  { path: '/contact', view: 'pages/ContactPage', content: 'contact' },
  { path: '/privacy', view: 'templates/TopicPage', content: 'privacy' },
  { path: '/risk-disclosure', view: 'templates/TopicPage', content: 'riskDisclosure' },
  // What the service worker shows for a page that isn't stored on the device.
  { path: '/offline', view: 'pages/OfflinePage', content: 'offline', isIndexed: false },
  { path: '*', view: 'pages/NotFoundPage', content: 'notFound' },
] as const satisfies readonly PageEntry[];

/** An entry of {@link pages}, or a lesson page. */
export type PageInfo = PageEntry;

const inCamelCase = (slug: string) =>
  slug.replace(/-([a-z0-9])/g, (_, letter: string) => letter.toUpperCase());

/** The page of a lesson or quiz, whether or not it exists: the text of `two-prices` is in `twoPrices.ts`. */
export const lessonPage = (course: string, slug: string): PageInfo => ({
  path: `/education/${course}/${slug}`,
  view: slug.endsWith('-quiz') ? 'templates/QuizPage' : 'templates/LessonPage',
  content: `education/${course}/${inCamelCase(slug)}`,
});

/** The path of a static page, which a link may use. */
export type SitePath = Exclude<(typeof pages)[number]['path'], '*' | `${string}:${string}`>;

/** The target of a link: a page, possibly with a query or a fragment, or a lesson. */
export type SiteUrl =
  | SitePath
  | `${SitePath}?${string}`
  | `${SitePath}#${string}`
  | LessonPath
  | `/practice/charts/${number}`;
