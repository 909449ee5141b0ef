import type { Environment } from '@/data/storage/environment';
import { type CatalogueSeeds, type LatestSeeds, seedsOf, UNKNOWN_SEEDS } from '@/data/catalogue/seeds';
import { catalogueLists, listNames, partsIn, perList, type publishedParts } from '@/data/catalogue/lists';
import {
  fitsStorage,
  parsePublishedCatalogue,
  type PublishedCatalogue,
} from '@/data/catalogue/publishedCatalogue';
import { parseCatalogueFile, RefusedFileError, type RefusalReason } from '@/data/merge/catalogueFile';
import { compareLists } from '@/data/merge/listComparison';
import { ForkedRecordError, type Fork } from '@/data/signals/fork';
import { RenumberedError, type RenumberedSignal } from '@/data/signals/renumbered';
import type { SignalRecord } from '@/data/signals/record';
import { headOf } from '@/data/signals/chain';
import { forgetUnsettled, readUnsettled, recordUnsettled, type Unsettled } from '@/data/catalogue/unsettled';
import { formatJson } from '@/data/storage/json';
import { PUBLISHING_LOCK, type Exclusive } from '@/data/storage/lock';
import type { CatalogueQuestion, LocalCatalogue } from '@/data/merge/localCatalogue';
import type { PreparedPublication, Publication, PublishAnswers } from './publication';
import { PublishingError, type PublishingTarget } from './target';

/** The file at the target can't be merged, so it isn't overwritten. */
export class RemoteFileError extends Error {
  override readonly name = 'RemoteFileError';
  /**
   * - `damaged`: not JSON
   * - `foreign`: not a catalogue of this site
   * - `newer`: written by a later version
   * - `size`: too large
   */
  readonly reason: RefusalReason | 'damaged';

  constructor(reason: RemoteFileError['reason']) {
    super(`The published file is ${reason}.`);
    this.reason = reason;
  }
}

/** Neither the write nor the following read was answered; the next attempt will find out. */
export class UnknownOutcomeError extends Error {
  override readonly name = 'UnknownOutcomeError';
}

export type PublishOutcome =
  /** Nothing was written; each question needs an answer. */
  | { readonly kind: 'questions'; readonly questions: readonly CatalogueQuestion[] }
  /** Nothing was written; others published first, so new numbers must be confirmed. */
  | { readonly kind: 'renumbered'; readonly signals: readonly RenumberedSignal[] }
  /** Nothing was written; somebody must say which of two published records of signals goes on. */
  | { readonly kind: 'fork'; readonly fork: Fork }
  /** Visitors have everything already. */
  | { readonly kind: 'unchanged'; readonly setAside: number }
  | Published
  /** Another tab is publishing. */
  | { readonly kind: 'elsewhere' }
  /** The page was opened without HTTPS. */
  | { readonly kind: 'insecure' };

interface Published extends Applied, Pick<PreparedPublication, 'republished' | 'setAside'> {
  readonly kind: 'published';
  readonly revision: number;
  readonly publication: string;
  /** Whether others have published changes that it includes */
  readonly hasOthersChanges: boolean;
  readonly wasMissing: boolean;
  /** False if the copy for the host's history failed */
  readonly isKept: boolean;
}

interface Applied {
  /** False if this browser's lists will only follow at the next publication */
  readonly isApplied: boolean;
  /** The storage error that prevented it */
  readonly failure?: unknown;
}

export interface PublishRequest extends PublishAnswers {
  readonly signal: AbortSignal;
}

export interface Publisher {
  /**
   * Merges the lists with the file at the target, and replaces the file.
   * @throws PublishingError if the host refuses, RemoteFileError, UnknownOutcomeError, and errors from
   * reading the lists
   */
  readonly publish: (request: PublishRequest) => Promise<PublishOutcome>;
}

const MAX_ROUNDS = 3;

/** @throws RemoteFileError */
function readRemoteFile(text: string): PublishedCatalogue & { readonly exportedAt: string } {
  try {
    const { exportedAt } = parseCatalogueFile(text);
    return { ...parsePublishedCatalogue(text), exportedAt };
  } catch (error) {
    if (!(error instanceof RefusedFileError)) throw new RemoteFileError('foreign');
    throw new RemoteFileError(error.cause instanceof SyntaxError ? 'damaged' : error.reason);
  }
}

