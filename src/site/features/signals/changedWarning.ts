import type { MissingPart } from '@/data/signals/shownRecord';
import { dayText } from '@/domain/signals/times';

/** What is said wherever a record is not what it was. */
export const CHANGED_WARNING =
  'Something in this record was changed after it was made. Please tell us, and do not rely on the figures.';

/** The warning about a record without something that it had at a visit, or when the page was built. */
export const missingWarning = (missing: MissingPart): string =>
  `This record does not contain what it held ${missing === 'build' ? 'when this page was made' : `on ${dayText(missing.noted)}`}. ${CHANGED_WARNING}`;
