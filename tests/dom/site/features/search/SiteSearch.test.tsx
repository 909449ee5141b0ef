import { act, screen, waitFor } from '@testing-library/react';
import { MemoryRouter } from 'react-router-dom';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { firstLesson } from '@/content/firstLesson';
import type { SearchEntry } from '@/domain/siteSearch';
import { SiteSearch } from '@/site/features/search/SiteSearch';
// Read once beforehand, so that a search nobody wants would ask at once.
import '@/data/search/loadSearch';
import { showBuilt } from '../../../../support/hydrate';
import { aBroker } from '../../../../support/records';
import { renderRoutes } from '../../../../support/render';
import { searchAnswers } from '../../../../support/searchAnswers';

const entry = (kind: SearchEntry['kind'], title: string, address: string): SearchEntry => ({
  kind,
  title,
  address,
  names: [],
  words: '',
  text: `About ${title}.`,
});

const entries = [
  entry('term', 'margin call', '/glossary#margin-call'),
  entry('lesson', 'Margin, the deposit', '/education/beginner/margin'),
  entry('tool', 'Margin and stop-out', '/tools/margin'),
  ...Array.from({ length: 25 }, (_, number) =>
    entry('page', `Guide ${String(number)}`, `/guide-${String(number)}`),
  ),
  ...Array.from({ length: 20 }, (_, number) =>
    entry('page', `Leaflet ${String(number)}`, `/leaflet-${String(number)}`),
  ),
];

const answer = vi.fn<(address: string) => Promise<Response>>();

const open = (at = '/search') => renderRoutes([{ path: '*', element: <SiteSearch /> }], at);

const field = () => screen.getByRole('searchbox', { name: 'A word or a question' });
const found = () => [...document.querySelectorAll('ol a')].map((link) => link.getAttribute('href'));

