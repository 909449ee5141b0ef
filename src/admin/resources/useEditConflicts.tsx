import { useState } from 'react';
import type { FieldConflict } from '@/domain/merge/fields';
import { capitalized } from '@/ui/capitalized';
import { ConflictChoice } from './ConflictChoice';
import { fieldLabel, formatValue } from './recordWords';
import styles from './ResourceEditor.module.css';

type Side = 'mine' | 'stored';

export const conflictName = ({ field }: FieldConflict): string => capitalized(fieldLabel(field));

/** Asks, at each field that was edited here and changed elsewhere, which value to keep. */
export function useEditConflicts(onChoose: (conflict: FieldConflict, choice: Side) => void) {
  const [conflicts, setConflicts] = useState<readonly FieldConflict[]>([]);
  // Keyed by conflict rather than field: if the stored value changes again, it's a new question.
  const [chosen, setChosen] = useState<ReadonlyMap<FieldConflict, Side>>(new Map());
  return {
    setConflicts,
    undecided: conflicts.filter((conflict) => !chosen.has(conflict)),
    questionOf: (field: string) => {
      const conflict = conflicts.find((candidate) => candidate.field === field);
      return (
        conflict && (
          <div className={styles.conflict} data-conflict={field}>
            <ConflictChoice<Side>
              legend={`${conflictName(conflict)}: also changed elsewhere`}
              sides={[
                { side: 'mine', whose: 'Yours', words: formatValue(conflict.mine, field) },
                { side: 'stored', whose: 'Stored now', words: formatValue(conflict.stored, field) },
              ]}
              chosen={chosen.get(conflict)}
              onChoose={(side) => {
                setChosen(new Map([...chosen, [conflict, side]]));
                onChoose(conflict, side);
              }}
            />
          </div>
        )
      );
    },
  };
}
