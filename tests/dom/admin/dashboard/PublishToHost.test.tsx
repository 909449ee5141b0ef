import { screen, waitFor, within } from '@testing-library/react';
import { expect, it } from 'vitest';
import { PublishState } from '@/admin/dashboard/PublishState';
import { PublishPanel } from '@/admin/dashboard/PublishPanel';
import { seedFile } from '../../../support/seedFile';
import { anAdminArea, anUnchangedArea, publishedFile } from '../../../support/catalogue';
import { takeConsoleMessages } from '../../../support/consoleGuard';
import { aMemoryHost } from '../../../support/memoryHost';
import { aBroker } from '../../../support/records';
import { renderInAdminArea } from '../../../support/render';
import { PublishHistory } from '@/admin/dashboard/PublishHistory';
import type { Publishing } from '@/data/publishing/publishing';
import { PublishingError, type PastPublication } from '@/data/publishing/target';

type Published = typeof seedFile;

const Panel = ({ onGoBack = () => undefined }: { onGoBack?: (file: File) => void }) => (
  <>
    <PublishState publishTab="" onOpen={() => undefined} />
    <PublishPanel onGoBack={onGoBack} />
  </>
);

/** Renders the Publish tab of a build that publishes to a folder, and waits for the published file to load. */
async function show() {
  const { host, place } = aMemoryHost(JSON.stringify(seedFile));
  const area = await anUnchangedArea(place);
  const view = renderInAdminArea(area, <Panel />);
  const heading = await screen.findByRole('heading', { name: 'Changes' });
  const card = within(heading.closest('section') ?? document.body);
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
    publish: async () => view.user.click(await card.findByRole('button', { name: 'Publish' })),
    status: () => card.getAllByRole('status')[0],
    /** Publishes a change to the first broker as another administrator. */
    publishElsewhere: async (fields: Partial<Published['brokers'][number]>) => {
      const colleague = await anUnchangedArea();
      await colleague.catalogue.brokers.update('1', fields);
      host.text = (await colleague.maintenance.publication.next()).text;
    },
  };
}

it('asks for the key once, then publishes with a single click', async () => {
  const { catalogue, publishWithKey, publish, file, status, card, logged } = await show();
  expect(card.queryByText(/^This host doesn't check/)).toBeNull();
  await catalogue.brokers.update('1', { name: 'Renamed' });
  await publishWithKey();
  await waitFor(() => {
    expect(status()).toHaveTextContent('Published.');
  });
  expect(file().brokers[0]?.name).toBe('Renamed');
  expect(card.queryByLabelText('Folder password')).toBeNull();
  expect((await logged())[0]).toBe('Published');
  await catalogue.brokers.update('1', { name: 'Renamed again' });
  expect(await card.findByText('1 change to publish.')).toBeVisible();
  await publish();
  await waitFor(() => {
    expect(file().brokers[0]?.name).toBe('Renamed again');
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
  expect(await card.findByText(/^This host doesn't check/)).toBeVisible();
});

async function conflict() {
  const shown = await show();
  await shown.catalogue.brokers.update('1', { minDeposit: '$2', name: 'Mine' });
  await shown.publishElsewhere({ minDeposit: '$1', leverage: '1:1' });
  await shown.publishWithKey();
  const dialog = await screen.findByRole('dialog', {
    name: 'Changed in another tab or by somebody else',
  });
  return { ...shown, dialog: within(dialog) };
}

it('keeps the answers when the host rejects the publication', async () => {
  const { dialog, user, host, publish, status, file } = await conflict();
  host.answer = (method) => (method === 'PUT' ? new Response(null, { status: 503 }) : null);
  await user.click(dialog.getByRole('button', { name: 'Use mine for all' }));
  await user.click(dialog.getByRole('button', { name: 'Publish with these choices' }));
  await waitFor(() => {
    expect(status()).toHaveTextContent("Nothing was published: the host can't do this at the moment");
  });
  expect(takeConsoleMessages()).toHaveLength(1);
  host.answer = null;
  await publish();
  await waitFor(() => {
    expect(file().brokers[0]).toMatchObject({ name: 'Mine', minDeposit: '$2', leverage: '1:1' });
  });
});

it('publishes again to replace an older file on the host', async () => {
  const { catalogue, publishWithKey, publish, host, file } = await show();
  await catalogue.brokers.update('1', { name: 'Renamed' });
  await publishWithKey();
  await waitFor(() => {
    expect(file().brokers[0]?.name).toBe('Renamed');
  });
  host.text = JSON.stringify(seedFile);
  await publish();
  await waitFor(() => {
    expect(file().brokers[0]?.name).toBe('Renamed');
  });
});

it('reports whether visitors can see a publication yet', async () => {
  const { catalogue, publishWithKey, host, status, serve } = await show();
  await catalogue.brokers.update('1', { name: 'Renamed' });
  await publishWithKey();
  await waitFor(() => {
    expect(status()).toHaveTextContent('Published. The site still shows the previous version.');
  });
  serve(host.text);
  await waitFor(() => {
    expect(status()).toHaveTextContent('Published. Visitors can see it.');
  });
});

const entry: PastPublication = {
  id: 'a',
  time: '2026-01-02T12:00:00Z',
  note: 'Publish revision 1',
  by: 'Keeper',
  link: '',
};

it('previews an earlier publication from the history', async () => {
  const { host, place } = aMemoryHost(JSON.stringify(seedFile));
  const area = await anUnchangedArea(place);
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
  publishing.useKey({ username: 'keeper', secret: host.secret });
  const files: File[] = [];
  const { user } = renderInAdminArea(
    { catalogue: area.catalogue, maintenance },
    <Panel onGoBack={(file) => files.push(file)} />,
  );
  await user.click(await screen.findByRole('button', { name: 'Show earlier publications' }));
  const item = within(await screen.findByRole('list', { name: 'Earlier publications' })).getByRole(
    'listitem',
  );
  expect(item).toHaveTextContent(/^Publish revision 1, Keeper, /);
  await user.click(within(item).getByRole('button', { name: 'Go back to this version' }));
  await waitFor(() => {
    expect(files).toMatchObject([{ name: 'Publish revision 1' }]);
  });
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

it('shows the history button only when there is a history and a key', () => {
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

it('refuses to restore an earlier publication until a conflict is settled', async () => {
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
  ['the site is unreachable', null, () => Promise.resolve(publishedFile(1)), /: the site didn't report/],
  ['the host is busy', '', () => Promise.reject(new PublishingError('busy')), /: the host can't do this/],
])('explains why an earlier file cannot be restored when %s', async (_why, site, pastText, words) => {
  const { user, files, publish } = showHistory({ past: () => Promise.resolve([entry]), pastText });
  publish(site);
  await user.click(showButton() ?? document.body);
  await user.click(await screen.findByRole('button', { name: 'Go back to this version' }));
  expect(await screen.findByRole('alert')).toHaveTextContent(words);
  expect(files).toEqual([]);
  expect(takeConsoleMessages()).toHaveLength(1);
});
