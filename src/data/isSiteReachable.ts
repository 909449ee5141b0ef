/** Whether the site's host responds. While offline, reloading would lose the page for nothing. */
export async function isSiteReachable(): Promise<boolean> {
  try {
    const response = await fetch(globalThis.location.href, { method: 'HEAD', cache: 'no-store' });
    return response.status < 500;
  } catch {
    return false;
  }
}
