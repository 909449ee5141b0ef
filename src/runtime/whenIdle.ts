const IDLE_LIMIT_MS = 2000;

/** Calls back once the page has come to rest; returns the way to call it off. Safari has no idle callback. */
export function whenIdle(callback: () => void): () => void {
  if (typeof globalThis.requestIdleCallback === 'function') {
    const request = globalThis.requestIdleCallback(callback, { timeout: IDLE_LIMIT_MS });
    return () => {
      globalThis.cancelIdleCallback(request);
    };
  }
  const timer = setTimeout(callback, IDLE_LIMIT_MS);
  return () => {
    clearTimeout(timer);
  };
}
