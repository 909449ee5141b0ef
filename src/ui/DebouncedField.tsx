import { useEffect, useId, useLayoutEffect, useRef, useState } from 'react';
import styles from './fields.module.css';
import { useHydrated } from './useHydrated';
import { useIsStillAt } from './useIsStillAt';
import { useDebounced } from './useDebounced';

interface DebouncedFieldProps {
  readonly label: string;
  /** Its name in the query, where the page's form is sent before the page is live. */
  readonly name?: string;
  readonly type?: 'search' | 'text';
  readonly inputMode?: 'decimal' | 'numeric';
  readonly maxLength?: number;
  readonly placeholder?: string;
  /** What is in the address. */
  readonly value: string;
  /** The text as the address would hold it; null where it cannot be held. */
  readonly accepted: (text: string) => string | null;
  /** Called with the accepted text once typing pauses, unless the person has moved to another page. */
  readonly onRest: (text: string) => void;
}

interface Typed {
  readonly text: string;
  /** What is in the address now; null while the page is not live and its address not yet read. */
  readonly over: string | null;
}

/** How long nothing is typed before a text counts, in ms. */
const REST_MS = 300;

const pathOf = ({ pathname }: Location) => pathname;

/**
 * A field that writes into the address when typing rests; what is typed stays as it is typed, also where it was typed
 * before the page was live.
 */
export function DebouncedField({
  label,
  type = 'text',
  value,
  accepted,
  onRest,
  ...attributes
}: DebouncedFieldProps) {
  const id = useId();
  const isLive = useHydrated();
  const control = useRef<HTMLInputElement>(null);
  const [typed, setTyped] = useState<Typed>({ text: value, over: value });
  // Another value in the address, by Back or a chip, takes the place of what was typed.
  const isCurrent = typed.over === null || typed.over === value || accepted(typed.text) === value;
  if (isLive && isCurrent && typed.over !== value) setTyped({ text: typed.text, over: value });
  const text = isCurrent ? typed.text : value;
  const atRest = useDebounced(text, REST_MS);
  const isStillHere = useIsStillAt(pathOf);
  const wanted = accepted(text);
  const isRefused = text !== '' && wanted === null;

  useLayoutEffect(() => {
    const shown = control.current?.value ?? value;
    if (shown !== value) setTyped({ text: shown, over: null });
    // eslint-disable-next-line react-hooks/exhaustive-deps -- later the text is known from its events
  }, []);

  useEffect(() => {
    if (atRest === text && wanted !== null && wanted !== value && isStillHere()) onRest(wanted);
    // The text too: typed back at once, it equals the settled text while the address holds another.
    // eslint-disable-next-line react-hooks/exhaustive-deps -- only a text that has come to rest counts
  }, [atRest, text]);

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
        {...(isRefused && { 'aria-invalid': true })}
        onChange={(event) => {
          setTyped({ text: event.currentTarget.value, over: value });
        }}
      />
    </div>
  );
}
