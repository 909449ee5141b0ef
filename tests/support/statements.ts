import { readFileSync, readdirSync } from 'node:fs';
import { readStatement } from '@/domain/journal/read';
import type { StatementRefusal } from '@/domain/journal/reading';
import type { Statement } from '@/domain/journal/types';

const FOLDER = 'tests/unit/domain/journal/statements';
const EXPECTED = '.expected.json';

/** The sample statements, each of which has its expected reading next to it. */
export const SAMPLES = readdirSync(FOLDER)
  .filter((name) => !name.endsWith(EXPECTED))
  .toSorted();

const fileOf = (start: string): string => {
  const name = SAMPLES.find((sample) => sample.startsWith(start));
  if (name === undefined) throw new Error(`No sample ${start}`);
  return `${FOLDER}/${name}`;
};

/** The bytes of a sample by the start of its name, such as `02`. */
export const sampleBytes = (start: string): Uint8Array => new Uint8Array(readFileSync(fileOf(start)));

export const expectedReading = (start: string) =>
  JSON.parse(readFileSync(fileOf(start) + EXPECTED, 'utf8')) as {
    readonly trades: readonly Readonly<Record<string, unknown>>[];
    readonly movements: readonly Readonly<Record<string, unknown>>[];
    readonly reported: Readonly<Record<string, string | number>>;
    readonly totals: Readonly<Record<string, string | number | null>>;
    readonly warnings: readonly string[];
  } & Readonly<Record<'format' | 'encoding' | 'account' | 'zone' | 'ignored', unknown>>;

/** The text of a sample in UTF-8. */
export const sampleText = (start: string): string => new TextDecoder().decode(sampleBytes(start));

export const utf8 = (text: string): Uint8Array => new TextEncoder().encode(text);

/** Text as UTF-16 with its byte order mark. */
export const utf16 = (text: string): Uint8Array => new Uint8Array(Buffer.from(`\ufeff${text}`, 'utf16le'));

/** The statement in a file, which must be readable. */
export function statementOf(bytes: Uint8Array): Statement {
  const reading = readStatement(bytes);
  if (reading.outcome !== 'imported') throw new Error(JSON.stringify(reading));
  return reading.statement;
}

/** Why a file is refused; null if it isn't. */
export function refusalOf(bytes: Uint8Array): StatementRefusal | null {
  const reading = readStatement(bytes);
  return reading.outcome === 'refused' ? reading.refusal : null;
}

/** Replaces text that must be there exactly once. */
export function replaced(text: string, search: string, replacement: string): string {
  const parts = text.split(search);
  if (parts.length !== 2) throw new Error(`${parts.length - 1} times: ${search}`);
  return parts.join(replacement);
}
