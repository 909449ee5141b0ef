import type { ClipboardEvent, ReactNode } from 'react';
import { Button } from './Button';
import { capitalised } from './capitalised';
import styles from './RowsField.module.css';
import { linesOf, useRowsEditor } from './useRowsEditor';

interface RowsFieldProps<R extends object> {
  /** The name of one row, such as `licence`. */
  readonly noun: string;
  readonly value: readonly R[];
  readonly onChange: (value: readonly R[]) => void;
  readonly blank: R;
  /** The text fields in the order in which pasted cells fill them. */
  readonly columns: readonly (keyof R & string)[];
  readonly children: (row: R, change: (row: R) => void) => ReactNode;
}

/**
 * A list of rows with several fields. Enter adds a row; cells copied from a spreadsheet are pasted from the
 * focused row onwards.
 */
export function RowsField<R extends object>(props: RowsFieldProps<R>) {
  const { noun, value, onChange, blank, columns, children } = props;
  const { ref, footer, ...editor } = useRowsEditor({ noun, rows: value, blank, onChange });

  const handlePaste = (event: ClipboardEvent, index: number) => {
    if (!(event.target instanceof HTMLInputElement)) return;
    const pasted = linesOf(event.clipboardData.getData('text')).map((line) => line.split('\t'));
    if (pasted.length < 2 && (pasted[0]?.length ?? 0) < 2) return;
    event.preventDefault();
    const rows = pasted.map((cells, offset) => {
      const filled = Object.fromEntries(
        columns.map((column, place) => [column, (cells[place] ?? '').trim()]),
      );
      return { ...(value[index + offset] ?? blank), ...filled };
    });
    editor.paste(index, rows, rows.length);
  };

  return (
    <div ref={ref} className={styles.rows}>
      {value.map((row, index) => (
        // eslint-disable-next-line jsx-a11y-x/no-noninteractive-element-interactions -- keys typed in its fields reach the row
        <fieldset
          key={index}
          className={styles.row}
          data-row
          onKeyDown={(event) => editor.handleEnter(event, index)}
          onPaste={(event) => handlePaste(event, index)}
        >
          <legend className={styles.legend}>
            {`${capitalised(noun)} ${String(index + 1)} of ${String(value.length)}`}
          </legend>
          {children(row, (next) => onChange(value.with(index, next)))}
          <Button variant="quiet" className={styles.remove} onClick={() => editor.remove(index)}>
            {`Remove ${noun} ${String(index + 1)}`}
          </Button>
        </fieldset>
      ))}
      {footer}
    </div>
  );
}
