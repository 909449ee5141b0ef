import type { CustomerCredentials, CustomerLogin } from '@/domain/accounts/customer';
import { isJsonObject } from '@/data/storage/json';

const LOGIN_FAILED = 'Login failed';

/**
 * A static host may respond with a page or a 404, so only JSON with a string token is accepted.
 * @throws Error with the server's message if it sends one, otherwise 'Login failed'
 */
export async function loginCustomer(credentials: CustomerCredentials): Promise<CustomerLogin> {
  let response: Response;
  try {
    response = await fetch('/api/auth/login', {
      method: 'POST',
      headers: { 'Content-Type': 'application/json' },
      body: JSON.stringify({ email: credentials.email, password: credentials.password }),
    });
  } catch (cause) {
    throw new Error(LOGIN_FAILED, { cause });
  }
  const answer: unknown = await response.json().catch(() => null);
  const { token, user, message } = isJsonObject(answer) ? answer : {};
  if (!response.ok) throw new Error(typeof message === 'string' && message !== '' ? message : LOGIN_FAILED);
  if (typeof token !== 'string' || token === '') throw new Error(LOGIN_FAILED);
  return { token, user: isJsonObject(user) ? user : null };
}
