/** The internal link at an event's target, unless it opens elsewhere; null for none. */
export function linkAt({ target }: Event): HTMLAnchorElement | null {
  const link = target instanceof Element ? target.closest('a') : null;
  return link?.origin === globalThis.location.origin && link.target === '' ? link : null;
}
