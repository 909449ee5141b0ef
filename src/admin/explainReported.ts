import { explainFailure } from '@/data/maintenance/explainFailure';
import { report } from '@/data/report';
import { RefusedEntryError } from '@/domain/signals/refusal';

/**
 * Why something was not done: the rules' own sentence, or a failure in plain words, which is reported too.
 * @param what the part before the reason: `Nothing was recorded`
 */
export function explainReported(what: string, error: unknown): string {
  if (error instanceof RefusedEntryError) return error.message;
  report.failure(error);
  return explainFailure(what, error);
}
