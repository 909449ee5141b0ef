import { screen } from '@testing-library/react';
import { version } from 'react';
import { renderToString } from 'react-dom/server';
import { MemoryRouter } from 'react-router-dom';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import AdminTestPage from '@/admin/pages/AdminTestPage';
import { site } from '@/content/site';
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
  await user.click(screen.getByRole('button', { name: 'Clicked 1 time' }));
  expect(screen.getByRole('button', { name: 'Clicked 2 times' })).toBeVisible();
});

it.each([
  ['Test brokers', /brokers/i],
  ['Test platforms', /platforms/i],
])('updates the status line with the time on %s', async (button, subject) => {
  const { user } = open();
  expect(screen.getByRole('status')).toHaveTextContent(/^Nothing tested yet\.$/);
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

  it('is not known before the page is live', () => {
    const html = renderToString(
      <MemoryRouter>
        <AdminTestPage />
      </MemoryRouter>,
    );
    expect(html.match(/>–</g)).toHaveLength(3);
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

it('says what it is for, and is not indexed', () => {
  open();
  expect(document.title).toBe(`Admin test | ${site.name}`);
  expect(document.querySelector('meta[name="description"]')).toHaveAttribute(
    'content',
    `A debug page of ${site.name} that tells whether the basics work here.`,
  );
  expect(document.querySelector('meta[name="robots"]')).toHaveAttribute('content', 'noindex');
});
