import { onTestFinished, vi } from 'vitest';

/** Makes these storage areas refuse every write until the test ends, as if they were full. */
export function refuseStorage(...names: readonly ('localStorage' | 'sessionStorage')[]): void {
  const write = Storage.prototype.setItem;
  const refusal = vi.spyOn(Storage.prototype, 'setItem').mockImplementation(function refuse(
    this: Storage,
    key,
    text,
  ) {
    if (names.some((name) => globalThis[name] === this)) throw new DOMException('full', 'QuotaExceededError');
    write.call(this, key, text);
  });
  onTestFinished(() => refusal.mockRestore());
}
