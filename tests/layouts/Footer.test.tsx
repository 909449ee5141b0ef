import { screen, within } from '@testing-library/react';
import { renderToString } from 'react-dom/server';
import { MemoryRouter } from 'react-router-dom';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { Footer } from '@/layouts/Footer';
import { renderRoutes } from '../support/render';

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
  expect(screen.getByText('Trading signals and trading education with the reasoning shown.')).toBeVisible();
  expect(screen.getByRole('link', { name: 'Signals channel' })).toHaveAttribute(
    'href',
    'https://channel.upmark.example/',
  );
  expect(screen.getByRole('link', { name: 'Chat with us' })).toHaveAttribute(
    'href',
    'https://chat.upmark.example/',
  );
  expect(screen.getByText(/^Chat number:/)).toHaveTextContent('+44 7700 900123');
});

it('has the specified quick links', () => {
  open();
  expect(linksOf('Quick links')).toEqual([
    ['Home', '/'],
    ['Markets', '/markets'],
    ['Services', '/services'],
    ['Education', '/education'],
    ['Platforms', '/platforms'],
  ]);
});

it('has the service links', () => {
  open();
  expect(linksOf('Our services')).toEqual([
    ['Free Trading Signals', '/services/signals'],
    ['Webinar Training', '/services/webinar'],
    ['Trading Education', '/services/education'],
    ['IB Partners', '/ib-partners'],
  ]);
});

it('has a contact blurb with the e-mail address and the contact form', () => {
  open();
  expect(screen.getByRole('heading', { name: 'Contact' })).toBeVisible();
  expect(screen.getByRole('link', { name: 'hello@upmark.example' })).toHaveAttribute(
    'href',
    'mailto:hello@upmark.example',
  );
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
    expect(screen.getByText(/All rights reserved/)).toHaveTextContent(
      new RegExp(`^© ${String(year)} Upmark. All rights reserved.$`),
    );
  });

  it('carries no year before, so that a prerendered page does not grow old', () => {
    const html = renderToString(
      <MemoryRouter>
        <Footer />
      </MemoryRouter>,
    );
    const copyright = /©[\s\S]*?All rights reserved/.exec(html)?.[0];
    expect(copyright).toContain('Upmark');
    expect(copyright).not.toMatch(/\d/);
  });
});
