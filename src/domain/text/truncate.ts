import { LANGUAGE } from './locale';

let segmenter: Intl.Segmenter | undefined;

/** The first `length` characters (grapheme clusters), with an ellipsis if the text was cut. */
export function truncate(text: string, length: number): string {
  // No text has more graphemes than code units. Creating a segmenter takes a slow phone 80 ms.
  if (text.length <= length) return text;
  segmenter ??= new Intl.Segmenter(LANGUAGE, { granularity: 'grapheme' });
  let shown = '';
  let count = 0;
  for (const { segment } of segmenter.segment(text)) {
    if (count === length) return `${shown}...`;
    shown += segment;
    count += 1;
  }
  return text;
}
