import type { Catalogue } from '@/data/maintenance/repositories';
import { report } from '@/data/report';
import { entriesOf, type StoredSignalDraft } from '@/domain/signals/draft';
import { refuse } from '@/domain/signals/refusal';

/**
 * Issues a draft if it is stored unchanged, then removes it. Returns the signal's number and whether the draft is
 * gone. If only the removal fails, this still counts as a success, or the draft would be issued twice.
 * @throws an error with a message for the user if nothing was issued
 */
export const issueDraft = (
  draft: StoredSignalDraft,
  { signals, signalDrafts }: Pick<Catalogue, 'signals' | 'signalDrafts'>,
) =>
  signals.whileIssuing(async () => {
    const stored = await signalDrafts.get(draft.id);
    if (stored === null) refuse({ code: 'draftGone' });
    if (JSON.stringify(stored) !== JSON.stringify(draft)) refuse({ code: 'draftChanged' });
    const number = await signals.issue(entriesOf(draft));
    try {
      await signalDrafts.removeMany([draft.id]);
      return { number, isRemoved: true };
    } catch (error) {
      report.failure(error);
      return { number, isRemoved: false };
    }
  });
