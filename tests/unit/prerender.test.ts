// @vitest-environment node
import { beforeAll, expect, it, vi } from 'vitest';
import { allPages as registry } from '@/content/lessonPages';
import { CFD_RISK } from '@/content/regulators';
import { escapeHtml } from '@/site/seo/escapeHtml';
import { site } from '@/content/site';
import { adminPaths } from '@/domain/accounts/adminPaths';
import { catalogueFiles, renderPage, staticFiles, type StaticPage } from '@/prerender';
import { pageAt as matchingPage } from '@/site/siteRoutes';
import { withoutEntities } from '../support/html';
import { aliases, shownWebinars } from '../support/owner';

const GUARDED = [adminPaths.dashboard, adminPaths.secureDashboard];
const WITHOUT_PUBLIC_FRAME: readonly string[] = Object.values(adminPaths);
const staticPaths = staticFiles.map(({ address }) => address);
const publicPaths = staticPaths.filter((path) => !WITHOUT_PUBLIC_FRAME.includes(path));

/** Built files that pages link to. */
const BESIDE_THE_PAGES = [...Object.keys(catalogueFiles), 'catalogue.json'].map((file) => `/${file}`);

/** Browser globals that Node has too; window and document don't exist here. */
const NOT_FOR_RENDERING = ['localStorage', 'sessionStorage', 'navigator', 'fetch'];

const refuse = (what: string) => () => {
  throw new Error(`${what} was read while rendering.`);
};

/** A Date that accepts a given instant but throws when the current time is read. */
const stoppedClock = (RealDate: DateConstructor): DateConstructor =>
  new Proxy(RealDate, {
    construct(target, parts: unknown[], newTarget) {
      if (parts.length === 0) refuse('the clock')();
      return Reflect.construct(target, parts, newTarget) as Date;
    },
    apply: refuse('the clock'),
    get: (target, key) => (key === 'now' ? refuse('the clock') : (Reflect.get(target, key) as unknown)),
  });

/** Renders in another time zone; reading storage, the clock, navigator or the network throws. */
async function renderInTheDark(path: string): Promise<StaticPage> {
  const restored = NOT_FOR_RENDERING.map((name) => ({
    name,
    own: Object.getOwnPropertyDescriptor(globalThis, name),
  }));
  for (const { name } of restored)
    Object.defineProperty(globalThis, name, { configurable: true, get: refuse(name) });
  vi.stubGlobal('Date', stoppedClock(Date));
  vi.stubEnv('TZ', 'Pacific/Kiritimati');
  try {
    return await renderPage(path);
  } finally {
    vi.unstubAllGlobals();
    vi.unstubAllEnvs();
    for (const { name, own } of restored) {
      if (own) Object.defineProperty(globalThis, name, own);
      else Reflect.deleteProperty(globalThis, name);
    }
  }
}

/** Every page, rendered once before the tests, which also loads its modules. */
const pages = new Map<string, StaticPage>();
const pageAt = (path: string): StaticPage => {
  const page = pages.get(path);
  if (!page) throw new Error(`${path} was not rendered.`);
  return page;
};

beforeAll(async () => {
  for (const path of staticPaths) pages.set(path, await renderPage(path));
}, 300_000);

const titleOf = ({ head }: StaticPage) => withoutEntities(/<title>([^<]+)<\/title>/.exec(head)?.[1] ?? '');
const mainOf = (path: string) => /<main[\s\S]*<\/main>/.exec(pageAt(path).body)?.[0] ?? '';
const linksOf = (path: string) =>
  [...pageAt(path).body.matchAll(/<a [^>]*href="([^"]*)"/g)].map(([, to = '']) => withoutEntities(to));
const repeated = (texts: readonly string[]) => texts.filter((text, index) => texts.indexOf(text) !== index);

