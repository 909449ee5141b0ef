import { cleanup, render, screen, within } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { MemoryRouter } from 'react-router-dom';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { courseOutlines, lessonsOf } from '@/content/lessonPlace';
import CompletionRecord from '@/site/features/learning/CompletionRecord';
import { showBuilt } from '../../../../support/hydrate';
import { day, forgetProgress } from '../../../../support/progress';

beforeEach(forgetProgress);

const sheet = () => screen.getByRole('region', { name: 'The sheet' });

const recordAt = (search: string) => (
  <MemoryRouter initialEntries={[`/education/record${search}`]}>
    <CompletionRecord />
  </MemoryRouter>
);

function draw(stored?: object, search = '') {
  if (stored) localStorage.setItem('upm_progress', JSON.stringify({ version: 1, ...stored }));
  render(recordAt(search));
  return userEvent.setup();
}

const result = { correct: 7, of: 8, at: day(5), revision: 1 };

function everythingOf(name: string) {
  const course = courseOutlines.find((one) => one.name === name);
  const modules = course?.modules ?? [];
  return {
    marks: Object.fromEntries(lessonsOf(modules).map(({ id }) => [id, { done: day(2), revision: 1 }])),
    quizzes: Object.fromEntries(
      modules.flatMap(({ quiz }) => (quiz ? [[quiz.id, { best: result, last: result }]] : [])),
    ),
  };
}

const FIRST = 'beginner/two-prices';
const SECOND = 'beginner/the-spread';
const THIRD = 'beginner/reading-a-quote';
const QUIZ = 'beginner/what-a-price-is-quiz';

/** What would make the sheet look like more than it is. */
const OFFICIAL = /certif|award|diploma|licen[cs]e|accredit|seal|signature|serial|grade|\d%|percent/i;

