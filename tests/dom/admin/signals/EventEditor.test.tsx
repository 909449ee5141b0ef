import { act, fireEvent, screen, waitFor } from '@testing-library/react';
import { useEffect, useState } from 'react';
import { beforeEach, expect, it, vi } from 'vitest';
import type { Environment } from '@/data/storage/environment';
import type { NewEntry } from '@/data/signals/record';
import { authorPreference } from '@/data/storage/preference';
import type { Signal } from '@/domain/signals/signal';
import { EventEditor } from '@/admin/signals/EventEditor';
import { hasUnsavedChanges } from '@/ui/unsavedChanges';
import { anAdminArea, dispatchStorageEvent } from '../../../support/catalogue';
import { takeConsoleMessages } from '../../../support/consoleGuard';
import { heldWrites, quotaError } from '../../../support/environment';
import { renderInAdminArea } from '../../../support/render';
import { sampleEntries } from '../../../support/sampleSignals';
import { aNewSignal } from '../../../support/signals';

const NOW = Date.UTC(2026, 10, 22, 12);

beforeEach(() => {
  vi.setSystemTime(NOW);
});

type Area = ReturnType<typeof anAdminArea>;

interface Setting extends Partial<Environment> {
  readonly prepare?: (area: Area) => unknown;
}

/** Renders the form and reloads the signal on each new entry, from this tab or another. */
async function draw(number: number, { prepare, ...overrides }: Setting = {}) {
  const area = anAdminArea({}, { now: () => Date.now(), ...overrides }, null, sampleEntries);
  await prepare?.(area);
  authorPreference.choose('Sample author, analyst');
  const { signals } = area.catalogue;
  const said: string[] = [];
  function Editor({ first }: { readonly first: Signal }) {
    const [signal, setSignal] = useState(first);
    const [isBusy, setBusy] = useState(false);
    const readAgain = () => {
      setSignal((before) => signals.read().replay.signals[number - 1] ?? before);
    };
    useEffect(() => signals.watch(readAgain), []);
    return (
      <EventEditor
        signal={signal}
        isRecording={isBusy}
        isBusy={isBusy}
        onBusyChange={setBusy}
        onRecorded={(what) => {
          said.push(what);
          readAgain();
          return Promise.resolve();
        }}
      />
    );
  }
  const first = signals.read().replay.signals[number - 1];
  if (first === undefined) throw new Error(`There is no signal ${String(number)}.`);
  const view = renderInAdminArea(area, <Editor first={first} />);
  const stored = () => JSON.parse(area.area.getItem('upm_signals') ?? '[]') as unknown[];
  const otherTabRecords = async (entry: NewEntry) => {
    await signals.append(number, entry);
    act(() => {
      dispatchStorageEvent('upm_signals');
    });
  };
  return { ...area, ...view, said, stored, otherTabRecords };
}

const button = (name: string) => screen.getByRole('button', { name });
const press = (name: string) => {
  fireEvent.click(button(name));
};
const type = (label: string, value: string) => {
  fireEvent.change(screen.getByLabelText(label), { target: { value } });
};
const news = () => screen.getByRole('status').textContent;
const form = (name: string) => screen.getByRole('form', { name });
const outlook = () => screen.queryByText(/^After this update: /)?.textContent ?? '';

it('keeps the input when another kind of update is chosen', async () => {
  await draw(16);
  press('Entered');
  type('Price', '71.50');
  press('Not triggered');
  expect(screen.getByLabelText('Price')).toHaveValue('71.50');
  expect(hasUnsavedChanges()).toBe(true);
  press('Cancel');
  expect(screen.queryByRole('form')).not.toBeInTheDocument();
  expect(button('Not triggered')).toHaveFocus();
  expect(hasUnsavedChanges()).toBe(false);
});

it('records an update once and disables the form until it is stored', async () => {
  const held = heldWrites();
  const { stored, said } = await draw(16, { wait: held.wait });
  press('Entered');
  type('Price', '71.50');
  press('Record it');
  expect(button('Recording...')).toBeDisabled();
  expect(button('Cancelled')).toBeDisabled();
  fireEvent.submit(form('Entered'));
  held.letGo();
  await waitFor(() => {
    expect(said).toHaveLength(1);
  });
  expect(stored()).toHaveLength(sampleEntries.length + 1);
});

it('shows an error that does not belong to a single field', async () => {
  await draw(16);
  press('Amend the plan');
  type('Note: why', 'No reason.');
  press('Record it');
  expect(screen.getByRole('alert')).toHaveTextContent('Nothing has been changed. Change at least one field.');
});

it('explains a failed write and records the update on retry', async () => {
  const held = heldWrites();
  let isHeld = false;
  const { area, said } = await draw(16, {
    wait: (ms) => (isHeld ? held.wait(ms) : Promise.resolve()),
  });
  press('Entered');
  type('Price', '71.50');
  area.failWrites = quotaError();
  press('Record it');
  await waitFor(() => {
    expect(screen.getByRole('alert')).toHaveTextContent(
      /^Nothing was recorded: the browser's storage is full\./,
    );
  });
  expect(takeConsoleMessages()).toHaveLength(1);
  await waitFor(() => {
    expect(button('Record it')).toBeEnabled();
  });
  area.failWrites = null;
  isHeld = true;
  press('Record it');
  expect(screen.getByRole('alert')).toHaveTextContent(/^$/);
  held.letGo();
  await waitFor(() => {
    expect(said).toHaveLength(1);
  });
});

it('shows unsaved input that can no longer be recorded', async () => {
  const { unmount } = await draw(16);
  press('Cancelled');
  fireEvent.change(screen.getByLabelText(/^Note/), { target: { value: 'Typed before.' } });
  unmount();
  await draw(16, {
    prepare: ({ catalogue: { signals } }) =>
      signals.append(16, { kind: 'cancelled', note: 'Gone.', by: 'Other author, analyst' }),
  });
  press('Restore');
  expect(form('Cancelled')).toBeVisible();
  expect(screen.getByLabelText(/^Note/)).toHaveValue('Typed before.');
  expect(news()).toContain('“Cancelled” can no longer be recorded.');
});

it('keeps what is being typed when earlier input is discarded', async () => {
  const first = await draw(16);
  press('Cancelled');
  fireEvent.change(screen.getByLabelText(/^Note/), { target: { value: 'Typed before.' } });
  first.unmount();
  const second = await draw(16);
  press('Entered');
  type('Price', '71.50');
  press('Discard');
  second.unmount();
  await draw(16);
  press('Restore');
  expect(screen.getByLabelText('Price')).toHaveValue('71.50');
});

it('warns that an entry before publication marks the signal as late', async () => {
  await draw(17, { prepare: ({ catalogue: { signals } }) => signals.issue([aNewSignal()]) });
  press('Entered');
  type('Price', '1.084');
  expect(outlook()).toMatch(/Late: .*the signal won't count in any figures\.$/);
});

it('asks the author to check a clock that is behind the latest update', async () => {
  vi.setSystemTime(Date.parse('2026-11-20T09:00:00.000Z'));
  await draw(16);
  press('Entered');
  expect(news()).toBe(
    "The latest update happened at 20 November 2026, 09:30 GMT, but this computer's clock says 20 November 2026, 09:00 GMT. Check the clock first.",
  );
});
