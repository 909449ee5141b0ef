// Controls, spaces, zero-width and bidirectional characters, and the backslash that browsers read as a slash.
const FORBIDDEN =
  // eslint-disable-next-line no-control-regex -- control characters are what this refuses
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
 * The only way from a stored or typed text to a link: http or https, with a host, without user
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

/** A picture as it is kept in a record: 64 by 64 pixels of any kind fit. SVG is left out, as it holds more than a picture. */
const DATA_IMAGE = /^data:image\/(?:png|jpeg|webp|gif);base64,[a-z0-9+/]+={0,2}$/i;
const MAX_DATA_LENGTH = 24_000;

/** The path of a file of the site, within its folder: `/logos/x.png`. */
function sitePath(candidate: string): string | null {
  if (candidate.length > MAX_LENGTH || FORBIDDEN.test(candidate) || !candidate.startsWith('/')) return null;
  const url = parsed(`https://site.invalid${candidate}`);
  return url === null || url.pathname.startsWith('//') ? null : url.pathname + url.search;
}

/**
 * The only way from a stored or typed text to the address of an image: https elsewhere, a file of the site, or a small
 * picture in the address itself; null for any other. The site's policy shows no more.
 */
export function safeImageUrl(typed: string): string | null {
  const candidate = typed.trim();
  if (candidate.length <= MAX_DATA_LENGTH && DATA_IMAGE.test(candidate)) return candidate;
  const url = safeExternalUrl(candidate) ?? sitePath(candidate);
  return url?.startsWith('http:') ? null : url;
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
