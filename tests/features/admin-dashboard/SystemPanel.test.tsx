import { screen, waitFor } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { SystemPanel } from '@/features/admin-dashboard/SystemPanel';
import { aCatalogue } from '../../support/catalogue';
import { aBroker } from '../../support/records';
import { renderWith } from '../../support/render';

const show = (data = aCatalogue({ brokers: [aBroker(), aBroker()] })) =>
  renderWith(data.catalogue, <SystemPanel />);

const figure = (term: RegExp) => screen.getByText(term, { selector: 'dt' }).nextElementSibling;
const full = () => screen.queryByText(/storage is nearly full/);

describe('the status card', () => {
  it('shows uptime and storage usage, both marked as samples, and the number of brokers', async () => {
    show();
    await waitFor(() => {
      expect(figure(/^Total brokers$/)).toHaveTextContent(/^2$/);
    });
    expect(figure(/^Uptime \(sample\)$/)).toHaveTextContent(/^7 days$/);
    expect(figure(/^Storage usage \(sample\)$/)).toHaveTextContent(/^45%$/);
  });

  it('shows the measured use of storage beside them', async () => {
    const data = aCatalogue({ brokers: [] });
    data.area.setItem('upm_other', 'x'.repeat(9_000));
    show(data);
    await waitFor(() => {
      expect(figure(/^Stored in this browser$/)).toHaveTextContent(/^10 thousand characters$/);
    });
  });

  it.each([
    [4_194_304, false],
    [4_194_305, true],
  ])(
    'F30: says at %i characters whether the storage is nearly full: %j',
    async (characters, isNearlyFull) => {
      const data = aCatalogue({ brokers: [aBroker()] });
      const { usedCharacters } = data.catalogue;
      data.area.setItem('rest', 'x'.repeat(characters - usedCharacters() - 'rest'.length));
      expect(usedCharacters()).toBe(characters);
      show(data);
      await waitFor(() => {
        expect(figure(/^Total brokers$/)).toHaveTextContent(/^1$/);
      });
      expect(full() !== null).toBe(isNearlyFull);
    },
  );
});
