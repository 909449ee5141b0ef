// @vitest-environment node
import { beforeAll, describe, expect, it, vi } from 'vitest';
import { allPages as registry } from '@/content/lessonPages';
import { escapeHtml } from '@/site/seo/escapeHtml';
import { site } from '@/content/site';
import { adminPaths } from '@/domain/adminPaths';
import { catalogueFiles, renderPage, staticFiles, type StaticPage } from '@/prerender';
import { pageAt as matchingPage } from '@/site/siteRoutes';
import { plainText } from '@/content/richText';
import { pageWords } from '../support/content';
import { withoutEntities } from '../support/html';
import { aliases, shownWebinars } from '../support/owner';

const GUARDED = [adminPaths.dashboard, adminPaths.secureDashboard];
const WITHOUT_PUBLIC_FRAME: readonly string[] = Object.values(adminPaths);
const staticPaths = staticFiles.map(({ address }) => address);
const publicPaths = staticPaths.filter((path) => !WITHOUT_PUBLIC_FRAME.includes(path));

/** Files of the build that pages link to. */
const BESIDE_THE_PAGES = [...Object.keys(catalogueFiles), 'catalogue.json'].map((file) => `/${file}`);

/** Beside window and document, which are not there at all. */
const NOT_FOR_RENDERING = ['localStorage', 'sessionStorage', 'navigator', 'fetch'];

const refuse = (what: string) => () => {
  throw new Error(`${what} was read while rendering.`);
};

/** A clock that makes a date of a given instant, but does not tell the time. */
const stoppedClock = (RealDate: DateConstructor): DateConstructor =>
  new Proxy(RealDate, {
    construct(target, parts: unknown[], newTarget) {
      if (parts.length === 0) refuse('the clock')();
      return Reflect.construct(target, parts, newTarget) as Date;
    },
    apply: refuse('the clock'),
    get: (target, key) => (key === 'now' ? refuse('the clock') : (Reflect.get(target, key) as unknown)),
  });

/** Renders while reading storage, the clock, the browser or chance throws. */
async function renderInTheDark(path: string): Promise<StaticPage> {
  const restored = NOT_FOR_RENDERING.map((name) => ({
    name,
    own: Object.getOwnPropertyDescriptor(globalThis, name),
  }));
  for (const { name } of restored)
    Object.defineProperty(globalThis, name, { configurable: true, get: refuse(name) });
  vi.stubGlobal('Date', stoppedClock(Date));
  try {
    return await renderPage(path);
  } finally {
    vi.unstubAllGlobals();
    for (const { name, own } of restored) {
      if (own) Object.defineProperty(globalThis, name, own);
      else Reflect.deleteProperty(globalThis, name);
    }
  }
}

/** Every page, rendered once before the tests: its modules are loaded then. */
const pages = new Map<string, StaticPage>();
const pageAt = (path: string): StaticPage => {
  const page = pages.get(path);
  if (!page) throw new Error(`${path} was not rendered.`);
  return page;
};

beforeAll(async () => {
  for (const path of staticPaths) pages.set(path, await renderPage(path));
}, 60_000);

const titleOf = ({ head }: StaticPage) => withoutEntities(/<title>([^<]+)<\/title>/.exec(head)?.[1] ?? '');

it('renders where there is no DOM', () => {
  expect(typeof document).toBe('undefined');
  expect(typeof window).toBe('undefined');
});

describe.each(staticPaths)('%s', (path) => {
  it('has a title and a description', () => {
    const { head } = pageAt(path);
    expect(titleOf(pageAt(path))).toContain(site.name);
    expect(head).toMatch(/<meta name="description" content="[^"]{20,}"/);
  });

  it('has in its head only what belongs there, and nothing of it in its body', () => {
    const { head, body } = pageAt(path);
    const left = head
      .replace(/<title[^>]*>[^<]*<\/title>|<(?:meta|link)\b[^>]*>/g, '')
      .replace(/^<script type="application\/ld\+json">[^<]*<\/script>$/, '');
    expect(left).toBe('');
    expect(body).not.toMatch(/<(?:title|meta|link)\b/);
  });

  it('renders alike without storage, clock, navigator and network', async () => {
    expect(await renderInTheDark(path)).toEqual(pageAt(path));
  });
});

