import { render, screen } from '@testing-library/react';
import { expect, it } from 'vitest';
import { StatusCard } from '@/admin/dashboard/StatusCard';

const state = {
  totalBrokers: 2,
  usedCharacters: 9_100,
  storageShares: [],
  isPersistent: true,
  cacheContents: [],
  damagedTexts: [],
  unreadableValues: [],
  unpublished: null,
  record: {
    sealed: [],
    waiting: [],
    aside: [],
    next: 1,
    syncState: { kind: 'same' as const },
    replay: { signals: [], cutShort: [], refusals: [] },
  },
  lacksSignals: false,
};

const figure = (term: RegExp) => screen.getByText(term, { selector: 'dt' }).nextElementSibling;

it('shows uptime and storage usage, both marked as samples, and the number of brokers', () => {
  render(<StatusCard state={state} />);
  expect(figure(/^Total brokers$/)).toHaveTextContent(/^2$/);
  expect(figure(/^Uptime \(sample\)$/)).toHaveTextContent(/^7 days$/);
  expect(figure(/^Storage usage \(sample\)$/)).toHaveTextContent(/^45%$/);
});

it('shows the measured use of storage beside them', () => {
  render(<StatusCard state={state} />);
  expect(figure(/^Stored in this browser$/)).toHaveTextContent(/^10 thousand characters$/);
});

it('B29: says millions as millions, and thousands of records with a comma', () => {
  render(<StatusCard state={{ ...state, totalBrokers: 5000, usedCharacters: 2_134_001 }} />);
  expect(figure(/^Stored in this browser$/)).toHaveTextContent(/^2\.1 million characters$/);
  expect(figure(/^Total brokers$/)).toHaveTextContent(/^5,000$/);
});

it.each([
  [999_000, '999 thousand characters'],
  [1_000_000, '1.0 million characters'],
])('says %i characters as %s', (usedCharacters, words) => {
  render(<StatusCard state={{ ...state, usedCharacters }} />);
  expect(figure(/^Stored in this browser$/)?.textContent).toBe(words);
});

it('shows no number of brokers where the list cannot be read', () => {
  render(<StatusCard state={{ ...state, totalBrokers: null }} />);
  expect(figure(/^Total brokers$/)).toHaveTextContent(/^–$/);
});

it('says of a nearly full storage how much it holds, and what to do', () => {
  render(<StatusCard state={{ ...state, usedCharacters: 5_000_000 }} />);
  expect(
    screen.getByText(
      "The browser's storage is nearly full: over 4.2 million characters of about 5 million. Delete records that are no longer needed.",
    ),
  ).toBeVisible();
});

it('B05: does not say stored where the browser stores nothing', () => {
  render(<StatusCard state={{ ...state, isPersistent: false }} />);
  expect(figure(/^Held in this tab$/)).toHaveTextContent(/^10 thousand characters$/);
  expect(screen.queryByText('Stored in this browser')).not.toBeInTheDocument();
});

it('shows the samples alone until the rest is known', () => {
  render(<StatusCard state={null} />);
  expect(figure(/^Total brokers$/)).toHaveTextContent(/^–$/);
  expect(figure(/^Stored in this browser$/)).toHaveTextContent(/^–$/);
});

it.each([
  [4_194_304, false],
  [4_194_305, true],
])('F30: says at %i characters whether the storage is nearly full: %j', (usedCharacters, isNearlyFull) => {
  render(<StatusCard state={{ ...state, usedCharacters }} />);
  expect(screen.queryByText(/storage is nearly full/) !== null).toBe(isNearlyFull);
});
