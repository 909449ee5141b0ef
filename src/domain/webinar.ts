import * as v from 'valibot';
import type { Stored } from './entity';
import { safeExternalUrl } from './externalUrl';
import { flag, identifyingText, moment, number, picklist, text } from './fields';

/** How much a webinar takes for granted, from the least. */
export const LEVELS = ['beginner', 'intermediate', 'advanced'] as const;

export const USUAL_MINUTES = 60;
export const MAX_MINUTES = 600;

const minutes = v.pipe(
  number(USUAL_MINUTES),
  v.transform((value) => (value >= 1 && value <= MAX_MINUTES ? value : USUAL_MINUTES)),
);

/** A webinar as an administrator fills it in; the single source of its type. */
export const webinarDraftSchema = v.object({
  /** Its title. */
  name: identifyingText,
  description: text,
  /** ISO 8601 in UTC; '' where it cannot be read. */
  startsAt: moment,
  minutes,
  language: text,
  host: text,
  level: picklist(...LEVELS),
  /** Where people register; '' for the contact page. */
  registration: text,
  /** Where it can be seen or read afterwards; '' where it cannot. */
  recording: text,
  writtenUp: text,
  isActive: flag(true),
});

export type WebinarDraft = v.InferOutput<typeof webinarDraftSchema>;
export type Webinar = Stored<WebinarDraft>;

/** Where a written-up lesson is: a page of this site, or an address elsewhere. */
export type PlaceToRead = { readonly path: string } | { readonly href: string };

const SITE_PATH = /^\/(?:[a-z0-9-]+\/?)+$/i;

/** A text as the place it names; null for one that names none. */
export function placeToRead(typed: string): PlaceToRead | null {
  const candidate = typed.trim();
  if (SITE_PATH.test(candidate)) return { path: candidate };
  const href = safeExternalUrl(candidate);
  return href === null ? null : { href };
}

/** What a search among webinars looks through: title, text, host and language. */
export const webinarTexts = ({ name, description, host, language }: WebinarDraft): string[] => [
  name,
  description,
  host,
  language,
];
