import { useEffect, useId, useRef, useState, type ReactNode } from 'react';
import styles from './fields.module.css';
import { isComposing } from './isComposing';
import { nativeRules, ownProblem, type TextRules } from './textValidity';

export interface TextFieldProps extends TextRules {
  readonly label: string;
  readonly value: string;
  readonly onChange: (value: string) => void;
  readonly hint?: string;
  /** More than one line, and how many are shown. */
  readonly rows?: number;
  readonly inputMode?: 'decimal' | 'numeric' | 'url';
  /** What is wrong with it that does not keep the form from being sent; shown once the field is left. */
  readonly mistake?: string | undefined;
  /** Whether the mistake is shown at once. */
  readonly isChecked?: boolean | undefined;
  readonly placeholder?: string;
  /** The id of a datalist with texts to choose from. */
  readonly list?: string;
  /** How a finished text is rewritten, on leaving the field and on Enter. */
  readonly completed?: (value: string) => string;
  /** Said below the field of a text that is taken, but not as it is typed; '' for none. */
  readonly warning?: string;
  /** Shown next to the control: how the text will be read. */
  readonly preview?: ReactNode;
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
  // A text that was longer before is taken.
  const own = ownProblem(value, { required, isUrlAcceptable, refusal, ...(value !== initial && { limit }) });
  const [problem, setProblem] = useState({ words: '', of: '' });

  useEffect(() => {
    control.current?.setCustomValidity(own);
  }, [own]);

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
          {...(rows === undefined ? { list, ...nativeRules({ type, pattern, min, max }) } : { rows })}
          {...(notes.length > 0 && {
            'aria-describedby': notes.map(({ part }) => `${id}-${part}`).join(' '),
          })}
          {...(words !== '' && { 'aria-invalid': true })}
          onChange={(event) => {
            onChange(event.currentTarget.value);
          }}
          onKeyDown={(event) => {
            // Enter submits what the field holds now.
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
