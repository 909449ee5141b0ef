import { PublishingError, type Fetch } from './target';

/** The browser's fetch, which says of a request without an answer why there is none, as far as it can be known. */
export const browserFetch: Fetch = async (url, init) => {
  const { origin } = new URL(url, globalThis.location.href);
  const refused = new Set<string>();
  const watch = ({ blockedURI, effectiveDirective }: SecurityPolicyViolationEvent) => {
    if (effectiveDirective === 'connect-src') refused.add(new URL(blockedURI, origin).origin);
  };
  document.addEventListener('securitypolicyviolation', watch);
  try {
    return await fetch(url, init);
  } catch {
    // The event comes with a task of its own.
    await new Promise((resolve) => setTimeout(resolve));
    throw new PublishingError(refused.has(origin) ? 'policy' : navigator.onLine ? 'unreachable' : 'offline');
  } finally {
    document.removeEventListener('securitypolicyviolation', watch);
  }
};