describe('L58: the record of completion', () => {
  it.each([
    ['nothing', undefined],
    ['some', { marks: { 'beginner/two-prices': { done: day(2) } } }],
    ['all', everythingOf('beginner')],
  ])('with %s done says that it is no qualification, and nothing that sounds official', (_what, stored) => {
    draw(stored);
    expect(sheet()).toHaveTextContent('Record of completion. Not a qualification.');
    expect(sheet().textContent).not.toMatch(OFFICIAL);
    expect(sheet()).toHaveTextContent('doesn’t show that anyone trades at a profit');
  });

  it('says what is done so far, and that the course was worked through only with all lessons and quizzes', () => {
    draw({ ...everythingOf('beginner'), quizzes: {} });
    expect(sheet()).toHaveTextContent('has done so far in the beginner course');
    expect(sheet()).toHaveTextContent('20 of 20 lessons');
  });

  it('gives the days, the results and the exercises of a course that was worked through', () => {
    const all = everythingOf('beginner');
    draw({ ...all, marks: { ...all.marks, 'beginner/what-a-price-is/exercise': { done: day(4) } } });
    expect(sheet()).toHaveTextContent('has worked through the beginner course');
    expect(sheet()).toHaveTextContent('2 January 2026 to 5 January 2026');
    const row = within(sheet()).getByRole('row', { name: /^What a price is/ });
    expect(row).toHaveTextContent('5 of 5');
    expect(row).toHaveTextContent('7 of 8 on 5 January 2026');
    expect(row).toHaveTextContent('marked as done by the reader');
  });

  it('is of the course in the address', () => {
    draw(everythingOf('forex'), '?course=forex');
    expect(sheet()).toHaveTextContent('has worked through the forex course, module 1');
    expect(screen.getByRole('link', { name: 'Forex course' })).toHaveAttribute('aria-current', 'page');
  });

  it('L59: keeps the name apart from progress, without characters nobody sees, until the field is cleared', async () => {
    const user = draw();
    const field = screen.getByRole('textbox', { name: /^Your name/ });
    expect(localStorage.length).toBe(0);
    await user.type(field, 'Ada\u202e L.');
    expect(sheet()).toHaveTextContent('Ada L.');
    expect(Object.keys(localStorage)).toEqual(['upm_record_name']);
    expect(localStorage.getItem('upm_record_name')).toBe('Ada L.');
    await user.clear(field);
    expect(localStorage.length).toBe(0);
  });

  it('says that it is not through where a lesson or one of the quizzes is left', () => {
    const all = everythingOf('beginner');
    draw({ ...all, marks: { ...all.marks, [FIRST]: { done: day(2), undone: day(3) } } });
    expect(sheet()).toHaveTextContent('has done so far in the beginner course');
    expect(sheet()).toHaveTextContent('19 of 20 lessons');
    cleanup();
    forgetProgress();
    draw({ ...all, quizzes: { ...all.quizzes, [QUIZ]: undefined } });
    expect(sheet()).toHaveTextContent('has done so far in the beginner course');
    const row = within(sheet()).getByRole('row', { name: /^What a price is/ });
    expect(row).toHaveTextContent('not handed in');
  });

  it.each([
    ['no day where nothing was done', {}, '0 of 20 lessons.'],
    [
      'one day where all was done on it',
      { marks: { [FIRST]: { done: day(4) }, [SECOND]: { done: day(4) } } },
      '2 of 20 lessons, 4 January 2026.',
    ],
    [
      'the first and the last day, whatever the order of the lessons',
      { marks: { [FIRST]: { done: day(9) }, [SECOND]: { done: day(3) }, [THIRD]: { done: day(6) } } },
      '3 of 20 lessons, 3 January 2026 to 9 January 2026.',
    ],
    [
      'no day of a lesson that was taken back',
      { marks: { [FIRST]: { done: day(2), undone: day(3) }, [SECOND]: { done: day(4) } } },
      '1 of 20 lessons, 4 January 2026.',
    ],
    [
      'the days of the best and the last quiz',
      { quizzes: { [QUIZ]: { best: { ...result, at: day(2) }, last: { ...result, at: day(8) } } } },
      '0 of 20 lessons, 2 January 2026 to 8 January 2026.',
    ],
  ])('gives %s', (_what, stored, words) => {
    draw(stored);
    expect(sheet()).toHaveTextContent(words);
  });

  it('counts every module by itself', () => {
    draw({ marks: { [FIRST]: { done: day(4) } } });
    const rows = within(sheet()).getAllByRole('row').slice(1);
    expect(rows[0]).toHaveTextContent(/1 of 5not handed inopen$/);
    expect(rows[1]).toHaveTextContent(/0 of 5not handed inopen$/);
  });

  it('leads to the record of every course, and is of the first where the address names none', () => {
    draw(undefined, '?course=astrology');
    const links = within(screen.getByRole('navigation', { name: 'Course of the record' })).getAllByRole(
      'link',
    );
    expect(links.map((link) => link.getAttribute('href'))).toEqual(
      courseOutlines.map(({ name }) => `/education/record?course=${name}`),
    );
    expect(links.filter((link) => link.hasAttribute('aria-current'))).toEqual([links[0]]);
    expect(sheet()).toHaveTextContent('in the beginner course at');
    expect(screen.getByRole('link', { name: /^Your progress/ })).toHaveAttribute(
      'href',
      '/education/progress',
    );
  });

  it('is printed on demand', async () => {
    const print = vi.fn();
    vi.stubGlobal('print', print);
    const user = draw();
    expect(print).not.toHaveBeenCalled();
    await user.click(screen.getByRole('button', { name: 'Print this sheet' }));
    expect(print).toHaveBeenCalledOnce();
  });

  it('L59: takes no more of a name than the sheet has room for', async () => {
    const user = draw();
    const field = screen.getByRole('textbox', { name: /^Your name/ });
    await user.click(field);
    await user.paste('x'.repeat(100));
    expect(field).toHaveValue('x'.repeat(80));
  });

  it('is of the first course, without a name, until scripts have taken over', async () => {
    localStorage.setItem('upm_record_name', 'Ada L.');
    const { container, hydrate } = showBuilt(recordAt('?course=forex'));
    const built = within(container);
    const field = built.getByRole('textbox', { name: /^Your name/ });
    const print = built.getByRole('button', { name: 'Print this sheet' });
    expect(container).toHaveTextContent('in the beginner course at');
    expect(field).toBeDisabled();
    expect(print).toBeDisabled();
    expect(await hydrate()).toEqual([]);
    expect(container).toHaveTextContent('in the forex course, module 1 at');
    expect(field).toBeEnabled();
    expect(field).toHaveValue('Ada L.');
    expect(print).toBeEnabled();
  });
});
