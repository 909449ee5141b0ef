import { browserJournal } from '@/data/journal/journalStore';
import type { StorageProblem } from '@/data/storage/storageProblem';

export const UNTIL_TAB_CLOSES = 'until you close or reload this tab';

/** Whether the journal exists in this tab only, because the browser blocks storage. */
export const isJournalInTabOnly = (): boolean => browserJournal.read().storageProblem === 'unkept';

/** Says whether a change was saved. @param failure why it wasn't stored; null if it was */
export const saveOutcomeWords = (failure: StorageProblem | null): string =>
  failure !== null
    ? 'The browser refused to store this, so nothing was changed.'
    : isJournalInTabOnly()
      ? `This counts ${UNTIL_TAB_CLOSES}.`
      : 'Saved.';
