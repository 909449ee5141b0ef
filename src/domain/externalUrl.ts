// Controls, spaces, zero-width and bidirectional characters, and the backslash that browsers read as a slash.
const FORBIDDEN =
  // oxlint-disable-next-line no-control-regex -- control characters are what this refuses
  /[\u0000-\u0020\u007f-\u00a0\u200b-\u200f\u2028-\u202f\u2060-\u2069\ufeff\\]/;

const HOST = /^(?:[a-z0-9.-]+|\[[0-9a-f:.]+\])$/;
const MAX_LENGTH = 2048;

/** Not URL.canParse: Node 20 denies it for addresses with letters such as ö once it has been called often. */
function parsed(candidate: string): URL | null {
  try {
    return new URL(candidate);
  } catch {
    return null;
  }
}

/**
 * The only way from a stored or typed text to a link or image address: http or https, with a host, without user
 * info, control or bidirectional characters, in its normalised form (an international host shows as `xn--…`).
 * Null for anything else. `<input type="url">` and `new URL` alone would let `javascript:` through.
 */
export function safeExternalUrl(typed: string): string | null {
  const candidate = typed.trim();
  if (candidate.length > MAX_LENGTH || FORBIDDEN.test(candidate)) return null;
  // Without this, `https:evil.example` would be read relative to the page's own address.
  if (!/^https?:\/\/[^/]/i.test(candidate)) return null;
  const url = parsed(candidate);
  if (url?.username !== '' || url.password !== '' || !HOST.test(url.hostname)) return null;
  return url.href.length > MAX_LENGTH ? null : url.href;
}

/** The same for an image: https alone, as the site's policy shows no other. */
export function safeImageUrl(typed: string): string | null {
  const url = safeExternalUrl(typed);
  return url?.startsWith('https:') ? url : null;
}

const HAS_SCHEME = /^[a-z][a-z0-9+.-]*:(?!\d)/i;
const BEGINS_WITH_HOST = /^[^\s/?#]+\.[^\s/?#]/;

/** An address as people type it, such as `www.example.com`, with https:// in front; any other text as it is. */
export function withHttps(typed: string): string {
  const address = typed.trim();
  if (HAS_SCHEME.test(address) || !BEGINS_WITH_HOST.test(address)) return typed;
  const completed = `https://${address}`;
  return safeExternalUrl(completed) === null ? typed : completed;
}
