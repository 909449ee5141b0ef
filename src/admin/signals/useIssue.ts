import { useState } from 'react';
import { useNavigate } from 'react-router-dom';
import { useCatalogue } from '@/admin/contexts';
import { usePublication } from '@/admin/dashboard/usePublish';
import { entryProblemWords } from '@/content/entryProblemWords';
import { authorPreference } from '@/data/storage/preference';
import { readDraft, type StoredSignalDraft } from '@/domain/signals/draft';
import { issueDraft } from './issueDraft';
import { issueQuestion } from './signalQuestions';
import type { ManagedSignals } from './useSignalSource';

interface IssueOptions {
  readonly list: Pick<ManagedSignals, 'change' | 'shown'>;
  /** Opens the page of a draft. */
  readonly openPage: (id: string) => void;
}

/** Issues drafts. */
export function useIssue({ list, openPage }: IssueOptions) {
  const { signals, signalDrafts } = useCatalogue();
  const { needsKey, publish } = usePublication();
  const navigate = useNavigate();
  /** Why the draft that is open could not be issued */
  const [refusal, setRefusal] = useState<{ readonly id: string; readonly words: string } | null>(null);

  const signalFrom = (draft: StoredSignalDraft) =>
    readDraft(draft, signals.read().next, new Date().toISOString());

  /** @param andPublish whether everything is published immediately afterwards, which may require a key first */
  async function issue(draft: StoredSignalDraft, andPublish = false) {
    const name = `“${draft.name}”`;
    const { signal, problems } = signalFrom(draft);
    if (signal === null) {
      setRefusal({ id: draft.id, words: `${name} wasn't issued. ${entryProblemWords(problems[0])}` });
      openPage(draft.id);
      return;
    }
    if (!globalThis.confirm(issueQuestion(signal, list.shown?.view.replay.signals ?? []))) return;
    const isIssued = await list.change({
      ids: [draft.id],
      work: async () => {
        const issued = await issueDraft(draft, { signals, signalDrafts });
        authorPreference.choose(draft.by.trim());
        return issued;
      },
      done: ({ number, isRemoved }) =>
        [
          `Signal ${String(number)} has been issued.`,
          ...(isRemoved ? [] : ["Its draft couldn't be removed: delete it, and don't issue it again."]),
          ...(andPublish
            ? []
            : ['Only this browser shows the signal until it is published on the Publish tab.']),
        ].join(' '),
      notDone: `${name} wasn't issued`,
      touched: ({ number }) => [`signal-${String(number)}`],
    });
    if (!isIssued || !andPublish) return;
    if (needsKey) await navigate({ search: '?tab=publish' });
    else await publish();
  }

  return { refusal, forgetRefusal: () => setRefusal(null), signalFrom, issue };
}
