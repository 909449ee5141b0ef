import * as v from 'valibot';
import { adminPaths } from './adminPaths';

/** The signed-in administrator as stored, without a password. */
export const administratorSchema = v.object({
  id: v.string(),
  username: v.string(),
  email: v.string(),
  role: v.string(),
});

export type Administrator = v.InferOutput<typeof administratorSchema>;

export const ADMIN_HOME = adminPaths.dashboard;
const LOGIN_DESTINATIONS = new Set<string>([adminPaths.dashboard, adminPaths.secureDashboard]);

/** The location state of a navigation, which may be anything. */
const originSchema = v.object({
  pathname: v.string(),
  search: v.fallback(v.string(), ''),
  hash: v.fallback(v.string(), ''),
});

/**
 * Where to go after signing in: a dashboard URL with its query and fragment, or /admin for anything else,
 * so that a crafted history entry can't redirect an administrator elsewhere or into a loop.
 */
export function destinationAfterLogin(origin: unknown): string {
  const parsed = v.safeParse(originSchema, origin);
  if (!parsed.success) return ADMIN_HOME;
  const { pathname, search, hash } = parsed.output;
  const path = pathname.replace(/\/+$/, '').toLowerCase();
  if (!LOGIN_DESTINATIONS.has(path)) return ADMIN_HOME;
  return path + (/^\?[^#]*$/.test(search) ? search : '') + (hash.startsWith('#') ? hash : '');
}
