import { describe, expect, it } from 'vitest';
import { customerSessionReducer, signedOut } from '@/site/features/customer-session/customerSession';

const signedIn = { user: { id: 7, name: 'Ada' }, token: 'abc', isAuthenticated: true, loading: false };

it('starts unauthenticated, without user or token, and not loading', () => {
  expect(signedOut).toEqual({ user: null, token: null, isAuthenticated: false, loading: false });
});

describe('LOGIN_SUCCESS', () => {
  it('stores user and token, authenticates and ends loading', () => {
    const action = { type: 'LOGIN_SUCCESS', user: { id: 7, name: 'Ada' }, token: 'abc' } as const;
    expect(customerSessionReducer({ ...signedOut, loading: true }, action)).toEqual(signedIn);
  });

  it('replaces the customer who was signed in before', () => {
    expect(customerSessionReducer(signedIn, { type: 'LOGIN_SUCCESS', user: null, token: 'next' })).toEqual({
      user: null,
      token: 'next',
      isAuthenticated: true,
      loading: false,
    });
  });
});

describe('LOGOUT', () => {
  it('clears user and token and is no longer authenticated', () => {
    expect(customerSessionReducer(signedIn, { type: 'LOGOUT' })).toEqual(signedOut);
  });

  it('leaves the loading flag as it is', () => {
    expect(customerSessionReducer({ ...signedIn, loading: true }, { type: 'LOGOUT' })).toEqual({
      ...signedOut,
      loading: true,
    });
  });
});

describe('SET_LOADING', () => {
  it.each([true, false])('sets the flag to %j and nothing else', (loading) => {
    expect(
      customerSessionReducer({ ...signedIn, loading: !loading }, { type: 'SET_LOADING', loading }),
    ).toEqual({ ...signedIn, loading });
  });
});
