import type { MissingPart } from '@/data/signals/shownRecord';
import { dayText } from '@/domain/signals/times';

/** Shown wherever the record has been altered. */
export const CHANGED_WARNING =
  'Something in this record was changed after it was made. Please tell us, and do not rely on the figures.';

/** The warning for a record that has lost entries since a visit, or since the build. */
export const missingWarning = (missing: MissingPart): string =>
  `This record does not contain what it held ${missing === 'build' ? 'when this page was made' : `on ${dayText(missing.noted)}`}. ${CHANGED_WARNING}`;
