import { act, screen, waitFor, within } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { absoluteUrl } from '@/content/absoluteUrl';
import { seal } from '@/data/signals/chain';
import { PublishingError } from '@/data/publishing/target';
import { PublishProvider } from '@/admin/dashboard/PublishProvider';
import { SystemPanel } from '@/admin/dashboard/SystemPanel';
import { useUndoStack } from '@/admin/resources/useUndoStack';
import type { RestoreUndo } from '@/admin/dashboard/RestoreUndoOffer';
import { seedFile } from '../../../support/seedFile';
import { anAdminArea, tellOfOtherTab } from '../../../support/catalogue';
import { takeConsoleMessages } from '../../../support/consoleGuard';
import { deferred } from '../../../support/deferred';
import { digest } from '../../../support/digest';
import { aMemoryHost } from '../../../support/memoryHost';
import { renderInAdminArea } from '../../../support/render';
import { aNewSignal, anIssued } from '../../../support/signals';

type File = typeof seedFile;

const LAST_YEAR = '2025-12-31T12:00:00.000Z';

const Panel = () => (
  <PublishProvider>
    <SystemPanel undo={useUndoStack<RestoreUndo>()} />
  </PublishProvider>
);

/** The System tab of a build that publishes to a folder, in a browser that has taken what stands there. */
async function show() {
  const { host, place } = aMemoryHost(JSON.stringify(seedFile));
  const area = anAdminArea({}, {}, place);
  for (const key of ['upm_brokers', 'upm_platforms']) area.area.removeItem(key);
  await Promise.all([area.catalogue.brokers.list(), area.catalogue.platforms.list()]);
  await area.environment.lock('upm_brokers', () => Promise.resolve());
  const view = renderInAdminArea(area, <Panel />);
  await screen.findByRole('heading', { name: 'Publish' });
  const card = within(screen.getByRole('heading', { name: 'Publish' }).closest('section') ?? document.body);
  return {
    ...area,
    ...view,
    /** What the site answers from now on. */
    serve: area.publish,
    host,
    card,
    file: () => JSON.parse(host.text ?? 'null') as File,
    publishWithKey: async (secret = 'folder key') => {
      await view.user.clear(card.getByLabelText('User name of the folder'));
      await view.user.type(card.getByLabelText('User name of the folder'), 'keeper');
      await view.user.type(card.getByLabelText('Password of the folder'), secret);
      await view.user.click(card.getByRole('button', { name: 'Publish' }));
    },
    publish: () => view.user.click(card.getByRole('button', { name: 'Publish' })),
    status: () => card.getAllByRole('status')[0],
    /** What another administrator publishes of the first broker. */
    publishElsewhere: (fields: Partial<File['brokers'][number]> | 'deleted') => {
      const file = JSON.parse(host.text ?? '') as File;
      const [first, ...others] = file.brokers;
      host.text = JSON.stringify({
        ...file,
        revision: file.revision + 1,
        publication: 'aaaaaaaaaaaaaaaa',
        brokers: fields === 'deleted' ? others : [{ ...first, ...fields }, ...others],
      });
    },
  };
}

it('U02, U03: asks for the key once, publishes with it in one press, and then without a question', async () => {
  const { catalogue, publishWithKey, publish, file, status, card, logged } = await show();
  expect(document.body).toHaveFocus();
  expect(card.getByText('/catalogue.json')).toBeVisible();
  expect(card.queryByText(/^This host does not check/)).toBeNull();
  expect(card.queryByRole('button', { name: 'Leave everything as it is' })).toBeNull();
  await catalogue.brokers.update('1', { name: 'Renamed' });
  await publishWithKey();
  await waitFor(() => {
    expect(status()).toHaveTextContent('Published as revision 2.');
  });
  expect(file().brokers[0]?.name).toBe('Renamed');
  expect(card.queryByLabelText('Password of the folder')).toBeNull();
  expect((await logged())[0]).toBe('Published revision 2');
  await catalogue.brokers.update('1', { name: 'Renamed again' });
  await publish();
  await waitFor(() => {
    expect(status()).toHaveTextContent('Published as revision 3.');
  });
  await waitFor(() => {
    expect(status()).toHaveFocus();
  });
  await publish();
  await waitFor(() => {
    expect(status()).toHaveTextContent(/^Visitors have everything that is in the lists\.$/);
  });
  expect((await logged()).filter((entry) => entry.startsWith('Published'))).toEqual([
    'Published revision 3',
    'Published revision 2',
  ]);
});

