import { act, render, screen } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import type { ComponentType } from 'react';
import { expect, it } from 'vitest';
import { island } from '@/site/sections/island';
import { takeConsoleMessages } from '../../../support/consoleGuard';

/** Renders an island whose code loads when `arrive` is called. */
function openPage(part: ComponentType = () => <p>The part</p>) {
  const state = { isThere: false };
  const Part = island<object>(() =>
    state.isThere ? Promise.resolve({ default: part }) : Promise.reject(new Error('missing on purpose')),
  );
  const page = (
    <>
      <h1>The page</h1>
      <Part />
    </>
  );
  const view = render(page);
  return {
    user: userEvent.setup(),
    arrive: () => {
      state.isThere = true;
    },
    leaveAndReturn: () => {
      view.rerender(<h1>Another page</h1>);
      view.rerender(page);
    },
  };
}

it('keeps the rest of the page when an island fails to load', async () => {
  const { user, arrive } = openPage();
  expect(await screen.findByText(/^This part couldn't be loaded\./)).toBeVisible();
  expect(screen.getByRole('heading', { name: 'The page' })).toBeVisible();
  await user.click(screen.getByRole('button', { name: 'Try again' }));
  expect(await screen.findByText(/^This part couldn't be loaded\./)).toBeVisible();
  arrive();
  await user.click(screen.getByRole('button', { name: 'Try again' }));
  expect(await screen.findByText('The part')).toBeVisible();
  expect(screen.queryByRole('button')).toBeNull();
  takeConsoleMessages();
});

it('loads a missing island when the browser is online again', async () => {
  const { arrive } = openPage();
  await screen.findByRole('button', { name: 'Try again' });
  arrive();
  act(() => {
    globalThis.dispatchEvent(new Event('online'));
  });
  expect(await screen.findByText('The part')).toBeVisible();
  takeConsoleMessages();
});

it('keeps the rest of the page when an island throws', async () => {
  const { arrive, leaveAndReturn } = openPage(() => {
    throw new Error('broken on purpose');
  });
  await screen.findByRole('button', { name: 'Try again' });
  arrive();
  leaveAndReturn();
  expect(await screen.findByText(/^This part couldn't be shown\./)).toBeVisible();
  expect(screen.getByRole('heading', { name: 'The page' })).toBeVisible();
  takeConsoleMessages();
});
