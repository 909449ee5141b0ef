import { exampleSignal } from '@/content/exampleSignal';
import { seal } from '@/data/signals/chain';
import type { Digest } from '@/data/storage/environment';
import type { JsonObject } from '@/data/storage/json';
import { expandSamples, type Sample } from './expandSamples.ts';

export async function sampleRecord(samples: readonly Sample[], digest: Digest): Promise<JsonObject[]> {
  const record: JsonObject[] = [];
  for (const entry of expandSamples(samples, exampleSignal))
    record.push(...(await seal([entry], record, entry.publishedAt, digest)));
  return record;
}
