import { dayText } from './times';

/** What is said wherever a record is not what it was. */
export const CHANGED_WARNING =
  'Something in this record was changed after it was made. Please tell us, and do not rely on the figures.';

/** What is said of a record that lacks what was noted of it, at a visit or when the page was built. */
export const lackWords = (lacks: { readonly noted: string } | 'build'): string =>
  `This record does not contain what it held ${lacks === 'build' ? 'when this page was made' : `on ${dayText(lacks.noted)}`}. ${CHANGED_WARNING}`;
