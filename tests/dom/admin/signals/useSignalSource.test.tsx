import { act, screen } from '@testing-library/react';
import { expect, it, vi } from 'vitest';
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
])(
  '%s that another tab has written is shown as soon as that tab tells of it',
  async (_what, key, write, name) => {
    const { catalogue } = await openSignals();
    await write(catalogue);
    expect(screen.queryByRole('button', { name })).not.toBeInTheDocument();
    act(() => {
      tellOfOtherTab(key);
    });
    expect(await screen.findByRole('button', { name })).toBeVisible();
  },
);

it.each(['upm_signal_drafts', 'upm_signals'])(
  'nothing is read any more once the screen is left, whatever is told of %s',
  async (key) => {
    const { unmount, area } = await openSignals();
    unmount();
    const reads = vi.spyOn(area, 'getItem');
    tellOfOtherTab(key);
    // Lists are read a step after they are asked for.
    await new Promise((resolve) => setTimeout(resolve));
    expect(reads).not.toHaveBeenCalled();
  },
);
