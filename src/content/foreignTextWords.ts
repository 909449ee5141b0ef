import { foreignTextProblem, type ForeignTextProblem } from '@/domain/text/foreignText';

const WORDS: Readonly<Record<ForeignTextProblem, string>> = {
  empty: 'it is empty.',
  binary: "it isn't a text file. Unpack it first if it is an archive.",
  page: 'it is a web page.',
  quotes: 'a word processor or an email has made its quotation marks curly. Use the file itself.',
  around: 'there is other text before or after it. Use only the part from the first { to the last }.',
  several: 'it is two files, one after the other. Use one of them.',
  cut: 'its end is missing. Download or copy it again.',
  damaged: 'it is damaged. Download or copy it again.',
  table: 'it is a table, such as CSV.',
  other: 'it is some other text.',
};

/** Why a text isn't the JSON of an exported file, as the end of a sentence; '' for valid JSON. */
export function foreignTextWords(text: string): string {
  const kind = foreignTextProblem(text);
  return kind === null ? '' : WORDS[kind];
}
