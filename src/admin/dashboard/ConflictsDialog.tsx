import { useState, type RefObject } from 'react';
import { questionKey, type MergeSide } from '@/domain/merge/decide';
import type { Answers } from '@/domain/merge/mergeAll';
import { isManualEdit } from '@/domain/merge/dots';
import { isObject, type MergeRecord } from '@/domain/merge/same';
import { valueAt } from '@/domain/merge/units';
import { catalogueLists } from '@/data/catalogue/lists';
import { ConflictChoice } from '@/admin/resources/ConflictChoice';
import { formatDifference, formatValue, unitLabel } from '@/admin/resources/recordWords';
import { useMaintenance } from '@/admin/contexts';
import type { CatalogueQuestion } from '@/data/merge/localCatalogue';
import { truncate } from '@/domain/text/truncate';
import { dateFormat } from '@/domain/time/dateFormat';
import { Button } from '@/ui/Button';
import { Modal } from '@/ui/Modal';
import styles from './ConflictsDialog.module.css';

/** The maximum length of a value or a name */
const MAX_CHARACTERS = 40;

type About = NonNullable<CatalogueQuestion['about']>;

const PUBLISHING_WORDS = {
  note: 'Nothing is published until you have answered each question. Changes that only one of you made are kept.',
  /** The name of the other side */
  theirs: 'Theirs',
  takeTheirs: 'Use theirs for all',
  changedBy: ({ name }: About) =>
    `Changed by ${name === undefined ? 'a colleague' : truncate(name, MAX_CHARACTERS)}`,
  ask: 'Keep yours or theirs?',
  submit: 'Publish with these choices',
};

interface ConflictsDialogProps {
  readonly words?: Readonly<typeof PUBLISHING_WORDS>;
  readonly questions: readonly CatalogueQuestion[];
  readonly fallbackFocus: RefObject<HTMLElement | null>;
  readonly onAnswer: (answers: Answers) => void;
  readonly onCancel: () => void;
}

const nameIn = (record: unknown): string | undefined =>
  isObject(record) && typeof record.name === 'string' ? record.name : undefined;

const dayFormat = dateFormat({ day: 'numeric', month: 'long' });
const timeFormat = dateFormat({ timeStyle: 'short' });

/** Such as `Changed by a colleague on 28 November, 17:05`, with as much as is known. */
function changeWords({ about = {} }: CatalogueQuestion, changedBy: (about: About) => string): string {
  const { author = '', savedAt } = about;
  if (isManualEdit(author)) return 'Changed by hand in the file';
  const changed = changedBy(about);
  const moment = new Date(typeof savedAt === 'string' ? savedAt : NaN);
  return Number.isNaN(moment.getTime())
    ? changed
    : `${changed} on ${dayFormat.format(moment)}, ${timeFormat.format(moment)}`;
}

const MAX_SHOWN = 4;

/** What was changed in a record that the other side deleted, such as `Kept, with leverage 1:500`. */
function keptWords(record: MergeRecord, changed: readonly string[] = []): string {
  const shown = changed.slice(0, MAX_SHOWN).map((unit) => {
    return `${unitLabel(unit)} ${truncate(formatValue(valueAt(record, unit), unit), MAX_CHARACTERS)}`;
  });
  const more = changed.length - shown.length;
  if (more > 0) shown.push(`${String(more)} more`);
  return shown.length === 0 ? 'Kept' : `Kept, with ${shown.join('; ')}`;
}

/** Asks which side to keep for each conflict. Nothing is written until all are answered. */
export function ConflictsDialog({
  words: { note, theirs: others, takeTheirs, changedBy, ask, submit } = PUBLISHING_WORDS,
  questions,
  fallbackFocus,
  onAnswer,
  onCancel,
}: ConflictsDialogProps) {
  const { backups } = useMaintenance();
  const [answers, setAnswers] = useState<Answers>(new Map());
  const [present] = useState(backups.present);
  const isAnswered = questions.every((question) => answers.has(questionKey(question)));

  const nameOf = (list: CatalogueQuestion['list'], recordId: unknown): string =>
    nameIn(present[list].find((record) => isObject(record) && record.id === recordId)) ?? String(recordId);

  /** The wording of both answers */
  function answerWords({ list, kind, unit, mine, theirs, about }: CatalogueQuestion) {
    if (kind === 'field') return formatDifference(mine, theirs, unit);
    return [mine, theirs].map((value) => {
      if (Array.isArray(value)) return value.map((recordId) => nameOf(list, recordId)).join(', ');
      return isObject(value) ? keptWords(value, about?.changed) : 'Deleted';
    });
  }

  function legendOf({ list, kind, id, unit, mine, theirs }: CatalogueQuestion): string {
    if (kind === 'order') return `${catalogueLists[list].title}, order`;
    const name = nameIn(mine) ?? nameIn(theirs) ?? nameOf(list, id);
    return kind === 'field' ? `${name}, ${unitLabel(unit)}` : `${name}: delete or keep`;
  }

  const chooseAll = (side: MergeSide) =>
    setAnswers(new Map(questions.map((question) => [questionKey(question), side])));

  return (
    <Modal
      title="Changed in another tab or by somebody else"
      fallbackFocus={fallbackFocus}
      onClose={onCancel}
      onDismiss={onCancel}
    >
      <form
        className={styles.form}
        onSubmit={(event) => {
          event.preventDefault();
          onAnswer(answers);
        }}
      >
        <p className={styles.note}>{note}</p>
        <div className={styles.conflicts}>
          {questions.map((question) => {
            const key = questionKey(question);
            const [mine = '', theirs = ''] = answerWords(question);
            return (
              <ConflictChoice<MergeSide>
                key={key}
                legend={legendOf(question)}
                sides={[
                  { side: 'mine', whose: 'Yours', words: mine },
                  { side: 'theirs', whose: others, words: theirs },
                ]}
                chosen={answers.get(key)}
                onChoose={(side) => setAnswers(new Map([...answers, [key, side]]))}
              >
                <p>{`${changeWords(question, changedBy)}. ${ask}`}</p>
              </ConflictChoice>
            );
          })}
        </div>
        <div className={styles.actions}>
          <Button variant="secondary" onClick={() => chooseAll('mine')}>
            Use mine for all
          </Button>
          <Button variant="secondary" onClick={() => chooseAll('theirs')}>
            {takeTheirs}
          </Button>
        </div>
        <div className={styles.actions}>
          <Button type="submit" disabled={!isAnswered}>
            {submit}
          </Button>
          <Button variant="secondary" onClick={onCancel}>
            Cancel
          </Button>
        </div>
      </form>
    </Modal>
  );
}
