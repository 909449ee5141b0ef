import { Plus, X } from 'lucide';
import { useLayoutEffect, useRef, useState, type ClipboardEvent, type KeyboardEvent } from 'react';
import { Button } from './Button';
import { Icon } from './Icon';
import { isComposing } from './isComposing';
import styles from './fields.module.css';
import { VisuallyHidden } from './VisuallyHidden';
import { capitalized } from './capitalized';
import { countOf } from '@/domain/grouped';

interface ListFieldProps {
  readonly label: string;
  /** What one entry is called: `feature`. */
  readonly noun: string;
  readonly value: readonly string[];
  readonly onChange: (value: string[]) => void;
}

/** A row, and how many characters are before the caret in it. */
interface Place {
  readonly row: number;
  readonly caret: number;
}

/** The lines of a pasted text that hold something. */
const linesOf = (text: string) =>
  text
    .split(/\r\n?|\n/)
    .map((line) => line.trim())
    .filter((line) => line !== '');

/**
 * A list of texts, edited as rows. Enter adds a row below, Backspace in an empty row removes it, and a text of
 * several lines is pasted as several rows.
 */
export function ListField({ label, noun, value, onChange }: ListFieldProps) {
  const fieldset = useRef<HTMLFieldSetElement>(null);
  const nextPlace = useRef<Place | null>(null);
  const [said, setSaid] = useState('');
  const rows = value.length === 0 ? [''] : value;

  useLayoutEffect(() => {
    const place = nextPlace.current;
    if (place === null) return;
    nextPlace.current = null;
    const input = fieldset.current?.querySelectorAll('input')[place.row];
    input?.focus();
    input?.setSelectionRange(place.caret, place.caret);
  });

  /** Shows these rows, with the caret in one of them, and says what happened. */
  const change = (next: string[], place: Place, what: string) => {
    nextPlace.current = place;
    setSaid(what);
    onChange(next);
  };
  const addBelow = (index: number) => {
    change(rows.toSpliced(index + 1, 0, ''), { row: index + 1, caret: 0 }, '');
  };
  const remove = (index: number) => {
    const row = Math.max(index - 1, 0);
    const next = rows.toSpliced(index, 1);
    const what = `${capitalized(noun)} ${String(index + 1)} removed, ${String(next.length)} left.`;
    change(next, { row, caret: next[row]?.length ?? 0 }, what);
  };

  const handleKeyDown = (event: KeyboardEvent, index: number) => {
    if (isComposing(event.nativeEvent)) return;
    if (event.key === 'Enter') {
      event.preventDefault();
      addBelow(index);
    } else if (event.key === 'Backspace' && rows[index] === '' && rows.length > 1) {
      event.preventDefault();
      remove(index);
    }
  };

  const handlePaste = (event: ClipboardEvent<HTMLInputElement>, index: number) => {
    const lines = linesOf(event.clipboardData.getData('text'));
    if (lines.length < 2) return;
    event.preventDefault();
    const { value: typed, selectionStart, selectionEnd } = event.currentTarget;
    const before = typed.slice(0, selectionStart ?? typed.length);
    const after = typed.slice(selectionEnd ?? typed.length);
    const pasted = lines.with(0, before + (lines[0] ?? ''));
    const last = pasted.length - 1;
    const caret = pasted[last]?.length ?? 0;
    change(
      rows.toSpliced(index, 1, ...pasted.with(last, (pasted[last] ?? '') + after)),
      { row: index + last, caret },
      `${countOf(lines.length, 'line')} pasted as rows.`,
    );
  };

  return (
    <fieldset ref={fieldset} className={styles.field}>
      <legend className={styles.label}>{label}</legend>
      {rows.map((row, index) => (
        <div key={index} className={styles.row}>
          <input
            className={styles.control}
            aria-label={`${capitalized(noun)} ${String(index + 1)} of ${String(rows.length)}`}
            value={row}
            onChange={(event) => {
              onChange(rows.with(index, event.currentTarget.value));
            }}
            onKeyDown={(event) => {
              handleKeyDown(event, index);
            }}
            onPaste={(event) => {
              handlePaste(event, index);
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
            <Icon of={X} size={18} />
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
        <Icon of={Plus} size={18} />
        <span>{`Add ${noun}`}</span>
      </Button>
      <VisuallyHidden>
        <span aria-live="polite">{said}</span>
      </VisuallyHidden>
    </fieldset>
  );
}