it.each(staticPaths)('renders complete metadata and nothing else into the head of %s', (path) => {
  const { head, body } = pageAt(path);
  expect(titleOf(pageAt(path))).toContain(site.name);
  expect(head).toMatch(/<meta name="description" content="[^"]{20,}"/);
  const left = head
    .replace(/<title[^>]*>[^<]*<\/title>|<(?:meta|link)\b[^>]*>/g, '')
    .replace(/^<script type="application\/ld\+json">[^<]*<\/script>$/, '');
  expect(left).toBe('');
  expect(body).not.toMatch(/<(?:title|meta|link)\b/);
  expect(repeated([...body.matchAll(/ id="([^"]+)"/g)].map(([, id = '']) => id))).toEqual([]);
});

it.each(staticPaths)(
  'renders %s identically without storage, clock, network or local time zone',
  async (path) => {
    expect(await renderInTheDark(path)).toEqual(pageAt(path));
  },
);

it.each(publicPaths)('gives %s one h1 and no skipped heading level', (path) => {
  const { body } = pageAt(path);
  expect(body.match(/<main[ >]/g)).toHaveLength(1);
  expect(body.match(/<h1[ >]/g)).toHaveLength(1);
  const levels = [...mainOf(path).matchAll(/<h([1-6])\b/g)].map(([, level]) => Number(level));
  expect(levels[0]).toBe(1);
  for (const [index, level] of levels.entries())
    expect(level - (levels[index - 1] ?? 0)).toBeLessThanOrEqual(1);
});

it.each(publicPaths)('shows header, footer and risk warning on %s', (path) => {
  const { body } = pageAt(path);
  expect(body).toContain('<header');
  expect(body).toContain('<footer');
  expect(body).toContain(CFD_RISK);
});

it.each(publicPaths)('shows neither missing values nor unrounded numbers on %s', (path) => {
  const shown = withoutEntities(mainOf(path).replace(/<[^>]+>/g, '\n'));
  // The smallest price step may be 0.00000001.
  expect(shown.match(/\[object \w+\]|\bundefined\b|\bNaN\b|\b(?!0\.0+1\b)\d+\.\d{7,}/g) ?? []).toEqual([]);
});

it.each(publicPaths)('links from %s only to existing pages', (path) => {
  const links = linksOf(path);
  expect(links.length).toBeGreaterThan(20);
  const dead = links.filter((address) => {
    if (BESIDE_THE_PAGES.includes(address)) return false;
    if (address.startsWith('/'))
      return (
        matchingPage(new URL(address, 'http://site.invalid').pathname)?.path === '*' &&
        !WITHOUT_PUBLIC_FRAME.includes(address)
      );
    if (address.startsWith('#')) return !pageAt(path).body.includes(` id="${address.slice(1)}"`);
    return !/^(?:https:\/\/|mailto:|tel:)./.test(address);
  });
  expect(dead).toEqual([]);
});

it.each(WITHOUT_PUBLIC_FRAME)(
  'keeps %s out of search engines and omits the public header and footer',
  (path) => {
    const { head, body } = pageAt(path);
    expect(body).not.toContain('<footer');
    expect(body).not.toContain('aria-label="Main"');
    expect(body).not.toContain('aria-label="Market ticker"');
    expect(head).toContain('<meta name="robots" content="noindex"');
  },
);

it.each(GUARDED)('shows nothing of the dashboard at %s before hydration', (path) => {
  const { body } = pageAt(path);
  expect(body).not.toContain('Dashboard');
  expect(body).not.toContain('Add Broker');
  expect(body).toContain(`>${escapeHtml(site.adminName)}</h1>`);
  expect(body).toContain('Loading…');
  expect(body).toMatch(/<noscript>.*The dashboard needs JavaScript.*<\/noscript>/);
});

const inSite = (path: string) => linksOf(path).filter((to) => to.startsWith('/'));
const target = (link: string) => link.replace(/[?#].*/, '');

it('links only to fragments that exist on the target page', () => {
  const places = [...new Set(publicPaths.flatMap(inSite))].filter((link) => link.includes('#'));
  expect(places.length).toBeGreaterThan(20);
  const missing = places.filter(
    (place) => !pageAt(target(place)).body.includes(` id="${place.replace(/.*#/, '')}"`),
  );
  expect(missing).toEqual([]);
});

it('links to every indexed page and every catalogue file', () => {
  const targets = new Set(publicPaths.flatMap(inSite).map(target));
  const known = publicPaths.filter((path) => !(path in aliases) && !pageAt(path).head.includes('noindex'));
  expect([...known, ...BESIDE_THE_PAGES].filter((address) => !targets.has(address))).toEqual([]);
});

it('gives every indexed page its own title, description and canonical URL', () => {
  const heads = publicPaths
    .filter((path) => !(path in aliases))
    .map((path) => pageAt(path).head)
    .filter((head) => !head.includes('noindex'));
  expect(heads.length).toBeGreaterThan(20);
  for (const part of [
    /<title[^>]*>([^<]+)/,
    /name="description" content="([^"]+)"/,
    /rel="canonical" href="([^"]+)"/,
  ])
    expect(repeated(heads.map((head) => part.exec(head)?.[1] ?? 'none'))).toEqual([]);
});

it.each(Object.entries(aliases))('gives %s the title and the canonical URL of %s', (path, canonical) => {
  expect(pageAt(path).head).toContain(`<link rel="canonical" href="${site.address}${canonical}"`);
  expect(titleOf(pageAt(path))).toBe(titleOf(pageAt(canonical)));
});

/** The schema.org entities on a page. */
const thingsOn = (path: string): Record<string, unknown>[] => {
  const block = /<script type="application\/ld\+json">(.*?)<\/script>/.exec(pageAt(path).head)?.[1];
  if (block === undefined) return [];
  return (JSON.parse(block) as { '@graph': Record<string, unknown>[] })['@graph'];
};
const thing = (path: string, type: string) => thingsOn(path).find((found) => found['@type'] === type);

