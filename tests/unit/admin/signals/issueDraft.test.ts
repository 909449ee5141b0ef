import { expect, it } from 'vitest';
import { issueDraft } from '@/admin/signals/issueDraft';
import { anAdminArea } from '../../../support/catalogue';
import { aSignalDraft } from '../../../support/signals';

it('issues a draft only once when two windows submit it simultaneously', async () => {
  const { catalogue } = anAdminArea();
  const draft = await catalogue.signalDrafts.add(aSignalDraft());
  const outcomes = await Promise.allSettled([issueDraft(draft, catalogue), issueDraft(draft, catalogue)]);
  expect(outcomes.map(({ status }) => status)).toEqual(['fulfilled', 'rejected']);
  expect(catalogue.signals.read().waiting.filter(({ kind }) => kind === 'issued')).toHaveLength(1);
});
