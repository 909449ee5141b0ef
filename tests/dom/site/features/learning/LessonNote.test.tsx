import { act, fireEvent, screen } from '@testing-library/react';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { MOST_NOTE_CHARACTERS } from '@/domain/learning/progress';
import { LessonNote } from '@/site/features/learning/LessonNote';
import { useLearnerProgress } from '@/site/features/learning/useLearnerProgress';
import { day, forgetProgress } from '../../../../support/progress';
import { KEY, LESSON, storedIn } from '../../../../support/progressTab';
import { renderRoutes } from '../../../../support/render';
import { storeProgress, storeProgressElsewhere } from '../../../../support/storedProgress';

beforeEach(forgetProgress);

afterEach(() => {
  vi.useRealTimers();
});

interface StoredNote {
  readonly versions: readonly { readonly text: string; readonly at: string; readonly by: string }[];
  readonly replaced: Readonly<Record<string, string>>;
}

function Page({ isLive }: { readonly isLive: boolean }) {
  const { progress } = useLearnerProgress();
  return (
    <>
      <LessonNote id={LESSON} note={progress.notes[LESSON]} isLive={isLive} />
      <button type="button">Next</button>
    </>
  );
}

const version = (text: string, by: string, date: number) => ({ text, by, at: day(date) });

function draw(versions: StoredNote['versions'] = [], isLive = true) {
  if (versions.length > 0) storeProgress({ notes: { [LESSON]: { versions, replaced: {} } } });
  return renderRoutes([{ path: '*', element: <Page isLive={isLive} /> }], '/education');
}

const storedNote = (id = LESSON) =>
  (storedIn(localStorage) as { notes?: Record<string, StoredNote> } | null)?.notes?.[id];
const textsStored = () => storedNote()?.versions.map(({ text }) => text);

/** Changes the note in another tab and notifies this one. */
const typedElsewhere = (
  versions: StoredNote['versions'],
  replaced: StoredNote['replaced'] = storedNote()?.replaced ?? {},
) => {
  storeProgressElsewhere({ notes: { [LESSON]: { versions, replaced } } });
};

const field = () => screen.getByRole('textbox', { name: 'Your note on this lesson' });
const type = (text: string) => {
  fireEvent.change(field(), { target: { value: text } });
};

/** With a clock that stands still otherwise. */
const pass = (milliseconds: number) => {
  act(() => {
    vi.advanceTimersByTime(milliseconds);
  });
};

const MEANWHILE = 'Typed in another tab, and kept as well:';

/** The texts below the field that another tab has typed. */
const elsewhere = () => {
  const heading = screen.queryByText(MEANWHILE);
  if (heading === null) return null;
  return [...(heading.parentElement?.children ?? [])].slice(1).map(({ textContent }) => textContent);
};

it('starts empty and says where a note is kept', () => {
  draw();
  expect(field()).toHaveValue('');
  expect(field()).toBeEnabled();
  expect(screen.getByText('Kept in this browser only, as you type.')).toBeVisible();
  expect(elsewhere()).toBeNull();
});

it('shows the notes of two tabs in order of time', () => {
  draw([version('one', 'a', 2), version('two', 'b', 3)]);
  expect(field()).toHaveValue('one\n\ntwo');
  expect(elsewhere()).toBeNull();
});

it('shows what another tab writes while nothing is typed here', () => {
  draw([version('one', 'a', 2)]);
  typedElsewhere([version('one and two', 'a', 3)], { a: day(2) });
  expect(field()).toHaveValue('one and two');
  expect(elsewhere()).toBeNull();
});

it('limits a note to its longest length', async () => {
  const { user } = draw();
  await user.click(field());
  await user.paste('x'.repeat(MOST_NOTE_CHARACTERS - 1));
  await user.keyboard('yz');
  expect(field()).toHaveValue(`${'x'.repeat(MOST_NOTE_CHARACTERS - 1)}y`);
});

it('stores a note half a second after the last key', () => {
  vi.useFakeTimers();
  draw();
  type('as');
  pass(499);
  expect(textsStored()).toBeUndefined();
  type('ask');
  pass(499);
  expect(textsStored()).toBeUndefined();
  pass(1);
  expect(textsStored()).toEqual(['ask']);
  expect(field()).toHaveValue('ask');
});

it('stores a note when the field is left', async () => {
  const { user } = draw();
  await user.click(field());
  type('ask');
  expect(textsStored()).toBeUndefined();
  await user.tab();
  expect(screen.getByRole('button', { name: 'Next' })).toHaveFocus();
  expect(textsStored()).toEqual(['ask']);
  expect(field()).toHaveValue('ask');
});

it('stores a note when the page is hidden', () => {
  draw();
  type('ask');
  act(() => {
    globalThis.dispatchEvent(new Event('pagehide'));
  });
  expect(textsStored()).toEqual(['ask']);
});

it('stores a note when the visitor goes to another page', () => {
  const { unmount } = draw();
  type('ask');
  unmount();
  expect(textsStored()).toEqual(['ask']);
});

it('stores nothing when the field is only visited', async () => {
  const { user } = draw();
  await user.click(field());
  await user.tab();
  expect(localStorage.getItem(KEY)).toBeNull();
});

it.each([
  ['nothing', ''],
  ['spaces and empty lines', ' \n\t '],
])('removes a note that is %s', (_what, text) => {
  draw([version('ask', 'a', 2)]);
  type(text);
  fireEvent.blur(field());
  expect(textsStored()).toEqual([]);
  expect(field()).toHaveValue('');
});

it('replaces the texts it was typed over', () => {
  draw([version('one', 'a', 2), version('two', 'b', 3)]);
  type('one and two');
  fireEvent.blur(field());
  expect(textsStored()).toEqual(['one and two']);
  expect(storedNote()?.replaced).toMatchObject({ a: day(2), b: day(3) });
  expect(field()).toHaveValue('one and two');
});

it('shows what another tab types below the field', () => {
  draw();
  type('here');
  typedElsewhere([version('there', 'b', 3)]);
  expect(field()).toHaveValue('here');
  expect(elsewhere()).toEqual(['there']);
});

it('stores both notes while both tabs go on typing', () => {
  vi.useFakeTimers();
  draw();
  type('here');
  typedElsewhere([version('there', 'b', 3)]);
  type('here, too');
  pass(500);
  expect(elsewhere()).toEqual(['there']);
  expect(field()).toHaveValue('here, too');
  expect(textsStored()).toEqual(['there', 'here, too']);
});

it('joins both notes in the field when it is left', () => {
  draw();
  type('here');
  typedElsewhere([version('there', 'b', 3)]);
  fireEvent.blur(field());
  expect(elsewhere()).toBeNull();
  expect(field()).toHaveValue('there\n\nhere');
  type('here and there');
  expect(elsewhere()).toBeNull();
  fireEvent.blur(field());
  expect(textsStored()).toEqual(['here and there']);
});
