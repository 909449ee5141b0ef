import { act, render, screen, waitFor } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { lazy, type ReactNode } from 'react';
import { BrowserRouter, MemoryRouter, Route, Routes } from 'react-router-dom';
import { expect, it } from 'vitest';
import { glossaryEntries } from '@/content/glossary/glossaryEntries';
import { GlossaryList } from '@/site/features/glossary/GlossaryList';
import { deferred } from '../../../../support/deferred';
import { showBuilt } from '../../../../support/hydrate';
import { renderRoutes } from '../../../../support/render';

const open = (at = '/glossary') => renderRoutes([{ path: '*', element: <GlossaryList /> }], at);

// Looked up by selector, because 120 role queries would take a minute.
const names = () => [...document.querySelectorAll('dfn')].map((name) => name.textContent);
const field = () => document.querySelector<HTMLInputElement>('input[name="filter"]') ?? document.body;

it('follows a link clicked before the filter has updated', async () => {
  const code = deferred<{ readonly default: () => ReactNode }>();
  const Lesson = lazy(() => code.promise);
  history.replaceState(null, '', '/glossary');
  render(
    <BrowserRouter>
      <Routes>
        <Route path="/glossary" element={<GlossaryList />} />
        <Route path="*" element={<Lesson />} />
      </Routes>
    </BrowserRouter>,
  );
  const user = userEvent.setup();
  await user.click(field());
  await user.paste('swap');
  const lesson = document.querySelector('a[href^="/education/"]');
  await user.click(lesson ?? document.body);
  const asked = location.href;
  expect(asked).toContain('/education/');
  await act(() => new Promise((resolve) => setTimeout(resolve, 500)));
  expect(location.href).toBe(asked);
  code.resolve({ default: () => <h1>The lesson</h1> });
  expect(await screen.findByRole('heading', { name: 'The lesson' })).toBeVisible();
});

it('keeps the filter in the URL and matches alternative names', async () => {
  const { user, address } = open();
  await user.click(field());
  await user.paste('swap');
  expect(field()).toHaveAccessibleName('Filter the terms');
  await waitFor(() => {
    expect(address()).toBe('/glossary?filter=swap');
  });
  expect(names()).toContain('overnight charge');
  expect(names().length).toBeLessThan(10);
  await waitFor(() => {
    expect(document.querySelector('[role="status"]')).toHaveTextContent(/^\d of \d+ terms$/);
  });
});

it('says that nothing matches and resets on request', async () => {
  const { user, address } = open('/glossary?filter=zzz');
  expect(screen.getByRole('heading', { name: 'No terms match “zzz”' })).toBeInTheDocument();
  expect(screen.queryByLabelText('Letters')).toBeNull();
  expect(screen.getByRole('link', { name: 'search of the whole site' })).toHaveAttribute(
    'href',
    '/search?q=zzz',
  );
  await user.click(screen.getByText('Show all terms'));
  expect(address()).toBe('/glossary');
  expect(names()).toHaveLength(glossaryEntries.length);
  expect(screen.getByText(`${String(glossaryEntries.length)} terms`)).toHaveFocus();
});

it('filters the prerendered list after hydration', async () => {
  const { hydrate } = showBuilt(
    <MemoryRouter initialEntries={['/glossary?filter=contango#contango']}>
      <GlossaryList />
    </MemoryRouter>,
  );
  expect(names()).toHaveLength(glossaryEntries.length);
  expect(screen.getByText(`${String(glossaryEntries.length)} terms`)).toBeInTheDocument();
  expect(field()).toHaveValue('');
  expect(await hydrate()).toEqual([]);
  expect(names()).toContain('contango');
  expect(names().length).toBeLessThan(glossaryEntries.length);
  expect(field()).toHaveValue('contango');
});
