import { act, fireEvent, render, screen } from '@testing-library/react';
import { createBrowserRouter, Outlet, RouterProvider } from 'react-router-dom';
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

function open() {
  const scrollTo = vi.fn((_left: number, top: number) => {
    vi.stubGlobal('scrollY', top);
  });
  vi.stubGlobal('scrollTo', scrollTo);
  vi.stubGlobal('scrollY', 0);
  history.replaceState(null, '', '/');
  const seen: string[] = [];
  vi.spyOn(Element.prototype, 'scrollIntoView').mockImplementation(function (this: Element) {
    seen.push(this.id);
  });
  const router = createBrowserRouter([
    {
      element: <Layout />,
      children: [
        {
          path: '/',
          element: (
            <>
              <h2 id="pip">Pip</h2>
              {['One', 'Two', 'Three'].map((name) => (
                <details key={name}>
                  <summary>{name}</summary>
                </details>
              ))}
            </>
          ),
        },
        { path: '/next', element: <h2 id="lot">Next</h2> },
      ],
    },
  ]);
  render(<RouterProvider router={router} />);
  return {
    scrollTo,
    seen,
    go: (to: string) => act(() => router.navigate(to)),
    goBack: (by = -1) =>
      act(async () => {
        const isBack = new Promise((resolve) => {
          globalThis.addEventListener('popstate', resolve, { once: true });
        });
        await router.navigate(by);
        await isBack;
      }),
  };
}

const scrollBy = (top: number) => {
  vi.stubGlobal('scrollY', top);
  fireEvent.scroll(globalThis.window);
};

it('opens a new page at the top', async () => {
  const { scrollTo, go } = open();
  scrollBy(300);
  await go('/next');
  expect(scrollTo.mock.calls).toEqual([[0, 0]]);
});

it('scrolls to the address fragment', async () => {
  const { scrollTo, seen, go } = open();
  await go('/next#lot');
  expect(seen).toEqual(['lot']);
  await go('/next#nothing');
  expect(scrollTo).not.toHaveBeenCalled();
});

it('restores the scroll position of each page', async () => {
  const { scrollTo, go, goBack } = open();
  scrollBy(300);
  await go('/next');
  scrollBy(70);
  await goBack();
  expect(scrollTo).toHaveBeenLastCalledWith(0, 300);
  await goBack(1);
  expect(scrollTo).toHaveBeenLastCalledWith(0, 70);
  await go('/');
  expect(scrollTo).toHaveBeenLastCalledWith(0, 0);
});
