import type { PageInfo } from '@/content/pages';
import { outcomeOf, stateWords } from '@/content/signalWords';
import { closedResult, formatR } from '@/domain/signals/results';
import type { Signal } from '@/domain/signals/signal';

/** What a page's card image shows. */
export interface CardSubject {
  readonly title: string;
  /** The kind of page, such as `Lesson`. */
  readonly kind?: string;
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
  const outcome = outcomeOf(signal);
  const words = stateWords(signal);
  return {
    words: result ? `${words}, before costs` : words,
    ...(result && { result: formatR(result.beforeCosts) }),
    tone: outcome === 'won' ? 'up' : outcome === 'lost' ? 'down' : 'chalk',
  };
}

/** The subject of a page's card by the kind of page; a signal's card shows how it ended. */
export function cardSubject({ view, path }: PageInfo, title: string, signal?: Signal): CardSubject {
  const guide = /^\/(markets|platforms)\/./.test(path) ? 'Guide' : undefined;
  const kind = signal ? undefined : (KINDS[view] ?? guide);
  return {
    title,
    ...(kind !== undefined && { kind }),
    ...(signal && { outcome: outcomeIn(signal) }),
  };
}
