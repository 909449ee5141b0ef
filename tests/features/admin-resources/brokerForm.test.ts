import { describe, expect, it } from 'vitest';
import { blankBrokerForm, brokerFromForm, brokerToForm } from '@/features/admin-resources/brokerForm';
import { aBroker } from '../../support/records';

const stamps = { id: '7', createdAt: '2026-01-01T00:00:00.000Z', updatedAt: '2026-01-01T00:00:00.000Z' };
const filledIn = brokerToForm({ ...aBroker(), ...stamps });

describe('brokerToForm', () => {
  it('shows the regulation as one comma-separated text and the rating as typed text', () => {
    const form = brokerToForm({ ...aBroker({ regulation: ['One', 'Two'], rating: 4.5 }), ...stamps });
    expect(form).toMatchObject({ regulation: 'One, Two', rating: '4.5', name: 'Test Broker' });
  });

  it('gives back the same broker when nothing is changed', () => {
    expect(brokerFromForm(filledIn)).toEqual(aBroker());
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
    expect(brokerFromForm(blankBrokerForm)).toEqual({
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
