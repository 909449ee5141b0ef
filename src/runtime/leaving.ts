/** How long another document may take to come before the page counts as one that stays, in ms. */
const PATIENCE_MS = 15_000;

let until = 0;

function leave() {
  until = Date.now() + PATIENCE_MS;
}

/** Notes when the browser begins to leave for another document: from then on it refuses what is still being loaded. */
export function watchLeaving(): void {
  globalThis.addEventListener('beforeunload', leave);
  // Safari on iPhones has no beforeunload. The app has prevented the default of the links that it handles itself.
  globalThis.addEventListener('click', ({ defaultPrevented, target }) => {
    if (!defaultPrevented && target instanceof Element && target.closest('a[href]:not([href^="#"])')) leave();
  });
}

/** Settles at once, or, when the page is being left, only if it stays after all: a download was no other document. */
export async function staysHere(): Promise<void> {
  const left = until - Date.now();
  if (left > 0) await new Promise((resolve) => setTimeout(resolve, left));
}
