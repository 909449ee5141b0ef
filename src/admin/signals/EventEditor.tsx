import { useRef } from 'react';
import { followUpKinds } from '@/domain/signals/eventForm';
import { DraftOffer } from '@/admin/resources/DraftOffer';
import type { Signal } from '@/domain/signals/signal';
import { Button } from '@/ui/Button';
import { useUnsavedChanges } from '@/ui/useUnsavedChanges';
import { FOLLOW_UP_LABELS } from './eventEditorWords';
import { RecordForm, type RecordingProps } from './RecordForm';
import styles from './signals.module.css';
import { useEventDraft } from './useEventDraft';

interface EventEditorProps extends RecordingProps {
  readonly signal: Signal;
}

/** Records an update of a signal: choose its kind, then fill in the form. */
export function EventEditor({ signal, ...recording }: EventEditorProps) {
  const draft = useEventDraft(signal);
  const { opened, kept } = draft;
  const kindButtons = useRef<HTMLDivElement>(null);
  useUnsavedChanges(draft.isUnsaved, draft.close);
  const kinds = followUpKinds(signal);

  if (kinds.length === 0 && opened === null && kept === null)
    return (
      <p className={styles.note}>
        There is nothing left to record. Unpublished updates can still be taken back.
      </p>
    );
  return (
    <section aria-labelledby="record-event">
      <h2 id="record-event">Record what happened</h2>
      <DraftOffer isOffered={kept !== null} onRestore={draft.restoreOffer} onDiscard={draft.discardOffer} />
      <div ref={kindButtons} className={styles.kinds} role="group" aria-label="What happened">
        {kinds.map((kind) => (
          <Button
            key={kind}
            variant="secondary"
            aria-pressed={kind === opened?.kind}
            disabled={recording.isBusy}
            onClick={() => draft.open(kind)}
          >
            {FOLLOW_UP_LABELS[kind]}
          </Button>
        ))}
      </div>
      {opened && (
        <RecordForm
          {...recording}
          signal={signal}
          opened={opened}
          draft={draft}
          onCancel={() => {
            kindButtons.current?.querySelector<HTMLElement>('[aria-pressed="true"]')?.focus();
            draft.close();
          }}
        />
      )}
    </section>
  );
}
