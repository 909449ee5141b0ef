import { expect, it } from 'vitest';
import { customerSessionReducer, signedOut } from '@/site/features/customer-session/customerSession';

const signedIn = { user: { id: 7, name: 'Ada' }, token: 'abc', isAuthenticated: true, loading: false };

it('starts signed out', () => {
  expect(signedOut).toEqual({ user: null, token: null, isAuthenticated: false, loading: false });
});

it('signs in on LOGIN_SUCCESS', () => {
  const action = { type: 'LOGIN_SUCCESS', user: { id: 7, name: 'Ada' }, token: 'abc' } as const;
  expect(customerSessionReducer({ ...signedOut, loading: true }, action)).toEqual(signedIn);
});

it('signs out on LOGOUT', () => {
  expect(customerSessionReducer(signedIn, { type: 'LOGOUT' })).toEqual(signedOut);
});

it.each([true, false])('sets only the loading flag to %j', (loading) => {
  expect(
    customerSessionReducer({ ...signedIn, loading: !loading }, { type: 'SET_LOADING', loading }),
  ).toEqual({ ...signedIn, loading });
});
