import { act, fireEvent, screen } from '@testing-library/react';
import { Link, Outlet } from 'react-router-dom';
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

it('restores focus to the followed link on Back', async () => {
  const { router, user } = renderRoutes(
    [
      {
        element: <Layout />,
        children: [
          {
            path: '/',
            element: (
              <>
                <Link to="/next">A lesson</Link>
                <Link to="/next">The same lesson</Link>
              </>
            ),
          },
          { path: '/next', element: <h1>Next</h1> },
        ],
      },
    ],
    '/',
  );
  screen.getByRole('link', { name: 'The same lesson' }).focus();
  await user.keyboard('{Enter}');
  expect(await screen.findByRole('heading', { name: 'Next' })).toBeVisible();
  await act(() => router.navigate(-1));
  expect(screen.getByRole('link', { name: 'The same lesson' })).toHaveFocus();
});

/** Returns a function to call once the page has grown. */
function stubGrowth(): () => void {
  let grow: () => void = () => undefined;
  vi.stubGlobal(
    'ResizeObserver',
    class {
      private isWatching = false;
      constructor(callback: () => void) {
        grow = () => {
          if (this.isWatching) callback();
        };
      }
      observe() {
        this.isWatching = true;
      }
      disconnect() {
        this.isWatching = false;
      }
    },
  );
  return () => grow();
}

it('restores the position once content that loads late has made the page long enough', async () => {
  const scrollTo = vi.fn();
  vi.stubGlobal('scrollTo', scrollTo);
  const grow = stubGrowth();
  const { router } = renderRoutes(
    [
      {
        element: <Layout />,
        children: [
          { path: '/', element: <h1>Home</h1> },
          { path: '/next', element: <h1>Next</h1> },
        ],
      },
    ],
    '/',
  );
  const leaveAndReturn = async () => {
    vi.stubGlobal('scrollY', 400);
    fireEvent.scroll(globalThis.window);
    await act(() => router.navigate('/next'));
    vi.stubGlobal('scrollY', 100);
    await act(() => router.navigate(-1));
    scrollTo.mockClear();
  };

  await leaveAndReturn();
  grow();
  expect(scrollTo).toHaveBeenLastCalledWith(0, 400);
  vi.stubGlobal('scrollY', 400);
  grow();
  scrollTo.mockClear();
  grow();
  expect(scrollTo).not.toHaveBeenCalled();

  await leaveAndReturn();
  fireEvent.wheel(globalThis.window);
  grow();
  expect(scrollTo).not.toHaveBeenCalled();
});

it("scrolls to the target of the URL's fragment once the target has loaded", async () => {
  const grow = stubGrowth();
  vi.stubGlobal('scrollTo', vi.fn());
  const { router } = renderRoutes(
    [
      {
        element: <Layout />,
        children: [
          { path: '/', element: <h1>Home</h1> },
          { path: '/next', element: <h1>Next</h1> },
        ],
      },
    ],
    '/',
  );
  await act(() => router.navigate('/next#late'));
  const part = document.createElement('section');
  part.id = 'late';
  part.scrollIntoView = vi.fn();
  screen.getByRole('main').append(part);
  grow();
  grow();
  expect(part.scrollIntoView).toHaveBeenCalledTimes(1);
  part.remove();
});
