import { grouped } from './grouped';

/** A count with its noun: `1 broker`, `5,000 brokers`, `2 entries`. */
export const countOf = (count: number | string, noun: string, plural = `${noun}s`): string =>
  `${grouped(String(count))} ${String(count) === '1' ? noun : plural}`;
