/** A moment on a day of January 2026, at noon. */
export const day = (date: number): string => new Date(Date.UTC(2026, 0, date, 12)).toISOString();

/** Makes this tab forget its progress, as if another one had cleared everything: also what it could not store yet. */
export function forgetProgress(): void {
  const announce = () => globalThis.dispatchEvent(new StorageEvent('storage', { key: null, newValue: null }));
  announce();
  localStorage.clear();
  announce();
}
