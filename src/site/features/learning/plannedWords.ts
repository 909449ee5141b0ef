import { courseOutlines, lessonsOf } from '@/content/lessonPlace';
import type { PlannedDataImport, PracticeImport } from '@/data/visitorData/visitorData';
import type { VisitorDataContent, VisitorDataProblem } from '@/data/visitorData/visitorDataFile';
import type { ProgressDifference } from '@/domain/learning/difference';
import { countOf, formatNumber } from '@/domain/text/groupDigits';
import { joinList } from '@/domain/text/joinList';
import { formatDay, localDay } from '@/domain/time/days';
import { formatTime } from '@/site/charts/practiceAxes';
import { damagedTradeWords, journalRefusalWords } from '@/site/progress/journalRefusalWords';

const counted = (number: number, noun: string, plural?: string) =>
  number === 0 ? [] : [countOf(number, noun, plural)];

const DECISIONS = ['decision on a chart', 'decisions on charts'] as const;

/** Describes in one sentence what importing the progress would do. */
function differenceWords(difference: ProgressDifference): string {
  const { lessonsAdded, exercisesAdded, answers, resultsAdded, bestImproved } = difference;
  const { notes, picks, practiceDays, decisions, marksTakenBack } = difference;
  const replaced = [
    ...counted(difference.answersReplaced, 'answer').map((words) => `${words} with a later one`),
    ...counted(difference.decisionsReplaced, ...DECISIONS).map((words) => `${words} with an earlier one`),
  ].map((words) => `replaces ${words}`);
  const failed = counted(difference.daysFailed, 'passed round').map(
    (words) => `counts ${words} as failed, as in the file`,
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
    added.length === 0 ? 'adds nothing' : `adds ${joinList(added)}`,
    ...counted(bestImproved, 'best result').map((words) => `improves ${words}`),
    ...replaced,
    ...failed,
    ...(removed.length > 0 ? [`removes ${joinList(removed)}, as you did where this file was exported`] : []),
    ...(replaced.length + failed.length + removed.length === 0 ? ['removes nothing'] : []),
  ];
  return `Progress: ${parts.join(', ')}.`;
}

const MAX_NAMED = 5;

/** Lists the entries of a file that are left out, by lesson or quiz. */
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
  return `${count} left out because of future dates or unreadable data: ${joinList([...names.slice(0, MAX_NAMED), ...more])}. This device gives today's date as ${today}: if that's wrong, set its clock and import the file again.`;
}

const NEWER_PROGRESS =
  'Progress: stays as it is, because a newer version of the site has saved it in this browser. Reload this page, then choose the file again.';

const practiceWords: Readonly<Record<PracticeImport, string>> = {
  taken: "It's new here.",
  continued: 'It continues the one in this browser.',
  known: "It's in this browser already.",
  other:
    "It's left out, because another one is under way in this browser. To replace that one, import the file on the account's page.",
  newer: "It's left out, because another version of the site has saved the one in this browser.",
};

const journalWords = ({ trades, added, refusal }: NonNullable<PlannedDataImport['journal']>): string =>
  refusal === null
    ? `Journal: ${countOf(trades, 'trade')}, ${formatNumber(added)} of them new here. Your own notes stay.`
    : `Journal: stays as it is. ${journalRefusalWords[refusal]}`;

/** What importing a file would do, a sentence for each of its parts. */
export function plannedImportWords(
  { progress, practice, name, account }: VisitorDataContent,
  plan: PlannedDataImport,
): readonly string[] {
  return [
    ...(plan.progress === null
      ? []
      : [plan.progress === 'newer' ? NEWER_PROGRESS : differenceWords(plan.progress)]),
    ...(progress && progress.leftOut.length > 0 ? [leftOutText(progress.leftOut)] : []),
    ...(practice && plan.practice
      ? [
          `Practice account: ${formatTime(practice.account.at)}, ${countOf(practice.account.log.length, 'action')}. ${practiceWords[plan.practice]}`,
        ]
      : []),
    ...(plan.journal ? [journalWords(plan.journal)] : []),
    ...(plan.name && name !== null ? [`Name on your record: ${name}.`] : []),
    ...(plan.account && account !== null ? [`Account for the calculators: ${account}.`] : []),
  ];
}

const PART_NAMES = { progress: 'progress', practice: 'practice account', journal: 'journal' } as const;

/** Why one part of a file can't be read. */
export function partProblemWords(
  part: keyof typeof PART_NAMES,
  { problem, line = 0, trade }: Pick<VisitorDataProblem, 'problem' | 'line' | 'trade'>,
): string {
  const name = PART_NAMES[part];
  if (problem === 'line')
    return `Action ${String(line)} of the practice account in this file breaks the account's rules.`;
  if (trade) return damagedTradeWords(trade);
  if (problem === 'size') return `The ${name} in this file is larger than any that can be stored.`;
  return problem === 'version'
    ? `The ${name} in this file is from another version of the site. Reload this page, then choose the file again.`
    : `The ${name} in this file was changed after it was exported. Export it again.`;
}
