import type { FieldConflict } from '@/domain/merge/fields';
import { ConflictChoice } from './ConflictChoice';
import { fieldTitle, formatValue } from './recordWords';
import styles from './ResourceEditor.module.css';
import type { ConflictSide } from './saving';

interface EditConflictProps {
  readonly conflict: FieldConflict;
  readonly chosen: ConflictSide | undefined;
  readonly onChoose: (side: ConflictSide) => void;
}

/** Asks, next to a field that was edited in this form and changed elsewhere, which value to keep. */
export function EditConflict({ conflict, chosen, onChoose }: EditConflictProps) {
  const { field, mine, stored } = conflict;
  return (
    <div className={styles.conflict} data-conflict={field}>
      <ConflictChoice<ConflictSide>
        legend={`${fieldTitle(field)}: also changed elsewhere`}
        sides={[
          { side: 'mine', whose: 'Yours', words: formatValue(mine, field) },
          { side: 'stored', whose: 'Stored now', words: formatValue(stored, field) },
        ]}
        chosen={chosen}
        onChoose={onChoose}
      />
    </div>
  );
}
