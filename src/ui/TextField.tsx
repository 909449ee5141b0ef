import { useEffect, useId, useRef, useState } from 'react';
import styles from './fields.module.css';

interface TextFieldProps {
  readonly label: string;
  readonly value: string;
  readonly onChange: (value: string) => void;
  readonly type?: 'text' | 'url' | 'email' | 'number';
  readonly required?: boolean;
  readonly hint?: string;
  /** More than one line, and how many are shown. */
  readonly rows?: number;
  readonly inputMode?: 'decimal' | 'numeric';
  /** Refuses what the browser alone would take as an address. */
  readonly isUrlAcceptable?: (value: string) => boolean;
}

/** The browser's own words for a text that is no URL. */
function badUrlWords(): string {
  const probe = document.createElement('input');
  probe.type = 'url';
  probe.value = 'x';
  return probe.validationMessage || 'Please enter a URL.';
}

/** A labelled text field. What is wrong with it is said in the browser's words, in its bubble and below the field. */
export function TextField({
  label,
  value,
  onChange,
  type = 'text',
  required = false,
  hint,
  rows,
  inputMode,
  isUrlAcceptable,
}: TextFieldProps) {
  const id = useId();
  const control = useRef<HTMLInputElement & HTMLTextAreaElement>(null);
  const [problem, setProblem] = useState('');

  useEffect(() => {
    const isRefused = isUrlAcceptable !== undefined && value.trim() !== '' && !isUrlAcceptable(value);
    control.current?.setCustomValidity(isRefused ? badUrlWords() : '');
  }, [isUrlAcceptable, value]);

  const Control = rows === undefined ? 'input' : 'textarea';
  const descriptions = [hint === undefined ? '' : `${id}-hint`, problem === '' ? '' : `${id}-problem`]
    .join(' ')
    .trim();
  return (
    <div className={styles.field}>
      <label className={styles.label} htmlFor={id}>
        {label}
        {required && (
          <span className={styles.required} aria-hidden="true">
            {' '}
            *
          </span>
        )}
      </label>
      <Control
        ref={control}
        id={id}
        className={styles.control}
        value={value}
        required={required}
        inputMode={inputMode}
        {...(rows === undefined ? { type, ...(type === 'number' && { min: 0, step: 1 }) } : { rows })}
        {...(descriptions !== '' && { 'aria-describedby': descriptions })}
        {...(problem !== '' && { 'aria-invalid': true })}
        onChange={(event) => {
          setProblem('');
          onChange(event.currentTarget.value);
        }}
        onInvalid={(event) => {
          setProblem(event.currentTarget.validationMessage);
        }}
      />
      {hint !== undefined && (
        <p id={`${id}-hint`} className={styles.hint}>
          {hint}
        </p>
      )}
      {problem !== '' && (
        <p id={`${id}-problem`} className={styles.problem}>
          {problem}
        </p>
      )}
    </div>
  );
}
