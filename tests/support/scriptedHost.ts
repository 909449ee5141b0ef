import { PublishingError, type PublishingTarget } from '@/data/publishing/target';
import { seedFile } from './seedFile';

const SEED = JSON.stringify(seedFile);

interface HostFile {
  readonly revision: number;
  readonly brokers: readonly { readonly name: string }[];
}

/** A host in memory whose writes the test controls. It records the commit notes and counts reads. */
export function aHost(needsReadBack: boolean) {
  let text = SEED;
  let reads = 0;
  const notes: string[] = [];
  const writes: ((write: () => void) => void)[] = [];
  let failReads: Error | null = null;
  const target: PublishingTarget = {
    needsReadBack,
    ignoresVersions: () => false,
    read: () => {
      reads += 1;
      return failReads ? Promise.reject(failReads) : Promise.resolve({ text, version: text });
    },
    async replace(next, expected, note) {
      const write = () => {
        text = next;
        notes.push(note);
      };
      if (expected !== text) throw new PublishingError('conflict', 412);
      const act = writes.shift();
      if (act) act(write);
      else write();
      return await Promise.resolve('replaced');
    },
  };
  return {
    target: () => target,
    notes,
    /** Sets how the next write is handled; `act` calls `write` to perform it. */
    nextWrite: (act: (write: () => void) => void) => writes.push(act),
    put: (next: string) => {
      text = next;
    },
    failReads: (error: Error | null) => {
      failReads = error;
    },
    reads: () => reads,
    text: () => text,
    file: () => JSON.parse(text) as HostFile,
    /** The original file. */
    before: () => JSON.parse(SEED) as HostFile,
  };
}
