import { useEffect, useRef, useState } from 'react';
import { reportAndExplainFailure } from '@/admin/explainFailure';
import type { Importable } from '@/data/catalogue/ports';
import { MAX_FILE_BYTES } from '@/data/catalogue/publishedCatalogue';
import type { CatalogueDraft, Stored } from '@/domain/catalogue/entity';
import { changesByEdit, EditConflictError } from '@/domain/merge/fields';
import { isSameJson, isSameValue } from '@/domain/merge/same';
import { loadChunk } from '@/runtime/loadChunk';
import { nextTask } from '@/runtime/nextTask';
import type { ImportRow } from './importPlan';
import type { Resource } from './resource';
import type { UndoStep } from './useUndoStack';

interface ImportPlan<D extends CatalogueDraft, F> {
  readonly file: File;
  /** The list that it was planned for. */
  readonly records: readonly Stored<D>[];
  readonly rows: readonly ImportRow<F>[];
  readonly skipped: readonly string[];
}

/** Thrown if the list was changed between the plan and the write. */
class StalePlanError extends Error {
  override readonly name = 'StalePlanError';
}

/** How long the page may be busy before it shows progress. */
const SLICE_MS = 50;

const isWritten = <F>(row: ImportRow<F>) => row.kind === 'added' || row.kind === 'changed';

/** Undoes an import, except for records that have been changed since. */
function undoOf<D extends CatalogueDraft, F extends object>(
  { toForm, fromForm }: Pick<Resource<D, F>, 'toForm' | 'fromForm'>,
  changeMany: Importable<D>['changeMany'],
  rows: readonly ImportRow<F>[],
  written: readonly Stored<D>[],
) {
  const before = new Map(
    rows.flatMap((row) => (row.kind === 'changed' ? [[row.id, row.edit.opened] as const] : [])),
  );
  return async () => {
    let count = 0;
    await changeMany('Undid importing', (stored) => {
      const now = new Map(stored.map((record) => [record.id, record]));
      const changed = new Map<string, Partial<D>>();
      const removed = new Set<string>();
      for (const record of written) {
        const [current, edited] = [now.get(record.id), before.get(record.id)];
        if (!current) continue;
        const opened = toForm(record);
        if (!edited && isSameValue(toForm(current), opened)) removed.add(record.id);
        if (!edited) continue;
        try {
          changed.set(record.id, changesByEdit({ opened, edited }, toForm, fromForm)(current));
        } catch (error) {
          if (!(error instanceof EditConflictError)) throw error;
        }
      }
      count = changed.size + removed.size;
      return { changed, removed };
    });
    return count;
  };
}

/**
 * Plans the import of a file with `choose`, and writes the plan with `save`.
 * @param onImported resolves once the list shows it
 */
export function useImport<D extends CatalogueDraft, F extends object>(
  resource: Resource<D, F>,
  csv: NonNullable<Resource<D, F>['csvImport']>,
  onImported: (rows: readonly ImportRow<F>[], step: UndoStep) => Promise<void>,
) {
  const { repository, toForm, fromForm } = resource;
  const [plan, setPlan] = useState<ImportPlan<D, F> | null>(null);
  const [problem, setProblem] = useState('');
  const [progress, setProgress] = useState<{ readonly done: number; readonly of: number } | null>(null);
  const [isSaving, setSaving] = useState(false);
  const [takesDoubtful, setTakesDoubtful] = useState(false);
  /** Stops the latest check, or the latest write unless it has already finished. */
  const latest = useRef(new AbortController());
  const wanted = (plan?.rows ?? []).filter((row) => isWritten(row) && (takesDoubtful || row.doubt === ''));

  useEffect(() => {
    const current = latest;
    return () => current.current.abort();
  }, []);

  function restart(): AbortSignal {
    latest.current.abort();
    latest.current = new AbortController();
    return latest.current.signal;
  }

  /** Reads the file and compares each row with the list. */
  async function check(file: File, signal: AbortSignal): Promise<ImportPlan<D, F> | string> {
    if (file.size > MAX_FILE_BYTES) return `“${file.name}” is too large to be read.`;
    const [{ readImport, importPlanner }, buffer] = await Promise.all([
      loadChunk(() => import('./importPlan')),
      file.arrayBuffer(),
    ]);
    const read = readImport(new Uint8Array(buffer), csv.columns);
    if (typeof read === 'string') return `“${file.name}” wasn't read: ${read}`;
    const records = await repository.list();
    const fields = { columns: csv.columns, blankForm: resource.blankForm, toForm, fromForm };
    const planner = importPlanner(fields, read.table, records, read.isMacRoman);
    const rows: ImportRow<F>[] = [];
    let since = performance.now();
    while (rows.length < planner.count && !signal.aborted) {
      rows.push(planner.planRow(rows.length));
      if (performance.now() - since < SLICE_MS) continue;
      setProgress({ done: rows.length, of: planner.count });
      await nextTask();
      since = performance.now();
    }
    return { file, records, rows, skipped: planner.skipped };
  }

  async function choose(file: File, outcome = '') {
    const signal = restart();
    setPlan(null);
    setProblem('');
    setTakesDoubtful(false);
    setProgress({ done: 0, of: 0 });
    const checked = await check(file, signal).catch((error: unknown) =>
      reportAndExplainFailure(`“${file.name}” wasn't read`, error),
    );
    if (signal.aborted) return;
    setProgress(null);
    setProblem(typeof checked === 'string' ? checked : outcome);
    if (typeof checked !== 'string') setPlan(checked);
  }

  /** Resolves to whether everything is saved. */
  async function save({ file, records }: ImportPlan<D, F>): Promise<boolean> {
    const signal = restart();
    setProblem('');
    setSaving(true);
    try {
      const written = await csv.changeMany('Imported', (stored) => {
        signal.throwIfAborted();
        if (!isSameJson(stored, records)) throw new StalePlanError();
        const byId = new Map(stored.map((record) => [record.id, record]));
        return {
          added: wanted.flatMap((row) => (row.kind === 'added' ? [fromForm(row.form)] : [])),
          changed: new Map(
            wanted.flatMap((row) => {
              const record = row.kind === 'changed' && byId.get(row.id);
              return record ? [[row.id, changesByEdit(row.edit, toForm, fromForm)(record)]] : [];
            }),
          ),
        };
      });
      const undo = undoOf(resource, csv.changeMany, wanted, written);
      await onImported(wanted, { verb: 'importing', records: written, undo });
      return !signal.aborted;
    } catch (error) {
      if (signal.aborted) return false;
      if (error instanceof StalePlanError)
        await choose(
          file,
          'Nothing was imported, because the list was changed elsewhere. The table is up to date again.',
        );
      else setProblem(reportAndExplainFailure('Nothing was imported', error));
      return false;
    } finally {
      setSaving(false);
    }
  }

  const stop = () => {
    latest.current.abort();
    setProgress(null);
  };

  return { plan, problem, progress, isSaving, wanted, takesDoubtful, setTakesDoubtful, choose, save, stop };
}
