import { Plus } from 'lucide';
import { useLayoutEffect, useRef, useState, type KeyboardEvent } from 'react';
import { countOf } from '@/domain/text/groupDigits';
import { Button } from './Button';
import { capitalised } from './capitalised';
import { Icon } from './Icon';
import { isComposing } from './isComposing';
import styles from './RowsField.module.css';
import { VisuallyHidden } from './VisuallyHidden';

interface RowsEditorOptions<R> {
  /** The name of one row, such as `licence`. */
  readonly noun: string;
  readonly rows: readonly R[];
  readonly blank: R;
  readonly onChange: (rows: R[]) => void;
}

/** The row to focus next, and the caret position if not at the end. */
interface FocusTarget {
  readonly row: number;
  readonly caret?: number;
}

/** The pasted text as lines, without blank ones. */
export const linesOf = (text: string): string[] =>
  text.split(/\r\n?|\n/).filter((line) => line.trim() !== '');

/**
 * Adds, removes and pastes rows, announces each change and moves the focus. Each row needs a `data-row`
 * attribute within the element of the `ref`.
 */
export function useRowsEditor<R>({ noun, rows, blank, onChange }: RowsEditorOptions<R>) {
  const element = useRef<HTMLDivElement & HTMLFieldSetElement>(null);
  const addButton = useRef<HTMLButtonElement>(null);
  const nextPlace = useRef<FocusTarget | null>(null);
  const [announced, setAnnounced] = useState('');

  useLayoutEffect(() => {
    const place = nextPlace.current;
    if (place === null) return;
    nextPlace.current = null;
    const input = element.current?.querySelectorAll('[data-row]')[place.row]?.querySelector('input');
    (input ?? addButton.current)?.focus();
    if (input?.type === 'text') {
      const caret = place.caret ?? input.value.length;
      input.setSelectionRange(caret, caret);
    }
  });

  const change = (next: R[], place: FocusTarget, announcement: string) => {
    nextPlace.current = place;
    setAnnounced(announcement);
    onChange(next);
  };
  const add = (index: number) => change(rows.toSpliced(index, 0, blank), { row: index }, '');

  return {
    ref: element,
    remove: (index: number) => {
      const announcement = `${capitalised(noun)} ${String(index + 1)} removed, ${String(rows.length - 1)} left.`;
      change(rows.toSpliced(index, 1), { row: Math.max(index - 1, 0) }, announcement);
    },
    /** Replaces existing rows with pasted ones. */
    paste: (index: number, pasted: readonly R[], replaced: number, caret?: number) =>
      change(
        rows.toSpliced(index, replaced, ...pasted),
        { row: index + pasted.length - 1, ...(caret !== undefined && { caret }) },
        `${countOf(pasted.length, 'line')} pasted as rows.`,
      ),
    /** Enter adds a row instead of submitting the form. */
    handleEnter: (event: KeyboardEvent, index: number) => {
      const { target } = event;
      const isText = target instanceof HTMLInputElement && target.type !== 'checkbox';
      if (event.key !== 'Enter' || isComposing(event.nativeEvent) || !isText) return;
      event.preventDefault();
      add(index + 1);
    },
    /** The button that adds a row at the end, and the announcements. */
    footer: (
      <>
        <Button ref={addButton} variant="quiet" className={styles.add} onClick={() => add(rows.length)}>
          <Icon of={Plus} size={18} />
          <span>{`Add ${noun}`}</span>
        </Button>
        <VisuallyHidden>
          <span aria-live="polite">{announced}</span>
        </VisuallyHidden>
      </>
    ),
  };
}
