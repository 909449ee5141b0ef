// Control, space, zero-width and bidirectional characters, and the backslash, which browsers read as a slash.
const FORBIDDEN_CHARACTERS =
  // eslint-disable-next-line no-control-regex -- control characters are what this refuses
  /[\u0000-\u0020\u007f-\u00a0\u200b-\u200f\u2028-\u202f\u2060-\u2069\ufeff\\]/;

const HOST_FORMAT = /^(?:[a-z0-9.-]+|\[[0-9a-f:.]+\])$/;
const MAX_LENGTH = 2048;

/** Not URL.canParse, which Node 20 gets wrong for letters such as ö after many calls. */
function parseUrl(candidate: string): URL | null {
  try {
    return new URL(candidate);
  } catch {
    return null;
  }
}

/**
 * The only way to turn stored or typed text into a link: http or https with a host, without user info,
 * control or bidirectional characters, normalised (international hosts as `xn--…`). Null for anything else.
 * `<input type="url">` and `new URL` alone would allow `javascript:`.
 */
export function safeExternalUrl(typed: string): string | null {
  const candidate = typed.trim();
  if (candidate.length > MAX_LENGTH || FORBIDDEN_CHARACTERS.test(candidate)) return null;
  // Without this, `https:evil.example` would be resolved against the page's URL.
  if (!/^https?:\/\/[^/]/i.test(candidate)) return null;
  const url = parseUrl(candidate);
  if (url?.username !== '' || url.password !== '' || !HOST_FORMAT.test(url.hostname)) return null;
  return url.href.length > MAX_LENGTH ? null : url.href;
}

/**
 * A picture stored in a record as a data URL: 64 by 64 pixels fit in any format. SVG is excluded because it
 * can contain more than a picture.
 */
const DATA_IMAGE = /^data:image\/(?:png|jpeg|webp|gif);base64,[a-z0-9+/]+={0,2}$/i;
const MAX_DATA_LENGTH = 24_000;

/** A path on the site, such as `/logos/x.png`. */
function sitePath(candidate: string): string | null {
  if (candidate.length > MAX_LENGTH || FORBIDDEN_CHARACTERS.test(candidate) || !candidate.startsWith('/'))
    return null;
  const url = parseUrl(`https://site.invalid${candidate}`);
  return url === null || url.pathname.startsWith('//') ? null : url.pathname + url.search;
}

/**
 * The only way to turn stored or typed text into an image source: an https URL, a path on the site, or a
 * small data URL; null for anything else. The site's policy allows nothing else.
 */
export function safeImageUrl(typed: string): string | null {
  const candidate = typed.trim();
  if (candidate.length <= MAX_DATA_LENGTH && DATA_IMAGE.test(candidate)) return candidate;
  const url = safeExternalUrl(candidate) ?? sitePath(candidate);
  return url?.startsWith('http:') ? null : url;
}

const HAS_SCHEME = /^[a-z][a-z0-9+.-]*:(?!\d)/i;
const BEGINS_WITH_HOST = /^[^\s/?#]+\.[^\s/?#]/;

/** Adds https:// to a URL such as `www.example.com`; leaves other text unchanged. */
export function withHttps(typed: string): string {
  const address = typed.trim();
  if (HAS_SCHEME.test(address) || !BEGINS_WITH_HOST.test(address)) return typed;
  const completed = `https://${address}`;
  return safeExternalUrl(completed) === null ? typed : completed;
}
