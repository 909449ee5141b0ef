import { useState, type RefObject } from 'react';
import { explainReported } from '@/admin/explainFailure';
import { NotFoundError } from '@/data/catalogue/ports';
import { MAX_FILE_BYTES } from '@/data/catalogue/publishedCatalogue';
import type { CatalogueDraft } from '@/domain/entity';
import { countOf, formatNumber } from '@/domain/groupDigits';
import { preview } from '@/domain/preview';
import { changesByEdit, EditConflictError } from '@/domain/merge/fields';
import { Button } from '@/ui/Button';
import { FileField } from '@/ui/FileField';
import { Modal } from '@/ui/Modal';
import { useBeforeUnloadPrompt } from '@/ui/useUnsavedChanges';
import type { ImportPlan, ImportRow } from './recordCsv';
import styles from './ImportDialog.module.css';
import type { Resource } from './resource';

interface ImportDialogProps<D extends CatalogueDraft, F extends object> {
  readonly resource: Resource<D, F>;
  readonly csv: NonNullable<Resource<D, F>['csvImport']>;
  readonly fallbackFocus: RefObject<HTMLElement | null>;
  /** Receives a description of what was done. */
  readonly onImported: (summary: string) => Promise<void>;
  readonly onClose: () => void;
}

const PLAN_KINDS = ['added', 'changed', 'unchanged', 'refused'] as const;
const UNKNOWN_ID_MESSAGE =
  'Added as new, because its Id is not in this list. If somebody else has added it, import it after they have published.';
const MAX_CHARACTERS = 60;

/** Decodes a file as UTF-8, or UTF-16 with a byte order mark, or else Windows-1252. */
async function textOf(file: File): Promise<string> {
  const bytes = new Uint8Array(await file.arrayBuffer());
  if (bytes[0] === 0xff && bytes[1] === 0xfe) return new TextDecoder('utf-16le').decode(bytes);
  try {
    return new TextDecoder('utf-8', { fatal: true }).decode(bytes);
  } catch {
    return new TextDecoder('windows-1252').decode(bytes);
  }
}

/** Such as `2 added, 1 refused`. */
function countsOf<F>(rows: readonly ImportRow<F>[]): string {
  const counts = PLAN_KINDS.map((kind) => [rows.filter((row) => row.kind === kind).length, kind] as const);
  return counts.flatMap(([count, kind]) => (count > 0 ? [`${formatNumber(count)} ${kind}`] : [])).join(', ');
}

const quoteOrNothing = (text: string) => (text === '' ? 'nothing' : `“${preview(text, MAX_CHARACTERS)}”`);

