/** Whether the visitor has asked the browser to save data. */
export const savesData = (): boolean =>
  navigator.connection?.saveData === true || globalThis.matchMedia('(prefers-reduced-data: reduce)').matches;
