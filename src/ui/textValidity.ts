import { FIRST_DAY, LAST_DAY } from '@/domain/dateFormat';

/** What a typed text has to keep to. */
export interface TextRules {
  readonly type?: 'text' | 'url' | 'email' | 'number' | 'date' | 'datetime-local' | undefined;
  readonly required?: boolean | undefined;
  /** What the whole text has to match, as the browser reads it. */
  readonly pattern?: string | undefined;
  /** The most characters. */
  readonly limit?: number | undefined;
  /** The lowest and highest number or day. */
  readonly min?: string | undefined;
  readonly max?: string | undefined;
  /** Refuses what the browser alone would take as an address. */
  readonly isUrlAcceptable?: ((value: string) => boolean) | undefined;
  /** What to say of an address that is one and still will not do; '' where it will. */
  readonly refusal?: ((value: string) => string) | undefined;
}

/** The lowest and highest value where a field names none. Otherwise browsers take years of six digits. */
const RANGES = {
  number: { min: 0, step: 1 },
  date: { min: FIRST_DAY, max: LAST_DAY },
  'datetime-local': { min: `${FIRST_DAY}T00:00`, max: `${LAST_DAY}T23:59` },
  text: {},
  url: {},
  email: {},
};

/** The rules that browsers check by themselves, as attributes. */
export const nativeRules = ({ type = 'text', pattern, min, max }: TextRules) => ({
  type,
  pattern,
  ...RANGES[type],
  ...(min && { min }),
  ...(max && { max }),
});

/** The browser's own words for a field that is not filled as `prepare` asks. */
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

/** Spaces, and characters of no width, such as the zero-width space. */
const NOTHING_SEEN = /^[\s\p{Cf}\p{Cc}]+$/u;

/** What to say of a required field that holds nothing to be seen, which the browser treats as filled; else ''. */
export const blankWords = (value: string): string => (NOTHING_SEEN.test(value) ? missingWords() : '');

/** What the browser alone would not find wrong: it takes spaces for a filled field, and any scheme for an address. */
export function ownProblem(value: string, { required, limit, isUrlAcceptable, refusal }: TextRules): string {
  if (required && blankWords(value) !== '') return blankWords(value);
  if (isUrlAcceptable && value.trim() !== '' && !isUrlAcceptable(value)) return badUrlWords();
  const refused = refusal?.(value) ?? '';
  if (refused !== '') return refused;
  return limit !== undefined && Array.from(value).length > limit
    ? `Please shorten this text to ${String(limit)} characters or fewer.`
    : '';
}

const UNREADABLE = {
  number: 'Please enter a number.',
  date: 'Please enter a day such as 2026-11-29.',
  'datetime-local': 'Please enter a time such as 2026-11-29T15:00.',
};

/** What a field with these rules would say of a text, in the browser's words where it has some; '' for nothing. */
export function textProblem(value: string, rules: TextRules): string {
  const { type = 'text', required = false } = rules;
  const probe = document.createElement('input');
  for (const [name, rule] of Object.entries(nativeRules(rules)))
    if (rule !== undefined) probe.setAttribute(name, String(rule));
  probe.required = required;
  probe.value = value;
  // Such a field holds nothing else.
  if (type in UNREADABLE && value !== '' && probe.value === '')
    return UNREADABLE[type as keyof typeof UNREADABLE];
  if (value === '' && required) return missingWords();
  const problem = ownProblem(value, rules);
  if (problem !== '') return problem;
  return probe.validity.valid ? '' : probe.validationMessage || 'Please match the requested format.';
}
