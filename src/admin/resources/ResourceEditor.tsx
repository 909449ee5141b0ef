import {
  useLayoutEffect,
  useRef,
  useState,
  type ReactNode,
  type RefObject,
  type SyntheticEvent,
} from 'react';
import { Modal } from '@/ui/Modal';
import { draftName } from '@/data/storage/draftStore';
import { confirmDiscard } from '@/ui/unsavedChanges';
import { useUnsavedChanges } from '@/ui/useUnsavedChanges';
import type { CatalogueDraft, Stored } from '@/domain/catalogue/entity';
import { DraftOffer } from './DraftOffer';
import { EditConflict } from './EditConflict';
import { EditorFooter } from './EditorFooter';
import type { EditableResource } from './resource';
import styles from './ResourceEditor.module.css';
import { useDraft } from './useDraft';
import { useInvalidFields } from './useInvalidFields';
import { useSaving } from './useSaving';

interface ResourceEditorProps<D extends CatalogueDraft, F extends object> {
  readonly resource: EditableResource<D, F>;
  /** The record to edit; null to add one. */
  readonly record: Stored<D> | null;
  /** The notice that the record is no longer in the list, and can be saved as a new one. */
  readonly gone?: ReactNode;
  /** Receives the focus on close if the button that opened the form has been removed. */
  readonly fallbackFocus: RefObject<HTMLElement | null>;
  /**
   * Called when a save starts. `saving` never rejects, and resolves once the list shows the result. Without this
   * callback, a
   * form that is closed and reopened would show the old record.
   */
  readonly onSaving: (saving: Promise<void>) => Promise<void>;
  /** Resolves once the list shows the saved record. */
  readonly onSaved: (saved: Stored<D>) => Promise<void>;
  /** Called with the reason if nothing was saved, because a form that has been closed can't show it. */
  readonly onFailed: (explanation: string) => void;
  readonly onClose: () => void;
}

/** The question about this field's conflict, or else about the first one. */
const questionIn = (form: HTMLFormElement | null, field?: string) =>
  form?.querySelector<HTMLElement>(`[data-conflict${field === undefined ? '' : `="${field}"`}] input`);

/** After a failed save, brings the question into view and restores the focus that the disabled button lost. */
function useFailureShown(
  failure: string | null,
  form: RefObject<HTMLFormElement | null>,
  submit: RefObject<HTMLButtonElement | null>,
) {
  useLayoutEffect(() => {
    for (const asked of form.current?.querySelectorAll('[data-conflict]') ?? []) {
      const section = asked.closest('details');
      if (section) section.open = true;
    }
    const place = form.current?.closest('dialog') ?? document.body;
    const { activeElement } = document;
    if (failure === null || (activeElement !== place && place.contains(activeElement))) return;
    (questionIn(form.current) ?? submit.current)?.focus();
  }, [failure, form, submit]);
}

/** The dialog for adding or editing a record. If saving fails, it stays open with all input. */
export function ResourceEditor<D extends CatalogueDraft, F extends object>({
  resource,
  record,
  gone = null,
  fallbackFocus,
  onSaving,
  ...outcome
}: ResourceEditorProps<D, F>) {
  const { Fields, title, noun, isPage = false } = resource;
  const [initial] = useState<F>(() => (record === null ? resource.blankForm : resource.toForm(record)));
  const draft = useDraft(record === null ? noun : draftName(noun, record.id), initial);
  const updated = gone === null ? record : null;
  const { saving, save, choose, drop, discard } = useSaving({ resource, draft, updated, ...outcome });
  const refused = useInvalidFields();
  const formElement = useRef<HTMLFormElement>(null);
  const submit = useRef<HTMLButtonElement>(null);
  const action = gone === null ? `${record === null ? 'Add' : 'Update'} ${title}` : `Save as a new ${noun}`;
  const isUnsaved = draft.isUnsaved && !saving.isSettled;
  // Once the user has agreed to lose the input, a link leaves the page, but a dialog must be closed.
  useUnsavedChanges(isUnsaved, isPage ? drop : discard);
  useFailureShown(saving.failure, formElement, submit);

  const handleSubmit = (event: SyntheticEvent) => {
    event.preventDefault();
    if (!saving.isSaving) void onSaving(save());
  };

  const handleCancel = () => {
    if (!isPage) discard();
    else if (confirmDiscard()) outcome.onClose();
  };

  const handleDismiss = () => {
    if (isUnsaved) confirmDiscard();
    else outcome.onClose();
  };

  const handleAnswer = (apply: () => void) => {
    apply();
    // The pressed button disappears with the question.
    formElement.current?.querySelector<HTMLElement>('input, textarea')?.focus();
  };

  const questionOf = (field: string) => {
    const conflict = saving.conflicts.find((candidate) => candidate.field === field);
    return (
      conflict && (
        <EditConflict
          conflict={conflict}
          chosen={saving.chosen.get(conflict)}
          onChoose={(side) => choose(conflict, side)}
        />
      )
    );
  };

  const form = (
    <form
      ref={formElement}
      className={styles.form}
      data-page={isPage}
      onSubmit={handleSubmit}
      {...refused.handlers}
    >
      <DraftOffer
        isOffered={draft.isOffered}
        onRestore={() => handleAnswer(draft.restore)}
        onDiscard={() => handleAnswer(draft.refuse)}
      />
      <Fields form={draft.form} onChange={draft.setForm} questionOf={questionOf} />
      <EditorFooter
        gone={gone}
        saving={saving}
        refused={refused}
        action={action}
        submit={submit}
        onDecide={({ field }) => questionIn(formElement.current, field)?.focus()}
        onCancel={handleCancel}
      />
    </form>
  );
  if (isPage) return form;
  return (
    <Modal
      title={record === null ? `Add New ${title}` : `Edit ${title}`}
      fallbackFocus={fallbackFocus}
      onClose={discard}
      onDismiss={handleDismiss}
    >
      {form}
    </Modal>
  );
}
