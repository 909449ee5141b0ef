import { afterEach, beforeEach } from 'vitest';
import { questionKey } from '@/domain/merge/decide';
import { createFolderTarget } from '@/data/publishing/folderTarget';
import { createForgeTarget } from '@/data/publishing/forgeTarget';
import { createLocalCatalogue, type CatalogueQuestion } from '@/data/merge/localCatalogue';
import { createPublication } from '@/data/publishing/publication';
import { createPublisher } from '@/data/publishing/publisher';
import type { PublishOutcome } from '@/data/publishing/publishRound';
import type { PublishingKey, PublishingTarget } from '@/data/publishing/target';
import { listNames, catalogueLists } from '@/data/catalogue/lists';
import type { Environment } from '@/data/storage/environment';
import { createDraftStore } from '@/data/storage/draftStore';
import type { ExclusiveRunner, Lock } from '@/data/storage/lock';
import { anAdminArea } from './catalogue';
import { anEnvironment, noWait, type FailingArea } from './environment';
import { startFolder } from './folderServer';
import { startForge } from './forgeServer';

const fetchNow = (url: string, init: RequestInit) => fetch(url, init);

interface Server extends Pick<
  Awaited<ReturnType<typeof startFolder>>,
  'text' | 'put' | 'close' | 'requests'
> {
  readonly faults: { writes?: (number | 'cut before' | 'cut after')[]; beforeWrite?: () => void };
}

/** A server and the target that publishes to it. */
const placeOf = <S extends Server>(
  server: S,
  target: (key?: () => PublishingKey | null) => PublishingTarget,
) => ({
  server,
  target,
  text: server.text,
  put: server.put,
  close: server.close,
  /** The number of write requests, including failed ones. */
  writes: () => server.requests.filter(({ method }) => method === 'PUT' || method === 'POST').length,
  /** Sets the results of the next writes. */
  failNext: (...faults: (number | 'cut before' | 'cut after')[]) => {
    server.faults.writes = faults;
  },
  /** Called during the next write, before versions are compared. */
  beforeNextWrite: (act: () => void) => {
    server.faults.beforeWrite = () => {
      delete server.faults.beforeWrite;
      act();
    };
  },
});

export type Place = ReturnType<typeof placeOf<Server>>;

export async function aFolder() {
  const server = await startFolder();
  return placeOf(server, (key = () => server.key) =>
    createFolderTarget({ kind: 'folder', url: server.url, origin: server.origin }, fetchNow, noWait, key),
  );
}

/** A folder that holds this text at the start of each test. */
export function freshFolder(text: string): Awaited<ReturnType<typeof aFolder>> {
  type Folder = Awaited<ReturnType<typeof aFolder>>;
  let folder: Folder;
  beforeEach(async () => {
    folder = await aFolder();
    folder.put(text);
  });
  afterEach(() => folder.close());
  return new Proxy({} as Folder, { get: (_target, name) => Reflect.get(folder, name) as unknown });
}

export async function aForge(dialect: Parameters<typeof startForge>[0]) {
  const server = await startForge(dialect);
  return placeOf(server, (key = () => server.key) => createForgeTarget(server.address, fetchNow, key));
}

/** Like Web Locks with `ifAvailable`, within one browser. */
function anExclusive(lock: Lock): ExclusiveRunner {
  const held = new Set<string>();
  return async (name, task) => {
    if (held.has(name)) return null;
    held.add(name);
    try {
      return await lock(name, task);
    } finally {
      held.delete(name);
    }
  };
}

const LIST_KEYS = Object.values(catalogueLists).map(({ key }) => key);

export const questionsOf = (outcome: PublishOutcome): readonly CatalogueQuestion[] =>
  outcome.kind === 'questions' ? outcome.questions : [];

/** Answers every question with the same side. */
export const chooseSide = (outcome: PublishOutcome, side: 'mine' | 'theirs') =>
  new Map(questionsOf(outcome).map((question) => [questionKey(question), side]));

/**
 * An administrator's browser that holds the built catalogue.
 * @param place publishing target
 * @param overrides.area storage of an earlier visit, as after a reload
 */
export async function anAdministrator(
  place: Pick<Place, 'target'>,
  {
    key,
    ...overrides
  }: Partial<Environment> & {
    area?: FailingArea | undefined;
    key?: () => PublishingKey | null;
  } = {},
) {
  const area = anAdminArea({}, { watch: () => () => undefined, ...overrides });
  if (!overrides.area) for (const name of LIST_KEYS) area.area.removeItem(name);
  /** Opens all lists, as a visit does, and waits for their writes. */
  async function visit() {
    for (const name of listNames) {
      await area.catalogue[name].list();
      await area.environment.lock(catalogueLists[name].key, () => Promise.resolve());
    }
    return area.catalogue.brokers.list();
  }
  await visit();
  const drafts = createDraftStore(anEnvironment().environment.store);
  const local = createLocalCatalogue(area.environment, area.seeds, drafts);
  const record = area.catalogue.signals;
  const publication = createPublication(area.environment, area.seeds, { local, record, hasHost: true });
  const exclusive = anExclusive(area.environment.lock);
  const target = place.target(key);
  const open = () =>
    createPublisher(area.environment, { seeds: area.seeds, local, record, publication, target }, exclusive);
  const publisher = open();
  return {
    ...area,
    drafts,
    local,
    publication,
    record,
    target,
    visit,
    /** The same browser after a reload. */
    reopened: open,
    publish: (request: Partial<Parameters<typeof publisher.publish>[0]> = {}) =>
      publisher.publish({ signal: new AbortController().signal, ...request }),
    siteGives: area.publish,
    /** Visits the site after this text was published. */
    visitSite: async (text: string | null) => {
      area.publish(text);
      await area.seeds.refresh();
      await area.maintenance.catchUp();
      return visit();
    },
  };
}