describe.each(publicPaths)('%s', (path) => {
  it('has exactly one h1, inside the main part', () => {
    const { body } = pageAt(path);
    expect(body.match(/<h1[ >]/g)).toHaveLength(1);
    expect(body.match(/<main[ >]/g)).toHaveLength(1);
    expect(body.indexOf('<h1')).toBeGreaterThan(body.indexOf('<main'));
    expect(body.indexOf('<h1')).toBeLessThan(body.indexOf('</main>'));
  });

  it('has headings in order, none of which skips a level', () => {
    const main = /<main[\s\S]*<\/main>/.exec(pageAt(path).body)?.[0] ?? '';
    const levels = [...main.matchAll(/<h([1-6])\b/g)].map(([, level]) => Number(level));
    expect(levels[0]).toBe(1);
    for (const [index, level] of levels.entries())
      expect(level - (levels[index - 1] ?? 0)).toBeLessThanOrEqual(1);
  });

  it('has the public header, footer and risk warning', () => {
    const { body } = pageAt(path);
    expect(body).toContain('<header');
    expect(body).toContain('<footer');
    expect(body).toContain('trading leveraged products can lose money');
  });

  it('L11: shows no value that is none, and no number of more than six decimals but a step such as 0.00000001', () => {
    const main = /<main[\s\S]*<\/main>/.exec(pageAt(path).body)?.[0] ?? '';
    const shown = withoutEntities(main.replace(/<[^>]+>/g, '\n'));
    expect(shown.match(/\[object \w+\]|\bundefined\b|\bNaN\b|\b(?!0\.0+1\b)\d+\.\d{7,}/g) ?? []).toEqual([]);
  });

  it('links only to addresses that exist', () => {
    const { body } = pageAt(path);
    const addresses = [...body.matchAll(/ href="([^"]*)"/g)].map(([, address = '']) =>
      address.replaceAll('&amp;', '&'),
    );
    expect(addresses.length).toBeGreaterThan(20);
    const dead = addresses.filter((address) => {
      if (BESIDE_THE_PAGES.includes(address)) return false;
      if (address.startsWith('/'))
        return (
          matchingPage(new URL(address, 'http://site.invalid').pathname)?.path === '*' &&
          !WITHOUT_PUBLIC_FRAME.includes(address)
        );
      if (address.startsWith('#')) return !body.includes(` id="${address.slice(1)}"`);
      return !/^(?:https:\/\/|mailto:|tel:)./.test(address);
    });
    expect(dead).toEqual([]);
  });
});

describe.each(WITHOUT_PUBLIC_FRAME)('%s', (path) => {
  it('has no public header or footer, and is not to be indexed', () => {
    const { head, body } = pageAt(path);
    expect(body).not.toContain('<footer');
    expect(body).not.toContain('aria-label="Main"');
    expect(body).not.toContain('aria-label="Market ticker"');
    expect(head).toContain('<meta name="robots" content="noindex"');
  });
});

describe.each(GUARDED)('%s', (path) => {
  it('shows nothing of the dashboard', () => {
    expect(pageAt(path).body).not.toContain('Dashboard');
    expect(pageAt(path).body).not.toContain('Add Broker');
  });

  it('B22: says whose page it is, that it loads, and that it needs scripts', () => {
    const { body } = pageAt(path);
    expect(body).toContain(`>${escapeHtml(site.adminName)}</h1>`);
    expect(body).toContain('Loading…');
    expect(body).toMatch(/<noscript>.*works only with them.*<\/noscript>/);
  });
});