it('P10: says that the key was not taken, forgets it, and has the empty field in focus', async () => {
  const { catalogue, publishWithKey, file, status, card, container } = await show();
  await catalogue.brokers.update('1', { name: 'Renamed' });
  await publishWithKey('wrong key');
  await waitFor(() => {
    expect(status()).toHaveTextContent(
      'Nothing was published: the host did not take the key. Enter it again.',
    );
  });
  expect(card.getByLabelText('Password of the folder')).toHaveFocus();
  expect(card.getByLabelText('Password of the folder')).toHaveValue('');
  expect(container.innerHTML).not.toContain('wrong key');
  expect(takeConsoleMessages().join()).not.toContain('wrong key');
  await publishWithKey();
  await waitFor(() => {
    expect(file().brokers[0]?.name).toBe('Renamed');
  });
});

it('B29: what the host refused stays said, whatever another tab does to the lists', async () => {
  const { area, catalogue, publishWithKey, status, card } = await show();
  await catalogue.brokers.update('1', { name: 'Renamed' });
  await publishWithKey('wrong key');
  await waitFor(() => {
    expect(status()).toHaveTextContent('the host did not take the key');
  });
  takeConsoleMessages();
  const [first, ...others] = JSON.parse(area.getItem('upm_brokers') ?? '') as unknown[];
  expect(first).toBeDefined();
  area.setItem('upm_brokers', JSON.stringify(others));
  act(() => {
    tellOfOtherTab('upm_brokers');
  });
  expect(await card.findByText(/^Not published yet/)).toBeVisible();
  expect(status()).toHaveTextContent('the host did not take the key');
});

describe('where one deleted what the other changed', () => {
  const asked = async () => {
    const [mine, theirs] = within(
      await screen.findByRole('group', { name: /, deleted or kept$/ }),
    ).getAllByRole('radio');
    return { mine, theirs };
  };

  it('says that somebody else deleted it', async () => {
    const { catalogue, publishElsewhere, publishWithKey } = await show();
    await catalogue.brokers.update('1', { name: 'Renamed' });
    publishElsewhere('deleted');
    await publishWithKey();
    const { mine, theirs } = await asked();
    expect(mine).toHaveAccessibleName('Yours: Kept, with changes: name Renamed');
    expect(theirs).toHaveAccessibleName('Published: Deleted');
  });

  it('says that it was deleted here', async () => {
    const { catalogue, publishElsewhere, publishWithKey } = await show();
    await catalogue.brokers.remove('1');
    publishElsewhere({ name: 'Renamed' });
    await publishWithKey();
    const { mine, theirs } = await asked();
    expect(mine).toHaveAccessibleName('Yours: Deleted');
    expect(theirs).toHaveAccessibleName('Published: Kept, with changes: name Renamed');
  });
});

it('publishes a signal under another number only once that is confirmed', async () => {
  const { catalogue, host, publishWithKey, publish, card, user, status } = await show();
  const others = anIssued({ at: LAST_YEAR, createdAt: LAST_YEAR, validUntil: '2026-02-01T12:00:00.000Z' });
  await catalogue.signals.issue([aNewSignal()]);
  const there = JSON.parse(host.text ?? '') as File;
  const signals = await seal([others], [], LAST_YEAR, digest);
  host.text = JSON.stringify({ ...there, revision: 2, publication: 'aaaaaaaaaaaaaaaa', signals });
  await publishWithKey();
  expect(await card.findByText('Signal 1 becomes signal 2.')).toBeVisible();
  expect(card.getByText(/leads to another signal\.$/)).toHaveTextContent(absoluteUrl('/services/signals/2'));
  await user.click(card.getByRole('button', { name: 'Leave everything as it is' }));
  expect(host.writes).toBe(0);
  await publish();
  await user.click(await card.findByRole('button', { name: 'Publish with the new numbers' }));
  await waitFor(() => {
    expect(status()).toHaveTextContent('Published as revision 3.');
  });
  expect(JSON.parse(host.text)).toMatchObject({ signals: [{ signal: 1 }, { signal: 2 }] });
});

