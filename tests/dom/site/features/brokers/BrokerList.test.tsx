import { screen } from '@testing-library/react';
import { expect, it } from 'vitest';
import { page } from '@/content/pages/ibPartners';
import { page as comparison } from '@/content/pages/ibPartners/compare';
import { cfdWarning } from '@/content/regulators';
import { BrokerList } from '@/site/features/brokers/BrokerList';
import { aCatalogue } from '../../../../support/catalogue';
import { takeConsoleMessages } from '../../../../support/consoleGuard';
import { deferred } from '../../../../support/deferred';
import { aBroker, someFacts } from '../../../../support/records';
import { renderWith } from '../../../../support/render';
import BrokerComparePage from '@/site/pages/BrokerComparePage';
import IbPartnersPage from '@/site/pages/IbPartnersPage';
import { BrokerComparison } from '@/site/features/brokers/BrokerComparison';

const show = (data: ReturnType<typeof aCatalogue>) => renderWith(data.catalogue, <BrokerList />);

const names = () => screen.queryAllByRole('heading', { level: 2 }).map((heading) => heading.textContent);

const empty = () => screen.findByRole('heading', { name: 'No Brokers Available' });

it('shows “Loading brokers...” until the list has loaded', async () => {
  const held = deferred<undefined>();
  show(aCatalogue({ brokers: [aBroker()] }, { wait: () => held.promise }));
  expect(screen.getByText('Loading brokers...')).toBeVisible();
  expect(names()).toEqual([]);
  held.resolve(undefined);
  expect(await screen.findByRole('heading', { name: 'Test Broker' })).toBeVisible();
  expect(screen.queryByText('Loading brokers...')).not.toBeInTheDocument();
});

it('shows only active brokers in stored order', async () => {
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

it('shows the specified message when no broker is active', async () => {
  show(aCatalogue({ brokers: [aBroker({ isActive: false })] }));
  expect(await empty()).toBeVisible();
  expect(
    screen.getByText("We're currently updating our broker partnerships. Please check back soon."),
  ).toBeVisible();
});

it('shows an empty list and logs why when storage is unreadable', async () => {
  const data = aCatalogue({ brokers: [aBroker()] });
  data.area.failReads = new Error('gone');
  show(data);
  expect(await empty()).toBeVisible();
  expect(takeConsoleMessages()).toEqual([expect.stringContaining('StorageError')]);
});

it('discloses broker payments and the risk above the first card', async () => {
  const { catalogue } = aCatalogue({ brokers: [aBroker({ ...someFacts, name: 'First' })] });
  renderWith(catalogue, <IbPartnersPage page={page} address="/ib-partners" />);
  const first = await screen.findByRole('heading', { name: 'First' });
  for (const notice of [
    screen.getByText(/^We are paid by these brokers/),
    screen.getByText(cfdWarning(null)),
  ])
    expect(notice.compareDocumentPosition(first)).toBe(Node.DOCUMENT_POSITION_FOLLOWING);
});

it('discloses broker payments above a comparison', async () => {
  const { catalogue } = aCatalogue({ brokers: [aBroker({ name: 'First' }), aBroker({ name: 'Second' })] });
  renderWith(catalogue, <BrokerComparePage page={comparison} address="/ib-partners/compare" />);
  const table = await screen.findByRole('table');
  expect(screen.getByText(/^We are paid by these brokers/).compareDocumentPosition(table)).toBe(
    Node.DOCUMENT_POSITION_FOLLOWING,
  );
});

it('links to the list and logs why when brokers cannot be read', async () => {
  const data = aCatalogue({ brokers: [aBroker()] });
  data.area.failReads = new Error('gone');
  renderWith(data.catalogue, <BrokerComparison invitation="Choose brokers." />);
  expect(await screen.findByRole('alert')).toHaveTextContent(
    "The comparison couldn't be loaded. All brokers and their figures are in the list.",
  );
  expect(screen.getByRole('link', { name: 'the list' })).toHaveAttribute('href', '/ib-partners');
  expect(takeConsoleMessages()).toEqual([expect.stringContaining('StorageError')]);
});
