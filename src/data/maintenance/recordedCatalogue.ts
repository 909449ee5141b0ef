import { preview } from '@/domain/preview';
import { activityWords } from '@/domain/signals/adminWords';
import { readEntry } from '@/domain/signals/entry';
import type { SignalRecord } from '@/data/signals/record';
import { perList } from '@/data/catalogue/listNames';
import { catalogueLists } from '@/data/catalogue/lists';
import { signalDraftList } from '@/data/catalogue/storedLists';
import type { Catalogue, ManyRecords } from '@/data/catalogue/ports';

/** Is told of each successful change, in words. */
type Recorder = (action: string) => void;

interface Named {
  readonly name: string;
  readonly isActive: boolean;
}

/** What repositories of all entities have in common; some take more arguments, and some throw where others give null. */
interface AnyRepository extends ManyRecords {
  readonly get: (id: string) => Promise<Named | null>;
  readonly add: (...draft: never[]) => Promise<Named>;
  readonly update: (...change: never[]) => Promise<Named | null>;
  readonly toggleActive: (id: string, isActive?: boolean) => Promise<Named | null>;
  /** False where nothing was removed. */
  readonly remove: (id: string) => Promise<unknown>;
  readonly reorder?: (ids: readonly string[]) => Promise<void>;
  readonly move: (id: string, behind: string | null) => Promise<void>;
}

const NAME_CHARACTERS = 60;

const toggled = ({ isActive }: Pick<Named, 'isActive'>) => (isActive ? 'Activated' : 'Deactivated');

/** `Added the broker “Harbour”`; without a name where none is known. */
function words(verb: string, noun: string, record: Pick<Named, 'name'> | null): string {
  return record === null
    ? `${verb} a ${noun}`
    : `${verb} the ${noun} “${preview(record.name, NAME_CHARACTERS)}”`;
}

/** The record that is about to be removed, for its name; not worth failing for. */
async function nameable<T>(record: Promise<T | null>): Promise<T | null> {
  try {
    return await record;
  } catch {
    return null;
  }
}

const recorded = (repository: AnyRepository, noun: string, record: Recorder): AnyRepository => ({
  ...repository,
  async add(...draft) {
    const added = await repository.add(...draft);
    record(words('Added', noun, added));
    return added;
  },
  async update(...change) {
    const updated = await repository.update(...change);
    if (updated) record(words('Changed', noun, updated));
    return updated;
  },
  async toggleActive(id, isActive) {
    const changed = await repository.toggleActive(id, isActive);
    if (changed) record(words(toggled(changed), noun, changed));
    return changed;
  },
  async remove(id) {
    const [removed, isRemoved] = await Promise.all([nameable(repository.get(id)), repository.remove(id)]);
    if (isRemoved !== false) record(words('Deleted', noun, removed));
    return isRemoved;
  },
  async setActive(ids, isActive) {
    const changed = await repository.setActive(ids, isActive);
    if (changed > 0) record(`${toggled({ isActive })} ${noun}s: ${String(changed)}`);
    return changed;
  },
  async removeMany(ids) {
    const removed = await repository.removeMany(ids);
    const [first] = removed;
    if (first)
      record(
        removed.length === 1 ? words('Deleted', noun, first) : `Deleted ${noun}s: ${String(removed.length)}`,
      );
    return removed;
  },
  async restore(removed) {
    const restored = await repository.restore(removed);
    if (restored > 0) record(`Brought back ${noun}s: ${String(restored)}`);
    return restored;
  },
  ...(repository.reorder && {
    async reorder(ids: readonly string[]) {
      await repository.reorder?.(ids);
      record(`Changed the order of the ${noun}s`);
    },
  }),
  async move(id, behind) {
    await repository.move(id, behind);
    record(`Changed the order of the ${noun}s`);
  },
});

function recordedSignals(signals: SignalRecord, record: Recorder): SignalRecord {
  return {
    ...signals,
    async issue(entries) {
      const number = await signals.issue(entries);
      record(activityWords({ kind: 'issued', signal: number }));
      return number;
    },
    async append(number, entry) {
      await signals.append(number, entry);
      record(activityWords({ kind: entry.kind, signal: number }));
    },
    async takeBack(number, shown) {
      const entry = await signals.takeBack(number, shown);
      const read = readEntry(entry);
      if (read) record(`Taken back: ${activityWords(read)}`);
      return entry;
    },
    async removeAside(values) {
      await signals.removeAside(values);
      for (const value of values) {
        const read = readEntry(value);
        if (read) record(`Taken back: ${activityWords(read)}`);
      }
    },
    async beginOwnRecord() {
      const hasBegun = await signals.beginOwnRecord();
      if (hasBegun) record('Began an own record of signals');
      return hasBegun;
    },
  };
}

/** The same catalogue, with every successful change told to `record`: what the admin area works with. */
export const recordedCatalogue = (catalogue: Catalogue, record: Recorder): Catalogue =>
  ({
    ...perList((name) => recorded(catalogue[name], catalogueLists[name].noun, record)),
    signals: recordedSignals(catalogue.signals, record),
    signalDrafts: recorded(catalogue.signalDrafts, signalDraftList.noun, record),
  }) as unknown as Catalogue;
