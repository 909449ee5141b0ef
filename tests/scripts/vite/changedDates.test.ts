import { expect, it } from 'vitest';
import { changedDates, datesIn } from '../../../scripts/vite/changedDates.ts';

it('gives each file the newest of its dates', () => {
  const dates = datesIn('2026-03-02\n\nsrc/a.ts\n\n2026-01-01\n\nsrc/a.ts\nsrc/b.ts\n');
  expect([...dates]).toEqual([
    ['src/a.ts', '2026-03-02'],
    ['src/b.ts', '2026-01-01'],
  ]);
});

it('gives no date to a file outside the history', () => {
  expect(changedDates('dist').size).toBe(0);
});
