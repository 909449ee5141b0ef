import { useId, type ReactNode } from 'react';
import { Choice } from '@/ui/Choice';
import styles from './ConflictChoice.module.css';

interface ConflictChoiceProps<Side extends string> {
  /** What is in conflict, such as `Min deposit`. */
  readonly legend: string;
  readonly sides: readonly { readonly side: Side; readonly whose: string; readonly words: string }[];
  readonly chosen?: Side | undefined;
  readonly onChoose: (side: Side) => void;
  /** Shown above the choice. */
  readonly children?: ReactNode;
}

/** Asks which value to keep; none is preselected. */
export function ConflictChoice<Side extends string>({
  legend,
  sides,
  chosen,
  onChoose,
  children,
}: ConflictChoiceProps<Side>) {
  const name = useId();
  return (
    <fieldset className={styles.conflict}>
      <legend className={styles.legend}>{legend}</legend>
      {children}
      {sides.map(({ side, whose, words }) => (
        <label key={side} className={styles.choice}>
          <Choice
            type="radio"
            name={name}
            required
            checked={chosen === side}
            onChange={() => onChoose(side)}
          />
          <span>
            <span className={styles.whose}>{`${whose}:`}</span> <span>{words}</span>
          </span>
        </label>
      ))}
    </fieldset>
  );
}
