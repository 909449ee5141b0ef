import { site } from '@/content/site';

/**
 * Clears a page that is shown inside another site's frame, where clicks can be stolen, and leaves a link out of it. Hosts that
 * send our headers never let it come so far.
 * @returns whether the page was framed
 */
export function refuseFraming(root: HTMLElement): boolean {
  if (globalThis.top === globalThis.self) return false;
  const link = document.createElement('a');
  link.href = globalThis.location.href;
  link.target = '_top';
  link.textContent = `Open ${site.name} in a window of its own`;
  root.replaceChildren(link);
  return true;
}
