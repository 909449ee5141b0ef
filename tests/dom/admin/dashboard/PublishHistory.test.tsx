import { screen, waitFor, within } from '@testing-library/react';
import { expect, it } from 'vitest';
import { PublishHistory } from '@/admin/dashboard/PublishHistory';
import type { Publishing } from '@/data/publishing/publishing';
import { PublishingError, type PastPublication } from '@/data/publishing/target';
import { anAdminArea, publishedFile } from '../../../support/catalogue';
import { takeConsoleMessages } from '../../../support/consoleGuard';
import { aMemoryHost } from '../../../support/memoryHost';
import { aBroker } from '../../../support/records';
import { renderInAdminArea } from '../../../support/render';

const entry = (fields: Partial<PastPublication> = {}): PastPublication => ({
  id: 'a',
  time: '2026-01-02T12:00:00Z',
  note: 'Publish revision 1',
  by: 'Keeper',
  link: '',
  ...fields,
});

/** What a host keeps of earlier publications, and who has a key to ask for it. */
function show(
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

it('offers a history only where there is one and a key', () => {
  const past = () => Promise.resolve([]);
  const { unmount } = show({ past }, { isReady: false });
  expect(showButton()).not.toBeInTheDocument();
  unmount();
  const without = show({});
  expect(showButton()).not.toBeInTheDocument();
  without.unmount();
  show({ past });
  expect(showButton()).toBeVisible();
  expect(screen.queryByRole('list')).not.toBeInTheDocument();
  expect(screen.queryByRole('alert')).not.toBeInTheDocument();
});

it('lists the earlier publications with their pages', async () => {
  const { user } = show({
    past: () =>
      Promise.resolve([
        entry({ id: 'c', link: 'https://forge.example/c' }),
        entry({ id: 'b', by: '' }),
        entry({ id: 'a', time: '' }),
      ]),
  });
  await user.click(showButton() ?? document.body);
  const list = within(await screen.findByRole('list', { name: 'Published before' }));
  const [first, second, third] = list.getAllByRole('listitem').map((item) => item.querySelector('span'));
  expect(first).toHaveTextContent(/^Publish revision 1, Keeper, \d+ Jan 2026, \d\d:\d\d$/);
  expect(second).toHaveTextContent(/^Publish revision 1, \d+ Jan 2026, \d\d:\d\d$/);
  expect(third).toHaveTextContent(/^Publish revision 1, Keeper$/);
  expect(list.getAllByRole('link').map((link) => [link.textContent, link.getAttribute('href')])).toEqual([
    ['Publish revision 1', 'https://forge.example/c'],
  ]);
  expect(list.queryByText('Nothing yet.')).not.toBeInTheDocument();
  expect(showButton()).not.toBeInTheDocument();
});

it('takes the latest publication before it goes back to an earlier one', async () => {
  const { user, files, seeds, publish } = show({
    past: () => Promise.resolve([entry()]),
    pastText: () => Promise.resolve(publishedFile(1)),
  });
  publish(publishedFile(9));
  await user.click(showButton() ?? document.body);
  await user.click(await screen.findByRole('button', { name: 'Go back to this version' }));
  await waitFor(() => {
    expect(files).toHaveLength(1);
  });
  expect(seeds.brokers.revision).toBe(9);
});

it('asks to settle a contradiction before it goes back', async () => {
  const { user, files, catalogue, publish } = show(
    { past: () => Promise.resolve([entry()]), pastText: () => Promise.resolve(publishedFile(1)) },
    { brokers: [aBroker()] },
  );
  await catalogue.brokers.update('1', { minDeposit: '$61' });
  publish(publishedFile(9, { brokers: [{ id: '1', ...aBroker({ minDeposit: '$333' }) }] }));
  await user.click(showButton() ?? document.body);
  await user.click(await screen.findByRole('button', { name: 'Go back to this version' }));
  expect(await screen.findByRole('alert')).toHaveTextContent(/Press Publish and choose which to keep/);
  expect(files).toEqual([]);
});

it('goes back to nothing while the site does not answer', async () => {
  const { user, files, publish } = show({
    past: () => Promise.resolve([entry()]),
    pastText: () => Promise.resolve(publishedFile(1)),
  });
  publish(null);
  await user.click(showButton() ?? document.body);
  await user.click(await screen.findByRole('button', { name: 'Go back to this version' }));
  expect(await screen.findByRole('alert')).toHaveTextContent(/^It could not be read: the site did not say/);
  expect(files).toEqual([]);
  takeConsoleMessages();
});

it('explains why an earlier file could not be read', async () => {
  const { user, files } = show({
    past: () => Promise.resolve([entry()]),
    pastText: () => Promise.reject(new PublishingError('busy')),
  });
  await user.click(showButton() ?? document.body);
  await user.click(await screen.findByRole('button', { name: 'Go back to this version' }));
  expect(await screen.findByRole('alert')).toHaveTextContent(
    /^It could not be read: the host cannot do this at the moment\. Wait a few minutes, then try again\.$/,
  );
  expect(files).toEqual([]);
  expect(takeConsoleMessages()).toHaveLength(1);
});
