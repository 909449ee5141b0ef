export const prefersReducedData = (): boolean =>
  navigator.connection?.saveData === true || globalThis.matchMedia('(prefers-reduced-data: reduce)').matches;
