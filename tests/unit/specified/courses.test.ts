import { expect, it } from 'vitest';
import { page as advanced } from '@/content/pages/education/advanced';
import { page as beginner } from '@/content/pages/education/beginner';
import { page as commodity } from '@/content/pages/education/commodity';
import { page as crypto } from '@/content/pages/education/crypto';
import { page as forex } from '@/content/pages/education/forex';
import { page as hub } from '@/content/pages/education/index';
import { page as indices } from '@/content/pages/education/indices';
import { page as intermediate } from '@/content/pages/education/intermediate';
import { page as stocks } from '@/content/pages/education/stocks';
import type { CoursePageContent } from '@/content/page';
import { sectionsOf, wordsOf } from '../../support/content';

const courses: Record<string, CoursePageContent> = {
  beginner,
  intermediate,
  advanced,
  forex,
  commodity,
  indices,
  stocks,
  crypto,
};

/** Both ends of '3-4 hours', or 4 twice for '4 hours'. */
function hoursIn(text: string): [number, number] {
  const [, low, high] = /^(\d+)(?:-(\d+))? hours?(?=$|,)/.exec(text) ?? [];
  return [Number(low), Number(high ?? low)];
}

const factOf = (page: CoursePageContent, term: string) => page.facts.find((fact) => fact.term === term)?.text;

it.each([
  ['beginner', beginner, '12-15 hours', 4],
  ['intermediate', intermediate, '16-20 hours', 4],
  ['advanced', advanced, '28-36 hours', 4],
  ['forex', forex, undefined, 5],
  ['commodity', commodity, undefined, 5],
  ['indices', indices, undefined, 5],
  ['stocks', stocks, undefined, 5],
  ['crypto', crypto, undefined, 5],
])('gives the %s course the total hours of its modules', (_name, page, specified, modules) => {
  const duration = factOf(page, 'Duration') ?? '';
  if (specified !== undefined) expect(duration.split(',')[0]).toBe(specified);
  expect(page.modules).toHaveLength(modules);
  expect(factOf(page, 'Modules')).toMatch(new RegExp(`^${String(modules)}\\b`));
  const hours = page.modules.map((module) => hoursIn(module.hours));
  const ends = [0, 1].map((end) => hours.reduce((sum, range) => sum + (range[end] ?? NaN), 0));
  expect(ends).toEqual(hoursIn(duration));
});

it('offers lifetime access and a certificate in the beginner course', () => {
  expect(factOf(beginner, 'Access')).toContain('Lifetime access');
  expect(factOf(beginner, 'Certificate')).toMatch(/record of completion/);
  for (const figure of ['$10,000 of virtual capital', '1-2%', '1:2'])
    expect(wordsOf(beginner)).toContain(figure);
});

it('lists four prerequisites for the intermediate course', () => {
  expect(intermediate.prerequisites).toHaveLength(4);
  const [course, practice, analysis, platform] = intermediate.prerequisites ?? [];
  expect(course).toContain('beginner course');
  expect(practice).toContain('3-6 months of demo trading');
  expect(analysis).toContain('basic technical analysis');
  expect(platform).toContain('familiar with a platform');
});

it("describes the advanced course's mentoring and capstone", () => {
  expect(factOf(advanced, 'Mentoring')).toContain('1-on-1, 4 sessions');
  expect(sectionsOf(advanced, 'steps')[0]?.steps).toHaveLength(4);
  expect(factOf(advanced, 'Modules')).toMatch(/4 core modules.*capstone/);
  expect(factOf(advanced, 'Certificate')).toMatch(/^Pro certificate: a record of completion/);
  expect(factOf(advanced, 'Enrolment')).toBe('Limited, after a qualification review');
  expect(advanced.callToAction.links[1]).toEqual({ label: 'Pro Trading Accounts', to: '/ib-partners' });
});

it('mentions leverage up to 1:500 in the forex course', () => {
  expect(wordsOf(forex)).toContain('leverage up to 1:500');
});

it('lists courses by level and by market with their hours', () => {
  const [level, market] = hub.groups.map(({ cards }) => cards.map(({ link, meta }) => ({ link, meta })));
  expect(level).toHaveLength(3);
  expect(market).toHaveLength(5);
  for (const { link, meta } of [...(level ?? []), ...(market ?? [])]) {
    const course = courses[link.to.split('/').at(-1) ?? ''];
    const hours = factOf(course ?? beginner, 'Duration')?.split(',')[0] ?? '';
    expect(course).toBeDefined();
    expect(meta?.startsWith(`${hours} · ${String(course?.modules.length)} `)).toBe(true);
  }
});
