import { questionKey } from '@/domain/merge/decide';
import { versionsForFile } from '@/domain/merge/files';
import type { Answers } from '@/domain/merge/mergeAll';
import { newList } from '@/domain/merge/versionedList';
import type { ListRecord } from '@/domain/merge/versions';
import { catalogueLists } from '@/data/catalogue/lists';
import { parsePublishedCatalogue } from '@/data/catalogue/publishedCatalogue';
import { createLatestSeeds, seedsOf } from '@/data/catalogue/seeds';
import { createCatalogue, type Catalogue } from '@/data/maintenance/repositories';
import { restoreRequestOf } from '@/data/maintenance/backups';
import { createMaintenance } from '@/data/maintenance/maintenance';
import { parseCatalogueFile } from '@/data/merge/catalogueFile';
import type { CatalogueQuestion } from '@/data/merge/localCatalogue';
import { PublishConflictError } from '@/data/publishing/publication';
import { UnknownOutcomeError } from '@/data/publishing/publishRound';
import type { Fetch } from '@/data/publishing/target';
import { SealError } from '@/data/signals/chain';
import { ForkedRecordError, type Fork, type ForkAnswer } from '@/data/signals/fork';
import { RenumberedError, type NewSignalNumber } from '@/data/signals/renumbered';
import type { Environment } from '@/data/storage/environment';
import type { JsonObject } from '@/data/storage/json';
import type { StorageArea } from '@/data/storage/keyValueStore';
import { storageKeys } from '@/data/storage/storageKeys';
import { publishedFile } from '../catalogue';
import { anEnvironment, noWait } from '../environment';
import { folderAddress } from '../publishAddresses';
import { names, type Lists, type Name } from './lists';
import type { Question, Side } from './oracle';

/*
 * An administrator's browser. This file contains all that the walks know about the data layer, which they drive as
 * the dashboard does.
 */

/** Answers every question; returns null to cancel. */
export type Ask = (questions: readonly Question[]) => ReadonlyMap<string, Side> | null;

export interface Browser {
  readonly catalogue: Catalogue;
  /** The signal numbers confirmed for the last file, by request, and the side of a fork that was continued */
  readonly given: () => {
    readonly numbers: readonly (readonly NewSignalNumber[])[];
    readonly side: Side | null;
  };
  /** What the dashboard shows, once everything is stored */
  readonly lists: () => Promise<Lists>;
  /** Loads the page, and the dashboard. */
  readonly visit: () => Promise<void>;
  /** `unknown` if the host's response was lost */
  readonly publish: (ask: Ask) => Promise<'done' | 'cancelled' | 'unknown'>;
  /** Returns the file; null if cancelled */
  readonly download: (ask: Ask) => Promise<string | null>;
  readonly backup: () => string;
  readonly restore: (text: string) => Promise<void>;
  /** Returns false if cancelled. */
  readonly merge: (text: string, ask: Ask) => Promise<boolean>;
}

type WebRecord = Readonly<Record<string, unknown>>;

function questionFrom(question: CatalogueQuestion, websiteOf: (id: string) => string): Question {
  const { list, kind, id, unit, mine, theirs } = question;
  const about = { key: questionKey(question), list: list as Name };
  if (kind === 'order') return { ...about, website: '', field: 'order', mine, theirs };
  if (kind === 'field') return { ...about, website: websiteOf(id), field: unit, mine, theirs };
  const record = (mine ?? theirs) as WebRecord;
  const isAlive = { mine: mine !== null, theirs: theirs !== null };
  return { ...about, website: String(record.website), field: 'alive', ...isAlive };
}

async function shownBy(catalogue: Catalogue, { lock }: Pick<Environment, 'lock'>): Promise<Lists> {
  const shown = { brokers: await catalogue.brokers.list(), platforms: await catalogue.platforms.list() };
  for (const name of names) await lock(catalogueLists[name].key, noWait);
  return shown as unknown as Lists;
}

/** The file of a new site */
export function firstFile(lists: Lists, signals: readonly JsonObject[]): string {
  const records = lists as unknown as Record<Name, readonly ListRecord[]>;
  const versioned = names.map(
    (name) => [name, newList(records[name], catalogueLists[name].orderedBy)] as const,
  );
  const versions = versionsForFile(Object.fromEntries(versioned), 3);
  const file = JSON.parse(publishedFile(3, { ...lists, signals }, '0123456789abcdef')) as object;
  return JSON.stringify({ ...file, versions });
}

/**
 * @param site the file that the site serves at the moment
 * @param host for publishing; null if publications are downloaded
 */
