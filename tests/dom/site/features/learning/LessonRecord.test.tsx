import { cleanup, render, screen, waitFor } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import LessonRecord from '@/site/features/learning/LessonRecord';
import { takeConsoleMessages } from '../../../../support/consoleGuard';
import { day, forgetProgress } from '../../../../support/progress';
import { storeProgress, storeProgressElsewhere } from '../../../../support/storedProgress';

beforeEach(forgetProgress);

const ID = 'beginner/two-prices';
const KEY = 'upm_progress';

const draw = (revision = 1) => {
  render(<LessonRecord id={ID} revision={revision} />);
  return userEvent.setup();
};

const mark = () => screen.getByRole('button', { name: 'Mark as done' });
const note = () => screen.getByRole('textbox', { name: 'Your note on this lesson' });
const notesStored = () => {
  const stored = JSON.parse(localStorage.getItem(KEY) ?? '{}') as {
    notes?: Record<string, { versions: { text: string; at: string; by: string }[] }>;
  };
  return stored.notes?.[ID]?.versions ?? [];
};
const notesIn = () => notesStored().map(({ text }) => text);

describe('what is kept of a lesson', () => {
  it('L31: is nothing before the reader does something', () => {
    draw();
    expect(localStorage.length).toBe(0);
    expect(mark()).toHaveAttribute('aria-pressed', 'false');
  });

  it('L32: that it is done, until that is taken back', async () => {
    const user = draw();
    await user.click(mark());
    expect(mark()).toHaveAttribute('aria-pressed', 'true');
    expect(screen.getByText(/^Done on \d+ \w+ \d{4}\.$/)).toBeVisible();
    cleanup();
    draw();
    expect(mark()).toHaveAttribute('aria-pressed', 'true');
    await user.click(mark());
    expect(mark()).toHaveAttribute('aria-pressed', 'false');
  });

  it('L32: shows what another tab marks, at once', () => {
    draw();
    storeProgressElsewhere({ marks: { [ID]: { done: day(3), revision: 1 } } });
    expect(screen.getByText('Done on 3 January 2026.')).toBeVisible();
  });

  it('L45: a raised revision keeps the tick and says so', () => {
    storeProgress({ marks: { [ID]: { done: day(3), revision: 1 } } });
    draw(2);
    expect(mark()).toHaveAttribute('aria-pressed', 'true');
    expect(screen.getByText(/has been rewritten since you did it/)).toBeVisible();
  });

  it('L41: a note, stored while it is typed and on leaving, with markup as the text it is', async () => {
    const user = draw();
    await user.type(note(), '<b>ask</b> is higher');
    await waitFor(() => {
      expect(notesIn()).toEqual(['<b>ask</b> is higher']);
    });
    await user.type(note(), '!');
    globalThis.dispatchEvent(new Event('pagehide'));
    expect(notesIn()).toEqual(['<b>ask</b> is higher!']);
    cleanup();
    draw();
    expect(note()).toHaveValue('<b>ask</b> is higher!');
    expect(document.querySelector('b')).toBeNull();
  });

  it('L41: a note is there for who goes to another page right after typing, and comes straight back', async () => {
    const user = draw();
    await user.type(note(), 'ask');
    cleanup();
    draw();
    expect(note()).toHaveValue('ask');
  });

  it('L41: two notes typed at once are both kept and shown', async () => {
    const user = draw();
    await user.type(note(), 'here');
    globalThis.dispatchEvent(new Event('pagehide'));
    storeProgressElsewhere({
      notes: { [ID]: { versions: [{ text: 'there', at: day(3), by: 'b' }], replaced: {} } },
    });
    expect(note()).toHaveValue('here');
    expect(screen.getByText('there')).toBeVisible();
    expect(notesIn().toSorted()).toEqual(['here', 'there']);
    await user.tab();
    expect(note()).toHaveValue('there\n\nhere');
  });

  it('L41: a note that was saved here does not come back over what another tab has made of it since', async () => {
    const user = draw();
    await user.type(note(), 'here');
    await user.tab();
    const [before] = notesStored();
    storeProgressElsewhere({
      notes: {
        [ID]: {
          versions: [{ text: 'here and there', at: before?.at, by: 'b' }],
          replaced: { [before?.by ?? '']: before?.at },
        },
      },
    });
    expect(note()).toHaveValue('here and there');
    cleanup();
    expect(notesIn()).toEqual(['here and there']);
  });

  it('a note that is emptied is gone', async () => {
    const user = draw();
    await user.type(note(), 'x');
    await user.clear(note());
    await user.tab();
    expect(notesIn()).toEqual([]);
  });

  it('L38: with a full storage the page goes on, and one plain sentence says so', async () => {
    vi.spyOn(Storage.prototype, 'setItem').mockImplementation(() => {
      throw new DOMException('full', 'QuotaExceededError');
    });
    const user = draw();
    await user.click(mark());
    expect(mark()).toHaveAttribute('aria-pressed', 'true');
    expect(screen.getByText(/^This browser's storage for this site is full/)).toBeVisible();
    vi.restoreAllMocks();
    await waitFor(() => {
      expect(takeConsoleMessages().length).toBeGreaterThan(0);
    });
  });

  it('L36: damage is told in words, and kept aside by the next mark', async () => {
    localStorage.setItem(KEY, '{"version":1,"marks"');
    const user = draw();
    expect(screen.getByText(/could not be read\. It is put aside/)).toBeVisible();
    await user.click(mark());
    expect(localStorage.getItem(`${KEY}.corrupt`)).toBe('{"version":1,"marks"');
    expect(mark()).toHaveAttribute('aria-pressed', 'true');
  });

  it('L37: what a newer edition wrote is not changed, and the page says to reload', async () => {
    const text = JSON.stringify({ version: 2, marks: { [ID]: { done: day(3) } } });
    localStorage.setItem(KEY, text);
    const user = draw();
    expect(screen.getByText(/^Reload to get the newer edition/)).toBeVisible();
    await user.click(mark());
    expect(localStorage.getItem(KEY)).toBe(text);
  });
});