function publicationIn(text: string | undefined): string | undefined {
  try {
    return text === undefined ? undefined : parsePublishedCatalogue(text).publication;
  } catch {
    return undefined;
  }
}

/** The unsettled state before an attempt */
interface EarlierAttempt {
  readonly attempt: PreparedPublication | null;
  readonly note: Unsettled | null;
}

type Lists = Partial<Readonly<Record<(typeof publishedParts)[number], readonly unknown[]>>>;

const comparisonOf = (before: Lists, after: Lists) =>
  perList((name) => compareLists(before[name] ?? [], after[name] ?? [], catalogueLists[name]));

/** Who saved a record last, and when, doesn't matter. */
const hasSameContent = (before: Lists, after: Lists) =>
  formatJson(before.signals ?? []) === formatJson(after.signals ?? []) &&
  Object.values(comparisonOf(before, after)).every(
    ({ changes, isReordered }) => changes.length === 0 && !isReordered,
  );

/** Returns the message for the history: `Publish revision 7 (brokers: 1 changed)` */
function historyNote(revision: number, before: Lists, after: PublishedCatalogue): string {
  const comparisons = comparisonOf(before, after);
  const parts = listNames.flatMap((name) => {
    const counts = comparisons[name];
    const words = (['added', 'changed', 'removed'] as const)
      .filter((what) => counts[what] > 0)
      .map((what) => `${String(counts[what])} ${what}`);
    if (counts.isReordered) words.push('reordered');
    return words.length === 0 ? [] : [`${name}: ${words.join(', ')}`];
  });
  const entries = (after.signals?.length ?? 0) - (before.signals?.length ?? 0);
  if (entries > 0) parts.push(`signals: ${String(entries)} added`);
  return `Publish revision ${String(revision)}${parts.length === 0 ? '' : ` (${parts.join('; ')})`}`;
}

