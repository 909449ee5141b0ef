import { mkdir, writeFile } from 'node:fs/promises';
import path from 'node:path';
import type { CardSubject } from '../../src/site/seo/cardSubject.ts';
import { changedDates } from './changedDates.ts';
import { APPLE_ICON, APPLE_ICON_SIZE, ICON_SIZES, iconFile, manifest, robots, sitemap } from './discovery.ts';
import { hostFiles } from './hostFiles.ts';
import { createImageMaker } from './images.ts';
import { colour } from './tokens.ts';

/** A page for search engines and link previews. */
export interface PublishedPage extends CardSubject {
  readonly url: string;
  /** The social card, relative to the site root. */
  readonly card: string;
  /** The page's content file. */
  readonly file: string;
  /** Date of the last change (`YYYY-MM-DD`); if missing, the one in the content file's history is used. */
  readonly changed?: string;
}

export interface Publication {
  readonly site: { readonly name: string; readonly tagline: string; readonly address: string };
  readonly base: string;
  readonly policy: string;
  /** Other files made from the catalogue (feeds and calendars), by name. */
  readonly files: Readonly<Record<string, string>>;
}

export async function write(file: string, content: string | Uint8Array): Promise<void> {
  await mkdir(path.dirname(file), { recursive: true });
  await writeFile(file, content);
}

/** Writes the files next to the pages, for search engines, link previews, devices and static hosts. */
export async function publish(
  out: string,
  pages: readonly PublishedPage[],
  { site, base, policy, files: others }: Publication,
): Promise<void> {
  const dates = changedDates('src/content');
  const images = await createImageMaker(site.name, new URL(site.address).host);
  const files: Record<string, string | Uint8Array> = {
    'sitemap.xml': sitemap(pages.map(({ url, file, changed = dates.get(file) }) => ({ url, changed }))),
    'robots.txt': robots(`${site.address}${base}sitemap.xml`),
    'manifest.json': manifest({
      name: site.name,
      description: site.tagline,
      colour: colour('board'),
      base,
    }),
    [APPLE_ICON]: images.icon(APPLE_ICON_SIZE),
    ...hostFiles(policy, base),
    ...others,
  };
  for (const size of ICON_SIZES) files[iconFile(size)] = images.icon(size);
  for (const { card, ...subject } of pages) files[card] = images.card(subject);
  await Promise.all(Object.entries(files).map(([name, content]) => write(path.join(out, name), content)));
}
