import { BarsFigure } from '@/site/charts/BarsFigure';
import { Scroller } from '@/ui/Scroller';
import { Table } from '@/ui/Table';
import type { SectionProps } from './section';
import styles from './sections.module.css';

/** How many characters fit on a line of the narrowest phone, and the minimum for a column. */
const PHONE_CHARACTERS = 34;
const MIN_COLUMN_CHARACTERS = 9;

const widthOf = (cells: readonly string[]): number =>
  Math.max(MIN_COLUMN_CHARACTERS, ...cells.map(({ length }) => length));

/** Whether the longest cells of all columns fit next to each other on a phone. */
const fitsPhones = (rows: readonly (readonly string[])[]): boolean => {
  const widths = (rows[0] ?? []).map((_cell, column) => widthOf(rows.map((row) => row[column] ?? '')));
  return widths.reduce((sum, width) => sum + width, 0) <= PHONE_CHARACTERS;
};

/** A table that scrolls sideways if necessary, and can show one column as bars. */
export default function DataTable({ section }: SectionProps<'table'>) {
  const { heading, columns, rows, note, bars } = section;
  return (
    <>
      {bars && (
        <BarsFigure
          name={`${heading} (${columns[bars.column] ?? ''})`}
          bars={bars.values.map((value, row) => ({
            label: rows[row]?.[0] ?? '',
            value,
            text: rows[row]?.[bars.column] ?? '',
          }))}
        />
      )}
      <Scroller label={heading}>
        <Table
          className={`${styles.table ?? ''} ${fitsPhones(rows) ? '' : (styles.stacked ?? '')}`}
          columns={columns}
          rows={rows}
        />
      </Scroller>
      {note !== undefined && <p className={styles.note}>{note}</p>}
    </>
  );
}
