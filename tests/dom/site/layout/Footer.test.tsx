import { screen, within } from '@testing-library/react';
import { renderToString } from 'react-dom/server';
import { MemoryRouter } from 'react-router-dom';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { quickLinks, serviceLinks } from '@/content/navigation';
import { site } from '@/content/site';
import { Footer } from '@/site/layout/Footer';
import { renderRoutes } from '../../../support/render';

afterEach(() => {
  vi.useRealTimers();
});

const open = () => renderRoutes([{ path: '*', element: <Footer /> }], '/');

const linksOf = (heading: string) =>
  within(screen.getByRole('navigation', { name: heading }))
    .getAllByRole('link')
    .map((link) => [link.textContent, link.getAttribute('href')]);

it('has the brand blurb, the two social links and the chat number', () => {
  open();
  expect(screen.getByText(site.tagline)).toBeVisible();
  for (const { label, url } of Object.values(site.social))
    expect(screen.getByRole('link', { name: label })).toHaveAttribute('href', url);
  expect(screen.getByRole('link', { name: site.chatNumber })).toHaveAttribute(
    'href',
    `tel:${site.chatNumber.replaceAll(' ', '')}`,
  );
});

it.each([
  ['Quick links', quickLinks],
  ['Our services', serviceLinks],
])('has the list "%s"', (heading, links) => {
  open();
  expect(linksOf(heading)).toEqual(links.map(({ label, to }) => [label, to]));
});

it('has a contact blurb with the e-mail address and the contact form', () => {
  open();
  expect(screen.getByRole('heading', { name: 'Contact' })).toBeVisible();
  expect(screen.getByRole('link', { name: site.email })).toHaveAttribute('href', `mailto:${site.email}`);
  expect(screen.getByRole('link', { name: 'contact form' })).toHaveAttribute('href', '/contact');
});

it('warns that trading leveraged products can lose money', () => {
  open();
  expect(screen.getByText(/trading leveraged products can lose money/)).toBeVisible();
});

it('leads to the privacy page and the risk disclosure', () => {
  open();
  expect(screen.getByRole('link', { name: 'Privacy' })).toHaveAttribute('href', '/privacy');
  expect(screen.getByRole('link', { name: 'Risk disclosure' })).toHaveAttribute('href', '/risk-disclosure');
});

describe('the copyright', () => {
  it.each([2026, 2031])('carries the year of the clock once the page is live: %i', (year) => {
    vi.useFakeTimers({ toFake: ['Date'], now: new Date(year, 6, 1) });
    open();
    expect(screen.getByText(/All rights reserved/).closest('p')).toHaveTextContent(
      `© ${String(year)} ${site.name}. All rights reserved.`,
    );
  });

  it('carries no year before, so that a prerendered page does not grow old', () => {
    const html = renderToString(
      <MemoryRouter>
        <Footer />
      </MemoryRouter>,
    );
    const copyright = /©[\s\S]*?All rights reserved/.exec(html)?.[0];
    expect(copyright).toContain(renderToString(<>{site.name}</>));
    expect(copyright).not.toMatch(/\d/);
  });
});
