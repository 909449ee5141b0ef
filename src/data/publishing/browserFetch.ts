import { PublishingError, type Fetch } from './target';

/** Rejects with the reason why there's no response, as far as the browser reveals it. */
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
    // The violation event is dispatched in a later task.
    await new Promise((resolve) => setTimeout(resolve));
    throw new PublishingError(refused.has(origin) ? 'policy' : navigator.onLine ? 'unreachable' : 'offline');
  } finally {
    document.removeEventListener('securitypolicyviolation', watch);
  }
};
