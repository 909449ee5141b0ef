import { act, screen, waitFor, within } from '@testing-library/react';
import { expect, it } from 'vitest';
import { type anAdminArea, dispatchStorageEvent } from '../../../support/catalogue';
import { answerConfirm } from '../../../support/render';
import { fillIn } from '../../../support/resourcePanels';
import { aNewSignal, aSignalDraft } from '../../../support/signals';
import { openSignals as open, rowsOfSignals as rows } from '../../../support/signalsPanel';

const kinds = () =>
  within(screen.getByRole('group', { name: 'What happened' }))
    .getAllByRole('button')
    .map(({ textContent }) => textContent);

const otherTabRecords = async (
  { signals }: ReturnType<typeof anAdminArea>['catalogue'],
  number: number,
  entry: Parameters<typeof signals.append>[1],
) => {
  await signals.append(number, entry);
  act(() => {
    dispatchStorageEvent('upm_signals');
  });
};

const LONG = 20_000;

it('waits for the request to fail before saying that the site has not answered', async () => {
  let fail: (error: Error) => void = () => undefined;
  const answer = new Promise<string>((_resolve, reject) => {
    fail = reject;
  });
  await open({
    prepare: ({ publish }) => {
      publish(answer);
    },
  });
  expect(rows()).toHaveLength(16);
  expect(screen.queryByText(/^The site /)).toBeNull();
  fail(new Error('too late'));
  expect(await screen.findByText(/^The site hasn't answered/)).toBeVisible();
});

it('searches, filters and sorts signals', async () => {
  const { user } = await open();
  await user.type(screen.getByRole('searchbox'), 'gold');
  expect(rows().map(([number]) => number)).toEqual(['13', '4']);
  await user.clear(screen.getByRole('searchbox'));
  await user.selectOptions(screen.getByRole('combobox', { name: 'State' }), 'Open');
  expect(rows().map(([number]) => number)).toEqual(['15', '14']);
  await user.type(screen.getByRole('searchbox'), 'nowhere');
  await user.click(screen.getByRole('button', { name: 'Clear the search' }));
  expect(rows()).toHaveLength(16);
  await user.click(screen.getByRole('button', { name: 'Result' }));
  expect(rows()[0]?.[0]).toBe('11');
});

it('moves focus to the first error when the user tries to issue an incomplete draft', async () => {
  const { press, stored } = await open({
    prepare: ({ catalogue }) =>
      catalogue.signalDrafts.add(aSignalDraft({ stopLoss: '', target1: '1.x', share1: '60' })),
  });
  await press('Issue the draft “Euro, higher low”');
  expect(screen.getByText(/wasn't issued\. Stop loss is missing\./)).toBeInTheDocument();
  expect(screen.getByLabelText('Stop loss')).toHaveFocus();
  expect(screen.getByLabelText('Stop loss')).toHaveAccessibleDescription(/^Stop loss is missing\./);
  expect(screen.getByLabelText('Target 1')).toHaveAccessibleDescription(/^Target 1: leave out “x”/);
  expect(screen.getByLabelText('Target 2')).not.toHaveAttribute('aria-invalid');
  expect(stored()).toBeNull();
});

it('issues a draft after confirmation and warns of a reward below 1:2', async () => {
  const questions = answerConfirm(true);
  const { press, catalogue, stored } = await open({
    prepare: ({ catalogue: { signalDrafts } }) =>
      signalDrafts.add(aSignalDraft({ target1: '1.08800', share1: '100', target2: '', share2: '' })),
  });
  await press('Issue the draft “Euro, higher low”');
  expect(await screen.findByText(/^Signal 17 has been issued/)).toBeVisible();
  expect(questions).toEqual([
    expect.stringMatching(/^Issue signal 17: .+ The targets pay 1 times the risk\./),
  ]);
  expect(stored()).toHaveLength(52);
  expect(await catalogue.signalDrafts.list()).toEqual([]);
  expect(rows()[0]).toEqual(['17', 'EUR/USD']);
  expect(screen.getByText('1 not published')).toBeVisible();
  await press('New draft');
  expect(screen.getByLabelText('Author')).toHaveValue('Test author, analyst');
});

it('asks again before issuing a draft that another tab changed', async () => {
  answerConfirm(true);
  const { press, user, catalogue, stored } = await open({
    prepare: ({ catalogue }) => catalogue.signalDrafts.add(aSignalDraft()),
  });
  const [draft] = await catalogue.signalDrafts.list();
  await catalogue.signalDrafts.update(draft?.id ?? '', { name: 'Changed since' });
  await press('Issue the draft “Euro, higher low”');
  expect(
    await screen.findByText(
      'The draft was changed in another tab, so nothing was issued. Check it, then press the button again if you still want to issue it.',
    ),
  ).toBeVisible();
  expect(stored()).toBeNull();
  await user.click(await screen.findByRole('button', { name: 'Issue the draft “Changed since”' }));
  await waitFor(() => {
    expect(stored()?.at(-1)).toMatchObject({ kind: 'issued' });
  });
});

it.each([
  [16, ['Amend the plan', 'Entered', 'Expired', 'Cancelled', 'Not triggered']],
  [15, ['Amend the plan', 'Partial close', 'Stop moved', 'Closed', 'Correct an update']],
  [1, ['Correct an update']],
])('offers only actions that signal %s allows', async (number, offered) => {
  const { press } = await open();
  await press(`Open signal ${String(number)}`);
  expect(kinds()).toEqual(offered);
  expect(screen.queryByRole('button', { name: /delete|edit/i })).toBeNull();
});

it(
  'records an update after an invalid price is corrected',
  async () => {
    const { press, stored } = await open();
    await press('Open signal 16');
    await press('Entered');
    fillIn('Price', '71,10');
    await press('Record it');
    expect(screen.getByLabelText('Price')).toHaveAccessibleDescription(
      '= 71.10 The fill is better than the entry zone. Enter the edge that was reached first, 71.50, or the worse price that was paid.',
    );
    expect(screen.getByLabelText('Price')).toHaveFocus();
    expect(screen.getByLabelText('Price')).toHaveValue('71,10');
    expect(stored()).toBeNull();
    fillIn('Price', '71.50');
    fillIn(String.raw`When it happened \(GMT\)`, '2026-11-21T10:30');
    await press('Record it');
    expect(await screen.findByText(/^Entered: recorded\./)).toBeVisible();
    expect(stored()?.at(-1)).toMatchObject({
      signal: 16,
      kind: 'triggered',
      at: '2026-11-21T10:30:00.000Z',
      price: '71.50',
      by: 'Sample author, analyst',
    });
    expect(kinds()).toContain('Partial close');
  },
  LONG,
);

it('asks before recording a price far from the plan', async () => {
  const questions = answerConfirm(false);
  const { press, stored } = await open();
  await press('Open signal 16');
  await press('Entered');
  fillIn('Price', '715.00');
  fillIn(String.raw`When it happened \(GMT\)`, '2026-11-21T10:30');
  await press('Record it');
  expect(questions).toEqual([expect.stringMatching(/^715\.00 is about ten times/)]);
  expect(stored()).toBeNull();
  answerConfirm(true);
  await press('Record it');
  expect(await screen.findByText(/^Entered: recorded\./)).toBeVisible();
});

it('amends only edited fields when another tab has amended the signal too', async () => {
  const { press, catalogue, stored } = await open();
  await press('Open signal 16');
  await press('Amend the plan');
  fillIn('What would prove it wrong', 'A close below the shelf.');
  fillIn('Note: why', 'Clearer.');
  await otherTabRecords(catalogue, 16, {
    kind: 'amended',
    by: 'Other author, analyst',
    note: 'Typed there.',
    reason: 'A reason of more than twenty characters.',
  });
  await screen.findByText(/^This signal has changed since you opened it: Waiting/);
  await press('Record it');
  expect(await screen.findByText(/^Amend the plan: recorded\./)).toHaveFocus();
  expect(stored()?.at(-1)).toMatchObject({ kind: 'amended', invalidation: 'A close below the shelf.' });
  expect(stored()?.at(-1)).not.toHaveProperty('reason');
});

let clock = Date.UTC(2026, 10, 22, 11);

const withTwo = {
  now: () => (clock += 1),
  prepare: async ({ catalogue: { signals } }: ReturnType<typeof anAdminArea>) => {
    await signals.issue([aNewSignal()]);
    await signals.issue([aNewSignal({ instrument: 'GBP/USD' })]);
  },
};

const otherTabTakesBack = async (
  { signals }: ReturnType<typeof anAdminArea>['catalogue'],
  number: number,
) => {
  await signals.takeBack(number);
  act(() => {
    dispatchStorageEvent('upm_signals');
  });
};

it('follows an open signal to its new number', async () => {
  const { press, catalogue, stored, address } = await open(withTwo);
  await press('Open signal 18');
  await press('Cancelled');
  fillIn('Note: why', 'No longer.');
  await otherTabTakesBack(catalogue, 17);
  expect(await screen.findByRole('heading', { level: 1, name: /^Signal 17: GBP\/USD/ })).toBeVisible();
  await waitFor(() => {
    expect(address()).toBe('/?open=signal-17');
  });
  await press('Record it');
  await waitFor(() => {
    expect(stored()?.slice(51)).toMatchObject([
      { kind: 'issued', instrument: 'GBP/USD', signal: 17 },
      { kind: 'cancelled', signal: 17 },
    ]);
  });
});

it('says that another window took back the open signal', async () => {
  const { press, catalogue } = await open(withTwo);
  await press('Open signal 17');
  await otherTabTakesBack(catalogue, 17);
  expect(await screen.findByRole('alert')).toHaveTextContent(/^The signal you had open, EUR\/USD, was taken/);
  expect(screen.getByRole('link', { name: 'Back to signals' })).toBeVisible();
});

it('shows drafts and signals written by another tab', async () => {
  const { catalogue } = await open();
  await catalogue.signalDrafts.add(aSignalDraft({ name: 'From there' }));
  act(() => {
    dispatchStorageEvent('upm_signal_drafts');
  });
  expect(await screen.findByRole('button', { name: 'Edit the draft “From there”' })).toBeVisible();
  await catalogue.signals.issue([aNewSignal()]);
  act(() => {
    dispatchStorageEvent('upm_signals');
  });
  expect(await screen.findByRole('button', { name: 'Open signal 17' })).toBeVisible();
});
