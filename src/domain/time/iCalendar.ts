/* iCalendar files (RFC 5545): CRLF line endings, lines folded after 75 octets, escaped text. */

export interface CalendarEvent {
  /** A permanent, unique id. */
  readonly uid: string;
  /** Increases with each change; calendars keep the version with the highest number. */
  readonly sequence: number;
  readonly changedAt: Date;
  readonly start: Date;
  readonly minutes: number;
  readonly title: string;
  readonly text: string;
  readonly url: string;
}

const MAX_OCTETS = 75;

const encoder = new TextEncoder();

/** Folds a line without splitting a character. */
function foldLine(line: string): string {
  let out = '';
  let octets = 0;
  for (const character of line) {
    const size = encoder.encode(character).length;
    if (octets + size > MAX_OCTETS) {
      out += '\r\n ';
      octets = 1;
    }
    out += character;
    octets += size;
  }
  return out;
}

/** Control characters and lone surrogates, which calendar text must not contain. */
const FORBIDDEN_CHARACTERS = /[^\P{Cc}\t\n]|\p{Cs}/gu;

const escapeText = (text: string): string =>
  text
    .replace(/\r\n?/g, '\n')
    .replace(FORBIDDEN_CHARACTERS, '')
    .replace(/[\\;,]/g, String.raw`\$&`)
    .replaceAll('\n', String.raw`\n`);

/** `20261129T150000Z` */
const formatUtc = (moment: Date): string => `${moment.toISOString().slice(0, 19).replace(/[-:]/g, '')}Z`;

/**
 * A calendar file with one event.
 * @param product the producer, such as `-//Upmark//Webinars//EN`
 */
export function calendarFile(product: string, event: CalendarEvent): string {
  const lines = [
    'BEGIN:VCALENDAR',
    'VERSION:2.0',
    `PRODID:${escapeText(product)}`,
    'BEGIN:VEVENT',
    `UID:${escapeText(event.uid)}`,
    `DTSTAMP:${formatUtc(event.changedAt)}`,
    `LAST-MODIFIED:${formatUtc(event.changedAt)}`,
    `SEQUENCE:${String(event.sequence)}`,
    `DTSTART:${formatUtc(event.start)}`,
    `DURATION:PT${String(event.minutes)}M`,
    `SUMMARY:${escapeText(event.title)}`,
    `DESCRIPTION:${escapeText(event.text)}`,
    `URL:${event.url}`,
    `LOCATION:${escapeText(event.url)}`,
    'STATUS:CONFIRMED',
    'END:VEVENT',
    'END:VCALENDAR',
    '',
  ];
  return lines.map(foldLine).join('\r\n');
}
