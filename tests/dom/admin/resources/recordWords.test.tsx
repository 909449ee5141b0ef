import { render } from '@testing-library/react';
import type { ReactNode } from 'react';
import * as v from 'valibot';
import { expect, it } from 'vitest';
import type { ControlProps } from '@/admin/resources/fieldTable';
import type { FieldsProps } from '@/admin/resources/formFields';
import { fieldLabel } from '@/admin/resources/recordWords';
import { EventFields } from '@/admin/signals/EventFields';
import { SignalDraftFields } from '@/admin/signals/SignalDraftFields';
import { signalDraftSchema } from '@/domain/signals/draft';
import { eventFormOf, type EventForm } from '@/domain/signals/eventForm';
import { AMENDABLE_FIELDS } from '@/domain/signals/plan';
import { forms } from '../../../support/fieldTables';
import { openFields } from '../../../support/formFields';
import { aSignalDraft, anIssued, signalOf } from '../../../support/signals';

/** Fields without a label, or whose label fits only one of the lists that have them. */
const OTHERWISE_LABELLED = ['isActive', 'licences', 'costs', 'retailLoss'];
const OF_WEBINARS = ['name', 'description'];

it.each(
  forms.flatMap(({ list, fields }) =>
    Object.entries(fields)
      .filter(([name]) => !OTHERWISE_LABELLED.includes(name))
      .filter(([name]) => list !== 'webinars' || !OF_WEBINARS.includes(name))
      .map(([name, field]) => ({ list, name, ...field })),
  ),
)('labels the $name field of $list as its form does', ({ name, Control, blank }) => {
  const AnyControl = Control as (props: ControlProps<unknown>) => ReactNode;
  const { container } = render(<AnyControl value={blank} onChange={() => undefined} />);
  const label = container.querySelector('label, legend')?.textContent.toLowerCase();
  expect(label, 'Add the label to FIELD_LABELS in recordWords.ts').toMatch(
    new RegExp(`^${fieldLabel(name)}( \\*| \\(gmt\\) \\*)?$`),
  );
});

/** Those of these fields whose label, as questions use it, isn't on any input. */
const unlabelled = (container: ParentNode, fields: readonly string[]) => {
  const labels = [...container.querySelectorAll('label')].map(({ textContent }) => textContent.toLowerCase());
  return fields.filter((field) => !labels.some((label) => label.includes(fieldLabel(field))));
};

it('labels the fields of a signal draft as its form does', () => {
  const { container } = openFields(SignalDraftFields, aSignalDraft());
  const { isActive: _unused, ...asked } = v.parse(signalDraftSchema, aSignalDraft());
  expect(unlabelled(container, Object.keys(asked))).toEqual([]);
});

it('has an input for each field that an amendment may change, labelled as in questions', () => {
  const signal = signalOf(anIssued());
  const Fields = (props: FieldsProps<EventForm>) => <EventFields kind="amended" signal={signal} {...props} />;
  const { container } = openFields(Fields, eventFormOf(signal));
  const fields = AMENDABLE_FIELDS.map((field) => (field === 'targets' ? 'target1' : field));
  expect(unlabelled(container, fields), 'Add an input to EventFields.tsx').toEqual([]);
});
