import { fetchPublishedCatalogue, parsePublishedCatalogue } from '@/data/catalogue/publishedCatalogue';
import { isEnding, practiceWords } from '@/domain/signals/practiceWords';

/**
 * What is said beside the numbers of this signal, as the published file tells it; '' where it can still be traded, is
 * not known or the file does not come. Never rejects.
 * @param ask gives the text of the published catalogue, or rejects
 */
export async function practiceNote(number: number, ask = fetchPublishedCatalogue): Promise<string> {
  try {
    const { signals = [] } = parsePublishedCatalogue(await ask());
    const ending = signals.find(({ signal, kind }) => signal === number && isEnding(kind))?.kind;
    return isEnding(ending) ? practiceWords(number, ending) : '';
  } catch {
    return '';
  }
}
