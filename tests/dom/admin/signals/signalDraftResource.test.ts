import { screen, waitFor } from '@testing-library/react';
import { expect, it } from 'vitest';
import { field, fillIn, noDialog } from '../../../support/resourcePanels';
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

it('suggests five days from today for a new draft', async () => {
  const { press } = await openSignals();
  await press('New draft');
  expect(screen.getByRole('dialog', { name: 'Add New Draft' })).toHaveAttribute('data-wide', 'true');
  expect(field(String.raw`Valid until \(GMT\)`)).toHaveValue('2026-11-27T20:00');
});

it("saves only the edited fields over another tab's changes", async () => {
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
