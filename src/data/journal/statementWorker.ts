import { answerTo, type Answer, type Request } from './answer';

/* Reads statements off the main thread, so that the page stays responsive. */

addEventListener('message', ({ data }: MessageEvent<Request>) => {
  void answerTo(data, (answer: Answer) => postMessage(answer));
});
