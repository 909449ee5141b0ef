import { fireEvent } from '@testing-library/react';
import { expect, it } from 'vitest';
import { platformResource } from '@/admin/resources/platformResource';
import { DEVICES } from '@/domain/catalogue/platform';
import { aCatalogue } from '../../../support/catalogue';
import { control, fieldset, openFields, typeInto } from '../../../support/formFields';
import { aPlatform } from '../../../support/records';

const stamps = { id: '7', createdAt: '2026-01-01T00:00:00.000Z', updatedAt: '2026-01-01T00:00:00.000Z' };
const { Fields, toForm } = platformResource(aCatalogue().catalogue.platforms);
const filledIn = toForm({
  ...aPlatform({ logo: 'https://platform.example/logo.png' }),
  ...stamps,
});
const open = () => openFields(Fields, filledIn);

it('shows the stored value of each field and changes only the edited one', () => {
  const latest = open();
  const fields = {
    Name: 'name',
    Description: 'description',
    'Detailed description': 'detailedDescription',
    'Min deposit': 'minDeposit',
    Spreads: 'spreads',
    Leverage: 'leverage',
    Instruments: 'instruments',
    Website: 'website',
    'Logo URL': 'logo',
    'Download link': 'downloadLink',
    'Sort order': 'sortOrder',
  } as const;
  for (const [index, [label, key]] of Object.entries(fields).entries()) {
    expect(control(label)).toHaveDisplayValue(filledIn[key]);
    typeInto(label, String(index));
    expect(latest.form).toEqual({ ...filledIn, [key]: String(index) });
    typeInto(label, filledIn[key]);
  }
  expect(control('Active: shown to visitors')).toBeChecked();
  fireEvent.click(control('Active: shown to visitors'));
  expect(latest.form).toEqual({ ...filledIn, isActive: false });
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
