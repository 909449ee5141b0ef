import { act, screen } from '@testing-library/react';
import { expect, it } from 'vitest';
import { administrator, aSessionStore, PASSWORD, renderAdmin, signedInSession } from '../../../support/admin';
import { anAdminArea, tellOfOtherTab } from '../../../support/catalogue';
import { DashboardOver } from '../../../support/dashboard';
import { aMemoryHost } from '../../../support/memoryHost';
import { seedFile } from '../../../support/seedFile';

/** The System tab of somebody who has just published with a key. */
async function published() {
  const { host, place } = aMemoryHost(JSON.stringify(seedFile));
  const dashboard = <DashboardOver {...anAdminArea({}, {}, place)} />;
  const view = renderAdmin({ session: aSessionStore(signedInSession), dashboard }, '/admin?tab=system');
  const { user } = view;
  await user.type(await screen.findByLabelText('User name of the folder'), 'keeper');
  await user.type(screen.getByLabelText('Password of the folder'), host.secret);
  const publish = () => user.click(screen.getByRole('button', { name: 'Publish' }));
  await publish();
  expect(await screen.findByText(/^Published as revision 2\./)).toBeVisible();
  return { ...view, publish };
}

it('forgets the key when the page is left, even after Back', async () => {
  const { publish } = await published();
  globalThis.dispatchEvent(new Event('pagehide'));
  await publish();
  expect(await screen.findByLabelText('Password of the folder')).toHaveValue('');
});

it('forgets the key when another tab signs out', async () => {
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
