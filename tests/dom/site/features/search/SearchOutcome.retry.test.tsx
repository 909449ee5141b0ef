import { screen, waitFor } from '@testing-library/react';
import { expect, it, vi } from 'vitest';
import { SiteSearch } from '@/site/features/search/SiteSearch';
import { takeConsoleMessages } from '../../../../support/consoleGuard';
import { renderRoutes } from '../../../../support/render';
import { searchAnswers } from '../../../../support/searchAnswers';

const entry = {
  kind: 'term',
  title: 'margin call',
  address: '/glossary#margin-call',
  names: [],
  words: '',
  text: 'A demand for a higher deposit.',
} as const;

// In its own file, because loaded data is cached.
it('loads the search file again each time “Try again” is pressed', async () => {
  const answered = searchAnswers([entry]);
  let failures = 2;
  vi.stubGlobal('fetch', (address: string) => {
    if (!address.endsWith('/search.json') || failures === 0) return answered(address);
    failures -= 1;
    return Promise.resolve(new Response('gone', { status: 404 }));
  });
  const { user } = renderRoutes([{ path: '*', element: <SiteSearch /> }], '/search?q=margin');
  const tryAgain = async () => {
    await user.click(await screen.findByRole('button', { name: 'Try again' }));
  };
  await tryAgain();
  await waitFor(() => {
    expect(failures).toBe(0);
  });
  await tryAgain();
  await waitFor(() => {
    expect([...document.querySelectorAll('ol a')].map((link) => link.getAttribute('href'))).toContain(
      '/glossary#margin-call',
    );
  });
  expect(takeConsoleMessages()).toHaveLength(2);
});
