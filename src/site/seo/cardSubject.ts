import { courseOutlines, lessonsOf } from '@/content/lessonPlace';
import { MARKET_NAMES, type MarketName } from '@/content/page';
import type { PageInfo } from '@/content/pages';
import { signalOutcome, stateWords } from '@/content/signalWords';
import { closedResult, formatR } from '@/domain/signals/results';
import type { Signal } from '@/domain/signals/signal';

export interface CardSubject {
  readonly title: string;
  /** The kind of page, such as `Lesson`. */
  readonly kind?: string;
  /** The market of a guide or a course, whose mark is drawn. */
  readonly market?: MarketName;
  readonly lessons?: {
    readonly count: number;
    /** The position of the lesson itself, from 0; -1 for the course and its quizzes. */
    readonly here: number;
  };
  /** The state of a signal, and its result once it is closed. */
  readonly outcome?: {
    readonly words: string;
    readonly result?: string;
    readonly tone: 'up' | 'down' | 'chalk';
  };
}

const KINDS: Readonly<Partial<Record<PageInfo['view'], string>>> = {
  'pages/IbPartnersPage': 'Partner brokers',
  'pages/ToolPage': 'Tool',
  'pages/WebinarPage': 'Free webinar',
  'templates/CoursePage': 'Course',
  'templates/LessonPage': 'Lesson',
  'templates/QuizPage': 'Quiz',
};

function outcomeIn(signal: Signal): NonNullable<CardSubject['outcome']> {
  const result = closedResult(signal);
  const outcome = signalOutcome(signal);
  const words = stateWords(signal);
  return {
    words: result ? `${words}, before costs` : words,
    ...(result && { result: formatR(result.beforeCosts) }),
    tone: outcome === 'won' ? 'up' : outcome === 'lost' ? 'down' : 'chalk',
  };
}

const MARKET_PAGE = new RegExp(`^/(?:markets|education)/(${MARKET_NAMES.join('|')})$`);

/** The lessons of the course that a page below `/education/` belongs to, if any are open. */
function lessonsAround(path: string): CardSubject['lessons'] {
  const course = courseOutlines.find(({ to }) => path === to || path.startsWith(`${to}/`));
  if (!course) return undefined;
  const lessons = lessonsOf(course.modules);
  return { count: lessons.length, here: lessons.findIndex(({ to }) => to === path) };
}

/** The subject of a page's card, by kind of page, with what the card draws. */
export function cardSubject({ view, path }: PageInfo, title: string, signal?: Signal): CardSubject {
  const guide = /^\/(markets|platforms)\/./.test(path) ? 'Guide' : undefined;
  const market = MARKET_PAGE.exec(path)?.[1] as MarketName | undefined;
  const lessons = market ? undefined : lessonsAround(path);
  const kind = signal ? undefined : (KINDS[view] ?? guide);
  return {
    title,
    ...(kind !== undefined && { kind }),
    ...(market && { market }),
    ...(lessons && { lessons }),
    ...(signal && { outcome: outcomeIn(signal) }),
  };
}