describe('U06, U30: where somebody else has published another value for the same field', () => {
  async function conflict() {
    const shown = await show();
    await shown.catalogue.brokers.update('1', { minDeposit: '$2', name: 'Mine' });
    shown.publishElsewhere({ minDeposit: '$1', leverage: '1:1' });
    await shown.publishWithKey();
    const dialog = await screen.findByRole('dialog', {
      name: 'Changed meanwhile, in another tab or by somebody else',
    });
    return { ...shown, dialog: within(dialog) };
  }

  it('asks for each with all three values, none chosen, and publishes only once all are answered', async () => {
    const { dialog, user, file, status, host } = await conflict();
    expect(status()).toBeEmptyDOMElement();
    const question = within(dialog.getByRole('group', { name: 'Mine, min deposit' }));
    expect(question.getByText(seedFile.brokers[0]?.minDeposit ?? '')).toBeVisible();
    const [mine, theirs] = question.getAllByRole('radio');
    expect(mine).toHaveAccessibleName('Yours: $2');
    expect(theirs).toHaveAccessibleName('Published: $1');
    expect(mine).not.toBeChecked();
    expect(theirs).not.toBeChecked();
    const publish = dialog.getByRole('button', { name: 'Publish with these choices' });
    expect(publish).toBeDisabled();
    expect(host.writes).toBe(0);
    await user.click(mine ?? publish);
    await user.click(publish);
    await waitFor(() => {
      expect(status()).toHaveTextContent(
        'Published as revision 3: yours, and what somebody else published meanwhile.',
      );
    });
    expect(file().brokers[0]).toMatchObject({ name: 'Mine', minDeposit: '$2', leverage: '1:1' });
  });

  it('takes the published everywhere at one press', async () => {
    const { dialog, user, catalogue, file } = await conflict();
    await user.click(dialog.getByRole('button', { name: 'Take the published everywhere' }));
    await user.click(dialog.getByRole('button', { name: 'Publish with these choices' }));
    await waitFor(() => {
      expect(file().brokers[0]).toMatchObject({ name: 'Mine', minDeposit: '$1' });
    });
    expect(await catalogue.brokers.get('1')).toMatchObject({ minDeposit: '$1' });
  });

  it('changes nothing when it is cancelled', async () => {
    const { dialog, user, host, area, status } = await conflict();
    const [text, stored] = [host.text, area.getItem('upm_brokers')];
    await user.click(dialog.getByRole('button', { name: 'Cancel' }));
    expect(screen.queryByRole('dialog')).toBeNull();
    expect(status()).toHaveTextContent('Nothing was published, and nothing was changed.');
    expect([host.text, area.getItem('upm_brokers')]).toEqual([text, stored]);
  });

  it('asks again after the host has refused it, as the choices were for that time only', async () => {
    const { dialog, user, host, publish, status } = await conflict();
    host.answer = (method) => (method === 'PUT' ? new Response(null, { status: 503 }) : null);
    await user.click(dialog.getByRole('button', { name: 'Take mine everywhere' }));
    await user.click(dialog.getByRole('button', { name: 'Publish with these choices' }));
    await waitFor(() => {
      expect(status()).toHaveTextContent('Nothing was published: the host could not do it now');
    });
    expect(takeConsoleMessages()).toHaveLength(1);
    host.answer = null;
    await publish();
    expect(await screen.findByRole('group', { name: 'Mine, min deposit' })).toBeVisible();
    expect(host.writes).toBe(0);
  });
});

it('P9: asks before it writes over an older revision', async () => {
  const { catalogue, publishWithKey, publish, host, card, user, file, status } = await show();
  await catalogue.brokers.update('1', { name: 'Renamed' });
  await publishWithKey();
  await waitFor(() => {
    expect(file().revision).toBe(2);
  });
  host.text = JSON.stringify(seedFile);
  await publish();
  expect(await card.findByText(/^An older revision stands there, 1 instead of 2/)).toBeVisible();
  await user.click(card.getByRole('button', { name: 'Put back revision 2 with my changes' }));
  await waitFor(() => {
    expect(status()).toHaveTextContent('Published as revision 3.');
  });
  expect(file().brokers[0]?.name).toBe('Renamed');
  // The answer was for that time only.
  host.text = JSON.stringify(seedFile);
  await publish();
  expect(await card.findByText(/^An older revision stands there, 1 instead of 3/)).toBeVisible();
});

it('leaves an older revision as it is where that is wished, and says so', async () => {
  const { catalogue, publishWithKey, publish, host, card, user, status } = await show();
  await catalogue.brokers.update('1', { name: 'Renamed' });
  await publishWithKey();
  await waitFor(() => {
    expect(host.writes).toBe(1);
  });
  host.text = JSON.stringify(seedFile);
  await publish();
  await card.findByText(/^An older revision stands there/);
  expect(status()).toBeEmptyDOMElement();
  await user.click(card.getByRole('button', { name: 'Leave everything as it is' }));
  expect(status()).toHaveTextContent(/^Nothing was published, and nothing was changed\.$/);
  expect(card.queryByText(/^An older revision stands there/)).toBeNull();
  expect(host.text).toBe(JSON.stringify(seedFile));
});

