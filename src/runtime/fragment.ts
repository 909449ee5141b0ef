/** The element that a fragment such as `#pip` refers to; null if there is none or it can't be decoded. */
export function fragmentTarget(hash: string): HTMLElement | null {
  try {
    return hash === '' ? null : document.getElementById(decodeURIComponent(hash.slice(1)));
  } catch {
    return null;
  }
}
