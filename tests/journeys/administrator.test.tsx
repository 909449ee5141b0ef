import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { expect, it } from 'vitest';
import { answerConfirm } from '../support/render';
import { renderSite } from '../support/site';

const SLOW = { timeout: 5000 };
const heading = (name: string) => screen.findByRole('heading', { level: 1, name }, SLOW);

it('an administrator signs in, adds a broker that visitors then see, deletes it and signs out', async () => {
  answerConfirm(true);
  const site = renderSite('/admin?tab=brokers');
  const { user, router } = site;

  expect(await heading('Upmark Admin')).toBeVisible();
  expect(site.address()).toBe('/secure/admin/login');
  await user.type(screen.getByLabelText('Username'), 'admin');
  await user.type(screen.getByLabelText('Password'), 'upmark-demo-2026');
  await user.click(screen.getByRole('button', { name: 'Log in' }));
  expect(await heading('IB Partners Management')).toBeVisible();
  expect(site.address()).toBe('/admin?tab=brokers');
  expect(localStorage.getItem('adminToken')).toMatch(/^admin-token-\d+$/);
  expect(JSON.parse(localStorage.getItem('adminData') ?? '')).toEqual({
    id: '1',
    username: 'admin',
    email: 'admin@upmark.example',
    role: 'super_admin',
  });

  await screen.findByRole('table', { name: 'brokers' }, SLOW);
  await user.click(screen.getByRole('button', { name: 'Add Broker' }));
  const modal = within(screen.getByRole('dialog', { name: 'Add New Broker' }));
  for (const label of ['Name', 'Description', 'Min deposit', 'Leverage', 'Spreads'])
    fireEvent.change(modal.getByRole('textbox', { name: label }), {
      target: { value: label === 'Name' ? 'Journey Broker' : '100' },
    });
  await user.click(modal.getByRole('button', { name: 'Add Broker' }));
  expect(modal.getByRole('button', { name: 'Saving...' })).toBeDisabled();
  expect(await screen.findByText('“Journey Broker” saved.', undefined, SLOW)).toBeVisible();

  await router.navigate('/ib-partners');
  expect(await screen.findByRole('heading', { level: 2, name: 'Journey Broker' }, SLOW)).toBeVisible();

  await router.navigate('/secure/admin/dashboard?tab=brokers');
  await user.click(await screen.findByRole('button', { name: 'Delete Journey Broker' }, SLOW));
  expect(await screen.findByText('“Journey Broker” deleted.', undefined, SLOW)).toBeVisible();
  expect(localStorage.getItem('upm_brokers')).not.toContain('Journey Broker');

  await user.click(screen.getByRole('button', { name: 'Log out' }));
  expect(await heading('Upmark Admin')).toBeVisible();
  expect(localStorage.getItem('adminToken')).toBeNull();
  expect(localStorage.getItem('adminData')).toBeNull();
  // The list is read once more after the deletion: nothing of it is left over for the next test.
  await waitFor(() => {
    expect(JSON.parse(localStorage.getItem('upm_brokers') ?? '[]')).toHaveLength(5);
  }, SLOW);
}, 20_000);
