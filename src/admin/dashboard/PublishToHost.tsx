import { useEffect, useEffectEvent, useRef } from 'react';
import { publishAddressWords } from '@/domain/publishAddress';
import type { PublishOutcome } from '@/data/publishing/publisher';
import type { Publishing } from '@/data/publishing/publishing';
import { Button } from '@/ui/Button';
import { ConflictsDialog } from './ConflictsDialog';
import { KeyForm } from './KeyForm';
import styles from './panels.module.css';
import { PublishHistory } from './PublishHistory';
import { usePublication } from './usePublish';
import { RenumberedQuestion } from './RenumberedQuestion';

function olderWords({ remote, taken, isFork }: Extract<PublishOutcome, { kind: 'older' }>): string {
  const found = isFork
    ? `Somebody has published revision ${String(remote)} without the changes in revision ${String(taken)}, as happens after an old build is uploaded. If you put revision ${String(taken)} back, their signals are kept, and you are asked about each difference in the lists.`
    : `The site has an older revision, ${String(remote)} instead of ${String(taken)}, as happens when an old build is uploaded.`;
  return `${found} Nothing was published.`;
}

interface PublishToHostProps {
  readonly publishing: Publishing;
  readonly onChanged: () => Promise<unknown>;
  readonly onGoBack: (file: File) => void;
}

/** Publishing to a host: the key, questions, the result and earlier publications. */
export function PublishToHost({ publishing, onChanged, onGoBack }: PublishToHostProps) {
  const state = usePublication();
  const { question, needsKey, isBusy, notice, isUnseen, markSeen } = state;
  const area = useRef<HTMLDivElement>(null);
  const status = useRef<HTMLParagraphElement>(null);
  const asked = useRef<HTMLParagraphElement>(null);
  const wasBusy = useRef(false);

  useEffect(() => {
    // The focused element has been removed or disabled.
    if (wasBusy.current && !isBusy && question === null) {
      const field = area.current?.querySelector<HTMLInputElement>('input[type="password"]');
      (field ?? status.current)?.focus();
    }
    if (wasBusy.current && !isBusy) asked.current?.focus();
    wasBusy.current = isBusy;
  }, [isBusy, question]);

  const handleOutcome = useEffectEvent(() => {
    markSeen();
    void onChanged();
  });
  const isOutcome = isUnseen && !isBusy && question === null;
  useEffect(() => {
    if (isOutcome) handleOutcome();
  }, [isOutcome]);

  return (
    <div ref={area} className={styles.task}>
      <p className={styles.note}>
        Publish writes the lists and the record of signals to{' '}
        <strong>{publishAddressWords(publishing.address)}</strong>, where anyone can read them, including
        inactive records. Changes that others have published since are kept.
      </p>
      {publishing.ignoresVersions() && (
        <p className={styles.warning}>
          This host does not check whether somebody else has published. Publish from one browser only, or let
          one person do it.
        </p>
      )}
      {needsKey ? (
        <KeyForm address={publishing.address} onKey={(key) => void state.publishWithKey(key)} />
      ) : (
        <Button disabled={isBusy} onClick={() => void state.publish()}>
          {isBusy ? 'Publishing...' : 'Publish'}
        </Button>
      )}
      {question?.kind === 'older' && (
        <>
          <p ref={asked} tabIndex={-1}>
            {olderWords(question)}
          </p>
          <div className={styles.actions}>
            <Button onClick={() => void state.answerOlder('putBack')}>
              {`Put back revision ${String(question.taken)} with my changes`}
            </Button>
            <Button look="secondary" onClick={() => void state.answerOlder('startFrom')}>
              {`Start from revision ${String(question.remote)}`}
            </Button>
            <Button look="secondary" onClick={state.cancel}>
              Leave everything as it is
            </Button>
          </div>
        </>
      )}
      {question?.kind === 'renumbered' && (
        <RenumberedQuestion
          signals={question.signals}
          onConfirm={() => void state.answerRenumbered(question.signals)}
          onCancel={state.cancel}
        />
      )}
      {question?.kind === 'conflicts' && (
        <ConflictsDialog
          conflicts={question.conflicts}
          fallbackFocus={status}
          onAnswer={(choices) => void state.answerConflicts(choices)}
          onCancel={state.cancel}
        />
      )}
      <p ref={status} className={styles.notice} role="status" tabIndex={-1}>
        {notice}
      </p>
      <PublishHistory
        publishing={publishing}
        isReady={!needsKey}
        publishNotice={notice}
        onGoBack={onGoBack}
      />
    </div>
  );
}
