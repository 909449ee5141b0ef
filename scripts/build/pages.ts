import path from 'node:path';
import type { Manifest } from 'vite';
import type * as PrerenderEntry from '../../src/prerender';
import { isAdminPath } from '../../src/domain/accounts/adminPaths.ts';
import { parseContactAddress } from '../../src/domain/text/contactAddress.ts';
import { parsePublishAddress } from '../../src/domain/text/publishAddress.ts';
import { keyPrefix, storageKeys } from '../../src/data/storage/storageKeys.ts';
import { headScript } from '../../src/runtime/headScript.ts';
import { documentFrom } from './document.ts';
import { securityPolicy } from './policy.ts';
import { filesOf } from './preloads.ts';
import { publish, write, type Publication, type PublishedPage } from './publish.ts';
import { readSheets, sheetsOf } from './sheets.ts';
import { createTitleFaces } from './titleFace.ts';

export const SITE_ENTRY = 'src/site/main.tsx';
export const ADMIN_ENTRY = 'src/admin/main.tsx';

const originsOf = (address: { readonly origin: string | null } | null): string[] =>
  address?.origin ? [address.origin] : [];

/** Settings from `.env` that affect pages. */
interface SiteSettings {
  /** Base URL of the chart scripts; empty for the provider itself. */
  readonly providerBase: string;
  /** Other origins that public pages, and the dashboard, may connect to. */
  readonly contact: readonly string[];
  readonly publishing: readonly string[];
}

/** @throws Error if a setting is not a valid URL */
export function readSettings(env: Readonly<Record<string, string>>): SiteSettings {
  const { VITE_TV_BASE = '', VITE_CONTACT_URL = '', VITE_PUBLISH_TO = '', VITE_PUBLISH_HISTORY = '' } = env;
  return {
    providerBase: VITE_TV_BASE,
    contact: originsOf(parseContactAddress(VITE_CONTACT_URL)),
    publishing: originsOf(parsePublishAddress(VITE_PUBLISH_TO, VITE_PUBLISH_HISTORY)),
  };
}

/** The input for writing pages, once the scripts and style sheets of both apps are built. */
export interface SiteBuild {
  readonly rendered: Pick<
    typeof PrerenderEntry,
    'catalogueFiles' | 'renderPage' | 'searchIndexText' | 'staticFiles'
  > & { readonly publishedSite: Publication['site'] };
  readonly template: string;
  /** The site's base path, such as `/` or `/academy/`. */
  readonly base: string;
  readonly site: Manifest;
  readonly admin: Manifest;
  readonly settings: SiteSettings;
}

/**
 * Writes the HTML of each page and the files that accompany them.
 * @param out the build folder with scripts and style sheets
 * @throws Error if a page's script is not in the build, or the template has no placeholder for it
 */
export async function writePages(
  out: string,
  { rendered, template, base, site, admin, settings }: SiteBuild,
): Promise<void> {
  const { providerBase, contact, publishing } = settings;
  const script = headScript(keyPrefix(base) + storageKeys.theme, keyPrefix(base) + storageKeys.progress);
  const policyOf = (sheets: readonly string[] | null, origins: readonly string[]) =>
    securityPolicy(script, sheets, providerBase, origins);
  const titleFaceOf = await createTitleFaces();
  const siteSheets = await readSheets(out, site);
  const fonts = Object.values(site).flatMap(({ file }) => (file.endsWith('.woff2') ? [file] : []));

  const pages: PublishedPage[] = [];
  for (const { address, sources } of rendered.staticFiles) {
    const page = await rendered.renderPage(address);
    const isAdmin = isAdminPath(address);
    const files = isAdmin ? filesOf(ADMIN_ENTRY, sources, admin) : filesOf(SITE_ENTRY, sources, site);
    const sheets = isAdmin ? [] : sheetsOf(page.body, files.sheets, siteSheets);
    const face = isAdmin ? '' : await titleFaceOf(page.body);
    const sheet = sheets.map(({ text }) => text).join('') + face;
    const html = documentFrom(template, {
      address,
      base,
      script,
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
  await write(path.join(out, 'search.json'), await rendered.searchIndexText());
  await publish(out, pages, {
    site: rendered.publishedSite,
    base,
    policy: policyOf(null, [...contact, ...publishing]),
    files: rendered.catalogueFiles,
  });
}
