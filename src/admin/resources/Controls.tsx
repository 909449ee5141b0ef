import type { ReactNode } from 'react';
import type { ControlProps, Fields, FormOf } from './fieldKinds';
import { bindField, type FieldsProps } from './resource';

interface ControlsProps<F extends Fields> extends FieldsProps<FormOf<F>> {
  readonly fields: F;
  /** The fields to show, in this order; all by default. */
  readonly of?: readonly (keyof F & string)[];
  readonly isFirstRequired?: boolean;
}

export function Controls<F extends Fields>({
  fields,
  of = Object.keys(fields),
  isFirstRequired = false,
  ...props
}: ControlsProps<F>) {
  const bind = bindField(props);
  return of.map((name, place) => {
    const Control = fields[name]?.Control as (props: ControlProps<unknown>) => ReactNode;
    return <Control key={name} {...bind(name)} {...(isFirstRequired && place === 0 && { required: true })} />;
  });
}
