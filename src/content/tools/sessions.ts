import type { SessionName } from '@/domain/sessionClock';

const joinNames = (names: readonly string[]): string =>
  names.length < 2 ? names.join('') : `${names.slice(0, -1).join(', ')} and ${names.at(-1) ?? ''}`;

export const sessionClockWords = {
  name: 'Forex sessions',
  open: 'Open',
  closed: 'Closed',
  standardHours: (hours: string) => `${hours} GMT in standard time`,
  closes: (time: string, wait: string) => `closes ${time}, in ${wait}`,
  opens: (time: string, wait: string) => `opens ${time}, in ${wait}`,
  overlap: (names: readonly SessionName[]) =>
    `${joinNames(names)} are open together${names.includes('London') && names.includes('New York') ? ': the busiest hours of the day' : ''}.`,
  one: (name: SessionName) => `${name} is the only open session.`,
  between: 'No session is open at the moment.',
  weekend: (time: string, wait: string) => `The currency market is closed. It opens ${time}, in ${wait}.`,
  yourTime:
    'Times are in your time zone and allow for summer time in each city. Public holidays are not taken into account.',
} as const;