export function createPublisher(
  environment: Environment,
  seeds: LatestSeeds,
  {
    local,
    record,
    publication,
  }: {
    readonly local: LocalCatalogue;
    readonly record: Pick<SignalRecord, 'keepPublished'>;
    readonly publication: Pick<Publication, 'prepare'>;
  },
  target: PublishingTarget,
  exclusive: Exclusive | null,
): Publisher {
  const { store, newPublicationId, wait, report } = environment;
  /** The last publication sent from this document, unless it's known to have arrived */
  let unsettled: PreparedPublication | null = null;

  /** Publishing continues even if there's no room to record it. */
  function noteSent(attempt: PreparedPublication): void {
    unsettled = attempt;
    try {
      const { revision, signals = [] } = attempt.file;
      recordUnsettled(store, { revision, head: headOf(signals) });
    } catch (error) {
      report(error);
    }
  }

  function forgetSent(before: EarlierAttempt = { attempt: null, note: null }): void {
    unsettled = before.attempt;
    try {
      forgetUnsettled(store, before.note);
    } catch (error) {
      report(error);
    }
  }

  async function follow(published: CatalogueSeeds): Promise<Applied> {
    try {
      await record.keepPublished();
      const { questions } = await local.merge(published);
      return { isApplied: questions.length === 0 };
    } catch (failure) {
      report(failure);
      return { isApplied: false, failure };
    }
  }

  /** Copies a publication that is known to be in place; a failure is ignored. */
  async function keep({ file, text }: PreparedPublication, signal: AbortSignal): Promise<boolean> {
    try {
      await target.keep?.({ revision: file.revision, publication: file.publication, text }, signal);
      return true;
    } catch (error) {
      report(error);
      return false;
    }
  }

  async function settle(
    attempt: PreparedPublication,
    signal: AbortSignal,
    wasMissing = false,
  ): Promise<Published> {
    const { file, hasOthersChanges, republished, setAside } = attempt;
    const isKept = await keep(attempt, signal);
    const published = seedsOf(file);
    seeds.prime(published);
    forgetSent();
    const { revision, publication } = file;
    return {
      kind: 'published',
      revision,
      publication,
      hasOthersChanges,
      wasMissing,
      isKept,
      republished,
      setAside,
      ...(await follow(published)),
    };
  }

  async function lookAgain({ file }: PreparedPublication, expected: string | null, signal: AbortSignal) {
    const remote = await target.read(signal);
    if (publicationIn(remote?.text) === file.publication) return 'ours';
    return (remote?.version ?? null) === expected ? 'unchanged' : 'another';
  }

  /** Returns null if somebody else was quicker. */
  async function round(request: PublishRequest): Promise<PublishOutcome | null> {
    const { signal } = request;
    const remote = await target.read(signal);
    const there = remote && readRemoteFile(remote.text);
    const settled =
      unsettled && there?.publication === unsettled.file.publication ? await settle(unsettled, signal) : null;
    const published = there ? seedsOf(there) : UNKNOWN_SEEDS;
    const attempt = await publication.prepare(published, request);
    if (!('file' in attempt)) return { kind: 'questions', questions: attempt };
    if (there && hasSameContent(there, attempt.file)) {
      await follow(published);
      forgetSent();
      return settled ?? { kind: 'unchanged', setAside: attempt.setAside };
    }

    if (!fitsStorage(partsIn(attempt.file))) throw new PublishingError('size');
    const expected = remote?.version ?? null;
    const note = historyNote(attempt.file.revision, there ?? {}, attempt.file);
    const before = { attempt: unsettled, note: readUnsettled(store) };
    noteSent(attempt);
    try {
      const outcome = await target.replace(attempt.text, expected, note, signal);
      if (target.needsReadBack) {
        const found = await lookAgain(attempt, expected, signal);
        if (found === 'another') {
          forgetSent(before);
          return null;
        }
        // The response may have come from a cache.
        if (found === 'unchanged')
          throw new UnknownOutcomeError('The host accepted the file but still serves the old one.');
      }
      return await settle(attempt, signal, outcome === 'created' && expected !== null);
    } catch (error) {
      return await afterFailure(error, attempt, before, expected, signal);
    }
  }

  /** After any failed write, check what is at the target. */
  async function afterFailure(
    error: unknown,
    attempt: PreparedPublication,
    before: EarlierAttempt,
    expected: string | null,
    signal: AbortSignal,
  ) {
    if (!(error instanceof PublishingError)) throw error;
    let found: Awaited<ReturnType<typeof lookAgain>>;
    try {
      found = await lookAgain(attempt, expected, signal);
    } catch {
      throw ['unreachable', 'offline', 'busy'].includes(error.refusal)
        ? new UnknownOutcomeError('The host did not confirm the publication.')
        : error;
    }
    if (found === 'ours') return settle(attempt, signal);
    // A publication that was refused or too late can't arrive any more, but an earlier one can.
    forgetSent(found === 'another' ? before : undefined);
    if (found === 'another') return null;
    throw error.refusal === 'conflict' ? new PublishingError('rule', error.status) : error;
  }

  async function rounds(request: PublishRequest): Promise<PublishOutcome> {
    let isRefused = false;
    for (let left = MAX_ROUNDS; left > 0; left -= 1) {
      try {
        const outcome = await round(request);
        if (outcome) return outcome;
      } catch (error) {
        // Forges also refuse if another file on the branch is written at the same time.
        if (isRefused || !(error instanceof PublishingError && error.refusal === 'rule')) throw error;
        isRefused = true;
      }
      // Two browsers that were refused at the same time shouldn't retry at the same time.
      const share = Number.parseInt(newPublicationId().slice(0, 2), 16) / 0xff;
      await wait(300 + share * 700);
    }
    throw new PublishingError('conflict');
  }

  return {
    async publish(request) {
      if (exclusive === null) return { kind: 'insecure' };
      try {
        return (await exclusive(PUBLISHING_LOCK, () => rounds(request))) ?? { kind: 'elsewhere' };
      } catch (error) {
        if (error instanceof RenumberedError) return { kind: 'renumbered', signals: error.signals };
        if (error instanceof ForkedRecordError) return { kind: 'fork', fork: error.fork };
        throw error;
      }
    },
  };
}
