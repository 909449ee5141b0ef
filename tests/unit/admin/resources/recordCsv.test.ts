import { expect, it } from 'vitest';
import { brokerCsv } from '@/admin/resources/brokerForm';
import { parseCsv } from '../../../support/csv';
import { aBroker, someFacts } from '../../../support/records';

const stamps = { createdAt: '2026-01-01T00:00:00.000Z', updatedAt: '2026-01-02T00:00:00.000Z' };

it('gives each field of a broker a column, optional ones last', () => {
  const broker = { ...aBroker({ ...someFacts, name: 'Harbour, "Ltd"' }), id: '7', ...stamps };
  const [header = [], row = []] = parseCsv(brokerCsv.toCsv([broker]));
  expect(header.map((name, place) => [name, row[place]])).toEqual([
    ['Id', '7'],
    ['Name', 'Harbour, "Ltd"'],
    ['Status', 'Active'],
    ['Rating', '4.2'],
    ['Description', 'A broker made for a test.'],
    ['Min Deposit', '$100'],
    ['Leverage', 'up to 1:500'],
    ['Spreads', 'from 0.1 pips'],
    ['Regulation', 'Sample regulator'],
    ['Trading Platforms', 'MT5'],
    ['Account Types', 'Standard'],
    ['Features', 'Raw spreads; Micro lots'],
    ['Website', 'https://broker.example/'],
    ['Referral Link', 'https://broker.example/?ref=upmark'],
    ['Contact Email', 'partners@broker.example'],
    ['Logo', ''],
    ['Created', stamps.createdAt],
    ['Updated', stamps.updatedAt],
    ['Licences', 'Sample regulator | Test Broker Ltd | SAMPLE-9 | https://register.example/9 | 2026-11-02'],
    ['Costs Currency', 'USD'],
    ['Costs Checked', '2026-11-02'],
    ['Costs', 'EUR/USD | Raw | 0.2 | 7 | -0.72 | 0.31 | '],
    ['Swap Free', 'on request'],
    ['Swap Policy', 'Wednesday counts three nights.'],
    ['Retail Loss Percent', '74'],
    ['Retail Loss As Of', '2026-09-30'],
    ['Retail Loss Source', 'https://broker.example/risk'],
    ['Negative Balance Protection', 'yes'],
    ['Deposit Methods', 'Card; Bank transfer'],
    ['Withdrawal Methods', 'Bank transfer'],
    ['Account Currencies', 'USD; EUR'],
    ['Languages', 'English; German'],
    ['Founded', '2014'],
    ['Headquarters', 'Sampletown'],
    ['Rated On', '2026-11-02'],
    ['Rated By', 'Test desk'],
    ['Rating Basis', 'Its price list.'],
  ]);
});
