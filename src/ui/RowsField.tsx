import { Plus } from 'lucide';
import {
  useLayoutEffect,
  useRef,
  useState,
  type ClipboardEvent,
  type KeyboardEvent,
  type ReactNode,
} from 'react';
import { Button } from './Button';
import { Icon } from './Icon';
import { isComposing } from './isComposing';
import styles from './RowsField.module.css';
import { VisuallyHidden } from './VisuallyHidden';
import { capitalized } from './capitalized';
import { countOf } from '@/domain/grouped';

interface RowsFieldProps<R extends object> {
  /** What one row is called: `licence`. */
  readonly noun: string;
  readonly value: readonly R[];
  readonly onChange: (value: readonly R[]) => void;
  /** A row in which nothing is filled in. */
  readonly blank: R;
  /** The text fields of a row in their order: where the cells of a pasted table go. */
  readonly columns: readonly (keyof R & string)[];
  readonly children: (row: R, change: (row: R) => void) => ReactNode;
}

/** The rows of a pasted table, as spreadsheets copy it: a line each, its cells parted by tabs. */
const cellsOf = (text: string) =>
  text
    .split(/\r\n?|\n/)
    .filter((line) => line.trim() !== '')
    .map((line) => line.split('\t').map((cell) => cell.trim()));

const isTextInput = (target: EventTarget): target is HTMLInputElement =>
  target instanceof HTMLInputElement && target.type !== 'checkbox';

/**
 * A list of rows with several fields each. Enter in a field adds a row below, and a table copied from a spreadsheet
 * is pasted as rows, from the row that has the focus on.
 */
export function RowsField<R extends object>({
  noun,
  value,
  onChange,
  blank,
  columns,
  children,
}: RowsFieldProps<R>) {
  const element = useRef<HTMLDivElement>(null);
  const add = useRef<HTMLButtonElement>(null);
  const nextRow = useRef<number | null>(null);
  const [said, setSaid] = useState('');

  useLayoutEffect(() => {
    const row = nextRow.current;
    if (row === null) return;
    nextRow.current = null;
    const target = element.current?.querySelectorAll('fieldset')[row]?.querySelector('input');
    (target ?? add.current)?.focus();
  });

  /** Shows these rows, with the focus in one of them, and says what happened. */
  const change = (next: readonly R[], row: number, what: string) => {
    nextRow.current = row;
    setSaid(what);
    onChange(next);
  };
  const addAt = (index: number) => {
    change(value.toSpliced(index, 0, blank), index, '');
  };
  const remove = (index: number) => {
    const what = `${capitalized(noun)} ${String(index + 1)} removed, ${String(value.length - 1)} left.`;
    change(value.toSpliced(index, 1), Math.max(index - 1, 0), what);
  };

  const handleKeyDown = (event: KeyboardEvent, index: number) => {
    if (isComposing(event.nativeEvent) || event.key !== 'Enter' || !isTextInput(event.target)) return;
    event.preventDefault();
    addAt(index + 1);
  };

  const handlePaste = (event: ClipboardEvent, index: number) => {
    if (!isTextInput(event.target)) return;
    const pasted = cellsOf(event.clipboardData.getData('text'));
    if (pasted.length < 2 && (pasted[0]?.length ?? 0) < 2) return;
    event.preventDefault();
    const rows = pasted.map((cells, offset) => {
      const filled = Object.fromEntries(columns.map((column, place) => [column, cells[place] ?? '']));
      return { ...(value[index + offset] ?? blank), ...filled };
    });
    const last = index + rows.length - 1;
    change(
      value.toSpliced(index, rows.length, ...rows),
      last,
      `${countOf(rows.length, 'line')} pasted as rows.`,
    );
  };

  return (
    <div ref={element} className={styles.rows}>
      {value.map((row, index) => (
        // eslint-disable-next-line jsx-a11y-x/no-noninteractive-element-interactions -- keys typed in its fields reach the row
        <fieldset
          key={index}
          className={styles.row}
          onKeyDown={(event) => {
            handleKeyDown(event, index);
          }}
          onPaste={(event) => {
            handlePaste(event, index);
          }}
        >
          <legend className={styles.legend}>
            {`${capitalized(noun)} ${String(index + 1)} of ${String(value.length)}`}
          </legend>
          {children(row, (next) => {
            onChange(value.with(index, next));
          })}
          <Button
            look="quiet"
            className={styles.remove}
            onClick={() => {
              remove(index);
            }}
          >
            {`Remove ${noun} ${String(index + 1)}`}
          </Button>
        </fieldset>
      ))}
      <Button
        ref={add}
        look="quiet"
        className={styles.add}
        onClick={() => {
          addAt(value.length);
        }}
      >
        <Icon of={Plus} size={18} />
        <span>{`Add ${noun}`}</span>
      </Button>
      <VisuallyHidden>
        <span aria-live="polite">{said}</span>
      </VisuallyHidden>
    </div>
  );
}
