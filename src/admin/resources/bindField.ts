import type { FieldsProps } from './resource';

/** Gives a field what it needs to show and change one value of a form. */
export const bindField =
  <F extends object>({ form, onChange }: FieldsProps<F>) =>
  <K extends keyof F>(field: K) => ({
    value: form[field],
    onChange: (value: F[K]) => {
      onChange({ ...form, [field]: value });
    },
  });
