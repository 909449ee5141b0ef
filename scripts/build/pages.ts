import path from 'node:path';
import type { Manifest } from 'vite';
import type * as PrerenderEntry from '../../src/prerender';
import { adminPaths } from '../../src/domain/adminPaths.ts';
import { parseContactAddress } from '../../src/domain/contactAddress.ts';
import { parsePublishAddress } from '../../src/domain/publishAddress.ts';
import { documentFrom } from './document.ts';
import { securityPolicy } from './policy.ts';
import { filesOf } from './preloads.ts';
import { publish, write, type Publication, type PublishedPage } from './publish.ts';
import { readSheets, sheetsOf } from './sheets.ts';

export const SITE_ENTRY = 'src/site/main.tsx';
export const ADMIN_ENTRY = 'src/admin/main.tsx';

export const isAdminAddress = (address: string) => Object.values<string>(adminPaths).includes(address);

/** The origin of an address, unless it is the site's own. */
const originsOf = (address: { readonly origin: string | null } | null): string[] =>
  address?.origin ? [address.origin] : [];

/** What the pages need of the settings in `.env`. */
interface SiteSettings {
  /** Where the charts' scripts come from; an empty text for the provider itself. */
  readonly providerBase: string;
  /** The origins that the public pages, and the dashboard's, connect to beside the site's own. */
  readonly contact: readonly string[];
  readonly publishing: readonly string[];
}

/** @throws Error for a setting that is no address */
export function readSettings(env: Readonly<Record<string, string>>): SiteSettings {
  const { VITE_TV_BASE = '', VITE_CONTACT_URL = '', VITE_PUBLISH_TO = '', VITE_PUBLISH_HISTORY = '' } = env;
  return {
    providerBase: VITE_TV_BASE,
    contact: originsOf(parseContactAddress(VITE_CONTACT_URL)),
    publishing: originsOf(parsePublishAddress(VITE_PUBLISH_TO, VITE_PUBLISH_HISTORY)),
  };
}

/** What the pages are written from, once the scripts and style sheets of both apps are built. */
export interface SiteBuild {
  /** The pages, rendered. */
  readonly rendered: Pick<
    typeof PrerenderEntry,
    'catalogueFiles' | 'renderPage' | 'searchText' | 'staticFiles'
  > & { readonly publishedSite: Publication['site'] };
  /** The text of `index.html`. */
  readonly template: string;
  /** The folder of the site, such as `/` or `/academy/`. */
  readonly base: string;
  readonly site: Manifest;
  readonly admin: Manifest;
  readonly settings: SiteSettings;
}

/**
 * Writes the HTML of each page, and what is beside the pages.
 * @param out the folder of the build, where its scripts and style sheets are
 * @throws Error for a page whose script is not in the build, or a template without a place for it
 */
export async function writePages(
  out: string,
  { rendered, template, base, site, admin, settings }: SiteBuild,
): Promise<void> {
  const { providerBase, contact, publishing } = settings;
  const policyOf = (sheets: readonly string[], origins: readonly string[]) =>
    securityPolicy(sheets, providerBase, origins);
  const siteSheets = await readSheets(out, site);
  const fonts = Object.values(site).flatMap(({ file }) => (file.endsWith('.woff2') ? [file] : []));

  const pages: PublishedPage[] = [];
  const inlined = new Set<string>();
  for (const { address, sources } of rendered.staticFiles) {
    const page = await rendered.renderPage(address);
    const isAdmin = isAdminAddress(address);
    const files = isAdmin ? filesOf(ADMIN_ENTRY, sources, admin) : filesOf(SITE_ENTRY, sources, site);
    const sheets = isAdmin ? [] : sheetsOf(page.body, files.sheets, siteSheets);
    const sheet = sheets.map(({ text }) => text).join('');
    if (!isAdmin) inlined.add(sheet);
    const html = documentFrom(template, {
      address,
      base,
      policy: isAdmin ? policyOf([], publishing) : policyOf([sheet], contact),
      fonts,
      head: page.head,
      body: page.body,
      sheet,
      inlined: sheets.map(({ file }) => file),
      entry: files.entry,
      preloads: files.preloads,
      sheets: isAdmin ? [admin['style.css']?.file ?? ''] : [],
    });
    await write(path.join(out, address === '/404' ? '404.html' : `${address}/index.html`), html);
    if (page.entry) pages.push(page.entry);
  }
  await write(path.join(out, 'search.json'), await rendered.searchText());
  await publish(out, pages, {
    site: rendered.publishedSite,
    base,
    policy: policyOf([...inlined], [...contact, ...publishing]),
    files: rendered.catalogueFiles,
  });
}
