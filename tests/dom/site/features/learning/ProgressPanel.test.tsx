import { act, render, screen, within } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { MemoryRouter } from 'react-router-dom';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { lessonLink } from '@/content/lessonPlace';
import ProgressPanel from '@/site/features/learning/ProgressPanel';
import { site } from '@/content/site';
import { answerConfirm } from '../../../../support/render';
import { takeConsoleMessages } from '../../../../support/consoleGuard';
import { takeDownloads } from '../../../../support/downloads';
import { day, forgetProgress } from '../../../../support/progress';

beforeEach(forgetProgress);

const KEY = 'upm_progress';
const result = (correct: number, date: number) => ({ correct, of: 8, at: day(date), revision: 1 });

const progress = {
  version: 1,
  answers: {
    'beginner/two-prices/buyer-pays': { correct: false, at: day(2) },
    'beginner/two-prices/other': { correct: false, at: day(2) },
    'beginner/the-pip/any': { correct: true, at: day(2) },
    'beginner/gone/any': { correct: false, at: day(2) },
  },
  marks: {
    'beginner/two-prices': { done: day(2), revision: 1 },
    'beginner/gone': { done: day(2), revision: 1 },
  },
  quizzes: { 'beginner/what-a-price-is-quiz': { best: result(7, 2), last: result(5, 3) } },
};

function draw(stored?: object) {
  if (stored) localStorage.setItem(KEY, JSON.stringify(stored));
  render(
    <MemoryRouter>
      <ProgressPanel />
    </MemoryRouter>,
  );
  return userEvent.setup();
}

const beginner = () => screen.getByRole('region', { name: 'Beginner course' });
const choose = async (user: ReturnType<typeof userEvent.setup>, text: string) => {
  await user.upload(
    screen.getByLabelText('Import a file'),
    new File([text], 'progress.json', { type: 'application/json' }),
  );
};

