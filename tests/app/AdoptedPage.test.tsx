import { createEvent, fireEvent, render, screen, waitFor } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { createMemoryRouter, Outlet, RouterProvider } from 'react-router-dom';
import { AdoptedPage } from '@/app/AdoptedPage';
import { standingElement, standingPage, type Enliven } from '@/app/standingPage';

const HEAD = `<title>Forex | Upmark</title>
  <meta name="description" content="How currencies are traded.">
  <link rel="canonical" href="https://upmark.example/markets/forex">`;

const HTML = `<div data-standing="">
  <h1>Forex</h1>
  <details><summary>What is a pip?</summary><p>A small step.</p></details>
  <p data-moment></p>
  <a href="/contact?subject=Forex"><b>Ask us</b></a>
  <a href="/contact" target="_blank">In a new tab</a>
  <a href="/contact" download>To keep</a>
  <a href="https://elsewhere.example/contact">Elsewhere</a>
  <a href="#more">Further down</a>
</div>`;

const headOf = () =>
  ['title', 'meta[name="description"]', 'link[rel="canonical"]'].map((selector) =>
    [...document.head.querySelectorAll(selector)].map(
      (element) => element.getAttribute('content') ?? element.getAttribute('href') ?? element.textContent,
    ),
  );

/** The site with a page that was taken over, as it is after the visitor has gone to another page. */
function showAdopted(enliven?: Enliven) {
  const delivered = document.createElement('div');
  delivered.innerHTML = HTML;
  document.head.innerHTML = HEAD;
  const element = standingElement(delivered);
  if (!element) throw new Error('There is no page in the document.');
  const page = standingPage(element, enliven);
  document.head.replaceChildren();
  const router = createMemoryRouter([
    {
      element: <Outlet />,
      children: [
        { path: '/', element: <AdoptedPage page={page} /> },
        {
          path: '/contact',
          element: (
            <>
              <title>Contact | Upmark</title>
              <h1>Contact</h1>
            </>
          ),
        },
      ],
    },
  ]);
  render(<RouterProvider router={router} />);
  return router;
}

/** A click, and whether the browser would still follow the link by itself. */
function click(name: string, options: MouseEventInit = {}): boolean {
  const target = screen.getByText(name);
  const event = createEvent.click(target, { button: 0, ...options });
  // Tells what the page decided, then keeps jsdom, which cannot load documents, from trying.
  let isLeftToBrowser = false;
  const listen = () => {
    isLeftToBrowser = !event.defaultPrevented;
    event.preventDefault();
  };
  globalThis.addEventListener('click', listen, { once: true });
  fireEvent(target, event);
  return isLeftToBrowser;
}

describe('a page that is shown as it was delivered', () => {
  it('leads on within the site by its own links', async () => {
    const router = showAdopted();
    expect(click('Ask us')).toBe(false);
    expect(await screen.findByRole('heading', { name: 'Contact' })).toBeVisible();
    expect(router.state.location).toMatchObject({ pathname: '/contact', search: '?subject=Forex' });
  });

  it.each(['In a new tab', 'To keep', 'Elsewhere', 'Further down'])('leaves "%s" to the browser', (name) => {
    const router = showAdopted();
    expect(click(name)).toBe(true);
    expect(router.state.location.pathname).toBe('/');
  });

  it.each([{ ctrlKey: true }, { metaKey: true }, { shiftKey: true }, { altKey: true }, { button: 1 }])(
    'leaves a click with %o to the browser',
    (options) => {
      const router = showAdopted();
      expect(click('Ask us', options)).toBe(true);
      expect(router.state.location.pathname).toBe('/');
    },
  );

  it('is there again with its head and as it was left, for who comes back', async () => {
    const router = showAdopted();
    const whole = headOf();
    expect(whole).toEqual([
      ['Forex | Upmark'],
      ['How currencies are traded.'],
      ['https://upmark.example/markets/forex'],
    ]);
    screen.getByRole<HTMLDetailsElement>('group').open = true;
    click('Ask us');
    await screen.findByRole('heading', { name: 'Contact' });
    expect(screen.queryByRole('heading', { name: 'Forex' })).toBeNull();
    expect(headOf()).toEqual([['Contact | Upmark'], [], []]);

    await router.navigate(-1);
    expect(await screen.findByRole('heading', { name: 'Forex' })).toBeVisible();
    expect(screen.getByText('A small step.')).toBeVisible();
    await waitFor(() => {
      expect(headOf()).toEqual(whole);
    });
    expect(click('Ask us')).toBe(false);
  });

  it('is brought up to date whenever it is shown', async () => {
    let visits = 0;
    const router = showAdopted((page) => {
      visits += 1;
      page.querySelectorAll('[data-moment]').forEach((element) => {
        element.textContent = `Visit ${String(visits)}`;
      });
    });
    expect(screen.getByText('Visit 1')).toBeVisible();
    click('Ask us');
    await screen.findByRole('heading', { name: 'Contact' });
    await router.navigate(-1);
    expect(await screen.findByText('Visit 2')).toBeVisible();
  });
});
