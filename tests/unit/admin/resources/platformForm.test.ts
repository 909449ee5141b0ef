import { expect, it } from 'vitest';
import { NO_SORT_ORDER } from '@/domain/platform';
import { formOf } from '@/admin/resources/fieldKinds';
import { platformFields } from '@/admin/resources/platformForm';
import { aPlatform } from '../../../support/records';

const stamps = { id: '7', createdAt: '2026-01-01T00:00:00.000Z', updatedAt: '2026-01-01T00:00:00.000Z' };
const {
  blankForm: blankPlatformForm,
  toForm: platformToForm,
  fromForm: platformFromForm,
} = formOf(platformFields);
const filledIn = platformToForm({ ...aPlatform(), ...stamps });

it('shows numbers as text', () => {
  const form = platformToForm({ ...aPlatform({ instruments: 120, sortOrder: 2 }), ...stamps });
  expect(form).toMatchObject({ instruments: '120', sortOrder: '2', name: 'Test Platform' });
});

it('leaves the position empty when none is set', () => {
  expect(platformToForm({ ...aPlatform({ sortOrder: NO_SORT_ORDER }), ...stamps }).sortOrder).toBe('');
});

it.each([1, NO_SORT_ORDER])(
  'returns the same platform when nothing is changed (sortOrder %i)',
  (sortOrder) => {
    const platform = aPlatform({ sortOrder });
    expect(platformFromForm(platformToForm({ ...platform, ...stamps }))).toEqual(platform);
  },
);

it.each(['features', 'languages'] as const)('drops empty entries of %s', (field) => {
  const form = { ...filledIn, [field]: ['', 'One', '  ', ' Two '] };
  expect(platformFromForm(form)[field]).toEqual(['One', 'Two']);
});

it.each([
  ['250', 250],
  ['', 0],
  ['many', 0],
  ['1e999', 0],
])('reads the instruments %j as %d', (instruments, read) => {
  expect(platformFromForm({ ...filledIn, instruments }).instruments).toBe(read);
});

it.each([
  ['3', 3],
  ['0', 0],
  ['', NO_SORT_ORDER],
  [' ', NO_SORT_ORDER],
])('reads the position %j as %d', (sortOrder, read) => {
  expect(platformFromForm({ ...filledIn, sortOrder }).sortOrder).toBe(read);
});

it('trims surrounding whitespace', () => {
  const texts = {
    name: 'Harbour',
    description: 'd',
    detailedDescription: 'dd',
    minDeposit: '100',
    leverage: '1:30',
    spreads: '1 pip',
  };
  const spaced = Object.fromEntries(Object.entries(texts).map(([field, text]) => [field, ` ${text} `]));
  expect(platformFromForm({ ...blankPlatformForm, ...spaced })).toMatchObject(texts);
});
