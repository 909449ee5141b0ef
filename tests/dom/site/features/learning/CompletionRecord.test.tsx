import { render, screen, within } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { MemoryRouter } from 'react-router-dom';
import { beforeEach, describe, expect, it } from 'vitest';
import { courseOutlines, lessonsOf } from '@/content/lessonPlace';
import CompletionRecord from '@/site/features/learning/CompletionRecord';
import { day, forgetProgress } from '../../../../support/progress';

beforeEach(forgetProgress);

const sheet = () => screen.getByRole('region', { name: 'The sheet' });

function draw(stored?: object, search = '') {
  if (stored) localStorage.setItem('upm_progress', JSON.stringify({ version: 1, ...stored }));
  render(
    <MemoryRouter initialEntries={[`/education/record${search}`]}>
      <CompletionRecord />
    </MemoryRouter>,
  );
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
});
