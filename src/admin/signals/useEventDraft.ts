import { useReducer } from 'react';
import { draftName, tabDrafts } from '@/data/storage/draftStore';
import { authorPreference } from '@/data/storage/preference';
import { eventFormOf, type EventForm, type FollowUpKind } from '@/domain/signals/eventForm';
import type { Signal } from '@/domain/signals/signal';
import { isFollowUpKind } from './eventEditorWords';

export interface OpenedForm {
  readonly kind: FollowUpKind;
  readonly signal: Signal;
  /** The form as opened; differences from it were typed in this tab. */
  readonly blank: EventForm;
}

type KeptFields = Partial<EventForm & { readonly kind: string }>;

interface EventDraft {
  readonly opened: OpenedForm | null;
  readonly form: EventForm;
  /** When something was last typed or sent. */
  readonly now: string;
  /** Why nothing was recorded. */
  readonly failure: string;
  /** Whether a submission has failed; from then on errors appear while typing. */
  readonly isChecked: boolean;
  /** Input from before a reload that hasn't been restored or discarded. */
  readonly kept: KeptFields | null;
}

type EventDraftEvent =
  | { readonly type: 'opened'; readonly opened: OpenedForm; readonly form: EventForm; readonly now: string }
  | { readonly type: 'typed'; readonly form: EventForm; readonly now: string }
  | { readonly type: 'submitted'; readonly now: string; readonly isRefused: boolean }
  | { readonly type: 'failed'; readonly why: string }
  | { readonly type: 'closed' | 'offerAnswered' };

function eventDraftReducer(draft: EventDraft, event: EventDraftEvent): EventDraft {
  switch (event.type) {
    case 'opened':
      return {
        ...draft,
        opened: event.opened,
        form: event.form,
        now: event.now,
        failure: '',
        isChecked: false,
      };
    case 'typed':
      return { ...draft, form: event.form, now: event.now };
    case 'submitted':
      return { ...draft, now: event.now, failure: '', isChecked: event.isRefused };
    case 'failed':
      return { ...draft, failure: event.why };
    case 'closed':
      return { ...draft, opened: null };
    case 'offerAnswered':
      return { ...draft, kept: null };
  }
}

/** The author last used in this browser, who may differ from the signal's author. */
const openingForm = (signal: Signal) => eventFormOf(signal, authorPreference.read() ?? '');

const editedFields = (form: EventForm, blank: EventForm): Partial<EventForm> => {
  const fields = Object.entries(form) as [keyof EventForm, string][];
  return Object.fromEntries(fields.filter(([field, value]) => value !== blank[field]));
};

const clock = () => new Date().toISOString();

/** The form for an update of a signal, whose input is stored as a draft until it is recorded. */
export function useEventDraft(signal: Signal) {
  const name = draftName('update of signal', signal.entries[0]?.createdAt ?? '');
  const [draft, dispatch] = useReducer(eventDraftReducer, null, () => {
    const form = openingForm(signal);
    const kept = tabDrafts.read(name, { kind: '', ...form });
    return { opened: null, form, now: '', failure: '', isChecked: false, kept };
  });
  const { opened, form, kept } = draft;
  const typed = opened === null ? {} : editedFields(form, opened.blank);
  const isUnsaved = Object.keys(typed).length > 0;

  /** Stores the input, together with an offer that hasn't been answered yet. */
  function store(fields: KeptFields | null) {
    if (fields) tabDrafts.keep(name, fields);
    else tabDrafts.discard(name);
  }

  function open(kind: FollowUpKind, fields: Partial<EventForm> = typed) {
    const blank = openingForm(signal);
    dispatch({
      type: 'opened',
      opened: { kind, signal, blank },
      form: { ...blank, ...fields },
      now: clock(),
    });
  }

  return {
    ...draft,
    isUnsaved,
    open,
    type(next: EventForm) {
      dispatch({ type: 'typed', form: next, now: clock() });
      if (opened === null) return;
      const fields = editedFields(next, opened.blank);
      store(kept || Object.keys(fields).length > 0 ? { ...kept, kind: opened.kind, ...fields } : null);
    },
    submit: (now: string, isRefused: boolean) => dispatch({ type: 'submitted', now, isRefused }),
    fail: (why: string) => dispatch({ type: 'failed', why }),
    /** Closes the form and drops its input. */
    close() {
      dispatch({ type: 'closed' });
      store(kept);
    },
    restoreOffer() {
      const { kind = '', ...fields } = kept ?? {};
      if (isFollowUpKind(kind)) open(kind, { ...fields, ...typed });
      dispatch({ type: 'offerAnswered' });
    },
    discardOffer() {
      store(opened && isUnsaved ? { kind: opened.kind, ...typed } : null);
      dispatch({ type: 'offerAnswered' });
    },
  };
}

export type EventDraftControl = ReturnType<typeof useEventDraft>;
