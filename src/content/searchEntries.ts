import { otherWords, type SearchEntry, type SearchKind } from '@/domain/search/siteSearch';
import type { Signal } from '@/domain/signals/signal';
import { glossaryEntries } from '@/content/glossary/glossaryEntries';
import type { PageWords } from './page';
import type { PageInfo } from './pages';
import { signalPath } from './signalPath';
import { signalWords } from './signalWords';

/** A page in the registry with its text. */
export interface SearchedPage {
  readonly info: PageInfo;
  readonly words: PageWords;
}

function kindOf({ path, view }: PageInfo): SearchKind {
  if (view === 'templates/QuizPage') return 'quiz';
  if (view === 'templates/LessonPage') return 'lesson';
  if (path.startsWith('/platforms/')) return 'platform';
  return path.startsWith('/tools/') ? 'tool' : 'page';
}

/** The headings of a page's sections, modules and groups. */
function headingsOf(words: PageWords): readonly string[] {
  const parts = ['sections', 'groups', 'modules'].flatMap((name) => {
    const list: unknown = (words as unknown as Readonly<Record<string, unknown>>)[name];
    return Array.isArray(list) ? (list as readonly Readonly<Record<string, unknown>>[]) : [];
  });
  return parts.flatMap(({ heading, title }) => [heading, title].filter((text) => typeof text === 'string'));
}

function pageEntry({ info, words }: SearchedPage): SearchEntry {
  const { title, heading, description, searchWords = [] } = words;
  return {
    kind: kindOf(info),
    address: info.path,
    title: heading,
    names: searchWords,
    text: description,
    words: otherWords([title, ...headingsOf(words)], [heading, description, ...searchWords]),
  };
}

/** The pages, glossary terms and signals that the site's search can find, in site order. */
export const searchEntries = (
  pages: readonly SearchedPage[],
  signals: readonly Signal[],
): readonly SearchEntry[] => [
  ...pages.map(pageEntry),
  ...glossaryEntries.map(({ name, anchor, alsoCalled, alsoExplains, text }): SearchEntry => ({
    kind: 'term',
    address: `/glossary#${anchor}`,
    title: name,
    names: [...alsoCalled, ...alsoExplains],
    text,
    words: '',
  })),
  ...signals.map((signal): SearchEntry => {
    const { heading, description } = signalWords(signal);
    return {
      kind: 'signal',
      address: signalPath(signal.number),
      title: heading,
      names: [],
      text: description,
      words: '',
    };
  }),
];
