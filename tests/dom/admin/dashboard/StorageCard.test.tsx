import { render, screen } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { expect, it, onTestFinished } from 'vitest';
import { tabDrafts } from '@/data/storage/draftStore';
import { StorageCard } from '@/admin/dashboard/StorageCard';
import { answerConfirm } from '../../../support/render';

const status = () => screen.getByRole('status');

it('drops drafts only after asking', async () => {
  tabDrafts.keep('broker', { name: 'Half typed' });
  onTestFinished(tabDrafts.discardAll);
  render(<StorageCard state={null} />);
  const refused = answerConfirm(false);
  await userEvent.click(screen.getByRole('button', { name: 'Discard Drafts' }));
  expect(refused).toEqual(['Are you sure you want to discard the unsaved typing?']);
  expect(tabDrafts.hasAny()).toBe(true);
  expect(status()).toBeEmptyDOMElement();
  answerConfirm(true);
  await userEvent.click(screen.getByRole('button', { name: 'Discard Drafts' }));
  expect(tabDrafts.hasAny()).toBe(false);
  expect(screen.queryByRole('button', { name: 'Discard Drafts' })).not.toBeInTheDocument();
  expect(status()).toHaveTextContent(/^The unsaved typing in this tab has been discarded\.$/);
});
