import { fetchPublishedCatalogue, parsePublishedCatalogue } from '@/data/catalogue/publishedCatalogue';
import type { ListRecord } from '@/domain/merge/versions';
import { isJsonObject } from '@/data/storage/json';
import { isEnding, type Ending } from '@/domain/signals/signal';

/** Why the plan of a signal can't be traded as it was issued: it has ended, or its entry is in the past. */
export type PastPlanReason = Ending['kind'] | 'triggered';

/** The plan of the signal that a calculation came from. */
export interface LinkedPlan {
  /** Null if the signal is still waiting for its entry. */
  readonly past: PastPlanReason | null;
  /** The percentage of the position that the plan closes at each target. */
  readonly shares: readonly number[];
}

function pastOf(own: readonly ListRecord[], now: string): PastPlanReason | null {
  const ending = own.find(({ kind }) => isEnding(kind))?.kind;
  if (isEnding(ending)) return ending;
  if (own.some(({ kind }) => kind === 'triggered')) return 'triggered';
  const deadline = own.findLast(({ validUntil }) => typeof validUntil === 'string')?.validUntil;
  return typeof deadline === 'string' && Date.parse(deadline) < Date.parse(now) ? 'expired' : null;
}

function sharesOf(own: readonly ListRecord[]): readonly number[] {
  const targets = own.findLast((entry) => Array.isArray(entry.targets))?.targets;
  if (!Array.isArray(targets)) return [];
  return targets.flatMap((target) =>
    isJsonObject(target) && typeof target.share === 'number' ? [target.share] : [],
  );
}

/**
 * Returns null if the signal isn't known, or the published file can't be loaded. Never rejects.
 * @param now in ISO 8601
 */
export async function linkedPlan(
  number: number,
  now: string,
  ask = fetchPublishedCatalogue,
): Promise<LinkedPlan | null> {
  try {
    const { signals = [] } = parsePublishedCatalogue(await ask());
    const own = signals.filter(({ signal }) => signal === number);
    return own.length === 0 ? null : { past: pastOf(own, now), shares: sharesOf(own) };
  } catch {
    return null;
  }
}
