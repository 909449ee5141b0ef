import {
  useLayoutEffect,
  useRef,
  useState,
  type ReactNode,
  type RefObject,
  type SyntheticEvent,
} from 'react';
import { explainReported } from '@/admin/explainFailure';
import { Button } from '@/ui/Button';
import { Modal } from '@/ui/Modal';
import { NotFoundError } from '@/data/catalogue/ports';
import { draftName } from '@/data/storage/draftStore';
import { confirmDiscard } from '@/ui/unsavedChanges';
import { useUnsavedChanges } from '@/ui/useUnsavedChanges';
import type { CatalogueDraft, Stored } from '@/domain/catalogue/entity';
import { changesByEdit, EditConflictError } from '@/domain/merge/fields';
import { DraftOffer } from './DraftOffer';
import type { EditedResource } from './resource';
import styles from './ResourceEditor.module.css';
import { useDraft } from './useDraft';
import { conflictName, useEditConflicts } from './useEditConflicts';

interface ResourceEditorProps<D extends CatalogueDraft, F extends object> {
  readonly resource: EditedResource<D, F>;
  /** The record to edit; null to add one. */
  readonly record: Stored<D> | null;
  /** The notice that the record is no longer in the list; it can be saved as a new one. */
  readonly gone?: ReactNode;
  /** Receives the focus on close if the button that opened the form has been removed. */
  readonly fallbackFocus: RefObject<HTMLElement | null>;
  /**
   * Called when a save starts. It resolves once the list shows the result and never rejects. Without it, a
   * form that is closed and reopened would show the old record.
   */
  readonly onSaving: (saving: Promise<void>) => Promise<void>;
  /** Resolves once the list shows the saved record. */
  readonly onSaved: (saved: Stored<D>) => Promise<void>;
  /** Called with the reason if nothing was saved, because the form may be closed. */
  readonly onFailed: (explanation: string) => void;
  readonly onClose: () => void;
}

const CONFLICT_MESSAGE =
  'Nothing has been saved yet: fields you edited were also changed elsewhere. Choose what to keep below each of them, then save again.';
const OVERWRITTEN_MESSAGE =
  'the fields you edited were also changed elsewhere. Open it again to see the stored version.';

type FormControl = HTMLInputElement | HTMLSelectElement | HTMLTextAreaElement;

const isFormControl = (target: EventTarget | Element): target is FormControl =>
  target instanceof HTMLInputElement ||
  target instanceof HTMLSelectElement ||
  target instanceof HTMLTextAreaElement;

/** Where the conflict of this field, or else the first one, is decided. */
const questionIn = (form: HTMLFormElement | null, field?: string) =>
  form?.querySelector<HTMLElement>(`[data-conflict${field === undefined ? '' : `="${field}"`}] input`);

/** The label without the asterisk of a required field. */
const nameOf = (control: FormControl) =>
  control.ariaLabel ?? control.labels?.[0]?.firstChild?.textContent ?? 'the field';

/**
 * The fields that failed validation on submit, from top to bottom. A field edited since is removed; the next
 * submit validates it again.
 */
function useRefusedFields() {
  const [refused, setRefused] = useState<readonly FormControl[]>([]);
  return {
    count: refused.length,
    first: refused[0] && { name: nameOf(refused[0]), focus: () => refused[0]?.focus() },
    handlers: {
      // Submitting fires `invalid` on each invalid control, and the event doesn't bubble.
      onInvalidCapture: ({ currentTarget }: SyntheticEvent<HTMLFormElement>) => {
        // Conflicts are counted on their own.
        setRefused(
          [...currentTarget.elements]
            .filter(isFormControl)
            .filter(({ type, validity }) => type !== 'radio' && !validity.valid),
        );
      },
      onChange: ({ target }: SyntheticEvent) =>
        setRefused((controls) => controls.filter((control) => control !== target)),
    },
  };
}

