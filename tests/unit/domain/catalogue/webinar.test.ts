import * as v from 'valibot';
import { expect, it } from 'vitest';
import { parseLessonUrl, webinarDraftSchema } from '@/domain/catalogue/webinar';

const read = (stored: object) => v.parse(webinarDraftSchema, { name: 'Stops', ...stored });

it.each([
  ['2026-11-29T15:00:00Z', '2026-11-29T15:00:00Z'],
  ['2026-11-29T15:00:00.000Z', '2026-11-29T15:00:00Z'],
  ['2026-11-29T15:00', ''],
  ['2026-02-30T15:00:00Z', ''],
  ['soon', ''],
])('reads the start %j as %j', (startsAt, start) => {
  expect(read({ startsAt }).startsAt).toBe(start);
});

it('reads a webinar with only a title and damaged fields', () => {
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

it.each([0, -5, 601, 1e300, 'an hour'])('replaces %j minutes with the default of one hour', (minutes) => {
  expect(read({ minutes }).minutes).toBe(60);
});

it.each([
  ['/education/beginner/the-spread', { path: '/education/beginner/the-spread' }],
  [' https://school.example/lesson ', { href: 'https://school.example/lesson' }],
  ['//evil.example', null],
  ['/\\evil.example', null],
  ['javascript:alert(1)', null],
  ['', null],
])('resolves the lesson URL %j to %j', (typed, place) => {
  expect(parseLessonUrl(typed)).toEqual(place);
});
