import { act, render, screen, waitFor } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { renderToString } from 'react-dom/server';
import { describe, expect, it } from 'vitest';
import { useAdminSession } from '@/admin/session/AdminSessionContext';
import { AdminSessionProvider } from '@/admin/session/AdminSessionProvider';
import { administrator, anAccount, aSessionStore, PASSWORD, signedInSession } from '../../../support/admin';
import { tellOfOtherTab } from '../../../support/catalogue';
import { takeConsoleMessages } from '../../../support/consoleGuard';

function Screen() {
  const { session, login, logout, shownCredentials } = useAdminSession();
  return (
    <>
      <output aria-label="session">{JSON.stringify(session)}</output>
      <output aria-label="credentials">{JSON.stringify(shownCredentials)}</output>
      <button onClick={() => void login(administrator.username, PASSWORD)}>Log in</button>
      <button onClick={logout}>Log out</button>
    </>
  );
}

const shownSession = () => JSON.parse(screen.getByLabelText('session').textContent) as unknown;
const SIGNED_OUT = { status: 'signedOut' };
const ENDED_ELSEWHERE = { status: 'signedOut', isEndedElsewhere: true };
const SIGNED_IN = { status: 'signedIn', administrator, isStored: true };

const provided = ({ store }: ReturnType<typeof aSessionStore>) => (
  <AdminSessionProvider store={store} account={anAccount()}>
    <Screen />
  </AdminSessionProvider>
);

function start(stored: Parameters<typeof aSessionStore>[0] = {}) {
  const session = aSessionStore(stored);
  render(provided(session));
  return session;
}

describe('the start', () => {
  it('is loading until storage has been read, which rendering does not do', () => {
    const session = aSessionStore(signedInSession);
    session.area.failReads = new Error('read while rendering');
    expect(renderToString(provided(session))).toContain('{&quot;status&quot;:&quot;loading&quot;}');
  });

  it('F61: restores an administrator whose token and data are both stored', () => {
    start(signedInSession);
    expect(shownSession()).toEqual(SIGNED_IN);
  });

  it('is signed out where nothing is stored', () => {
    start();
    expect(shownSession()).toEqual(SIGNED_OUT);
  });

  it.each([
    ['F57', 'nonsense'],
    ['F57', '{"id":'],
    ['F58', '5'],
    ['F58', '{}'],
    ['F58', 'null'],
    ['F58', JSON.stringify({ ...administrator, role: 5 })],
  ])('%s: removes both keys for the corrupt data %s', (_row, data) => {
    const { keys } = start({ token: 'admin-token-1', data });
    expect(shownSession()).toEqual(SIGNED_OUT);
    expect(keys()).toEqual({ token: null, data: null });
  });

  it.each([
    { token: 'admin-token-1', data: null },
    { token: null, data: JSON.stringify(administrator) },
  ])('F59: is signed out with one key alone, and removes nothing: %j', ({ token, data }) => {
    const { keys } = start({ ...(token !== null && { token }), ...(data !== null && { data }) });
    expect(shownSession()).toEqual(SIGNED_OUT);
    expect(keys()).toEqual({ token, data });
  });

  it.each(['admin-token-', 'admin-token-0', 'admin-token-99999999999999', 'of another time'])(
    'F60: has no expiry: restores beside the token %s',
    (token) => {
      start({ ...signedInSession, token });
      expect(shownSession()).toEqual(SIGNED_IN);
    },
  );

  it('F10: is signed out when storage cannot be read, and logs why', () => {
    const session = aSessionStore(signedInSession);
    session.area.failReads = new Error('gone');
    render(provided(session));
    expect(shownSession()).toEqual(SIGNED_OUT);
    expect(takeConsoleMessages()).toEqual([expect.stringContaining('StorageError')]);
  });
});

describe('logging out', () => {
  it('removes both keys and clears the administrator', async () => {
    const { keys } = start(signedInSession);
    await userEvent.click(screen.getByRole('button', { name: 'Log out' }));
    expect(shownSession()).toEqual(SIGNED_OUT);
    expect(keys()).toEqual({ token: null, data: null });
  });

  it('ends the session although the keys cannot be removed, and logs why', async () => {
    const { area } = start(signedInSession);
    area.removeItem = () => {
      throw new Error('gone');
    };
    await userEvent.click(screen.getByRole('button', { name: 'Log out' }));
    expect(shownSession()).toEqual(SIGNED_OUT);
    expect(takeConsoleMessages()).toEqual([expect.stringContaining('StorageError')]);
  });
});

