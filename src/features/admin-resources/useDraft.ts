import { useState } from 'react';
import { tabDrafts } from '@/data/storage/draftStore';

/** A form's values, and what is kept of them over a reload. */
interface Draft<F> {
  readonly form: F;
  readonly setForm: (form: F) => void;
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

/** How a value is compared: a list without its empty rows, which are not saved either. */
const comparable = (value: unknown) =>
  JSON.stringify(value, (_field, inner: unknown) =>
    Array.isArray(inner) ? inner.filter((entry) => entry !== '') : inner,
  );

/** The fields of `form` that say something else than `initial` does. */
const changesOf = <F extends object>(form: F, initial: F) =>
  Object.fromEntries(
    Object.entries(form).filter(
      ([field, value]) => comparable(value) !== comparable(initial[field as keyof F]),
    ),
  ) as Partial<F>;

const isEmpty = (fields: object) => Object.keys(fields).length === 0;

/**
 * Holds a form and keeps what is typed into it: only the fields that were changed, so that restoring them turns
 * back no change made elsewhere meanwhile.
 * @param name tells this form from every other
 * @param initial what the form begins with; must stay the same
 */
export function useDraft<F extends object>(name: string, initial: F): Draft<F> {
  const [form, setForm] = useState(initial);
  const [offer, setOffer] = useState(() =>
    changesOf({ ...initial, ...tabDrafts.read(name, initial) }, initial),
  );
  const changes = changesOf(form, initial);

  return {
    form,
    setForm(next) {
      setForm(next);
      // An offer nobody has answered yet is kept along.
      tabDrafts.keep(name, { ...offer, ...changesOf(next, initial) });
    },
    isUnsaved: !isEmpty(changes),
    isOffered: !isEmpty(offer),
    restore() {
      setForm({ ...initial, ...offer, ...changes });
      setOffer({});
    },
    refuse() {
      setOffer({});
      tabDrafts.keep(name, changes);
    },
    discard() {
      tabDrafts.discard(name);
    },
  };
}
