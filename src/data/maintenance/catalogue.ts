import type { CatalogueDraft, Stored } from '@/domain/entity';
import type { PlatformDraft } from '@/domain/platform';
import { preview } from '@/domain/preview';
import { readEntry, type SignalEntry } from '@/domain/signals/entry';
import { catalogueLists, listNames, type ListName, type PerList } from '@/data/catalogue/lists';
import type { PlatformRepository, Repositories, Repository } from '@/data/catalogue/ports';
import { createRepositories } from '@/data/catalogue/repositories';
import type { CatalogueSeeds } from '@/data/catalogue/seed';
import { signalDraftList } from '@/data/catalogue/storedLists';
import type { SignalRecord } from '@/data/signals/ports';
import { createSignalRecord } from '@/data/signals/record';
import type { Environment } from '@/data/storage/environment';
import { stopAll } from '@/data/storage/storageChanges';

type ManagedData = Repositories & { readonly signals: SignalRecord };

export type Catalogue = ManagedData & {
  readonly watch: (onChange: () => void) => () => void;
};

const withWatch = (managed: ManagedData): Catalogue => ({
  ...managed,
  watch: (onChange) => stopAll(...Object.values(managed).map((part) => part.watch(onChange))),
});

export const createCatalogue = (environment: Environment, seeds: CatalogueSeeds): Catalogue =>
  withWatch({
    ...createRepositories(environment, seeds),
    signals: createSignalRecord(environment, seeds.signals),
  });

/** @throws StorageError */
export async function listAll<T>(
  catalogue: Catalogue,
  of: (records: readonly Stored<CatalogueDraft>[], name: ListName) => T,
): Promise<PerList<T>> {
  const results = await Promise.all(
    listNames.map(async (name) => [name, of(await catalogue[name].list(), name)] as const),
  );
  return Object.fromEntries(results) as PerList<T>;
}

/** Called with a description of each successful change */
type Recorder = (action: string) => void;

type NamedRecord = Pick<CatalogueDraft, 'name'>;

const MAX_NAME_CHARACTERS = 60;

const toggleVerb = (isActive: boolean) => (isActive ? 'Activated' : 'Deactivated');

/** Returns `Added the broker “Harbour”`, or `Added a broker` if the name is unknown. */
const describeChange = (verb: string, noun: string, record: NamedRecord | null): string =>
  record === null
    ? `${verb} a ${noun}`
    : `${verb} the ${noun} “${preview(record.name, MAX_NAME_CHARACTERS)}”`;

/** Ignores a failure, because only the name is needed. */
async function orNullOnError<T>(record: Promise<T | null>): Promise<T | null> {
  try {
    return await record;
  } catch {
    return null;
  }
}

/** Returns `Issued signal 17`. */
function activityWords({ kind, signal }: Pick<SignalEntry, 'kind' | 'signal'>): string {
  const number = `signal ${String(signal)}`;
  const words: Readonly<Record<SignalEntry['kind'], string>> = {
    issued: `Issued ${number}`,
    amended: `Amended ${number}`,
    triggered: `Recorded the entry of ${number}`,
    partTaken: `Recorded a partial close of ${number}`,
    stopMoved: `Moved the stop of ${number}`,
    closed: `Closed ${number}`,
    expired: `Recorded that ${number} expired`,
    cancelled: `Cancelled ${number}`,
    notTriggered: `Recorded that ${number} was not triggered`,
    corrected: `Corrected ${number}`,
  };
  return words[kind];
}

