import { courseOutlines, lessonsOf } from '@/content/lessonPlace';
import { site } from '@/content/site';
import { learnerProgress } from '@/data/learning/progressStore';
import { isTooLarge, progressFile, readProgressFile } from '@/data/learning/progressFile';
import { countOf } from '@/domain/text/groupDigits';
import { formatDay, localDay } from '@/domain/time/days';
import { progressDifference, type ProgressDifference } from '@/domain/learning/difference';
import { isUntouched } from '@/domain/learning/done';
import { joinProgress, progressIn, type StoredProgress } from '@/domain/learning/progress';
import { DATE_LOCALE } from '@/domain/text/locale';
import { FileImport } from '@/site/components/FileImport';
import { DownloadButton } from '@/ui/DownloadButton';
import styles from './ProgressPanel.module.css';
import { useLearnerProgress } from '@/site/progress/useLearnerProgress';

const FILE_NAME = `${site.filePrefix}-progress`;

const counted = (number: number, noun: string, plural?: string) =>
  number === 0 ? [] : [countOf(number, noun, plural)];

const NEWER_STORED =
  'A newer version of the site has saved your progress in this browser. Reload this page, then choose the file again.';

const listFormat = new Intl.ListFormat(DATE_LOCALE);

const DECISIONS = ['decision on a chart', 'decisions on charts'] as const;

/** Describes in one sentence what importing the file would do. */
function differenceWords(difference: ProgressDifference): string {
  const { lessonsAdded, exercisesAdded, answers, resultsAdded, bestImproved } = difference;
  const { notes, picks, practiceDays, decisions, marksTakenBack } = difference;
  const replaced = [
    ...counted(difference.answersReplaced, 'answer').map((words) => `${words} with a later one`),
    ...counted(difference.decisionsReplaced, ...DECISIONS).map((words) => `${words} with an earlier one`),
  ].map((words) => `replaces ${words}`);
  const failed = counted(difference.daysFailed, 'passed round').map(
    (words) => `counts ${words} as failed, as there`,
  );
  const removed = [
    ...counted(marksTakenBack, 'tick'),
    ...counted(difference.notesTakenBack, 'note'),
    ...counted(difference.picksTakenBack, 'unfinished answer'),
  ];
  const added = [
    ...counted(lessonsAdded, 'lesson'),
    ...counted(exercisesAdded, 'exercise'),
    ...counted(answers, 'answer'),
    ...counted(resultsAdded, 'quiz result'),
    ...counted(notes, 'note'),
    ...counted(picks, 'unfinished answer'),
    ...counted(practiceDays, 'round of practice', 'rounds of practice'),
    ...counted(decisions, ...DECISIONS),
  ];
  const parts = [
    added.length === 0 ? 'adds nothing' : `adds ${listFormat.format(added)}`,
    ...counted(bestImproved, 'best result').map((words) => `improves ${words}`),
    ...replaced,
    ...failed,
    ...(removed.length > 0 ? [`removes ${listFormat.format(removed)}, as you did there`] : []),
    ...(replaced.length + failed.length + removed.length === 0 ? ['removes nothing'] : []),
  ];
  const [first = '', ...others] = parts;
  return `${[first.charAt(0).toUpperCase() + first.slice(1), ...others].join(', ')}.`;
}

const MAX_NAMED = 5;

/** Names the entries of a file that are left out, by lesson or quiz. */
function leftOutText(ids: readonly string[]): string {
  const pages = courseOutlines.flatMap(({ modules }) => [
    ...lessonsOf(modules),
    ...modules.flatMap(({ quiz }) => quiz ?? []),
  ]);
  const nameOf = (id: string) =>
    pages.find((page) => id === page.id || id.startsWith(`${page.id}/`))?.label ?? id;
  const names = [...new Set(ids.map(nameOf))];
  const more = counted(Math.max(0, names.length - MAX_NAMED), 'other');
  const count = ids.length === 1 ? '1 entry is' : `${String(ids.length)} entries are`;
  const today = formatDay(localDay(new Date()));
  return `${count} left out because of future dates or unreadable data: ${listFormat.format([...names.slice(0, MAX_NAMED), ...more])}. On this device today is ${today}: if that's wrong, set its clock and import the file again.`;
}

export function ProgressFile() {
  const { progress, storageProblem } = useLearnerProgress();
  const differenceMadeBy = (read: StoredProgress) =>
    progressDifference(progress, progressIn(joinProgress(learnerProgress.stored(), read)));
  return (
    <section aria-labelledby="take-along" className={styles.file}>
      <h2 id="take-along">Move it to another browser</h2>
      <p>
        Export a file here, and import it there. The progress in both browsers is combined: of two answers to
        a question the later one stands, of two decisions on a chart the first. Importing a file twice changes
        nothing.
      </p>
      <DownloadButton
        label="Export my progress"
        disabled={isUntouched(progress)}
        file={() => {
          const now = new Date();
          return {
            name: `${FILE_NAME}-${localDay(now)}.json`,
            type: 'application/json',
            text: progressFile(learnerProgress.stored(), now.toISOString()),
          };
        }}
      />
      <FileImport
        label="Import a file"
        what="progress file"
        fileName={FILE_NAME}
        isTooLarge={isTooLarge}
        read={(text) => readProgressFile(text, Date.now())}
        preview={({ progress: read, leftOut }) => [
          differenceWords(differenceMadeBy(read)),
          ...(leftOut.length > 0 ? [leftOutText(leftOut)] : []),
        ]}
        onImport={(read) => learnerProgress.change(() => read.progress)}
        refusal={storageProblem === 'newer' ? NEWER_STORED : ''}
        done={({ progress: read }) =>
          Object.values(differenceMadeBy(read)).every((count) => count === 0)
            ? 'Nothing was added: this browser already had everything that could be read from the file.'
            : 'The progress in the file has been added.'
        }
      />
    </section>
  );
}
