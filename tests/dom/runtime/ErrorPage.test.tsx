import { render, screen } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { MemoryRouter, Route, Routes } from 'react-router-dom';
import { expect, it } from 'vitest';
import { ErrorPage } from '@/runtime/ErrorPage';
import { ChunkLoadError } from '@/runtime/loadChunk';
import { PublicLayout } from '@/site/layout/PublicLayout';
import { takeConsoleMessages } from '../../support/consoleGuard';

function Broken(): never {
  throw new Error('broken on purpose');
}

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

it('replaces a failing page and logs the error', () => {
  openBroken();
  expect(screen.getByRole('heading', { level: 1, name: "This page couldn't be shown" })).toBeVisible();
  expect(document.title).toContain("This page couldn't be shown");
  expect(screen.getByRole('button', { name: 'Reload' })).toBeEnabled();
  expect(screen.getByRole('link', { name: 'Home page' })).toHaveAttribute('href', '/');
  expect(takeConsoleMessages()).toContain('Error: broken on purpose');
});

/** Opens a page whose chunk fails to load, and counts the attempts. */
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

it('retries on request, and automatically when the browser comes back online', async () => {
  const { retries } = openMissing();
  // The browser says that it's online, as it does in a network without internet.
  expect(screen.getByText(/If you're offline, it appears once you're back online/)).toBeVisible();
  expect(screen.queryByRole('button', { name: 'Reload' })).toBeNull();
  expect(retries()).toBe(0);
  await userEvent.click(screen.getByRole('button', { name: 'Try again' }));
  expect(retries()).toBe(1);
  globalThis.dispatchEvent(new Event('online'));
  expect(retries()).toBe(2);
});
