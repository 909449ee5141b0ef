import { useId } from 'react';
import { stillMissingHint } from '@/content/tools/sentences';
import styles from './Calculator.module.css';
import type { ChoiceField, Field, NumberField } from './tool';

interface FieldProps<F extends Field> {
  readonly field: F;
  readonly value: string;
  readonly onChange: (value: string) => void;
  readonly isProblemShown: boolean;
  /** Whether the result still needs this field. */
  readonly isNext?: boolean;
  readonly onBlur: () => void;
}

function Choice({ field, value, onChange }: FieldProps<ChoiceField>) {
  const { label, options, problem } = field;
  const isMissing = problem !== '';
  const id = useId();
  return (
    <div className={`${styles.field ?? ''} ${styles.wide ?? ''}`}>
      <label htmlFor={id}>{label}</label>
      <select
        id={id}
        className={styles.control}
        value={isMissing ? '' : value}
        data-next={isMissing}
        {...(isMissing && { 'aria-describedby': `${id}-problem` })}
        onChange={(event) => onChange(event.currentTarget.value)}
      >
        {isMissing && <option value="">Choose</option>}
        {options.map((option) => (
          <option key={option.value} value={option.value}>
            {option.label}
          </option>
        ))}
      </select>
      {isMissing && (
        <p id={`${id}-problem`} className={styles.echo}>
          {problem}
        </p>
      )}
    </div>
  );
}

/** A number field that accepts either notation, with its interpretation or error below. */
function NumberControl(props: FieldProps<NumberField>) {
  const { field, value, onChange, onBlur, isProblemShown, isNext = false } = props;
  const id = useId();
  const { label, unit, hint, echo, problem, isWhole, isList, takesWords = isList, placeholder } = field;
  const words = isProblemShown ? problem : '';
  const keypad = isWhole ? 'numeric' : 'decimal';
  const understood = echo === '' ? isNext && stillMissingHint : `= ${echo}`;
  const described = [
    ...(hint === '' ? [] : [`${id}-hint`]),
    ...(words === '' && understood === false ? [] : [`${id}-echo`]),
  ].join(' ');
  return (
    <div className={`${styles.field ?? ''} ${isList ? (styles.wide ?? '') : ''}`}>
      <label htmlFor={id}>{label}</label>
      <div className={styles.withUnit}>
        <input
          id={id}
          className={styles.control}
          type="text"
          inputMode={takesWords ? 'text' : keypad}
          autoComplete="off"
          maxLength={40}
          value={value}
          placeholder={placeholder}
          data-next={isNext}
          {...(words !== '' && { 'aria-invalid': true })}
          {...(described !== '' && { 'aria-describedby': described })}
          onChange={(event) => onChange(event.currentTarget.value)}
          onBlur={onBlur}
        />
        {unit !== '' && <span className={styles.unit}>{unit}</span>}
      </div>
      <p id={`${id}-echo`} className={words === '' ? styles.echo : styles.problem}>
        {words === '' ? understood : words}
      </p>
      {hint !== '' && (
        <p id={`${id}-hint`} className={styles.hint}>
          {hint}
        </p>
      )}
    </div>
  );
}

export function CalculatorField({ field, ...rest }: FieldProps<Field>) {
  return field.kind === 'number' ? (
    <NumberControl field={field} {...rest} />
  ) : (
    <Choice field={field} {...rest} />
  );
}
