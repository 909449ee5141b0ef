import { act, fireEvent, screen, within } from '@testing-library/react';
import { describe, expect, it, vi } from 'vitest';
import { Header } from '@/layouts/Header';
import { renderRoutes } from '../support/render';

/** Word for word from the specification; the labels of the dropdowns are the names of the pages. */
const NAVIGATION = [
  ['Home', '/'],
  [
    'Markets',
    '/markets',
    [
      ['Forex', '/markets/forex'],
      ['Indices', '/markets/indices'],
      ['Commodity', '/markets/commodity'],
      ['Crypto', '/markets/crypto'],
      ['Stocks', '/markets/stocks'],
    ],
  ],
  [
    'Services',
    '/services',
    [
      ['Education', '/services/education'],
      ['Webinar Training', '/services/webinar'],
      ['Free Trading Signals', '/services/signals'],
    ],
  ],
  [
    'Education',
    '/education',
    [
      ['Forex', '/education/forex'],
      ['Commodity', '/education/commodity'],
      ['Indices', '/education/indices'],
      ['Stocks', '/education/stocks'],
      ['Crypto', '/education/crypto'],
    ],
  ],
  [
    'Platforms',
    '/platforms',
    [
      ['MetaTrader 5', '/platforms/mt5'],
      ['MetaTrader 4', '/platforms/mt4'],
      ['cTrader', '/platforms/ctraders'],
    ],
  ],
  ['IB Partners', '/ib-partners'],
  ['About Us', '/about'],
  ['Contact Us', '/contact'],
] as const;

const open = (at = '/') =>
  renderRoutes(
    [
      {
        path: '*',
        element: (
          <>
            <Header />
            <main>
              <button>Outside</button>
            </main>
          </>
        ),
      },
    ],
    at,
  );

const navigation = () => screen.getByRole('navigation', { name: 'Main' });
const linkTo = (address: string) => {
  const link = within(navigation())
    .getAllByRole('link')
    .find((candidate) => candidate.getAttribute('href') === address);
  if (!link) throw new Error(`No link of the header leads to ${address}.`);
  return link;
};

/** What a click on this summary opens: the hamburger's or a dropdown's disclosure. */
function disclosure(name: string) {
  const summary = screen.getByText(name).closest('summary');
  const details = summary?.closest('details');
  if (!summary || !details) throw new Error(`"${name}" opens nothing.`);
  return {
    summary,
    isOpen: () => details.open,
    open: () => {
      details.open = true;
    },
  };
}

describe('the navigation', () => {
  it('has the specified entries, in this order, with their addresses', () => {
    open();
    const entries = [...navigation().querySelectorAll(':scope > ul > li')].map((entry) => {
      const [link, ...below] = [...entry.querySelectorAll('a')].map((a) => [
        a.textContent,
        a.getAttribute('href'),
      ]);
      return [...(link ?? []), ...(below.length > 0 ? [below] : [])];
    });
    expect(entries).toEqual(NAVIGATION);
  });

  it.each(['Markets', 'Services', 'Education', 'Platforms'])('has a dropdown for %s', (label) => {
    open();
    expect(disclosure(`${label} pages`).isOpen()).toBe(false);
  });

  it('marks the page that is shown, and Home only on the home page', () => {
    open('/markets/forex');
    expect(linkTo('/markets/forex')).toHaveAttribute('aria-current', 'page');
    expect(linkTo('/')).not.toHaveAttribute('aria-current');
  });

  it('leads home by the name of the site', async () => {
    const { user, address } = open('/about');
    await user.click(screen.getByRole('link', { name: 'Upmark' }));
    expect(address()).toBe('/');
  });
});

describe('the hamburger', () => {
  it('opens and closes the navigation', async () => {
    const { user } = open();
    const menu = disclosure('Menu');
    expect(menu.isOpen()).toBe(false);
    await user.click(menu.summary);
    expect(menu.isOpen()).toBe(true);
    await user.click(menu.summary);
    expect(menu.isOpen()).toBe(false);
  });

  it.each(['/about', '/markets/forex', '/services/webinar'])(
    'closes on a click on the link to %s',
    async (to) => {
      const { user, address } = open();
      const menu = disclosure('Menu');
      const dropdown = disclosure('Markets pages');
      menu.open();
      dropdown.open();
      await user.click(linkTo(to));
      expect(address()).toBe(to);
      expect(menu.isOpen()).toBe(false);
      expect(dropdown.isOpen()).toBe(false);
    },
  );

  it('closes on a click on the name of the site, even on the home page', async () => {
    const { user } = open();
    const menu = disclosure('Menu');
    menu.open();
    await user.click(screen.getByRole('link', { name: 'Upmark' }));
    expect(menu.isOpen()).toBe(false);
  });

  it('closes on a press outside the header, not on one inside', async () => {
    const { user } = open();
    const menu = disclosure('Menu');
    menu.open();
    fireEvent.pointerDown(linkTo('/about'));
    expect(menu.isOpen()).toBe(true);
    await user.click(screen.getByRole('button', { name: 'Outside' }));
    expect(menu.isOpen()).toBe(false);
  });

  it('closes by Escape from the innermost outwards', async () => {
    const { user } = open();
    const menu = disclosure('Menu');
    const dropdown = disclosure('Markets pages');
    menu.open();
    dropdown.open();
    await user.keyboard('{Escape}');
    expect([menu.isOpen(), dropdown.isOpen()]).toEqual([true, false]);
    await user.keyboard('{Escape}');
    expect(menu.isOpen()).toBe(false);
  });
});

describe('scrolling', () => {
  const scrollTo = (pixels: number) => {
    vi.stubGlobal('scrollY', pixels);
    act(() => {
      globalThis.dispatchEvent(new Event('scroll'));
    });
  };

  it('changes the look of the header past 50 px, and back', () => {
    open();
    const look = () => screen.getByRole('banner').dataset.scrolled;
    expect(look()).toBe('false');
    scrollTo(50);
    expect(look()).toBe('false');
    scrollTo(51);
    expect(look()).toBe('true');
    scrollTo(0);
    expect(look()).toBe('false');
  });
});
