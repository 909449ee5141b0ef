import { NotFoundError, type Repository } from '@/data/catalogue/ports';
import { changesByEdit } from '@/domain/recordEdit';
import type { SignalDraft, StoredSignalDraft } from '@/domain/signals/draft';
import type { EditedResource } from '@/admin/resources/ResourceEditor';
import { blankSignalDraft, signalDraftToForm } from './signalDraftForm';
import { CheckedSignalDraftFields, SignalDraftFields } from './SignalDraftFields';

/** A draft leaves the list by being issued, too. */
export const draftNotFound = () => new NotFoundError('Signal draft not found', 'issued or deleted');

/**
 * The form of drafts.
 * @param by the author a new one is signed with
 * @param isChecked whether it begins with what keeps the draft from being issued
 */
export const signalDraftResource = (
  drafts: Repository<SignalDraft>,
  by: string,
  isChecked: boolean,
): EditedResource<StoredSignalDraft, SignalDraft> => ({
  noun: 'draft',
  title: 'Draft',
  isWide: true,
  blankForm: blankSignalDraft(Date.now(), by),
  toForm: signalDraftToForm,
  Fields: isChecked ? CheckedSignalDraftFields : SignalDraftFields,
  add: drafts.add,
  async update(id, edit) {
    const updated = await drafts.update(
      id,
      changesByEdit<StoredSignalDraft, SignalDraft, SignalDraft>(edit, signalDraftToForm, (form) => form),
    );
    if (updated === null) throw draftNotFound();
    return updated;
  },
});