describe('the page of the search', () => {
  beforeEach(() => {
    answer.mockReset();
    answer.mockImplementation(searchAnswers(entries));
    vi.stubGlobal('fetch', answer);
  });

  it('L26: lists every page while nothing is asked, and asks for nothing', async () => {
    open();
    expect(screen.getByRole('link', { name: 'Position size' })).toHaveAttribute(
      'href',
      '/tools/position-size',
    );
    expect(screen.getByRole('link', { name: firstLesson.label })).toBeInTheDocument();
    await act(() => new Promise((resolve) => setTimeout(resolve, 50)));
    expect(answer).not.toHaveBeenCalled();
  });

  it('L55: shows the results of its address, of one kind', async () => {
    open('/search?q=margin%20call&in=terms');
    await waitFor(() => {
      expect(found()).toEqual(['/glossary#margin-call']);
    });
    expect(field()).toHaveValue('margin call');
    expect(screen.getByRole('combobox', { name: 'Look in' })).toHaveValue('terms');
    expect([...document.querySelectorAll('mark')].map((mark) => mark.textContent)).toContain('margin');
  });

  it('L55: keeps the address equal to the field, as one step of Back', async () => {
    const { user, address, router } = renderRoutes(
      [{ path: '*', element: <SiteSearch /> }],
      '/before',
      '/search',
    );
    await user.type(field(), 'margin');
    await waitFor(() => {
      expect(address()).toBe('/search?q=margin');
    });
    await user.selectOptions(screen.getByRole('combobox', { name: 'Look in' }), 'tools');
    await waitFor(() => {
      expect(address()).toBe('/search?q=margin&in=tools');
    });
    await router.navigate(-1);
    expect(address()).toBe('/before');
  });

  it('L55: looks in the chosen place for the next words too', async () => {
    const { user, address } = open('/search?q=margin&in=terms');
    await user.type(field(), ' call');
    await waitFor(() => {
      expect(address()).toBe('/search?q=margin+call&in=terms');
    });
    expect(screen.getByRole('combobox', { name: 'Look in' })).toHaveValue('terms');
    expect(found()).toEqual(['/glossary#margin-call']);
  });

  it('L54: tells the count once typing has come to rest', async () => {
    open('/search?q=margin');
    await waitFor(() => {
      expect(screen.getByRole('status')).toHaveTextContent('3 results');
    });
  });

  it('shows twenty results, and more on demand, also after Back', async () => {
    const { user, router } = open('/search?q=guide');
    await user.click(await screen.findByRole('button', { name: 'Show 5 more of 25' }));
    expect(found()).toHaveLength(25);
    expect(screen.getByRole('link', { name: 'Guide 20' })).toHaveFocus();
    await router.navigate('/search?q=margin');
    await router.navigate(-1);
    await waitFor(() => {
      expect(found()).toHaveLength(25);
    });
  });

  it('L56: finds a broker that only this browser knows, by the list as it stands when it is asked', async () => {
    const keep = (...brokers: readonly object[]) => {
      localStorage.setItem('upm_brokers_seed', JSON.stringify({ revision: 1, records: [] }));
      localStorage.setItem('upm_brokers', JSON.stringify(brokers));
    };
    keep({ ...aBroker({ name: 'Gannet & Sons' }), id: '9' });
    const first = open('/search?q=gannet&in=brokers');
    expect(await screen.findByRole('link', { name: 'Gannet & Sons' })).toHaveAttribute(
      'href',
      '/ib-partners?q=Gannet+%26+Sons',
    );
    first.unmount();
    keep({ ...aBroker({ name: 'Gannet & Sons', isActive: false }), id: '9' });
    open('/search?q=gannet');
    expect(await screen.findByText('Nothing on this site matches “gannet”.')).toBeInTheDocument();
  });

  it('L55: tells what other places have where the chosen one has nothing, and leads there', async () => {
    const { user, address } = open('/search?q=margin&in=pages');
    expect(
      await screen.findByText('Nothing under “Pages”, but 3 results in other places.'),
    ).toBeInTheDocument();
    expect(screen.queryByText(/^Nothing on this site matches/)).not.toBeInTheDocument();
    await user.click(screen.getByRole('button', { name: 'Look in everything' }));
    expect(address()).toBe('/search?q=margin');
    expect(found()).toHaveLength(3);
    expect(screen.getByRole('combobox', { name: 'Look in' })).toHaveValue('all');
    expect(screen.getByRole('combobox', { name: 'Look in' })).toHaveFocus();
  });

  it('L55: tells of a single result elsewhere as of one', async () => {
    open('/search?q=deposit&in=terms');
    expect(
      await screen.findByText('Nothing under “Terms”, but 1 result in other places.'),
    ).toBeInTheDocument();
  });

  it('L55: clears the address with the field, and shows every page again', async () => {
    const { user, address, router } = open('/search?q=margin');
    await waitFor(() => {
      expect(screen.getByRole('status')).toHaveTextContent('3 results');
    });
    await user.clear(field());
    await waitFor(() => {
      expect(address()).toBe('/search');
    });
    expect(router.state.historyAction).toBe('REPLACE');
    expect(router.state.preventScrollReset).toBe(true);
    expect(screen.getByRole('link', { name: 'Position size' })).toBeInTheDocument();
  });

  it('L55: leaves address and page alone when the query is sent off', async () => {
    const { user, address } = open('/search?q=margin');
    await user.type(field(), '{Enter}');
    expect(address()).toBe('/search?q=margin');
    expect(field()).toHaveValue('margin');
  });

  it.each([
    ['the blanks around it', encodeURIComponent('  margin call '), 'margin call'],
    ['what is longer than a query may be', 'x'.repeat(150), 'x'.repeat(100)],
    ['half of a character that is cut', encodeURIComponent(`${'x'.repeat(99)}🙂`), 'x'.repeat(99)],
    ['the blank that it is cut at', `${'x'.repeat(99)}%20y`, 'x'.repeat(99)],
  ])('L55: reads the query of an address without %s', (_what, query, shown) => {
    open(`/search?q=${query}`);
    expect(field()).toHaveValue(shown);
  });

  it('L55: looks in everything where the address names no place that is one', async () => {
    open('/search?q=margin&in=elsewhere');
    expect(screen.getByRole('combobox', { name: 'Look in' })).toHaveValue('all');
    await waitFor(() => {
      expect(found()).toHaveLength(3);
    });
  });

  describe('L26: the built page', () => {
    const build = (at: string) =>
      showBuilt(
        <MemoryRouter initialEntries={[at]}>
          <SiteSearch />
        </MemoryRouter>,
      );
    const place = () => screen.getByRole('combobox', { name: 'Look in' });

    it('lists every page, whatever its address asks', () => {
      const { container } = build('/search?q=margin&in=tools');
      expect(screen.getByRole('link', { name: 'Position size' })).toBeInTheDocument();
      expect(field()).toHaveValue('');
      expect(place()).toHaveValue('all');
      expect(place()).toBeDisabled();
      container.remove();
    });

    it('takes the place of its address once it is live', async () => {
      const { hydrate } = build('/search?in=tools');
      expect(place()).toHaveValue('all');
      expect(await hydrate()).toEqual([]);
      expect(place()).toHaveValue('tools');
      expect(place()).toBeEnabled();
      expect(screen.getByRole('link', { name: 'Position size' })).toBeInTheDocument();
    });
  });

  it.each([
    ['three', 'margin', 3],
    ['twenty', 'leaflet', 20],
  ])('offers no more where all %s results are shown', async (_many, query, count) => {
    open(`/search?q=${query}`);
    await waitFor(() => {
      expect(found()).toHaveLength(count);
    });
    expect(screen.queryByRole('button', { name: /^Show/ })).toBeNull();
  });

  it('L55: leads on where nothing is found', async () => {
    open('/search?q=qwxyz');
    expect(await screen.findByText('Nothing on this site matches “qwxyz”.')).toBeInTheDocument();
    expect(screen.getByRole('link', { name: 'all terms of the glossary' })).toHaveAttribute(
      'href',
      '/glossary',
    );
    expect(screen.getByRole('link', { name: 'ask us' })).toBeInTheDocument();
  });

  it('L55: asks whether a word near the query was meant', async () => {
    const { user, address } = open('/search?q=maggim');
    await user.click(await screen.findByRole('link', { name: 'margin' }));
    expect(address()).toBe('/search?q=margin');
    await waitFor(() => {
      expect(found()).toContain('/tools/margin');
    });
  });

  it.each(['<img src=x onerror=alert(1)>', 'x'.repeat(10_000), '\u202Eabc', '🙂', '%', '   '])(
    'L55: takes the query %s as text',
    async (query) => {
      open(`/search?q=${encodeURIComponent(query)}`);
      await waitFor(() => {
        const shown = [
          screen.queryByText(/^Nothing on this site matches/),
          document.querySelector('ol mark'),
          screen.queryByText('Calculators'),
        ];
        expect(shown.some((element) => element !== null)).toBe(true);
      });
      expect(document.querySelector('img')).toBeNull();
      expect(field()).toBeInTheDocument();
    },
  );
});
