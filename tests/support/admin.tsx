import { pbkdf2Sync } from 'node:crypto';
import { Outlet, type RouteObject } from 'react-router-dom';
import type { AdminAccount } from '@/data/sessions/adminAccount';
import { createAdminSessionStore } from '@/data/sessions/adminSessionStore';
import { createStorageWatch } from '@/data/storage/storageChanges';
import { AdminSessionProvider } from '@/admin/session/AdminSessionProvider';
import { GuardedRoot } from '@/admin/GuardedRoot';
import LoginPage from '@/admin/pages/LoginPage';
import { anEnvironment, createFailingArea } from './environment';
import { renderRoutes } from './render';

export const administrator = {
  id: '1',
  username: 'keeper',
  email: 'keeper@upmark.example',
  role: 'super_admin',
};
export const PASSWORD = 'correct horse';

const SALT = 'a salt for tests';
const ITERATIONS = 1000;
const base64 = (bytes: Uint8Array) => Buffer.from(bytes).toString('base64');

/** Like a build's account, but with few iterations to keep tests fast. */
export const anAccount = (fields: Partial<AdminAccount> = {}): AdminAccount => ({
  administrator,
  verifier: [
    'pbkdf2-sha256',
    ITERATIONS,
    base64(Buffer.from(SALT)),
    base64(pbkdf2Sync(PASSWORD, SALT, ITERATIONS, 32, 'sha256')),
  ].join(':'),
  shownPassword: null,
  ...fields,
});

interface StoredSession {
  readonly token?: string;
  readonly data?: string;
}

export const signedInSession: StoredSession = {
  token: 'admin-token-1',
  data: JSON.stringify(administrator),
};

/** A session store in memory, with the state left by an earlier visit. */
export function aSessionStore({ token, data }: StoredSession = {}) {
  const area = createFailingArea();
  if (token !== undefined) area.setItem('adminToken', token);
  if (data !== undefined) area.setItem('adminData', data);
  const { environment } = anEnvironment({ area });
  return {
    area,
    store: createAdminSessionStore(
      environment.store,
      environment.now,
      createStorageWatch(() => window),
    ),
    keys: () => ({ token: area.getItem('adminToken'), data: area.getItem('adminData') }),
  };
}

interface AdminArea {
  readonly session?: ReturnType<typeof aSessionStore>;
  readonly account?: AdminAccount;
  /** The guarded page. */
  readonly dashboard?: RouteObject['element'];
}

/** The admin routes: two login URLs and two guarded ones. */
export const adminRoutes = ({
  session = aSessionStore(),
  account = anAccount(),
  dashboard = <h1>Dashboard</h1>,
}: AdminArea): RouteObject[] => [
  {
    element: (
      <AdminSessionProvider store={session.store} account={account}>
        <Outlet />
      </AdminSessionProvider>
    ),
    children: [
      { path: '/admin/login', element: <LoginPage /> },
      { path: '/secure/admin/login', element: <LoginPage /> },
      {
        element: <GuardedRoot />,
        children: [
          { path: '/admin', element: dashboard },
          { path: '/secure/admin/dashboard', element: dashboard },
        ],
      },
    ],
  },
  { path: '*', element: <h1>Elsewhere</h1> },
];

export function renderAdmin(
  { session = aSessionStore(), ...area }: AdminArea,
  ...entries: Parameters<typeof renderRoutes> extends [unknown, ...infer E] ? E : never
) {
  return { ...renderRoutes(adminRoutes({ session, ...area }), ...entries), ...session };
}
