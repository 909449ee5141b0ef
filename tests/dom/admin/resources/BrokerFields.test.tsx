import { fireEvent } from '@testing-library/react';
import { expect, it } from 'vitest';
import { BrokerFields } from '@/admin/resources/BrokerFields';
import { brokerFields } from '@/admin/resources/brokerForm';
import { formOf } from '@/admin/resources/fieldKinds';
import { control, byLabel, openFields, typeInto } from '../../../support/formFields';
import { aBroker } from '../../../support/records';

const stamps = { id: '7', createdAt: '2026-01-01T00:00:00.000Z', updatedAt: '2026-01-01T00:00:00.000Z' };
const filledIn = formOf(brokerFields).toForm({
  ...aBroker({ logo: 'https://broker.example/logo.png' }),
  ...stamps,
});
const open = () => openFields(BrokerFields, filledIn);

const SHOWN = {
  Name: 'Test Broker',
  Description: 'A broker made for a test.',
  'Min deposit': '$100',
  Leverage: 'up to 1:500',
  Spreads: 'from 0.1 pips',
  Rating: '4.2',
  Website: 'https://broker.example/',
  'Logo URL': 'https://broker.example/logo.png',
  'Referral link': 'https://broker.example/?ref=upmark',
  'Contact email': 'partners@broker.example',
  Regulation: 'Sample regulator',
};

it('shows the stored value of each field', () => {
  open();
  expect(byLabel(Object.keys(SHOWN), ({ value }) => value)).toEqual(SHOWN);
  expect(control('Active: shown to visitors')).toBeChecked();
});

it('changes only the edited field', () => {
  const latest = open();
  for (const label of Object.keys(SHOWN)) typeInto(label, `new ${label}`);
  fireEvent.click(control('Active: shown to visitors'));
  expect(latest.form).toEqual({
    ...filledIn,
    name: 'new Name',
    description: 'new Description',
    minDeposit: 'new Min deposit',
    leverage: 'new Leverage',
    spreads: 'new Spreads',
    rating: 'new Rating',
    website: 'new Website',
    logo: 'new Logo URL',
    referralLink: 'new Referral link',
    contactEmail: 'new Contact email',
    regulation: 'new Regulation',
    isActive: false,
  });
});

it.each([
  ['abc', 'It will be saved as 0.'],
  ['-1', 'It will be saved as 0.'],
])('shows which rating will be saved instead of “%s”', (typed, warning) => {
  open();
  typeInto('Rating', typed);
  expect(control('Rating')).toHaveAccessibleDescription(
    `From 0 to 5, such as 4.5. “${typed}” is not a number from 0 to 5. ${warning}`,
  );
  expect(control('Rating')).toBeValid();
});

it.each([
  ['-1', false],
  ['100–200', true],
  ['None', true],
])('validates the minimum deposit “%s”: %s', (typed, isTaken) => {
  open();
  typeInto('Min deposit', typed);
  expect(control('Min deposit').validity.valid).toBe(isTaken);
});
