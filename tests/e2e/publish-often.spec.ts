import { readFileSync } from 'node:fs';
import type { Page } from '@playwright/test';
import type * as CatalogueModule from '@/data/catalogue/catalogue';
import type * as Environment from '@/data/catalogue/browserEnvironment';
import type * as BuiltIn from '@/data/catalogue/builtInSeeds';
import type * as FolderModule from '@/data/publishing/folderTarget';
import type * as LocalModule from '@/data/publishing/localCatalogue';
import type * as LockModule from '@/data/storage/lock';
import type * as MergeModule from '@/domain/catalogueMerge';
import type * as PublisherModule from '@/data/publishing/publisher';
import { startFolder } from '../support/folderServer.ts';
import { isInstalled, KEY, startWebServer, WEB_SERVERS } from '../servers/webServers.ts';
import { SOURCES } from './servers.ts';
import { expect, test } from './test.ts';

const SEED = readFileSync('src/data/catalogue/catalogue.json', 'utf8');

/** How often each of two browsers publishes: `PUBLICATIONS=50` for more than a look. */
const TIMES = Number(process.env.PUBLICATIONS ?? 8);

/** Every so many turns each browser also sets a field that the other one sets, too. */
const SHARED_EVERY = 2;

interface Host {
  readonly origin: string;
  readonly url: string;
  readonly text: () => string | null;
  readonly put: (text: string | null) => void;
  readonly close: () => Promise<void>;
}

const LIGHTTPD_PORT = new URL(SOURCES).port;
const hosts: (readonly [name: string, start: () => Promise<Host>])[] = [
  ['the folder of the tests', () => startFolder({ password: KEY.secret })],
  ...WEB_SERVERS.filter((server) => server.name === 'lighttpd' && isInstalled(server)).map(
    (server) => [server.name, () => startWebServer(server, Number(LIGHTTPD_PORT) + 20, SOURCES)] as const,
  ),
];

/**
 * Adds a feature to one record and publishes, time and again. Gives how each attempt ended, what was set in the field
 * that both set, and of those values the ones that were there to be seen when it was set again, or asked about.
 */
