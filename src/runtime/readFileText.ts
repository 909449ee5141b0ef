import { unicodeEncoding } from '@/domain/text/textEncoding';

/** The text of a file, which some editors save as UTF-16. */
export async function readFileText(file: Blob): Promise<string> {
  const bytes = new Uint8Array(await file.arrayBuffer());
  return new TextDecoder(unicodeEncoding(bytes)).decode(bytes);
}
