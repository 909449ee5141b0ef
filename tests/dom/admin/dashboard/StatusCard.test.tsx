import { render, screen } from '@testing-library/react';
import { expect, it, onTestFinished } from 'vitest';
import { StatusCard } from '@/admin/dashboard/StatusCard';
import { userEvent } from '@testing-library/user-event';
import { tabDrafts } from '@/data/storage/draftStore';
import { StorageCard } from '@/admin/dashboard/StorageCard';
import { answerConfirm } from '../../../support/render';

const state = { totalBrokers: 2, usedCharacters: 9_100, isPersistent: true };

const figure = (term: RegExp) => screen.getByText(term, { selector: 'dt' }).nextElementSibling;

it('marks uptime and usage as samples and counts the brokers', () => {
  render(<StatusCard state={state} />);
  expect(figure(/^Total brokers$/)).toHaveTextContent(/^2$/);
  expect(figure(/^Uptime \(sample\)$/)).toHaveTextContent(/^7 days$/);
  expect(figure(/^Storage usage \(sample\)$/)).toHaveTextContent(/^45%$/);
});

it('warns when storage is nearly full', () => {
  render(<StatusCard state={{ ...state, usedCharacters: 5_000_000 }} />);
  expect(screen.getByText(/^The browser's storage is nearly full/)).toBeVisible();
});

const status = () => screen.getByRole('status');

it('discards drafts only after confirmation', async () => {
  tabDrafts.keep('broker', { name: 'Half typed' });
  onTestFinished(tabDrafts.discardAll);
  render(<StorageCard state={null} />);
  const refused = answerConfirm(false);
  await userEvent.click(screen.getByRole('button', { name: 'Discard Drafts' }));
  expect(refused).toEqual(['Are you sure you want to discard the unsaved input?']);
  expect(tabDrafts.hasAny()).toBe(true);
  expect(status()).toBeEmptyDOMElement();
  answerConfirm(true);
  await userEvent.click(screen.getByRole('button', { name: 'Discard Drafts' }));
  expect(tabDrafts.hasAny()).toBe(false);
  expect(screen.queryByRole('button', { name: 'Discard Drafts' })).not.toBeInTheDocument();
  expect(status()).toHaveTextContent(/^The unsaved input in this tab has been discarded\.$/);
});
