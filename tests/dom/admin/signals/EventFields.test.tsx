import { screen } from '@testing-library/react';
import { expect, it } from 'vitest';
import { eventFormOf, type EventForm, type FollowUpKind } from '@/domain/signals/eventForm';
import type { Signal } from '@/domain/signals/signal';
import type { FieldsProps } from '@/admin/resources/formFields';
import { EventFields } from '@/admin/signals/EventFields';
import { fieldValues, openFields, typeInto } from '../../../support/formFields';
import { sampleEntries, sampleSignal } from '../../../support/sampleSignals';
import { anEvent, anIssued, onDay, signalOf, withIds } from '../../../support/signals';

/** Sample signals by state; the first has two decimal places, the others five. */
const [WAITING, OPEN, STOPPED] = [16, 15, 9];

function draw(kind: FollowUpKind, number: number | Signal, begun: Partial<EventForm> = {}) {
  const signal = typeof number === 'number' ? sampleSignal(number) : number;
  const Fields = (props: FieldsProps<EventForm>) => <EventFields kind={kind} signal={signal} {...props} />;
  return openFields(Fields, { ...eventFormOf(signal), ...begun });
}

it.each<[FollowUpKind, number, Readonly<Record<string, readonly [keyof EventForm, string]>>]>([
  [
    'partTaken',
    OPEN,
    {
      Price: ['price', '0.65'],
      'Share in %': ['share', '40'],
      'When it happened (GMT)': ['at', '2026-11-21T10:30'],
      Author: ['by', 'Another author'],
      'Note (optional)': ['note', 'Half of it.'],
    },
  ],
  ['closed', OPEN, { 'Why it ended': ['closeReason', 'time'], Price: ['price', '0.66'] }],
  ['notTriggered', WAITING, { 'What came first': ['voidReason', 'stopFirst'], Price: ['price', '70'] }],
  ['stopMoved', OPEN, { 'New stop loss': ['stopLoss', '0.662'] }],
  [
    'corrected',
    STOPPED,
    {
      'Update to correct': ['entry', `triggered ${String(sampleEntries[30]?.createdAt)}`],
      'Corrected price (leave empty if the recorded one was right)': ['price', '1.08'],
    },
  ],
  [
    'amended',
    WAITING,
    {
      'Entry from': ['entryFrom', '71.1'],
      'Entry to': ['entryTo', '71.4'],
      'Stop loss': ['stopLoss', '70'],
      'Valid until (GMT)': ['validUntil', '2026-11-28T20:00'],
      'Target 1': ['target1', '73'],
      'Share 1 in %': ['share1', '50'],
      'Target 2': ['target2', '74'],
      'Share 2 in %': ['share2', '30'],
      'Target 3': ['target3', '75'],
      'Share 3 in %': ['share3', '20'],
      Reason: ['reason', 'Another reason.'],
      'What would prove it wrong': ['invalidation', 'Another doubt.'],
    },
  ],
])(
  'updates the matching value when a field of the %s event is edited for signal %s',
  (kind, number, typed) => {
    const opened = draw(kind, number);
    const before = opened.form;
    for (const [label, [, text]] of Object.entries(typed)) typeInto(label, text);
    expect(opened.form).toEqual({ ...before, ...Object.fromEntries(Object.values(typed)) });
    expect(fieldValues(opened.container)).toMatchObject(
      Object.fromEntries(Object.entries(typed).map(([label, [, text]]) => [label, text])),
    );
  },
);

it('says that an update has to be published before it can be corrected', () => {
  const entered = anEvent('triggered', onDay(1), { price: '1.08400' });
  const moved = anEvent('stopMoved', onDay(2), { stopLoss: '1.08300', note: 'Under the last low.' });
  const signal = signalOf(...withIds([anIssued(), entered]), moved);
  draw('corrected', signal);
  expect(screen.getByLabelText('Update to correct')).toHaveDisplayValue('Choose an update');
  expect(screen.getByText(/^An update that isn't published yet isn't in this list/)).toBeVisible();
});

it('requires a note only when a signal is closed manually', () => {
  draw('closed', OPEN, { closeReason: 'manual' });
  expect(screen.getByLabelText('Note: why')).toBeVisible();
  draw('expired', WAITING, { closeReason: 'manual' });
  expect(screen.getByLabelText('Note (optional)')).toBeVisible();
});
