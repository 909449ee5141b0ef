import type { ReactNode } from 'react';
import { isBlankRow } from '@/domain/merge/same';
import { FieldGrid } from '@/ui/FieldGrid';
import { RowsField } from '@/ui/RowsField';
import { bindField } from './bindField';
import { blankForm, type ControlProps, type Fields, type FormOf } from './fieldKinds';

interface PartRowsProps<F extends Fields> extends ControlProps<readonly FormOf<F>[]> {
  readonly noun: string;
  /** The first is what a row is about. */
  readonly parts: F;
  /** What is drawn below the fields of a row. */
  readonly note?: (row: FormOf<F>) => ReactNode;
}

/** Rows of these fields. */
export function PartRows<F extends Fields>({ noun, parts, note, value, onChange }: PartRowsProps<F>) {
  const names = Object.keys(parts) as (keyof F & string)[];
  return (
    <RowsField
      noun={noun}
      blank={blankForm(parts)}
      columns={names.filter((name) => typeof parts[name]?.blank === 'string')}
      value={value}
      onChange={onChange}
    >
      {(row, change) => (
        <>
          <FieldGrid>
            <PartControls
              parts={parts}
              value={row}
              onChange={change}
              {...(!isBlankRow(row) && { required: true })}
            />
          </FieldGrid>
          {note?.(row)}
        </>
      )}
    </RowsField>
  );
}

interface PartControlsProps<F extends Fields> extends ControlProps<FormOf<F>> {
  readonly parts: F;
}

/** A control for each part; only the first can be required. */
export function PartControls<F extends Fields>({
  parts,
  value,
  onChange,
  required = false,
}: PartControlsProps<F>) {
  const bind = bindField({ form: value, onChange });
  return Object.keys(parts).map((name, place) => {
    const Control = parts[name]?.Control as (props: ControlProps<unknown>) => ReactNode;
    return <Control key={name} {...bind(name)} {...(required && place === 0 && { required })} />;
  });
}
