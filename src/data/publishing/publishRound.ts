import type { Environment } from '@/data/storage/environment';
import { type CatalogueSeeds, type LatestSeeds, seedsOf, UNKNOWN_SEEDS } from '@/data/catalogue/seeds';
import { partsIn } from '@/data/catalogue/lists';
import { fitsStorage, type PublishedCatalogue } from '@/data/catalogue/publishedCatalogue';
import type { Fork } from '@/data/signals/fork';
import type { TrackRecord } from '@/data/signals/record';
import type { RenumberedSignal } from '@/data/signals/renumbered';
import { headOf } from '@/data/signals/chain';
import {
  forgetUnsettledPublication,
  readUnsettledPublication,
  recordUnsettledPublication,
  type UnsettledPublication,
} from '@/data/catalogue/unsettled';
import type { CatalogueQuestion, LocalCatalogue } from '@/data/merge/localCatalogue';
import type { PreparedPublication, Publication, PublishAnswers } from './publication';
import { hasSameContent, historyNote, publicationIn, readUnlessDamaged } from './remoteFile';
import { PublishingError, type PublishingTarget } from './target';

/** Thrown if it isn't known whether the file was replaced; the next attempt will find out. */
export class UnknownOutcomeError extends Error {
  override readonly name = 'UnknownOutcomeError';
}

export type PublishOutcome =
  /** Nothing was written; each question needs an answer. */
  | { readonly kind: 'questions'; readonly questions: readonly CatalogueQuestion[] }
  /** Nothing was written; others published first, so new numbers must be confirmed. */
  | { readonly kind: 'renumbered'; readonly signals: readonly RenumberedSignal[] }
  /** Nothing was written; somebody must choose which of two published signal records to continue. */
  | { readonly kind: 'fork'; readonly fork: Fork }
  /** Nothing was written; the file on the host can't be read, and replacing it must be confirmed. */
  | { readonly kind: 'damaged' }
  /** Visitors already see everything. */
  | ({ readonly kind: 'unchanged' } & Pick<PreparedPublication, 'setAside' | 'hasSamplesBack'>)
  | Published
  /** Another tab is publishing. */
  | { readonly kind: 'elsewhere' }
  /** The page was opened without HTTPS. */
  | { readonly kind: 'insecure' };

interface Published
  extends Applied, Pick<PreparedPublication, 'republished' | 'setAside' | 'hasSamplesBack'> {
  readonly kind: 'published';
  readonly revision: number;
  readonly publication: string;
  /** Whether this publication includes changes by others that weren't in this browser */
  readonly hasOthersChanges: boolean;
  readonly wasMissing: boolean;
  /** False if the copy for the host's history failed */
  readonly isKept: boolean;
}

interface Applied {
  /** False if this browser's lists will only follow at the next publication */
  readonly isApplied: boolean;
  /** The storage error that prevented the lists from following */
  readonly failure?: unknown;
}

export interface PublishRequest extends PublishAnswers {
  /** Confirmed by the administrator: a file that can't be read counts as missing */
  readonly replacesDamaged?: boolean;
  readonly signal: AbortSignal;
}

/** What is needed to publish from this document */
export interface PublishJob {
  readonly environment: Pick<Environment, 'store' | 'report'>;
  readonly seeds: LatestSeeds;
  readonly local: LocalCatalogue;
  readonly record: Pick<TrackRecord, 'keepPublished'>;
  readonly publication: Pick<Publication, 'prepare'>;
  readonly target: PublishingTarget;
  /** The last publication sent from this document, unless it's known to have arrived */
  unsettled: PreparedPublication | null;
}

/** The unsettled state before an attempt */
interface EarlierAttempt {
  readonly attempt: PreparedPublication | null;
  readonly note: UnsettledPublication | null;
}

/** Publishing continues even if there's no room to record it. */
function noteSent(job: PublishJob, attempt: PreparedPublication): void {
  const { store, report } = job.environment;
  job.unsettled = attempt;
  try {
    const { revision, signals = [] } = attempt.file;
    recordUnsettledPublication(store, { revision, head: headOf(signals) });
  } catch (error) {
    report(error);
  }
}

function forgetSent(job: PublishJob, before: EarlierAttempt = { attempt: null, note: null }): void {
  const { store, report } = job.environment;
  job.unsettled = before.attempt;
  try {
    forgetUnsettledPublication(store, before.note);
  } catch (error) {
    report(error);
  }
}

async function follow(
  { record, local, environment }: PublishJob,
  published: CatalogueSeeds,
): Promise<Applied> {
  try {
    await record.keepPublished();
    const { questions } = await local.merge(published);
    return { isApplied: questions.length === 0 };
  } catch (failure) {
    environment.report(failure);
    return { isApplied: false, failure };
  }
}

