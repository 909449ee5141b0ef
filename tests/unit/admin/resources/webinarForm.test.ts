import { expect, it } from 'vitest';
import { formConversion } from '@/admin/resources/fieldTable';
import { webinarFields } from '@/admin/resources/webinarForm';
import { aWebinar } from '../../../support/records';

const stamps = { id: '7', createdAt: '2026-01-01T00:00:00.000Z', updatedAt: '2026-01-01T00:00:00.000Z' };
const {
  blankForm: blankWebinarForm,
  toForm: webinarToForm,
  fromForm: webinarFromForm,
} = formConversion(webinarFields);

it('shows the start of a webinar in GMT', () => {
  expect(webinarToForm({ ...aWebinar(), ...stamps })).toMatchObject({
    startsAt: '2025-11-05T19:00',
    minutes: '60',
  });
});

it('returns the same webinar when nothing is changed', () => {
  expect(webinarFromForm(webinarToForm({ ...aWebinar(), ...stamps }))).toEqual(aWebinar());
});

it.each([
  ['2026-11-29T15:00', '2026-11-29T15:00:00Z'],
  ['2026-11-29T15:45:30', '2026-11-29T15:45:00Z'],
  ['', ''],
  ['tomorrow', ''],
])('reads the start %j as %j', (startsAt, start) => {
  expect(webinarFromForm({ ...blankWebinarForm, startsAt }).startsAt).toBe(start);
});

it('starts a new webinar as active, an hour long and in English', () => {
  expect(webinarFromForm(blankWebinarForm)).toEqual(
    aWebinar({ name: '', description: '', startsAt: '', language: 'English', host: '', level: '' }),
  );
});
