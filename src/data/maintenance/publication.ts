import { mergeCatalogue, type MergeChoices } from '@/domain/catalogueMerge';
import { isoTime } from '@/domain/entity';
import type { Backups, CatalogueComparison } from './backups';
import { catalogueFile } from './catalogueFile';
import { readEntries, toValue } from '@/data/catalogue/entries';
import type { CatalogueEnvironment } from '@/data/catalogue/environment';
import { mergeRules, type LocalCatalogue } from '@/data/publishing/localCatalogue';
import type { CatalogueConflict } from '@/data/publishing/publisher';
import { formatJson } from '@/data/storage/json';
import type { LatestSeeds } from '@/data/catalogue/latestSeeds';
import { compareLists } from './listComparison';
import { unpublishedEntries } from './recordComparison';
import { perList, publishedParts } from '@/data/catalogue/listNames';
import { catalogueLists } from '@/data/catalogue/lists';
import type { RenumberedSignal } from '@/data/signals/mergeRecord';
import type { SignalRecord } from '@/data/signals/record';

/** Thrown when the site cannot be asked which revision visitors have, so that the next one is not known. */
export class UnknownRevisionError extends Error {
  override readonly name = 'UnknownRevisionError';
}

/** Thrown, with nothing changed, where somebody else has published something else for what was changed here. */
export class PublishConflictError extends Error {
  override readonly name = 'PublishConflictError';
  readonly conflicts: readonly CatalogueConflict[];

  constructor(conflicts: readonly CatalogueConflict[]) {
    super('The same was changed meanwhile, in another tab or by somebody else.');
    this.conflicts = conflicts;
  }
}

interface NextPublication {
  readonly revision: number;
  readonly text: string;
  /** What is on the site now: a catalogue, nothing, or something else. */
  readonly onSite: 'told' | 'missing' | 'damaged';
  /** How many updates of signals were left out, as they do not fit behind what is published. */
  readonly setAside: number;
}

export interface Publication {
  /**
   * What publishing the present lists would change for visitors.
   * @throws StorageError when storage cannot be read, DamagedListError when a list cannot and nothing is published
   */
  readonly unpublished: () => CatalogueComparison;
  /**
   * The present lists as the seed file of the next revision, higher than every one known here or on the site. Where
   * the file on the site is missing or damaged, what is known here must do. Records that cannot be read are left out.
   * What others have published meanwhile is merged with, and comes into the lists here. Entries of the record of
   * signals that wait here are sealed, and keep their seals for a later file.
   * @throws UnknownRevisionError where the site does not answer, PublishConflictError where a change here contradicts
   *   one of theirs and no side was chosen, RenumberedError while new numbers of signals are not confirmed, SealError where entries cannot be sealed, and as `unpublished` does
   */
  readonly next: (choices?: MergeChoices, numbers?: readonly RenumberedSignal[]) => Promise<NextPublication>;
  /** The revision that the next publication gets, as far as is known here. @throws StorageError */
  readonly nextRevision: () => number;
  /** Whether the file on the site says nothing of signals, as far as is known here: one of before there were any. */
  readonly lacksSignals: () => boolean;
}

const INDENT = 2;

export function createPublication(
  { now, newPublicationId, digest }: CatalogueEnvironment,
  seeds: LatestSeeds,
  {
    local,
    record,
    present,
  }: {
    readonly local: LocalCatalogue;
    readonly record: SignalRecord;
    /** What the lists show. */
    readonly present: Backups['present'];
  },
): Publication {
  const nextRevision = () =>
    1 + Math.max(local.takenRevision(), ...publishedParts.map((name) => seeds[name].revision));

  return {
    unpublished() {
      const shown = present();
      const lists = perList((name) => {
        const rules = catalogueLists[name];
        const entries = readEntries(shown[name], rules.draftSchema).filter(({ record }) => record !== null);
        return compareLists(seeds[name].records, entries.map(toValue), rules);
      });
      return { ...lists, signals: unpublishedEntries(record.read(), seeds.signals.records.length) };
    },
    async next(choices, numbers = []) {
      // Asked anew: what was published since this page was opened must be outnumbered too.
      const onSite = await seeds.refresh();
      if (onSite === 'unreachable') throw new UnknownRevisionError('The site did not tell its revision.');
      const { lists, conflicts } = mergeCatalogue(mergeRules, local.versions(seeds), choices);
      if (conflicts.length > 0) throw new PublishConflictError(conflicts);
      const { entries: signals, setAside } = await record.prepare(digest, { keep: true, numbers });
      await local.applyPublished(seeds, choices && { choices });
      const revision = nextRevision();
      const file = catalogueFile({ ...lists, signals }, isoTime(now()), {
        revision,
        publication: newPublicationId(),
        parent: seeds.platforms.publication ?? null,
      });
      return { revision, text: `${formatJson(file, INDENT)}\n`, onSite, setAside };
    },
    nextRevision,
    // What one file holds is of one publication: a record that is not the lists' came with the build or before.
    lacksSignals: () =>
      seeds.signals.revision !== seeds.platforms.revision ||
      seeds.signals.publication !== seeds.platforms.publication,
  };
}
