import * as v from 'valibot';
import { describe, expect, it } from 'vitest';
import { placeToRead, webinarDraftSchema } from '@/domain/webinar';
import { shownWebinars } from '../../support/owner';

const read = (stored: object) => v.parse(webinarDraftSchema, { name: 'Stops', ...stored });

describe('a stored webinar', () => {
  it.each([
    ['2026-11-29T15:00:00Z', '2026-11-29T15:00:00Z'],
    ['2026-11-29T15:00:00.000Z', '2026-11-29T15:00:00Z'],
    ['2026-11-29T15:00+02:00', '2026-11-29T13:00:00Z'],
    ['2026-11-29T15:00', ''],
    ['2026-02-30T15:00:00Z', ''],
    ['2026-11-29T25:00:00Z', ''],
    ['soon', ''],
    [1_700_000_000_000, ''],
    [null, ''],
  ])('with the start %j starts at %j', (startsAt, start) => {
    expect(read({ startsAt }).startsAt).toBe(start);
  });

  it('needs nothing but its title, and no damaged field makes it unreadable', () => {
    expect(read({ minutes: 'many', level: 'expert', host: [], isActive: 'yes' })).toEqual({
      name: 'Stops',
      description: '',
      startsAt: '',
      minutes: 60,
      language: '',
      host: '',
      level: '',
      registration: '',
      recording: '',
      writtenUp: '',
      isActive: true,
    });
    expect(v.safeParse(webinarDraftSchema, { description: 'No title' }).success).toBe(false);
  });

  it.each([0, -5, 601, 1e300, 'an hour'])('takes %j minutes for the usual hour', (minutes) => {
    expect(read({ minutes }).minutes).toBe(60);
  });

  it.each(shownWebinars)('“$name”, which the site comes with, is read as it stands', (webinar) => {
    expect({ ...webinar, ...read(webinar) }).toEqual(webinar);
  });
});

it.each([
  ['/education/beginner/the-spread', { path: '/education/beginner/the-spread' }],
  [' https://school.example/lesson ', { href: 'https://school.example/lesson' }],
  ['//evil.example', null],
  ['/\\evil.example', null],
  ['javascript:alert(1)', null],
  ['', null],
])('the written-up lesson %j is at %j', (typed, place) => {
  expect(placeToRead(typed)).toEqual(place);
});
