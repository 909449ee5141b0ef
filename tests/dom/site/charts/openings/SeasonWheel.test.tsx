import { render, screen } from '@testing-library/react';
import { expect, it, vi } from 'vitest';
import SeasonWheel from '@/site/charts/openings/SeasonWheel';

const DRAWING = {
  kind: 'seasonWheel',
  rings: [
    { name: 'Gas', seasons: [{ name: 'heating', from: 10, to: 15, when: 'November to March' }] },
    { name: 'Corn', seasons: [{ name: 'planting', from: 3.5, to: 5, when: 'mid-April to May' }] },
  ],
} as const;

it.each([
  ['2026-02-10T12:00:00', '10 February. Gas: heating.'],
  ['2026-04-29T12:00:00', '29 April. Corn: planting.'],
  ['2026-06-02T12:00:00', '2 June.'],
])('lists the current seasons on %s', (now, words) => {
  vi.useFakeTimers({ now: new Date(now), toFake: ['Date'] });
  render(<SeasonWheel drawing={DRAWING} />);
  expect(screen.getByText(words)).toBeVisible();
});
