import type { CustomerCredentials, CustomerLogin } from '@/domain/customer';
import { isJsonObject, parseJson } from '@/data/storage/json';

const LOGIN_FAILED = 'Login failed';

async function jsonOf(response: Response): Promise<unknown> {
  try {
    return parseJson(await response.text());
  } catch {
    return null;
  }
}

/**
 * POST /api/auth/login. A static host answers such a call with a page or with 404, so only JSON with a text token
 * counts as a login.
 * @throws Error with the server's message where a refusal carries one, else 'Login failed'
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
  const answer = await jsonOf(response);
  const { token, user, message } = isJsonObject(answer) ? answer : {};
  if (!response.ok) throw new Error(typeof message === 'string' && message !== '' ? message : LOGIN_FAILED);
  if (typeof token !== 'string' || token === '') throw new Error(LOGIN_FAILED);
  return { token, user: isJsonObject(user) ? user : null };
}
