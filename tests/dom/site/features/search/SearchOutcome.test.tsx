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

// In a file of its own, as what has been loaded once is kept.
it('L55: says when the search does not load, and tries again', async () => {
  const answer = vi.fn(searchAnswers([entry]));
  answer.mockResolvedValueOnce(new Response('gone', { status: 404 }));
  vi.stubGlobal('fetch', answer);
  const { user } = renderRoutes([{ path: '*', element: <SiteSearch /> }], '/search?q=margin');
  await user.click(await screen.findByRole('button', { name: 'Try again' }));
  await waitFor(() => {
    expect([...document.querySelectorAll('ol a')].map((link) => link.getAttribute('href'))).toContain(
      '/glossary#margin-call',
    );
  });
  expect(takeConsoleMessages()).toHaveLength(1);
});
