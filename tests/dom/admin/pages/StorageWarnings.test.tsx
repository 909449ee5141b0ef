import { screen } from '@testing-library/react';
import { expect, it } from 'vitest';
import { StorageWarnings } from '@/admin/pages/StorageWarnings';
import { AdminSessionContext, type AdminSession } from '@/admin/session/AdminSessionContext';
import { administrator } from '../../../support/admin';
import { anAdminArea } from '../../../support/catalogue';
import { renderInAdminArea } from '../../../support/render';

const STORED: AdminSession = { status: 'signedIn', administrator, isStored: true };
const UNSTORED: AdminSession = { status: 'signedIn', administrator, isStored: false };

const NOTHING_STORED = /^This browser does not let this site store data/;
const FULL = /^The browser's storage is full\. You are logged in only in this tab/;

it.each<readonly [string, boolean, AdminSession, RegExp, string]>([
  ['stores nothing', false, STORED, NOTHING_STORED, 'Download a backup or publish'],
  ['stores nothing, not even the session', false, UNSTORED, NOTHING_STORED, 'Download a backup or publish'],
  ['has no space for the session', true, UNSTORED, FULL, 'See what takes up space'],
])('warns that data may be lost when the browser %s', (...row) => {
  const [, isPersistent, session, words, link] = row;
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
  expect(container).toHaveTextContent(words);
  expect(screen.getByRole('link', { name: link })).toHaveAttribute('href', '/?tab=system&q=alpha');
});
