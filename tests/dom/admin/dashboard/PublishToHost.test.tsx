import { screen, waitFor, within } from '@testing-library/react';
import { expect, it } from 'vitest';
import { PublishState } from '@/admin/dashboard/PublishState';
import { SystemPanel } from '@/admin/dashboard/SystemPanel';
import { useUndoStack } from '@/admin/resources/useUndoStack';
import type { RestoreUndo } from '@/admin/dashboard/RestoreCard';
import { seedFile } from '../../../support/seedFile';
import { anAdminArea, publishedFile } from '../../../support/catalogue';
import { takeConsoleMessages } from '../../../support/consoleGuard';
import { aMemoryHost } from '../../../support/memoryHost';
import { aBroker } from '../../../support/records';
import { renderInAdminArea } from '../../../support/render';
import { PublishHistory } from '@/admin/dashboard/PublishHistory';
import type { Publishing } from '@/data/publishing/publishing';
import { PublishingError, type PastPublication } from '@/data/publishing/target';

type Published = typeof seedFile;

const Panel = () => (
  <>
    <PublishState systemTab="" onOpen={() => undefined} />
    <SystemPanel undo={useUndoStack<RestoreUndo>()} />
  </>
);

/** Renders the System tab of a build that publishes to a folder, after the published file has loaded. */
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
    serve: area.publish,
    host,
    card,
    file: () => JSON.parse(host.text ?? 'null') as Published,
    publishWithKey: async (secret = 'folder key') => {
      await view.user.clear(card.getByLabelText('Folder user name'));
      await view.user.type(card.getByLabelText('Folder user name'), 'keeper');
      await view.user.type(card.getByLabelText('Folder password'), secret);
      await view.user.click(card.getByRole('button', { name: 'Publish' }));
    },
    publish: () => view.user.click(card.getByRole('button', { name: 'Publish' })),
    status: () => card.getAllByRole('status')[0],
    /** Publishes a change to the first broker as another administrator. */
    publishElsewhere: (fields: Partial<Published['brokers'][number]> | 'deleted') => {
      const file = JSON.parse(host.text ?? '') as Published;
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

it('asks for the key once, then publishes with one click', async () => {
  const { catalogue, publishWithKey, publish, file, status, card, logged } = await show();
  expect(card.queryByText(/^This host does not check/)).toBeNull();
  await catalogue.brokers.update('1', { name: 'Renamed' });
  await publishWithKey();
  await waitFor(() => {
    expect(status()).toHaveTextContent('Published as revision 2.');
  });
  expect(file().brokers[0]?.name).toBe('Renamed');
  expect(card.queryByLabelText('Folder password')).toBeNull();
  expect((await logged())[0]).toBe('Published revision 2');
  await catalogue.brokers.update('1', { name: 'Renamed again' });
  await publish();
  await waitFor(() => {
    expect(status()).toHaveTextContent('Published as revision 3.');
  });
  await waitFor(() => {
    expect(status()).toHaveFocus();
  });
});

it('warns about a host that ignores versions', async () => {
  const { catalogue, host, publishWithKey, card } = await show();
  host.ignoresVersions = true;
  await catalogue.brokers.update('1', { name: 'Renamed' });
  await publishWithKey();
  expect(await card.findByText(/^This host does not check/)).toBeVisible();
});

async function conflict() {
  const shown = await show();
  await shown.catalogue.brokers.update('1', { minDeposit: '$2', name: 'Mine' });
  shown.publishElsewhere({ minDeposit: '$1', leverage: '1:1' });
  await shown.publishWithKey();
  const dialog = await screen.findByRole('dialog', {
    name: 'Changed in another tab or by somebody else',
  });
  return { ...shown, dialog: within(dialog) };
}

it('asks again when the host rejects the confirmed publication', async () => {
  const { dialog, user, host, publish, status } = await conflict();
  host.answer = (method) => (method === 'PUT' ? new Response(null, { status: 503 }) : null);
  await user.click(dialog.getByRole('button', { name: 'Use mine for all' }));
  await user.click(dialog.getByRole('button', { name: 'Publish with these choices' }));
  await waitFor(() => {
    expect(status()).toHaveTextContent('Nothing was published: the host cannot do this at the moment');
  });
  expect(takeConsoleMessages()).toHaveLength(1);
  host.answer = null;
  await publish();
  expect(await screen.findByRole('group', { name: 'Mine, min deposit' })).toBeVisible();
  expect(host.writes).toBe(0);
});

it('asks before overwriting an older revision', async () => {
  const { catalogue, publishWithKey, publish, host, card, user, file, status } = await show();
  await catalogue.brokers.update('1', { name: 'Renamed' });
  await publishWithKey();
  await waitFor(() => {
    expect(file().revision).toBe(2);
  });
  host.text = JSON.stringify(seedFile);
  await publish();
  expect(await card.findByText(/the site has an older version, revision 1 instead of 2/)).toHaveFocus();
  expect(
    card.getByText(/If you start from the site's version, .+ Brokers: “Renamed” changed\.$/),
  ).toBeVisible();
  expect(card.queryByText('Everything in the lists is published.')).toBeNull();
  await user.click(card.getByRole('button', { name: "Put back this browser's version" }));
  await waitFor(() => {
    expect(status()).toHaveTextContent('Published as revision 3.');
  });
  expect(file().brokers[0]?.name).toBe('Renamed');
  // The choice applied to that publication only.
  host.text = JSON.stringify(seedFile);
  await publish();
  expect(await card.findByText(/the site has an older version, revision 1 instead of 3/)).toBeVisible();
  await user.click(card.getByRole('button', { name: 'Leave everything as it is' }));
  expect(status()).toHaveTextContent(/^Nothing was published or changed\.$/);
  expect(host.text).toBe(JSON.stringify(seedFile));
});

it('says what each answer to a publication on an old build does', async () => {
  const { catalogue, publishWithKey, publish, publishElsewhere, host, card, user, file } = await show();
  await catalogue.brokers.update('1', { minDeposit: '$777' });
  await publishWithKey();
  await waitFor(() => {
    expect(file().revision).toBe(2);
  });
  host.text = JSON.stringify({ ...seedFile, ancestors: ['1:'], exportedAt: '2026-01-02T12:00:00.000Z' });
  publishElsewhere({ leverage: '1:1' });
  await publish();
  expect(await card.findByText(/somebody has published on an old build/)).toHaveFocus();
  expect(card.getByText(/2 Jan 2026/)).toBeVisible();
  expect(card.getByText(/asked where both may have changed/)).toBeVisible();
  expect(card.getByText(/This would change here: Brokers: “Alder Seeded” changed\.$/)).toBeVisible();
  expect(card.getByText(/trades entered before it are marked late/)).toBeVisible();
  await user.click(card.getByRole('button', { name: "Start from the site's version" }));
  await waitFor(() => {
    expect(file().revision).toBe(3);
  });
  expect(file().brokers[0]).toMatchObject({ leverage: '1:1', minDeposit: '$100' });
});

it('says when visitors can see a publication', async () => {
  const { catalogue, publishWithKey, host, status, serve } = await show();
  await catalogue.brokers.update('1', { name: 'Renamed' });
  await publishWithKey();
  await waitFor(() => {
    expect(status()).toHaveTextContent('Published as revision 2. The site still shows revision 1.');
  });
  serve(host.text);
  await waitFor(() => {
    expect(status()).toHaveTextContent('Published as revision 2. Visitors can see it.');
  });
});

const entry: PastPublication = {
  id: 'a',
  time: '2026-01-02T12:00:00Z',
  note: 'Publish revision 1',
  by: 'Keeper',
  link: '',
};

it('restores an earlier publication after a preview', async () => {
  const { host, place } = aMemoryHost(JSON.stringify(seedFile));
  const area = anAdminArea({}, {}, place);
  const { publishing } = area.maintenance;
  if (!publishing) throw new Error('The area has no place to publish to.');
  const maintenance = {
    ...area.maintenance,
    publishing: {
      ...publishing,
      past: () => Promise.resolve([entry]),
      pastText: () => Promise.resolve(JSON.stringify({ ...seedFile, brokers: seedFile.brokers.slice(1) })),
    },
  };
  for (const key of ['upm_brokers', 'upm_platforms']) area.area.removeItem(key);
  await Promise.all([area.catalogue.brokers.list(), area.catalogue.platforms.list()]);
  await area.environment.lock('upm_brokers', () => Promise.resolve());
  publishing.useKey({ username: 'keeper', secret: host.secret });
  const { user } = renderInAdminArea({ catalogue: area.catalogue, maintenance }, <Panel />);
  await user.click(await screen.findByRole('button', { name: 'Show earlier publications' }));
  const item = within(await screen.findByRole('list', { name: 'Published before' })).getByRole('listitem');
  expect(item).toHaveTextContent(/^Publish revision 1, Keeper, /);
  await user.click(within(item).getByRole('button', { name: 'Go back to this version' }));
  expect(
    await screen.findByText('“Publish revision 1” has been read. Nothing has been changed yet.'),
  ).toBeVisible();
  await user.click(screen.getByRole('button', { name: 'Restore this backup' }));
  expect(
    await screen.findByText('Not published yet. Platforms: no change. Brokers: 1 removed.'),
  ).toBeVisible();
  await user.click(screen.getByRole('button', { name: 'Publish' }));
  await waitFor(() => {
    expect(JSON.parse(host.text ?? '')).toMatchObject({ revision: 2, brokers: seedFile.brokers.slice(1) });
  });
  // The list would not show the new publication.
  expect(await screen.findByRole('button', { name: 'Show earlier publications' })).toBeVisible();
});

function showHistory(
  host: Partial<Pick<Publishing, 'past' | 'pastText'>>,
  { isReady = true, brokers = [] as ReturnType<typeof aBroker>[] } = {},
) {
  const area = anAdminArea({ brokers }, {}, aMemoryHost().place);
  const { publishing } = area.maintenance;
  if (!publishing) throw new Error('The area has no place to publish to.');
  const files: File[] = [];
  const view = renderInAdminArea(
    area,
    <PublishHistory
      publishing={{ ...publishing, ...host }}
      isReady={isReady}
      onGoBack={(file) => files.push(file)}
    />,
  );
  return { ...area, ...view, files };
}

const showButton = () => screen.queryByRole('button', { name: 'Show earlier publications' });

it('shows the history button only with a history and a key', () => {
  const past = () => Promise.resolve([]);
  const { unmount } = showHistory({ past }, { isReady: false });
  expect(showButton()).not.toBeInTheDocument();
  unmount();
  const without = showHistory({});
  expect(showButton()).not.toBeInTheDocument();
  without.unmount();
  showHistory({ past });
  expect(showButton()).toBeVisible();
});

it('asks about a conflict before restoring an earlier publication', async () => {
  const { user, files, catalogue, publish } = showHistory(
    { past: () => Promise.resolve([entry]), pastText: () => Promise.resolve(publishedFile(1)) },
    { brokers: [aBroker()] },
  );
  await catalogue.brokers.update('1', { minDeposit: '$61' });
  publish(publishedFile(9, { brokers: [{ id: '1', ...aBroker({ minDeposit: '$333' }) }] }));
  await user.click(showButton() ?? document.body);
  await user.click(await screen.findByRole('button', { name: 'Go back to this version' }));
  expect(await screen.findByRole('alert')).toHaveTextContent(/Press Publish and choose which to keep/);
  expect(files).toEqual([]);
});

it.each([
  ['the site is unreachable', null, () => Promise.resolve(publishedFile(1)), /: the site did not report/],
  ['the host is busy', '', () => Promise.reject(new PublishingError('busy')), /: the host cannot do this/],
])('explains why it cannot go back to an earlier file when %s', async (_why, site, pastText, words) => {
  const { user, files, publish } = showHistory({ past: () => Promise.resolve([entry]), pastText });
  publish(site);
  await user.click(showButton() ?? document.body);
  await user.click(await screen.findByRole('button', { name: 'Go back to this version' }));
  expect(await screen.findByRole('alert')).toHaveTextContent(words);
  expect(files).toEqual([]);
  expect(takeConsoleMessages()).toHaveLength(1);
});
