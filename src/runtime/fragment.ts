/** The target of a fragment such as `#pip`; null where there is none, or it is no text a browser can decode. */
export function targetOf(hash: string): HTMLElement | null {
  try {
    return hash === '' ? null : document.getElementById(decodeURIComponent(hash.slice(1)));
  } catch {
    return null;
  }
}
