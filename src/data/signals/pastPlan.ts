import { fetchPublishedCatalogue, parsePublishedCatalogue } from '@/data/catalogue/publishedCatalogue';
import { isEnding, type Ending } from '@/domain/signals/signal';

/** Why the plan of a signal can't be traded as it was issued: it has ended, or its entry is in the past. */
export type PastPlan = Ending['kind'] | 'triggered';

/**
 * Returns null if the signal still waits for its entry, or the published file can't be loaded. Never rejects.
 * @param now in ISO 8601
 */
export async function pastPlan(
  number: number,
  now: string,
  ask = fetchPublishedCatalogue,
): Promise<PastPlan | null> {
  try {
    const { signals = [] } = parsePublishedCatalogue(await ask());
    const own = signals.filter(({ signal }) => signal === number);
    const ending = own.find(({ kind }) => isEnding(kind))?.kind;
    if (isEnding(ending)) return ending;
    if (own.some(({ kind }) => kind === 'triggered')) return 'triggered';
    const deadline = own.findLast(({ validUntil }) => typeof validUntil === 'string')?.validUntil;
    return typeof deadline === 'string' && Date.parse(deadline) < Date.parse(now) ? 'expired' : null;
  } catch {
    return null;
  }
}
