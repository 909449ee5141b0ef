/** The link of this site at an event's target, in this tab; null elsewhere. */
export function linkAt({ target }: Event): HTMLAnchorElement | null {
  const link = target instanceof Element ? target.closest('a') : null;
  return link?.origin === globalThis.location.origin && link.target === '' ? link : null;
}
