import { FIRST_DAY, LAST_DAY } from '@/domain/dateFormat';
import { useEffect, useId, useRef, useState, type ReactNode } from 'react';
import styles from './fields.module.css';
import { isComposing } from './isComposing';
import { badUrlWords, blankWords } from './validationWords';

interface TextFieldProps {
  readonly label: string;
  readonly value: string;
  readonly onChange: (value: string) => void;
  readonly type?: 'text' | 'url' | 'email' | 'number' | 'date' | 'datetime-local';
  readonly required?: boolean;
  readonly hint?: string;
  /** More than one line, and how many are shown. */
  readonly rows?: number;
  readonly inputMode?: 'decimal' | 'numeric' | 'url';
  /** What the whole text has to match, as the browser reads it. */
  readonly pattern?: string;
  /** The most characters, which are counted below the field; a text that was longer before is taken. */
  readonly limit?: number;
  /** The lowest and highest number or day. */
  readonly min?: string;
  readonly max?: string;
  /** Refuses what the browser alone would take as an address. */
  readonly isUrlAcceptable?: (value: string) => boolean;
  /** What to say of an address that is one and still will not do; '' where it will. */
  readonly refusal?: ((value: string) => string) | undefined;
  /** What is wrong with it that does not keep the form from being sent; shown once the field is left. */
  readonly mistake?: string | undefined;
  /** Whether the mistake is shown at once. */
  readonly isChecked?: boolean | undefined;
  readonly placeholder?: string;
  /** The id of a datalist with texts to choose from. */
  readonly list?: string;
  /** What becomes of a text when it is done with: on leaving the field and on Enter. */
  readonly completed?: (value: string) => string;
  /** Said below the field of a text that is taken, but not as it is typed; '' for none. */
  readonly warning?: string;
  /** Shown beside the control: what becomes of the text. */
  readonly preview?: ReactNode;
}

/** The lowest and highest value where a field names none. Otherwise browsers take years of six digits. */
const RANGES = {
  number: { min: 0, step: 1 },
  date: { min: FIRST_DAY, max: LAST_DAY },
  'datetime-local': { min: `${FIRST_DAY}T00:00`, max: `${LAST_DAY}T23:59` },
  text: {},
  url: {},
  email: {},
};

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
  pattern,
  limit,
  min,
  max,
  isUrlAcceptable,
  refusal,
  mistake = '',
  isChecked = false,
  placeholder,
  list,
  completed,
  warning = '',
  preview,
}: TextFieldProps) {
  const id = useId();
  const control = useRef<HTMLInputElement & HTMLTextAreaElement>(null);
  const [initial] = useState(value);
  const count = Array.from(value).length;
  const excess =
    limit !== undefined && count > limit && value !== initial
      ? `Please shorten this text to ${String(limit)} characters or fewer.`
      : '';
  const [problem, setProblem] = useState({ words: '', of: '' });

  useEffect(() => {
    const isBlank = value.trim() === '';
    // The browser takes spaces for a filled field, and any scheme for an address.
    const isBadUrl = isUrlAcceptable !== undefined && !isBlank && !isUrlAcceptable(value);
    const ofUrl = isBadUrl ? badUrlWords() : (refusal?.(value) ?? '');
    control.current?.setCustomValidity((required ? blankWords(value) : '') || ofUrl || excess);
  }, [excess, isUrlAcceptable, refusal, required, value]);

  /** Whether the text has become another one. */
  const complete = () => {
    const next = completed?.(value) ?? value;
    if (next !== value) onChange(next);
    return next !== value;
  };

  const Control = rows === undefined ? 'input' : 'textarea';
  // What was said of another text is no longer true.
  const isSame = problem.of === value;
  const isMistakeShown = isChecked || (isSame && value !== '');
  const words = (isSame && problem.words) || (isMistakeShown ? mistake : '');
  const notes = [
    { part: 'hint', text: hint ?? '' },
    {
      part: 'count',
      text: limit === undefined ? '' : `${String(count)} of ${String(limit)} characters`,
    },
    { part: 'warning', text: warning },
    { part: 'problem', text: words },
  ].filter(({ text }) => text !== '');
  return (
    <div className={styles.field}>
      <label className={styles.label} htmlFor={id}>
        <span>{label}</span>
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
          placeholder={placeholder}
          {...(rows === undefined
            ? { type, list, pattern, ...RANGES[type], ...(min && { min }), ...(max && { max }) }
            : { rows })}
          {...(notes.length > 0 && {
            'aria-describedby': notes.map(({ part }) => `${id}-${part}`).join(' '),
          })}
          {...(words !== '' && { 'aria-invalid': true })}
          onChange={(event) => {
            onChange(event.currentTarget.value);
          }}
          onKeyDown={(event) => {
            // Enter submits what is in the field by then.
            if (event.key === 'Enter' && !isComposing(event.nativeEvent)) complete();
          }}
          onBlur={({ currentTarget: { validity, validationMessage } }) => {
            if (complete()) return;
            // Passing by an empty field is no mistake yet.
            if (value !== '' || validity.badInput) setProblem({ words: validationMessage, of: value });
          }}
          onInvalid={(event) => {
            setProblem({ words: event.currentTarget.validationMessage, of: value });
          }}
        />
        {preview !== undefined && <div className={styles.preview}>{preview}</div>}
      </div>
      {notes.map(({ part, text }) => (
        <p key={part} id={`${id}-${part}`} className={styles[part]}>
          {text}
        </p>
      ))}
    </div>
  );
}
