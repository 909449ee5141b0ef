import { act, render, screen, within } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { MemoryRouter } from 'react-router-dom';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import type { Broker } from '@/domain/broker';
import { CompareTray } from '@/site/features/brokers/CompareTray';
import { aBroker } from '../../../../support/records';

const named = (name: string): Broker => ({ ...aBroker({ name }), id: name, createdAt: '', updatedAt: '' });

interface Shown {
  readonly names?: readonly string[];
  readonly message?: string;
  readonly onRemove?: (id: string, next: HTMLElement | undefined) => void;
}

const tray = ({ names = [], message = '', onRemove = () => undefined }: Shown) => (
  <MemoryRouter>
    <CompareTray
      picked={names.map(named)}
      to="/ib-partners/compare?ids=a"
      message={message}
      onRemove={onRemove}
    />
  </MemoryRouter>
);

const region = () => screen.queryByRole('region', { name: 'Comparison' });

beforeEach(() => {
  vi.useFakeTimers({ shouldAdvanceTime: true });
});

afterEach(() => {
  vi.useRealTimers();
});

it('hides the tray while nothing is picked', () => {
  render(tray({}));
  expect(region()).toBeNull();
});

it('offers to compare from two brokers on', () => {
  const { rerender } = render(tray({ names: ['Alpha'] }));
  expect(within(region() ?? document.body).getByText('Choose one more to compare.')).toBeVisible();
  expect(screen.queryByRole('link')).toBeNull();
  rerender(tray({ names: ['Alpha', 'Beta'] }));
  expect(screen.getByRole('link', { name: 'Compare 2 brokers' })).toHaveAttribute(
    'href',
    '/ib-partners/compare?ids=a',
  );
  expect(screen.queryByText('Choose one more to compare.')).toBeNull();
});

it('announces a refusal a moment after the tray appears', () => {
  const { rerender } = render(tray({ message: 'Alpha is gone.' }));
  expect(screen.getByRole('status')).toBeEmptyDOMElement();
  act(() => {
    vi.advanceTimersByTime(50);
  });
  expect(screen.getByRole('status')).toHaveTextContent('Alpha is gone.');
  expect(screen.queryByText('Choose one more to compare.')).toBeNull();
  rerender(tray({ names: ['Alpha'] }));
  act(() => {
    vi.advanceTimersByTime(50);
  });
  expect(screen.getByRole('status')).toBeEmptyDOMElement();
});

it('removes a broker, and names the button to focus next', async () => {
  const removed: [string, string | null | undefined][] = [];
  const onRemove = (id: string, next: HTMLElement | undefined) =>
    void removed.push([id, next?.getAttribute('aria-label')]);
  render(tray({ names: ['Alpha', 'Beta'], onRemove }));
  await userEvent.click(screen.getByRole('button', { name: 'Remove Alpha from the comparison' }));
  await userEvent.click(screen.getByRole('button', { name: 'Remove Beta from the comparison' }));
  expect(removed).toEqual([
    ['Alpha', 'Remove Beta from the comparison'],
    ['Beta', 'Remove Alpha from the comparison'],
  ]);
});