describe('the links of all pages together', () => {
  const linksOf = (path: string) =>
    [...pageAt(path).body.matchAll(/<a [^>]*href="(\/[^"]*)"/g)].map(([, to = '']) => withoutEntities(to));
  const linksOfAll = () => new Set(publicPaths.flatMap(linksOf));
  const target = (link: string) => link.replace(/[?#].*/, '');

  it('name places that are there on the other page', () => {
    const places = [...linksOfAll()].filter((link) => link.includes('#'));
    expect(places.length).toBeGreaterThan(20);
    const missing = places.filter(
      (place) => !pageAt(target(place)).body.includes(` id="${place.replace(/.*#/, '')}"`),
    );
    expect(missing).toEqual([]);
  });

  it('lead to every page that search engines should know, and to every file beside them', () => {
    const targets = new Set([...linksOfAll()].map(target));
    const known = publicPaths.filter((path) => !(path in aliases) && !pageAt(path).head.includes('noindex'));
    expect([...known, ...BESIDE_THE_PAGES].filter((address) => !targets.has(address))).toEqual([]);
  });
});

it('gives every page a title of its own, except where two addresses show the same page', () => {
  const canonicalPages = registry.filter((info) => !('canonical' in info) && staticPaths.includes(info.path));
  const titles = canonicalPages.map(({ path }) => titleOf(pageAt(path)));
  expect(titles.length).toBeGreaterThan(20);
  expect(titles.filter((title, index) => titles.indexOf(title) !== index)).toEqual([]);
});

it.each(registry.flatMap(({ path, canonical }) => (canonical === undefined ? [] : [{ path, canonical }])))(
  'names $canonical as the canonical address of $path, and shows the same page',
  ({ path, canonical }) => {
    expect(pageAt(path).head).toContain(`<link rel="canonical" href="${site.address}${canonical}"`);
    expect(titleOf(pageAt(path))).toBe(titleOf(pageAt(canonical)));
  },
);

describe('what other sites are told of', () => {
  /** The things a page describes in the vocabulary of schema.org. */
  const thingsOn = (path: string): Record<string, unknown>[] => {
    const block = /<script type="application\/ld\+json">(.*?)<\/script>/.exec(pageAt(path).head)?.[1];
    if (block === undefined) return [];
    return (JSON.parse(block) as { '@graph': Record<string, unknown>[] })['@graph'];
  };
  const thing = (path: string, type: string) => thingsOn(path).find((found) => found['@type'] === type);

  it('the home page: who runs the site, and the site', () => {
    expect(thing('/', 'Organization')).toMatchObject({
      name: site.name,
      url: `${site.address}/`,
      logo: `${site.address}/icon-512.png`,
    });
    expect(thing('/', 'WebSite')).toMatchObject({ name: site.name, url: `${site.address}/` });
  });

  it.each(registry.filter(({ view }) => view === 'templates/CoursePage').map(({ path }) => path))(
    '%s: a course with its provider, hours and level',
    (path) => {
      const course = thing(path, 'Course');
      expect(course).toMatchObject({
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

  it.each(staticPaths.filter((path) => /^\/education\/[^/]+\/./.test(path)))(
    'L06, L61: %s: a free lesson or quiz of its course, four steps from the home page, without its answers',
    (path) => {
      const way = thing(path, 'BreadcrumbList')?.itemListElement as { name: string; item: string }[];
      const course = way[2];
      expect(way.map(({ item }) => item)).toEqual([
        `${site.address}/`,
        `${site.address}/education`,
        `${site.address}${path.split('/').slice(0, 3).join('/')}`,
        `${site.address}${path}`,
      ]);
      const nav = /<nav aria-label="Breadcrumbs">.*?<\/nav>/.exec(pageAt(path).body)?.[0] ?? '';
      const shown = [...nav.matchAll(/>([^<]+)</g)].map(([, words]) => withoutEntities(words ?? ''));
      expect(shown).toEqual(way.map(({ name }) => name));
      expect(thing(path, path.endsWith('-quiz') ? 'Quiz' : 'LearningResource')).toMatchObject({
        isAccessibleForFree: true,
        isPartOf: { name: course?.name, url: course?.item },
      });
      expect(JSON.stringify(thingsOn(path))).not.toMatch(/"(?:Question|Answer)"/);
      // Other courses build on the beginner course, and say what they ask for on their own pages.
      const isForBeginners = path.startsWith('/education/beginner/') && !path.endsWith('-quiz');
      expect(JSON.stringify(thingsOn(path)).includes('"educationalLevel":"Beginner"')).toBe(isForBeginners);
    },
  );

  it.each(registry.filter(({ view, path }) => view === 'templates/LessonPage' && !path.includes(':')))(
    'L62: $path: what reader modes keep of it, which drop buttons, forms and navigation, has every paragraph',
    ({ path, content }) => {
      const words = pageWords.get(`pages/${content}`);
      const kept = pageAt(path)
        .body.replace(/<(button|form|nav|svg)\b[\s\S]*?<\/\1>/g, '')
        .replace(/<!-- -->|<[^>]+>/g, '');
      const paragraphs = (words?.sections ?? []).flatMap((section) =>
        section.kind === 'prose' || section.kind === 'warning' ? section.paragraphs.map(plainText) : [],
      );
      expect(paragraphs).not.toEqual([]);
      expect(paragraphs.filter((text) => !withoutEntities(kept).includes(text))).toEqual([]);
    },
  );

  it.each(publicPaths)('B38: %s: no review or rating, which are paid for by those they are about', (path) => {
    const data = JSON.stringify(thingsOn(path));
    expect(data).not.toMatch(/"@type":"(?:Review|Rating|AggregateRating|EmployerAggregateRating)"/);
    expect(data).not.toMatch(/"(?:review|reviews|aggregateRating|reviewRating)":/);
  });

  it('the webinars: free events of their length', () => {
    const events = thingsOn('/services/webinar').filter((found) => found['@type'] === 'EducationEvent');
    const lengths = events.map(
      ({ startDate, endDate }) => Date.parse(String(endDate)) - Date.parse(String(startDate)),
    );
    expect(lengths).toEqual(shownWebinars.map(({ minutes }) => minutes * 60_000));
    expect(events.map(({ startDate }) => startDate)).toEqual(shownWebinars.map(({ startsAt }) => startsAt));
    for (const event of events) expect(event).toMatchObject({ isAccessibleForFree: true });
  });

  it.each(publicPaths)('%s: questions only where they can be seen, with their answers', (path) => {
    const { body } = pageAt(path);
    const questions = thing(path, 'FAQPage')?.mainEntity as { name: string }[] | undefined;
    expect(questions !== undefined).toBe(body.includes('<details><summary><h3>'));
    const shown = withoutEntities(body);
    for (const { name } of questions ?? []) expect(shown).toContain(name);
  });

  /** The steps from the home page to a page, as its breadcrumbs show them. */
  const shownWay = (path: string): string[] => {
    const list = /<nav aria-label="Breadcrumbs"><ol[^>]*>(.*?)<\/ol>/.exec(pageAt(path).body)?.[1] ?? '';
    return [...list.matchAll(/<li[^>]*>(.*?)<\/li>/g)].map(([, step = '']) =>
      withoutEntities(step.replace(/<[^>]*>/g, '')),
    );
  };

  const isIndexed = (path: string) =>
    !registry.some((info) => info.path === path && info.isIndexed === false);

  it.each(publicPaths.filter(isIndexed))('%s: the same way up as it shows, counted from 1', (path) => {
    const way = thing(path, 'BreadcrumbList')?.itemListElement as Record<string, unknown>[] | undefined;
    const shown = shownWay(path);
    expect(way?.map(({ name }) => name) ?? []).toEqual(shown);
    expect(way?.map(({ position }) => position) ?? []).toEqual(shown.map((_, index) => index + 1));
    const ends = [way?.at(0)?.item, way?.at(-1)?.item];
    const here = `${site.address}${aliases[path] ?? path}`;
    expect(ends).toEqual(shown.length > 0 ? [`${site.address}/`, here] : [undefined, undefined]);
  });

  const isBelow = (path: string) => path.split('/').length > 2;

  it.each(publicPaths.filter((path) => !isBelow(path)))('%s: no way up, as it is at the top', (path) => {
    expect(shownWay(path)).toEqual([]);
  });

  /** A lesson is below its course. */
  const steps = (path: string) => (/^\/education\/[^/]+\/./.test(path) ? 4 : 3);

  it.each(publicPaths.filter(isBelow))('%s: the steps to the page that it is below', (path) => {
    expect(shownWay(path)).toHaveLength(steps(path));
    expect(shownWay(path)[0]).toBe('Home');
    expect(pageAt(path).body).toContain(`<li><a href="${path.replace(/\/[^/]+$/, '')}"`);
  });

  it.each(publicPaths)('%s: a preview with an image, unless it is not to be indexed', (path) => {
    const { head } = pageAt(path);
    const isIndexed = !head.includes('noindex');
    const image = /<meta property="og:image" content="([^"]+)"/.exec(head)?.[1];
    expect(image !== undefined).toBe(isIndexed);
    if (isIndexed) {
      expect(image?.replace(site.address, '')).toMatch(/^\/cards\/[\w-]+\.png$/);
      expect(head).toMatch(/<meta property="og:title" content="[^"]+"/);
      expect(head).toContain('<meta name="twitter:card" content="summary_large_image"');
    }
  });
});

describe('in another time zone', () => {
  it.each(['Pacific/Kiritimati', 'America/Los_Angeles'])('renders every page alike: %s', async (zone) => {
    const before = process.env.TZ;
    process.env.TZ = zone;
    try {
      for (const path of staticPaths) expect(await renderPage(path)).toEqual(pageAt(path));
    } finally {
      if (before === undefined) delete process.env.TZ;
      else process.env.TZ = before;
    }
  });
});
