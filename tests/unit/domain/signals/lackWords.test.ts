import { describe, expect, it } from 'vitest';
import { CHANGED_WARNING, lackWords } from '@/domain/signals/lackWords';

const WARNING =
  'Something in this record was changed after it was made. Please tell us, and do not rely on the figures.';

it('warns in full wherever a record is not what it was', () => {
  expect(CHANGED_WARNING).toBe(WARNING);
});

describe('a record that lacks what was noted of it', () => {
  it('is said to lack what it held on the day of the visit', () => {
    expect(lackWords({ noted: '2026-03-03T23:59:00.000Z' })).toBe(
      `This record does not contain what it held on 3 March 2026. ${WARNING}`,
    );
  });

  it('is said to lack what it held when the page was made', () => {
    expect(lackWords('build')).toBe(
      `This record does not contain what it held when this page was made. ${WARNING}`,
    );
  });
});
