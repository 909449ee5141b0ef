import { act, cleanup, render, screen, waitFor } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { lazy, type ReactNode } from 'react';
import { BrowserRouter, MemoryRouter, Route, Routes } from 'react-router-dom';
import { describe, expect, it } from 'vitest';
import { glossaryEntries } from '@/content/glossary/glossaryEntries';
import { GlossaryList } from '@/site/features/glossary/GlossaryList';
import { deferred } from '../../../../support/deferred';
import { showBuilt } from '../../../../support/hydrate';
import { renderRoutes } from '../../../../support/render';

const open = (at = '/glossary') => renderRoutes([{ path: '*', element: <GlossaryList /> }], at);

// Looked up by role, 120 rows take a minute.
const names = () => [...document.querySelectorAll('dfn')].map((name) => name.textContent);
const addresses = (within: ParentNode) =>
  [...within.querySelectorAll('a')].map((link) => link.getAttribute('href') ?? '');
const field = () => screen.getByLabelText('Filter the terms', { selector: 'input' });

describe('the list of terms', () => {
  it('L51: has every term under its letter, with its text and where it is taught', () => {
    open();
    expect(names()).toEqual(glossaryEntries.map(({ name }) => name));
    for (const { anchor, text, learnAt } of glossaryEntries) {
      const row = document.getElementById(anchor);
      expect(row).toHaveTextContent(text);
      expect(addresses(row ?? document)).toContain(learnAt.to);
    }
  });

  it('L51: leads from letters and related terms to places that are on the page', () => {
    open();
    const targets = addresses(document)
      .filter((address) => address.includes('#'))
      .map((address) => address.replace(/^.*#/, ''));
    expect(targets.length).toBeGreaterThan(glossaryEntries.length);
    expect(targets.filter((id) => !document.getElementById(id))).toEqual([]);
  });

  it('leaves the way to a page alone that was asked for before typing rested', async () => {
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
    await user.type(field(), 'swap');
    const lesson = document.querySelector('a[href^="/education/"]');
    await user.click(lesson ?? document.body);
    const asked = location.href;
    expect(asked).toContain('/education/');
    await act(() => new Promise((resolve) => setTimeout(resolve, 500)));
    expect(location.href).toBe(asked);
    code.resolve({ default: () => <h1>The lesson</h1> });
    expect(await screen.findByRole('heading', { name: 'The lesson' })).toBeVisible();
  });

  it('L51: keeps the filter in the address, and finds by other names', async () => {
    const { user, address } = open();
    await user.type(field(), 'swap');
    await waitFor(() => {
      expect(address()).toBe('/glossary?filter=swap');
    });
    expect(names()).toContain('overnight charge');
    expect(names().length).toBeLessThan(10);
    await waitFor(() => {
      expect(document.querySelector('[role="status"]')).toHaveTextContent(/^\d of \d+ terms$/);
    });
  });

  it('L51: begins with the filter of the address', () => {
    open('/glossary?filter=contango');
    expect(names()).toContain('contango');
    expect(names()).not.toContain('pip');
    expect(field()).toHaveValue('contango');
  });

  it('has its letters, each a way to its terms, and counts all of them', () => {
    open();
    const letters = [...new Set(glossaryEntries.map(({ letter }) => letter))];
    const ways = [...(document.querySelector('nav[aria-label="Letters"]')?.querySelectorAll('a') ?? [])];
    expect(ways.map(({ textContent }) => textContent)).toEqual(letters);
    expect(ways.map((way) => way.getAttribute('href'))).toEqual(
      letters.map((letter) => `#letter-${letter.toLowerCase()}`),
    );
    expect(screen.getByText(`${String(glossaryEntries.length)} terms`)).toBeInTheDocument();
    expect(document.querySelector('[role="status"]')).toBeEmptyDOMElement();
    expect(screen.queryByRole('heading', { name: /^No term fits/ })).toBeNull();
  });

  it('counts what fits, as an address of blanks filters nothing', () => {
    open('/glossary?filter=contango');
    expect(
      screen.getByText(new RegExp(`^\\d+ of ${String(glossaryEntries.length)} terms$`)),
    ).toBeInTheDocument();
    cleanup();
    open('/glossary?filter=%20%20');
    expect(screen.getByText(`${String(glossaryEntries.length)} terms`)).toBeInTheDocument();
  });

  it('takes no more of a filter than the field does', () => {
    open(`/glossary?filter=${'x'.repeat(80)}`);
    expect(field()).toHaveValue('x'.repeat(60));
  });

  it('keeps the page where it is while it is filtered', async () => {
    const { user, router } = open();
    await user.type(field(), 'swap');
    await waitFor(() => {
      expect(router.state.location.search).toBe('?filter=swap');
    });
    expect(router.state.historyAction).toBe('REPLACE');
    expect(router.state.preventScrollReset).toBe(true);
  });

  it('leaves the address alone when the filter is sent off', async () => {
    const { user, address } = open('/glossary?filter=swap');
    await user.type(field(), '{Enter}');
    expect(address()).toBe('/glossary?filter=swap');
  });

  it('says that nothing fits, and shows all again', async () => {
    const { user, address } = open('/glossary?filter=zzz');
    expect(screen.getByRole('heading', { name: 'No term fits “zzz”' })).toBeInTheDocument();
    expect(screen.queryByLabelText('Letters')).toBeNull();
    await user.click(screen.getByText('Show all terms'));
    expect(address()).toBe('/glossary');
    expect(names()).toHaveLength(glossaryEntries.length);
    expect(screen.getByText(`${String(glossaryEntries.length)} terms`)).toHaveFocus();
  });

  it('takes a filter without the blanks around it', async () => {
    const { user, address } = open();
    await user.type(field(), '  swap ');
    await waitFor(() => {
      expect(address()).toBe('/glossary?filter=swap');
    });
    expect(field()).toHaveValue('  swap ');
  });

  it('names what fits nothing without the blanks around it', () => {
    open('/glossary?filter=%20zzz%20');
    expect(screen.getByRole('heading', { name: 'No term fits “zzz”' })).toHaveTextContent(/“zzz”/);
  });

  it('leads from the letters of what fits only, each to its heading', () => {
    open('/glossary?filter=contango');
    const letters = [...(document.querySelector('nav[aria-label="Letters"]')?.querySelectorAll('a') ?? [])];
    expect(letters.length).toBeGreaterThan(0);
    expect(letters.map(({ textContent }) => textContent)).toEqual(
      [...document.querySelectorAll('h2')].map(({ textContent }) => textContent),
    );
    for (const letter of letters)
      expect(document.getElementById(letter.hash.slice(1))).toHaveTextContent(letter.textContent);
  });

  it('is the whole list in the built page, and filtered once it is live', async () => {
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

  it('shows a filter of markup as text', () => {
    open(`/glossary?filter=${encodeURIComponent('<img src=x onerror=alert(1)>')}`);
    expect(document.querySelector('img')).toBeNull();
    expect(screen.getByRole('heading', { name: /onerror/ })).toBeInTheDocument();
  });

  it('marks the term that the address names', () => {
    open('/glossary#pip');
    expect(document.getElementById('pip')).toHaveAttribute('data-wanted', 'true');
    expect(document.querySelectorAll('[data-wanted="true"]')).toHaveLength(1);
  });
});
