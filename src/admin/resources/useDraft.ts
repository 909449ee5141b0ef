import { useState } from 'react';
import { openedDraftName, tabDrafts } from '@/data/storage/draftStore';
import type { FieldConflict } from '@/domain/merge/fields';
import { isSameValue } from '@/domain/merge/same';

/** The fields of `form` that differ from `opened`. */
const changesOf = <F extends object>(form: F, opened: F) =>
  Object.fromEntries(
    Object.entries(form).filter(([field, value]) => !isSameValue(value, opened[field as keyof F])),
  ) as Partial<F>;

/** The values of `form` for the keys of `fields`. */
const sameFieldsOf = <F extends object>(form: Partial<F>, fields: object) =>
  Object.fromEntries(Object.entries(form).filter(([field]) => Object.hasOwn(fields, field))) as Partial<F>;

const isEmpty = (fields: object) => Object.keys(fields).length === 0;

/**
 * Holds a form and stores its edited fields as a draft, together with their original values, so that
 * restoring them undoes no change made elsewhere.
 * @param name identifies this form
 * @param initial the initial values; must be referentially stable
 */
export function useDraft<F extends object>(name: string, initial: F) {
  const nameOfOpened = openedDraftName(name);
  const [form, setForm] = useState(initial);
  const [opened, setOpened] = useState(initial);
  const [offer, setOffer] = useState(() =>
    changesOf({ ...initial, ...tabDrafts.read(name, initial) }, initial),
  );
  const [offerOpened] = useState(() => tabDrafts.read(nameOfOpened, initial) ?? {});
  const changes = changesOf(form, opened);

  /** Stores the changes, together with an offer that hasn't been answered yet. */
  function keep(next: F, before: F, offered: Partial<F>) {
    const fields = changesOf(next, before);
    tabDrafts.keep(name, { ...offered, ...fields });
    tabDrafts.keep(nameOfOpened, { ...sameFieldsOf(offerOpened, offered), ...sameFieldsOf(before, fields) });
  }

  return {
    form,
    /** The edited values, and the originals. */
    edit: { opened, edited: form },
    setForm(next: F) {
      setForm(next);
      keep(next, opened, offer);
    },
    /** Applies one of two values after the user has compared them. */
    settle({ field, mine, stored }: FieldConflict, choice: 'mine' | 'stored') {
      const before = { ...opened, [field]: stored };
      const next = { ...form, [field]: choice === 'mine' ? mine : stored };
      setOpened(before);
      setForm(next);
      keep(next, before, offer);
    },
    /** Whether anything differs from the initial values. */
    isUnsaved: !isEmpty(changes),
    /** Whether a draft from before a reload is offered. */
    isOffered: !isEmpty(offer),
    /** Applies the offered draft, but not over newer input. */
    restore() {
      setForm({ ...form, ...offer, ...changes });
      setOpened({ ...opened, ...sameFieldsOf(offerOpened, offer), ...sameFieldsOf(opened, changes) });
      setOffer({});
    },
    /** Discards only the offered draft. */
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
