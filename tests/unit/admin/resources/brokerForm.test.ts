import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import {
  blankBrokerForm,
  brokerFromForm,
  brokerToForm,
  newBrokerFromForm,
} from '@/admin/resources/brokerForm';
import { createBrokerRepository } from '@/data/catalogue/brokerRepository';
import { NO_FACTS } from '@/domain/brokerFacts';
import { changesByEdit } from '@/domain/recordEdit';
import { NO_SEED } from '../../../support/entities';
import { anEnvironment } from '../../../support/environment';
import { numRuns } from '../../../support/properties';
import { aBroker, someFacts } from '../../../support/records';

const stamps = { id: '7', createdAt: '2026-01-01T00:00:00.000Z', updatedAt: '2026-01-01T00:00:00.000Z' };
const filledIn = brokerToForm({ ...aBroker(), ...stamps });

describe('brokerToForm', () => {
  it('shows the regulation as one comma-separated text and the rating as typed text', () => {
    const form = brokerToForm({ ...aBroker({ regulation: ['One', 'Two'], rating: 4.5 }), ...stamps });
    expect(form).toMatchObject({ regulation: 'One, Two', rating: '4.5', name: 'Test Broker' });
  });

  it('gives back the same broker when nothing is changed', () => {
    expect(brokerFromForm(filledIn)).toEqual({ ...aBroker(), ...NO_FACTS });
    expect(newBrokerFromForm(filledIn)).toEqual(aBroker());
  });
});

describe('brokerFromForm', () => {
  it('splits the regulation on commas, trims it and drops empties', () => {
    const { regulation } = brokerFromForm({ ...filledIn, regulation: ' One,, Two ,Three and four, ,' });
    expect(regulation).toEqual(['One', 'Two', 'Three and four']);
  });

  it.each(['', ' ', ',', ' , ,'])('has no regulation for %j', (regulation) => {
    expect(brokerFromForm({ ...filledIn, regulation }).regulation).toEqual([]);
  });

  it.each(['features', 'tradingPlatforms', 'accountTypes'] as const)('drops empty entries of %s', (field) => {
    const form = { ...filledIn, [field]: ['One', '', '  ', ' Two, three '] };
    expect(brokerFromForm(form)[field]).toEqual(['One', 'Two, three']);
  });

  it.each([
    ['4.5', 4.5],
    ['4,5', 4.5],
    [' 3 ', 3],
    ['0', 0],
    ['', 0],
    ['many', 0],
    ['4.5.6', 0],
    ['NaN', 0],
    ['-1', 0],
    ['7', 5],
  ])('reads the rating %j as %d', (rating, read) => {
    expect(brokerFromForm({ ...filledIn, rating }).rating).toBe(read);
  });

  it('trims addresses', () => {
    const form = {
      ...filledIn,
      website: ' https://a.example/ ',
      logo: ' https://b.example/ ',
      referralLink: ' https://c.example/ ',
      contactEmail: ' a@b.example ',
    };
    expect(brokerFromForm(form)).toMatchObject({
      website: 'https://a.example/',
      logo: 'https://b.example/',
      referralLink: 'https://c.example/',
      contactEmail: 'a@b.example',
    });
  });

  it('makes an active broker with rating 0 of the defaults', () => {
    expect(newBrokerFromForm(blankBrokerForm)).toEqual({
      name: '',
      description: '',
      website: '',
      logo: '',
      features: [],
      rating: 0,
      minDeposit: '',
      leverage: '',
      spreads: '',
      regulation: [],
      tradingPlatforms: [],
      accountTypes: [],
      contactEmail: '',
      referralLink: '',
      isActive: true,
    });
  });
});

it('B25: takes no spaces at the ends of a text', () => {
  const texts = { name: 'Harbour', description: 'd', minDeposit: '100', leverage: '1:30', spreads: '1 pip' };
  const spaced = Object.fromEntries(Object.entries(texts).map(([field, text]) => [field, ` ${text} `]));
  expect(brokerFromForm({ ...blankBrokerForm, ...spaced })).toMatchObject(texts);
});

