import { screen } from '@testing-library/react';
import { expect, it } from 'vitest';
import { RatingSheet } from '@/site/features/brokers/RatingSheet';
import { aCatalogue } from '../../../../support/catalogue';
import { aBroker } from '../../../../support/records';
import { renderWith } from '../../../../support/render';

const RATED = {
  rating: 4.5,
  reviewedBy: 'The desk',
  reviewedOn: '2026-11-02',
  ratingBasis: 'Its price list.',
};

it('shows who set each rating, when and why, or says that its basis is not stated', async () => {
  const brokers = [
    aBroker({ name: 'Rated', ...RATED }),
    aBroker({ name: 'Unfounded', ...RATED, reviewedBy: '' }),
    aBroker({ name: 'Unrated', rating: 0 }),
    aBroker({ name: 'Hidden', ...RATED, isActive: false }),
  ];
  renderWith(aCatalogue({ brokers }).catalogue, <RatingSheet />);
  expect(
    (await screen.findAllByRole('row'))
      .slice(1)
      .map((row) => [...row.children].map((cell) => cell.textContent)),
  ).toEqual([
    ['Rated', '4.5', 'The desk', '2 November 2026', 'Its price list.'],
    ['Unfounded', '4.5', 'No basis is stated for this rating.'],
    ['Unrated', 'Not rated', ''],
  ]);
});
