// @vitest-environment node
import { matchRoutes } from 'react-router-dom';
import { beforeAll, describe, expect, it, vi } from 'vitest';
import { routes } from '@/app/routes';
import { renderPage, staticPaths, type StaticPage } from '@/entry-static';

const GUARDED = ['/admin', '/secure/admin/dashboard'];
const WITHOUT_PUBLIC_FRAME = [...GUARDED, '/admin/login', '/secure/admin/login', '/admin-test'];
const publicPaths = staticPaths().filter((path) => !WITHOUT_PUBLIC_FRAME.includes(path));

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
  for (const path of staticPaths()) pages.set(path, await renderPage(path));
});

const titleOf = ({ head }: StaticPage) => /<title>([^<]+)<\/title>/.exec(head)?.[1];

it('renders where there is no DOM', () => {
  expect(typeof document).toBe('undefined');
  expect(typeof window).toBe('undefined');
});

describe.each(staticPaths())('%s', (path) => {
  it('has a title and a description', () => {
    const { head } = pageAt(path);
    expect(titleOf(pageAt(path))).toMatch(/\bUpmark\b/);
    expect(head).toMatch(/<meta name="description" content="[^"]{20,}"/);
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

  it('has the public header, footer and risk warning', () => {
    const { body } = pageAt(path);
    expect(body).toContain('<header');
    expect(body).toContain('<footer');
    expect(body).toContain('trading leveraged products can lose money');
  });

  it('links only to addresses that exist', () => {
    const { body } = pageAt(path);
    const addresses = [...body.matchAll(/ href="([^"]*)"/g)].map(([, address = '']) =>
      address.replaceAll('&amp;', '&'),
    );
    expect(addresses.length).toBeGreaterThan(20);
    const dead = addresses.filter((address) => {
      if (address.startsWith('/')) return matchRoutes(routes, address)?.at(-1)?.route.path === '*';
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
    expect(head).toContain('<meta name="robots" content="noindex"');
  });
});

describe.each(GUARDED)('%s', (path) => {
  it('shows nothing of the dashboard', () => {
    expect(pageAt(path).body).not.toContain('Dashboard');
    expect(pageAt(path).body).not.toContain('Add Broker');
  });
});

it('gives every page a title of its own, except where two addresses show the same page', () => {
  const alike: Record<string, string> = {
    '/platforms/metatrader5': '/platforms/mt5',
    '/platforms/metatrader4': '/platforms/mt4',
    '/platforms/ctrader': '/platforms/ctraders',
    '/secure/admin/login': '/admin/login',
    '/secure/admin/dashboard': '/admin',
  };
  const titles = staticPaths()
    .filter((path) => !(path in alike))
    .map((path) => titleOf(pageAt(path)));
  expect(titles.filter((title, index) => titles.indexOf(title) !== index)).toEqual([]);
  for (const [alias, path] of Object.entries(alike))
    expect(titleOf(pageAt(alias))).toBe(titleOf(pageAt(path)));
});

it.each(['/platforms/metatrader5', '/platforms/metatrader4', '/platforms/ctrader'])(
  'names the guide as the canonical address of %s',
  (alias) => {
    const guide = { metatrader5: 'mt5', metatrader4: 'mt4', ctrader: 'ctraders' }[alias.slice(11)] ?? '';
    expect(pageAt(alias).head).toContain(
      `<link rel="canonical" href="https://upmark.example/platforms/${guide}"`,
    );
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
      name: 'Upmark',
      url: 'https://upmark.example/',
      logo: 'https://upmark.example/icon-512.png',
    });
    expect(thing('/', 'WebSite')).toMatchObject({ name: 'Upmark', url: 'https://upmark.example/' });
  });

  it.each(staticPaths().filter((path) => path.startsWith('/education/')))(
    '%s: a course with its provider, hours and level',
    (path) => {
      const course = thing(path, 'Course');
      expect(course).toMatchObject({
        url: `https://upmark.example${path}`,
        provider: { '@type': 'Organization', name: 'Upmark' },
        educationalLevel: expect.stringMatching(/./) as string,
        hasCourseInstance: {
          courseMode: 'Online',
          courseWorkload: expect.stringMatching(/^\d+-\d+ hours/) as string,
        },
      });
    },
  );

  it('the webinars: three free events of an hour', () => {
    const events = thingsOn('/services/webinar').filter((found) => found['@type'] === 'EducationEvent');
    expect(events.map(({ startDate, endDate }) => [startDate, endDate])).toEqual([
      ['2025-10-30T15:00:00Z', '2025-10-30T16:00:00.000Z'],
      ['2025-11-05T19:00:00Z', '2025-11-05T20:00:00.000Z'],
      ['2025-11-12T17:00:00Z', '2025-11-12T18:00:00.000Z'],
    ]);
    for (const event of events) expect(event).toMatchObject({ isAccessibleForFree: true });
  });

  it.each(publicPaths)('%s: questions only where they can be seen, with their answers', (path) => {
    const { body } = pageAt(path);
    const questions = thing(path, 'FAQPage')?.mainEntity as { name: string }[] | undefined;
    expect(questions !== undefined).toBe(body.includes('<details><summary><h3>'));
    const shown = body.replaceAll('&#x27;', "'").replaceAll('&quot;', '"').replaceAll('&amp;', '&');
    for (const { name } of questions ?? []) expect(shown).toContain(name);
  });

  it.each(publicPaths)('%s: the same way up as it shows', (path) => {
    const isShown = pageAt(path).body.includes('aria-label="Breadcrumbs"');
    const way = thing(path, 'BreadcrumbList')?.itemListElement as { item: string }[] | undefined;
    expect(way !== undefined).toBe(isShown);
    for (const { item } of way ?? []) expect(item).toMatch(/^https:\/\/upmark\.example\//);
  });

  it.each(publicPaths)('%s: a preview with an image, unless it is not to be indexed', (path) => {
    const { head } = pageAt(path);
    const isIndexed = !head.includes('noindex');
    const image = /<meta property="og:image" content="([^"]+)"/.exec(head)?.[1];
    expect(image !== undefined).toBe(isIndexed);
    if (isIndexed) {
      expect(image).toMatch(/^https:\/\/upmark\.example\/cards\/[\w-]+\.png$/);
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
      for (const path of staticPaths()) expect(await renderPage(path)).toEqual(pageAt(path));
    } finally {
      if (before === undefined) delete process.env.TZ;
      else process.env.TZ = before;
    }
  });
});
