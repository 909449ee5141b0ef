import type { RefObject } from 'react';
import type { CatalogueDraft } from '@/domain/catalogue/entity';
import { countOf, formatNumber } from '@/domain/text/groupDigits';
import { truncate } from '@/domain/text/truncate';
import { Button } from '@/ui/Button';
import { CheckboxField } from '@/ui/CheckboxField';
import { FileField } from '@/ui/FileField';
import { Modal } from '@/ui/Modal';
import { confirmDiscard } from '@/ui/unsavedChanges';
import { useUnsavedChanges } from '@/ui/useUnsavedChanges';
import type { ImportRow } from './importPlan';
import styles from './ImportDialog.module.css';
import type { Resource } from './resource';
import { useImport } from './useImport';
import type { UndoStep } from './useUndoStack';

interface ImportDialogProps<D extends CatalogueDraft, F extends object> {
  readonly resource: Resource<D, F>;
  readonly csv: NonNullable<Resource<D, F>['csvImport']>;
  readonly fallbackFocus: RefObject<HTMLElement | null>;
  /** Receives a description of what was done, and how to undo it; resolves once the list shows it. */
  readonly onImported: (summary: string, step: UndoStep) => Promise<void>;
  readonly onClose: () => void;
}

const OUTCOMES = ['added', 'changed', 'to check', 'unchanged', 'refused'] as const;
const MAX_CHARACTERS = 60;

/** Such as `2 added, 1 refused`. */
function countsOf<F>(rows: readonly ImportRow<F>[], takesDoubtful: boolean): string {
  const outcomes = rows.map(({ kind, doubt }) => (doubt === '' || takesDoubtful ? kind : 'to check'));
  return OUTCOMES.flatMap((outcome) => {
    const count = outcomes.filter((other) => other === outcome).length;
    return count > 0 ? [`${formatNumber(count)} ${outcome}`] : [];
  }).join(', ');
}

const quoteOrNothing = (text: string) => (text === '' ? 'nothing' : `“${truncate(text, MAX_CHARACTERS)}”`);

function outcomeWords<F>({ doubt, ...row }: ImportRow<F>): string {
  if (row.kind === 'refused') return `Refused. ${row.reason}`;
  if (doubt !== '') return `To check. ${doubt}`;
  return row.kind === 'added' ? 'Added' : '';
}

/** Lists the rows of an import except unchanged ones, which are only counted. */
function PlanTable<F>({ rows }: { readonly rows: readonly ImportRow<F>[] }) {
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
          <tr key={row.row} data-refused={row.kind === 'refused'} data-doubtful={row.doubt !== ''}>
            <td>{row.row}</td>
            <th scope="row">{row.name}</th>
            <td>
              <span>{outcomeWords(row)}</span>
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
  const { noun, plural } = resource;
  const { plan, problem, progress, isSaving, wanted, stop, ...run } = useImport(resource, csv, (rows, step) =>
    onImported(`Import: ${countsOf(rows, true)}.`, step),
  );
  const rows = plan?.rows ?? [];
  const doubtful = rows.filter(({ doubt }) => doubt !== '').length;
  const isUnsaved = wanted.length > 0 || progress !== null || isSaving;

  const close = () => {
    stop();
    onClose();
  };
  useUnsavedChanges(isUnsaved, close);

  const statusWords = () => {
    if (progress)
      return progress.of === 0
        ? 'Reading the file…'
        : `Checking row ${formatNumber(progress.done)} of ${formatNumber(progress.of)}…`;
    if (!plan) return '';
    if (rows.length === 0) return 'The file has no rows below the column names.';
    return `${countOf(rows.length, 'row')}: ${countsOf(rows, run.takesDoubtful)}. Nothing has been saved yet.`;
  };

  return (
    <Modal
      isWide
      title={`Import ${plural} from CSV`}
      fallbackFocus={fallbackFocus}
      onClose={close}
      onDismiss={() => {
        if (isUnsaved) confirmDiscard();
        else close();
      }}
    >
      <div className={styles.import}>
        <p>
          {`A table with a row for each ${noun}, as in an export. A row with the Id or name of a ${noun} changes it; any other row adds one. You can check everything before it is saved.`}
        </p>
        <FileField label="CSV file" problem={problem} onChoose={(file) => void run.choose(file)} />
        <details>
          <summary>The columns</summary>
          <p>The same as in an export, in any order. Fields without a column stay as they are.</p>
          <ul>
            {csv.columns.map(({ header, expected }) => (
              <li key={header}>{expected === undefined ? header : `${header}: ${expected}`}</li>
            ))}
          </ul>
        </details>
        <p role="status">{statusWords()}</p>
        {plan && plan.skipped.length > 0 && (
          <p>{`Columns ignored: ${plan.skipped.map((name) => `“${name}”`).join(', ')}.`}</p>
        )}
        {rows.some(({ kind }) => kind !== 'unchanged') && (
          <PlanTable rows={rows.filter(({ kind }) => kind !== 'unchanged')} />
        )}
        {doubtful > 0 && (
          <CheckboxField
            label={`Also import ${doubtful === 1 ? 'the row' : `the ${formatNumber(doubtful)} rows`} to check: I have looked at ${doubtful === 1 ? 'it' : 'them'}`}
            value={run.takesDoubtful}
            onChange={run.setTakesDoubtful}
          />
        )}
        <div className={styles.buttons}>
          {plan && wanted.length > 0 && (
            <Button
              disabled={isSaving}
              onClick={() =>
                void run.save(plan).then((isSaved) => {
                  if (isSaved) onClose();
                })
              }
            >
              {isSaving ? 'Importing...' : `Import ${countOf(wanted.length, noun, plural)}`}
            </Button>
          )}
          {progress && (
            <Button variant="secondary" onClick={stop}>
              Stop
            </Button>
          )}
          <Button variant="secondary" onClick={close}>
            Cancel
          </Button>
        </div>
      </div>
    </Modal>
  );
}