describe('the progress of a learner', () => {
  it('counts what is done of each course, and shows the best and last result of each quiz', () => {
    draw(progress);
    expect(beginner()).toHaveTextContent('1 of 20 lessons done.');
    expect(beginner()).toHaveTextContent('Best 7 of 8 on 2 January 2026, last 5 of 8 on 3 January 2026');
    expect(
      within(beginner()).getByRole('link', { name: 'Record of completion for the beginner course' }),
    ).toHaveAttribute('href', '/education/record?course=beginner');
  });

  it('lists the lessons with questions that were answered wrongly last, and no lesson that is gone', () => {
    draw(progress);
    const list = within(screen.getByRole('region', { name: 'Questions to try again' }));
    expect(list.getAllByRole('listitem').map(({ textContent }) => textContent)).toEqual([
      `${lessonLink('beginner/two-prices').label}: 2 questions`,
    ]);
    expect(list.getByRole('link')).toHaveAttribute('href', '/education/beginner/two-prices#check-yourself');
  });

  it('marks the exercise of a module', async () => {
    const user = draw();
    const exercise = within(beginner()).getByRole('button', { name: 'Exercise done: What a price is' });
    await user.click(exercise);
    expect(exercise).toHaveAttribute('aria-pressed', 'true');
    expect(localStorage.getItem(KEY)).toContain('beginner/what-a-price-is/exercise');
  });

  it('L39: exports a file, and imports it into an empty browser after saying what it adds', async () => {
    const files = takeDownloads();
    const user = draw(progress);
    await user.click(screen.getByRole('button', { name: 'Export my progress' }));
    const [file] = files;
    const text = (await file?.text()) ?? '';
    expect(file?.name).toMatch(new RegExp(String.raw`^${site.filePrefix}-progress-\d{4}-\d{2}-\d{2}\.json$`));
    act(() => {
      localStorage.clear();
      globalThis.dispatchEvent(new StorageEvent('storage', { key: KEY, newValue: null }));
    });
    expect(beginner()).toHaveTextContent('0 of 20 lessons done.');
    await choose(user, text);
    expect(
      await screen.findByText('Adds 2 lessons, 4 answers and 1 quiz result, removes nothing.'),
    ).toBeVisible();
    expect(localStorage.getItem(KEY)).toBeNull();
    await user.click(screen.getByRole('button', { name: 'Import it' }));
    expect(JSON.parse(localStorage.getItem(KEY) ?? '')).toEqual(progress);
    expect(screen.getByText('The file has been joined to your progress.')).toBeVisible();
    expect(screen.queryByRole('button', { name: 'Import it' })).toBeNull();
    await choose(user, text);
    expect(await screen.findByText('Adds nothing, removes nothing.')).toBeVisible();
    await user.click(screen.getByRole('button', { name: 'Leave it' }));
    expect(screen.queryByText('Adds nothing, removes nothing.')).toBeNull();
    expect(screen.queryByRole('button', { name: 'Import it' })).toBeNull();
  });

  it.each([
    ['{"format":"upmark-catalogue"}', 'This file holds something else.'],
    [
      '{"format":"upmark-progress","version":2,"progress":{}}',
      'A newer edition of the site wrote this file.',
    ],
    ['{"format":"upmark-progr', 'This file is damaged or was cut short.'],
    ['x'.repeat(600_000), 'This file is too large to be your progress.'],
  ])('L40: refuses a wrong file in words, and changes nothing', async (text, words) => {
    const user = draw(progress);
    const before = localStorage.getItem(KEY);
    await choose(user, text);
    expect(await screen.findByText(words, { exact: false })).toHaveTextContent('Nothing was changed.');
    expect(localStorage.getItem(KEY)).toBe(before);
  });

  it('L37: neither joins a file to what a newer edition has written, nor forgets that', async () => {
    const user = draw({ version: 2 });
    const before = localStorage.getItem(KEY);
    await choose(user, JSON.stringify({ format: 'upmark-progress', version: 1, exported: day(3), progress }));
    expect(await screen.findByText(/^A newer edition of the site keeps your progress/)).toBeVisible();
    expect(screen.queryByRole('button', { name: 'Import it' })).toBeNull();
    expect(screen.getByRole('button', { name: 'Reset my progress' })).toBeDisabled();
    expect(localStorage.getItem(KEY)).toBe(before);
  });

  it('L35, L59: a reset takes progress and name away and nothing else, and Undo brings both back', async () => {
    localStorage.setItem('upm_record_name', 'Ada');
    localStorage.setItem('upm_ticker', 'still');
    const questions = answerConfirm(true);
    const user = draw(progress);
    await user.click(screen.getByRole('button', { name: 'Reset my progress' }));
    expect(questions[0]).toContain('export them first');
    expect(beginner()).toHaveTextContent('0 of 20 lessons done.');
    expect(Object.keys(localStorage)).toEqual(['upm_ticker']);
    await user.click(screen.getByRole('button', { name: 'Undo' }));
    expect(JSON.parse(localStorage.getItem(KEY) ?? '')).toEqual(progress);
    expect(localStorage.getItem('upm_record_name')).toBe('Ada');
    vi.unstubAllGlobals();
  });

  it('says that a reset was refused until one is done', async () => {
    answerConfirm(true);
    const user = draw(progress);
    vi.spyOn(Storage.prototype, 'removeItem').mockImplementationOnce(() => {
      throw new DOMException('refused', 'SecurityError');
    });
    await user.click(screen.getByRole('button', { name: 'Reset my progress' }));
    expect(screen.getByText(/The browser refused to remove it\./)).toBeVisible();
    expect(beginner()).toHaveTextContent('1 of 20 lessons done.');
    expect(takeConsoleMessages()).toHaveLength(1);
    await user.click(screen.getByRole('button', { name: 'Reset my progress' }));
    expect(screen.getByText(/^Your progress is gone\./)).toBeVisible();
    expect(screen.queryByText(/The browser refused to remove it\./)).toBeNull();
    await user.click(screen.getByRole('button', { name: 'Undo' }));
    expect(screen.queryByRole('button', { name: 'Undo' })).toBeNull();
    vi.unstubAllGlobals();
  });

  it('asks before it resets', async () => {
    answerConfirm(false);
    const user = draw(progress);
    await user.click(screen.getByRole('button', { name: 'Reset my progress' }));
    expect(beginner()).toHaveTextContent('1 of 20 lessons done.');
    vi.unstubAllGlobals();
  });
});
