import type { KeepingTrouble } from '@/data/learning/progressStore';

/** Warnings for learners whose progress can't be stored. */
export const troubleWords: Readonly<Record<KeepingTrouble, string>> = {
  unkept: 'This browser stores nothing for this site: your progress is lost when you close this tab.',
  full: "This browser's storage for this site is full, so what you do now is lost when you close this tab. Export it on the progress page to keep it.",
  refused:
    'This browser refuses to store your progress, so what you do now is lost when you close this tab. Export it on the progress page to keep it.',
  damaged:
    'What this browser had kept of your progress could not be read. It has been set aside as upm_progress.corrupt, and you start with an empty record.',
  newer:
    'Reload to get the newer edition of this site: it has written your progress, and this one must not change it.',
};
