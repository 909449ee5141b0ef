import { matchPath, useParams, type RouteObject } from 'react-router-dom';
import { lessonPage, pages, type PageInfo } from '@/content/pages';
import { useFadeIn } from '@/site/layout/useFadeIn';
import { usePage } from './loadPage';

function PageView({ info }: { readonly info: PageInfo }) {
  const { View, page } = usePage(info);
  // Inside the page's Suspense boundary, because before hydration the effect would change the server's HTML.
  useFadeIn();
  return <View page={page} address={info.canonical ?? info.path} />;
}

/** The page for an entry of the registry; a pattern matches many URLs. */
const pageOf = (info: PageInfo, { course, lesson }: Readonly<Record<string, string | undefined>>): PageInfo =>
  course === undefined || lesson === undefined
    ? info
    : lessonPage(course.toLowerCase(), lesson.toLowerCase());

function PageRoute({ info }: { readonly info: PageInfo }) {
  const page = pageOf(info, useParams());
  return <PageView key={page.path} info={page} />;
}

const routes: ReadonlyMap<string, RouteObject> = new Map(
  pages.map((info) => [info.path, { path: info.path, element: <PageRoute key={info.path} info={info} /> }]),
);

const isPattern = ({ path }: PageInfo) => /[:*]/.test(path);

const pagesByPath = new Map<string, PageInfo>(
  pages.filter((info) => !isPattern(info)).map((info) => [info.path, info]),
);

const patternPages = pages.filter(isPattern);

function decodePath(pathname: string): string {
  try {
    return decodeURI(pathname);
  } catch {
    return pathname;
  }
}

/**
 * The registry entry for a URL below the base. Most are found by path, because ranking all routes takes
 * a slow phone 30 ms.
 */
function entryAt(pathname: string): PageInfo | undefined {
  const path = decodePath(pathname)
    .toLowerCase()
    .replace(/(?!^)\/+$/, '');
  return pagesByPath.get(path) ?? patternPages.find((info) => matchPath(info.path, pathname));
}

export function routesAt(pathname: string): RouteObject[] {
  const route = routes.get(entryAt(pathname)?.path ?? '*');
  return route ? [route] : [];
}

/** The page for a URL, or the one for unknown URLs. */
export function pageAt(pathname: string, basename = '/'): PageInfo | undefined {
  const folder = matchPath({ path: basename, end: false }, pathname)?.pathnameBase;
  if (folder === undefined) return undefined;
  const address = folder === '/' ? pathname : pathname.slice(folder.length) || '/';
  const info = entryAt(address);
  return info && pageOf(info, matchPath(info.path, address)?.params ?? {});
}
