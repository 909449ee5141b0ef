import { matchPath, useParams, type RouteObject } from 'react-router-dom';
import { lessonPage, pages, type PageInfo } from '@/content/pages';
import { useFadeIn } from '@/site/layout/useFadeIn';
import { usePage } from './loadPage';

function PageView({ info }: { readonly info: PageInfo }) {
  const { View, page } = usePage(info);
  // Within the page's Suspense boundary: before that is hydrated, the effect would change the server's HTML.
  useFadeIn();
  return <View page={page} address={info.canonical ?? info.path} />;
}

/** The page that an entry of the registry stands for: one for each lesson, where the entry is their pattern. */
const pageOf = (info: PageInfo, { course, lesson }: Readonly<Record<string, string | undefined>>): PageInfo =>
  course === undefined || lesson === undefined
    ? info
    : lessonPage(course.toLowerCase(), lesson.toLowerCase());

function PageRoute({ info }: { readonly info: PageInfo }) {
  const page = pageOf(info, useParams());
  return <PageView key={page.path} info={page} />;
}

/** One route for each page of the registry, by its path or pattern. */
const routes: ReadonlyMap<string, RouteObject> = new Map(
  pages.map((info) => [info.path, { path: info.path, element: <PageRoute key={info.path} info={info} /> }]),
);

const isPattern = ({ path }: PageInfo) => /[:*]/.test(path);

const singles = new Map<string, PageInfo>(
  pages.filter((info) => !isPattern(info)).map((info) => [info.path, info]),
);

const patterns = pages.filter(isPattern);

function decoded(pathname: string): string {
  try {
    return decodeURI(pathname);
  } catch {
    return pathname;
  }
}

/**
 * The entry of the registry for an address below the base. Most are found by their name: the router ranks all routes
 * before it matches one, which takes a slow phone 30 ms each time.
 */
function entryAt(pathname: string): PageInfo | undefined {
  const path = decoded(pathname)
    .toLowerCase()
    .replace(/(?!^)\/+$/, '');
  return singles.get(path) ?? patterns.find((info) => matchPath(info.path, pathname));
}

/** The routes that matter at an address below the base: that of its page. */
export function routesAt(pathname: string): RouteObject[] {
  const route = routes.get(entryAt(pathname)?.path ?? '*');
  return route ? [route] : [];
}

/** The page at an address; the one for unknown addresses where there is no other. */
export function pageAt(pathname: string, basename = '/'): PageInfo | undefined {
  const folder = matchPath({ path: basename, end: false }, pathname)?.pathnameBase;
  if (folder === undefined) return undefined;
  const address = folder === '/' ? pathname : pathname.slice(folder.length) || '/';
  const info = entryAt(address);
  return info && pageOf(info, matchPath(info.path, address)?.params ?? {});
}
