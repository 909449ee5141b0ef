import type { Webinar } from '@/domain/webinar';
import type { JsonObject } from '@/data/storage/json';
import file from './catalogue.json';

/** A file that is older than a list doesn't have it. */
const {
  signals = [],
  webinars = [],
  exportedAt,
} = file as {
  readonly exportedAt: string;
  readonly signals?: readonly JsonObject[];
  readonly webinars?: readonly Webinar[];
};

/** What the pages of the build are made of. */
export const builtInCatalogue = {
  entries: signals,
  webinars: webinars.filter(({ isActive }) => isActive !== false),
  /** When the file was made: ISO 8601 in UTC. */
  madeAt: exportedAt,
};
