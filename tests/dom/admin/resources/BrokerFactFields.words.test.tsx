import { fireEvent, screen } from '@testing-library/react';
import { expect, it, onTestFinished, vi } from 'vitest';
import { BrokerFactFields } from '@/admin/resources/BrokerFactFields';
import { blankBrokerForm, brokerToForm, type BrokerForm } from '@/admin/resources/brokerForm';
import { FIRST_YEAR, SWAP_FREE, YES_NO } from '@/domain/brokerFacts';
import { control, fieldset, ofFields, openFields, rowsOf, type } from '../../../support/formFields';
import { aBroker, someFacts } from '../../../support/records';

const stamps = { id: '7', createdAt: '2026-01-01T00:00:00.000Z', updatedAt: '2026-01-01T00:00:00.000Z' };
const filledIn = brokerToForm({ ...aBroker(someFacts), ...stamps });

const open = (fields: Partial<BrokerForm> = {}, of: BrokerForm = filledIn) =>
  openFields(BrokerFactFields, { ...of, ...fields });

const summaries = () => [...document.querySelectorAll('summary')].map(({ textContent }) => textContent);

/** The text fields and choices, by their labels, and what is stored of them in `someFacts`. */
const SHOWN = {
  Regulator: 'Sample regulator',
  'Company that holds it': 'Test Broker Ltd',
  'Licence number': 'SAMPLE-9',
  'Register entry': 'https://register.example/9',
  'Licence checked on': '2026-11-02',
  'Currency of the commission': 'USD',
  'Price list checked on': '2026-11-02',
  Instrument: 'EUR/USD',
  Account: 'Raw',
  'Spread, in steps': '0.2',
  'Commission for one lot': '7',
  'Overnight charge when bought': '-0.72',
  'Overnight charge when sold': '0.31',
  'Swap-free account': 'on request',
  'How overnight charges are booked': 'Wednesday counts three nights.',
  Founded: '2014',
  Headquarters: 'Sampletown',
  'Negative balance protection': 'yes',
  'Retail accounts that lose money, in percent': '74',
  'Loss figure as of': '2026-09-30',
  'Source of the loss figure': 'https://broker.example/risk',
  'Rated by': 'Test desk',
  'Rated on': '2026-11-02',
  'What the rating rests on': 'Its price list.',
};

it('shows in each field what is stored of it', () => {
  open();
  expect(ofFields(Object.keys(SHOWN), ({ value }) => value)).toEqual(SHOWN);
});

