import { MIN_DATE, MAX_DATE } from '@/domain/time/dateFormat';

export interface TextRules {
  readonly type?: 'text' | 'url' | 'email' | 'number' | 'date' | 'datetime-local' | undefined;
  readonly required?: boolean | undefined;
  /** A pattern for the whole text, as in the `pattern` attribute. */
  readonly pattern?: string | undefined;
  readonly limit?: number | undefined;
  /** The smallest and largest allowed number or date. */
  readonly min?: string | undefined;
  readonly max?: string | undefined;
  /** Whether a URL that the browser accepts is allowed. */
  readonly isUrlAcceptable?: ((value: string) => boolean) | undefined;
  /** The message for a valid URL that isn't accepted; '' if it is. */
  readonly refusal?: ((value: string) => string) | undefined;
}

/** Default limits; without them browsers accept six-digit years. */
const DEFAULT_RANGES = {
  number: { min: 0, step: 1 },
  date: { min: MIN_DATE, max: MAX_DATE },
  'datetime-local': { min: `${MIN_DATE}T00:00`, max: `${MAX_DATE}T23:59` },
  text: {},
  url: {},
  email: {},
};

/** The rules as native validation attributes. */
export const validationAttributes = ({ type = 'text', pattern, min, max }: TextRules) => ({
  type,
  pattern,
  ...DEFAULT_RANGES[type],
  ...(min && { min }),
  ...(max && { max }),
});

/** The browser's own message for a field set up by `prepare`. */
function wordsFor(prepare: (probe: HTMLInputElement) => void, otherwise: string): string {
  const probe = document.createElement('input');
  prepare(probe);
  return probe.validationMessage || otherwise;
}

const badUrlWords = (): string =>
  wordsFor((probe) => {
    probe.type = 'url';
    probe.value = 'x';
  }, 'Please enter a URL.');

const missingWords = (): string =>
  wordsFor((probe) => {
    probe.required = true;
  }, 'Please fill in this field.');

/** Whitespace and zero-width characters. */
const ONLY_INVISIBLE = /^[\s\p{Cf}\p{Cc}]+$/u;

/** The message for a required field with nothing visible in it, which browsers accept; otherwise ''. */
export const blankWords = (value: string): string => (ONLY_INVISIBLE.test(value) ? missingWords() : '');

/** Checks what native validation misses: browsers accept blanks in a required field, and any URL scheme. */
export function customProblem(
  value: string,
  { required, limit, isUrlAcceptable, refusal }: TextRules,
): string {
  if (required && blankWords(value) !== '') return blankWords(value);
  if (isUrlAcceptable && value.trim() !== '' && !isUrlAcceptable(value)) return badUrlWords();
  const refused = refusal?.(value) ?? '';
  if (refused !== '') return refused;
  return limit !== undefined && Array.from(value).length > limit
    ? `Please shorten this text to ${String(limit)} characters or fewer.`
    : '';
}

const UNREADABLE_MESSAGES = {
  number: 'Please enter a number.',
  date: 'Please enter a date such as 2026-11-29.',
  'datetime-local': 'Please enter a time such as 2026-11-29T15:00.',
};

/** The validation message for a value, in the browser's words if it has one; '' for none. */
export function textProblem(value: string, rules: TextRules): string {
  const { type = 'text', required = false } = rules;
  const probe = document.createElement('input');
  for (const [name, rule] of Object.entries(validationAttributes(rules)))
    if (rule !== undefined) probe.setAttribute(name, String(rule));
  probe.required = required;
  probe.value = value;
  // Inputs of these types drop a value that they can't read; other types drop only line breaks.
  if (type in UNREADABLE_MESSAGES && value !== '' && probe.value === '')
    return UNREADABLE_MESSAGES[type as keyof typeof UNREADABLE_MESSAGES];
  if (value === '' && required) return missingWords();
  const problem = customProblem(value, rules);
  if (problem !== '') return problem;
  return probe.validity.valid ? '' : probe.validationMessage || 'Please match the requested format.';
}
