import { screen } from '@testing-library/react';
import { expect, it, vi, afterEach } from 'vitest';
import { StorageWarnings } from '@/admin/pages/StorageWarnings';
import { AdminSessionContext, type AdminSession } from '@/admin/session/AdminSessionContext';
import { administrator } from '../../../support/admin';
import { anAdminArea } from '../../../support/catalogue';
import { renderInAdminArea } from '../../../support/render';

const STORED: AdminSession = { status: 'signedIn', administrator, isStored: true };
const UNSTORED: AdminSession = { status: 'signedIn', administrator, isStored: false };

const NOTHING_STORED = /^This browser doesn't let this site store data/;
const FULL = /^The browser's storage is full\. You're logged in only in this tab/;

function warnings(session = STORED, isPersistent = true) {
  const area = anAdminArea();
  const storageUse = { ...area.maintenance.storageUse, isPersistent: () => isPersistent };
  const { container } = renderInAdminArea(
    { ...area, maintenance: { ...area.maintenance, storageUse } },
    <AdminSessionContext
      value={{
        session,
        login: () => Promise.resolve(false),
        logout: () => undefined,
        shownCredentials: null,
      }}
    >
      <StorageWarnings systemTab="?tab=system&q=alpha" />
    </AdminSessionContext>,
  );
  return container;
}

it.each<readonly [string, boolean, AdminSession, RegExp, string]>([
  ['stores nothing', false, STORED, NOTHING_STORED, 'Download a backup or publish'],
  ['stores nothing, not even the session', false, UNSTORED, NOTHING_STORED, 'Download a backup or publish'],
  ['has no space for the session', true, UNSTORED, FULL, 'See what takes up space'],
])('warns that data may be lost when the browser %s', (...row) => {
  const [, isPersistent, session, words, link] = row;
  expect(warnings(session, isPersistent)).toHaveTextContent(words);
  expect(screen.getByRole('link', { name: link })).toHaveAttribute('href', '/?tab=system&q=alpha');
});

afterEach(() => {
  vi.unstubAllEnvs();
});

it('warns on every origin except the one the site was built for', () => {
  const { origin } = globalThis.location;
  vi.stubEnv('VITE_SITE_ADDRESS', origin);
  expect(warnings()).toBeEmptyDOMElement();
  vi.stubEnv('VITE_SITE_ADDRESS', 'https://www.upmark.example');
  expect(warnings()).toHaveTextContent(`You're at ${origin}, but this site's address is www.upmark.example.`);
  expect(screen.getByRole('link', { name: 'Open the dashboard there' })).toHaveAttribute(
    'href',
    `https://www.upmark.example${globalThis.location.pathname}`,
  );
});
