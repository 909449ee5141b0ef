import { readFile, rm } from 'node:fs/promises';
import path from 'node:path';
import { pathToFileURL } from 'node:url';
import { loadEnv, type Manifest, type Plugin, type ViteBuilder } from 'vite';
import type * as PrerenderEntry from '../../src/prerender';
import { adminPaths } from '../../src/domain/adminPaths.ts';
import { parseContactAddress } from '../../src/domain/contactAddress.ts';
import { parsePublishAddress } from '../../src/domain/publishAddress.ts';
import { documentFrom } from './document.ts';
import { securityPolicy } from './policy.ts';
import { filesOf } from './preloads.ts';
import { publish, write, type PublishedPage } from './publish.ts';
import { readSheets, sheetsOf } from './sheets.ts';

const SITE_ENTRY = 'src/site/main.tsx';
const ADMIN_ENTRY = 'src/admin/main.tsx';
const SSR_OUT = 'node_modules/.cache/prerender';

/** One folder beside the scripts for each app, removed when the pages are written. */
const MANIFESTS = { client: '.vite/site.json', admin: '.vite/admin.json' };

const isAdminAddress = (address: string) => Object.values<string>(adminPaths).includes(address);

/** The origin of an address, unless it is the site's own. */
const originsOf = (address: { readonly origin: string | null } | null): string[] =>
  address?.origin ? [address.origin] : [];

async function build(builder: ViteBuilder, name: string): Promise<void> {
  const environment = builder.environments[name];
  if (!environment) throw new Error(`The build has no ${name} environment.`);
  await builder.build(environment);
}

/** Entities and their rules, lists of lessons and terms, what draws sentences, features: how many pages show them says nothing of the rest. */
const WITH_THEIR_PAGES =
  /src[\\/](?:domain[\\/](?!grouped|locale|webinarTimes)|data[\\/](?!report|siteReach|storage[\\/](?:browserStore|keyValueStore|preference|storageChanges|storageError|storageKeys)\b)|site[\\/](?:ListingsProvider|components[\\/](?:Definitions|Text|Term)|features|sections|charts)|content[\\/](?:lesson|course|glossary))/;

/**
 * React apart, as it changes less often; what most pages share in one file, so that a next page is few; what draws
 * words in another, which lists and records do without. The others join small modules that mostly come together: each
 * file that is named costs a slow phone some milliseconds before it paints. A group is only what its test names, as with
 * what it imports it would hand that to pages that need nothing else of it.
 */
const codeSplitting = {
  includeDependenciesRecursively: false,
  groups: [
    {
      name: 'react',
      test: /node_modules[\\/](?:react|react-dom|scheduler|react-router|react-router-dom)[\\/]/,
    },
    {
      name: 'shared',
      test: (id: string) => /src[\\/]|lucide[\\/]dist/.test(id) && !WITH_THEIR_PAGES.test(id),
      minShareCount: 6,
    },
    {
      name: 'lessons',
      test: /src[\\/]content[\\/](?:lessonOrder|lessonPlace|courseOrder)\b/,
      minShareCount: 2,
    },
    {
      name: 'words',
      test: /src[\\/](?:site[\\/](?:sections[\\/]|charts[\\/](?:BarsFigure|figures)\b|components[\\/](?:ActionLink|ArrowLink|CardList|CallToActionBand|RelatedPages)\b)|content[\\/]readingTime\b)/,
      minShareCount: 2,
    },
    {
      name: 'lesson',
      test: /src[\\/]site[\\/]templates[\\/]Lesson(?:Neighbours|Part)\b/,
      minShareCount: 2,
    },
    {
      name: 'ticks',
      test: /src[\\/](?:site[\\/]features[\\/]learning[\\/](?:Tick|useProgress)|domain[\\/]learning[\\/]done)\b/,
      minShareCount: 2,
    },
    {
      name: 'arithmetic',
      test: /src[\\/]domain[\\/](?:exact|futures|tradeArithmetic)\b/,
      minShareCount: 2,
    },
    {
      name: 'icons',
      test: /lucide[\\/]dist/,
      minShareCount: 2,
    },
    {
      name: 'lists',
      test: /src[\\/](?:data[\\/](?:storage[\\/](?:json|keepAside))|domain[\\/](?:entity|externalUrl|slug|minDeposit)\b)/,
      minShareCount: 2,
    },
    {
      name: 'reading',
      test: /src[\\/](?:data[\\/](?:catalogue[\\/](?:administeredHere|browserEnvironment|latestSeeds|newestValues|parseList|publishedCatalogue|seed|simulatedDelays)\b|storage[\\/]lock\b|randomHex\b|webinars[\\/])|domain[\\/](?:storageQuota|webinarTimes)\b)/,
      minShareCount: 2,
    },
    {
      name: 'charts',
      test: /src[\\/]site[\\/]charts[\\/](?:ChartDrawing|chartMarks|chartScale|TradeChartFigure\.module)/,
      minShareCount: 2,
    },
  ],
};

