import type { TableColumns } from '@/domain/journal/columns';
import { MAX_STATEMENT_BYTES } from '@/domain/journal/limits';
import type { ReadingProgress } from '@/domain/journal/read';
import type { WorkerMessage, FileReading } from './answer';

const TOO_LARGE: FileReading = {
  reading: { outcome: 'refused', refusal: { code: 'too-large' } },
  sha256: null,
};

interface Options {
  readonly onProgress?: (progress: ReadingProgress) => void;
  /** The visitor's description of a table that no reader knows. */
  readonly columns?: TableColumns | undefined;
  /** Cancels the reading. */
  readonly signal?: AbortSignal;
}

/**
 * Reads a statement in a worker, which loads with the first file.
 * @returns null if it was cancelled, or if the file or the script that reads it can't be loaded
 */
export function readStatementFile(
  file: Blob,
  { onProgress, signal, columns }: Options = {},
): Promise<FileReading | null> {
  if (file.size > MAX_STATEMENT_BYTES) return Promise.resolve(TOO_LARGE);
  if (signal?.aborted) return Promise.resolve(null);
  return new Promise((resolve) => {
    const worker = new Worker(new URL('./statementWorker.ts', import.meta.url), { type: 'module' });
    const finish = (result: FileReading | null) => {
      worker.terminate();
      resolve(result);
    };
    signal?.addEventListener('abort', () => finish(null), { once: true });
    worker.addEventListener('error', () => finish(null));
    worker.addEventListener('message', ({ data }: MessageEvent<WorkerMessage>) => {
      if (data.kind === 'progress') onProgress?.({ step: data.step, rows: data.rows });
      else if (data.kind === 'unreadable') finish(null);
      else finish({ reading: data.reading, sha256: data.sha256 });
    });
    worker.postMessage({ file, columns });
  });
}
