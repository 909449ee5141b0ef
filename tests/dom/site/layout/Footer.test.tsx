import { screen, within } from '@testing-library/react';
import { expect, it, vi } from 'vitest';
import { quickLinks, serviceLinks } from '@/content/navigation';
import { cfdWarning } from '@/content/regulators';
import { operatorRows, site } from '@/content/site';
import { Footer } from '@/site/layout/Footer';
import { renderRoutes } from '../../../support/render';

const open = () => renderRoutes([{ path: '*', element: <Footer /> }], '/');

const linksOf = (heading: string) =>
  within(screen.getByRole('navigation', { name: heading }))
    .getAllByRole('link')
    .map((link) => [link.textContent, link.getAttribute('href')]);

it('shows the tagline, contacts, operator and CFD warning, and links to legal pages', () => {
  open();
  expect(screen.getByText(site.tagline)).toBeVisible();
  for (const { label, url } of Object.values(site.social))
    expect(screen.getByRole('link', { name: label })).toHaveAttribute('href', url);
  expect(screen.getByRole('link', { name: site.chatNumber })).toHaveAttribute(
    'href',
    `tel:${site.chatNumber.replaceAll(' ', '')}`,
  );
  expect(screen.getByRole('link', { name: site.email })).toHaveAttribute('href', `mailto:${site.email}`);
  expect(screen.getByRole('link', { name: 'contact form' })).toHaveAttribute('href', '/contact');
  expect(screen.getByText(cfdWarning(null))).toBeVisible();
  for (const { text } of operatorRows(site.operator))
    expect(screen.getByText(text, { exact: false })).toBeVisible();
  expect(screen.getByRole('link', { name: 'Privacy' })).toHaveAttribute('href', '/privacy');
  expect(screen.getByRole('link', { name: 'Risk disclosure' })).toHaveAttribute('href', '/risk-disclosure');
});

it('lists the links under each heading', () => {
  open();
  for (const [heading, links] of [
    ['Quick links', quickLinks],
    ['Our services', serviceLinks],
  ] as const)
    expect(linksOf(heading)).toEqual(links.map(({ label, to }) => [label, to]));
});

it('shows the current year', () => {
  vi.useFakeTimers({ toFake: ['Date'], now: new Date(2031, 6, 1) });
  open();
  expect(screen.getByText(/All rights reserved/).closest('p')).toHaveTextContent(
    `© 2031 ${site.name}. All rights reserved.`,
  );
});
