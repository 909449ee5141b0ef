import { screen } from '@testing-library/react';
import { expect, it, vi } from 'vitest';
import AdminTestPage from '@/admin/pages/AdminTestPage';
import { takeConsoleMessages } from '../../../support/consoleGuard';
import { renderRoutes } from '../../../support/render';

it('says where the browser offers no local storage that it is not available', () => {
  vi.stubGlobal('localStorage', null);
  renderRoutes([{ path: '/admin-test', element: <AdminTestPage /> }], '/admin-test');
  // What is cleared after each test is the browser's own.
  vi.unstubAllGlobals();
  const figure = screen.getByText('Local storage', { selector: 'dt' }).nextElementSibling;
  expect(figure).toHaveTextContent(/^not available$/);
  expect(takeConsoleMessages()).toEqual([expect.stringContaining('localStorage is not available')]);
});
