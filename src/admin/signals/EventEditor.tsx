import { useRef, useState, type SyntheticEvent } from 'react';
import { flushSync } from 'react-dom';
import { explainReported } from '@/admin/explainFailure';
import { useCatalogue } from '@/admin/contexts';
import {
  entryKey,
  eventFormOf,
  followUpKinds,
  readEvent,
  type EventForm,
  type FollowUpKind,
} from '@/domain/signals/eventForm';
import { DraftOffer } from '@/admin/resources/DraftOffer';
import { draftName, tabDrafts } from '@/data/storage/draftStore';
import { authorPreference } from '@/data/storage/preference';
import { formatGmt } from '@/domain/time/days';
import { closedResult, formatR, isLate, resultIfStopped } from '@/domain/signals/results';
import type { Signal } from '@/domain/signals/signal';
import { slipQuestion } from './slips';
import { entryProblemWords } from '@/content/entryProblemWords';
import { stateWords } from '@/content/signalWords';
import { Button } from '@/ui/Button';
import { useUnsavedChanges } from '@/ui/useUnsavedChanges';
import { EventFields } from './EventFields';
import styles from './signals.module.css';

interface EventEditorProps {
  readonly signal: Signal;
  readonly isRecording: boolean;
  /**
   * Whether a write is in progress. A form opened before its result is shown would start from the old state.
   */
  readonly isBusy: boolean;
  readonly onBusyChange: (isBusy: boolean) => void;
  /** Resolves once the signal shows the new entry. */
  readonly onRecorded: (what: string) => Promise<void>;
}

const KIND_LABELS: Readonly<Record<FollowUpKind, string>> = {
  amended: 'Amend the plan',
  triggered: 'Entered',
  partTaken: 'Part taken',
  stopMoved: 'Stop moved',
  closed: 'Closed',
  expired: 'Expired',
  cancelled: 'Cancelled',
  notTriggered: 'Not triggered',
  corrected: 'Correct an update',
};

const isKind = (text: string): text is FollowUpKind => Object.hasOwn(KIND_LABELS, text);

interface OpenedForm {
  readonly kind: FollowUpKind;
  readonly signal: Signal;
  /** The form as opened; differences from it were typed here. */
  readonly blank: EventForm;
}

/** The author last used in this browser, who needn't be the signal's. */
const openingForm = (signal: Signal) => eventFormOf(signal, authorPreference.read() ?? '');

const editedFields = (form: EventForm, blank: EventForm): Partial<EventForm> => {
  const fields = Object.entries(form) as [keyof EventForm, string][];
  return Object.fromEntries(fields.filter(([field, value]) => value !== blank[field]));
};

const entriesKey = ({ entries }: Signal): string => entries.map(entryKey).join();

/**
 * Says that the signal has changed since the form was opened: in another tab, by a reload or because an
 * update was taken back.
 */
function changeNews(opened: OpenedForm, signal: Signal): string {
  const canRecord = followUpKinds(signal).includes(opened.kind);
  if (canRecord && entriesKey(opened.signal) === entriesKey(signal)) return '';
  const news = `This signal has changed since you opened it: ${stateWords(signal)}.`;
  return canRecord
    ? `${news} Your input is kept; check what happened before you record it.`
    : `${news} “${KIND_LABELS[opened.kind]}” can no longer be recorded. Your input stays here until you cancel.`;
}

/** Says that this computer's clock is behind the latest update. */
const clockNews = ({ effective }: Signal, now: string): string => {
  const latest = effective.at(-1)?.at ?? '';
  return latest > now
    ? `The latest update happened at ${formatGmt(latest)}, but this computer's clock says ${formatGmt(now)}. Check the clock first.`
    : '';
};

/** The signal as it would be after this event. */
function outlookWords(after: Signal): string {
  const [result, stopped] = [closedResult(after), resultIfStopped(after)];
  const words = `After this update: ${stateWords(after)}`;
  const late = isLate(after)
    ? ' Late: the entry came before the plan was public, so the signal will not count in any figures.'
    : '';
  if (result !== null)
    return `${words}, ${formatR(result.beforeCosts)} before and ${formatR(result.afterCosts)} after cost.${late}`;
  return stopped === null
    ? `${words}.${late}`
    : `${words}; if stopped, ${formatR(stopped.beforeCosts)}.${late}`;
}

