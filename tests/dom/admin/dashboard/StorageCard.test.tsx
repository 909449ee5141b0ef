import { render, screen } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { expect, it } from 'vitest';
import { tabDrafts } from '@/data/storage/draftStore';
import { StorageCard } from '@/admin/dashboard/StorageCard';
import { answerConfirm } from '../../../support/render';

it('B01: drops what was typed and not saved, if that is wished', async () => {
  tabDrafts.keep('broker', { name: 'Half typed' });
  render(<StorageCard state={null} />);
  answerConfirm(false);
  await userEvent.click(screen.getByRole('button', { name: 'Drop Drafts' }));
  expect(tabDrafts.hasAny()).toBe(true);
  answerConfirm(true);
  await userEvent.click(screen.getByRole('button', { name: 'Drop Drafts' }));
  expect(tabDrafts.hasAny()).toBe(false);
  expect(screen.queryByRole('button', { name: 'Drop Drafts' })).not.toBeInTheDocument();
  expect(screen.getByRole('status')).toHaveTextContent(/dropped/);
});

it('offers nothing to drop where nothing was typed', () => {
  render(<StorageCard state={null} />);
  expect(screen.queryByRole('button')).not.toBeInTheDocument();
});
