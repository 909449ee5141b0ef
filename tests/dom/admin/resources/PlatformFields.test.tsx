import { fireEvent } from '@testing-library/react';
import { expect, it } from 'vitest';
import { PlatformFields } from '@/admin/resources/PlatformFields';
import { formOf } from '@/admin/resources/fieldKinds';
import { platformFields } from '@/admin/resources/platformForm';
import { DEVICES } from '@/domain/platform';
import { control, fieldset, byLabel, openFields, typeInto } from '../../../support/formFields';
import { aPlatform } from '../../../support/records';

const stamps = { id: '7', createdAt: '2026-01-01T00:00:00.000Z', updatedAt: '2026-01-01T00:00:00.000Z' };
const filledIn = formOf(platformFields).toForm({
  ...aPlatform({ logo: 'https://platform.example/logo.png' }),
  ...stamps,
});
const open = () => openFields(PlatformFields, filledIn);

const SHOWN = {
  Name: 'Test Platform',
  Description: 'A platform made for a test.',
  'Detailed description': 'Everything about it.',
  'Min deposit': '$100',
  Spreads: 'from 0.0 pips',
  Leverage: 'up to 1:500',
  Instruments: '120',
  Website: 'https://platform.example/',
  'Logo URL': 'https://platform.example/logo.png',
  'Download link': 'https://platform.example/download',
  'Sort order': '1',
};

it('shows the stored value of each field', () => {
  open();
  expect(byLabel(Object.keys(SHOWN), ({ value }) => value)).toEqual(SHOWN);
  expect(control('Active: shown to visitors')).toBeChecked();
});

it('changes only the edited field', () => {
  const latest = open();
  const typed = (label: string) => (control(label).type === 'number' ? '9' : `new ${label}`);
  for (const label of Object.keys(SHOWN)) typeInto(label, typed(label));
  fireEvent.click(control('Active: shown to visitors'));
  expect(latest.form).toEqual({
    ...filledIn,
    name: 'new Name',
    description: 'new Description',
    detailedDescription: 'new Detailed description',
    minDeposit: 'new Min deposit',
    spreads: 'new Spreads',
    leverage: 'new Leverage',
    instruments: '9',
    website: 'new Website',
    logo: 'new Logo URL',
    downloadLink: 'new Download link',
    sortOrder: '9',
    isActive: false,
  });
});

it('ticks each device independently', () => {
  const latest = open();
  const labels = DEVICES.map(({ label }) => label);
  for (const label of labels) expect(fieldset('Runs on')).toContainElement(control(label));
  const ticked = DEVICES.filter(({ key }) => filledIn.supported[key]).map(({ label }) => label);
  expect(labels.filter((label) => control(label).checked)).toEqual(ticked);
  for (const label of labels) fireEvent.click(control(label));
  expect(latest.form.supported).toEqual(
    Object.fromEntries(DEVICES.map(({ key }) => [key, !filledIn.supported[key]])),
  );
});
