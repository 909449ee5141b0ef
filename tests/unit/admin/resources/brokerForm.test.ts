import { expect, it } from 'vitest';
import { brokerFields, withoutBlankFacts, type BrokerForm } from '@/admin/resources/brokerForm';
import { formConversion } from '@/admin/resources/fieldTable';
import { NO_FACTS } from '@/domain/catalogue/broker';
import { changesByEdit } from '@/domain/merge/fields';
import { aBroker, someFacts } from '../../../support/records';

const {
  blankForm: blankBrokerForm,
  toForm: brokerToForm,
  fromForm: brokerFromForm,
} = formConversion(brokerFields);
const newBrokerFrom = (form: BrokerForm) => withoutBlankFacts(brokerFromForm(form));
const stamps = { id: '7', createdAt: '2026-01-01T00:00:00.000Z', updatedAt: '2026-01-01T00:00:00.000Z' };
const stored = { ...aBroker(someFacts), ...stamps };
const opened = brokerToForm(stored);
const save = (edited: BrokerForm) => changesByEdit({ opened, edited }, brokerToForm, brokerFromForm)(stored);
const [costRow] = opened.costs.rows;
const [licence] = opened.licences;
if (costRow === undefined || licence === undefined) throw new Error('no row');
/** A licence with only the fields that older versions had. */
const older = { regulator: ' R ', entity: ' E ', number: '', register: '', checkedOn: '' };
const blankParts = { serves: '', leverage: '', protection: '' };

it('converts a stored broker to editable text', () => {
  expect(opened).toMatchObject({
    name: 'Test Broker',
    regulation: 'Sample regulator',
    rating: '4.2',
    costs: {
      rows: [{ spread: '0.2', commission: '7', swapLong: '-0.72', swapShort: '0.31', professional: false }],
    },
    retailLoss: { percent: '74', asOf: '2026-09-30', source: 'https://broker.example/risk' },
    founded: '2014',
  });
});

it('changes nothing when an unedited broker is saved', () => {
  expect(brokerFromForm(opened)).toEqual(aBroker(someFacts));
  expect(save(opened)).toEqual({});
});

it('stores a new broker without its empty optional fields', () => {
  expect(newBrokerFrom(blankBrokerForm)).toMatchObject({ rating: 0, isActive: true, regulation: [] });
  expect(Object.keys(newBrokerFrom(blankBrokerForm)).toSorted()).toEqual(Object.keys(aBroker()).toSorted());
  expect(newBrokerFrom({ ...blankBrokerForm, founded: '2014' })).toHaveProperty('founded', 2014);
});

it('stores an optional field as empty when it is cleared', () => {
  expect(save({ ...opened, licences: [], costs: blankBrokerForm.costs, founded: '' })).toEqual({
    licences: [],
    costs: null,
    founded: null,
  });
  expect(brokerFromForm(blankBrokerForm)).toMatchObject(NO_FACTS);
});

it('trims every string, including those in lists and rows', () => {
  const edited: BrokerForm = {
    ...opened,
    name: ' Harbour ',
    website: ' https://a.example/ ',
    features: [' One ', ' ', ''],
    licences: [{ ...older, ...blankParts, leverage: ' 1:30 ', serves: ' North , South,' }],
    costs: { ...opened.costs, currency: ' eur ', rows: [{ ...costRow, account: ' Raw ' }] },
    headquarters: ' h ',
  };
  expect(brokerFromForm(edited)).toMatchObject({
    name: 'Harbour',
    website: 'https://a.example/',
    features: ['One'],
    licences: [{ regulator: 'R', entity: 'E', leverage: '1:30', serves: ['North', 'South'] }],
    costs: { currency: 'EUR', rows: [{ account: 'Raw' }] },
    headquarters: 'h',
  });
});

it.each([
  ['4,5', 4.5],
  ['', 0],
  ['many', 0],
  ['7', 5],
])('reads the rating %j as %d', (rating, read) => {
  expect(brokerFromForm({ ...opened, rating }).rating).toBe(read);
});

it.each([
  ['0', 0],
  ['0,5', 0.5],
  ['', null],
])('reads the overnight charge %j as %j', (swapLong, figure) => {
  const costs = { ...opened.costs, rows: [{ ...costRow, swapLong }] };
  expect(brokerFromForm({ ...opened, costs }).costs?.rows).toMatchObject([{ swapLong: figure }]);
});

it('adds no fields to a licence that an older version stored', () => {
  const written = { ...older, regulator: 'R', entity: 'E' };
  const { licences } = brokerToForm({ ...stored, licences: [written] });
  expect(licences).toEqual([{ ...written, ...blankParts }]);
  expect(brokerFromForm({ ...opened, licences }).licences).toEqual([written]);
  const cleared = brokerFromForm({ ...opened, licences: [{ ...licence, serves: ' ', protection: '' }] });
  expect(cleared.licences[0]).toStrictEqual({
    regulator: 'Sample regulator',
    entity: 'Test Broker Ltd',
    number: 'SAMPLE-9',
    register: 'https://register.example/9',
    checkedOn: '2026-11-02',
    leverage: '1:30',
  });
});

it('marks a cost row as professional only when its box is ticked', () => {
  const withTick = (professional: boolean) =>
    brokerFromForm({ ...opened, costs: { ...opened.costs, rows: [{ ...costRow, professional }] } }).costs
      ?.rows[0];
  expect(withTick(true)).toHaveProperty('professional', true);
  expect(withTick(false)).not.toHaveProperty('professional');
});

it('keeps unknown fields of edited rows', () => {
  const rows = [{ ...costRow, spread: '0,4' }];
  expect(save({ ...opened, costs: { ...opened.costs, rows } }).costs?.rows).toEqual([
    { ...someFacts.costs?.rows[0], spread: 0.4 },
  ]);
});

it('drops rows that are completely empty', () => {
  const blank = { ...older, regulator: '', entity: ' ', ...blankParts };
  expect(save({ ...opened, licences: [...opened.licences, blank] })).toEqual({});
  expect(brokerFromForm({ ...opened, licences: [blank] }).licences).toEqual([]);
});

it('stores a loss figure of 0, and costs that have only a currency', () => {
  const facts = {
    costs: { currency: 'USD', checkedOn: '', rows: [] },
    retailLoss: { percent: 0, asOf: '', source: '' },
  };
  expect(newBrokerFrom(brokerToForm({ ...aBroker(facts), ...stamps }))).toMatchObject(facts);
});
