import type { Administrator } from '@/domain/accounts/administrator';

/*
 * This check runs in the visitor's browser, so it hides screens but protects nothing: anyone can get in by
 * setting two storage keys, and can then change data in that browser only. Real access control belongs in
 * front of the site; the README shows how.
 */

export interface AdminAccount {
  readonly administrator: Administrator;
  /** `pbkdf2-sha256:<iterations>:<salt in base64>:<hash in base64>`, made by `npm run admin:verifier`. */
  readonly verifier: string;
  /** Null for the owner's account; the demonstration account shows its password. */
  readonly shownPassword: string | null;
}

const DEMO_USERNAME = 'admin';
const DEMO_PASSWORD = 'upmark-demo-2026';
const DEMO_VERIFIER =
  'pbkdf2-sha256:600000:dXBtYXJrLWRlbW8tc2FsdA==:jZ+8n62E6Qm39TqTJjd0t7Dhtf2buQSdd/zFDFv09tc=';

/** Uses the demonstration account unless both settings are given. */
export function adminAccountFrom(settings: {
  readonly VITE_ADMIN_USERNAME?: string;
  readonly VITE_ADMIN_VERIFIER?: string;
}): AdminAccount {
  const { VITE_ADMIN_USERNAME: username, VITE_ADMIN_VERIFIER: verifier } = settings;
  const own = username && verifier ? { username, verifier } : null;
  return {
    administrator: {
      id: '1',
      username: own?.username ?? DEMO_USERNAME,
      email: 'admin@upmark.example',
      role: 'super_admin',
    },
    verifier: own?.verifier ?? DEMO_VERIFIER,
    shownPassword: own ? null : DEMO_PASSWORD,
  };
}

/** Browsers offer Web Crypto only over HTTPS. */
export class InsecureContextError extends Error {
  override readonly name = 'InsecureContextError';
}

const HASH_BYTES = 32;
const INVALID_VERIFIER_MESSAGE =
  'VITE_ADMIN_VERIFIER is not a verifier; make one with npm run admin:verifier.';

const bytesOf = (base64: string) => Uint8Array.from(atob(base64), (character) => character.charCodeAt(0));

/** @throws Error if the verifier is malformed, InsecureContextError without Web Crypto */
export async function verifyAdministrator(
  { administrator, verifier }: AdminAccount,
  username: string,
  password: string,
): Promise<Administrator | null> {
  // Undefined over plain HTTP, despite its type.
  const subtle = (crypto as Partial<Crypto>).subtle;
  if (!subtle) throw new InsecureContextError('Web Crypto is unavailable: the page needs https.');
  const [scheme, iterations, salt, hash] = verifier.split(':');
  if (scheme !== 'pbkdf2-sha256' || !iterations || !salt || !hash) throw new Error(INVALID_VERIFIER_MESSAGE);
  const expected = bytesOf(hash);
  if (expected.length !== HASH_BYTES) throw new Error(INVALID_VERIFIER_MESSAGE);
  const secret = new TextEncoder().encode(password);
  const key = await subtle.importKey('raw', secret, 'PBKDF2', false, ['deriveBits']);
  const derived = new Uint8Array(
    await subtle.deriveBits(
      { name: 'PBKDF2', hash: 'SHA-256', iterations: Number(iterations), salt: bytesOf(salt) },
      key,
      expected.length * 8,
    ),
  );
  const matches = derived.every((byte, index) => byte === expected[index]);
  return matches && username === administrator.username ? administrator : null;
}
