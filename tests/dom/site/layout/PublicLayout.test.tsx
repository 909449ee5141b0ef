import { act, screen } from '@testing-library/react';
import { expect, it, vi } from 'vitest';
import { PublicLayout } from '@/site/layout/PublicLayout';
import { takeConsoleMessages } from '../../../support/consoleGuard';
import { renderRoutes } from '../../../support/render';

const broken = () => {
  throw new Error('broken on purpose');
};

const PARTS = {
  banner: () =>
    vi.spyOn(document, 'addEventListener').mockImplementation((type: string) => {
      if (type === 'pointerdown') broken();
    }),
  contentinfo: () => vi.spyOn(Date.prototype, 'getFullYear').mockImplementation(broken),
  region: () => vi.spyOn(globalThis, 'matchMedia').mockImplementation(broken),
};

it('does not load the external ticker on the journal page', async () => {
  const { router } = renderRoutes(
    [{ element: <PublicLayout />, children: [{ path: '*', element: <h1>The page</h1> }] }],
    '/journal',
  );
  expect(await screen.findByRole('heading', { name: 'The page' })).toBeVisible();
  expect(screen.queryByRole('region', { name: 'Market ticker' })).not.toBeInTheDocument();
  await act(() => router.navigate('/tools'));
  expect(screen.getByRole('region', { name: 'Market ticker' })).toBeVisible();
});

it.each(['banner', 'contentinfo', 'region'] as const)(
  'keeps the rest of the page when its %s fails',
  async (failing) => {
    const breaking = PARTS[failing]();
    const { user } = renderRoutes(
      [{ element: <PublicLayout />, children: [{ path: '/', element: <h1>The page</h1> }] }],
      '/',
    );
    expect(await screen.findByText(/^This part couldn't be shown\./)).toBeVisible();
    expect(screen.getByRole('heading', { name: 'The page' })).toBeVisible();
    for (const role of ['banner', 'contentinfo', 'region'] as const)
      expect(screen.queryAllByRole(role)).toHaveLength(role === failing ? 0 : 1);
    expect(takeConsoleMessages().join()).toContain('broken on purpose');

    breaking.mockRestore();
    await user.click(screen.getByRole('button', { name: 'Try again' }));
    expect(screen.getByRole(failing)).toBeVisible();
  },
);
