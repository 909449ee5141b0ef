import { Fragment, useEffect, useRef, useState } from 'react';
import {
  isSameWord,
  likelyColumns,
  type ColumnsDraft,
  NEEDED_COLUMNS,
  TABLE_COLUMNS,
  type DateOrder,
  type TableColumn,
  type TableColumns,
} from '@/domain/journal/columns';
import { Button } from '@/ui/Button';
import { SelectField } from '@/ui/SelectField';
import { TypedText } from '@/ui/TypedText';
import styles from './StatementPreview.module.css';
import type { StatementStage } from './useStatement';

const LABELS: Readonly<Record<TableColumn, string>> = {
  closeTime: 'Closed',
  symbol: 'Instrument',
  side: 'Bought or sold',
  net: 'Result after costs',
  openTime: 'Opened',
  volume: 'Size',
  openPrice: 'Open price',
  closePrice: 'Close price',
  risk: 'Risk in money',
};

const DATES: readonly { readonly value: DateOrder; readonly label: string }[] = [
  { value: 'day', label: 'Day first: 31/12/2026' },
  { value: 'month', label: 'Month first: 12/31/2026' },
  { value: 'year', label: 'Year first: 2026-12-31' },
];

const OPTIONAL_COLUMNS = TABLE_COLUMNS.filter((column) => !NEEDED_COLUMNS.includes(column));

const CHOOSE = { value: '', label: 'Choose…' };

interface ColumnsFormProps {
  readonly stage: Extract<StatementStage, { is: 'columns' }>;
  readonly onRead: (columns: TableColumns) => void;
  readonly onLeave: () => void;
}

/** Asks what the columns contain in a table whose format isn't recognised. */
export function ColumnsForm({ stage: { name, table, columns, words }, onRead, onLeave }: ColumnsFormProps) {
  const { head, values } = table;
  const [draft, setDraft] = useState<ColumnsDraft>(() => columns ?? likelyColumns(table));
  const [hasMore] = useState(OPTIONAL_COLUMNS.some((column) => draft.places[column] !== undefined));
  const heading = useRef<HTMLHeadingElement>(null);
  const problem = useRef<HTMLParagraphElement>(null);
  const { places, dates } = draft;
  const sideWords = values[places.side ?? -1] ?? [];
  const sides = [CHOOSE, ...sideWords.map((value) => ({ value, label: value }))];
  // Another file may capitalise the remembered words differently.
  const [bought = '', sold = ''] = [draft.bought, draft.sold].map((word) =>
    sideWords.find((value) => isSameWord(value, word)),
  );

  useEffect(() => {
    if (words !== '') return problem.current?.focus();
    heading.current?.focus({ preventScroll: true });
    heading.current?.closest('form')?.scrollIntoView({ block: 'nearest' });
    // The form may be taller than the window.
    heading.current?.scrollIntoView({ block: 'nearest' });
  }, [words]);

  const place = (column: TableColumn, at: string) => {
    const { [column]: _, ...others } = places;
    const next = { ...draft, places: at === '' ? others : { ...others, [column]: Number(at) } };
    if (column !== 'side') return setDraft(next);
    const likely = likelyColumns({
      ...table,
      head: head.map((_, index) => (String(index) === at ? 'side' : '')),
    });
    setDraft({ ...next, bought: likely.bought, sold: likely.sold });
  };

  const fieldOf = (column: TableColumn) => {
    const isNeeded = NEEDED_COLUMNS.includes(column);
    return (
      <SelectField
        key={column}
        label={LABELS[column]}
        required={isNeeded}
        value={places[column] === undefined ? '' : String(places[column])}
        onChange={(at) => place(column, at)}
        options={[
          isNeeded ? CHOOSE : { value: '', label: 'Not in this table' },
          ...head.map((title, index) => ({
            value: String(index),
            label: `${title === '' ? `Column ${String(index + 1)}` : title}: ${values[index]?.[0] ?? '–'}`,
          })),
        ]}
      />
    );
  };

  const datesField = (
    <SelectField
      label="Dates are written"
      required
      value={dates ?? ''}
      onChange={(order) => order !== '' && setDraft({ ...draft, dates: order })}
      options={[{ ...CHOOSE, value: '' as const }, ...DATES]}
    />
  );

  const sideFields = (
    <>
      <SelectField
        label="The word for “bought”"
        required
        value={bought}
        onChange={(word) => setDraft({ ...draft, bought: word })}
        options={sides}
      />
      <SelectField
        label="The word for “sold”"
        value={sold}
        onChange={(word) => setDraft({ ...draft, sold: word })}
        options={sides.filter(({ value }) => value === '' || value !== bought)}
      />
    </>
  );

  return (
    <form
      aria-label="Columns"
      className={styles.preview}
      onSubmit={(event) => {
        event.preventDefault();
        if (dates !== null) onRead({ ...draft, dates });
      }}
    >
      <h2 ref={heading} tabIndex={-1}>
        <TypedText text={name} />
      </h2>
      <p>
        <span>
          {columns === null
            ? "The journal doesn't recognise this table. Say what its columns contain, and it will be read like a statement."
            : 'The journal has filled in what you said about this table before. Check it, then press “Read the table”.'}
        </span>{' '}
        <span>Each row has to be one closed trade.</span>
      </p>
      {NEEDED_COLUMNS.map((column) => (
        <Fragment key={column}>
          {fieldOf(column)}
          {column === 'closeTime' && datesField}
          {column === 'side' && places.side !== undefined && sideFields}
        </Fragment>
      ))}
      <details open={hasMore}>
        <summary>More columns</summary>
        <div className={styles.more}>{OPTIONAL_COLUMNS.map(fieldOf)}</div>
      </details>
      {words !== '' && (
        <p ref={problem} tabIndex={-1} className={styles.problem}>
          <span>{words}</span> <span>Nothing was saved.</span>
        </p>
      )}
      <div className={styles.buttons}>
        <Button type="submit">Read the table</Button>
        <Button variant="quiet" onClick={onLeave}>
          Don't save it
        </Button>
      </div>
    </form>
  );
}
