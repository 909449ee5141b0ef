import { preview } from '@/domain/preview';
import type { BrokerRepository } from '@/data/catalogue/brokerRepository';
import type { Catalogue } from '@/data/catalogue/catalogue';
import type { ManyRecords } from '@/data/catalogue/collection';
import type { PlatformRepository } from '@/data/catalogue/platformRepository';

/** Is told of each successful change, in words. */
type Recorder = (action: string) => void;

interface Named {
  readonly name: string;
  readonly isActive: boolean;
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

/** The changes of many records at once, counted in the log. */
const recordedMany = (repository: ManyRecords, noun: string, record: Recorder): ManyRecords => ({
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
});

function recordedBrokers(brokers: BrokerRepository, record: Recorder): BrokerRepository {
  return {
    ...brokers,
    ...recordedMany(brokers, 'broker', record),
    async add(draft) {
      const added = await brokers.add(draft);
      record(words('Added', 'broker', added));
      return added;
    },
    async update(id, changes) {
      const updated = await brokers.update(id, changes);
      if (updated) record(words('Changed', 'broker', updated));
      return updated;
    },
    async toggleActive(id) {
      const broker = await brokers.toggleActive(id);
      if (broker) record(words(toggled(broker), 'broker', broker));
      return broker;
    },
    async remove(id) {
      const [broker, isRemoved] = await Promise.all([nameable(brokers.get(id)), brokers.remove(id)]);
      if (isRemoved) record(words('Deleted', 'broker', broker));
      return isRemoved;
    },
  };
}

function recordedPlatforms(platforms: PlatformRepository, record: Recorder): PlatformRepository {
  return {
    ...platforms,
    ...recordedMany(platforms, 'platform', record),
    async add(draft, idRule) {
      const added = await platforms.add(draft, idRule);
      record(words('Added', 'platform', added));
      return added;
    },
    async update(id, changes) {
      const updated = await platforms.update(id, changes);
      record(words('Changed', 'platform', updated));
      return updated;
    },
    async toggleActive(id) {
      const platform = await platforms.toggleActive(id);
      record(words(toggled(platform), 'platform', platform));
      return platform;
    },
    async remove(id) {
      const [platform] = await Promise.all([nameable(platforms.get(id)), platforms.remove(id)]);
      record(words('Deleted', 'platform', platform));
    },
    async reorder(ids) {
      await platforms.reorder(ids);
      record('Changed the order of the platforms');
    },
  };
}

/** The same catalogue, with every successful change told to `record`: what the admin area works with. */
export const recordedCatalogue = (catalogue: Catalogue, record: Recorder): Catalogue => ({
  ...catalogue,
  brokers: recordedBrokers(catalogue.brokers, record),
  platforms: recordedPlatforms(catalogue.platforms, record),
});
