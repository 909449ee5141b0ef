import { useEffect, useId, useLayoutEffect, useRef, useState } from 'react';
import styles from './fields.module.css';
import { useHydrated } from './useHydrated';
import { useIsSameLocation } from './useIsSameLocation';
import { useDebounced } from './useDebounced';
import { useStableHandler } from './useStableHandler';

interface DebouncedFieldProps {
  readonly label: string;
  /** The field's name in the query if the form is submitted before hydration. */
  readonly name?: string;
  readonly type?: 'search' | 'text';
  readonly inputMode?: 'decimal' | 'numeric';
  readonly maxLength?: number;
  readonly placeholder?: string;
  readonly value: string;
  /** Normalises the text for the URL; null if it isn't valid there. */
  readonly accepted: (text: string) => string | null;
  /** Why text is invalid, shown below it once typing pauses. */
  readonly refusal?: string;
  /** Reports whether the text is invalid, including once at the start. */
  readonly onRefused?: (isRefused: boolean) => void;
  /** Called with the valid text once typing pauses, unless the user has moved to another page. */
  readonly onDebounced: (text: string) => void;
}

interface TypedText {
  readonly text: string;
  /** The URL's value when the text was typed; null if it was typed before hydration. */
  readonly over: string | null;
}

/** How long typing must pause, in ms. */
const DEBOUNCE_MS = 300;

const pathOf = ({ pathname }: Location) => pathname;

/** A field whose text is written to the URL once typing pauses. Text typed before hydration is kept. */
export function DebouncedField({
  label,
  type = 'text',
  value,
  accepted,
  refusal,
  onRefused,
  onDebounced,
  ...attributes
}: DebouncedFieldProps) {
  const id = useId();
  const isLive = useHydrated();
  const control = useRef<HTMLInputElement>(null);
  const [typed, setTyped] = useState<TypedText>({ text: value, over: value });
  // If Back or a filter chip changes the URL, its value replaces the typed text.
  const isCurrent = typed.over === null || typed.over === value || accepted(typed.text) === value;
  if (isLive && isCurrent && typed.over !== value) setTyped({ text: typed.text, over: value });
  const text = isCurrent ? typed.text : value;
  const debounced = useDebounced(text, DEBOUNCE_MS);
  const isSameLocation = useIsSameLocation(pathOf);
  const wanted = accepted(text);
  const isRefused = wanted === null && debounced === text;

  useLayoutEffect(() => {
    const shown = control.current?.value ?? value;
    if (shown !== value) setTyped({ text: shown, over: null });
    // eslint-disable-next-line react-hooks/exhaustive-deps -- later the text is known from its events
  }, []);

  useEffect(() => {
    if (debounced === text && wanted !== null && wanted !== value && isSameLocation()) onDebounced(wanted);
    // Includes the text: if an earlier text is quickly typed again, it equals the debounced text while the URL differs.
    // eslint-disable-next-line react-hooks/exhaustive-deps -- only debounced text is written to the URL
  }, [debounced, text]);

  const reportRefused = useStableHandler((refused: boolean) => onRefused?.(refused));
  useEffect(() => reportRefused(isRefused), [reportRefused, isRefused]);

  return (
    <div className={styles.field}>
      <label className={styles.label} htmlFor={id}>
        {label}
      </label>
      <input
        {...attributes}
        ref={control}
        autoComplete="off"
        id={id}
        type={type}
        className={styles.control}
        value={text}
        {...(isRefused && { 'aria-invalid': true, 'aria-describedby': `${id}-problem` })}
        onChange={(event) => setTyped({ text: event.currentTarget.value, over: value })}
      />
      {isRefused && (
        <p id={`${id}-problem`} className={styles.problem}>
          {refusal}
        </p>
      )}
    </div>
  );
}
