import { screen } from '@testing-library/react';
import { version } from 'react';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import AdminTestPage from '@/admin/pages/AdminTestPage';
import { renderRoutes } from '../../../support/render';

const NOON = new Date(2026, 0, 2, 12, 0, 0);
const clock = NOON.toLocaleTimeString();

beforeEach(() => {
  vi.useFakeTimers({ toFake: ['Date'], now: NOON });
});
afterEach(() => {
  vi.useRealTimers();
});

const open = () => renderRoutes([{ path: '/admin-test', element: <AdminTestPage /> }], '/admin-test');
const figure = (term: string) => screen.getByText(term, { selector: 'dt' }).nextElementSibling;

it('counts clicks', async () => {
  const { user } = open();
  await user.click(screen.getByRole('button', { name: 'Clicked 0 times' }));
  await user.click(screen.getByRole('button', { name: 'Clicked 1 times' }));
  expect(screen.getByRole('button', { name: 'Clicked 2 times' })).toBeVisible();
});

it.each([
  ['Test brokers', /brokers/i],
  ['Test platforms', /platforms/i],
])('updates the status line with the time on %s', async (button, subject) => {
  const { user } = open();
  expect(screen.getByRole('status')).not.toHaveTextContent(clock);
  await user.click(screen.getByRole('button', { name: button }));
  expect(screen.getByRole('status')).toHaveTextContent(subject);
  expect(screen.getByRole('status')).toHaveTextContent(clock);
});

describe('the debug info', () => {
  it('shows the UI library version, the time and whether local storage is available', () => {
    open();
    expect(figure('React version')).toHaveTextContent(version);
    expect(figure('Current time')).toHaveTextContent(clock);
    expect(figure('Local storage')).toHaveTextContent(/^available$/);
  });

  it('shows the first 50 characters of the browser agent', () => {
    vi.spyOn(navigator, 'userAgent', 'get').mockReturnValue(`${'a'.repeat(50)}bcd`);
    open();
    expect(figure('Browser')).toHaveTextContent(new RegExp(`^${'a'.repeat(50)}$`));
  });
});

it('leads back to /admin', () => {
  open();
  expect(screen.getByRole('link', { name: /back/i })).toHaveAttribute('href', '/admin');
});
