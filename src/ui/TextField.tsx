import { useEffect, useId, useRef, useState, type ReactNode } from 'react';
import styles from './fields.module.css';
import { isComposing } from './isComposing';
import { validationAttributes, customProblem, type TextRules } from './textValidity';

export interface TextFieldProps extends TextRules {
  readonly label: string;
  readonly value: string;
  readonly onChange: (value: string) => void;
  readonly hint?: string;
  /** Makes it a textarea with this many rows. */
  readonly rows?: number;
  readonly inputMode?: 'decimal' | 'numeric' | 'url';
  /** A warning that doesn't block the form, shown once the field loses focus. */
  readonly mistake?: string | undefined;
  /** Shows errors immediately. */
  readonly showsErrors?: boolean | undefined;
  readonly placeholder?: string;
  /** The id of a datalist with suggestions. */
  readonly list?: string;
  /** Normalises the text on blur and on Enter. */
  readonly completed?: (value: string) => string;
  /** A note below the field when the accepted value differs from what was typed; '' for none. */
  readonly warning?: string;
  /** A question about the value, shown below the field. */
  readonly question?: ReactNode;
  /** Shown next to the input: how the text is interpreted. */
  readonly preview?: ReactNode;
}

/** A labelled text field that shows the browser's validation messages in its bubble and below the field. */
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
  showsErrors = false,
  placeholder,
  list,
  completed,
  warning = '',
  question,
  preview,
}: TextFieldProps) {
  const id = useId();
  const control = useRef<HTMLInputElement & HTMLTextAreaElement>(null);
  const [initial] = useState(value);
  const count = Array.from(value).length;
  // Allows stored text that is longer than the limit.
  const own = customProblem(value, {
    required,
    isUrlAcceptable,
    refusal,
    ...(value !== initial && { limit }),
  });
  const [problem, setProblem] = useState({ words: '', of: '' });

  useEffect(() => {
    control.current?.setCustomValidity(own);
  }, [own]);

  const complete = () => {
    const next = completed?.(value) ?? value;
    if (next !== value) onChange(next);
    return next !== value;
  };

  const Control = rows === undefined ? 'input' : 'textarea';
  // A message about an earlier value no longer applies.
  const isSame = problem.of === value;
  const isMistakeShown = showsErrors || (isSame && value !== '');
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
            ? { list, ...validationAttributes({ type, pattern, min, max }) }
            : { rows })}
          {...(notes.length > 0 && {
            'aria-describedby': notes.map(({ part }) => `${id}-${part}`).join(' '),
          })}
          {...(words !== '' && { 'aria-invalid': true })}
          onChange={(event) => onChange(event.currentTarget.value)}
          onKeyDown={(event) => {
            // Enter submits the current value.
            if (event.key === 'Enter' && !isComposing(event.nativeEvent)) complete();
          }}
          onBlur={({ currentTarget: { validity, validationMessage } }) => {
            if (complete()) return;
            // Leaving an untouched empty field isn't an error.
            if (value !== '' || validity.badInput) setProblem({ words: validationMessage, of: value });
          }}
          // Otherwise the wheel changes a focused number instead of scrolling.
          onWheel={type === 'number' ? (event) => event.currentTarget.blur() : undefined}
          onInvalid={(event) => setProblem({ words: event.currentTarget.validationMessage, of: value })}
        />
        {preview !== undefined && <div className={styles.preview}>{preview}</div>}
      </div>
      {notes.map(({ part, text }) => (
        <p key={part} id={`${id}-${part}`} className={styles[part]}>
          {text}
        </p>
      ))}
      {question}
    </div>
  );
}