/** The dialog for adding or editing a record. If saving fails, it stays open with all input. */
export function ResourceEditor<D extends CatalogueDraft, F extends object>({
  resource,
  record,
  gone = null,
  fallbackFocus,
  onSaving,
  onSaved,
  onFailed,
  onClose,
}: ResourceEditorProps<D, F>) {
  const { Fields, title, noun, isPage = false, repository, toForm, fromForm } = resource;
  const [initial] = useState<F>(() => (record === null ? resource.blankForm : toForm(record)));
  const draft = useDraft(record === null ? noun : draftName(noun, record.id), initial);
  const [isBusy, setBusy] = useState(false);
  /** Whether the input is saved or discarded. */
  const [isSettled, setSettled] = useState(false);
  const [failure, setFailure] = useState<string | null>(null);
  const { setConflicts, undecided, questionOf } = useEditConflicts(draft.settle);
  const refused = useRefusedFields();
  const isOpen = useRef(true);
  const formElement = useRef<HTMLFormElement>(null);
  const submit = useRef<HTMLButtonElement>(null);
  const action = gone === null ? `${record === null ? 'Add' : 'Update'} ${title}` : `Save as a new ${noun}`;
  const isUnsaved = draft.isUnsaved && !isSettled;

  const drop = () => {
    draft.discard();
    setSettled(true);
  };
  const discard = () => {
    drop();
    onClose();
  };
  // A page is left by a link; a dialog must be closed.
  useUnsavedChanges(isUnsaved, isPage ? drop : discard);

  useLayoutEffect(() => {
    isOpen.current = true;
    return () => {
      isOpen.current = false;
    };
  }, []);

  useLayoutEffect(() => {
    for (const asked of formElement.current?.querySelectorAll('[data-conflict]') ?? []) {
      const section = asked.closest('details');
      if (section) section.open = true;
    }
    // The save button lost the focus when it was disabled.
    const place = formElement.current?.closest('dialog') ?? document.body;
    const { activeElement } = document;
    if (failure === null || (activeElement !== place && place.contains(activeElement))) return;
    (questionIn(formElement.current) ?? submit.current)?.focus();
  }, [failure]);

  function showFailure(error: unknown) {
    if (error instanceof EditConflictError) {
      // A closed form can't ask, and its input is gone.
      if (!isOpen.current) onFailed(`This ${noun} was not saved: ${OVERWRITTEN_MESSAGE}`);
      setConflicts(error.conflicts);
      setFailure(CONFLICT_MESSAGE);
      return;
    }
    const explanation = explainReported(`This ${noun} was not saved`, error);
    setFailure(explanation);
    onFailed(explanation);
  }

  async function save() {
    setBusy(true);
    setFailure(null);
    setConflicts([]);
    try {
      const saved = await (record === null || gone !== null
        ? repository.add(fromForm(draft.form))
        : repository.update(record.id, changesByEdit(draft.edit, toForm, fromForm)));
      if (saved === null) throw resource.notFound?.() ?? new NotFoundError(`${title} not found`);
      // The list may take a while, and a reload in between must not offer input that is already saved.
      if (isOpen.current) draft.discard();
      setSettled(true);
      // The list says that it is saved, and a status that appears together with its text isn't announced.
      if (isPage && isOpen.current) onClose();
      await onSaved(saved);
      if (isOpen.current) discard();
    } catch (error) {
      setBusy(false);
      showFailure(error);
    }
  }

  const handleSubmit = (event: SyntheticEvent) => {
    event.preventDefault();
    if (!isBusy) void onSaving(save());
  };

  const handleCancel = () => {
    if (!isPage) discard();
    else if (confirmDiscard()) onClose();
  };

  const handleDismiss = () => {
    if (isUnsaved) confirmDiscard();
    else onClose();
  };

  const handleAnswer = (apply: () => void) => {
    apply();
    // The pressed button disappears with the question.
    formElement.current?.querySelector<HTMLElement>('input, textarea')?.focus();
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
      {/* The error is visible from anywhere in the form. */}
      <div className={styles.footer}>
        <div className={styles.failure} role="alert">
          {gone}
          {failure !== null && <p>{failure}</p>}
        </div>
        {undecided.length > 0 && (
          <p className={styles.refused}>
            <span>{`${String(undecided.length)} to decide:`}</span>
            {undecided.map((conflict) => (
              <Button
                key={conflict.field}
                look="quiet"
                className={styles.field}
                onClick={() => questionIn(formElement.current, conflict.field)?.focus()}
              >
                {conflictName(conflict)}
              </Button>
            ))}
          </p>
        )}
        {refused.first && (
          <p className={styles.refused}>
            <span>
              {refused.count === 1
                ? '1 field to correct:'
                : `${String(refused.count)} fields to correct, first:`}
            </span>{' '}
            <Button look="quiet" className={styles.field} onClick={refused.first.focus}>
              {refused.first.name}
            </Button>
          </p>
        )}
        <div className={styles.buttons}>
          <Button ref={submit} type="submit" disabled={isBusy}>
            {isBusy ? 'Saving...' : action}
          </Button>
          <Button look="secondary" onClick={handleCancel}>
            Cancel
          </Button>
        </div>
      </div>
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
