import { LANGUAGE } from './locale';

const characters = new Intl.Segmenter(LANGUAGE, { granularity: 'grapheme' });

/** The first `length` characters (grapheme clusters), with an ellipsis if the text was cut. */
export function preview(text: string, length: number): string {
  let shown = '';
  let count = 0;
  for (const { segment } of characters.segment(text)) {
    if (count === length) return `${shown}...`;
    shown += segment;
    count += 1;
  }
  return text;
}
