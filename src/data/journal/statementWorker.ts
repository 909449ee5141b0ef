import { answerTo, type Answer } from './answer';

/* Reads statements off the main thread, so that the page keeps answering. */

addEventListener('message', ({ data }: MessageEvent<Blob>) => {
  void answerTo(data, (answer: Answer) => postMessage(answer));
});
