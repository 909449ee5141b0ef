/** The URL that receives the contact form's messages. */
export interface ContactAddress {
  readonly url: string;
  /** Null for a path on the site itself. */
  readonly origin: string | null;
}

const ADDRESS_EXAMPLES = 'https://forms.example/f/abc, or /api/contact for a URL on the site itself';

class ContactAddressError extends Error {
  override readonly name = 'ContactAddressError';

  constructor(what: string) {
    super(`VITE_CONTACT_URL ${what}. Leave it empty, or write it like this: ${ADDRESS_EXAMPLES}`);
  }
}

/**
 * Reads the build setting.
 * @returns null if it is empty: the form then sends nothing
 * @throws ContactAddressError for anything but an https URL or a path on the site
 */
export function parseContactAddress(text: string): ContactAddress | null {
  if (text === '') return null;
  if (/[\s\\#]/.test(text)) throw new ContactAddressError('contains a space, a backslash or a #');
  if (text.startsWith('/') && !text.startsWith('//')) return { url: text, origin: null };
  const url = URL.canParse(text) ? new URL(text) : null;
  if (!url) throw new ContactAddressError('is not a URL');
  if (url.protocol !== 'https:') throw new ContactAddressError('is not https');
  if (url.username !== '' || url.password !== '')
    throw new ContactAddressError('contains a user name or a password, which every visitor could read');
  return { url: url.href, origin: url.origin };
}
