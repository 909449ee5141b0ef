import { act, fireEvent, screen } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { MOST_KEPT_CHARACTERS, MOST_NOTE_CHARACTERS } from '@/domain/learning/progress';
import { LessonNote } from '@/site/features/learning/LessonNote';
import { useLearnerProgress } from '@/site/features/learning/useLearnerProgress';
import { day, forgetProgress } from '../../../../support/progress';
import { KEY, LESSON, OTHER, storedIn } from '../../../../support/progressTab';
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

/** What another tab has made of the note, and this one is told. */
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

const MEANWHILE = 'Typed in another tab meanwhile, and kept as well:';

/** The texts below the field that another tab has typed. */
const elsewhere = () => {
  const heading = screen.queryByText(MEANWHILE);
  if (heading === null) return null;
  return [...(heading.parentElement?.children ?? [])].slice(1).map(({ textContent }) => textContent);
};

describe('the field for a note', () => {
  it('is empty before a note is typed, and says where it is kept', () => {
    draw();
    expect(field()).toHaveValue('');
    expect(field()).toBeEnabled();
    expect(screen.getByText('Kept in this browser only, as you type.')).toBeVisible();
    expect(elsewhere()).toBeNull();
  });

  it('waits until scripts have taken over', () => {
    draw([version('ask', 'a', 2)], false);
    expect(field()).toBeDisabled();
    expect(field()).toHaveValue('ask');
  });

  it('has the note that is kept, with its lines', () => {
    draw([version('ask\nbid', 'a', 2)]);
    expect(field()).toHaveValue('ask\nbid');
    expect(elsewhere()).toBeNull();
  });

  it('has the notes that two tabs have typed at once, the earlier above the other', () => {
    draw([version('one', 'a', 2), version('two', 'b', 3)]);
    expect(field()).toHaveValue('one\n\ntwo');
    expect(elsewhere()).toBeNull();
  });

  it('shows what another tab makes of the note, as long as nothing is typed here', () => {
    draw([version('one', 'a', 2)]);
    typedElsewhere([version('one and two', 'a', 3)], { a: day(2) });
    expect(field()).toHaveValue('one and two');
    expect(elsewhere()).toBeNull();
  });

  it('takes no more characters than a note may have', async () => {
    const { user } = draw();
    await user.click(field());
    await user.paste('x'.repeat(MOST_NOTE_CHARACTERS - 1));
    await user.keyboard('yz');
    expect(field()).toHaveValue(`${'x'.repeat(MOST_NOTE_CHARACTERS - 1)}y`);
  });
});

describe('what is typed', () => {
  it('is stored half a second after the last key, and not before', () => {
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

  it('is stored at once when the field is left', async () => {
    const { user } = draw();
    await user.click(field());
    type('ask');
    expect(textsStored()).toBeUndefined();
    await user.tab();
    expect(screen.getByRole('button', { name: 'Next' })).toHaveFocus();
    expect(textsStored()).toEqual(['ask']);
    expect(field()).toHaveValue('ask');
  });

  it('is stored at once when the page is put away', () => {
    draw();
    type('ask');
    act(() => {
      globalThis.dispatchEvent(new Event('pagehide'));
    });
    expect(textsStored()).toEqual(['ask']);
  });

  it('is stored at once when another page of the site is gone to', () => {
    const { unmount } = draw();
    type('ask');
    unmount();
    expect(textsStored()).toEqual(['ask']);
  });

  it('is stored once: nothing is written by leaving a field in which nothing more was typed', () => {
    vi.useFakeTimers();
    const { unmount } = draw();
    type('ask');
    pass(500);
    const once = localStorage.getItem(KEY);
    pass(5000);
    fireEvent.blur(field());
    globalThis.dispatchEvent(new Event('pagehide'));
    unmount();
    expect(localStorage.getItem(KEY)).toBe(once);
  });

  it('is nothing where the field is looked into only', async () => {
    const { user } = draw();
    await user.click(field());
    await user.tab();
    expect(localStorage.getItem(KEY)).toBeNull();
  });

  it('is stored as it is, with the spaces around it', () => {
    draw();
    type('  ask\n');
    fireEvent.blur(field());
    expect(textsStored()).toEqual(['  ask\n']);
  });

  it.each([
    ['nothing', ''],
    ['spaces and empty lines', ' \n\t '],
  ])('leaves no note where it is %s', (_what, text) => {
    draw([version('ask', 'a', 2)]);
    type(text);
    fireEvent.blur(field());
    expect(textsStored()).toEqual([]);
    expect(field()).toHaveValue('');
  });

  it('takes the place of the texts it was typed over', () => {
    draw([version('one', 'a', 2), version('two', 'b', 3)]);
    type('one and two');
    fireEvent.blur(field());
    expect(textsStored()).toEqual(['one and two']);
    expect(storedNote()?.replaced).toMatchObject({ a: day(2), b: day(3) });
    expect(field()).toHaveValue('one and two');
  });

  it('takes the place of what was typed here before', () => {
    draw();
    type('one');
    fireEvent.blur(field());
    type('two');
    fireEvent.blur(field());
    expect(textsStored()).toEqual(['two']);
  });

  it('is kept up to the length of several notes that became one', () => {
    draw();
    const longest = 'x'.repeat(MOST_KEPT_CHARACTERS - 1);
    type(`${longest}yz`);
    fireEvent.blur(field());
    expect(textsStored()).toEqual([`${longest}y`]);
  });

  it('leaves the notes on other lessons as they are', () => {
    const other = { versions: [version('pip', 'a', 2)], replaced: {} };
    storeProgress({ notes: { [OTHER]: other } });
    draw();
    expect(field()).toHaveValue('');
    type('ask');
    fireEvent.blur(field());
    expect(textsStored()).toEqual(['ask']);
    expect(storedNote(OTHER)).toEqual(other);
  });
});

describe('what another tab types meanwhile', () => {
  it('stands below the field, which keeps what is typed here', () => {
    draw();
    type('here');
    typedElsewhere([version('there', 'b', 3)]);
    expect(field()).toHaveValue('here');
    expect(elsewhere()).toEqual(['there']);
  });

  it('stands there text by text, without that of this tab', () => {
    draw();
    type('here');
    act(() => {
      globalThis.dispatchEvent(new Event('pagehide'));
    });
    const own = storedNote()?.versions ?? [];
    typedElsewhere([version('there', 'b', 3), version('<b>everywhere</b>', 'c', 4), ...own]);
    expect(elsewhere()).toEqual(['there', '<b>everywhere</b>']);
  });

  it('is not said of the text that was typed over', () => {
    draw([version('before', 'b', 2)]);
    type('before and here');
    expect(elsewhere()).toBeNull();
  });

  it('is said of what the same tab has made of the text that was typed over', () => {
    draw([version('before', 'b', 2)]);
    type('before and here');
    typedElsewhere([version('before and there', 'b', 3)], { b: day(2) });
    expect(elsewhere()).toEqual(['before and there']);
    expect(field()).toHaveValue('before and here');
  });

  it('is said of a tab that typed at the moment of the text that was typed over', () => {
    draw([version('before', 'b', 2)]);
    type('before and here');
    typedElsewhere([version('before', 'b', 2), version('there', 'c', 2)]);
    expect(elsewhere()).toEqual(['there']);
  });

  it('stays while more is typed here, and both are stored', () => {
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

  it('comes into the field when it is left, and is typed over from then on', () => {
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
});
