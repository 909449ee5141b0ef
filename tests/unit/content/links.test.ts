import { describe, expect, it } from 'vitest';
import { courseAt } from '@/content/courseOrder';
import { allPages } from '@/content/lessonPages';
import { chartPath, practiceCharts } from '@/content/practiceCharts';
import { adminPaths } from '@/domain/accounts/adminPaths';
import { toolLinks } from '@/content/navigation';
import { site } from '@/content/site';
import { safeExternalUrl } from '@/domain/text/externalUrl';
import { contactPath } from '@/content/contactAbout';
import { contentModules, pageWords, stringsIn } from '../../support/content';

/** Whether a page exists at the URL, other than the platform pattern and the not-found page. */
const leadsToAPage = (address: string): boolean => {
  const { pathname } = new URL(address, 'http://site.invalid');
  return (
    allPages.some(({ path }) => path === pathname) ||
    practiceCharts.some((_, index) => chartPath(index + 1) === pathname) ||
    Object.values<string>(adminPaths).includes(pathname)
  );
};

describe.each(
  [...contentModules].filter(
    ([name, module]) => !['pages', 'lessonPages'].includes(name) && stringsIn(module).length > 0,
  ),
)('content/%s', (_name, module) => {
  const texts = stringsIn(module);

  it('links only to existing pages', () => {
    const dead = texts.filter(({ key, text }) => key === 'to' && !leadsToAPage(text));
    expect(dead).toEqual([]);
  });

  it('contains no link outside the fields meant for links', () => {
    const looksLikeAnAddress = /^(?:#|javascript:|\/(?:[a-z]|$))/;
    const strays = texts.filter(
      ({ key, text }) => !['to', 'learnAt'].includes(key) && looksLikeAnAddress.test(text),
    );
    expect(strays).toEqual([]);
  });

  it('links to other sites only through safe URLs', () => {
    const unsafe = texts.filter(
      ({ key, text }) =>
        /url$/i.test(key) && safeExternalUrl(text) !== text && text !== `mailto:${site.email}`,
    );
    expect(unsafe).toEqual([]);
  });
});

it.each(['markets', 'services', 'tools'])('links from /%s to every page directly below it', (hub) => {
  const linked = stringsIn(pageWords.get(`pages/${hub}/index`)).map(({ text }) => text);
  const below = allPages.map(({ path }) => path).filter((path) => path.startsWith(`/${hub}/`));
  const children = below.filter((path) => path.split('/').length === 3);
  expect(children.length).toBeGreaterThan(2);
  expect(children.filter((path) => !linked.includes(path))).toEqual([]);
});

it('lists every tool in the links to tools', () => {
  const paths = allPages.map(({ path }) => path).filter((path) => path.startsWith('/tools/'));
  expect(toolLinks.map(({ to }) => to).toSorted()).toEqual(paths.toSorted());
});

it('links from /education to every course, and gives each a place among the others', () => {
  const paths = allPages.filter(({ view }) => view === 'templates/CoursePage').map(({ path }) => path);
  const linked = stringsIn(pageWords.get('pages/education/index')).map(({ text }) => text);
  expect(
    paths.filter((path) => !linked.includes(path)),
    'Add a card to pages/education/index.ts',
  ).toEqual([]);
  expect(
    paths.filter((path) => courseAt(path) === undefined),
    'Add a line to courseOrder.ts',
  ).toEqual([]);
});

it('links to the contact page with the subject filled in', () => {
  expect(contactPath('Webinar: risk & reward')).toBe('/contact?subject=Webinar%3A+risk+%26+reward');
  expect(leadsToAPage(contactPath('Webinar'))).toBe(true);
});

it('fills in a subject on every enrolment and contact link', () => {
  const ways = [...contentModules.values()]
    .flatMap((module) => stringsIn(module))
    .flatMap(({ key, text }, index, all) =>
      key === 'label' ? [{ label: text, to: all[index + 1]?.text ?? '' }] : [],
    )
    .filter(
      ({ label, to }) => /^(?:enrol|apply|register|ask|suggest)/i.test(label) && to.startsWith('/contact'),
    );
  expect(ways.length).toBeGreaterThan(10);
  expect(ways.filter(({ to }) => !to.startsWith('/contact?subject='))).toEqual([]);
});
