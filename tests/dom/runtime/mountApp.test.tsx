import { act, screen } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { useState } from 'react';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { mountApp, type StartedApp } from '@/runtime/mountApp';
import { takeConsoleMessages } from '../../support/consoleGuard';

function Page() {
  const [presses, setPresses] = useState(0);
  return (
    <button
      onClick={() => {
        setPresses(presses + 1);
      }}
    >
      Pressed {presses}
    </button>
  );
}

const BUILT = '<button>Pressed <!-- -->0</button>';

const app = (file: string): StartedApp => ({ element: <Page />, file });

function aDocument(path: string, html = BUILT) {
  document.body.innerHTML = `<div id="root" data-path="${path}">${html}</div>`;
  return document.querySelector('button');
}

const mount = (start: () => Promise<StartedApp>, knows = true) =>
  act(async () => {
    mountApp({ basename: '/', knows: () => knows, start });
    await new Promise((resolve) => setTimeout(resolve));
  });

beforeEach(() => {
  vi.stubGlobal('fetch', () => Promise.reject(new Error('offline')));
});

afterEach(() => {
  document.body.innerHTML = '';
});

it('hydrates the prerendered page', async () => {
  const button = aDocument('/markets');
  await mount(() => Promise.resolve(app('/markets')));
  expect(screen.getByRole('button')).toBe(button);
  await userEvent.click(screen.getByRole('button'));
  expect(button).toHaveTextContent('Pressed 1');
});

it('renders from scratch when the host served a different file', async () => {
  const button = aDocument('/404', '<button>Another page</button>');
  await mount(() => Promise.resolve(app('/markets')));
  expect(screen.getByRole('button', { name: 'Pressed 0' })).not.toBe(button);
  expect(screen.queryByText('Another page')).toBeNull();
});

it('leaves a served page with an unknown URL as it would be without scripts', async () => {
  const button = aDocument(
    '/markets',
    `${BUILT}<p data-waiting>Loading…</p><noscript><p>The list</p></noscript>`,
  );
  history.replaceState(null, '', '/web/2026/https://upmark.example/markets');
  await mount(() => Promise.resolve(app('/404')), false);
  expect(screen.getByRole('button')).toBe(button);
  expect(screen.getByText('Loading…')).not.toBeVisible();
  expect(screen.getByText('The list')).toBeVisible();
  expect(location.pathname).toBe('/web/2026/https://upmark.example/markets');
});

it("starts the app on the site's own 404 page", async () => {
  aDocument('/404', '<p>Page not found</p>');
  await mount(() => Promise.resolve(app('/platforms/added-here')), false);
  expect(screen.getByRole('button', { name: 'Pressed 0' })).toBeVisible();
});

it('says that the scripts failed to start', async () => {
  aDocument('/markets');
  await mount(() => Promise.reject(new Error('no chunk')));
  expect(await screen.findByRole('alert')).toHaveTextContent("Part of this page didn't load");
  expect(screen.getByRole('button', { name: 'Pressed 0' })).toBeVisible();
  expect(takeConsoleMessages()).toEqual(['Error: no chunk']);
});
