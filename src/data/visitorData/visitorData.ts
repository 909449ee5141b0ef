import { browserJournal, type createJournalStore } from '@/data/journal/journalStore';
import { learnerProgress, type createProgressStore } from '@/data/learning/progressStore';
import { recordNamePreference } from '@/data/learning/recordName';
import {
  practiceAccounts,
  type createPracticeStore,
  type PracticeAccounts,
} from '@/data/practice/practiceStore';
import type { PracticeFileContent } from '@/data/practice/practiceFile';
import type { Preference } from '@/data/storage/preference';
import { accountPreference, type AccountText } from '@/data/storage/savedAccount';
import type { StorageProblem } from '@/data/storage/storageProblem';
import { progressDifference, type ProgressDifference } from '@/domain/learning/difference';
import { isUntouched } from '@/domain/learning/done';
import { mergeProgress, progressIn } from '@/domain/learning/progress';
import { mergeJournals, countTrades } from '@/domain/journal/journal';
import { visitorDataFile, type VisitorData, type VisitorDataContent } from './visitorDataFile';

interface KeepingStores {
  readonly progress: ReturnType<typeof createProgressStore>;
  readonly practice: ReturnType<typeof createPracticeStore>;
  readonly journal: ReturnType<typeof createJournalStore>;
  readonly name: Preference<string>;
  readonly account: Preference<AccountText>;
}

/**
 * What an import would do with a practice account.
 * - `taken`: this browser has none
 * - `continued`: it is this browser's account, at a later minute
 * - `known`: it is this browser's account, at the same or an earlier minute
 * - `other`: another account, which can only be ended on its own page, is in progress in this browser
 */
export type PracticeImport = 'taken' | 'continued' | 'known' | 'other' | 'newer';

function practiceImport({ account, storageProblem }: PracticeAccounts, file: PracticeFileContent) {
  if (storageProblem === 'newer') return 'newer';
  if (account === null) return 'taken';
  const { seed, prices, log, at } = file.account;
  const common = Math.min(log.length, account.log.length);
  const isSame =
    seed === account.seed &&
    prices === account.prices &&
    log.slice(0, common).every((line, index) => line === account.log[index]);
  if (!isSame) return 'other';
  return log.length > common || (log.length === account.log.length && at > account.at)
    ? 'continued'
    : 'known';
}

/** What an import would change; null for what the file doesn't contain. */
export interface PlannedDataImport {
  /** `newer` if a newer version of the site has saved this browser's progress. */
  readonly progress: ProgressDifference | 'newer' | null;
  readonly practice: PracticeImport | null;
  readonly journal: {
    readonly trades: number;
    readonly added: number;
    readonly refusal: ReturnType<KeepingStores['journal']['refusalOf']>;
  } | null;
  readonly name: boolean;
  readonly account: boolean;
}

const isAnything = (difference: ProgressDifference) => Object.values(difference).some((count) => count > 0);

/** Whether an import would change anything at all. */
export const changesAnything = ({ progress, practice, journal, name, account }: PlannedDataImport): boolean =>
  (progress !== null && progress !== 'newer' && isAnything(progress)) ||
  practice === 'taken' ||
  practice === 'continued' ||
  (journal !== null && journal.refusal === null) ||
  name ||
  account;

/** Everything that belongs to the visitor, as one file. */
export function createVisitorData({ progress, practice, journal, name, account }: KeepingStores) {
  function present(): VisitorData {
    const { account: practised, past } = practice.read();
    const { journal: kept } = journal.read();
    progress.read();
    return {
      progress: progress.stored(),
      practice: practised && { account: practised, past },
      journal: countTrades(kept) > 0 ? kept : null,
      name: name.read(),
      account: account.read(),
    };
  }

  function planned(file: VisitorDataContent): PlannedDataImport {
    const shown = progress.read();
    const { journal: here } = journal.read();
    return {
      progress:
        file.progress &&
        (shown.storageProblem === 'newer'
          ? 'newer'
          : progressDifference(
              shown.progress,
              progressIn(mergeProgress(progress.stored(), file.progress.progress)),
            )),
      practice: file.practice && practiceImport(practice.read(), file.practice),
      journal: file.journal && {
        trades: countTrades(file.journal),
        added: countTrades(mergeJournals(here, file.journal)) - countTrades(here),
        refusal: journal.refusalOf(file.journal),
      },
      name: file.name !== null && name.read() === null,
      account: file.account !== null && account.read() === null,
    };
  }

  return {
    isEmpty() {
      const now = present();
      return (
        isUntouched(progressIn(now.progress)) &&
        [now.practice, now.journal, now.name, now.account].every((part) => part === null)
      );
    },
    /** @param exported ISO 8601, UTC */
    file: (exported: string) => visitorDataFile(present(), exported),
    planned,
    /** Adds what the file contains and this browser doesn't. @returns why the journal wasn't stored; null if it was */
    async take(file: VisitorDataContent): Promise<StorageProblem | null> {
      const plan = planned(file);
      const { progress: read, practice: practised, journal: other } = file;
      if (read && plan.progress !== 'newer') progress.change(() => read.progress);
      if (practised && (plan.practice === 'taken' || plan.practice === 'continued'))
        practice.replace(practised, null);
      if (plan.name && file.name !== null) name.choose(file.name);
      if (plan.account && file.account !== null) account.choose(file.account);
      return other && plan.journal?.refusal === null
        ? await journal.change((now) => mergeJournals(now, other))
        : null;
    },
    /** Calls back when any of the visitor's data changes. */
    watch(onChange: () => void) {
      const stops = [progress, practice, journal, name, account].map((store) => store.watch(onChange));
      return () => {
        for (const stop of stops) stop();
      };
    },
  };
}

export const browserVisitorData = createVisitorData({
  progress: learnerProgress,
  practice: practiceAccounts,
  journal: browserJournal,
  name: recordNamePreference,
  account: accountPreference,
});
