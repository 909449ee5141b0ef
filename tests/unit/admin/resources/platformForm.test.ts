import { expect, it } from 'vitest';
import { NO_SORT_ORDER } from '@/domain/catalogue/platform';
import { formConversion } from '@/admin/resources/fieldTable';
import { platformFields } from '@/admin/resources/platformForm';
import { aPlatform } from '../../../support/records';

const stamps = { id: '7', createdAt: '2026-01-01T00:00:00.000Z', updatedAt: '2026-01-01T00:00:00.000Z' };
const { toForm: platformToForm, fromForm: platformFromForm } = formConversion(platformFields);
const filledIn = platformToForm({ ...aPlatform(), ...stamps });

it('leaves the position field empty when none is set', () => {
  expect(platformToForm({ ...aPlatform({ sortOrder: NO_SORT_ORDER }), ...stamps }).sortOrder).toBe('');
});

it.each([1, NO_SORT_ORDER])(
  'returns the same platform when nothing is changed (sortOrder %i)',
  (sortOrder) => {
    const platform = aPlatform({ sortOrder });
    expect(platformFromForm(platformToForm({ ...platform, ...stamps }))).toEqual(platform);
  },
);

it.each([
  ['3', 3],
  ['0', 0],
  ['', NO_SORT_ORDER],
  [' ', NO_SORT_ORDER],
])('reads the position %j as %d', (sortOrder, read) => {
  expect(platformFromForm({ ...filledIn, sortOrder }).sortOrder).toBe(read);
});
