import { expect, it } from 'vitest';
import { ADMIN_HOME, destinationAfterLogin } from '@/domain/accounts/administrator';

it('returns to /admin by default', () => {
  expect(ADMIN_HOME).toBe('/admin');
  expect(destinationAfterLogin(undefined)).toBe('/admin');
});

it.each(['/admin', '/secure/admin/dashboard'])('returns to %s', (pathname) => {
  expect(destinationAfterLogin({ pathname })).toBe(pathname);
  expect(destinationAfterLogin({ pathname: `${pathname.toUpperCase()}/` })).toBe(pathname);
  expect(destinationAfterLogin({ pathname: `${pathname}///` })).toBe(pathname);
});

it('keeps the query and the fragment', () => {
  const pathname = '/secure/admin/dashboard';
  const origin = { pathname, search: '?tab=brokers&q=%23', hash: '#row-3', key: 'x' };
  expect(destinationAfterLogin(origin)).toBe('/secure/admin/dashboard?tab=brokers&q=%23#row-3');
});

it.each([
  ['tab=brokers', '#a', '/admin#a'],
  ['?a#b', '', '/admin'],
  ['?a', 'b', '/admin?a'],
  [5, null, '/admin'],
  ['//evil.example?a', '', '/admin'],
])('drops an invalid query or fragment: %j, %j', (search, hash, destination) => {
  expect(destinationAfterLogin({ pathname: '/admin', search, hash })).toBe(destination);
});

it.each([
  '//evil.example',
  'javascript:alert(1)',
  '/\\evil.example',
  '/admin/login',
  '/admin-test',
  '/admin?x',
  '',
])('returns to /admin for the invalid path %j', (pathname) => {
  expect(destinationAfterLogin({ pathname })).toBe('/admin');
});

it.each([[5], ['/secure/admin/dashboard'], [{ pathname: 5 }]])(
  'returns to /admin when the state contains %j',
  (origin) => {
    expect(destinationAfterLogin(origin)).toBe('/admin');
  },
);
