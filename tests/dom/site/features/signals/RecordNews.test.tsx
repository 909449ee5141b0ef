import { render, screen } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { describe, expect, it } from 'vitest';
import { RecordNews } from '@/site/features/signals/RecordNews';
import { renderRoutes } from '../../../../support/render';

const show = (offered: number | null, answer: 'asking' | 'told' | 'unreachable' = 'told') =>
  renderRoutes([{ path: '*', element: <RecordNews offered={offered} answer={answer} /> }], '/');

describe('news of the record', () => {
  it.each([
    [1, '1 new update since this page was made.', '1 new update: show it'],
    [3, '3 new updates since this page was made.', '3 new updates: show them'],
    [0, 'The record has changed since this page was made.', 'The record has changed: show it'],
  ])('offers %i new entries in words', (offered, said, label) => {
    show(offered);
    expect(screen.getByRole('status')).toHaveTextContent(said);
    expect(screen.getByRole('button', { name: label })).toBeVisible();
  });

  it('leads whoever shows them to the line that says so', async () => {
    const { user } = show(2);
    await user.click(screen.getByRole('button'));
    expect(screen.getByRole('status')).toHaveFocus();
  });

  it('stops the Tab key at the button, not at the line above it', async () => {
    const { user } = show(2);
    await user.tab();
    expect(screen.getByRole('button', { name: '2 new updates: show them' })).toHaveFocus();
  });

  it.each([
    [1, '1 new update is shown.'],
    [3, '3 new updates are shown.'],
    [0, 'The record is shown as it is now.'],
  ])('says that %i new entries are shown once they are', async (offered, words) => {
    const { rerender } = render(<RecordNews offered={offered} answer="told" />);
    await userEvent.click(screen.getByRole('button'));
    rerender(<RecordNews offered={null} answer="told" />);
    expect(screen.getByRole('status')).toHaveTextContent(words);
    expect(screen.getByRole('status').textContent).toBe(words);
    expect(screen.queryByRole('button')).toBeNull();
  });

  it('says no more what was shown while there is something newer', async () => {
    const { rerender } = render(<RecordNews offered={1} answer="told" />);
    await userEvent.click(screen.getByRole('button'));
    rerender(<RecordNews offered={2} answer="told" />);
    expect(screen.getByRole('status').textContent).toBe('2 new updates since this page was made.');
  });

  it('offers what this browser knows of, and says no day, where the site does not answer', () => {
    show(2, 'unreachable');
    expect(screen.getByRole('status').textContent).toBe('2 new updates since this page was made.');
  });

  it.each(['asking', 'told'] as const)('says nothing without news, when the site is %s', (answer) => {
    show(null, answer);
    expect(screen.getByRole('status')).toBeEmptyDOMElement();
    expect(screen.queryByRole('button')).toBeNull();
  });

  it('says of which day the page is where the newest record did not come', () => {
    show(null, 'unreachable');
    expect(screen.getByRole('status')).toHaveTextContent(
      /^As of \d{1,2} \w+ 2026, when this page was made: the newest record did not come\.$/,
    );
  });
});
