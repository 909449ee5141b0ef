import { NotFoundError } from '@/data/catalogue/notFoundError';
import type { Catalogue } from '@/data/catalogue/ports';
import { changesByEdit } from '@/domain/recordEdit';
import type { SignalDraft, StoredSignalDraft } from '@/domain/signals/draft';
import type { EditedResource } from '@/admin/resources/ResourceEditor';
import { blankSignalDraft, signalDraftToForm } from './signalDraftForm';
import { SignalDraftFields } from './SignalDraftFields';

/** A draft leaves the list by being issued, too. */
export const draftNotFound = () => new NotFoundError('Signal draft not found', 'issued or deleted');

/** The form of drafts. A new one begins with the author of the last signal that is no sample. */
export function signalDraftResource({
  signals,
  signalDrafts,
}: Pick<Catalogue, 'signals' | 'signalDrafts'>): EditedResource<StoredSignalDraft, SignalDraft> {
  const last = signals.read().replay.signals.findLast(({ issued }) => !issued.sample);
  return {
    noun: 'draft',
    title: 'Draft',
    isWide: true,
    blankForm: blankSignalDraft(Date.now(), last?.issued.by ?? ''),
    toForm: signalDraftToForm,
    Fields: SignalDraftFields,
    add: signalDrafts.add,
    async update(id, edit) {
      const updated = await signalDrafts.update(
        id,
        changesByEdit<StoredSignalDraft, SignalDraft, SignalDraft>(edit, signalDraftToForm, (form) => form),
      );
      if (updated === null) throw draftNotFound();
      return updated;
    },
  };
}
