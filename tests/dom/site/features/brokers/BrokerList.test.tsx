import { act, screen } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { BrokerList } from '@/site/features/brokers/BrokerList';
// Read once beforehand, as a machine under load takes longer than a test waits.
import '@/site/features/brokers/BrokerBrowser';
import { aCatalogue, tellOfOtherTab } from '../../../../support/catalogue';
import { takeConsoleMessages } from '../../../../support/consoleGuard';
import { deferred } from '../../../../support/deferred';
import { aBroker } from '../../../../support/records';
import { renderWith } from '../../../../support/render';
import { seedFile } from '../../../../support/seedFile';

const show = (data: ReturnType<typeof aCatalogue>) => renderWith(data.catalogue, <BrokerList />);
const seeded = seedFile.brokers.map(({ name }) => name);
const names = () => screen.queryAllByRole('heading', { level: 2 }).map((heading) => heading.textContent);
const empty = () => screen.findByRole('heading', { name: 'No Brokers Available' });

it('says Loading brokers... until the list has come', async () => {
  const held = deferred<undefined>();
  show(aCatalogue({ brokers: [aBroker()] }, { wait: () => held.promise }));
  expect(screen.getByText('Loading brokers...')).toBeVisible();
  expect(names()).toEqual([]);
  held.resolve(undefined);
  expect(await screen.findByRole('heading', { name: 'Test Broker' })).toBeVisible();
  expect(screen.queryByText('Loading brokers...')).not.toBeInTheDocument();
});

it('shows active brokers only, in the order they are stored', async () => {
  show(
    aCatalogue({
      brokers: [
        aBroker({ name: 'Zeta', rating: 1 }),
        aBroker({ name: 'Hidden', isActive: false }),
        aBroker({ name: 'Alpha', rating: 5 }),
      ],
    }),
  );
  await screen.findByRole('heading', { name: 'Zeta' });
  expect(names()).toEqual(['Zeta', 'Alpha']);
});

describe('without an active broker', () => {
  it.each([
    ['there are none', []],
    ['none is active', [aBroker({ isActive: false })]],
  ])('says so in its exact words where %s', async (_why, brokers) => {
    show(aCatalogue({ brokers }));
    expect(await empty()).toBeVisible();
    expect(
      screen.getByText("We're currently updating our broker partnerships. Please check back soon."),
    ).toBeVisible();
    expect(screen.queryByText(/We are paid/)).not.toBeInTheDocument();
  });

  it('F10: shows an empty list when storage cannot be read, and logs why', async () => {
    const data = aCatalogue({ brokers: [aBroker()] });
    data.area.failReads = new Error('gone');
    show(data);
    expect(await empty()).toBeVisible();
    expect(takeConsoleMessages()).toEqual([expect.stringContaining('StorageError')]);
  });

  it('F13: shows an empty list for a text that is no list, and leaves it as it is', async () => {
    const data = aCatalogue();
    data.area.setItem('upm_brokers', '[{"name":"cut');
    show(data);
    expect(await empty()).toBeVisible();
    expect(data.area.getItem('upm_brokers')).toBe('[{"name":"cut');
  });
});

it('discloses what the brokers pay once, while they load and before the first card', async () => {
  show(aCatalogue({ brokers: [aBroker({ name: 'First' }), aBroker({ name: 'Second' })] }));
  expect(screen.getByText(/We are paid by these brokers/)).toBeVisible();
  const first = await screen.findByRole('heading', { name: 'First' });
  const disclosure = screen.getByText(/We are paid by these brokers/);
  expect(disclosure.compareDocumentPosition(first)).toBe(Node.DOCUMENT_POSITION_FOLLOWING);
});

it('shows the brokers it comes with where nothing is stored', async () => {
  const data = aCatalogue();
  data.area.removeItem('upm_brokers');
  show(data);
  await screen.findByRole('heading', { name: seeded[0] ?? '' });
  expect(names()).toEqual(seeded);
});

it('F15: shows the sound records of a damaged list', async () => {
  const data = aCatalogue();
  data.area.setItem('upm_brokers', '[null, 1, "a", [], {}, {"id":"9","name":"Survivor","rating":"4,8"}]');
  show(data);
  await screen.findByRole('heading', { name: 'Survivor' });
  expect(names()).toEqual(['Survivor']);
});

it.each(['-1', '6', '4.999', '"4,8"', '1e999', 'null', '"many"'])(
  'F79: shows a card for the stored rating %s',
  async (rating) => {
    const data = aCatalogue();
    data.area.setItem('upm_brokers', `[{"id":"1","name":"Rated","rating":${rating}}]`);
    show(data);
    expect(await screen.findByRole('heading', { name: 'Rated' })).toBeVisible();
    expect(screen.getByRole('img', { name: /^[0-5] of 5 stars$/ })).toBeVisible();
  },
);

it('F80: never shows a doubled dollar sign', async () => {
  const { container } = show(
    aCatalogue({ brokers: ['$100', '$ 100', '$$100', '100'].map((minDeposit) => aBroker({ minDeposit })) }),
  );
  expect(await screen.findAllByText('$100')).toHaveLength(4);
  expect(container).not.toHaveTextContent('$$');
});

it('F51: follows a change made in another tab', async () => {
  const data = aCatalogue({ brokers: [aBroker({ name: 'Before' })] });
  show(data);
  await screen.findByRole('heading', { name: 'Before' });
  data.put({ brokers: [aBroker({ name: 'After' })] });
  act(() => {
    tellOfOtherTab('upm_brokers');
  });
  expect(await screen.findByRole('heading', { name: 'After' })).toBeVisible();
  expect(names()).toEqual(['After']);
});

it('F52: shows the brokers it comes with again when another tab clears everything', async () => {
  const data = aCatalogue({ brokers: [aBroker({ name: 'Before' })] });
  show(data);
  await screen.findByRole('heading', { name: 'Before' });
  data.area.removeItem('upm_brokers');
  act(() => {
    tellOfOtherTab(null);
  });
  expect(await screen.findByRole('heading', { name: seeded[0] ?? '' })).toBeVisible();
  expect(names()).toEqual(seeded);
});