/** Unchanged rows are only counted. */
function PlanTable<F>({ rows }: Pick<ImportPlan<F>, 'rows'>) {
  return (
    <table className={styles.table}>
      <caption>What the import would do</caption>
      <thead>
        <tr>
          <th scope="col">Row</th>
          <th scope="col">Name</th>
          <th scope="col">What happens</th>
        </tr>
      </thead>
      <tbody>
        {rows.map((row) => (
          <tr key={row.row} data-refused={row.kind === 'refused'}>
            <td>{row.row}</td>
            <th scope="row">{row.name}</th>
            <td>
              {row.kind === 'added' && <span>{row.hasId ? UNKNOWN_ID_MESSAGE : 'Added'}</span>}
              {row.kind === 'refused' && <span>{`Refused. ${row.reason}`}</span>}
              {row.kind === 'changed' && (
                <ul>
                  {row.changes.map(({ header, from, to }) => (
                    <li key={header}>{`${header}: ${quoteOrNothing(from)} becomes ${quoteOrNothing(to)}`}</li>
                  ))}
                </ul>
              )}
            </td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}

export function ImportDialog<D extends CatalogueDraft, F extends object>({
  resource,
  csv,
  fallbackFocus,
  onImported,
  onClose,
}: ImportDialogProps<D, F>) {
  const { noun, plural, title, repository, toForm, fromForm } = resource;
  const [chosen, setChosen] = useState<{ readonly text: string; readonly plan: ImportPlan<F> } | null>(null);
  const [problem, setProblem] = useState('');
  const [done, setDone] = useState<number | null>(null);
  /** Rows already saved by an import that stopped later. */
  const [savedBefore, setSavedBefore] = useState(0);
  const isBusy = done !== null;
  useBeforeUnloadPrompt(isBusy);
  const rows = chosen?.plan.rows ?? [];
  const wanted = rows.filter((row) => row.kind === 'added' || row.kind === 'changed');

  const planFor = async (text: string) => setChosen({ text, plan: csv.plan(text, await repository.list()) });

  async function handleChoose(file: File) {
    setChosen(null);
    setProblem('');
    setSavedBefore(0);
    try {
      if (file.size > MAX_FILE_BYTES) setProblem(`“${file.name}” is too large to be read.`);
      else await planFor(await textOf(file));
    } catch (error) {
      setProblem(explainReported(`“${file.name}” was not read`, error));
    }
  }

  async function handleImport(text: string) {
    setProblem('');
    const saved: ImportRow<F>[] = [];
    for (const row of wanted) {
      setDone(saved.length);
      try {
        const written = await (row.kind === 'added'
          ? repository.add(fromForm(row.form))
          : repository.update(row.id, changesByEdit(row.edit, toForm, fromForm)));
        if (written === null) throw new NotFoundError(`${title} not found`);
        saved.push(row);
      } catch (error) {
        const what = `Row ${String(row.row)} was not imported`;
        const problem =
          error instanceof EditConflictError
            ? `${what}: it was changed elsewhere. The table shows what the import would do now.`
            : explainReported(what, error);
        const isLast = row === wanted.at(-1);
        setProblem(isLast ? problem : `${problem} The rows after it were not imported either.`);
        break;
      }
    }
    try {
      await onImported(`Import: ${saved.length === 0 ? `no ${noun} changed` : countsOf(saved)}.`);
      if (saved.length === wanted.length) onClose();
      else {
        setSavedBefore(savedBefore + saved.length);
        await planFor(text);
      }
    } catch (error) {
      setProblem(explainReported('The list was not reloaded', error));
    } finally {
      setDone(null);
    }
  }

  const handleClose = () => {
    if (!isBusy) onClose();
  };

  return (
    <Modal
      isWide
      title={`Import ${plural} from CSV`}
      fallbackFocus={fallbackFocus}
      onClose={handleClose}
      onDismiss={handleClose}
    >
      <div className={styles.import}>
        <p>
          {`A table with a row for each ${noun}, as in an export. A row with the Id or name of a ${noun} changes it; any other row adds one. You can check everything before it is saved.`}
        </p>
        <FileField
          label="CSV file"
          accept=".csv,.tsv,.txt,text/csv"
          problem={problem}
          onChoose={(file) => void handleChoose(file)}
        />
        <details>
          <summary>The columns</summary>
          <p>The same as in an export, in any order. Fields without a column stay as they are.</p>
          <ul>
            {csv.columns.map(({ header, expected }) => (
              <li key={header}>{expected === undefined ? header : `${header}: ${expected}`}</li>
            ))}
          </ul>
        </details>
        <p role="status">
          {chosen &&
            (rows.length === 0
              ? 'The file has no rows. Its first line must name the columns.'
              : `${countOf(rows.length, 'row')}: ${countsOf(rows)}. ${savedBefore === 0 ? 'Nothing has been saved yet.' : `${countOf(savedBefore, noun, plural)} saved so far.`}`)}
        </p>
        {chosen && chosen.plan.skipped.length > 0 && (
          <p>{`Columns ignored: ${chosen.plan.skipped.map((name) => `“${name}”`).join(', ')}.`}</p>
        )}
        {rows.some(({ kind }) => kind !== 'unchanged') && (
          <PlanTable rows={rows.filter(({ kind }) => kind !== 'unchanged')} />
        )}
        <div className={styles.buttons}>
          {chosen && wanted.length > 0 && (
            <Button disabled={isBusy} onClick={() => void handleImport(chosen.text)}>
              {isBusy
                ? `Importing ${formatNumber(done + 1)} of ${formatNumber(wanted.length)}...`
                : `Import ${countOf(wanted.length, noun, plural)}`}
            </Button>
          )}
          <Button look="secondary" disabled={isBusy} onClick={onClose}>
            Cancel
          </Button>
        </div>
      </div>
    </Modal>
  );
}
