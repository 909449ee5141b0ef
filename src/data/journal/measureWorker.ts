import type { KeptAccount } from '@/domain/journal/journal';
import { measureAccount } from '@/domain/journal/measures';

/* Works out the figures of an account off the main thread, so that the page keeps answering. */

addEventListener('message', ({ data }: MessageEvent<KeptAccount>) => {
  postMessage(measureAccount(data));
});