/**
 * Builds the two apps apart, so that visitors load nothing of the admin area and neither its data router, and writes
 * one HTML file for each page (`platforms/index.html` and so on, and `404.html`): every page can be read before
 * its scripts run, and any static host can serve it. A page of the site inlines the sheets it is drawn with, so that
 * nothing blocks the first paint; admin pages link theirs.
 */
export function prerender(): Plugin {
  return {
    name: 'prerender',
    config: (_config, { command }) =>
      command === 'build'
        ? {
            builder: {},
            build: {
              // Every browser of the target knows module preloads.
              modulePreload: { polyfill: false },
            },
            environments: {
              client: {
                build: {
                  manifest: MANIFESTS.client,
                  rolldownOptions: { input: SITE_ENTRY, output: { codeSplitting } },
                },
              },
              admin: {
                consumer: 'client',
                build: {
                  manifest: MANIFESTS.admin,
                  cssCodeSplit: false,
                  emptyOutDir: false,
                  copyPublicDir: false,
                  rolldownOptions: { input: ADMIN_ENTRY, output: { codeSplitting } },
                },
              },
              ssr: {
                build: {
                  outDir: SSR_OUT,
                  emptyOutDir: true,
                  copyPublicDir: false,
                  // The SSR bundle imports every page eagerly; silence the ineffective-dynamic-import check.
                  rolldownOptions: {
                    input: 'src/prerender.tsx',
                    checks: { ineffectiveDynamicImport: false },
                  },
                },
              },
            },
          }
        : {},
    // The development server has one HTML file for both apps.
    transformIndexHtml: {
      order: 'pre',
      handler: (html, { server, originalUrl = '' }) =>
        server &&
        isAdminAddress(
          `/${new URL(originalUrl, 'http://host.invalid').pathname.slice(server.config.base.length)}`,
        )
          ? html.replace(SITE_ENTRY, ADMIN_ENTRY)
          : html,
    },
    buildApp: {
      order: 'post',
      async handler(builder) {
        const { base, mode, envDir, environments, build: options } = builder.config;
        const out = environments.client?.build.outDir ?? options.outDir;
        const {
          VITE_TV_BASE = '',
          VITE_CONTACT_URL = '',
          VITE_PUBLISH_TO = '',
          VITE_PUBLISH_HISTORY = '',
        } = loadEnv(mode, envDir || '.');
        const contact = originsOf(parseContactAddress(VITE_CONTACT_URL));
        const publishing = originsOf(parsePublishAddress(VITE_PUBLISH_TO, VITE_PUBLISH_HISTORY));
        for (const name of ['client', 'admin', 'ssr']) await build(builder, name);
        const entryUrl = pathToFileURL(path.resolve(SSR_OUT, 'prerender.js')).href;
        const entry = (await import(entryUrl)) as typeof PrerenderEntry;

        const manifestOf = async (file: string) =>
          JSON.parse(await readFile(path.join(out, file), 'utf8')) as Manifest;
        const site = await manifestOf(MANIFESTS.client);
        const admin = await manifestOf(MANIFESTS.admin);
        await rm(path.join(out, path.dirname(MANIFESTS.client)), { recursive: true });
        const siteSheets = await readSheets(out, site);
        const policyOf = (sheets: readonly string[], origins: readonly string[]) =>
          securityPolicy(sheets, VITE_TV_BASE, origins);
        const fonts = Object.values(site).flatMap(({ file }) => (file.endsWith('.woff2') ? [file] : []));
        const template = await readFile('index.html', 'utf8');

        const pages: PublishedPage[] = [];
        const inlined = new Set<string>();
        for (const { address, sources } of entry.staticFiles) {
          const page = await entry.renderPage(address);
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
        await write(path.join(out, 'search.json'), await entry.searchText());
        await publish(out, pages, {
          site: entry.publishedSite,
          base,
          policy: policyOf([...inlined], [...contact, ...publishing]),
          files: entry.catalogueFiles,
        });
      },
    },
  };
}
