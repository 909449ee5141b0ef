import { matchRoutes, useParams, type RouteObject } from 'react-router-dom';
import { lessonPage, pages, type PageInfo } from '@/content/pages';
import { useFadeIn } from './layout/useFadeIn';
import { usePage } from './loadPage';

function PageView({ info }: { readonly info: PageInfo }) {
  const { View, page } = usePage(info);
  // Within the page's Suspense boundary: before that is hydrated, the effect would change the server's HTML.
  useFadeIn();
  return <View page={page} address={info.canonical ?? info.path} />;
}

/** The page that an entry of the registry stands for: one for each lesson, where the entry is their pattern. */
const pageOf = (
  info: PageInfo,
  { course, lesson }: Readonly<Record<string, string | undefined>>,
): PageInfo =>
  course === undefined || lesson === undefined
    ? info
    : lessonPage(course.toLowerCase(), lesson.toLowerCase());

function PageRoute({ info }: { readonly info: PageInfo }) {
  const page = pageOf(info, useParams());
  return <PageView key={page.path} info={page} />;
}

/** One route for each page of the registry. */
export const pageRoutes: RouteObject[] = pages.map((info) => ({
  path: info.path,
  element: <PageRoute key={info.path} info={info} />,
}));

/** The page at an address below the base; the one for unknown addresses where there is no other. */
export function pageAt(pathname: string, basename = '/'): PageInfo | undefined {
  const match = matchRoutes(pageRoutes, pathname, basename)?.at(-1);
  const info = pages.find(({ path }) => path === match?.route.path);
  return info && pageOf(info, match?.params ?? {});
}
