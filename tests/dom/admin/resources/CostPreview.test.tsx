import { render, screen } from '@testing-library/react';
import { expect, it } from 'vitest';
import { formConversion } from '@/admin/resources/fieldTable';
import { costRowParts, type CostRowForm } from '@/admin/resources/brokerForm';
import { CostPreview } from '@/admin/resources/CostPreview';

function previewOf(row: Partial<CostRowForm>) {
  const { container } = render(
    <CostPreview row={{ ...formConversion(costRowParts).blankForm, ...row }} currency="USD" />,
  );
  return container;
}

it('says that the cost of an unknown instrument is not calculated', () => {
  previewOf({ instrument: ' Coffee ', spread: '1' });
  expect(
    screen.getByText('Coffee is shown to visitors as entered here, without a calculated cost.'),
  ).toBeVisible();
});

// Per lot, one pip of EUR/USD is worth 10 dollars, and one of USD/JPY 1,000 yen.
it.each([
  [
    'a trade charged in the currency of the price',
    { instrument: 'EUR/USD', spread: '0.2', commission: '7', swapLong: '-0.9' },
    '1 lot EUR/USD, 1 night: spread $2.00, commission $7.00, overnight charge $9.00; in total $18.00.',
  ],
  [
    'a trade with a commission in a different currency, without a total',
    { instrument: 'USD/JPY', spread: '1', commission: '7', swapLong: '1' },
    '1 lot USD/JPY, 1 night: spread ¥1,000.00, commission $7.00, overnight charge −¥1,000.00.',
  ],
])('previews the cost of %s', (_what, row, words) => {
  expect(previewOf(row)).toHaveTextContent(words);
});
