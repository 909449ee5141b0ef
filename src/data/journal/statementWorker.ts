import { handleReadRequest, type WorkerMessage, type ReadRequest } from './answer';

/* Reads statements off the main thread, so that the page stays responsive. */

addEventListener('message', ({ data }: MessageEvent<ReadRequest>) => {
  void handleReadRequest(data, (answer: WorkerMessage) => postMessage(answer));
});
