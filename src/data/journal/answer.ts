import { readStatement, type ReadingProgress } from '@/domain/journal/read';
import type { TableColumns } from '@/domain/journal/columns';
import type { StatementReading } from '@/domain/journal/reading';
import { hexDigest } from './digest';

/** The worker's messages about a file: its progress, and finally what it read. */
export type WorkerMessage =
  | ({ readonly kind: 'progress' } & ReadingProgress)
  | ({ readonly kind: 'done' } & FileReading)
  | { readonly kind: 'unreadable' };

export interface FileReading {
  readonly reading: StatementReading;
  /** The SHA-256 of the file in hexadecimal; null for a refused file, or if it can't be computed. */
  readonly sha256: string | null;
}

/** What the worker is asked to read. */
export interface ReadRequest {
  readonly file: Blob;
  /** The visitor's description of a table that no reader knows. */
  readonly columns?: TableColumns | undefined;
}

/** Reads a file in the worker. */
export async function handleReadRequest(
  { file, columns }: ReadRequest,
  post: (answer: WorkerMessage) => void,
): Promise<void> {
  let bytes;
  try {
    bytes = new Uint8Array(await file.arrayBuffer());
  } catch {
    // The file was moved, or its device removed, after it was chosen.
    return post({ kind: 'unreadable' });
  }
  const reading = readStatement(bytes, (progress) => post({ kind: 'progress', ...progress }), columns);
  post({ kind: 'done', reading, sha256: reading.outcome === 'imported' ? await hexDigest(bytes) : null });
}
