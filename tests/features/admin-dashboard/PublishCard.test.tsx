import { screen, waitFor } from '@testing-library/react';
import { expect, it } from 'vitest';
import { PublishCard } from '@/features/admin-dashboard/PublishCard';
import { anAdminArea } from '../../support/catalogue';
import { takeConsoleMessages } from '../../support/consoleGuard';
import { takeDownloads } from '../../support/downloads';
import { aBroker } from '../../support/records';
import { renderInAdminArea } from '../../support/render';

function show(area = anAdminArea({ brokers: [aBroker()] })) {
  const downloads = takeDownloads();
  const view = renderInAdminArea(
    area,
    <PublishCard unpublished={area.maintenance.publication.unpublished()} />,
  );
  return {
    ...area,
    downloads,
    publishNow: () => view.user.click(screen.getByRole('button', { name: 'Publish' })),
  };
}

it('says that changes live in this browser until they are published, and which they are', () => {
  show();
  expect(screen.getByText('Changes live in this browser until they are published.')).toBeVisible();
  expect(
    screen.getByText('Not published yet. Platforms: 3 removed. Brokers: 1 changed, 4 removed.'),
  ).toBeVisible();
});

it('says when there is nothing to publish', () => {
  const area = anAdminArea();
  for (const key of ['upm_brokers', 'upm_platforms']) area.area.removeItem(key);
  show(area);
  expect(screen.getByText('Visitors have everything that is in the lists.')).toBeVisible();
});

it('downloads both lists as the catalogue of the next revision', async () => {
  const { downloads, publishNow, stored } = show();
  await publishNow();
  expect(await screen.findByText(/^Revision 2 downloaded\./)).toBeVisible();
  expect(downloads[0]?.name).toBe('catalogue.json');
  expect(JSON.parse((await downloads[0]?.text()) ?? '')).toMatchObject({
    revision: 2,
    brokers: stored('upm_brokers'),
    platforms: [],
  });
});

it('publishes nothing without the revision that visitors have, and says why', async () => {
  const { downloads, publish, publishNow } = show();
  publish(null);
  await publishNow();
  await waitFor(() => {
    expect(screen.getByRole('status')).toHaveTextContent(
      'Nothing was published: the site did not say which revision visitors have. Check the connection, then try again.',
    );
  });
  expect(downloads).toEqual([]);
  expect(screen.getByRole('button', { name: 'Publish' })).toBeEnabled();
  expect(takeConsoleMessages()).toEqual([expect.stringContaining('UnknownRevisionError')]);
});
