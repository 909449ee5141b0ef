import { act, screen } from '@testing-library/react';
import { expect, it } from 'vitest';
import { administrator, aSessionStore, PASSWORD, renderAdmin, signedInSession } from '../../../support/admin';
import { anAdminArea, tellOfOtherTab } from '../../../support/catalogue';
import { Dashboards } from '../../../support/dashboard';
import { aMemoryHost } from '../../../support/memoryHost';
import { seedFile } from '../../../support/seedFile';

/** The System tab of somebody who has just published with a key. */
async function published(beforehand?: ReturnType<typeof anAdminArea>) {
  const { host, place } = aMemoryHost(JSON.stringify(seedFile));
  const data = anAdminArea({}, {}, place);
  const view = renderAdmin(
    {
      session: aSessionStore(signedInSession),
      dashboard: <Dashboards over={beforehand ?? data} then={data} />,
    },
    '/admin?tab=system',
  );
  const { user } = view;
  await user.click(await screen.findByRole('button', { name: 'Another store' }));
  await user.type(await screen.findByLabelText('User name of the folder'), 'keeper');
  await user.type(screen.getByLabelText('Password of the folder'), host.secret);
  const publish = () => user.click(screen.getByRole('button', { name: 'Publish' }));
  await publish();
  expect(await screen.findByText(/^Published as revision 2\./)).toBeVisible();
  return { ...view, publish };
}

it('U24: the key is gone once the page is left, also where Back shows the page as it was', async () => {
  const { publish } = await published();
  globalThis.dispatchEvent(new Event('pagehide'));
  await publish();
  expect(await screen.findByLabelText('Password of the folder')).toHaveValue('');
});

it('U24: the key is gone once the page is left, also where it published to no host before', async () => {
  const { publish } = await published(anAdminArea());
  globalThis.dispatchEvent(new Event('pagehide'));
  await publish();
  expect(await screen.findByLabelText('Password of the folder')).toHaveValue('');
});

it('U24: the key is gone once somebody signs out in another tab, also for who signs in again', async () => {
  const { area, user } = await published();
  area.removeItem('adminToken');
  act(() => {
    tellOfOtherTab('adminToken');
  });
  await user.type(await screen.findByLabelText('Username'), administrator.username);
  await user.type(screen.getByLabelText('Password'), PASSWORD);
  await user.click(screen.getByRole('button', { name: 'Log in' }));
  expect(await screen.findByLabelText('Password of the folder')).toHaveValue('');
});
