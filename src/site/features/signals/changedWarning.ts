import type { MissingPart } from '@/data/signals/shownRecord';
import { formatGmtDay } from '@/domain/signals/times';

export const CHANGED_RECORD_WARNING =
  "Something in this record was changed later. Please let us know, and don't rely on the figures.";

/** The warning for a record that has lost entries since a visit, or since the build. */
export const missingEntriesWarning = (missing: MissingPart): string =>
  `This record no longer contains everything it did ${missing === 'build' ? 'when this page was built' : `on ${formatGmtDay(missing.noted)}`}. ${CHANGED_RECORD_WARNING}`;
