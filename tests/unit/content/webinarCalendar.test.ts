import ical from 'ical.js';
import { expect, it } from 'vitest';
import { calendarPath, webinarCalendar } from '@/content/webinarCalendar';
import { site } from '@/content/site';
import type { Webinar } from '@/domain/catalogue/webinar';
import { aWebinar } from '../../support/records';

const MADE = '2026-01-01T00:00:00.000Z';
const stored = (fields: Partial<Webinar> = {}): Webinar => ({
  ...aWebinar(),
  id: '7',
  createdAt: MADE,
  updatedAt: MADE,
  ...fields,
});

/** A property of the event in a webinar's calendar file. */
const property = (webinar: Webinar, name: string) =>
  new ical.Component(ical.parse(webinarCalendar(webinar, (path) => site.address + path)) as unknown[])
    .getFirstSubcomponent('vevent')
    ?.getFirstPropertyValue(name);

it("keeps the event's id and increases its sequence number after changes", () => {
  const changed = stored({ startsAt: '2025-11-06T19:00:00Z', updatedAt: '2026-01-01T00:00:05.000Z' });
  expect(property(changed, 'uid')).toBe(property(stored(), 'uid'));
  expect(property(stored(), 'sequence')).toBe(0);
  expect(property(changed, 'sequence')).toBe(5);
  expect(property(stored({ createdAt: '', updatedAt: '' }), 'sequence')).toBe(0);
  expect(String(property(changed, 'dtstamp'))).toBe('2026-01-01T00:00:05Z');
});

it('keeps calendar files in a single folder whatever the id', () => {
  expect(calendarPath('7')).toBe('/webinars/7.ics');
  expect(calendarPath('../x')).toBe('/webinars/..%2Fx.ics');
});
