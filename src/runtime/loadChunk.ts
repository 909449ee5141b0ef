import { waitWhileLeaving } from './leaving';

/** Thrown if a chunk can't be loaded: a deploy has removed it, or the network is down. */
export class ChunkLoadError extends Error {
  override readonly name = 'ChunkLoadError';
}

/** How long a chunk may take before it counts as missing. */
const TIMEOUT_MS = 15_000;

/** @throws ChunkLoadError if the chunk can't be loaded or takes longer than 15 seconds */
export async function loadChunk<T>(load: () => Promise<T>): Promise<T> {
  let timer: ReturnType<typeof setTimeout> | undefined;
  const limit = new Promise<never>((_resolve, reject) => {
    timer = setTimeout(
      () => reject(new ChunkLoadError('A part of the site did not load within 15 seconds.')),
      TIMEOUT_MS,
    );
  });
  try {
    return await Promise.race([load(), limit]);
  } catch (error) {
    await waitWhileLeaving();
    if (error instanceof ChunkLoadError) throw error;
    throw new ChunkLoadError('A part of the site could not be loaded.', { cause: error });
  } finally {
    clearTimeout(timer);
  }
}
