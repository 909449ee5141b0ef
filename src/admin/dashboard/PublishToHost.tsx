import { useEffect, useEffectEvent, useRef } from 'react';
import { publishAddressWords } from '@/domain/text/publishAddress';
import type { Publishing } from '@/data/publishing/publishing';
import { Button } from '@/ui/Button';
import { HostAdvice } from './HostAdvice';
import { PublishInstructions } from './PublishInstructions';
import { KeyForm } from './KeyForm';
import styles from './panels.module.css';
import { PublishHistory } from './PublishHistory';
import { PublishQuestion } from './PublishQuestion';
import { useFocusAfterAttempt } from './takeFocus';
import { usePublication } from './usePublish';

interface PublishToHostProps {
  readonly isNothing: boolean;
  readonly hasQuestions: boolean;
  readonly publishing: Publishing;
  readonly onChanged: () => Promise<unknown>;
  readonly onGoBack: (file: File) => void;
}

export function PublishToHost({
  publishing,
  isNothing,
  hasQuestions,
  onChanged,
  onGoBack,
}: PublishToHostProps) {
  const state = usePublication();
  const { question, needsKey, isBusy, notice, advice, isUnseen, markSeen } = state;
  const label = hasQuestions ? 'Answer and publish' : 'Publish';
  const area = useRef<HTMLDivElement>(null);
  const status = useRef<HTMLParagraphElement>(null);
  const button = useRef<HTMLButtonElement>(null);

  useFocusAfterAttempt(isBusy, question !== null, {
    outcome: () => area.current?.querySelector<HTMLElement>('input[type="password"]') ?? status.current,
    opener: () => button.current,
  });

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
        inactive records. Changes that others have published in the meantime are kept.
      </p>
      {publishing.ignoresVersions() && (
        <p className={styles.warning}>
          This host doesn&apos;t check whether somebody else has published. Publish from one browser only, or
          let one person do it.
        </p>
      )}
      <PublishInstructions isNothing={isNothing && !isBusy}>
        {needsKey ? (
          <KeyForm
            address={publishing.address}
            label={label}
            onKey={(key) => void state.publishWithKey(key)}
          />
        ) : (
          <Button ref={button} disabled={isBusy} onClick={() => void state.publish()}>
            {isBusy ? 'Publishing...' : label}
          </Button>
        )}
      </PublishInstructions>
      {question && (
        <PublishQuestion
          question={question}
          fallbackFocus={status}
          onAnswer={(answer) => void state.publish(answer)}
          onCancel={state.cancel}
        />
      )}
      <p ref={status} className={styles.notice} role="status" tabIndex={-1}>
        {notice}
      </p>
      <HostAdvice advice={advice} />
      {/* The key closes an open list, which would not show the latest publication. */}
      <PublishHistory key={state.published} publishing={publishing} isReady={!needsKey} onGoBack={onGoBack} />
    </div>
  );
}
