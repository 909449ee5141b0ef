import { useState, type RefObject } from 'react';
import { conflictKey, type MergeChoices } from '@/domain/catalogueMerge';
import { contentFields, isObject } from '@/domain/merge/same';
import { catalogueLists } from '@/data/catalogue/lists';
import { ConflictChoice } from '@/admin/resources/ConflictChoice';
import { fieldLabel, formatValue } from '@/admin/resources/recordWords';
import { useMaintenance } from '@/admin/contexts';
import type { CatalogueConflict } from '@/data/merge/localCatalogue';
import { Button } from '@/ui/Button';
import { Modal } from '@/ui/Modal';
import styles from './ConflictsDialog.module.css';

const PUBLISHING_WORDS = {
  note: 'Nothing is published until you have answered each question. Changes that only one of you made are kept.',
  /** The name of the other side */
  theirs: 'Published',
  takeTheirs: 'Use the published version for all',
  submit: 'Publish with these choices',
};

interface ConflictsDialogProps {
  readonly words?: Readonly<typeof PUBLISHING_WORDS>;
  readonly conflicts: readonly CatalogueConflict[];
  readonly fallbackFocus: RefObject<HTMLElement | null>;
  readonly onAnswer: (choices: MergeChoices) => void;
  readonly onCancel: () => void;
}

type Side = 'mine' | 'theirs';

const nameIn = (record: unknown): string | undefined =>
  isObject(record) && typeof record.name === 'string' ? record.name : undefined;

/** Such as `: min deposit $2, leverage 1:1`, if the previous record is known. */
function changesWords(before: unknown, after: unknown): string {
  if (!isObject(before) || !isObject(after)) return '';
  const fields = contentFields(before, after).filter(
    (field) => formatValue(before[field]) !== formatValue(after[field]),
  );
  const words = fields.map((field) => `${fieldLabel(field)} ${formatValue(after[field], field)}`);
  return words.length === 0 ? '' : `: ${words.join(', ')}`;
}

/** Asks which side to keep for each conflict. Nothing is written until all are answered. */
export function ConflictsDialog({
  words: { note, theirs: others, takeTheirs, submit } = PUBLISHING_WORDS,
  conflicts,
  fallbackFocus,
  onAnswer,
  onCancel,
}: ConflictsDialogProps) {
  const { backups } = useMaintenance();
  const [choices, setChoices] = useState<MergeChoices>(new Map());
  const [present] = useState(backups.present);
  const [basis] = useState(backups.basis);
  const isAnswered = conflicts.every((conflict) => choices.has(conflictKey(conflict)));

  const nameOf = (list: CatalogueConflict['list'], recordId: string): string =>
    nameIn(present[list].find((record) => (record as { id?: unknown } | null)?.id === recordId)) ??
    nameIn(basis[list]?.changed[recordId]) ??
    nameIn(conflicts.find((conflict) => conflict.list === list && conflict.id === recordId)?.theirs) ??
    recordId;

  function linesOf({ list, kind, field, before, mine, theirs }: CatalogueConflict) {
    const words = (value: unknown, side?: Side) => {
      if (kind === 'order')
        return Array.isArray(value) ? value.map((recordId) => nameOf(list, String(recordId))).join(', ') : '';
      if (kind === 'field') return formatValue(value, field);
      const isDeleted = side === (kind === 'deletedHere' ? 'mine' : 'theirs');
      if (before === undefined) return isDeleted ? 'Not in the list' : 'In the list';
      return isDeleted ? 'Deleted' : `Kept, with changes${changesWords(before, value)}`;
    };
    return {
      before: kind === 'field' && before !== undefined ? words(before) : '',
      mine: words(mine, 'mine'),
      theirs: words(theirs, 'theirs'),
    };
  }

  function legendOf({ list, kind, id: recordId, field, mine, theirs }: CatalogueConflict): string {
    if (kind === 'order') return `${catalogueLists[list].title}, order`;
    const name = nameIn(mine) ?? nameIn(theirs) ?? nameOf(list, recordId);
    return kind === 'field' ? `${name}, ${fieldLabel(field)}` : `${name}: delete or keep`;
  }

  const chooseAll = (side: Side) =>
    setChoices(new Map(conflicts.map((conflict) => [conflictKey(conflict), side])));

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
          onAnswer(choices);
        }}
      >
        <p className={styles.note}>{note}</p>
        <div className={styles.conflicts}>
          {conflicts.map((conflict) => {
            const key = conflictKey(conflict);
            const { before, mine, theirs } = linesOf(conflict);
            return (
              <ConflictChoice<Side>
                key={key}
                legend={legendOf(conflict)}
                sides={[
                  { side: 'mine', whose: 'Yours', words: mine },
                  { side: 'theirs', whose: others, words: theirs },
                ]}
                chosen={choices.get(key)}
                onChoose={(side) => setChoices(new Map([...choices, [key, side]]))}
              >
                {before !== '' && (
                  <p className={styles.note}>
                    Before: <span>{before}</span>
                  </p>
                )}
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
