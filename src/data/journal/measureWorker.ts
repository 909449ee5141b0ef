import type { ConfiguredAccount } from '@/domain/journal/journal';
import { measureAccount } from '@/domain/journal/measures';

/* Works out an account's figures off the main thread, so that the page stays responsive. */

addEventListener('message', ({ data }: MessageEvent<ConfiguredAccount>) => {
  postMessage(measureAccount(data));
});
