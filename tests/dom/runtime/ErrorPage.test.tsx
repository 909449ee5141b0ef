import { cleanup, render, screen } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { MemoryRouter, Route, Routes } from 'react-router-dom';
import { afterEach, expect, it, vi } from 'vitest';
import { ErrorPage } from '@/runtime/ErrorPage';
import { ChunkLoadError } from '@/runtime/loadChunk';
import { PublicLayout } from '@/site/layout/PublicLayout';
import { takeConsoleMessages } from '../../support/consoleGuard';

function Broken(): never {
  throw new Error('broken on purpose');
}

/** A page that fails inside the public layout. */
function openBroken() {
  render(
    <MemoryRouter initialEntries={['/broken']}>
      <Routes>
        <Route element={<PublicLayout />}>
          <Route path="/broken" element={<Broken />} />
          <Route path="/about" element={<h1>About us</h1>} />
        </Route>
      </Routes>
    </MemoryRouter>,
  );
  return userEvent.setup();
}

it('F89: takes the place of a page that fails, says what to do, and logs the error', () => {
  openBroken();
  expect(screen.getByRole('heading', { level: 1, name: 'This page could not be shown' })).toBeVisible();
  expect(document.title).toContain('This page could not be shown');
  expect(screen.getByRole('button', { name: 'Reload' })).toBeEnabled();
  expect(screen.getByRole('link', { name: 'Home page' })).toHaveAttribute('href', '/');
  expect(takeConsoleMessages()).toContain('Error: broken on purpose');
});

it('F89: leaves the header alive, and is gone after a navigation', async () => {
  const user = openBroken();
  takeConsoleMessages();
  await user.click(screen.getByRole('link', { name: 'About Us' }));
  expect(await screen.findByRole('heading', { level: 1, name: 'About us' })).toBeVisible();
  expect(screen.queryByText('This page could not be shown')).not.toBeInTheDocument();
});

const setOnline = (isOnline: boolean) => {
  Object.defineProperty(navigator, 'onLine', { configurable: true, value: isOnline });
};

afterEach(() => {
  Reflect.deleteProperty(navigator, 'onLine');
});

/** A page whose code did not come, and how often it was tried again. */
function openMissing() {
  let retries = 0;
  render(
    <ErrorPage
      error={new ChunkLoadError('missing on purpose')}
      onRetry={() => {
        retries += 1;
      }}
    />,
  );
  takeConsoleMessages();
  return { retries: () => retries };
}

it('B16: says that the visitor is offline, and tries again when the connection is back', () => {
  setOnline(false);
  const { retries } = openMissing();
  expect(screen.getByRole('heading', { level: 1, name: 'You are offline' })).toBeVisible();
  expect(retries()).toBe(0);
  setOnline(true);
  globalThis.dispatchEvent(new Event('online'));
  expect(retries()).toBe(1);
});

it('B16: offers to try again instead of a reload that would leave the site', async () => {
  setOnline(false);
  const { retries } = openMissing();
  await userEvent.click(screen.getByRole('button', { name: 'Try again' }));
  expect(retries()).toBe(1);
  expect(screen.queryByRole('button', { name: 'Reload' })).toBeNull();
});

it('B16: says what to expect, offline and else', () => {
  setOnline(false);
  openMissing();
  expect(screen.getByText(/^This page has not been loaded yet\. It appears as soon as/)).toBeVisible();
  cleanup();
  setOnline(true);
  openMissing();
  expect(screen.getByRole('heading', { level: 1, name: 'This page could not be shown' })).toBeVisible();
  expect(screen.getByText(/^Part of it did not arrive or failed\. Trying again usually helps/)).toBeVisible();
});

it('is an error of the page, not of the network, where a page fails offline', () => {
  setOnline(false);
  openBroken();
  takeConsoleMessages();
  expect(screen.getByRole('heading', { level: 1, name: 'This page could not be shown' })).toBeVisible();
});

it('F84: asks whether the site is there to reload from where a part is missing, and not where one fails', () => {
  const fetch = vi.fn(() => Promise.reject(new Error('offline')));
  vi.stubGlobal('fetch', fetch);
  openBroken();
  takeConsoleMessages();
  expect(fetch).not.toHaveBeenCalled();
  cleanup();
  openMissing();
  expect(fetch).toHaveBeenCalledWith(location.href, expect.objectContaining({ method: 'HEAD' }));
});

it('F89: logs every error that it is given', () => {
  const { rerender } = render(<ErrorPage error={new Error('first')} onRetry={() => undefined} />);
  rerender(<ErrorPage error={new Error('second')} onRetry={() => undefined} />);
  expect(takeConsoleMessages()).toEqual(['Error: first', 'Error: second']);
});
