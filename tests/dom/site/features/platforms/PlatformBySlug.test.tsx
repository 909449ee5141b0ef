import { act, screen } from '@testing-library/react';
import { expect, it } from 'vitest';
import { page as notFound } from '@/content/pages/notFound';
import { statements } from '@/content/rules';
import { site } from '@/content/site';
import { PlatformBySlug } from '@/site/features/platforms/PlatformBySlug';
import { aCatalogue, dispatchStorageEvent } from '../../../../support/catalogue';
import { deferred } from '../../../../support/deferred';
import { aPlatform } from '../../../../support/records';
import { catalogueRoute, renderRoutes } from '../../../../support/render';

const open = (address: string, { catalogue }: ReturnType<typeof aCatalogue>) =>
  renderRoutes(
    [
      catalogueRoute(catalogue, [
        { path: '/platforms/:slug', element: <PlatformBySlug notFound={notFound} /> },
      ]),
    ],
    address,
  );

const heading = (name: string) => screen.findByRole('heading', { level: 1, name });

const figure = (term: string) => screen.getByText(term, { selector: 'dt' }).nextElementSibling?.textContent;

it('shows every field of the active platform', async () => {
  const platforms = [
    aPlatform({ name: 'Other' }),
    aPlatform({ name: 'My Own Platform', languages: ['English', 'German'] }),
  ];
  open('/platforms/myownplatform', aCatalogue({ platforms }));
  expect(await heading('My Own Platform')).toBeVisible();
  expect(document.title).toBe(`My Own Platform | ${site.name}`);
  expect(screen.getByText('A platform made for a test.')).toBeVisible();
  expect(screen.getByText('Everything about it.')).toBeVisible();
  expect(figure('Min deposit')).toBe('$100');
  expect(figure('Spreads')).toBe('from 0.0 pips');
  expect(figure('Leverage')).toBe('up to 1:500');
  expect(screen.getByText(statements.retailCaps, { exact: false })).toBeVisible();
  expect(figure('Instruments')).toBe('120');
  expect(figure('Runs on')).toBe('Windows, Android, Web trader');
  expect(figure('Languages')).toBe('English, German');
  for (const feature of ['One', 'Two', 'Three', 'Four']) expect(screen.getByText(feature)).toBeVisible();
  expect(screen.getByRole('link', { name: 'Download My Own Platform' })).toHaveAttribute(
    'href',
    'https://platform.example/download',
  );
  expect(screen.getByRole('link', { name: 'Visit the website' })).toHaveAttribute(
    'href',
    'https://platform.example/',
  );
});

it('shows a loading message, not the not-found page, until platforms have loaded', async () => {
  const held = deferred<undefined>();
  open('/platforms/testplatform', aCatalogue({ platforms: [aPlatform()] }, { wait: () => held.promise }));
  expect(screen.getByText('Loading platforms...')).toBeVisible();
  expect(screen.queryByText('Page not found')).not.toBeInTheDocument();
  held.resolve(undefined);
  expect(await heading('Test Platform')).toBeVisible();
});

it.each([
  ['an unknown slug', '/platforms/nosuch', [aPlatform()]],
  ['an inactive platform', '/platforms/testplatform', [aPlatform({ isActive: false })]],
])('shows the not-found page for %s', async (_what, address, platforms) => {
  open(address, aCatalogue({ platforms }));
  expect(await heading('Page not found')).toBeVisible();
  expect(screen.getByRole('link', { name: 'Back to the home page' })).toHaveAttribute('href', '/');
});

it('omits links with an unsafe URL', async () => {
  const url = 'javascript:alert(1)';
  const platforms = [aPlatform({ downloadLink: url, website: url, logo: url })];
  open('/platforms/testplatform', aCatalogue({ platforms }));
  expect(await heading('Test Platform')).toBeVisible();
  const addresses = screen.getAllByRole('link').map((link) => link.getAttribute('href'));
  expect(addresses).toContain('/platforms');
  expect(addresses.filter((address) => !address?.startsWith('/') || address.startsWith('//'))).toEqual([]);
  expect(screen.queryByRole('presentation')).not.toBeInTheDocument();
});

it('updates when another tab changes the platform', async () => {
  const data = aCatalogue({ platforms: [aPlatform()] });
  open('/platforms/testplatform', data);
  expect(await heading('Test Platform')).toBeVisible();
  data.put({ platforms: [aPlatform({ isActive: false })] });
  act(() => {
    dispatchStorageEvent('upm_platforms');
  });
  expect(await heading('Page not found')).toBeVisible();
});
