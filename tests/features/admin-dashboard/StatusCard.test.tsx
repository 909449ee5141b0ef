import { render, screen } from '@testing-library/react';
import { expect, it } from 'vitest';
import { StatusCard } from '@/features/admin-dashboard/StatusCard';

const state = {
  totalBrokers: 2,
  usedCharacters: 9_100,
  cacheContents: [],
  damagedTexts: [],
  unpublished: null,
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
