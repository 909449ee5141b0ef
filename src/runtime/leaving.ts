/** How long to wait for the next document before assuming the page stays, in ms. */
const TIMEOUT_MS = 15_000;

let leavingUntil = 0;

function startLeaving() {
  leavingUntil = Date.now() + TIMEOUT_MS;
}

/**
 * Records when the browser starts to leave for another document, because it then cancels pending requests.
 */
export function watchLeaving(): void {
  globalThis.addEventListener('beforeunload', startLeaving);
  // Safari on iOS has no beforeunload. The app has called preventDefault for clicks on the links that it handles itself.
  globalThis.addEventListener('click', ({ defaultPrevented, target }) => {
    if (!defaultPrevented && target instanceof Element && target.closest('a[href]:not([href^="#"])'))
      startLeaving();
  });
}

/**
 * Resolves immediately, unless the browser is leaving the page. Then it resolves only if the page stays after
 * all, as it does after a download.
 */
export async function waitWhileLeaving(): Promise<void> {
  const left = leavingUntil - Date.now();
  if (left > 0) await new Promise((resolve) => setTimeout(resolve, left));
}
