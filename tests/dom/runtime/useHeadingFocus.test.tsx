import { act, screen, waitFor } from '@testing-library/react';
import { expect, it } from 'vitest';
import { Link, Outlet } from 'react-router-dom';
import { useHeadingFocus } from '@/runtime/useHeadingFocus';
import { renderRoutes } from '../../support/render';

function Layout() {
  useHeadingFocus();
  return (
    <>
      <Link to="/terms#pip">To the pip</Link>
      <Link to="/terms#lot">To the lot</Link>
      <Link to="/terms#100%25">To nowhere</Link>
      <Link to="/terms">To the terms</Link>
      <Outlet />
    </>
  );
}

const open = (at: string) =>
  renderRoutes(
    [
      {
        element: <Layout />,
        children: [
          { path: '/', element: <h1>Home</h1> },
          {
            path: '/terms',
            element: (
              <>
                <h1>Terms</h1>
                <p id="pip">A step</p>
                <p>
                  <a id="lot" href="/lots">
                    A size
                  </a>
                </p>
              </>
            ),
          },
        ],
      },
    ],
    at,
  );

it.each(['pip', 'lot'])('focuses the target of the fragment %s', async (id) => {
  for (const at of ['/', '/terms']) {
    const { user, unmount } = open(at);
    await user.click(screen.getByRole('link', { name: `To the ${id}` }));
    await waitFor(() => {
      expect(document.getElementById(id)).toHaveFocus();
    });
    unmount();
  }
});

it('keeps focus when Back stays on the same page', async () => {
  const { user, router } = open('/terms#pip');
  const link = screen.getByRole('link', { name: 'To the lot' });
  await user.click(link);
  await waitFor(() => {
    expect(document.getElementById('lot')).toHaveFocus();
  });
  link.focus();
  await act(() => router.navigate(-1));
  expect(router.state.location.hash).toBe('#pip');
  expect(link).toHaveFocus();
});
