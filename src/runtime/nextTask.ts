/** Resolves in a new task, so the browser can paint and respond before long work starts. */
export const nextTask = (): Promise<void> => new Promise((resolve) => setTimeout(resolve));
