import { render, screen } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { expect, it } from 'vitest';
import { KeyForm } from '@/admin/dashboard/KeyForm';
import type { PublishingKey } from '@/data/publishing/target';
import type { PublishAddress } from '@/domain/text/publishAddress';
import { folderAddress, forgeAddress } from '../../../support/publishAddresses';

function show(address: PublishAddress) {
  const keys: PublishingKey[] = [];
  render(<KeyForm address={address} onKey={(key) => keys.push(key)} />);
  return { keys, user: userEvent.setup() };
}

const publish = () => screen.getByRole('button', { name: 'Publish' });

const username = () => screen.getByLabelText('Folder user name');
const password = () => screen.getByLabelText('Folder password');

it('publishes with exactly the user name and password entered', async () => {
  const { keys, user } = show(folderAddress);
  // Password managers recognise these fields.
  expect(username()).toHaveAttribute('autocomplete', 'username');
  expect(password()).toHaveAttribute('autocomplete', 'current-password');
  await user.type(username(), 'keeper');
  await user.type(password(), ' two words ');
  await user.click(publish());
  expect(keys).toEqual([{ username: 'keeper', secret: ' two words ' }]);
});

it('requires a user name and a password', async () => {
  const { keys, user } = show(folderAddress);
  await user.type(password(), 'secret');
  await user.click(publish());
  expect(keys).toEqual([]);
  expect(username()).toBeInvalid();
  await user.clear(password());
  await user.type(username(), 'keeper');
  await user.click(publish());
  expect(keys).toEqual([]);
  expect(password()).toBeInvalid();
});

const place = () => screen.getByLabelText('Publishes to');
const key = () => screen.getByLabelText('Key for this repository');

it('names the repository and asks for its key', async () => {
  const { keys, user } = show(forgeAddress);
  expect(place()).toHaveValue('main of owner/name');
  await user.type(place(), 'x');
  await user.type(key(), 'secret');
  await user.click(publish());
  expect(keys).toEqual([{ username: 'main of owner/name', secret: 'secret' }]);
});

it('warns about a key with access to every repository', async () => {
  const { user } = show(forgeAddress);
  await user.type(key(), 'github_pat_ghp_1');
  expect(key()).toHaveAccessibleDescription(/^Kept in memory/);
  await user.clear(key());
  await user.type(key(), 'ghp_1');
  expect(key()).toHaveAccessibleDescription(/^This is a classic token/);
});
