/** How long the local catalogue takes to answer, in milliseconds, as a server would. */
export const simulatedDelays = {
  list: 500,
  one: 200,
  write: 300,
} as const;

export type Wait = (ms: number) => Promise<void>;

export const waitFor: Wait = (ms) => new Promise((resolve) => setTimeout(resolve, ms));
