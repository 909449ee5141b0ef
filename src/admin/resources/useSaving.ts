import { useLayoutEffect, useReducer, useRef } from 'react';
import { reportAndExplainFailure } from '@/admin/explainFailure';
import { NotFoundError } from '@/data/catalogue/ports';
import type { CatalogueDraft, Stored } from '@/domain/catalogue/entity';
import { changesByEdit, EditConflictError, type FieldConflict } from '@/domain/merge/fields';
import type { EditableResource } from './resource';
import { NOT_SAVED, saveReducer, type ConflictSide } from './saving';
import type { useDraft } from './useDraft';

const CONFLICT_MESSAGE =
  'Nothing has been saved yet: fields you edited were also changed elsewhere. Choose what to keep below each of them, then save again.';
const OVERWRITTEN_MESSAGE =
  'the fields you edited were also changed elsewhere. Open it again to see the stored version.';

interface SavingOptions<D extends CatalogueDraft, F extends object> {
  readonly resource: EditableResource<D, F>;
  readonly draft: ReturnType<typeof useDraft<F>>;
  /** The record to update; null to add one. */
  readonly updated: Stored<D> | null;
  readonly onSaved: (saved: Stored<D>) => Promise<void>;
  readonly onFailed: (explanation: string) => void;
  readonly onClose: () => void;
}

/** Saves or discards the input of a form, which may be closed before saving ends. */
export function useSaving<D extends CatalogueDraft, F extends object>({
  resource,
  draft,
  updated,
  onSaved,
  onFailed,
  onClose,
}: SavingOptions<D, F>) {
  const { title, noun, isPage = false, repository, toForm, fromForm } = resource;
  const [saving, dispatch] = useReducer(saveReducer, NOT_SAVED);
  const isOpen = useRef(true);
  useLayoutEffect(() => {
    isOpen.current = true;
    return () => {
      isOpen.current = false;
    };
  }, []);

  const drop = () => {
    draft.discard();
    dispatch({ type: 'settled' });
  };
  const discard = () => {
    drop();
    onClose();
  };

  function showFailure(error: unknown) {
    if (error instanceof EditConflictError) {
      // A closed form can't ask, and its input is gone.
      if (!isOpen.current) onFailed(`This ${noun} wasn't saved: ${OVERWRITTEN_MESSAGE}`);
      dispatch({ type: 'failed', why: CONFLICT_MESSAGE, conflicts: error.conflicts });
      return;
    }
    const why = reportAndExplainFailure(`This ${noun} wasn't saved`, error);
    dispatch({ type: 'failed', why });
    onFailed(why);
  }

  async function save() {
    dispatch({ type: 'submitted' });
    try {
      const saved = await (updated === null
        ? repository.add(fromForm(draft.form))
        : repository.update(updated.id, changesByEdit(draft.edit, toForm, fromForm)));
      if (saved === null) throw resource.notFound?.() ?? new NotFoundError(`${title} not found`);
      // Updating the list may take a while; a page reload before it ends must not offer input that is already saved.
      if (isOpen.current) draft.discard();
      dispatch({ type: 'settled' });
      // The list must be shown first: it says that the record is saved, and a status that appears together with its
      // text isn't announced.
      if (isPage && isOpen.current) onClose();
      await onSaved(saved);
      if (isOpen.current) discard();
    } catch (error) {
      showFailure(error);
    }
  }

  return {
    saving,
    save,
    choose: (conflict: FieldConflict, side: ConflictSide) => {
      dispatch({ type: 'chosen', conflict, side });
      draft.settle(conflict, side);
    },
    /** Discards the input and leaves the form open. */
    drop,
    discard,
  };
}
