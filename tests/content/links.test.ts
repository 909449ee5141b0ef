import { matchRoutes } from 'react-router-dom';
import { describe, expect, it } from 'vitest';
import { routes } from '@/app/routes';
import { legalLinks, mainNavigation, quickLinks, serviceLinks } from '@/content/navigation';
import { site } from '@/content/site';
import { safeExternalUrl } from '@/domain/externalUrl';
import { contactAbout, paths } from '@/paths';
import { contentModules, textsIn } from '../support/content';

/** A page of its own, not the pattern for this browser's platforms, nor the page for what is not found. */
const leadsToAPage = (address: string): boolean => {
  const matched = matchRoutes(routes, address)?.at(-1)?.route.path;
  return matched !== undefined && !matched.includes(':') && matched !== '*';
};

it('knows an address that leads nowhere', () => {
  expect(leadsToAPage('/nosuch')).toBe(false);
  expect(leadsToAPage('/platforms/nosuch')).toBe(false);
  expect(leadsToAPage('/about')).toBe(true);
});

it.each(textsIn(paths).map(({ text }) => text))('%s of the list of addresses leads to a page', (address) => {
  expect(leadsToAPage(address)).toBe(true);
});

describe.each([
  ['the header', mainNavigation, 8 + 5 + 3 + 5 + 3],
  ["the footer's quick links", quickLinks, 5],
  ["the footer's service links", serviceLinks, 4],
  ["the footer's small print", legalLinks, 2],
])('%s', (_where, links, count) => {
  const addresses = textsIn(links).filter(({ key }) => key === 'to');

  it('has no dead link', () => {
    expect(addresses).toHaveLength(count);
    expect(addresses.filter(({ text }) => !leadsToAPage(text))).toEqual([]);
  });
});

describe.each([...contentModules].filter(([, module]) => textsIn(module).length > 0))(
  'content/%s',
  (_name, module) => {
    const texts = textsIn(module);

    it('links to pages only', () => {
      const dead = texts.filter(({ key, text }) => key === 'to' && !leadsToAPage(text));
      expect(dead).toEqual([]);
    });

    it('has no placeholder for a link, and no address under another name than to', () => {
      const looksLikeAnAddress = /^(?:#|javascript:|\/(?:[a-z]|$))/;
      const strays = texts.filter(({ key, text }) => key !== 'to' && looksLikeAnAddress.test(text));
      expect(strays).toEqual([]);
    });

    it('leads outside by safe addresses only', () => {
      const unsafe = texts.filter(({ key, text }) => /url$/i.test(key) && safeExternalUrl(text) !== text);
      expect(unsafe).toEqual([]);
    });
  },
);

it('fills in the subject of the contact page', () => {
  expect(contactAbout('Webinar: risk & reward')).toBe('/contact?subject=Webinar%3A+risk+%26+reward');
  expect(leadsToAPage(contactAbout('Webinar'))).toBe(true);
});

it('has an address of its own for canonical links, without a trailing slash', () => {
  expect(`${site.address}/`).toBe(safeExternalUrl(site.address));
});
