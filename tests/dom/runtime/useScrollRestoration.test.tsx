import { act, fireEvent, screen } from '@testing-library/react';
import { Outlet } from 'react-router-dom';
import { expect, it, vi } from 'vitest';
import { useScrollRestoration } from '@/runtime/useScrollRestoration';
import { renderRoutes } from '../../support/render';

function Page() {
  useScrollRestoration();
  return <h1>Home</h1>;
}

const tell = (event: 'pagehide' | 'pageshow') => globalThis.dispatchEvent(new Event(event));

it('leaves scrolling to the browser on a reload', () => {
  const { unmount } = renderRoutes([{ path: '/', element: <Page /> }], '/');
  expect(history.scrollRestoration).toBe('manual');
  tell('pagehide');
  expect(history.scrollRestoration).toBe('auto');
  tell('pageshow');
  expect(history.scrollRestoration).toBe('manual');

  unmount();
  tell('pageshow');
  expect(history.scrollRestoration).toBe('auto');
});

function Layout() {
  useScrollRestoration();
  return (
    <main>
      <Outlet />
    </main>
  );
}

it('reopens details elements on Back', async () => {
  const scrollTo = vi.fn();
  vi.stubGlobal('scrollTo', scrollTo);
  const question = (
    <details>
      <summary>A question</summary>
    </details>
  );
  const { router } = renderRoutes(
    [
      {
        element: <Layout />,
        children: [
          { path: '/', element: question },
          { path: '/next', element: <h1>Next</h1> },
        ],
      },
    ],
    '/',
  );
  const details = () => screen.getByRole<HTMLDetailsElement>('group');
  details().open = true;
  fireEvent(details(), new Event('toggle'));
  vi.stubGlobal('scrollY', 400);
  fireEvent.scroll(globalThis.window);
  await act(() => router.navigate('/next'));
  expect(screen.getByRole('heading', { name: 'Next' })).toBeVisible();
  await act(() => router.navigate(-1));
  expect(details().open).toBe(true);
  expect(scrollTo).toHaveBeenLastCalledWith(0, 400);
});
