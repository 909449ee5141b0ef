import * as v from 'valibot';
import { adminPaths } from './adminPaths';

/** The signed-in administrator, as stored: never with a password. */
export const administratorSchema = v.object({
  id: v.string(),
  username: v.string(),
  email: v.string(),
  role: v.string(),
});

export type Administrator = v.InferOutput<typeof administratorSchema>;

export const ADMIN_HOME = adminPaths.dashboard;
const DESTINATIONS = new Set<string>([adminPaths.dashboard, adminPaths.secureDashboard]);

/** Whatever a navigation carried along as the place somebody came from. */
const originSchema = v.object({
  pathname: v.string(),
  search: v.fallback(v.string(), ''),
  hash: v.fallback(v.string(), ''),
});

/**
 * Where signing in leads: one of the two dashboard addresses with the query and fragment it had, and /admin for
 * anything else, so that no crafted history entry can send an administrator away or into a loop.
 */
export function destinationAfterLogin(origin: unknown): string {
  const parsed = v.safeParse(originSchema, origin);
  if (!parsed.success) return ADMIN_HOME;
  const { pathname, search, hash } = parsed.output;
  const path = pathname.replace(/\/+$/, '').toLowerCase();
  if (!DESTINATIONS.has(path)) return ADMIN_HOME;
  return path + (/^\?[^#]*$/.test(search) ? search : '') + (hash.startsWith('#') ? hash : '');
}
