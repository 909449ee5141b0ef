import { fetchPublishedCatalogue, parsePublishedCatalogue } from '@/data/catalogue/publishedCatalogue';
import { isEnding, type Ending } from '@/domain/signals/signal';

/**
 * How this signal ended, as the published file has it; null where it can still be traded, is not known or the file
 * does not come. Never rejects.
 * @param ask gives the text of the published catalogue, or rejects
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
