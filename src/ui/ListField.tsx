import { Plus, X } from 'lucide-react';
import { useRef } from 'react';
import { Button } from './Button';
import styles from './fields.module.css';

interface ListFieldProps {
  readonly label: string;
  /** What one entry is called: `feature`. */
  readonly noun: string;
  readonly value: readonly string[];
  readonly onChange: (value: string[]) => void;
}

/** A list of texts, edited as rows that can be added and removed. Enter in a row adds one below it. */
export function ListField({ label, noun, value, onChange }: ListFieldProps) {
  const fieldset = useRef<HTMLFieldSetElement>(null);
  const rows = value.length === 0 ? [''] : value;

  /** Focuses a row once it is drawn. */
  const focusRow = (index: number) => {
    requestAnimationFrame(() => {
      const inputs = fieldset.current?.querySelectorAll('input');
      inputs?.[Math.min(Math.max(index, 0), inputs.length - 1)]?.focus();
    });
  };
  const addBelow = (index: number) => {
    onChange(rows.toSpliced(index + 1, 0, ''));
    focusRow(index + 1);
  };
  const remove = (index: number) => {
    onChange(rows.toSpliced(index, 1));
    focusRow(index - 1);
  };

  return (
    <fieldset ref={fieldset} className={styles.field}>
      <legend className={styles.label}>{label}</legend>
      {rows.map((row, index) => (
        <div key={index} className={styles.row}>
          <input
            className={styles.control}
            aria-label={`${noun} ${String(index + 1)}`}
            value={row}
            onChange={(event) => {
              onChange(rows.with(index, event.currentTarget.value));
            }}
            onKeyDown={(event) => {
              if (event.key !== 'Enter' || event.nativeEvent.isComposing) return;
              event.preventDefault();
              addBelow(index);
            }}
          />
          <button
            type="button"
            className={styles.remove}
            aria-label={`Remove ${noun} ${String(index + 1)}`}
            onClick={() => {
              remove(index);
            }}
          >
            <X size={18} />
          </button>
        </div>
      ))}
      <Button
        look="quiet"
        className={styles.add}
        onClick={() => {
          addBelow(rows.length - 1);
        }}
      >
        <Plus size={18} />
        Add {noun}
      </Button>
    </fieldset>
  );
}
