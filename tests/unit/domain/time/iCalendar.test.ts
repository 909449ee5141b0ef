import ical from 'ical.js';
import { expect, it } from 'vitest';
import { calendarFile, type CalendarEvent } from '@/domain/time/iCalendar';

const anEvent = (fields: Partial<CalendarEvent> = {}): CalendarEvent => ({
  uid: 'webinar-1@upmark.example',
  sequence: 0,
  changedAt: new Date('2025-10-01T08:00:00Z'),
  start: new Date('2025-10-30T15:00:00Z'),
  minutes: 90,
  title: 'Stops',
  text: 'Where a stop belongs.',
  url: 'https://upmark.example/services/webinar',
  ...fields,
});

const fileOf = (fields?: Partial<CalendarEvent>) => calendarFile('-//Upmark//Webinars//EN', anEvent(fields));

/** Reads a file's event with an independent parser. */
function readBack(file: string) {
  const calendar = new ical.Component(ical.parse(file) as unknown[]);
  const event = calendar.getFirstSubcomponent('vevent');
  if (!event) throw new Error('The file has no event.');
  return new ical.Event(event);
}

it('writes everything that RFC 5545 requires, with CRLF line endings', () => {
  const file = fileOf();
  expect(file.replaceAll('\r\n', '')).not.toMatch(/[\r\n]/);
  expect(file.endsWith('END:VCALENDAR\r\n')).toBe(true);
  for (const line of ['VERSION:2.0', 'PRODID:-//Upmark//Webinars//EN', 'DTSTAMP:20251001T080000Z'])
    expect(file.split('\r\n')).toContain(line);
});

it('folds lines after 75 octets and escapes special characters', () => {
  const text =
    'What a candle records; how to find highs, lows and levels that matter.\nGröße zählt: 5 € or 😀, a \\ and the end of a rather long line of text.';
  const file = fileOf({ text });
  const octets = file.split('\r\n').map((line) => Buffer.byteLength(line));
  expect(Math.max(...octets)).toBeLessThanOrEqual(75);
  const at = file.split('\r\n').findIndex((line) => line.startsWith('DESCRIPTION:'));
  expect(octets.slice(at, at + 3)).toEqual([75, 75, 17]);
  expect(readBack(file).description).toBe(text);
});

it.each(['a\u0000b', 'a\ud800b'])('drops characters that calendar files forbid: %j', (title) => {
  expect(readBack(fileOf({ title })).summary).toBe('ab');
});

it('escapes line breaks in text', () => {
  const event = readBack(fileOf({ title: 'Stops\r\nEND:VEVENT' }));
  expect(event.summary).toBe('Stops\nEND:VEVENT');
});
