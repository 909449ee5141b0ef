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
import type { CustomerCredentials, CustomerLogin } from '@/domain/customer';
import { customerSessionReducer, signedOut } from './customerSession';
import { CustomerSessionContext } from './CustomerSessionContext';

interface CustomerSessionProviderProps {
  /** The login call. */
  readonly request: (credentials: CustomerCredentials) => Promise<CustomerLogin>;
  readonly tokenStore: CustomerTokenStore;
  readonly children: ReactNode;
}

/** Runs something with storage that must not stop the session when storage fails. */
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
    // An urgent change of a context above them takes the built HTML of parts away whose code is still to come.
    startTransition(() => {
      setRememberedToken(attempt(() => tokenStore.read()));
    });
  }, [tokenStore]);

  const login = useCallback(
    async (credentials: CustomerCredentials) => {
      dispatch({ type: 'SET_LOADING', loading: true });
      try {
        const { token, user } = await request(credentials);
        attempt(() => {
          tokenStore.save(token);
        });
        dispatch({ type: 'LOGIN_SUCCESS', user, token });
      } catch (error) {
        dispatch({ type: 'SET_LOADING', loading: false });
        throw error;
      }
    },
    [request, tokenStore],
  );

  const logout = useCallback(() => {
    attempt(() => {
      tokenStore.clear();
    });
    setRememberedToken(null);
    dispatch({ type: 'LOGOUT' });
  }, [tokenStore]);

  const value = useMemo(
    () => ({ ...session, rememberedToken, login, logout }),
    [session, rememberedToken, login, logout],
  );
  return <CustomerSessionContext value={value}>{children}</CustomerSessionContext>;
}
