const { subtle } = crypto as Partial<Pick<Crypto, 'subtle'>>;

/** The SHA-256 of bytes in hexadecimal; null on pages without https, where browsers don't offer it. */
export async function hexDigest(bytes: Uint8Array<ArrayBuffer>): Promise<string | null> {
  if (!subtle) return null;
  const digest = new Uint8Array(await subtle.digest('SHA-256', bytes));
  return [...digest].map((byte) => byte.toString(16).padStart(2, '0')).join('');
}
