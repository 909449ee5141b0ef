import { render } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { createMemoryRouter, RouterProvider } from 'react-router-dom';
import { App } from '@/app/App';
import { routes } from '@/app/routes';

/** The whole site as it ships, with its real delays and the browser's storage, opened at an address. */
export function renderSite(address: string) {
  const router = createMemoryRouter(routes, { initialEntries: [address] });
  const view = render(
    <App>
      <RouterProvider router={router} />
    </App>,
  );
  return {
    ...view,
    user: userEvent.setup(),
    router,
    address: () => router.createHref(router.state.location),
  };
}
