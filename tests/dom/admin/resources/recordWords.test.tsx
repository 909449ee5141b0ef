import { render } from '@testing-library/react';
import type { ReactNode } from 'react';
import * as v from 'valibot';
import { expect, it } from 'vitest';
import { brokerFields } from '@/admin/resources/brokerForm';
import type { ControlProps } from '@/admin/resources/fieldTable';
import { platformFields } from '@/admin/resources/platformForm';
import { fieldLabel } from '@/admin/resources/recordWords';
import { webinarFields } from '@/admin/resources/webinarForm';
import { SignalDraftFields } from '@/admin/signals/SignalDraftFields';
import { signalDraftSchema } from '@/domain/signals/draft';
import { openFields } from '../../../support/formFields';
import { aSignalDraft } from '../../../support/signals';

/** Fields without a label, or whose label fits only one of the lists that have them. */
const OTHERWISE_LABELLED = ['isActive', 'licences', 'costs', 'retailLoss'];
const { name: _title, description: _text, ...ofWebinarsOnly } = webinarFields;

it.each(
  Object.entries({ ...platformFields, ...brokerFields, ...ofWebinarsOnly })
    .filter(([name]) => !OTHERWISE_LABELLED.includes(name))
    .map(([name, field]) => ({ name, ...field })),
)('labels the $name field as its form does', ({ name, Control, blank }) => {
  const AnyControl = Control as (props: ControlProps<unknown>) => ReactNode;
  const { container } = render(<AnyControl value={blank} onChange={() => undefined} />);
  const label = container.querySelector('label, legend')?.textContent.toLowerCase();
  expect(label).toMatch(new RegExp(`^${fieldLabel(name)}( \\*| \\(gmt\\) \\*)?$`));
});

it('labels the fields of a signal draft as its form does', () => {
  const { container } = openFields(SignalDraftFields, aSignalDraft());
  const labels = [...container.querySelectorAll('label')].map(({ textContent }) => textContent.toLowerCase());
  const { isActive: _unused, ...asked } = v.parse(signalDraftSchema, aSignalDraft());
  const isLabel = (words: string) => labels.some((label) => label.includes(words));
  expect(Object.keys(asked).filter((field) => !isLabel(fieldLabel(field)))).toEqual([]);
});
