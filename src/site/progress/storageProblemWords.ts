import type { ProgressStorageProblem } from '@/data/learning/progressStore';

export const storageProblemWords: Readonly<Record<ProgressStorageProblem, string>> = {
  unkept:
    'This browser does not let this site store data, so your progress will be lost when you close this tab.',
  full: "This browser's storage for this site is full, so what you do now will be lost when you close this tab. Export it on the progress page to keep it.",
  refused:
    'This browser refuses to store your progress, so what you do now will be lost when you close this tab. Export it on the progress page to keep it.',
  damaged:
    'The progress stored in this browser could not be read. It has been set aside as upm_progress.corrupt, and you are starting with an empty record.',
  newer:
    'A newer version of this site has saved your progress, so this one cannot change it. Reload to get the newer version.',
};
