import { answerTo, type Answer, type Request } from './answer';

/* Reads statements off the main thread, so that the page keeps answering. */

addEventListener('message', ({ data }: MessageEvent<Request>) => {
  void answerTo(data, (answer: Answer) => postMessage(answer));
});
