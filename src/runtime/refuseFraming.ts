import { site } from '@/content/site';

/**
 * Clears a page that is shown in another site's frame, to prevent clickjacking, and leaves a link to open it.
 * Hosts that send our headers already block the frame.
 * @returns whether the page was framed
 */
export function refuseFraming(root: HTMLElement): boolean {
  if (globalThis.top === globalThis.self) return false;
  const link = document.createElement('a');
  link.href = globalThis.location.href;
  link.target = '_top';
  link.textContent = `Open ${site.name} in its own window`;
  root.replaceChildren(link);
  return true;
}