it('describes the site and its operator on the home page', () => {
  expect(thing('/', 'Organization')).toMatchObject({
    name: site.name,
    url: `${site.address}/`,
    logo: `${site.address}/icon-512.png`,
  });
  expect(thing('/', 'WebSite')).toMatchObject({ name: site.name, url: `${site.address}/` });
});

it.each(registry.filter(({ view }) => view === 'templates/CoursePage').map(({ path }) => path))(
  'describes the course at %s with provider, hours and level',
  (path) => {
    expect(thing(path, 'Course')).toMatchObject({
      url: `${site.address}${path}`,
      provider: { '@type': 'Organization', name: site.name },
      educationalLevel: expect.stringMatching(/./) as string,
      hasCourseInstance: {
        courseMode: 'Online',
        courseWorkload: expect.stringMatching(/^\d+-\d+ hours/) as string,
      },
    });
  },
);

it('includes no reviews, because the rated brokers pay for referrals', () => {
  const data = JSON.stringify(publicPaths.flatMap(thingsOn));
  expect(data).not.toMatch(/"@type":"(?:Review|Rating|AggregateRating|EmployerAggregateRating)"/);
  expect(data).not.toMatch(/"(?:review|reviews|aggregateRating|reviewRating)":/);
});

it('describes webinars as free events with their length', () => {
  const events = thingsOn('/services/webinar').filter((found) => found['@type'] === 'EducationEvent');
  const lengths = events.map(
    ({ startDate, endDate }) => Date.parse(String(endDate)) - Date.parse(String(startDate)),
  );
  expect(lengths).toEqual(shownWebinars.map(({ minutes }) => minutes * 60_000));
  expect(events.map(({ startDate }) => startDate)).toEqual(shownWebinars.map(({ startsAt }) => startsAt));
  for (const event of events) expect(event).toMatchObject({ isAccessibleForFree: true });
});

/** The breadcrumbs from the home page to a page. */
const shownWay = (path: string): string[] => {
  const list = /<nav aria-label="Breadcrumbs"><ol[^>]*>(.*?)<\/ol>/.exec(pageAt(path).body)?.[1] ?? '';
  return [...list.matchAll(/<li[^>]*>(.*?)<\/li>/g)].map(([, step = '']) =>
    withoutEntities(step.replace(/<[^>]*>/g, '')),
  );
};

/** A lesson's parent is its course, and a chart's the list of charts. */
const stepsTo = (path: string) => {
  if (path.split('/').length <= 2) return 0;
  return /^\/(?:education\/[^/]+|practice\/charts)\/./.test(path) ? 4 : 3;
};

it.each(publicPaths)('shows the pages above %s as breadcrumbs', (path) => {
  const shown = shownWay(path);
  expect(shown).toHaveLength(stepsTo(path));
  if (shown.length === 0) return;
  expect(shown[0]).toBe('Home');
  expect(pageAt(path).body).toContain(`<li><a href="${path.replace(/\/[^/]+$/, '')}"`);
});

it.each(publicPaths)('describes the breadcrumbs of %s as structured data if it is indexed', (path) => {
  const items = (thing(path, 'BreadcrumbList')?.itemListElement ?? []) as Record<string, unknown>[];
  const shown = pageAt(path).head.includes('noindex') ? [] : shownWay(path);
  expect(items.map(({ position, name }) => [position, name])).toEqual(
    shown.map((name, index) => [index + 1, name]),
  );
  if (shown.length > 0) expect(items.at(-1)?.item).toBe(`${site.address}${aliases[path] ?? path}`);
});

it.each(publicPaths)('gives %s a share image if it is indexed', (path) => {
  const { head } = pageAt(path);
  const image = /<meta property="og:image" content="([^"]+)"/.exec(head)?.[1];
  expect(image === undefined).toBe(head.includes('noindex'));
  if (image === undefined) return;
  expect(image.replace(site.address, '')).toMatch(/^\/cards\/[\w-]+\.png$/);
  expect(head).toMatch(/<meta property="og:title" content="[^"]+"/);
  expect(head).toContain('<meta name="twitter:card" content="summary_large_image"');
});

it.each(
  [
    /^\/education\/[^/]+\/.+(?<!-quiz)$/,
    /-quiz$/,
    /^\/services\/signals\/\d+$/,
    /^\/services\/webinar$/,
    /^\/tools\/./,
  ].flatMap((kind) => publicPaths.filter((path) => kind.test(path)).slice(0, 1)),
)('ends %s with exactly one next step', (path) => {
  const [, step = '', ...more] = mainOf(path).split('data-next-step="true"');
  expect(more).toEqual([]);
  expect(step).not.toMatch(/<(?:article|section)\b/);
  expect(step.match(/class="[^"]*\bprimary\b/g)).toHaveLength(1);
});
