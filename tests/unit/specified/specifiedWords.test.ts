import { expect, it } from 'vitest';
import { site } from '@/content/site';
import { renderPage } from '@/prerender';
import { withoutEntities } from '../../support/html';

/** The visible text of a rendered page with whitespace collapsed. */
async function wordsOf(address: string): Promise<string> {
  const { body } = await renderPage(address);
  return withoutEntities(body.replace(/<[^>]+>/g, ' ')).replace(/\s+/g, ' ');
}

async function mainOf(address: string): Promise<string> {
  const { body } = await renderPage(address);
  return /<main[\s\S]*<\/main>/.exec(body)?.[0] ?? '';
}

const linksIn = (html: string): string[] =>
  [...html.matchAll(/<a\b[^>]*\bhref="([^"]*)"/g)].map((match) => withoutEntities(match[1] ?? ''));

/** Link labels of a page by URL. */
const labelled = (html: string): string[] =>
  [...html.matchAll(/<a\b[^>]*\bhref="([^"]*)"[^>]*>([\s\S]*?)<\/a>/g)].map(
    ([, href = '', label = '']) => `${label.replace(/<[^>]+>/g, '').trim()} -> ${href}`,
  );

const SESSIONS = ['22:00-07:00', '00:00-09:00', '08:00-17:00', '13:00-22:00'];

/** Wording that the specification requires, verbatim. */
const REQUIRED: readonly (readonly [address: string, ...texts: string[]])[] = [
  ['/', 'Get Trading Signals', 'Start Learning', 'Who We Are', 'Mission', 'Vision', 'Values'],
  [
    '/',
    '10+',
    '5000+',
    '50+',
    '24/7',
    'Regulated brokers',
    'Professional traders',
    'Market analysis',
    '1-2%',
    '1:2',
  ],
  ['/markets', 'Forex', 'Indices', 'Commodities', 'Crypto', 'Stocks', 'Why people trade these markets'],
  ['/markets', 'Major forex pairs', 'Digital assets and commodities'],
  ['/markets/forex', 'Sydney', 'Tokyo', 'London', 'New York', 'GMT', ...SESSIONS, 'up to 1:500', '1-2%'],
  [
    '/markets/commodity',
    'Overview',
    'Six benefits',
    'Precious metals',
    'Energy',
    'Agricultural',
    'Price factors',
  ],
  ['/markets/crypto', 'Eight major coins', 'Factors', 'Strategies', 'Risk warning', 'Tips'],
  [
    '/markets/stocks',
    'Eight sectors',
    'Twelve popular tickers',
    'Four approaches',
    'Factors',
    'Strategies',
    'Tips',
  ],
  ['/services', 'Education', 'Webinar Training', 'Free Trading Signals'],
  ['/services/signals', 'Entry', 'Stop loss', 'Take profit', '1:2', '$100'],
  [
    '/services/webinar',
    '30 October 2025, 15:00 GMT',
    '5 November 2025, 19:00 GMT',
    '12 November 2025, 17:00 GMT',
  ],
  ['/services/webinar', 'Register Now'],
  ['/education/beginner', '12-15 hours', 'Lifetime access', 'ertificate', '$10,000', '1-2%', '1:2'],
  ['/education/intermediate', '16-20 hours', '3-6 months'],
  [
    '/education/advanced',
    '28-36 hours',
    'apstone',
    'qualification review',
    'entoring',
    'Pro Trading Accounts',
  ],
  ['/platforms', 'Loading platforms...'],
  ['/ib-partners', 'Loading brokers...'],
  ['/contact', 'Name', 'Email', 'Subject', 'Message', site.email],
];

it.each(REQUIRED)('shows the specified text on %s', async (address, ...texts) => {
  const words = await wordsOf(address);
  for (const text of texts) expect(words).toContain(text);
});

it.each([
  ['/', ['Get Trading Signals -> /services', 'Start Learning -> /education']],
  ['/education/beginner', ['Attend Free Webinar -> /services/webinar', 'Choose Your Broker -> /ib-partners']],
  ['/education/advanced', ['Pro Trading Accounts -> /ib-partners']],
])('labels the links on %s as specified', async (address, expected) => {
  expect(labelled(await mainOf(address))).toEqual(expect.arrayContaining(expected));
});

it.each([
  ['/', ['/services/signals', '/education', '/services/webinar']],
  [
    '/markets',
    ['/markets/forex', '/markets/indices', '/markets/commodity', '/markets/crypto', '/markets/stocks'],
  ],
  ['/services', ['/services/education', '/services/webinar', '/services/signals']],
  ['/services/education', ['/education/beginner', '/education/intermediate', '/education/advanced']],
  ['/education', ['/education/beginner', '/education/intermediate', '/education/advanced']],
  [
    '/education',
    [
      '/education/forex',
      '/education/commodity',
      '/education/indices',
      '/education/stocks',
      '/education/crypto',
    ],
  ],
  ['/platforms/mt5', ['/ib-partners', '/education']],
  ['/platforms/mt4', ['/ib-partners', '/education']],
  ['/platforms/ctraders', ['/ib-partners', '/education']],
])('links from %s to the specified URLs', async (address, expected) => {
  expect(linksIn(await mainOf(address))).toEqual(expect.arrayContaining(expected));
});

it.each(['beginner', 'intermediate', 'advanced', 'forex', 'commodity', 'indices', 'stocks', 'crypto'])(
  'links from the %s course to the contact page',
  async (course) => {
    const links = linksIn(await mainOf(`/education/${course}`));
    expect(links.map((link) => link.split('?')[0])).toContain('/contact');
  },
);

it('fills in the subject for each webinar', async () => {
  const subjects = linksIn(await mainOf('/services/webinar')).filter((link) => link.startsWith('/contact?'));
  const named = (pattern: RegExp) =>
    subjects.filter((link) => pattern.test(new URL(link, 'http://x').searchParams.get('subject') ?? ''));
  expect(named(/^Webinar: ./)).toHaveLength(3);
  expect(named(/^Subject for a webinar$/)).toHaveLength(1);
});

it('marks floating prices as samples', async () => {
  const html = await mainOf('/');
  expect(html).toContain('Sample prices, not live');
  expect(html).toContain('>samples<');
});
