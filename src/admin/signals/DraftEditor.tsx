import { useMemo } from 'react';
import { Link } from 'react-router-dom';
import { useCatalogue } from '@/admin/contexts';
import { ResourceEditor } from '@/admin/resources/ResourceEditor';
import { removalWords } from '@/admin/resources/wording';
import { authorPreference } from '@/data/storage/preference';
import type { StoredSignalDraft } from '@/domain/signals/draft';
import { signalDraftResource } from './signalDraftResource';
import { findDuplicate } from './signalQuestions';
import styles from './signals.module.css';
import type { useIssue } from './useIssue';
import type { useOpenedRow } from './useOpenedRow';
import type { ManagedSignals } from './useSignalSource';

export interface DraftEditorProps {
  /** Null for a new draft. */
  readonly draft: StoredSignalDraft | null;
  readonly list: ManagedSignals;
  readonly page: ReturnType<typeof useOpenedRow>;
  readonly issuing: ReturnType<typeof useIssue>;
}

/** Says on the page of a draft that it is no longer in the list, and links to the signal made from it. */
function GoneDraft({ draft, list, page, issuing }: DraftEditorProps & { readonly draft: StoredSignalDraft }) {
  const { signal } = issuing.signalFrom(draft);
  const twin = signal && findDuplicate(signal, list.shown?.view.replay.signals ?? []);
  return (
    <>
      <p>{removalWords('draft', 'issued or deleted')}</p>
      {twin && (
        <Link
          to={{ search: page.searchOf(`signal-${String(twin.number)}`) }}
        >{`Signal ${String(twin.number)} is the same`}</Link>
      )}
    </>
  );
}

/** The form for a draft, with the reason if it was just refused as a signal. */
export function DraftEditor(props: DraftEditorProps) {
  const { draft, list, page, issuing } = props;
  const { signalDrafts } = useCatalogue();
  const { refusal } = issuing;
  const lastAuthor = authorPreference.read() ?? '';
  const showsErrors = refusal !== null && refusal.id === page.id;
  const resource = useMemo(
    () => signalDraftResource(signalDrafts, lastAuthor, showsErrors),
    [signalDrafts, lastAuthor, showsErrors],
  );
  const isGone = draft !== null && !list.rows.some(({ id }) => id === draft.id);
  return (
    <>
      {showsErrors && <p className={styles.locked}>{refusal.words}</p>}
      <ResourceEditor
        resource={resource}
        record={draft}
        gone={isGone ? <GoneDraft {...props} draft={draft} /> : null}
        {...list.formProps(draft?.id)}
        onSaved={async (saved) => list.say(`“${saved.name}” saved.`, await list.reload(), [saved.id])}
        onClose={() => void page.close()}
      />
    </>
  );
}