describe('the optional fields', () => {
  const stored = { ...aBroker(someFacts), ...stamps };
  const opened = brokerToForm(stored);
  const save = (edited: typeof opened) =>
    changesByEdit({ opened, edited }, brokerToForm, brokerFromForm)(stored);

  it('come back as they were', () => {
    expect(brokerFromForm(opened)).toEqual(aBroker(someFacts));
    expect(save(opened)).toEqual({});
  });

  it('B06: a nought is a figure, and comes back as one', () => {
    const costs = {
      currency: 'USD',
      checkedOn: '2026-11-02',
      rows: [{ instrument: 'EUR/USD', account: 'Raw', spread: 0, commission: 0, swapLong: 0, swapShort: 0 }],
    };
    const retailLoss = { percent: 0, asOf: '2026-09-30', source: 'https://broker.example/risk' };
    const facts = { costs, retailLoss };
    expect(brokerFromForm(brokerToForm({ ...aBroker(facts), ...stamps }))).toMatchObject(facts);
  });

  it('B04: are not stored by saving a broker that has none', () => {
    const plain = brokerToForm({ ...aBroker(), ...stamps });
    const edit = { opened: plain, edited: { ...plain, name: 'Renamed' } };
    expect(changesByEdit(edit, brokerToForm, brokerFromForm)({ ...aBroker(), ...stamps })).toEqual({
      name: 'Renamed',
    });
  });

  it('are stored as empty where they were cleared', () => {
    expect(save({ ...opened, licences: [], costs: blankBrokerForm.costs, founded: '' })).toEqual({
      licences: [],
      costs: null,
      founded: null,
    });
  });

  it('B02: keep unknown keys of the rows that are edited', () => {
    const [row] = opened.costs.rows;
    if (row === undefined) throw new Error('no row');
    const { costs } = save({ ...opened, costs: { ...opened.costs, rows: [{ ...row, spread: '0,4' }] } });
    expect(costs?.rows).toEqual([{ ...someFacts.costs?.rows[0], spread: 0.4 }]);
    expect(costs?.rows[0]).toHaveProperty('venue', 'x');
  });

  it('drop rows in which nothing is filled in, and such rows are no change', () => {
    const blank = { regulator: '', entity: ' ', number: '', register: '', checkedOn: '' };
    expect(save({ ...opened, licences: [...opened.licences, blank] })).toEqual({});
    expect(brokerFromForm({ ...opened, licences: [blank] }).licences).toEqual([]);
  });

  it('take a decimal comma, any minus and a currency in small letters', () => {
    const form = {
      ...opened,
      costs: {
        ...opened.costs,
        currency: ' eur ',
        rows: [
          {
            instrument: ' EUR/USD ',
            account: '',
            spread: '1,5',
            commission: '',
            swapLong: '−0,7',
            swapShort: '0.2',
            professional: false,
          },
        ],
      },
    };
    expect(brokerFromForm(form).costs).toMatchObject({
      currency: 'EUR',
      rows: [{ instrument: 'EUR/USD', spread: 1.5, commission: null, swapLong: -0.7, swapShort: 0.2 }],
    });
  });
});

it('P24, B03: edits in two tabs, of other fields of one broker, lose nothing, however old a form is', async () => {
  const fields = [
    ['description', 'leverage', 'spreads', 'regulation'],
    ['minDeposit', 'logo', 'contactEmail', 'headquarters'],
  ] as const;
  const edits = fc.array(
    fc.record({ tab: fc.nat(1), place: fc.nat(3), text: fc.constantFrom('a', 'b', '') }),
    {
      maxLength: 24,
    },
  );
  await fc.assert(
    fc.asyncProperty(edits, async (sequence) => {
      const { environment, area } = anEnvironment();
      area.setItem('upm_brokers', JSON.stringify([{ ...aBroker(), ...stamps }]));
      const tabs = [0, 1].map(() => createBrokerRepository(environment, NO_SEED));
      const formOf = async (tab: number) => {
        const opened = await tabs[tab]?.get(stamps.id);
        if (!opened) throw new Error('The broker has gone.');
        return brokerToForm(opened);
      };
      // Each tab opens its form as it saves the one before, and what the other saves meanwhile is not in it.
      const forms = [await formOf(0), await formOf(1)];
      const typed: Record<string, string> = {};
      for (const { tab, place, text } of sequence) {
        const field = fields[tab]?.[place] ?? 'description';
        const opened = forms[tab] ?? blankBrokerForm;
        typed[field] = text;
        const edit = { opened, edited: { ...opened, [field]: text } };
        await tabs[tab]?.update(stamps.id, changesByEdit(edit, brokerToForm, brokerFromForm));
        forms[tab] = await formOf(tab);
      }
      expect(await formOf(0)).toEqual({ ...filledIn, ...typed, updatedAt: expect.any(String) as string });
    }),
    { numRuns },
  );
});
