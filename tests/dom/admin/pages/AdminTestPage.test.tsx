import { screen } from '@testing-library/react';
import { version } from 'react';
import { beforeEach, expect, it, vi } from 'vitest';
import AdminTestPage from '@/admin/pages/AdminTestPage';
import { renderRoutes } from '../../../support/render';

const NOON = new Date(2026, 0, 2, 12, 0, 0);
const clock = NOON.toLocaleTimeString();

beforeEach(() => {
  vi.useFakeTimers({ toFake: ['Date'], now: NOON });
});
const open = () => renderRoutes([{ path: '/admin-test', element: <AdminTestPage /> }], '/admin-test');
const figure = (term: string) => screen.getByText(term, { selector: 'dt' }).nextElementSibling;

it('counts clicks', async () => {
  const { user } = open();
  await user.click(screen.getByRole('button', { name: 'Clicked 0 times' }));
  await user.click(screen.getByRole('button', { name: 'Clicked 1 time' }));
  expect(screen.getByRole('button', { name: 'Clicked 2 times' })).toBeVisible();
});

it('shows the tested part and the time in the status line', async () => {
  const { user } = open();
  const status = screen.getByRole('status');
  expect(status).toHaveTextContent(/^Nothing tested yet\.$/);
  for (const part of ['brokers', 'platforms']) {
    await user.click(screen.getByRole('button', { name: `Test ${part}` }));
    expect(status).toHaveTextContent(new RegExp(part, 'i'));
    expect(status).toHaveTextContent(clock);
  }
});

it('shows the React version, the time and whether storage is available', () => {
  open();
  expect(figure('React version')).toHaveTextContent(version);
  expect(figure('Current time')).toHaveTextContent(clock);
  expect(figure('Local storage')).toHaveTextContent(/^available$/);
});