export function openBrowser(setting: {
  readonly area: StorageArea;
  readonly now: () => number;
  readonly builtIn: string;
  readonly site: () => string;
  readonly host: Fetch | null;
  /** Chooses which of two published records to continue. */
  readonly chooseRecord: () => Side;
}): Browser {
  const { area, host } = setting;
  const { environment, reported } = anEnvironment({ area, now: setting.now });
  const builtIn = seedsOf(parsePublishedCatalogue(setting.builtIn), true);
  const seeds = createLatestSeeds({
    ask: () => Promise.resolve(setting.site()),
    loadBuiltIn: () => Promise.resolve(builtIn),
  });
  seeds.prime(builtIn);
  const place = host && {
    address: folderAddress,
    fetch: host,
    exclusive: <T>(_: string, task: () => T) => task(),
  };
  const maintenance = createMaintenance(environment, seeds, () => 'keeper', place);
  const { backups, publication, publishing, activity } = maintenance;
  publishing?.useKey({ username: 'keeper', secret: 'folder key' });
  const catalogue = createCatalogue({ ...environment, log: (action) => void activity.add(action) }, seeds);

  /** Tries again with more answers, until `attempt` returns something other than questions. */
  async function answering<T>(
    ask: Ask,
    attempt: (answers: Answers) => Promise<T | readonly CatalogueQuestion[]>,
  ): Promise<T | null> {
    const choices = new Map<string, Side>();
    for (;;) {
      const result = await attempt(choices);
      if (!Array.isArray(result)) return result as T;
      const lists = backups.present();
      const answers = ask(
        (result as readonly CatalogueQuestion[]).map((question) =>
          questionFrom(question, (id) =>
            String(
              (lists[question.list] as readonly WebRecord[]).find((record) => record.id === id)?.website,
            ),
          ),
        ),
      );
      if (answers === null) return null;
      for (const [key, side] of answers) choices.set(key, side);
    }
  }

  let numbers: readonly NewSignalNumber[] = [];
  let confirmed: readonly (readonly NewSignalNumber[])[] = [];
  let fork: ForkAnswer | undefined;
  const begin = () => {
    [numbers, confirmed, fork] = [[], [], undefined];
  };
  const confirm = (asked: readonly NewSignalNumber[]) => {
    [numbers, confirmed] = [asked, [...confirmed, asked]];
  };
  const chosen = (asked: Fork): ForkAnswer => ({ fork: asked, side: setting.chooseRecord() });

  const checkReports = () => {
    if (reported.length > 0) throw reported[0] as Error;
  };

  return {
    catalogue,
    lists: () => shownBy(catalogue, environment),
    async visit() {
      area.setItem(storageKeys.adminToken, 'token');
      await maintenance.catchUp();
      checkReports();
    },
    given: () => ({ numbers: confirmed, side: fork?.side ?? null }),
    async publish(ask) {
      begin();
      try {
        const outcome = await answering(ask, async (answers) => {
          for (;;) {
            const { signal } = new AbortController();
            const outcome = await publishing?.publish({ answers, numbers, fork, signal });
            if (outcome?.kind === 'renumbered') confirm(outcome.signals);
            else if (outcome?.kind === 'fork') fork = chosen(outcome.fork);
            else return outcome?.kind === 'questions' ? outcome.questions : outcome?.kind;
          }
        });
        checkReports();
        if (outcome === null) return 'cancelled';
        if (outcome === 'published' || outcome === 'unchanged') return 'done';
        throw new Error(`Publishing ended with ${String(outcome)}.`);
      } catch (error) {
        if (error instanceof UnknownOutcomeError) return 'unknown';
        throw error;
      }
    },
    download(ask) {
      begin();
      return answering(ask, async (answers) => {
        for (;;) {
          try {
            return (await publication.next({ answers, numbers, fork })).text;
          } catch (error) {
            if (error instanceof PublishConflictError) return error.questions;
            if (error instanceof RenumberedError) confirm(error.signals);
            else if (error instanceof ForkedRecordError) fork = chosen(error.fork);
            // If there is a host, a file must not leave out what visitors see.
            else if (error instanceof SealError && error.reason === 'fork') return null;
            else throw error;
          }
        }
      });
    },
    backup: () => JSON.stringify(backups.file(new Date(setting.now()).toISOString())),
    async restore(text) {
      await backups.restore(backups.preview(restoreRequestOf(parseCatalogueFile(text), 'restore')));
    },
    async merge(text, ask) {
      const file = parseCatalogueFile(text);
      const preview = await answering(ask, (answers) => {
        const shown = backups.preview(restoreRequestOf(file, 'merge', answers));
        return Promise.resolve(shown.questions.length > 0 ? shown.questions : shown);
      });
      if (preview) await backups.restore(preview);
      return preview !== null;
    },
  };
}