const publishOften = (page: Page, who: string, { origin, url }: Host) =>
  page.evaluate(
    async ({ who, origin, url, key, times, sharedEvery }) => {
      const load = (address: string) => import(address) as Promise<unknown>;
      const { browserEnvironment, latestSeeds } = (await load(
        '/src/data/catalogue/browserEnvironment.ts',
      )) as typeof Environment;
      const { builtInSeeds } = (await load('/src/data/catalogue/builtInSeeds.ts')) as typeof BuiltIn;
      const { createCatalogue } = (await load('/src/data/catalogue/catalogue.ts')) as typeof CatalogueModule;
      const { createLocalCatalogue } = (await load(
        '/src/data/publishing/localCatalogue.ts',
      )) as typeof LocalModule;
      const { createFolderTarget } = (await load(
        '/src/data/publishing/folderTarget.ts',
      )) as typeof FolderModule;
      const { createPublisher } = (await load('/src/data/publishing/publisher.ts')) as typeof PublisherModule;
      const { createExclusive } = (await load('/src/data/storage/lock.ts')) as typeof LockModule;
      const { conflictKey } = (await load('/src/domain/catalogueMerge.ts')) as typeof MergeModule;

      const wait = (ms: number) => new Promise<void>((resolve) => setTimeout(resolve, ms / 10));
      const environment = { ...browserEnvironment, wait };
      latestSeeds.prime(builtInSeeds);
      const { brokers, platforms, signals } = createCatalogue(environment, latestSeeds);
      await Promise.all([brokers.list(), platforms.list()]);
      // The seeds are stored behind the first reading.
      await new Promise((resolve) => setTimeout(resolve, 1000));
      const { publish } = createPublisher(
        environment,
        latestSeeds,
        { local: createLocalCatalogue(environment, latestSeeds), record: signals },
        createFolderTarget(
          { kind: 'folder', url, origin },
          (address, init) => fetch(address, init),
          wait,
          () => key,
        ),
        createExclusive(navigator.locks),
      );
      const { signal } = new AbortController();
      const ended: Record<string, number> = {};
      const set: string[] = [];
      const seen: string[] = [];
      const asked: string[] = [];

      /** Presses Publish, answers what is asked, and presses again while others are quicker. */
      async function press(): Promise<void> {
        let choices = new Map<string, 'mine' | 'theirs'>();
        for (let left = 20; left > 0; left -= 1) {
          const outcome = await publish({ signal, choices }).catch((error: unknown) => String(error));
          const kind = typeof outcome === 'string' ? outcome : outcome.kind;
          ended[kind] = (ended[kind] ?? 0) + 1;
          if (kind === 'published' || kind === 'unchanged') return;
          if (typeof outcome === 'object' && outcome.kind === 'conflicts') {
            for (const conflict of outcome.conflicts) {
              asked.push(String(conflict.mine), String(conflict.theirs));
              choices = choices.set(conflictKey(conflict), 'mine');
            }
          }
        }
        throw new Error(`Never published: ${JSON.stringify(ended)}`);
      }

      for (let turn = 1; turn <= times; turn += 1) {
        await brokers.update('1', ({ features }) => ({ features: [...features, `${who}${String(turn)}`] }));
        if (turn % sharedEvery === 0)
          await brokers.update('2', ({ minDeposit }) => {
            seen.push(minDeposit);
            set.push(`${who}${String(turn)}`);
            return { minDeposit: `${who}${String(turn)}` };
          });
        await press();
      }
      return { ended, set, seen, asked };
    },
    { who, origin, url, key: KEY, times: TIMES, sharedEvery: SHARED_EVERY },
  );

for (const [name, start] of hosts)
  test.describe(`U05: two browsers that publish ${String(TIMES)} times each at once to ${name}`, () => {
    test.use({ baseURL: SOURCES });
    test.setTimeout(60_000 + TIMES * 8000);

    test('find every change of both in the last file, or were asked about it', async ({ browser }) => {
      const host = await start();
      host.put(SEED);
      const contexts = await Promise.all(
        ['a', 'b'].map(() => browser.newContext({ baseURL: SOURCES, serviceWorkers: 'block' })),
      );
      const pages = await Promise.all(contexts.map((context) => context.newPage()));
      // An address without a page of ours, so that only what the test calls touches the storage.
      await Promise.all(pages.map((page) => page.goto('/favicon.svg')));
      const told = await Promise.all(
        pages.map((page, index) => publishOften(page, index === 0 ? 'a' : 'b', host)),
      );
      const { brokers, revision } = JSON.parse(host.text() ?? '') as {
        revision: number;
        brokers: { features: string[]; minDeposit: string }[];
      };
      const sent = ['a', 'b'].flatMap((who) =>
        Array.from({ length: TIMES }, (_, turn) => `${who}${String(turn + 1)}`),
      );
      expect(brokers[0]?.features).toEqual(expect.arrayContaining(sent));
      expect(new Set(brokers[0]?.features).size).toBe(brokers[0]?.features.length);
      const known = told.flatMap(({ seen, asked }) => [...seen, ...asked]);
      const last = brokers[1]?.minDeposit;
      const lost = told.flatMap(({ set }) => set).filter((value) => value !== last && !known.includes(value));
      expect(lost).toEqual([]);
      const ends = told.map(({ ended, asked }) => JSON.stringify({ ...ended, asked: asked.length / 2 }));
      console.info(
        `${name}: ${String(sent.length)} changes, all in revision ${String(revision)}; ${ends.join(' and ')}`,
      );
      await Promise.all(contexts.map((context) => context.close()));
      await host.close();
    });
  });
