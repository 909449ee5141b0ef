import type { ReactNode } from 'react';
import { isBlankRow } from '@/domain/merge/same';
import { FieldGrid } from '@/ui/FieldGrid';
import { RowsField } from '@/ui/RowsField';
import { formConversion, type ControlProps, type Fields, type FormOf } from './fieldTable';
import { controlRenderer } from './formFields';

interface PartRowsProps<F extends Fields> extends ControlProps<readonly FormOf<F>[]> {
  readonly noun: string;
  /** The first part is required in every row that isn't blank. */
  readonly parts: F;
  /** Rendered below the fields of a row. */
  readonly note?: (row: FormOf<F>) => ReactNode;
}

export function PartRows<F extends Fields>({
  noun,
  parts,
  note,
  value,
  onChange,
  question,
}: PartRowsProps<F>) {
  const names = Object.keys(parts) as (keyof F & string)[];
  return (
    <>
      <RowsField
        noun={noun}
        blank={formConversion(parts).blankForm}
        columns={names.filter((name) => typeof parts[name]?.blank === 'string')}
        value={value}
        onChange={onChange}
      >
        {(row, change) => (
          <>
            <FieldGrid>
              {controlRenderer(
                parts,
                { form: row, onChange: change },
                isBlankRow(row) ? '' : names[0],
              )(...names)}
            </FieldGrid>
            {note?.(row)}
          </>
        )}
      </RowsField>
      {question}
    </>
  );
}
