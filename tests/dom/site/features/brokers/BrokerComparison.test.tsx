import { screen } from '@testing-library/react';
import { expect, it } from 'vitest';
import { BrokerComparison } from '@/site/features/brokers/BrokerComparison';
import { aCatalogue } from '../../../../support/catalogue';
import { takeConsoleMessages } from '../../../../support/consoleGuard';
import { aBroker } from '../../../../support/records';
import { renderWith } from '../../../../support/render';

it('links to the list and logs why when brokers cannot be read', async () => {
  const data = aCatalogue({ brokers: [aBroker()] });
  data.area.failReads = new Error('gone');
  renderWith(data.catalogue, <BrokerComparison />);
  expect(await screen.findByRole('alert')).toHaveTextContent(
    'The comparison could not be loaded. All brokers and their figures are in the list.',
  );
  expect(screen.getByRole('link', { name: 'the list' })).toHaveAttribute('href', '/ib-partners');
  expect(takeConsoleMessages()).toEqual([expect.stringContaining('StorageError')]);
});
