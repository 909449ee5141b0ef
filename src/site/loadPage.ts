import { use, type ComponentType } from 'react';
import type { PageWords } from '@/content/page';
import { pages, type PageInfo } from '@/content/pages';
import { loadChunk } from '@/runtime/loadChunk';
import type { ViewProps } from './view';

interface LoadedPage {
  readonly View: ComponentType<ViewProps>;
  readonly page: PageWords;
}

const viewModules = import.meta.glob<{ readonly default: LoadedPage['View'] }>('./{pages,templates}/*.tsx');
const contentModules = import.meta.glob<{ readonly page: PageWords }>([
  '/src/content/pages/**/*.ts',
  '!/src/content/pages/education/*/*.ts',
]);

const LESSON_PATH = /^education\/[^/]+\/[^/]+$/;

/** The source files whose scripts a page's HTML preloads, relative to the project root. */
export const sourcesOf = ({ view, content }: PageInfo): readonly string[] => [
  `src/site/${view}.tsx`,
  `src/content/pages/${content}.ts`,
  ...(LESSON_PATH.test(content) ? ['src/site/lessonContents.ts'] : []),
];

/** The dynamic import of a page's text. Those of the lessons are in a chunk of their own. */
async function contentLoader(
  content: string,
): Promise<(() => Promise<{ readonly page: PageWords }>) | undefined> {
  const file = `/src/content/pages/${content}.ts`;
  if (!LESSON_PATH.test(content)) return contentModules[file];
  const { lessonContents } = await loadChunk(() => import('./lessonContents'));
  return lessonContents[file];
}

const notFound = pages.find(({ path }) => path === '*');

async function load({ view, content }: PageInfo): Promise<LoadedPage> {
  const loadView = viewModules[`./${view}.tsx`];
  const loadContent = await contentLoader(content);
  if (!loadContent && notFound && LESSON_PATH.test(content)) return load(notFound);
  if (!loadView || !loadContent) throw new Error(`There is no ${view} or no ${content}.`);
  const [{ default: View }, { page }] = await Promise.all([loadView(), loadContent()]);
  return { View, page };
}

/** A promise with the fields that let React's `use` read its result without waiting for a microtask. */
interface PagePromise extends Promise<LoadedPage> {
  status?: 'fulfilled';
  value?: LoadedPage;
}

const loadingPages = new Map<string, PagePromise>();
const failedPages = new Set<string>();

/**
 * Loads the component and the text of a page once.
 * @throws ChunkLoadError if that fails; the failure is cached until {@link retryFailedPages}
 */
export function loadPage(info: PageInfo): Promise<LoadedPage> {
  const { path } = info;
  const known = loadingPages.get(path);
  if (known) return known;
  const promise: PagePromise = loadChunk(() => load(info));
  loadingPages.set(path, promise);
  promise.then(
    (page) => Object.assign(promise, { status: 'fulfilled', value: page }),
    () => failedPages.add(path),
  );
  return promise;
}

/** Allows pages that failed to load to be requested again. */
export function retryFailedPages(): void {
  for (const path of failedPages) loadingPages.delete(path);
  failedPages.clear();
}

/** A page that suspends until it is loaded. A loaded page never suspends, as hydration requires. */
export const usePage = (info: PageInfo): LoadedPage => use(loadPage(info));
