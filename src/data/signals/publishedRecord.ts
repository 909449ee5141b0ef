import { NO_CHECK_SUMS } from '@/domain/signals/adminWords';
import type { JsonObject } from '@/data/storage/json';
import { SealError, type Digest } from './chain';
import type { Misfit } from './mergeRecord';
import type { SignalRecord } from './record';

/** Thrown, with nothing published, where an entry no longer fits behind what somebody else has published. */
export class MisfitError extends Error {
  override readonly name = 'MisfitError';
  readonly misfit: Misfit;
  /** How many entries others have published since this browser wrote its record. */
  readonly published: number;

  constructor(misfit: Misfit, published: number) {
    super(misfit.sentence);
    this.misfit = misfit;
    this.published = published;
  }
}

const noDigest: Digest = () => Promise.reject(new SealError(NO_CHECK_SUMS));

/**
 * The record as the next file holds it: the site's, and sealed behind it what waits here.
 * @param digest null where browsers compute no hashes: then nothing that waits can be published
 * @throws MisfitError, SealError, StorageError
 */
export async function sealedRecord(
  record: SignalRecord,
  digest: Digest | null,
  options: { readonly keep: boolean },
): Promise<readonly JsonObject[]> {
  const prepared = await record.prepare(digest ?? noDigest, options);
  if ('misfit' in prepared) throw new MisfitError(prepared.misfit, prepared.published);
  return prepared.entries;
}
