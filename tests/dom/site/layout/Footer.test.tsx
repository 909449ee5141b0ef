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

it('shows the tagline, social links and chat number', () => {
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
])('lists the links under "%s"', (heading, links) => {
  open();
  expect(linksOf(heading)).toEqual(links.map(({ label, to }) => [label, to]));
});

it('links to the email address and the contact form', () => {
  open();
  expect(screen.getByRole('heading', { name: 'Contact' })).toBeVisible();
  expect(screen.getByRole('link', { name: site.email })).toHaveAttribute('href', `mailto:${site.email}`);
  expect(screen.getByRole('link', { name: 'contact form' })).toHaveAttribute('href', '/contact');
});

it('shows the prescribed CFD warning', () => {
  open();
  expect(screen.getByText(cfdWarning(null))).toBeVisible();
});

it("shows the operator's details that are filled in", () => {
  open();
  for (const { text } of operatorRows(site.operator))
    expect(screen.getByText(text, { exact: false })).toBeVisible();
});

it('links to the privacy and risk pages', () => {
  open();
  expect(screen.getByRole('link', { name: 'Privacy' })).toHaveAttribute('href', '/privacy');
  expect(screen.getByRole('link', { name: 'Risk disclosure' })).toHaveAttribute('href', '/risk-disclosure');
});

it('shows the current year', () => {
  vi.useFakeTimers({ toFake: ['Date'], now: new Date(2031, 6, 1) });
  open();
  expect(screen.getByText(/All rights reserved/).closest('p')).toHaveTextContent(
    `© 2031 ${site.name}. All rights reserved.`,
  );
});
