import type { CatalogueDraft, Stored } from '@/domain/entity';
import type { PlatformDraft } from '@/domain/platform';
import { preview } from '@/domain/preview';
import { readEntry, type SignalEntry } from '@/domain/signals/entry';
import { createCollection } from '@/data/catalogue/collection';
import { catalogueLists, listNames, webinarList, type ListName, type PerList } from '@/data/catalogue/lists';
import type { Repositories, Repository } from '@/data/catalogue/ports';
import { createBrokerRepository, createPlatformRepository } from '@/data/catalogue/repositories';
import { UNKNOWN_SEED, type CatalogueSeeds } from '@/data/catalogue/seed';
import { signalDraftList } from '@/data/catalogue/storedLists';
import type { SignalRecord } from '@/data/signals/ports';
import { createSignalRecord } from '@/data/signals/record';
import type { Environment } from '@/data/storage/environment';
import { stopAll } from '@/data/storage/storageChanges';

export type Catalogue = Repositories & {
  readonly signals: SignalRecord;
  readonly watch: (onChange: () => void) => () => void;
};

export function createCatalogue(environment: Environment, seeds: CatalogueSeeds): Catalogue {
  const parts = {
    platforms: createPlatformRepository(environment, seeds.platforms),
    brokers: createBrokerRepository(environment, seeds.brokers),
    webinars: createCollection(webinarList, seeds.webinars, environment),
    signalDrafts: createCollection(signalDraftList, UNKNOWN_SEED, environment),
    signals: createSignalRecord(environment, seeds.signals),
  };
  return {
    ...parts,
    watch: (onChange) => stopAll(...Object.values(parts).map((part) => part.watch(onChange))),
  };
}

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

/** Makes `change` log what it did, in words; falsy words are not logged. */
const loggedBy =
  (record: Recorder) =>
  <A extends readonly unknown[], R>(
    change: (...given: A) => Promise<R>,
    wordsFor: (result: R, ...given: A) => string | null | false,
  ) =>
  async (...given: A): Promise<R> => {
    const result = await change(...given);
    const words = wordsFor(result, ...given);
    if (words) record(words);
    return result;
  };

function withLogging<D extends CatalogueDraft, Absent extends null>(
  repository: Repository<D, Absent>,
  noun: string,
  record: Recorder,
) {
  const logged = loggedBy(record);
  return {
    add: logged(repository.add, (added) => describeChange('Added', noun, added)),
    update: logged(repository.update, (updated) => updated && describeChange('Changed', noun, updated)),
    toggleActive: logged(
      repository.toggleActive,
      (changed) => changed && describeChange(toggleVerb(changed.isActive), noun, changed),
    ),
    async remove(id: string) {
      const [removed, isRemoved] = await Promise.all([
        orNullOnError(repository.get(id)),
        repository.remove(id),
      ]);
      if (isRemoved) record(describeChange('Deleted', noun, removed));
      return isRemoved;
    },
    setActive: logged(
      repository.setActive,
      (changed, _ids, isActive) => changed > 0 && `${toggleVerb(isActive)} ${noun}s: ${String(changed)}`,
    ),
    removeMany: logged(repository.removeMany, (removed) => {
      const [first] = removed;
      if (!first) return null;
      return removed.length === 1
        ? describeChange('Deleted', noun, first)
        : `Deleted ${noun}s: ${String(removed.length)}`;
    }),
    restore: logged(
      repository.restore,
      (restored) => restored > 0 && `Restored ${noun}s: ${String(restored)}`,
    ),
    move: logged(repository.move, () => `Changed the order of the ${noun}s`),
    replaceDamaged: logged(repository.replaceDamaged, () => `Replaced the damaged list of ${noun}s`),
  };
}

function signalsWithLogging(signals: SignalRecord, record: Recorder): SignalRecord {
  const logged = loggedBy(record);
  const takenBack = (value: unknown) => {
    const entry = readEntry(value);
    return entry && `Taken back: ${activityWords(entry)}`;
  };
  return {
    ...signals,
    issue: logged(signals.issue, (signal) => activityWords({ kind: 'issued', signal })),
    append: logged(signals.append, (signal, _shown, { kind }) => activityWords({ kind, signal })),
    takeBack: logged(signals.takeBack, takenBack),
    async removeAside(values) {
      await signals.removeAside(values);
      for (const value of values) {
        const words = takenBack(value);
        if (words) record(words);
      }
    },
    beginOwnRecord: logged(signals.beginOwnRecord, (hasBegun) => hasBegun && 'Began a new record of signals'),
  };
}

/** Logs every successful change, for the admin area. */
export function catalogueWithLogging(catalogue: Catalogue, record: Recorder): Catalogue {
  const { platforms, brokers, webinars, signalDrafts, signals } = catalogue;
  const { noun } = catalogueLists.platforms;
  const logged = loggedBy(record);
  return {
    ...catalogue,
    platforms: {
      ...platforms,
      ...withLogging<PlatformDraft, never>(platforms, noun, record),
      add: logged(platforms.add, (added) => describeChange('Added', noun, added)),
      reorder: logged(platforms.reorder, () => `Changed the order of the ${noun}s`),
    },
    brokers: { ...brokers, ...withLogging(brokers, catalogueLists.brokers.noun, record) },
    webinars: { ...webinars, ...withLogging(webinars, catalogueLists.webinars.noun, record) },
    signalDrafts: { ...signalDrafts, ...withLogging(signalDrafts, signalDraftList.noun, record) },
    signals: signalsWithLogging(signals, record),
  };
}