it('shows each list row by row, by a name of its own', () => {
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

it('takes each edit into the field it was made in, and leaves the others', () => {
  const latest = open();
  const edits = {
    'How overnight charges are booked': 'x',
    Headquarters: 'y',
    'Rated by': 'z',
    Founded: '1999',
  };
  for (const [label, value] of Object.entries(edits)) type(label, value);
  type('Currency of the commission', 'EUR');
  type('Loss figure as of', '2026-06-30');
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

it.each([
  ['Swap-free account', SWAP_FREE],
  ['Negative balance protection', YES_NO],
])('offers for %s each word with a capital letter, and to say nothing', (label, words) => {
  open();
  const options = [...(control(label) as unknown as HTMLSelectElement).options];
  expect(options.map(({ value }) => value)).toEqual(['', ...words]);
  expect(options.map(({ text }) => text.toLowerCase())).toEqual(['not stated', ...words]);
  expect(options.every(({ text }) => /^[A-Z]/.test(text))).toBe(true);
});

it('explains the units of the costs, and proposes a currency', () => {
  open();
  expect(
    screen.getByText(/^Spread and overnight charges are in steps: .* the client pays is negative\.$/),
  ).toBeInTheDocument();
  expect(control('Currency of the commission')).toHaveAttribute('placeholder', 'USD');
});

it('says of each closed section what it holds', () => {
  open();
  expect(summaries()).toEqual([
    'Licences (1, checked 2 Nov 2026)',
    'Costs (USD, 1 row, checked 2 Nov 2026)',
    'Paying in and out (Card, Bank transfer, USD, EUR)',
    'The firm (founded 2014, Sampletown)',
    'Review (Test desk, 2 Nov 2026)',
  ]);
});

it('says of a closed section without anything that there is nothing yet', () => {
  open({}, blankBrokerForm);
  expect(summaries()).toEqual([
    'Licences (nothing yet)',
    'Costs (nothing yet)',
    'Paying in and out (nothing yet)',
    'The firm (nothing yet)',
    'Review (nothing yet)',
  ]);
});

it('says on what day a licence was last checked, and how many rows of costs there are', () => {
  const [licence] = filledIn.licences;
  const [cost] = filledIn.costs.rows;
  if (!licence || !cost) throw new Error('no rows');
  const days = ['2026-03-01', '2026-11-05', '2025-12-24'];
  open({
    licences: days.map((checkedOn) => ({ ...licence, checkedOn })),
    costs: { ...filledIn.costs, rows: [cost, cost] },
  });
  expect(summaries().slice(0, 2)).toEqual([
    'Licences (3, checked 5 Nov 2026)',
    'Costs (USD, 2 rows, checked 2 Nov 2026)',
  ]);
});

it.each([
  ['another regulator', true, 'One, Two', [' Three ', 'one']],
  ['others whose letters are the same in a row', true, 'A, BC', ['AB', 'C']],
  ['one regulator less', true, 'One, Two', ['One']],
  ['the same, in another order and other letters', false, 'One, Two', [' two ', 'ONE', 'One']],
  ['none, as it is not typed yet', false, 'One', [' ']],
])(
  'of licences that name %s, says that they differ from the regulation: %j',
  (_what, isSaid, regulation, regulators) => {
    const licences = regulators.map((regulator) => ({ ...someFacts.licences?.[0], regulator }));
    open({ regulation, licences: licences as BrokerForm['licences'] });
    const said = screen.queryByText(/^Regulation above says/);
    expect(said !== null).toBe(isSaid);
  },
);

it('quotes both where the licences and the regulation differ', () => {
  const [licence] = filledIn.licences;
  if (!licence) throw new Error('no licence');
  open({
    regulation: 'One,Two',
    licences: [' Three ', '', 'One'].map((regulator) => ({ ...licence, regulator })),
  });
  expect(
    screen.getByText('Regulation above says “One, Two”. The licences say “Three, One”.'),
  ).toBeInTheDocument();
});

it.each([
  [
    'licence',
    'Regulator',
    ['R', 'Ltd', '9', 'https://r.example/', '2026-11-02'],
    ['Regulator', 'Company that holds it', 'Licence number', 'Register entry', 'Licence checked on'],
  ],
  [
    'cost row',
    'Instrument',
    ['Gold', 'Raw', '1', '2', '-3', '4'],
    [
      'Instrument',
      'Account',
      'Spread, in steps',
      'Commission for one lot',
      'Overnight charge when bought',
      'Overnight charge when sold',
    ],
  ],
])('puts the cells of a pasted %s into its fields in their order', (_noun, first, cells, labels) => {
  open();
  fireEvent.paste(control(first), { clipboardData: { getData: () => cells.join('\t') } });
  expect(labels.map((label) => control(label).value)).toEqual(cells);
});

it.each([
  ['licence', 'Licence', 'Regulator', 'Licence number'],
  ['cost row', 'Cost row', 'Instrument', 'Account'],
])('requires of a %s what it is about, once something is typed in it', (noun, title, what, other) => {
  open({}, blankBrokerForm);
  fireEvent.click(screen.getByText(`Add ${noun}`));
  expect(fieldset(`${title} 1 of 1`)).toContainElement(control(what));
  expect(control(what)).not.toBeRequired();
  type(other, 'x');
  expect(control(what)).toBeRequired();
});

it.each([
  ['Currency of the commission', ['USD', 'eur'], ['US', 'USDT', '1€3']],
  ['Spread, in steps', ['0', '12', '0.25', '0,25'], ['-1', '1.', '.5', 'low', '1.2.3']],
  ['Commission for one lot', ['0', '7', '3.50', '3,5'], ['-7', '$7']],
  ['Overnight charge when bought', ['-0.72', '−0,72', '–1', '+3', '12'], ['--1', 'x', '1-']],
  ['Overnight charge when sold', ['-0.72', '−0,72', '–1', '+3', '12'], ['--1', 'x', '1-']],
  [
    'Retail accounts that lose money, in percent',
    ['0', '74', '74.5', '7,25', '100', '100.0', '100,00'],
    ['101', '100.5', '-1', '1000', '7.'],
  ],
])('takes in %s a figure in any sound spelling, and no other text', (label, sound, unsound) => {
  open();
  const isTaken = (value: string) => {
    type(label, value);
    return control(label).validity.valid;
  };
  expect(sound.filter((text) => !isTaken(text))).toEqual([]);
  expect(unsound.filter(isTaken)).toEqual([]);
});

it('opens the keys for figures on a phone', () => {
  open();
  const labels = [
    'Spread, in steps',
    'Commission for one lot',
    'Overnight charge when bought',
    'Overnight charge when sold',
    'Retail accounts that lose money, in percent',
  ];
  expect(labels.map((label) => control(label).getAttribute('inputmode'))).toEqual(
    labels.map(() => 'decimal'),
  );
});

it.each(['Licence checked on', 'Price list checked on', 'Loss figure as of', 'Rated on'])(
  'takes for “%s” today, and no later day',
  (label) => {
    vi.useFakeTimers({ now: new Date(2026, 10, 5, 12), toFake: ['Date'] });
    onTestFinished(() => {
      vi.useRealTimers();
    });
    open();
    expect(control(label)).toHaveAttribute('type', 'date');
    const isTaken = (value: string) => {
      type(label, value);
      return control(label).validity.valid;
    };
    expect(['2026-11-05', '2026-11-06'].map(isTaken)).toEqual([true, false]);
  },
);

it('takes a year from the first known firm to this one for when the firm was founded', () => {
  vi.useFakeTimers({ now: new Date(2026, 10, 5, 12), toFake: ['Date'] });
  onTestFinished(() => {
    vi.useRealTimers();
  });
  open();
  const isTaken = (year: number) => {
    type('Founded', String(year));
    return control('Founded').validity.valid;
  };
  expect([FIRST_YEAR - 1, FIRST_YEAR, 2026, 2027].map(isTaken)).toEqual([false, true, true, false]);
});

it('has a control of several lines for what the rating rests on, and one for addresses', () => {
  open();
  expect(control('What the rating rests on').tagName).toBe('TEXTAREA');
  expect(ofFields(['Register entry', 'Source of the loss figure'], ({ type }) => type)).toEqual({
    'Register entry': 'url',
    'Source of the loss figure': 'url',
  });
});