/** Logs every successful change. */
function withLogging<D extends CatalogueDraft, A extends null, Add extends readonly unknown[]>(
  repository: Repository<D, A> & { readonly add: (...draft: Add) => Promise<Stored<D>> },
  noun: string,
  record: Recorder,
) {
  return {
    async add(...draft: Add) {
      const added = await repository.add(...draft);
      record(describeChange('Added', noun, added));
      return added;
    },
    async update(...change: Parameters<Repository<D>['update']>) {
      const updated = await repository.update(...change);
      if (updated) record(describeChange('Changed', noun, updated));
      return updated;
    },
    async toggleActive(id: string, isActive?: boolean) {
      const changed = await repository.toggleActive(id, isActive);
      if (changed) record(describeChange(toggleVerb(changed.isActive), noun, changed));
      return changed;
    },
    async remove(id: string) {
      const [removed, isRemoved] = await Promise.all([
        orNullOnError(repository.get(id)),
        repository.remove(id),
      ]);
      if (isRemoved) record(describeChange('Deleted', noun, removed));
      return isRemoved;
    },
    async setActive(...[ids, isActive]: Parameters<Repository<D>['setActive']>) {
      const changed = await repository.setActive(ids, isActive);
      if (changed > 0) record(`${toggleVerb(isActive)} ${noun}s: ${String(changed)}`);
      return changed;
    },
    async removeMany(ids: readonly string[]) {
      const removed = await repository.removeMany(ids);
      const [first] = removed;
      if (first)
        record(
          removed.length === 1
            ? describeChange('Deleted', noun, first)
            : `Deleted ${noun}s: ${String(removed.length)}`,
        );
      return removed;
    },
    async restore(...[removed]: Parameters<Repository<D>['restore']>) {
      const restored = await repository.restore(removed);
      if (restored > 0) record(`Restored ${noun}s: ${String(restored)}`);
      return restored;
    },
    async move(id: string, behind: string | null) {
      await repository.move(id, behind);
      record(`Changed the order of the ${noun}s`);
    },
    async replaceDamaged() {
      await repository.replaceDamaged();
      record(`Replaced the damaged list of ${noun}s`);
    },
  };
}

const signalsWithLogging = (signals: SignalRecord, record: Recorder) => ({
  ...signals,
  async issue(...entries: Parameters<SignalRecord['issue']>) {
    const number = await signals.issue(...entries);
    record(activityWords({ kind: 'issued', signal: number }));
    return number;
  },
  async append(...[shown, entry, issued]: Parameters<SignalRecord['append']>) {
    const number = await signals.append(shown, entry, issued);
    record(activityWords({ kind: entry.kind, signal: number }));
    return number;
  },
  async takeBack(...shown: Parameters<SignalRecord['takeBack']>) {
    const entry = await signals.takeBack(...shown);
    const read = readEntry(entry);
    if (read) record(`Taken back: ${activityWords(read)}`);
    return entry;
  },
  async removeAside(values: readonly unknown[]) {
    await signals.removeAside(values);
    for (const value of values) {
      const read = readEntry(value);
      if (read) record(`Taken back: ${activityWords(read)}`);
    }
  },
  async beginOwnRecord() {
    const hasBegun = await signals.beginOwnRecord();
    if (hasBegun) record('Began a new record of signals');
    return hasBegun;
  },
});

/** Logs every successful change, for the admin area. */
export function catalogueWithLogging(catalogue: ManagedData, record: Recorder): Catalogue {
  const { platforms, brokers, webinars, signalDrafts, signals } = catalogue;
  const { noun } = catalogueLists.platforms;
  return withWatch({
    platforms: {
      ...platforms,
      ...withLogging<PlatformDraft, never, Parameters<PlatformRepository['add']>>(platforms, noun, record),
      async reorder(ids) {
        await platforms.reorder(ids);
        record(`Changed the order of the ${noun}s`);
      },
    },
    brokers: { ...brokers, ...withLogging(brokers, catalogueLists.brokers.noun, record) },
    webinars: { ...webinars, ...withLogging(webinars, catalogueLists.webinars.noun, record) },
    signalDrafts: { ...signalDrafts, ...withLogging(signalDrafts, signalDraftList.noun, record) },
    signals: signalsWithLogging(signals, record),
  });
}
