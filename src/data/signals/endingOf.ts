import { fetchPublishedCatalogue, parsePublishedCatalogue } from '@/data/catalogue/publishedCatalogue';
import { isEnding, type Ending } from '@/domain/signals/signal';

/** Returns null if the signal hasn't ended or the published file can't be loaded. Never rejects. */
export async function endingOf(
  number: number,
  ask = fetchPublishedCatalogue,
): Promise<Ending['kind'] | null> {
  try {
    const { signals = [] } = parsePublishedCatalogue(await ask());
    const ending = signals.find(({ signal, kind }) => signal === number && isEnding(kind))?.kind;
    return isEnding(ending) ? ending : null;
  } catch {
    return null;
  }
}
