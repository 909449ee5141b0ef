import { useEffect, useId, useRef, useState, type ReactNode } from 'react';
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
  /** Shown beside the control: what becomes of the text. */
  readonly preview?: ReactNode;
}

/** The browser's own words for a field that is not filled as `prepare` asks. */
function wordsFor(prepare: (probe: HTMLInputElement) => void, otherwise: string): string {
  const probe = document.createElement('input');
  prepare(probe);
  return probe.validationMessage || otherwise;
}

const badUrlWords = () =>
  wordsFor((probe) => {
    probe.type = 'url';
    probe.value = 'x';
  }, 'Please enter a URL.');

const missingWords = () =>
  wordsFor((probe) => {
    probe.required = true;
  }, 'Please fill in this field.');

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
  preview,
}: TextFieldProps) {
  const id = useId();
  const control = useRef<HTMLInputElement & HTMLTextAreaElement>(null);
  const [problem, setProblem] = useState({ words: '', of: '' });

  useEffect(() => {
    const isBlank = value.trim() === '';
    // The browser takes spaces for a filled field, and any scheme for an address.
    const refusal =
      required && isBlank && value !== ''
        ? missingWords()
        : isUrlAcceptable !== undefined && !isBlank && !isUrlAcceptable(value)
          ? badUrlWords()
          : '';
    control.current?.setCustomValidity(refusal);
  }, [isUrlAcceptable, required, value]);

  const Control = rows === undefined ? 'input' : 'textarea';
  // What was said of another text is no longer true.
  const words = problem.of === value ? problem.words : '';
  const descriptions = [hint === undefined ? '' : `${id}-hint`, words === '' ? '' : `${id}-problem`]
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
      <div className={styles.row}>
        <Control
          ref={control}
          id={id}
          className={styles.control}
          value={value}
          required={required}
          inputMode={inputMode}
          {...(rows === undefined ? { type, ...(type === 'number' && { min: 0, step: 1 }) } : { rows })}
          {...(descriptions !== '' && { 'aria-describedby': descriptions })}
          {...(words !== '' && { 'aria-invalid': true })}
          onChange={(event) => {
            onChange(event.currentTarget.value);
          }}
          onBlur={({ currentTarget: { validity, validationMessage } }) => {
            // Passing by an empty field is no mistake yet.
            if (value !== '' || validity.badInput) setProblem({ words: validationMessage, of: value });
          }}
          onInvalid={(event) => {
            setProblem({ words: event.currentTarget.validationMessage, of: value });
          }}
        />
        {preview !== undefined && <div className={styles.preview}>{preview}</div>}
      </div>
      {hint !== undefined && (
        <p id={`${id}-hint`} className={styles.hint}>
          {hint}
        </p>
      )}
      {words !== '' && (
        <p id={`${id}-problem`} className={styles.problem}>
          {words}
        </p>
      )}
    </div>
  );
}
