import type { StorageProblem } from '@/data/storage/storageProblem';

/** @param way how to keep the data all the same, if there is one */
const lossWords = (what: string, way: string) => ({
  unkept: `This browser doesn't let this site store data, so your ${what} will be lost when you close or reload this tab.`,
  full: `This browser's storage for this site is full, so what you do now will be lost when you close or reload this tab.${way}`,
  refused: `This browser refuses to store your ${what}, so what you do now will be lost when you close or reload this tab.${way}`,
});

export const progressProblemWords: Readonly<Record<StorageProblem, string>> = {
  ...lossWords('progress', ' Export it on the progress page to keep it.'),
  damaged:
    "The progress stored in this browser couldn't be read. It has been set aside as upm_progress.corrupt, and you're starting with an empty record.",
  newer:
    "A newer version of this site has saved your progress, so this one can't change it. Reload to get the newer version.",
};

export const accountProblemWords: Readonly<Record<StorageProblem, string>> = {
  ...lossWords('practice account', ''),
  damaged:
    "The practice account stored in this browser couldn't be read. It will be set aside as upm_practice.corrupt when you start another account.",
  newer:
    "Another version of this site has saved your practice account, so this one can't change it. Reload the page to get the latest version. If you start another account here, the old one is set aside.",
};

export const journalProblemWords: Readonly<Record<StorageProblem, string>> = {
  ...lossWords('journal', ''),
  damaged:
    "The journal stored in this browser couldn't be read. It will be set aside as upm_journal.corrupt when you keep another statement.",
  newer:
    "A newer version of this site has saved your journal, so this one can't change it. Reload the page to get the newer version.",
};
