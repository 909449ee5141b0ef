/** The only access to the console. Never pass a password, a token, or an error that may contain one. */
export const report = {
  warning: (message: string): void => console.warn(message),
  failure: (error: unknown): void => console.error(error),
};