describe('another tab', () => {
  it.each(['adminToken', null])('F69: signs this one out too when it logs out (event for %j)', (key) => {
    const { area } = start(signedInSession);
    area.removeItem('adminToken');
    area.removeItem('adminData');
    act(() => {
      tellOfOtherTab(key);
    });
    expect(shownSession()).toEqual(ENDED_ELSEWHERE);
  });

  it('F54: signs this one out when it comes back from the back/forward cache after a logout', () => {
    const { area } = start(signedInSession);
    area.removeItem('adminToken');
    area.removeItem('adminData');
    act(() => {
      window.dispatchEvent(new PageTransitionEvent('pageshow', { persisted: true }));
    });
    expect(shownSession()).toEqual(ENDED_ELSEWHERE);
  });

  it('leaves a signed-in administrator alone when it logs in', () => {
    const { area } = start(signedInSession);
    area.setItem('adminData', JSON.stringify({ ...administrator, username: 'other' }));
    act(() => {
      tellOfOtherTab('adminToken');
    });
    expect(shownSession()).toEqual(SIGNED_IN);
  });

  it('signs in a signed-out tab when it signs in', () => {
    const { area } = start();
    area.setItem('adminToken', 'admin-token-2');
    area.setItem('adminData', JSON.stringify(administrator));
    act(() => {
      tellOfOtherTab('adminToken');
    });
    expect(shownSession()).toEqual(SIGNED_IN);
  });

  it('B01: signs out a tab that alone holds its session only after it has stored one itself', () => {
    const session = aSessionStore();
    session.area.failWrites = new DOMException('full', 'QuotaExceededError');
    session.store.save(administrator);
    session.area.failWrites = null;
    render(provided(session));
    const tell = () => {
      act(() => {
        tellOfOtherTab('adminToken');
      });
    };
    tell();
    expect(shownSession()).toEqual({ ...SIGNED_IN, isStored: false });
    session.area.setItem('adminToken', 'admin-token-2');
    session.area.setItem('adminData', JSON.stringify(administrator));
    tell();
    session.area.removeItem('adminToken');
    tell();
    expect(shownSession()).toEqual(ENDED_ELSEWHERE);
  });

  it('signs nobody out by writing under other keys', () => {
    const { area } = start(signedInSession);
    area.removeItem('adminToken');
    act(() => {
      tellOfOtherTab('upm_brokers');
    });
    expect(shownSession()).toEqual(SIGNED_IN);
  });
});

describe('given another store and account', () => {
  /** A provider that begins over one store and goes on over another. */
  function change(later: ReturnType<typeof aSessionStore>, account = anAccount()) {
    const first = aSessionStore(signedInSession);
    const { rerender } = render(provided(first));
    expect(shownSession()).toEqual(SIGNED_IN);
    rerender(
      <AdminSessionProvider store={later.store} account={account}>
        <Screen />
      </AdminSessionProvider>,
    );
    return first;
  }

  it('shows who is signed in there', () => {
    change(aSessionStore());
    expect(shownSession()).toEqual(SIGNED_OUT);
  });

  it('signs in and out there, and leaves the first one as it was', async () => {
    const later = aSessionStore();
    const first = change(later, anAccount({ administrator: { ...administrator, id: '2' } }));
    await userEvent.click(screen.getByRole('button', { name: 'Log in' }));
    await waitFor(() => {
      expect(shownSession()).toEqual({ ...SIGNED_IN, administrator: { ...administrator, id: '2' } });
    });
    expect(later.keys().data).toBe(JSON.stringify({ ...administrator, id: '2' }));
    await userEvent.click(screen.getByRole('button', { name: 'Log out' }));
    expect(shownSession()).toEqual(SIGNED_OUT);
    expect(later.keys()).toEqual({ token: null, data: null });
    expect(first.keys().data).toBe(signedInSession.data);
  });

  it('shows the password of its demonstration account, and none of an own one', () => {
    change(aSessionStore(), anAccount({ shownPassword: 'shown' }));
    expect(JSON.parse(screen.getByLabelText('credentials').textContent)).toEqual({
      username: administrator.username,
      password: 'shown',
    });
  });
});

it('cannot be used outside its provider, and says what is missing', () => {
  expect(() => render(<Screen />)).toThrow('needs an AdminSessionProvider around it');
  takeConsoleMessages();
});
