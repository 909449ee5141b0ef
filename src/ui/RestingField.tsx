import { useEffect, useId, useState } from 'react';
import styles from './fields.module.css';
import { useTextAtRest } from './useTextAtRest';

interface RestingFieldProps {
  readonly label: string;
  readonly type?: 'search' | 'text';
  readonly inputMode?: 'decimal' | 'numeric';
  readonly maxLength?: number;
  readonly placeholder?: string;
  /** What stands in the address. */
  readonly value: string;
  /** The text as the address would hold it; null where it cannot be held. */
  readonly accepted: (text: string) => string | null;
  /** Given the accepted text once typing rests. */
  readonly onRest: (text: string) => void;
}

/** How long nothing is typed before a text counts, in ms. */
const REST_MS = 300;

/** A field that writes into the address when typing rests; what is typed stays as it is typed. */
export function RestingField({
  label,
  type = 'text',
  value,
  accepted,
  onRest,
  ...attributes
}: RestingFieldProps) {
  const id = useId();
  const [typed, setTyped] = useState({ text: value, over: value });
  // Another value in the address, by Back or a chip, takes the place of what was typed.
  const isTaken = accepted(typed.text) === value;
  const isCurrent = typed.over === value || isTaken;
  if (isTaken && typed.over !== value) setTyped({ text: typed.text, over: value });
  const text = isCurrent ? typed.text : value;
  const atRest = useTextAtRest(text, REST_MS);
  const wanted = accepted(text);
  const isRefused = text !== '' && wanted === null;

  useEffect(() => {
    if (atRest === text && wanted !== null && wanted !== value) onRest(wanted);
    // eslint-disable-next-line react-hooks/exhaustive-deps -- only a text that has come to rest counts
  }, [atRest]);

  return (
    <div className={styles.field}>
      <label className={styles.label} htmlFor={id}>
        {label}
      </label>
      <input
        {...attributes}
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
