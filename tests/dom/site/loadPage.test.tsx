import { screen, waitFor } from '@testing-library/react';
import { createRoot } from 'react-dom/client';
import { MemoryRouter } from 'react-router-dom';
import { expect, it, vi } from 'vitest';
import { pages } from '@/content/pages';
import { SiteApp } from '@/site/SiteApp';

const views = import.meta.glob('/src/site/{pages,templates}/*.tsx');
const contents = import.meta.glob('/src/content/pages/**/*.ts');

it('shows a page that finishes loading while React is rendering', async () => {
  // React yields between steps, as in a browser, so page modules can arrive in between.
  vi.stubGlobal('IS_REACT_ACT_ENVIRONMENT', false);
  const about = pages.find(({ path }) => path === '/about');
  await views[`/src/site/${about?.view ?? ''}.tsx`]?.();
  await contents[`/src/content/pages/${about?.content ?? ''}.ts`]?.();

  const container = document.body.appendChild(document.createElement('div'));
  const errors: unknown[] = [];
  const root = createRoot(container, { onRecoverableError: (error) => errors.push(error) });
  root.render(
    <MemoryRouter initialEntries={['/privacy']}>
      <SiteApp />
    </MemoryRouter>,
  );
  expect(await screen.findByRole('heading', { level: 1, name: 'Privacy' })).toBeVisible();
  screen.getAllByRole('link', { name: 'About us' })[0]?.click();
  await waitFor(() => {
    expect(screen.getByRole('heading', { level: 1, name: 'About us' })).toBeVisible();
  });
  root.unmount();
  container.remove();
  expect(errors).toEqual([]);
});
