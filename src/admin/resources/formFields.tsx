import type { ReactNode } from 'react';
import type { ControlProps, Fields, FormOf } from './fieldTable';

export interface FieldsProps<F> {
  readonly form: F;
  readonly onChange: (form: F) => void;
  /** The question to show below a field. */
  readonly questionOf?: ((field: string) => ReactNode) | undefined;
}

/** The props for a field to show and change a value. */
export const bindField =
  <F extends object>({ form, onChange, questionOf }: FieldsProps<F>) =>
  <K extends keyof F>(field: K) => ({
    value: form[field],
    onChange: (value: F[K]) => onChange({ ...form, [field]: value }),
    question: questionOf?.(String(field)),
  });

/**
 * Returns the controls for the named fields of a form.
 * @param required a field that is required in addition to those that always are
 */
export const controlRenderer =
  <F extends Fields>(fields: F, props: FieldsProps<FormOf<F>>, required?: string) =>
  (...names: readonly (keyof F & string)[]) =>
    names.map((name) => {
      const Control = fields[name]?.Control as (props: ControlProps<unknown>) => ReactNode;
      return (
        <Control key={name} {...bindField(props)(name)} {...(name === required && { required: true })} />
      );
    });
