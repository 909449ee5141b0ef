/** The browser's own words for a field that is not filled as `prepare` asks. */
function wordsFor(prepare: (probe: HTMLInputElement) => void, otherwise: string): string {
  const probe = document.createElement('input');
  prepare(probe);
  return probe.validationMessage || otherwise;
}

export const badUrlWords = (): string =>
  wordsFor((probe) => {
    probe.type = 'url';
    probe.value = 'x';
  }, 'Please enter a URL.');

const missingWords = (): string =>
  wordsFor((probe) => {
    probe.required = true;
  }, 'Please fill in this field.');

/** Spaces, and characters of no width, such as the zero-width space. */
const NOTHING_SEEN = /^[\s\p{Cf}\p{Cc}]+$/u;

/** What to say of a required field that holds nothing to be seen, which the browser takes for filled; else ''. */
export const blankWords = (value: string): string => (NOTHING_SEEN.test(value) ? missingWords() : '');
