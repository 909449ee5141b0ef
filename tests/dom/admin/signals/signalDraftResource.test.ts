import { screen, waitFor } from '@testing-library/react';
import { expect, it } from 'vitest';
import { explainFailure } from '@/admin/explainReported';
import { updateRecord } from '@/admin/resources/resource';
import { draftNotFound, signalDraftResource } from '@/admin/signals/signalDraftResource';
import { anAdminArea } from '../../../support/catalogue';
import { field, fillIn, noDialog } from '../../../support/resourcePanels';
import { sampleEntries } from '../../../support/sampleSignals';
import { aNewSignal, aSignalDraft } from '../../../support/signals';
import { openSignals } from '../../../support/signalsPanel';

it('offers the author who last signed in this browser, whoever issued the signal', async () => {
  const { user, press } = await openSignals({
    prepare: ({ catalogue }) => catalogue.signals.issue([aNewSignal({ by: 'Ann, analyst' })]),
  });
  await press(/^Open signal 17/);
  await press('Cancelled');
  expect(field('Author')).toHaveValue('Sample author, analyst');
  fillIn('Author', 'Bob, analyst');
  fillIn('Note: why', 'No longer.');
  await press('Record it');
  await screen.findByText(/^Cancelled: recorded\./);
  await user.keyboard('{Escape}');
  await press('New draft');
  expect(field('Author')).toHaveValue('Bob, analyst');
});

it('a new draft may be taken for five days from today', async () => {
  const { press } = await openSignals();
  await press('New draft');
  expect(screen.getByRole('dialog', { name: 'Add New Draft' })).toHaveAttribute('data-wide', 'true');
  expect(field(String.raw`Valid until \(GMT\)`)).toHaveValue('2026-11-27T20:00');
});

it('saving a draft changes what was edited, and leaves what another tab has changed of it', async () => {
  const { press, catalogue } = await openSignals({
    prepare: (area) => area.catalogue.signalDrafts.add(aSignalDraft()),
  });
  await press('Edit the draft “Euro, higher low”');
  expect(screen.getByRole('dialog', { name: 'Edit Draft' })).toBeVisible();
  fillIn('Reason', 'Typed here, and long enough.');
  const [before] = await catalogue.signalDrafts.list();
  await catalogue.signalDrafts.update(before?.id ?? '', { source: 'Typed there.' });
  await press('Update Draft');
  await waitFor(() => {
    expect(noDialog()).toBe(true);
  });
  expect(await catalogue.signalDrafts.list()).toEqual([
    {
      ...before,
      reason: 'Typed here, and long enough.',
      source: 'Typed there.',
      updatedAt: expect.any(String) as unknown,
    },
  ]);
});

it('a draft that is gone is not saved, as it was issued or deleted', async () => {
  const { signalDrafts } = anAdminArea({}, {}, null, sampleEntries).catalogue;
  const resource = signalDraftResource(signalDrafts, '', false);
  const draft = await signalDrafts.add(aSignalDraft());
  await signalDrafts.removeMany([draft.id]);
  const opened = resource.toForm(draft);
  await expect(
    updateRecord(resource, draft.id, { opened, edited: { ...opened, name: 'Late' } }),
  ).rejects.toEqual(draftNotFound());
  expect(explainFailure('“Late” was not saved', draftNotFound())).toBe(
    '“Late” was not saved: it is no longer in the list, as it was issued or deleted elsewhere. The list has been read again.',
  );
  expect(draftNotFound().message).toBe('Signal draft not found');
});
