import { useRef, type SyntheticEvent } from 'react';
import { flushSync } from 'react-dom';
import { reportAndExplainFailure } from '@/admin/explainFailure';
import { useCatalogue } from '@/admin/contexts';
import { entryProblemWords } from '@/content/entryProblemWords';
import { authorPreference } from '@/data/storage/preference';
import { readEvent } from '@/domain/signals/eventForm';
import type { Signal } from '@/domain/signals/signal';
import { Button } from '@/ui/Button';
import { changeNotice, clockNotice, FOLLOW_UP_LABELS, outlookWords } from './eventEditorWords';
import { EventFields } from './EventFields';
import styles from './signals.module.css';
import { mistakeQuestion } from './likelyMistakes';
import type { EventDraftControl, OpenedForm } from './useEventDraft';

/** What recording an update needs from the page of its signal. */
export interface RecordingProps {
  readonly isRecording: boolean;
  /**
   * Whether a write is in progress. A form opened before its result is shown would start from the old state.
   */
  readonly isBusy: boolean;
  readonly onBusyChange: (isBusy: boolean) => void;
  /** Resolves once the signal shows the new entry. */
  readonly onRecorded: (what: string) => Promise<void>;
}

interface RecordFormProps extends RecordingProps {
  readonly signal: Signal;
  readonly opened: OpenedForm;
  readonly draft: EventDraftControl;
  readonly onCancel: () => void;
}

/** The form for one kind of update. */
export function RecordForm({
  signal,
  opened,
  draft,
  isRecording,
  isBusy,
  onBusyChange,
  onRecorded,
  onCancel,
}: RecordFormProps) {
  const { signals } = useCatalogue();
  const { kind } = opened;
  const { form, now, isChecked } = draft;
  const formElement = useRef<HTMLFormElement>(null);
  const read = (at: string) => readEvent(kind, { opened: opened.signal, signal, form }, at);
  const reading = read(now);
  const formProblem = reading.problems.find(({ field }) => field === '');

  async function save() {
    const pressedAt = new Date().toISOString();
    const { event, after } = read(pressedAt);
    flushSync(() => draft.submit(pressedAt, after === null));
    if (after === null) {
      formElement.current?.querySelector<HTMLElement>('[aria-invalid]')?.focus();
      return;
    }
    const question = mistakeQuestion(signal, event, pressedAt);
    if (question !== '' && !globalThis.confirm(question)) return;
    onBusyChange(true);
    try {
      await signals.append(signal.number, event, signal.issued);
      authorPreference.choose(event.by);
      draft.close();
      await onRecorded(
        `${FOLLOW_UP_LABELS[kind]}: recorded. Only this browser shows it until it is published.`,
      );
    } catch (error) {
      draft.fail(reportAndExplainFailure('Nothing was recorded', error));
    }
    onBusyChange(false);
  }

  const handleSubmit = (event: SyntheticEvent) => {
    event.preventDefault();
    if (!isBusy) void save();
  };

  return (
    <form
      ref={formElement}
      className={styles.event}
      onSubmit={handleSubmit}
      aria-label={FOLLOW_UP_LABELS[kind]}
    >
      <EventFields
        kind={kind}
        signal={opened.signal}
        form={form}
        problems={reading.problems}
        showsErrors={isChecked}
        onChange={draft.type}
      />
      <p className={styles.note}>{reading.after && outlookWords(reading.after)}</p>
      <p className={styles.news} role="status">
        {[changeNotice(kind, opened.signal, signal), clockNotice(opened.signal, now)]
          .filter((words) => words !== '')
          .join(' ')}
      </p>
      <p className={styles.failure} role="alert">
        {draft.failure || (isChecked && formProblem && entryProblemWords(formProblem))}
      </p>
      <div className={styles.kinds}>
        <Button type="submit" disabled={isBusy}>
          {isRecording ? 'Recording...' : 'Record it'}
        </Button>
        <Button variant="quiet" onClick={onCancel}>
          Cancel
        </Button>
      </div>
    </form>
  );
}
