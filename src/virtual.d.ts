/** The record of signals in the built-in catalogue, without candles and hashes; scripts/build/builtInParts.ts makes it. */
declare module 'virtual:signal-record' {
  import type { JsonObject } from '@/data/storage/json';

  export const entries: readonly JsonObject[];
  /** The hash of the newest entry; '' for an empty record. */
  export const head: string;
  /** When the file with it was made: ISO 8601 in UTC. */
  export const madeAt: string;
}

/** What only the page of a signal shows of each of these entries: candles, and the beginning of its hash. */
declare module 'virtual:signal-details' {
  import type { JsonObject } from '@/data/storage/json';

  export const details: readonly JsonObject[];
}

/** The active webinars of the built-in catalogue, as they are in it. */
declare module 'virtual:webinars' {
  import type { Webinar } from '@/domain/webinar';

  export const webinars: readonly Webinar[];
  /** When the file with them was made: ISO 8601 in UTC. */
  export const madeAt: string;
}
