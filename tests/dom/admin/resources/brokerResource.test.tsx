import { fireEvent, screen } from '@testing-library/react';
import { expect, it } from 'vitest';
import type { BrokerForm } from '@/admin/resources/brokerForm';
import { brokerResource } from '@/admin/resources/brokerResource';
import { aCatalogue } from '../../../support/catalogue';
import { control, byLabel, openFields, rowsOf, typeInto } from '../../../support/formFields';
import { aBroker, someFacts } from '../../../support/records';

const stamps = { id: '7', createdAt: '2026-01-01T00:00:00.000Z', updatedAt: '2026-01-01T00:00:00.000Z' };
const LOGO = 'https://broker.example/logo.png';
const { Fields, toForm } = brokerResource(aCatalogue().catalogue.brokers);
const filledIn = toForm({ ...aBroker({ ...someFacts, logo: LOGO }), ...stamps });

const open = (fields: Partial<BrokerForm> = {}) => openFields(Fields, { ...filledIn, ...fields });

/** Text fields and selects by label, with their values for `someFacts`. */
const SHOWN = {
  Name: 'Test Broker',
  Description: 'A broker made for a test.',
  'Min deposit': '$100',
  Leverage: 'up to 1:500',
  Spreads: 'from 0.1 pips',
  Rating: '4.2',
  Website: 'https://broker.example/',
  'Logo URL': LOGO,
  'Referral link': 'https://broker.example/?ref=upmark',
  'Contact email': 'partners@broker.example',
  Regulation: 'Sample regulator',
  Regulator: 'Sample regulator',
  'Licensed company': 'Test Broker Ltd',
  'Licence number': 'SAMPLE-9',
  'Register entry': 'https://register.example/9',
  'Licence checked on': '2026-11-02',
  Serves: 'Sample Union, Sample islands',
  'Leverage limit': '1:30',
  Protection: 'Sample compensation scheme',
  'Commission currency': 'USD',
  'Price list checked on': '2026-11-02',
  Instrument: 'EUR/USD',
  Account: 'Raw',
  'Spread in steps': '0.2',
  'Commission for one lot': '7',
  'Overnight charge when bought': '-0.72',
  'Overnight charge when sold': '0.31',
  'Swap-free account': 'on request',
  'How overnight charges are booked': 'Wednesday counts three nights.',
  Founded: '2014',
  Headquarters: 'Sampletown',
  'Negative balance protection': 'yes',
  'Retail accounts losing money (%)': '74',
  'Loss figure as of': '2026-09-30',
  'Source of the loss figure': 'https://broker.example/risk',
  'Rated by': 'Test desk',
  'Rated on': '2026-11-02',
  'Rating basis': 'Its price list.',
};

it('shows the stored value of each field and summarises the sections', () => {
  open();
  expect(byLabel(Object.keys(SHOWN), ({ value }) => value)).toEqual(SHOWN);
  expect(control('Active: shown to visitors')).toBeChecked();
  expect(rowsOf('Deposit methods')).toEqual(['Card', 'Bank transfer']);
  expect(rowsOf('Withdrawal methods')).toEqual(['Bank transfer']);
  expect(rowsOf('Account currencies')).toEqual(['USD', 'EUR']);
  expect(rowsOf('Languages')).toEqual(['English', 'German']);
  expect([...document.querySelectorAll('summary')].map(({ textContent }) => textContent)).toEqual([
    'Licences (1, checked 2 Nov 2026)',
    'Costs (USD, 1 row, checked 2 Nov 2026)',
    'Deposits and withdrawals (Card, Bank transfer, USD, EUR)',
    'The firm (founded 2014, Sampletown)',
    'Review (Test desk, 2 Nov 2026)',
  ]);
});

it('changes only the fields that are edited', () => {
  const latest = open();
  const edits = {
    Name: 'a',
    'Logo URL': 'b',
    'How overnight charges are booked': 'x',
    Headquarters: 'y',
    'Rated by': 'z',
    Founded: '1999',
  };
  for (const [label, value] of Object.entries(edits)) typeInto(label, value);
  typeInto('Commission currency', 'EUR');
  typeInto('Loss figure as of', '2026-06-30');
  fireEvent.click(control('For professional clients only'));
  fireEvent.click(control('Active: shown to visitors'));
  expect(latest.form).toEqual({
    ...filledIn,
    name: 'a',
    logo: 'b',
    isActive: false,
    swapPolicy: 'x',
    headquarters: 'y',
    reviewedBy: 'z',
    founded: '1999',
    costs: {
      ...filledIn.costs,
      currency: 'EUR',
      rows: filledIn.costs.rows.map((cost) => ({ ...cost, professional: true })),
    },
    retailLoss: { ...filledIn.retailLoss, asOf: '2026-06-30' },
  });
});

it.each([
  ['another regulator', true, 'One, Two', [' Three ', 'one']],
  ['the same regulators in another order and case', false, 'One, Two', [' two ', 'ONE', 'One']],
  ['no regulator yet', false, 'One', [' ']],
])(
  'reports whether licences naming %s contradict the Regulation field: %j',
  (_what, isSaid, regulation, regulators) => {
    const licences = regulators.map((regulator) => ({ ...filledIn.licences[0], regulator }));
    open({ regulation, licences: licences as BrokerForm['licences'] });
    const said = screen.queryByText(/^Regulation above says/);
    expect(said !== null).toBe(isSaid);
  },
);

it('accepts only valid figures', () => {
  open();
  for (const [label, sound, unsound] of [
    ['Min deposit', ['100–200', 'None'], ['-1']],
    ['Commission currency', ['USD', 'eur'], ['US', 'USDT', '1€3']],
    ['Spread in steps', ['12', '0,25'], ['-1', '1.2.3']],
    ['Overnight charge when bought', ['-0.72', '−0,72', '–1', '+3', '12'], ['--1', 'x', '1-']],
    [
      'Retail accounts losing money (%)',
      ['0', '74', '74.5', '7,25', '100', '100.0', '100,00'],
      ['101', '100.5', '-1', '1000', '7.'],
    ],
  ] as const) {
    const isTaken = (value: string) => {
      typeInto(label, value);
      return control(label).validity.valid;
    };
    expect(
      sound.filter((text) => !isTaken(text)),
      label,
    ).toEqual([]);
    expect(unsound.filter(isTaken), label).toEqual([]);
  }
});

it('shows which rating will be saved instead of an invalid one', () => {
  open();
  typeInto('Rating', 'abc');
  expect(control('Rating')).toHaveAccessibleDescription(
    "From 0 to 5, for example 4.5. “abc” isn't a number from 0 to 5. It will be saved as 0.",
  );
  expect(control('Rating')).toBeValid();
});
