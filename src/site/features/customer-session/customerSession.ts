import type { Customer } from '@/domain/accounts/customer';

/** A customer's session. It starts signed out, even if a token is stored. */
export interface CustomerSession {
  readonly user: Customer | null;
  readonly token: string | null;
  readonly isAuthenticated: boolean;
  readonly loading: boolean;
}

export type CustomerSessionAction =
  | { readonly type: 'LOGIN_SUCCESS'; readonly user: Customer | null; readonly token: string }
  | { readonly type: 'LOGOUT' }
  | { readonly type: 'SET_LOADING'; readonly loading: boolean };

export const signedOut: CustomerSession = { user: null, token: null, isAuthenticated: false, loading: false };

export function customerSessionReducer(
  session: CustomerSession,
  action: CustomerSessionAction,
): CustomerSession {
  switch (action.type) {
    case 'LOGIN_SUCCESS':
      return { user: action.user, token: action.token, isAuthenticated: true, loading: false };
    case 'LOGOUT':
      return { ...session, user: null, token: null, isAuthenticated: false };
    case 'SET_LOADING':
      return { ...session, loading: action.loading };
  }
}
