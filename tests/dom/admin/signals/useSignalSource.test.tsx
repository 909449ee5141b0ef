import { act, screen } from '@testing-library/react';
import { expect, it } from 'vitest';
import { tellOfOtherTab } from '../../../support/catalogue';
import { aNewSignal, aSignalDraft } from '../../../support/signals';
import { openSignals } from '../../../support/signalsPanel';

type Catalogue = Awaited<ReturnType<typeof openSignals>>['catalogue'];

it.each([
  [
    'a draft',
    'upm_signal_drafts',
    ({ signalDrafts }: Catalogue): Promise<unknown> => signalDrafts.add(aSignalDraft({ name: 'From there' })),
    'Edit the draft “From there”',
  ],
  [
    'a signal',
    'upm_signals',
    ({ signals }: Catalogue): Promise<unknown> => signals.issue([aNewSignal()]),
    'Open signal 17',
  ],
])('shows %s that another tab has written', async (_what, key, write, name) => {
  const { catalogue } = await openSignals();
  await write(catalogue);
  expect(screen.queryByRole('button', { name })).not.toBeInTheDocument();
  act(() => {
    tellOfOtherTab(key);
  });
  expect(await screen.findByRole('button', { name })).toBeVisible();
});
