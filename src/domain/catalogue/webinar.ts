import * as v from 'valibot';
import type { Stored } from './entity';
import { safeExternalUrl } from '@/domain/text/externalUrl';
import {
  flag,
  limitedName,
  limitedText,
  MAX_LENGTHS,
  isoDateTime,
  number,
  picklist,
  text,
  wholeNumberWithin,
} from './fields';

/** The levels, lowest first. */
export const WEBINAR_LEVELS = ['beginner', 'intermediate', 'advanced'] as const;

export const DEFAULT_WEBINAR_MINUTES = 60;
export const MAX_WEBINAR_MINUTES = 600;

/** A webinar as entered by an administrator; its type is inferred from this schema. */
export const webinarDraftSchema = v.object({
  /** The webinar's title. */
  name: limitedName(MAX_LENGTHS.name),
  description: limitedText(MAX_LENGTHS.description),
  /** ISO 8601 in UTC; '' if it can't be read. */
  startsAt: isoDateTime,
  minutes: wholeNumberWithin(
    number(DEFAULT_WEBINAR_MINUTES),
    [1, MAX_WEBINAR_MINUTES],
    DEFAULT_WEBINAR_MINUTES,
  ),
  language: text,
  host: text,
  level: picklist(...WEBINAR_LEVELS),
  /** The registration URL; '' for the contact page. */
  registration: text,
  /** The URL of the recording; '' for none. */
  recording: text,
  writtenUp: text,
  isActive: flag(true),
});

export type WebinarDraft = v.InferOutput<typeof webinarDraftSchema>;
export type Webinar = Stored<WebinarDraft>;

/** The lesson made from a webinar: a page on this site, or a URL elsewhere. */
export type LessonUrl = { readonly path: string } | { readonly href: string };

const SITE_PATH = /^\/(?:[a-z0-9-]+\/?)+$/i;

/** Parses the URL of a written-up lesson; null for anything else. */
export function parseLessonUrl(typed: string): LessonUrl | null {
  const candidate = typed.trim();
  if (SITE_PATH.test(candidate)) return { path: candidate };
  const href = safeExternalUrl(candidate);
  return href === null ? null : { href };
}

export const webinarSearchTexts = ({ name, description, host, language }: WebinarDraft): string[] => [
  name,
  description,
  host,
  language,
];
