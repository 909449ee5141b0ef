/** Resolves in a task of its own, before which the browser paints and answers: long work is begun apart from what led to it. */
export const nextTask = (): Promise<void> =>
  new Promise((resolve) => {
    setTimeout(resolve);
  });
