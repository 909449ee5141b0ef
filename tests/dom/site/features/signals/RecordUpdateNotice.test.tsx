import { screen } from '@testing-library/react';
import { expect, it } from 'vitest';
import { RecordUpdateNotice } from '@/site/features/signals/RecordUpdateNotice';
import { renderRoutes } from '../../../../support/render';

const show = (offered: number | null, status: 'loading' | 'loaded' | 'unreachable' = 'loaded') =>
  renderRoutes([{ path: '*', element: <RecordUpdateNotice offered={offered} status={status} /> }], '/');

it.each([
  [1, '1 new update since this page was built.', '1 new update: show it'],
  [3, '3 new updates since this page was built.', '3 new updates: show them'],
  [0, 'The record has changed since this page was built.', 'The record has changed: show it'],
])('offers to show a changed record (%i new updates)', (offered, said, label) => {
  show(offered);
  expect(screen.getByRole('status')).toHaveTextContent(said);
  expect(screen.getByRole('button', { name: label })).toBeVisible();
});

it('moves focus to the message when updates are shown', async () => {
  const { user } = show(2);
  await user.click(screen.getByRole('button'));
  expect(screen.getByRole('status')).toHaveFocus();
});

it("shows the page's date when the latest record fails to load", () => {
  show(null, 'unreachable');
  expect(screen.getByRole('status')).toHaveTextContent(
    /^As of \d{1,2} \w+ 2026, when this page was built: the latest record couldn't be loaded\.$/,
  );
});
