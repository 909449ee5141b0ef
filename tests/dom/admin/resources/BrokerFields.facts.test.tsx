import { fireEvent, screen } from '@testing-library/react';
import { expect, it } from 'vitest';
import { BrokerFields } from '@/admin/resources/BrokerFields';
import { brokerFields, type BrokerForm } from '@/admin/resources/brokerForm';
import { formOf } from '@/admin/resources/fieldKinds';
import { control, fieldset, byLabel, openFields, rowsOf, typeInto } from '../../../support/formFields';
import { aBroker, someFacts } from '../../../support/records';

const stamps = { id: '7', createdAt: '2026-01-01T00:00:00.000Z', updatedAt: '2026-01-01T00:00:00.000Z' };
const { toForm: brokerToForm } = formOf(brokerFields);
const filledIn = brokerToForm({ ...aBroker(someFacts), ...stamps });

const open = (fields: Partial<BrokerForm> = {}, of: BrokerForm = filledIn) =>
  openFields(BrokerFields, { ...of, ...fields });

const summaries = () => [...document.querySelectorAll('summary')].map(({ textContent }) => textContent);

/** Text fields and selects by label, with their values for `someFacts`. */
const SHOWN = {
  Regulator: 'Sample regulator',
  'Licensed company': 'Test Broker Ltd',
  'Licence number': 'SAMPLE-9',
  'Register entry': 'https://register.example/9',
  'Licence checked on': '2026-11-02',
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

it('shows the stored value of each optional field', () => {
  open();
  expect(byLabel(Object.keys(SHOWN), ({ value }) => value)).toEqual(SHOWN);
});

it('shows each optional list as rows', () => {
  open();
  const lists = [
    ['Deposit methods', 'deposit method', ['Card', 'Bank transfer']],
    ['Withdrawal methods', 'withdrawal method', ['Bank transfer']],
    ['Account currencies', 'account currency', ['USD', 'EUR']],
    ['Languages', 'language', ['English', 'German']],
  ] as const;
  for (const [label, noun, values] of lists) {
    expect(rowsOf(label)).toEqual(values);
    expect(fieldset(label)).toHaveTextContent(new RegExp(`Add ${noun}$`));
  }
});

it('changes only the fields that are edited', () => {
  const latest = open();
  const edits = {
    'How overnight charges are booked': 'x',
    Headquarters: 'y',
    'Rated by': 'z',
    Founded: '1999',
  };
  for (const [label, value] of Object.entries(edits)) typeInto(label, value);
  typeInto('Commission currency', 'EUR');
  typeInto('Loss figure as of', '2026-06-30');
  fireEvent.click(control('For professional clients only'));
  expect(latest.form).toEqual({
    ...filledIn,
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

it('summarises each closed section', () => {
  open();
  expect(summaries()).toEqual([
    'Licences (1, checked 2 Nov 2026)',
    'Costs (USD, 1 row, checked 2 Nov 2026)',
    'Deposits and withdrawals (Card, Bank transfer, USD, EUR)',
    'The firm (founded 2014, Sampletown)',
    'Review (Test desk, 2 Nov 2026)',
  ]);
});

it.each([
  ['another regulator', true, 'One, Two', [' Three ', 'one']],
  ['the same in another order and case', false, 'One, Two', [' two ', 'ONE', 'One']],
  ['none yet', false, 'One', [' ']],
])(
  'reports whether licences naming %s contradict the regulation: %j',
  (_what, isSaid, regulation, regulators) => {
    const licences = regulators.map((regulator) => ({ ...someFacts.licences?.[0], regulator }));
    open({ regulation, licences: licences as BrokerForm['licences'] });
    const said = screen.queryByText(/^Regulation above says/);
    expect(said !== null).toBe(isSaid);
  },
);

it.each([
  ['Commission currency', ['USD', 'eur'], ['US', 'USDT', '1€3']],
  ['Spread in steps', ['0', '12', '0.25', '0,25'], ['-1', '1.', '.5', 'low', '1.2.3']],
  ['Overnight charge when bought', ['-0.72', '−0,72', '–1', '+3', '12'], ['--1', 'x', '1-']],
  [
    'Retail accounts losing money (%)',
    ['0', '74', '74.5', '7,25', '100', '100.0', '100,00'],
    ['101', '100.5', '-1', '1000', '7.'],
  ],
])('accepts only valid figures in %s', (label, sound, unsound) => {
  open();
  const isTaken = (value: string) => {
    typeInto(label, value);
    return control(label).validity.valid;
  };
  expect(sound.filter((text) => !isTaken(text))).toEqual([]);
  expect(unsound.filter(isTaken)).toEqual([]);
});
