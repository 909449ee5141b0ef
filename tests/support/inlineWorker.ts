import { handleReadRequest, type ReadRequest } from '@/data/journal/answer';
import type { ConfiguredAccount } from '@/domain/journal/journal';
import { measureAccount } from '@/domain/journal/measures';

/** Runs the journal's workers in the test's thread, because jsdom has no workers. */
export class InlineWorker extends EventTarget {
  readonly terminate = () => undefined;
  readonly #isReader: boolean;

  constructor(url: URL) {
    super();
    this.#isReader = url.pathname.includes('statementWorker');
  }

  postMessage(data: ReadRequest | ConfiguredAccount) {
    const answer = (message: unknown) =>
      this.dispatchEvent(new MessageEvent('message', { data: structuredClone(message) }));
    if (this.#isReader) void handleReadRequest(data as ReadRequest, answer);
    else queueMicrotask(() => answer(measureAccount(data as ConfiguredAccount)));
  }
}
