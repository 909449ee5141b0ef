import { useState, type RefObject } from 'react';
import { questionKey, type Side } from '@/domain/merge/decide';
import type { Answers } from '@/domain/merge/mergeAll';
import { isObject } from '@/domain/merge/same';
import { catalogueLists } from '@/data/catalogue/lists';
import { ConflictChoice } from '@/admin/resources/ConflictChoice';
import { formatValue, unitLabel } from '@/admin/resources/recordWords';
import { useMaintenance } from '@/admin/contexts';
import type { CatalogueQuestion } from '@/data/merge/localCatalogue';
import { dateFormat } from '@/domain/time/dateFormat';
import { Button } from '@/ui/Button';
import { Modal } from '@/ui/Modal';
import styles from './ConflictsDialog.module.css';

const PUBLISHING_WORDS = {
  note: 'Nothing is published until you have answered each question. Changes that only one of you made are kept.',
  /** The name of the other side */
  theirs: 'Theirs',
  takeTheirs: 'Use theirs for all',
  ask: (time: string) => `Changed by a colleague${time}. Keep yours or theirs?`,
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

/** Such as ` on 28 November, 17:05`; '' if the question doesn't say when. */
function timeWords({ theirs }: CatalogueQuestion): string {
  const moment = new Date(isObject(theirs) ? String(theirs.updatedAt) : NaN);
  return Number.isNaN(moment.getTime())
    ? ''
    : ` on ${dayFormat.format(moment)}, ${timeFormat.format(moment)}`;
}

/** Asks which side to keep for each conflict. Nothing is written until all are answered. */
export function ConflictsDialog({
  words: { note, theirs: others, takeTheirs, ask, submit } = PUBLISHING_WORDS,
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

  function answerWords({ list, kind, unit }: CatalogueQuestion, value: unknown): string {
    if (kind === 'order')
      return Array.isArray(value) ? value.map((recordId) => nameOf(list, recordId)).join(', ') : '';
    if (kind === 'field') return formatValue(value, unit);
    return value === null ? 'Deleted' : 'Kept as it is shown';
  }

  function legendOf({ list, kind, id, unit, mine, theirs }: CatalogueQuestion): string {
    if (kind === 'order') return `${catalogueLists[list].title}, order`;
    const name = nameIn(mine) ?? nameIn(theirs) ?? nameOf(list, id);
    return kind === 'field' ? `${name}, ${unitLabel(unit)}` : `${name}: delete or keep`;
  }

  const chooseAll = (side: Side) =>
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
            return (
              <ConflictChoice<Side>
                key={key}
                legend={legendOf(question)}
                sides={[
                  { side: 'mine', whose: 'Yours', words: answerWords(question, question.mine) },
                  { side: 'theirs', whose: others, words: answerWords(question, question.theirs) },
                ]}
                chosen={answers.get(key)}
                onChoose={(side) => setAnswers(new Map([...answers, [key, side]]))}
              >
                <p>{ask(timeWords(question))}</p>
              </ConflictChoice>
            );
          })}
        </div>
        <div className={styles.actions}>
          <Button look="secondary" onClick={() => chooseAll('mine')}>
            Use mine for all
          </Button>
          <Button look="secondary" onClick={() => chooseAll('theirs')}>
            {takeTheirs}
          </Button>
        </div>
        <div className={styles.actions}>
          <Button type="submit" disabled={!isAnswered}>
            {submit}
          </Button>
          <Button look="secondary" onClick={onCancel}>
            Cancel
          </Button>
        </div>
      </form>
    </Modal>
  );
}
