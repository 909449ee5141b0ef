import { useState } from 'react';
import type { FieldConflict } from '@/domain/recordEdit';
import { capitalized } from '@/ui/capitalized';
import { ConflictChoice } from './ConflictChoice';
import styles from './EditConflicts.module.css';
import { fieldWords, valueWords } from './recordWords';

type Side = 'mine' | 'stored';

interface EditConflictsProps {
  readonly conflicts: readonly FieldConflict[];
  readonly onChoose: (conflict: FieldConflict, choice: Side) => void;
}

/** Asks about each field that was edited here and changed elsewhere. */
export function EditConflicts({ conflicts, onChoose }: EditConflictsProps) {
  // Keyed by conflict rather than field: if the stored value changes again, it's a new question.
  const [chosen, setChosen] = useState<ReadonlyMap<FieldConflict, Side>>(new Map());
  return (
    <div className={styles.conflicts}>
      {conflicts.map((conflict) => (
        <ConflictChoice<Side>
          key={conflict.field}
          legend={capitalized(fieldWords(conflict.field))}
          sides={[
            { side: 'mine', whose: 'Yours', words: valueWords(conflict.mine, conflict.field) },
            { side: 'stored', whose: 'Stored now', words: valueWords(conflict.stored, conflict.field) },
          ]}
          chosen={chosen.get(conflict)}
          onChoose={(side) => {
            setChosen(new Map([...chosen, [conflict, side]]));
            onChoose(conflict, side);
          }}
        />
      ))}
    </div>
  );
}
