import { useState } from 'react';
import { asOpened, tabDrafts } from '@/data/storage/draftStore';
import { isSameValue, type FieldConflict, type FormEdit } from '@/domain/recordEdit';

/** A form's values, and what is kept of them over a reload. */
interface Draft<F> {
  readonly form: F;
  /** What was typed, and over what. */
  readonly edit: FormEdit<F>;
  readonly setForm: (form: F) => void;
  /** Puts one of the two values into the form, for somebody who has seen both. */
  readonly settle: (conflict: FieldConflict, choice: 'mine' | 'stored') => void;
  /** Whether anything differs from what the form began with. */
  readonly isUnsaved: boolean;
  /** Whether something typed before a reload waits for an answer. */
  readonly isOffered: boolean;
  /** Puts what is offered into the form, but not over what has been typed since. */
  readonly restore: () => void;
  /** Throws away what is offered, and nothing else. */
  readonly refuse: () => void;
  /** Throws away whatever is kept. */
  readonly discard: () => void;
}

/** The fields of `form` that say something else than `opened` does. */
const changesOf = <F extends object>(form: F, opened: F) =>
  Object.fromEntries(
    Object.entries(form).filter(([field, value]) => !isSameValue(value, opened[field as keyof F])),
  ) as Partial<F>;

/** Those fields of `form` that `fields` has. */
const sameFieldsOf = <F extends object>(form: Partial<F>, fields: object) =>
  Object.fromEntries(Object.entries(form).filter(([field]) => Object.hasOwn(fields, field))) as Partial<F>;

const isEmpty = (fields: object) => Object.keys(fields).length === 0;

/**
 * Holds a form and keeps what is typed into it: only the fields that were changed, with what they were changed from,
 * so that restoring them turns back no change made elsewhere.
 * @param name identifies this form
 * @param initial what the form begins with; must stay the same
 */
export function useDraft<F extends object>(name: string, initial: F): Draft<F> {
  const nameOfOpened = asOpened(name);
  const [form, setForm] = useState(initial);
  const [opened, setOpened] = useState(initial);
  const [offer, setOffer] = useState(() =>
    changesOf({ ...initial, ...tabDrafts.read(name, initial) }, initial),
  );
  const [offerOpened] = useState(() => tabDrafts.read(nameOfOpened, initial) ?? {});
  const changes = changesOf(form, opened);

  /** Keeps the changes; an offer nobody has answered yet is kept along. */
  function keep(next: F, before: F, offered: Partial<F>) {
    const fields = changesOf(next, before);
    tabDrafts.keep(name, { ...offered, ...fields });
    tabDrafts.keep(nameOfOpened, { ...sameFieldsOf(offerOpened, offered), ...sameFieldsOf(before, fields) });
  }

  return {
    form,
    edit: { opened, edited: form },
    setForm(next) {
      setForm(next);
      keep(next, opened, offer);
    },
    settle({ field, mine, stored }, choice) {
      const before = { ...opened, [field]: stored };
      const next = { ...form, [field]: choice === 'mine' ? mine : stored };
      setOpened(before);
      setForm(next);
      keep(next, before, offer);
    },
    isUnsaved: !isEmpty(changes),
    isOffered: !isEmpty(offer),
    restore() {
      setForm({ ...form, ...offer, ...changes });
      setOpened({ ...opened, ...sameFieldsOf(offerOpened, offer), ...sameFieldsOf(opened, changes) });
      setOffer({});
    },
    refuse() {
      setOffer({});
      keep(form, opened, {});
    },
    discard() {
      tabDrafts.discard(name);
      tabDrafts.discard(nameOfOpened);
    },
  };
}