/** Copies a publication that is known to be in place; a failure is reported, not thrown. */
async function keep(
  { target, environment }: PublishJob,
  { file, text }: PreparedPublication,
  signal: AbortSignal,
): Promise<boolean> {
  try {
    await target.keep?.({ revision: file.revision, publication: file.publication, text }, signal);
    return true;
  } catch (error) {
    environment.report(error);
    return false;
  }
}

async function settle(
  job: PublishJob,
  attempt: PreparedPublication,
  signal: AbortSignal,
  wasMissing = false,
): Promise<Published> {
  const { file, hasOthersChanges, republished, setAside, hasSamplesBack } = attempt;
  const { revision, publication } = file;
  const isKept = await keep(job, attempt, signal);
  const published = seedsOf(file);
  job.seeds.prime(published);
  forgetSent(job);
  return {
    kind: 'published',
    revision,
    publication,
    hasOthersChanges,
    wasMissing,
    isKept,
    republished,
    setAside,
    hasSamplesBack,
    ...(await follow(job, published)),
  };
}

/** What was sent, and the version it should replace */
interface Sent {
  readonly attempt: PreparedPublication;
  readonly expected: string | null;
  readonly before: EarlierAttempt;
  readonly signal: AbortSignal;
}

async function lookAgain({ target }: PublishJob, { attempt, expected, signal }: Sent) {
  const remote = await target.read(signal);
  if (publicationIn(remote?.text) === attempt.file.publication) return 'ours';
  return (remote?.version ?? null) === expected ? 'unchanged' : 'another';
}

/** Checks what is at the target after a failed write. */
async function afterFailure(job: PublishJob, sent: Sent, error: unknown) {
  if (!(error instanceof PublishingError)) throw error;
  let found: Awaited<ReturnType<typeof lookAgain>>;
  try {
    found = await lookAgain(job, sent);
  } catch {
    throw ['unreachable', 'offline', 'busy'].includes(error.refusal)
      ? new UnknownOutcomeError('The host did not confirm the publication.')
      : error;
  }
  if (found === 'ours') return settle(job, sent.attempt, sent.signal);
  // A publication that was refused or too late can no longer arrive, but an earlier one can.
  forgetSent(job, found === 'another' ? sent.before : undefined);
  if (found === 'another') return null;
  throw error.refusal === 'conflict' ? new PublishingError('rule', error.status) : error;
}

/** Returns null if somebody else published first. */
async function send(job: PublishJob, sent: Sent, note: string): Promise<PublishOutcome | null> {
  const { target } = job;
  const { attempt, expected, signal } = sent;
  noteSent(job, attempt);
  try {
    const outcome = await target.replace(attempt.text, expected, note, signal);
    if (target.needsReadBack) {
      const found = await lookAgain(job, sent);
      if (found === 'another') {
        forgetSent(job, sent.before);
        return null;
      }
      // The response may have come from a cache.
      if (found === 'unchanged')
        throw new UnknownOutcomeError('The host accepted the file but still serves the old one.');
    }
    return await settle(job, attempt, signal, outcome === 'created' && expected !== null);
  } catch (error) {
    return await afterFailure(job, sent, error);
  }
}

/** @param there what the file at the target contains; null if there is none, or none that can be read */
async function publishOver(
  job: PublishJob,
  request: PublishRequest,
  remote: Awaited<ReturnType<PublishingTarget['read']>>,
  there: PublishedCatalogue | null,
): Promise<PublishOutcome | null> {
  const { signal } = request;
  const { unsettled, publication, environment } = job;
  const hasArrived = unsettled && there?.publication === unsettled.file.publication;
  const settled = hasArrived ? await settle(job, unsettled, signal) : null;
  const published = there ? seedsOf(there) : UNKNOWN_SEEDS;
  const attempt = await publication.prepare(published, request);
  if (!('file' in attempt)) return { kind: 'questions', questions: attempt };
  if (there && hasSameContent(there, attempt.file)) {
    await follow(job, published);
    forgetSent(job);
    const { setAside, hasSamplesBack } = attempt;
    return settled ?? { kind: 'unchanged', setAside, hasSamplesBack };
  }
  if (!fitsStorage(partsIn(attempt.file))) throw new PublishingError('size');
  const before = { attempt: job.unsettled, note: readUnsettledPublication(environment.store) };
  const sent = { attempt, expected: remote?.version ?? null, before, signal };
  return send(job, sent, historyNote(attempt.file.revision, there ?? {}, attempt.file));
}

/** Merges with what is at the target, and replaces it. Returns null if somebody else published first. */
export async function runPublishRound(
  job: PublishJob,
  request: PublishRequest,
): Promise<PublishOutcome | null> {
  const remote = await job.target.read(request.signal);
  const there = remote && readUnlessDamaged(remote.text);
  if (there !== 'damaged') return publishOver(job, request, remote, there);
  return request.replacesDamaged === true ? publishOver(job, request, remote, null) : { kind: 'damaged' };
}
