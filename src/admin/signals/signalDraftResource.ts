import { NotFoundError, type Repository } from '@/data/catalogue/ports';
import type { SignalDraft } from '@/domain/signals/draft';
import type { EditableResource } from '@/admin/resources/resource';
import { blankSignalDraft, signalDraftToForm } from './signalDraftForm';
import { SignalDraftFieldsWithErrors, SignalDraftFields } from './SignalDraftFields';

/** A draft also leaves the list when it is issued. */
export const draftNotFound = () => new NotFoundError('Signal draft not found', 'issued or deleted');

/**
 * The form for drafts.
 * @param by the default author
 * @param showsErrors whether to show errors at once
 */
export const signalDraftResource = (
  drafts: Repository<SignalDraft>,
  by: string,
  showsErrors: boolean,
): EditableResource<SignalDraft, SignalDraft> => ({
  noun: 'draft',
  title: 'Draft',
  isPage: true,
  blankForm: blankSignalDraft(Date.now(), by),
  toForm: signalDraftToForm,
  fromForm: (form) => form,
  Fields: showsErrors ? SignalDraftFieldsWithErrors : SignalDraftFields,
  repository: drafts,
  notFound: draftNotFound,
});
