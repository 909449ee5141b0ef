import { cleanup, screen, within } from '@testing-library/react';
import { beforeEach, expect, it } from 'vitest';
import { numberedLessons, courseOutlines, lessonsOf } from '@/content/lessonPlace';
import CompletionRecord from '@/site/features/learning/CompletionRecord';
import { noonOn, forgetProgress } from '../../../../support/progress';
import { renderRoutes } from '../../../../support/render';
import { storeProgress } from '../../../../support/storedProgress';

beforeEach(forgetProgress);

const sheet = () => screen.getByRole('region', { name: 'The sheet' });

function draw(stored?: object, search = '') {
  if (stored) storeProgress(stored);
  const record = <CompletionRecord lead="Print it." />;
  return renderRoutes([{ path: '*', element: record }], `/education/record${search}`).user;
}

const result = { correct: 7, of: 8, at: noonOn(5), revision: 1 };

function everythingOf(name: string) {
  const course = courseOutlines.find((one) => one.name === name);
  const modules = course?.modules ?? [];
  return {
    marks: Object.fromEntries(lessonsOf(modules).map(({ id }) => [id, { done: noonOn(2), revision: 1 }])),
    quizzes: Object.fromEntries(
      modules.flatMap(({ quiz }) => (quiz ? [[quiz.id, { best: result, last: result }]] : [])),
    ),
  };
}

const beginner = courseOutlines.find(({ name }) => name === 'beginner')?.modules ?? [];
const total = String(numberedLessons(beginner).length);
const ofFirst = String(lessonsOf(beginner.filter(({ title }) => title === 'What a price is')).length);

const FIRST = 'beginner/two-prices';
const QUIZ = 'beginner/what-a-price-is-quiz';

/** Words that would make the sheet look like an official certificate. */
const OFFICIAL = /certif|award|diploma|licen[cs]e|accredit|seal|signature|serial|grade|\d%|percent/i;

it('shows dates, results and exercises of a finished course', () => {
  const all = everythingOf('beginner');
  draw({ ...all, marks: { ...all.marks, 'beginner/what-a-price-is/exercise': { done: noonOn(4) } } });
  expect(sheet()).toHaveTextContent('has worked through the beginner course');
  expect(sheet()).toHaveTextContent('Record of completion. Not a qualification.');
  expect(sheet().textContent).not.toMatch(OFFICIAL);
  expect(sheet()).toHaveTextContent('2 January 2026 to 5 January 2026');
  const row = within(sheet()).getByRole('row', { name: /^What a price is/ });
  expect(row).toHaveTextContent(`${ofFirst} of ${ofFirst}`);
  expect(row).toHaveTextContent('7 of 8 on 5 January 2026');
  expect(row).toHaveTextContent('marked as done by the reader');
  expect(within(sheet()).getByRole('row', { name: /^Firms and frauds/ })).toHaveTextContent(/none$/);
});

it.each([
  ['José Øster', ''],
  ['Nguyễn Thị Đặng', 'system'],
  ['محمد', 'system'],
])('shows the name %s in a single font', async (name, face) => {
  const user = draw();
  await user.click(screen.getByRole('textbox', { name: /^Your name/ }));
  await user.paste(name);
  expect(within(sheet()).getByText(name).className).toBe(face);
});

it('stores the name separately from progress, without invisible characters', async () => {
  const user = draw();
  const field = screen.getByRole('textbox', { name: /^Your name/ });
  expect(localStorage.getItem('upm_record_name')).toBeNull();
  await user.type(field, 'Ada\u202e L.');
  expect(sheet()).toHaveTextContent('Ada L.');
  expect(localStorage.getItem('upm_record_name')).toBe('Ada L.');
  expect(localStorage.getItem('upm_progress')).toBeNull();
  await user.clear(field);
  expect(localStorage.getItem('upm_record_name')).toBeNull();
});

it('lists the unfinished parts of a course', () => {
  const all = everythingOf('beginner');
  const missed = { ...result, correct: 3 };
  draw({
    marks: { ...all.marks, [FIRST]: { done: noonOn(2), undone: noonOn(3) } },
    quizzes: { ...all.quizzes, [QUIZ]: { best: missed, last: missed } },
  });
  expect(sheet()).toHaveTextContent('has done so far in the beginner course');
  expect(sheet()).toHaveTextContent(`${String(Number(total) - 1)} of ${total} lessons`);
  cleanup();
  forgetProgress();
  draw({ ...all, quizzes: { ...all.quizzes, [QUIZ]: undefined } });
  expect(sheet()).toHaveTextContent('has done so far in the beginner course');
  const row = within(sheet()).getByRole('row', { name: /^What a price is/ });
  expect(row).toHaveTextContent('not taken');
});

it('counts the lessons of a module whose quiz was passed', () => {
  draw({ quizzes: { [QUIZ]: { best: result, last: result } } });
  expect(screen.getByText(`${ofFirst} of ${total}`)).toBeVisible();
  expect(within(sheet()).getByRole('row', { name: /^What a price is/ })).toHaveTextContent(
    `${ofFirst} of ${ofFirst}`,
  );
});

it('offers the next lesson, then the missing quiz, and finally only printing', async () => {
  const all = everythingOf('beginner');
  draw({ marks: { [FIRST]: all.marks[FIRST] }, opened: { [FIRST]: noonOn(2) } });
  expect(screen.getByText(`1 of ${total}`)).toBeVisible();
  expect(await screen.findByRole('link', { name: 'Continue: What the spread costs' })).toBeVisible();
  cleanup();
  forgetProgress();
  draw({ ...all, quizzes: { ...all.quizzes, [QUIZ]: undefined } });
  expect(screen.getByRole('link', { name: 'Quiz: What a price is' })).toHaveAttribute(
    'href',
    `/education/${QUIZ}`,
  );
  cleanup();
  forgetProgress();
  draw(all);
  expect(screen.queryByRole('link', { name: /^(?:Continue|Quiz|Start)/ })).toBeNull();
});

it('shows the course named in the URL and links to the others', () => {
  draw(everythingOf('forex'), '?course=forex');
  expect(sheet()).toHaveTextContent('has worked through the forex course, open modules');
  expect(screen.getByRole('link', { name: 'Forex course' })).toHaveAttribute('aria-current', 'page');
  cleanup();
  draw(undefined, '?course=astrology');
  expect(screen.getByText('Your record begins with lesson 1.')).toBeVisible();
  expect(screen.queryByText(new RegExp(`0 of ${total}`))).toBeNull();
  const links = within(screen.getByRole('navigation', { name: 'Course for this record' })).getAllByRole(
    'link',
  );
  expect(links.map((link) => link.getAttribute('href'))).toEqual(
    courseOutlines.map(({ name }) => `/education/record?course=${name}`),
  );
  expect(links.filter((link) => link.hasAttribute('aria-current'))).toEqual([links[0]]);
  expect(sheet()).toHaveTextContent('in the beginner course at');
  expect(screen.getByRole('link', { name: /^Your progress/ })).toHaveAttribute('href', '/education/progress');
});
