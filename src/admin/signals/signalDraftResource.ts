import { NotFoundError, type Repository } from '@/data/catalogue/ports';
import type { SignalDraft } from '@/domain/signals/draft';
import type { EditedResource } from '@/admin/resources/resource';
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
): EditedResource<SignalDraft, SignalDraft> => ({
  noun: 'draft',
  title: 'Draft',
  isPage: true,
  blankForm: blankSignalDraft(Date.now(), by),
  toForm: signalDraftToForm,
  fromForm: (form) => form,
  Fields: isChecked ? CheckedSignalDraftFields : SignalDraftFields,
  repository: drafts,
  notFound: draftNotFound,
});
