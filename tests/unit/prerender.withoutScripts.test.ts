// @vitest-environment node
import { expect, it } from 'vitest';
import { glossaryEntries } from '@/content/glossary/glossaryEntries';
import type { LessonContent, LessonSection, Question, QuizContent } from '@/content/lesson';
import { allPages } from '@/content/lessonPages';
import { chartName, chartPath, practiceCharts } from '@/content/practiceCharts';
import { replayStart } from '@/domain/practice/replays';
import { renderPage } from '@/prerender';
import { priceText } from '@/site/charts/practiceFigures';
import { contentModules } from '../support/content';
import { withoutEntities } from '../support/html';
import { shownBrokers } from '../support/owner';

/** The main part of a page before any script has run. */
async function mainOf(path: string): Promise<string> {
  const { body } = await renderPage(path);
  return /<main[\s\S]*<\/main>/.exec(body)?.[0] ?? '';
}

/** Visible text with whitespace collapsed. */
const readIn = (html: string): string =>
  withoutEntities(html.replaceAll('<!-- -->', '').replace(/<[^>]+>/g, ' ')).replace(/\s+/g, ' ');

const asRead = (text: string) => text.replace(/\s+/g, ' ');

/** The sentences that a page doesn't contain. */
const missing = (html: string, texts: readonly string[]) => {
  const read = readIn(html);
  return texts.filter((text) => !read.includes(asRead(text)));
};

/** Buttons that look enabled. */
const liveButtons = (html: string) =>
  [...html.matchAll(/<button\b[^>]*>/g)].map(([tag]) => tag).filter((tag) => !tag.includes(' disabled=""'));

type Learnt = LessonContent | QuizContent;

const questionsOf = (words: Learnt): readonly Question[] =>
  'checks' in words ? words.checks : [...words.questions, ...words.review];

/** Sentences that a section reveals step by step once scripts run. */
function stepsOf(section: LessonSection): readonly string[] {
  if (section.kind === 'accountWalk') return section.steps.map(({ comment }) => comment);
  if (section.kind === 'replay')
    return [section.whatHappened, ...section.choices.map(({ comment }) => comment)];
  return [];
}

const learnt = allPages.flatMap(({ path, view, content }) => {
  if (!/^templates\/(?:Lesson|Quiz)Page$/.test(view) || path.includes(':')) return [];
  return [{ path, words: contentModules.get(`pages/${content}`)?.page as Learnt }];
});

it.each(learnt)(
  'renders every question, explanation and step of $path without enabled buttons',
  async ({ path, words }) => {
    const html = await mainOf(path);
    const steps = 'sections' in words ? words.sections.flatMap(stepsOf) : [];
    const asked = questionsOf(words).flatMap(({ prompt, explanation }) => [prompt, explanation]);
    expect(asked).not.toEqual([]);
    expect(missing(html, [...steps, ...asked])).toEqual([]);
    expect(liveButtons(html)).toEqual([]);
  },
);

it.each([
  ['/tools/position-size', '0.25 lots'],
  ['/tools/pip-value', '2.50 USD'],
  ['/tools/reward-to-risk', '2.00'],
  ['/tools/margin', '903.33 USD'],
  ['/tools/break-even', '35.0 %'],
  ['/tools/losing-streaks', '8,170.73 USD'],
  ['/markets/forex', '0.31 lots'],
])('renders the worked example on %s', async (path, answer) => {
  const html = await mainOf(path);
  const [, result = ''] = html.split(/<section[^>]*aria-label="Result"/);
  const [own = ''] = result.split('</section>');
  expect(readIn(own)).toContain(answer);
  expect(own).toMatch(/<[ou]l[\s\S]*<li/);
});

it.each([1, 3])('draws practice chart %i up to its decision', async (number) => {
  const chart = practiceCharts[number - 1];
  if (!chart) throw new Error('There is no such chart.');
  const close = priceText(chart.instrument, replayStart(chart).candles.at(-1)?.close ?? 0);
  const names = [...(await mainOf(chartPath(number))).matchAll(/role="img" aria-label="([^"]+)"/g)].map(
    ([, name = '']) => withoutEntities(name),
  );
  expect(names[0]).toMatch(new RegExp(`^${chartName(chart)}: 40 candles of the bid `));
  for (const name of names) expect(name).toContain(`last close ${close}.`);
});

it('renders a row for every rated broker before the list has loaded', async () => {
  const html = (await mainOf('/ib-partners/method')).replace(/<noscript>[\s\S]*?<\/noscript>/g, '');
  const [rows = ''] = /<tbody>[\s\S]*<\/tbody>/.exec(html) ?? [];
  const named = [...rows.matchAll(/<th[^>]*>([^<]+)<\/th>/g)].map(([, name = '']) => withoutEntities(name));
  expect(named).toEqual(shownBrokers);
});

it('renders every glossary term with its text, lesson and related terms', async () => {
  const rows = (await mainOf('/glossary')).split(/(?=<dfn\b)/).slice(1);
  expect(rows).toHaveLength(glossaryEntries.length);
  for (const [index, entry] of glossaryEntries.entries()) {
    const row = rows[index] ?? '';
    expect(missing(row, [entry.name, entry.text, ...entry.alsoCalled, ...entry.alsoExplains])).toEqual([]);
    expect(row).toContain(`href="${entry.learnAt.to}"`);
    expect(row.match(/href="\/glossary#/g) ?? []).toHaveLength(entry.related.length);
  }
});

it.each([
  ['/search', 'q'],
  ['/glossary', 'filter'],
])('submits the form on %s to the same page before hydration', async (path, name) => {
  const [form = ''] = /<form\b[\s\S]*?<\/form>/.exec(await mainOf(path)) ?? [];
  expect(form).not.toMatch(/^<form[^>]* (?:action|method)=/);
  const fields = [...form.matchAll(/<(?:input|select)\b[^>]*>/g)].map(([tag]) => tag);
  expect(
    fields.filter((tag) => !tag.includes(' disabled')).map((tag) => / name="(\w+)"/.exec(tag)?.[1]),
  ).toEqual([name]);
});

it.each([
  '/contact',
  '/education/progress',
  '/education/record',
  '/markets',
  '/markets/forex',
  '/services/signals/4',
  '/tools/position-size',
])('renders every button on %s disabled before hydration', async (path) => {
  const { body } = await renderPage(path);
  expect(body).toContain('<button');
  expect(liveButtons(body)).toEqual([]);
});
