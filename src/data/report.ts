/**
 * The one way to write to the console. Never hand it a password or a token, nor an error that may carry one.
 */
export const report = {
  warning: (message: string): void => {
    console.warn(message);
  },
  failure: (error: unknown): void => {
    console.error(error);
  },
};
