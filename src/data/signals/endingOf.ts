import { fetchPublishedCatalogue, parsePublishedCatalogue } from '@/data/catalogue/publishedCatalogue';
import { isEnding, type Ending } from '@/domain/signals/signal';

/**
 * Returns how a signal ended according to the published file; null if it's still open, unknown, or the file
 * can't be loaded. Never rejects.
 * @param ask returns the text of the published catalogue, or rejects
 */
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
