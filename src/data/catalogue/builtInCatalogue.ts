import type { Webinar } from '@/domain/catalogue/webinar';
import type { JsonObject } from '@/data/storage/json';
import file from './catalogue.json';

const {
  signals = [],
  webinars = [],
  exportedAt,
} = file as {
  readonly exportedAt: string;
  readonly signals?: readonly JsonObject[];
  readonly webinars?: readonly Webinar[];
};

export const builtInCatalogue = {
  entries: signals,
  webinars: webinars.filter(({ isActive }) => isActive !== false),
  /** ISO 8601 in UTC */
  madeAt: exportedAt,
};
