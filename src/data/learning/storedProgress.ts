import { isJsonObject, parseJson } from '@/data/storage/json';
import type { StoredProgress } from '@/domain/learning/progress';

/** Stored progress; null where nothing is stored, 'corrupt' where the text is not a JSON object. */
export function storedProgressIn(text: string | null): StoredProgress | 'corrupt' | null {
  if (text === null) return null;
  try {
    const parsed = parseJson(text);
    return isJsonObject(parsed) ? parsed : 'corrupt';
  } catch {
    return 'corrupt';
  }
}