/** The System tab over another host or another publishing than the one in memory. */
function showOver(
  changed: (
    place: ReturnType<typeof aMemoryHost>['place'],
  ) => Partial<ReturnType<typeof aMemoryHost>['place']>,
  publishing: { readonly ignoresVersions?: () => boolean } = {},
) {
  const { host, place } = aMemoryHost(JSON.stringify(seedFile));
  const area = anAdminArea({}, {}, { ...place, ...changed(place) });
  const made = area.maintenance.publishing;
  if (!made) throw new Error('The area has no place to publish to.');
  made.useKey({ username: 'keeper', secret: host.secret });
  const maintenance = { ...area.maintenance, publishing: { ...made, ...publishing } };
  return renderInAdminArea({ catalogue: area.catalogue, maintenance }, <Panel />);
}

it('cannot be pressed again while it publishes, and says that it does', async () => {
  const asked = deferred<undefined>();
  const { user } = showOver(({ fetch: ask }) => ({
    fetch: async (...request) => {
      await asked.promise;
      return ask(...request);
    },
  }));
  await user.click(await screen.findByRole('button', { name: 'Publish' }));
  expect(screen.getByRole('button', { name: 'Publishing...' })).toBeDisabled();
  expect(screen.getByText('Publishing...', { selector: '[role="status"]' })).toBeVisible();
  asked.resolve(undefined);
  expect(await screen.findByRole('button', { name: 'Publish' })).toBeEnabled();
});

it('warns of a host that does not check whether somebody else has published', async () => {
  showOver(() => ({}), { ignoresVersions: () => true });
  expect(
    await screen.findByText(
      'This host does not check whether somebody else published meanwhile. Publish from one browser only, or let one person do it.',
    ),
  ).toBeVisible();
});

it('asks about an older revision again after what followed was cancelled', async () => {
  const { catalogue, publishWithKey, publish, host, card, user, file } = await show();
  await catalogue.brokers.update('1', { name: 'Renamed' });
  await publishWithKey();
  await waitFor(() => {
    expect(file().revision).toBe(2);
  });
  await catalogue.brokers.update('1', { name: 'Renamed again' });
  const [first, ...others] = seedFile.brokers;
  host.text = JSON.stringify({ ...seedFile, brokers: [{ ...first, name: 'Old name' }, ...others] });
  await publish();
  await user.click(await card.findByRole('button', { name: 'Start from revision 1' }));
  const dialog = within(await screen.findByRole('dialog'));
  await user.click(dialog.getByRole('button', { name: 'Cancel' }));
  await publish();
  expect(await card.findByText(/^An older revision stands there/)).toBeVisible();
  expect(screen.queryByRole('dialog')).toBeNull();
});

it.each([
  [403, 'this key may not write'],
  [404, 'the host has no folder for /catalogue.json'],
  [405, 'the host takes no PUT for /catalogue.json'],
  [409, 'the host refused it, though nobody else had published'],
  [413, 'the host takes no file as large as this'],
  [503, 'the host could not do it now'],
  [307, 'the host sends on to another address'],
])('U27: says what to do when the host answers %i', async (status, words) => {
  const shown = await show();
  await shown.catalogue.brokers.update('1', { name: 'Renamed' });
  shown.host.answer = (method) => (method === 'PUT' ? new Response(null, { status }) : null);
  await shown.publishWithKey();
  await waitFor(() => {
    expect(shown.status()).toHaveTextContent(`Nothing was published: ${words}`);
  });
  expect(takeConsoleMessages()).toHaveLength(1);
});

it.each([
  ['offline', new PublishingError('offline'), 'this device is offline. Connect it'],
  ['policy', new PublishingError('policy'), "the site's security policy does not name the host"],
  ['no answer', new PublishingError('unreachable'), 'the host did not answer, or does not allow this'],
  ['no ETag', new Response('{}'), 'the host gives the file no ETag'],
])('U27: says what to do when the reading ends with: %s', async (_what, answer, words) => {
  const { host, publishWithKey, status } = await show();
  host.answer = () => answer;
  await publishWithKey();
  await waitFor(() => {
    expect(status()).toHaveTextContent(`Nothing was published: ${words}`);
  });
  expect(takeConsoleMessages()).toHaveLength(1);
});

