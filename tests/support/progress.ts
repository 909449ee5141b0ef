/** Noon on a day in January 2026. */
export const noonOn = (date: number): string => new Date(Date.UTC(2026, 0, date, 12)).toISOString();

/** Clears this tab's progress as if another tab had cleared storage, including unsaved changes. */
export function forgetProgress(): void {
  const announce = () => globalThis.dispatchEvent(new StorageEvent('storage', { key: null, newValue: null }));
  announce();
  localStorage.clear();
  announce();
}