/** Records an update of a signal: choose its kind, then fill in the form. */
export function EventEditor({ signal, isRecording, isBusy, onBusyChange, onRecorded }: EventEditorProps) {
  const { signals } = useCatalogue();
  const [opened, setOpened] = useState<OpenedForm | null>(null);
  const [form, setForm] = useState(() => openingForm(signal));
  const [now, setNow] = useState('');
  const [failure, setFailure] = useState('');
  /** Whether a submission has failed; from then on errors appear while typing. */
  const [isChecked, setChecked] = useState(false);
  const formElement = useRef<HTMLFormElement>(null);
  const kindButtons = useRef<HTMLDivElement>(null);
  const name = draftName('update of signal', signal.entries[0]?.createdAt ?? '');
  const [kept, setKept] = useState(() => tabDrafts.read(name, { kind: '', ...form }));
  const typed = opened === null ? {} : editedFields(form, opened.blank);
  const isUnsaved = Object.keys(typed).length > 0;
  const reset = () => {
    setOpened(null);
    if (kept) tabDrafts.keep(name, kept);
    else tabDrafts.discard(name);
  };
  /** Stores the input as a draft, together with an offer that hasn't been answered yet. */
  const keepTyped = ({ kind, blank }: OpenedForm, next: EventForm) => {
    const fields = editedFields(next, blank);
    if (kept || Object.keys(fields).length > 0) tabDrafts.keep(name, { ...kept, kind, ...fields });
    else tabDrafts.discard(name);
  };
  const open = (kind: FollowUpKind, fields: Partial<EventForm>) => {
    const blank = openingForm(signal);
    setOpened({ kind, signal, blank });
    setForm({ ...blank, ...fields });
    setNow(new Date().toISOString());
    setFailure('');
    setChecked(false);
  };
  useUnsavedChanges(isUnsaved, reset);
  const kinds = followUpKinds(signal);
  const reading = opened && readEvent(opened.kind, { opened: opened.signal, signal, form }, now);
  const problems = reading?.problems ?? [];
  const formProblem = problems.find(({ field }) => field === '');

  async function save({ kind, signal: before }: OpenedForm) {
    const pressedAt = new Date().toISOString();
    const { event, after } = readEvent(kind, { opened: before, signal, form }, pressedAt);
    flushSync(() => {
      setNow(pressedAt);
      setChecked(after === null);
      setFailure('');
    });
    if (after === null) {
      formElement.current?.querySelector<HTMLElement>('[aria-invalid]')?.focus();
      return;
    }
    const question = slipQuestion(signal, event, pressedAt);
    if (question !== '' && !globalThis.confirm(question)) return;
    onBusyChange(true);
    try {
      await signals.append(signal.number, event, signal.issued);
      authorPreference.choose(event.by);
      reset();
      await onRecorded(`${KIND_LABELS[kind]}: recorded. Only this browser shows it until it is published.`);
    } catch (error) {
      setFailure(explainReported('Nothing was recorded', error));
    }
    onBusyChange(false);
  }

  const handleSubmit = (event: SyntheticEvent) => {
    event.preventDefault();
    if (!isBusy && opened) void save(opened);
  };

  if (kinds.length === 0 && opened === null && kept === null)
    return (
      <p className={styles.note}>
        There is nothing left to record. Unpublished updates can still be taken back.
      </p>
    );
  return (
    <section aria-labelledby="record-event">
      <h2 id="record-event">Record what happened</h2>
      <DraftOffer
        isOffered={kept !== null}
        onRestore={() => {
          const { kind = '', ...fields } = kept ?? {};
          if (isKind(kind)) open(kind, { ...fields, ...typed });
          setKept(null);
        }}
        onDiscard={() => {
          if (opened && isUnsaved) tabDrafts.keep(name, { kind: opened.kind, ...typed });
          else tabDrafts.discard(name);
          setKept(null);
        }}
      />
      <div ref={kindButtons} className={styles.kinds} role="group" aria-label="What happened">
        {kinds.map((kind) => (
          <Button
            key={kind}
            look="secondary"
            aria-pressed={kind === opened?.kind}
            disabled={isBusy}
            onClick={() => open(kind, typed)}
          >
            {KIND_LABELS[kind]}
          </Button>
        ))}
      </div>
      {opened && (
        <form
          ref={formElement}
          className={styles.event}
          onSubmit={handleSubmit}
          aria-label={KIND_LABELS[opened.kind]}
        >
          <EventFields
            kind={opened.kind}
            signal={opened.signal}
            form={form}
            problems={problems}
            showsErrors={isChecked}
            onChange={(next) => {
              setForm(next);
              keepTyped(opened, next);
              setNow(new Date().toISOString());
            }}
          />
          <p className={styles.note}>{reading?.after && outlookWords(reading.after)}</p>
          <p className={styles.news} role="status">
            {[changeNews(opened, signal), clockNews(opened.signal, now)]
              .filter((words) => words !== '')
              .join(' ')}
          </p>
          <p className={styles.failure} role="alert">
            {failure || (isChecked && formProblem && entryProblemWords(formProblem))}
          </p>
          <div className={styles.kinds}>
            <Button type="submit" disabled={isBusy}>
              {isRecording ? 'Recording...' : 'Record it'}
            </Button>
            <Button
              look="quiet"
              onClick={() => {
                kindButtons.current?.querySelector<HTMLElement>('[aria-pressed="true"]')?.focus();
                reset();
              }}
            >
              Cancel
            </Button>
          </div>
        </form>
      )}
    </section>
  );
}
