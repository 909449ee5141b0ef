import { useReducer } from 'react';
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

interface Draft<F> {
  readonly form: F;
  /** The values that the fields had before they were edited. */
  readonly opened: F;
  /** Input from before a reload that hasn't been restored or refused, and the values that it replaced. */
  readonly offer: Partial<F>;
  readonly offerOpened: Partial<F>;
}

type DraftEvent<F> =
  | { readonly type: 'edited'; readonly form: F }
  | { readonly type: 'decided'; readonly conflict: FieldConflict; readonly choice: 'mine' | 'stored' }
  | { readonly type: 'restored' | 'refused' };

function draftReducer<F extends object>(draft: Draft<F>, event: DraftEvent<F>): Draft<F> {
  const { form, opened, offer, offerOpened } = draft;
  switch (event.type) {
    case 'edited':
      return { ...draft, form: event.form };
    case 'decided': {
      const { field, mine, stored } = event.conflict;
      return {
        ...draft,
        opened: { ...opened, [field]: stored },
        form: { ...form, [field]: event.choice === 'mine' ? mine : stored },
      };
    }
    case 'restored': {
      // Newer input is kept.
      const changes = changesOf(form, opened);
      return {
        ...draft,
        form: { ...form, ...offer, ...changes },
        opened: { ...opened, ...sameFieldsOf(offerOpened, offer), ...sameFieldsOf(opened, changes) },
        offer: {},
      };
    }
    case 'refused':
      return { ...draft, offer: {} };
  }
}

/**
 * Holds a form and stores its edited fields as a draft, together with their original values, so that
 * restoring them undoes no change made elsewhere.
 * @param name identifies this form
 * @param initial the initial values; must be referentially stable
 */
export function useDraft<F extends object>(name: string, initial: F) {
  const nameOfOpened = openedDraftName(name);
  const [draft, dispatch] = useReducer(draftReducer<F>, initial, () => ({
    form: initial,
    opened: initial,
    offer: changesOf({ ...initial, ...tabDrafts.read(name, initial) }, initial),
    offerOpened: tabDrafts.read(nameOfOpened, initial) ?? {},
  }));

  /** Stores what changes, together with an offer that hasn't been answered yet. */
  function keep(event: DraftEvent<F>) {
    const { form, opened, offer, offerOpened } = draftReducer(draft, event);
    dispatch(event);
    const fields = changesOf(form, opened);
    tabDrafts.keep(name, { ...offer, ...fields });
    tabDrafts.keep(nameOfOpened, { ...sameFieldsOf(offerOpened, offer), ...sameFieldsOf(opened, fields) });
  }

  return {
    form: draft.form,
    /** The edited values, and the originals. */
    edit: { opened: draft.opened, edited: draft.form },
    setForm: (form: F) => keep({ type: 'edited', form }),
    /** Applies one of two values after the user has compared them. */
    settle: (conflict: FieldConflict, choice: 'mine' | 'stored') =>
      keep({ type: 'decided', conflict, choice }),
    /** Whether anything differs from the initial values. */
    isUnsaved: !isEmpty(changesOf(draft.form, draft.opened)),
    /** Whether a draft from before a reload is offered. */
    isOffered: !isEmpty(draft.offer),
    /** Applies the offered draft, but not over newer input. */
    restore: () => dispatch({ type: 'restored' }),
    /** Discards only the offered draft. */
    refuse: () => keep({ type: 'refused' }),
    discard() {
      tabDrafts.discard(name);
      tabDrafts.discard(nameOfOpened);
    },
  };
}
