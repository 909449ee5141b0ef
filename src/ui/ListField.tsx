import { X } from 'lucide';
import type { ClipboardEvent, KeyboardEvent, ReactNode } from 'react';
import { capitalised } from './capitalised';
import styles from './fields.module.css';
import { Icon } from './Icon';
import { isComposing } from './isComposing';
import { linesOf, useRowsEditor } from './useRowsEditor';

interface ListFieldProps {
  readonly label: string;
  /** The name of one entry, such as `feature`. */
  readonly noun: string;
  readonly value: readonly string[];
  readonly onChange: (value: string[]) => void;
  /** A question about the value, shown below the field. */
  readonly question?: ReactNode;
}

/**
 * A list of strings edited as rows. Enter adds a row, Backspace removes an empty one, and pasted lines become
 * rows.
 */
export function ListField({ label, noun, value, onChange, question }: ListFieldProps) {
  const rows = value.length === 0 ? [''] : value;
  const { ref, footer, ...editor } = useRowsEditor({ noun, rows, blank: '', onChange });

  const handleKeyDown = (event: KeyboardEvent, index: number) => {
    editor.handleEnter(event, index);
    if (event.key !== 'Backspace' || rows[index] !== '' || rows.length === 1) return;
    if (isComposing(event.nativeEvent)) return;
    event.preventDefault();
    editor.remove(index);
  };

  const handlePaste = (event: ClipboardEvent<HTMLInputElement>, index: number) => {
    const lines = linesOf(event.clipboardData.getData('text')).map((line) => line.trim());
    const last = lines.at(-1) ?? '';
    if (lines.length < 2) return;
    event.preventDefault();
    const { value: typed, selectionStart, selectionEnd } = event.currentTarget;
    const before = typed.slice(0, selectionStart ?? typed.length);
    const after = typed.slice(selectionEnd ?? typed.length);
    const pasted = lines.with(-1, last + after).with(0, before + (lines[0] ?? ''));
    editor.paste(index, pasted, 1, last.length);
  };

  return (
    <fieldset ref={ref} className={styles.field}>
      <legend className={styles.label}>{label}</legend>
      {rows.map((row, index) => (
        <div key={index} className={styles.row} data-row>
          <input
            className={styles.control}
            aria-label={`${capitalised(noun)} ${String(index + 1)} of ${String(rows.length)}`}
            value={row}
            onChange={(event) => onChange(rows.with(index, event.currentTarget.value))}
            onKeyDown={(event) => handleKeyDown(event, index)}
            onPaste={(event) => handlePaste(event, index)}
          />
          <button
            type="button"
            className={styles.remove}
            aria-label={`Remove ${noun} ${String(index + 1)}`}
            onClick={() => editor.remove(index)}
          >
            <Icon of={X} size={18} />
          </button>
        </div>
      ))}
      {footer}
      {question}
    </fieldset>
  );
}
