import { PublishingError, type PublishingTarget } from '@/data/publishing/target';
import { seedFile } from './seedFile';

const SEED = JSON.stringify(seedFile);

interface HostFile {
  readonly revision: number;
  readonly brokers: readonly { readonly name: string }[];
}

/** A host over memory whose next writes a test decides, with the notes it was given and how often it was read. */
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
    /** How the next write is answered; calling its argument performs it. */
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
    /** The file that was there first. */
    before: () => JSON.parse(SEED) as HostFile,
  };
}