it('U38: says what the site still shows, and when visitors see it', async () => {
  const { catalogue, publishWithKey, publish, host, status, serve } = await show();
  await catalogue.brokers.update('1', { name: 'Renamed' });
  await publishWithKey();
  await waitFor(() => {
    expect(status()).toHaveTextContent('Published as revision 2. The site still shows revision 1.');
  });
  serve(host.text);
  await waitFor(() => {
    expect(status()).toHaveTextContent('Published as revision 2. Visitors see it.');
  });

  // Of what is refused later, nobody sees anything.
  await catalogue.brokers.update('1', { name: 'Renamed again' });
  host.answer = () => new Response(null, { status: 503 });
  await publish();
  await waitFor(() => {
    expect(status()).toHaveTextContent(/^Nothing was published/);
  });
  expect(status()).not.toHaveTextContent('Visitors see it.');
  expect(takeConsoleMessages()).toHaveLength(1);
});

it('says that the site does not tell what it shows', async () => {
  const { catalogue, publishWithKey, status, serve } = await show();
  serve(null);
  await catalogue.brokers.update('1', { name: 'Renamed' });
  await publishWithKey();
  await waitFor(() => {
    expect(status()).toHaveTextContent(/^Published as revision 2\. The site does not say what it shows\.$/);
  });
});

it('U31: shows what was published before, and goes back through the preview of Restore', async () => {
  const { host, place } = aMemoryHost(JSON.stringify(seedFile));
  const area = anAdminArea({}, {}, place);
  const { publishing } = area.maintenance;
  if (!publishing) throw new Error('The area has no place to publish to.');
  const maintenance = {
    ...area.maintenance,
    publishing: {
      ...publishing,
      past: () =>
        Promise.resolve([
          { id: 'a', time: '2026-01-02T03:04:05Z', note: 'Publish revision 1', by: 'Keeper', link: '' },
        ]),
      pastText: () => Promise.resolve(JSON.stringify({ ...seedFile, brokers: seedFile.brokers.slice(1) })),
    },
  };
  for (const key of ['upm_brokers', 'upm_platforms']) area.area.removeItem(key);
  await Promise.all([area.catalogue.brokers.list(), area.catalogue.platforms.list()]);
  await area.environment.lock('upm_brokers', () => Promise.resolve());
  publishing.useKey({ username: 'keeper', secret: host.secret });
  const { user } = renderInAdminArea({ catalogue: area.catalogue, maintenance }, <Panel />);
  await user.click(await screen.findByRole('button', { name: 'Show what was published before' }));
  const entry = within(await screen.findByRole('list', { name: 'Published before' })).getByRole('listitem');
  expect(entry).toHaveTextContent(/^Publish revision 1, Keeper, /);
  await user.click(within(entry).getByRole('button', { name: 'Go back to this' }));
  expect(await screen.findByText('“Publish revision 1” read. Nothing is changed yet.')).toBeVisible();
  await user.click(screen.getByRole('button', { name: 'Restore this backup' }));
  expect(
    await screen.findByText('Not published yet. Platforms: no change. Brokers: 1 removed.'),
  ).toBeVisible();
  await user.click(screen.getByRole('button', { name: 'Publish' }));
  await waitFor(() => {
    expect(JSON.parse(host.text ?? '')).toMatchObject({ revision: 2, brokers: seedFile.brokers.slice(1) });
  });
});

it('U31: takes back the word of a history that could not be read once it is', async () => {
  const area = anAdminArea({}, {}, aMemoryHost(JSON.stringify(seedFile)).place);
  const { publishing } = area.maintenance;
  if (!publishing) throw new Error('The area has no place to publish to.');
  let isOffline = true;
  const past = () => (isOffline ? Promise.reject(new PublishingError('offline')) : Promise.resolve([]));
  publishing.useKey({ username: 'keeper', secret: 'folder key' });
  const maintenance = { ...area.maintenance, publishing: { ...publishing, past } };
  const { user } = renderInAdminArea({ catalogue: area.catalogue, maintenance }, <Panel />);
  const show = await screen.findByRole('button', { name: 'Show what was published before' });
  await user.click(show);
  expect(await screen.findByRole('alert')).toHaveTextContent(/^It could not be read: this device is offline/);
  isOffline = false;
  await user.click(show);
  expect(await screen.findByRole('list', { name: 'Published before' })).toHaveTextContent('Nothing yet.');
  expect(screen.queryByRole('alert')).toBeNull();
  expect(takeConsoleMessages()).toHaveLength(1);
});
