import { act, fireEvent, screen } from '@testing-library/react';
import { beforeEach, expect, it, vi } from 'vitest';
import LessonNote from '@/site/features/learning/LessonNote';
import { noonOn, forgetProgress } from '../../../../support/progress';
import { LESSON, storedIn } from '../../../../support/progressTab';
import { renderRoutes } from '../../../../support/render';
import { storeProgress, storeProgressElsewhere } from '../../../../support/storedProgress';

beforeEach(forgetProgress);

interface StoredNote {
  readonly versions: readonly { readonly text: string; readonly at: string; readonly by: string }[];
  readonly replaced: Readonly<Record<string, string>>;
}

const version = (text: string, by: string, date: number) => ({ text, by, at: noonOn(date) });

function draw(versions: StoredNote['versions'] = []) {
  if (versions.length > 0) storeProgress({ notes: { [LESSON]: { versions, replaced: {} } } });
  const element = (
    <>
      <LessonNote id={LESSON} />
      <button type="button">Next</button>
    </>
  );
  return renderRoutes([{ path: '*', element }], '/education');
}

const storedNote = (id = LESSON) =>
  (storedIn(localStorage) as { notes?: Record<string, StoredNote> } | null)?.notes?.[id];
const textsStored = () => storedNote()?.versions.map(({ text }) => text);

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

const pass = (milliseconds: number) => {
  act(() => {
    vi.advanceTimersByTime(milliseconds);
  });
};

const MEANWHILE = 'Also saved, from another tab:';

const elsewhere = () => {
  const heading = screen.queryByText(MEANWHILE);
  if (heading === null) return null;
  return [...(heading.parentElement?.children ?? [])].slice(1).map(({ textContent }) => textContent);
};

it('saves a note half a second after the last keystroke', () => {
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

it('saves a note on blur', async () => {
  const { user } = draw();
  await user.click(field());
  type('ask');
  expect(textsStored()).toBeUndefined();
  await user.tab();
  expect(screen.getByRole('button', { name: 'Next' })).toHaveFocus();
  expect(textsStored()).toEqual(['ask']);
  expect(field()).toHaveValue('ask');
});

it('saves a note when the page is hidden or left', () => {
  const { unmount } = draw();
  type('ask');
  act(() => {
    globalThis.dispatchEvent(new Event('pagehide'));
  });
  expect(textsStored()).toEqual(['ask']);
  type('ask more');
  unmount();
  expect(textsStored()).toEqual(['ask more']);
});

it("shows another tab's note while this tab has no unsaved input", () => {
  draw([version('one', 'a', 2)]);
  typedElsewhere([version('one and two', 'a', 3)], { a: noonOn(2) });
  expect(field()).toHaveValue('one and two');
  expect(elsewhere()).toBeNull();
});

it('removes a note that contains only whitespace', () => {
  draw([version('ask', 'a', 2)]);
  type(' \n\t ');
  fireEvent.blur(field());
  expect(textsStored()).toEqual([]);
  expect(field()).toHaveValue('');
});

it('merges the notes of two tabs in the field on blur', () => {
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
