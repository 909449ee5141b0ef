import { writeFileSync } from 'node:fs';
import { adminAccountFrom } from '../../src/data/sessions/adminAccount.ts';
import { shownBrokers } from '../support/owner.ts';
import type { Tab } from './tab.ts';
import { expect, test } from './test.ts';

const { administrator, shownPassword } = adminAccountFrom({});
const [FIRST = '', SECOND = ''] = shownBrokers;

async function signIn(tab: Tab, address = '/admin') {
  await tab.resize(1280, 800);
  await tab.go(address);
  await tab.address().toBe('/secure/admin/login');
  await tab.find('button', 'Log in');
  await tab.type('Username', administrator.username);
  await tab.type('Password', shownPassword ?? '');
  await tab.click('button', 'Log in');
  await tab.address().toBe(address);
}

async function openBrokers(tab: Tab) {
  await tab.go('/admin?tab=brokers');
  await tab.find('table', 'brokers');
}

test('adds, edits, deletes and restores a broker', async ({ tab }) => {
  await signIn(tab);
  await tab.click('link', 'IB Partners');
  await tab.click('button', 'Add Broker');
  const within = await tab.find('dialog', 'Add New Broker');
  for (const [label, text] of Object.entries({
    'Name *': 'Typed Example',
    'Description *': 'A broker typed in by a test.',
    'Min deposit *': '100',
    'Leverage *': '1:100',
    'Spreads *': '1 pip',
  }))
    await tab.type(label, text, { within });
  await tab.click('button', 'Add Broker', { within });
  await tab.words('“Typed Example” saved.');
  await tab.click('button', 'Edit Typed Example');
  await tab.type('Name *', 'Edited Example', { within: await tab.find('dialog') });
  await tab.click('button', 'Update Broker');
  await tab.words('“Edited Example” saved.');
  await tab.click('button', 'Delete Edited Example');
  expect(await tab.agree()).toBe('Are you sure you want to delete this broker?');
  await tab.count('button', 'Edit Edited Example').toBe(0);
  await tab.click('button', 'Undo deleting “Edited Example”');
  await tab.words('“Edited Example” restored.');
  await tab.open('/ib-partners');
  await tab.find('heading', 'Edited Example');
});

test('restores a backup and undoes the restore', async ({ tab }, info) => {
  await signIn(tab, '/admin?tab=system');
  const backup = info.outputPath('backup.json');
  writeFileSync(backup, await tab.download(() => tab.click('button', 'Backup Data')));
  await openBrokers(tab);
  await tab.click('button', `Deactivate ${SECOND}`);
  await tab.find('button', `Activate ${SECOND}`);
  await tab.go('/admin?tab=system');
  await tab.find('heading', 'Restore');
  await tab.upload('Backup file', backup);
  await tab.click('button', 'Restore this backup');
  await tab.words(/^Backup restored\..* Brokers: 1 changed/);
  await tab.click('button', 'Undo restoring “backup.json”');
  await tab.words(/^The lists are as they were before\./);
  await openBrokers(tab);
  await tab.find('button', `Activate ${SECOND}`);
});

test('applies changes and sign-outs from another window', async ({ tab }) => {
  await signIn(tab);
  await openBrokers(tab);
  const other = await tab.another();
  await other.open('/ib-partners');
  await other.find('heading', FIRST);
  await tab.click('button', `Deactivate ${FIRST}`);
  await other.count('heading', FIRST).toBe(0);
  await openBrokers(other);
  await tab.click('button', 'Log out');
  await other.address().toBe('/secure/admin/login');
});
