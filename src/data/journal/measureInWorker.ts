import type { ConfiguredAccount } from '@/domain/journal/journal';
import type { AccountMeasures } from '@/domain/journal/measures';

/**
 * Works out the figures of an account in a worker.
 * @returns null if the signal was aborted
 * @throws Error if the worker can't be loaded
 */
export function measureInWorker(
  account: ConfiguredAccount,
  signal: AbortSignal,
): Promise<AccountMeasures | null> {
  return new Promise((resolve, reject) => {
    const worker = new Worker(new URL('./measureWorker.ts', import.meta.url), { type: 'module' });
    signal.addEventListener(
      'abort',
      () => {
        worker.terminate();
        resolve(null);
      },
      { once: true },
    );
    worker.addEventListener('error', () => {
      worker.terminate();
      reject(new Error('The worker that calculates the journal figures failed.'));
    });
    worker.addEventListener('message', ({ data }: MessageEvent<AccountMeasures>) => {
      worker.terminate();
      resolve(data);
    });
    worker.postMessage(account);
  });
}
