import { planImport } from '@/data/journal/planImport';
import { createJournalStore } from '@/data/journal/journalStore';
import { createKeyValueStore } from '@/data/storage/keyValueStore';
import { NO_JOURNAL, withImport, type Journal } from '@/domain/journal/journal';
import type { Statement } from '@/domain/journal/types';
import { createFailingArea, noWait, type FailingArea } from './environment';
import { sampleBytes, statementOf } from './statements';

/** The journal with one more statement. Contradictions are resolved as given. */
export async function withStatement(
  journal: Journal,
  statement: Statement,
  { takesIncoming = false, id = `import-${String(journal.imports.length)}` } = {},
): Promise<Journal> {
  const plan = await planImport(journal, statement);
  return withImport(journal, plan, { id, sha256: null, at: '2026-11-28T12:00:00.000Z' }, () => takesIncoming);
}

/** The journal with these sample statements, such as `02`. */
export const journalOf = (...samples: readonly string[]): Promise<Journal> =>
  samples.reduce(
    async (journal, sample) => withStatement(await journal, statementOf(sampleBytes(sample))),
    Promise.resolve(NO_JOURNAL),
  );

/** The journal's store over an area in memory. */
export function aJournalTab(area: FailingArea = createFailingArea()) {
  const reported: unknown[] = [];
  let asked = 0;
  const store = createJournalStore({
    store: createKeyValueStore(
      () => area,
      () => undefined,
    ),
    wait: noWait,
    lock: (_, task) => task(),
    watch: () => () => undefined,
    report: (error) => reported.push(error),
    persist: () => {
      asked += 1;
    },
  });
  return { store, area, reported, timesAsked: () => asked };
}
