import { describe, expect, it } from 'vitest';
import {
  BLANK_COST_ROW,
  BLANK_LICENCE,
  blankFactsForm,
  costRowFromForm,
  factsFromForm,
  factsToForm,
  statedFacts,
  type BrokerFactsForm,
} from '@/admin/resources/brokerFactsForm';
import { NO_FACTS } from '@/domain/brokerFacts';
import { someFacts } from '../../../support/records';

const { costs: someCosts } = someFacts;
const row = { ...BLANK_COST_ROW, instrument: 'EUR/USD' };

describe('a form without optional fields', () => {
  it('shows all of them empty, and no figure as a word', () => {
    expect(blankFactsForm).toEqual({
      ...NO_FACTS,
      costs: { currency: '', checkedOn: '', rows: [] },
      retailLoss: { percent: '', asOf: '', source: '' },
      founded: '',
    });
  });

  it('stands for the empty fields, and states none', () => {
    expect(factsFromForm(blankFactsForm)).toEqual(NO_FACTS);
    expect(statedFacts(blankFactsForm)).toEqual({});
  });

  it('is the same for a broker whose figures were cleared', () => {
    expect(factsToForm({ costs: null, retailLoss: null, founded: null })).toEqual(blankFactsForm);
  });
});

describe('the figures of a stored broker', () => {
  it('are shown as typed texts', () => {
    expect(factsToForm(someFacts)).toMatchObject({
      costs: {
        currency: 'USD',
        checkedOn: '2026-11-02',
        rows: [{ spread: '0.2', commission: '7', swapLong: '-0.72', swapShort: '0.31', professional: false }],
      },
      retailLoss: { percent: '74', asOf: '2026-09-30', source: 'https://broker.example/risk' },
      founded: '2014',
    });
  });

  it('are shown empty where one is not known', () => {
    const known = {
      instrument: 'EUR/USD',
      account: '',
      spread: null,
      commission: null,
      swapLong: null,
      swapShort: null,
    };
    const costs = { currency: 'USD', checkedOn: '', rows: [known] };
    const retailLoss = { percent: null, asOf: '2026-09-30', source: '' };
    expect(factsToForm({ costs, retailLoss })).toMatchObject({
      costs: { rows: [row] },
      retailLoss: { percent: '', asOf: '2026-09-30', source: '' },
    });
  });
});

describe('what is stored of the form', () => {
  it('B25: has no spaces at the ends of a text, in rows either', () => {
    const licence = {
      regulator: ' R ',
      entity: ' E ',
      number: ' N ',
      register: ' https://r.example/ ',
      checkedOn: '2026-11-02',
    };
    const form: BrokerFactsForm = {
      ...blankFactsForm,
      licences: [licence],
      costs: {
        currency: ' usd ',
        checkedOn: '',
        rows: [{ ...row, instrument: ' Gold ', account: ' Raw ', commission: ' 7 ' }],
      },
      swapPolicy: ' p ',
      retailLoss: { percent: ' 74 ', asOf: '', source: ' https://s.example/ ' },
      depositMethods: [' Card ', ' '],
      withdrawalMethods: [' Bank ', ''],
      baseCurrencies: [' EUR ', ' '],
      languages: [' English ', ''],
      founded: ' 2014 ',
      headquarters: ' h ',
      reviewedBy: ' r ',
      ratingBasis: ' b ',
    };
    expect(factsFromForm(form)).toEqual({
      ...NO_FACTS,
      licences: [
        { regulator: 'R', entity: 'E', number: 'N', register: 'https://r.example/', checkedOn: '2026-11-02' },
      ],
      costs: {
        currency: 'USD',
        checkedOn: '',
        rows: [
          {
            instrument: 'Gold',
            account: 'Raw',
            spread: null,
            commission: 7,
            swapLong: null,
            swapShort: null,
          },
        ],
      },
      swapPolicy: 'p',
      retailLoss: { percent: 74, asOf: '', source: 'https://s.example/' },
      depositMethods: ['Card'],
      withdrawalMethods: ['Bank'],
      baseCurrencies: ['EUR'],
      languages: ['English'],
      founded: 2014,
      headquarters: 'h',
      reviewedBy: 'r',
      ratingBasis: 'b',
    });
  });

  it.each([
    ['0,5', 0.5],
    ['-0.5', -0.5],
    ['−0.5', -0.5],
    ['–0,5', -0.5],
    [' −0.5 ', -0.5],
    ['5e−1', null],
    ['', null],
    ['free', null],
  ])('has for the overnight charge %j the figure %j', (typed, figure) => {
    expect(costRowFromForm({ ...row, swapLong: typed, swapShort: typed })).toMatchObject({
      swapLong: figure,
      swapShort: figure,
    });
  });

  it('says of a cost row that it is for professional clients only where that is ticked', () => {
    expect(costRowFromForm({ ...row, professional: true })).toHaveProperty('professional', true);
    expect(costRowFromForm(row)).not.toHaveProperty('professional');
    const [stored] = someCosts?.rows ?? [];
    if (stored === undefined || !someCosts) throw new Error('no row');
    const professional = { ...someCosts, rows: [{ ...stored, professional: true }] };
    expect(factsToForm({ costs: professional }).costs.rows).toMatchObject([{ professional: true }]);
  });

  it('has no row that says nothing', () => {
    const form = {
      ...blankFactsForm,
      licences: [BLANK_LICENCE, { ...BLANK_LICENCE, number: '1' }],
      costs: { currency: 'USD', checkedOn: '', rows: [BLANK_COST_ROW, row] },
    };
    const { licences, costs } = factsFromForm(form);
    expect(licences).toEqual([{ ...BLANK_LICENCE, number: '1' }]);
    expect(costs?.rows).toMatchObject([{ instrument: 'EUR/USD' }]);
  });

  it('has no costs, and no loss figure, where nothing of them is filled in', () => {
    const form = { ...blankFactsForm, costs: { ...blankFactsForm.costs, rows: [BLANK_COST_ROW] } };
    expect(factsFromForm(form)).toMatchObject({ costs: null, retailLoss: null });
  });
});

it.each(Object.entries(factsFromForm(factsToForm(someFacts))))(
  'a new broker of which %s alone is filled in states that and nothing else',
  (field, value) => {
    expect(statedFacts(factsToForm({ [field]: value }))).toEqual({ [field]: value });
  },
);

it.each([
  ['the currency', { costs: { currency: 'USD', checkedOn: '', rows: [] } }],
  ['the day of the price list', { costs: { currency: '', checkedOn: '2026-11-02', rows: [] } }],
  ['the day of the loss figure', { retailLoss: { percent: null, asOf: '2026-09-30', source: '' } }],
  ['the loss figure', { retailLoss: { percent: 0, asOf: '', source: '' } }],
])('%s is stored although nothing beside it is known', (_what, facts) => {
  expect(statedFacts(factsToForm(facts))).toEqual(facts);
});
