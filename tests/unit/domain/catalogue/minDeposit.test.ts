import { expect, it } from 'vitest';
import { withDollarSign } from '@/domain/catalogue/minDeposit';

it.each([
  ['$100', '$100'],
  ['100', '$100'],
  ['$$100', '$100'],
  [' $ 100 ', '$100'],
  ['€50', '€50'],
  ['100, 200 or 500', '100, 200 or 500'],
  ['', ''],
])('shows the deposit %j as %j', (stored, shown) => {
  expect(withDollarSign(stored)).toBe(shown);
});
