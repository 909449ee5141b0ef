import {
  startTransition,
  useCallback,
  useEffect,
  useMemo,
  useReducer,
  useState,
  type ReactNode,
} from 'react';
import type { CustomerTokenStore } from '@/data/sessions/customerTokenStore';
import { report } from '@/data/report';
import type { CustomerCredentials, CustomerLogin } from '@/domain/accounts/customer';
import { customerSessionReducer, signedOut } from './customerSession';
import { CustomerSessionContext } from './CustomerSessionContext';

interface CustomerSessionProviderProps {
  readonly request: (credentials: CustomerCredentials) => Promise<CustomerLogin>;
  readonly tokenStore: CustomerTokenStore;
  readonly children: ReactNode;
}

/** Keeps a storage failure from ending the session. */
function attempt<T>(action: () => T): T | null {
  try {
    return action();
  } catch (error) {
    report.failure(error);
    return null;
  }
}

export function CustomerSessionProvider({ request, tokenStore, children }: CustomerSessionProviderProps) {
  const [session, dispatch] = useReducer(customerSessionReducer, signedOut);
  const [rememberedToken, setRememberedToken] = useState<string | null>(null);

  useEffect(() => {
    // A transition, because an urgent context update would remove prerendered parts whose code hasn't loaded.
    startTransition(() => setRememberedToken(attempt(() => tokenStore.read())));
  }, [tokenStore]);

  const login = useCallback(
    async (credentials: CustomerCredentials) => {
      dispatch({ type: 'SET_LOADING', loading: true });
      try {
        const { token, user } = await request(credentials);
        attempt(() => tokenStore.save(token));
        dispatch({ type: 'LOGIN_SUCCESS', user, token });
      } catch (error) {
        dispatch({ type: 'SET_LOADING', loading: false });
        throw error;
      }
    },
    [request, tokenStore],
  );

  const logout = useCallback(() => {
    attempt(() => tokenStore.clear());
    setRememberedToken(null);
    dispatch({ type: 'LOGOUT' });
  }, [tokenStore]);

  const value = useMemo(
    () => ({ ...session, rememberedToken, login, logout }),
    [session, rememberedToken, login, logout],
  );
  return <CustomerSessionContext value={value}>{children}</CustomerSessionContext>;
}
