import { act, screen, waitFor } from '@testing-library/react';
import { expect, it, vi } from 'vitest';
import { aSessionStore, renderAdmin, signedInSession, administrator, PASSWORD } from '../../../support/admin';
import { anAdminArea, dispatchStorageEvent, publishedFile } from '../../../support/catalogue';
import { DashboardOver } from '../../../support/dashboard';
import { deferred } from '../../../support/deferred';
import { aMemoryHost } from '../../../support/memoryHost';
import { answerConfirm } from '../../../support/render';
import { aBroker } from '../../../support/records';
import { seedFile } from '../../../support/seedFile';

/** A dashboard with a pending publication, which the test resolves. */
async function publishing() {
  const { host, place } = aMemoryHost(JSON.stringify(seedFile));
  const held = deferred<undefined>();
  const fetch: typeof place.fetch = async (...request) => {
    await held.promise;
    return place.fetch(...request);
  };
  const data = anAdminArea({}, {}, { ...place, fetch });
  data.maintenance.publishing?.useKey({ username: 'keeper', secret: host.secret });
  for (const key of ['upm_brokers', 'upm_platforms', 'upm_webinars']) data.area.removeItem(key);
  await data.catalogue.brokers.list();
  await data.environment.lock('upm_brokers', () => Promise.resolve());
  await data.catalogue.brokers.update('1', { name: 'Renamed' });
  const view = renderAdmin(
    { session: aSessionStore(signedInSession), dashboard: <DashboardOver {...data} /> },
    '/admin?tab=publish',
  );
  await view.user.click(await screen.findByRole('button', { name: 'Publish' }));
  return {
    ...view,
    ...data,
    host,
    openTab: (name: string) => view.user.click(screen.getByRole('link', { name })),
    letGo: () =>
      act(async () => {
        held.resolve(undefined);
        await Promise.resolve();
      }),
  };
}

it('shows the progress and outcome of a publication on the other tabs', async () => {
  const { openTab, letGo } = await publishing();
  await openTab('Analytics');
  expect(screen.getByText('Publishing...')).toBeVisible();
  await letGo();
  expect(await screen.findByText(/^Published\./, { selector: '[role="status"]' })).toBeVisible();
  await openTab('Open the Publish tab');
  expect(await screen.findByText(/^Published\./)).toBeVisible();
  await openTab('Analytics');
  expect(screen.queryByText(/^Published\./)).toBeNull();
});

it('keeps a question on the Publish tab and links to it from other tabs', async () => {
  const { openTab, letGo, host } = await publishing();
  const [first, ...others] = seedFile.brokers;
  host.text = JSON.stringify({
    ...seedFile,
    revision: 2,
    publication: 'aaaaaaaaaaaaaaaa',
    brokers: [{ ...first, name: 'Theirs' }, ...others],
  });
  await openTab('Analytics');
  await letGo();
  expect(
    await screen.findByText('Nothing has been published yet: there is a question to answer first.'),
  ).toBeVisible();
  expect(screen.queryByRole('dialog')).toBeNull();
  await openTab('Open the Publish tab');
  expect(await screen.findByRole('dialog')).toBeVisible();
});

it('asks before closing the page during a publication', async () => {
  const isAsked = () => !globalThis.dispatchEvent(new Event('beforeunload', { cancelable: true }));
  const { letGo } = await publishing();
  expect(isAsked()).toBe(true);
  await letGo();
  expect(await screen.findByText(/^Published\./)).toBeVisible();
  expect(isAsked()).toBe(false);
});

it('asks before signing out during a publication', async () => {
  const { user, letGo } = await publishing();
  const questions = answerConfirm(false);
  await user.click(screen.getByRole('button', { name: 'Log out' }));
  expect(questions).toEqual(["Publishing hasn't finished, and may fail if you log out now. Log out anyway?"]);
  expect(screen.getByRole('heading', { level: 1 })).toHaveTextContent('Publish');
  await letGo();
  await waitFor(() => {
    expect(screen.getByText(/^Published\./)).toBeVisible();
  });
});

it('loads what others have published when the window regains focus', async () => {
  const data = anAdminArea();
  data.area.removeItem('upm_brokers');
  renderAdmin(
    { session: aSessionStore(signedInSession), dashboard: <DashboardOver {...data} /> },
    '/admin?tab=brokers',
  );
  expect(await screen.findByRole('button', { name: 'Edit Alder Seeded' })).toBeVisible();
  data.publish(publishedFile(2, { brokers: [{ id: '1', ...aBroker({ name: 'Theirs' }) }] }));
  vi.setSystemTime(Date.now() + 61_000);
  globalThis.dispatchEvent(new Event('focus'));
  await waitFor(() => {
    expect(data.seeds.brokers.records).toMatchObject([{ name: 'Theirs' }]);
  });
});

it('forgets the key when another tab signs out', async () => {
  const { host, place } = aMemoryHost(JSON.stringify(seedFile));
  const dashboard = <DashboardOver {...anAdminArea({}, {}, place)} />;
  const session = aSessionStore(signedInSession);
  const { area, user } = renderAdmin({ session, dashboard }, '/admin?tab=publish');
  await user.type(await screen.findByLabelText('Folder user name'), 'keeper');
  await user.type(screen.getByLabelText('Folder password'), host.secret);
  await user.click(screen.getByRole('button', { name: 'Publish' }));
  expect(await screen.findByText(/^Published\./)).toBeVisible();
  area.removeItem('adminToken');
  act(() => {
    dispatchStorageEvent('adminToken');
  });
  await user.type(await screen.findByLabelText('Username'), administrator.username);
  await user.type(screen.getByLabelText('Password'), PASSWORD);
  await user.click(screen.getByRole('button', { name: 'Log in' }));
  expect(await screen.findByLabelText('Folder password')).toHaveValue('');
});
