import { screen, within } from '@testing-library/react';
import { expect, it } from 'vitest';
import { seededBrokers } from '../../../support/owner';
import { someFacts } from '../../../support/records';
import { dialog, field, fillIn, openPanel, panels } from '../../../support/resourcePanels';

const [brokers] = panels;

async function editing(fields: Readonly<Record<string, unknown>>) {
  const opened = openPanel(brokers, [brokers.aRecord({ name: 'Alpha', ...fields })]);
  await opened.pressInRow('Edit', 'Alpha');
  return opened;
}

it('B05: a field that is refused in a closed section opens it, and nothing is stored', async () => {
  const opened = await editing(someFacts);
  const before = opened.stored();
  for (const { section, label, text, sound } of [
    { section: 'Licences', label: 'Licence checked on', text: '2999-01-01', sound: '2026-01-01' },
    { section: 'Costs', label: 'Currency of the commission', text: '€', sound: 'EUR' },
    { section: 'The firm', label: 'Retail accounts that lose money, in percent', text: '101', sound: '74' },
  ]) {
    const part = dialog().getByText(section, { selector: 'summary, summary *' }).closest('details');
    expect(part).not.toHaveAttribute('open');
    fillIn(label, text);
    await opened.press('Update Broker');
    expect(part).toHaveAttribute('open');
    expect(field(label)).toBeInvalid();
    expect(field(label)).toHaveAccessibleDescription(/.+/);
    fillIn(label, sound);
  }
  expect(opened.stored()).toEqual(before);
});

it('B06: a cost row shows the example trade while it is typed', async () => {
  const opened = await editing({});
  await opened.press('Add cost row');
  const row = within(dialog().getByRole('group', { name: 'Cost row 1 of 1' }));
  expect(row.getByLabelText('Instrument')).toHaveFocus();
  for (const text of ['EUR/USD', 'Typed', '0.1', '7', '0.9']) {
    await opened.user.keyboard(text);
    await opened.user.tab();
  }
  fillIn('Currency of the commission', 'usd');
  // 1.00 for the spread and 7.00 of commission, 9.00 of which a night pays back: C14 with one night.
  expect(
    row.getByText(/spread \$1\.00, commission \$7\.00, .*together −\$1\.00 \(you are paid\)/),
  ).toBeInTheDocument();
});

it.each(seededBrokers.map((broker) => [broker.name, broker] as const))(
  'B07: %s, which the site comes with, is taken by the form as it is',
  async (name, broker) => {
    const opened = openPanel(brokers, [broker]);
    await opened.pressInRow('Edit', name);
    await opened.press('Update Broker');
    expect(await screen.findByText(`“${name}” saved.`)).toBeVisible();
    expect(opened.stored()).toEqual([broker]);
  },
);

it.each([
  ['Rated on', '0026-01-05'],
  ['Loss figure as of', '20261-01-05'],
  ['Price list checked on', '1026-01-05'],
  ['Licence checked on', '0226-01-05'],
  ['Spread, in steps', '9'.repeat(400)],
  ['Founded', '1066'],
])('refuses %s “%s” and keeps what is stored', async (label, typed) => {
  const { press, pressInRow, stored } = openPanel(panels[0], [
    panels[0].aRecord({ ...someFacts, name: 'Alpha' }),
  ]);
  await pressInRow('Edit', 'Alpha');
  fillIn(label, typed);
  await press('Update Broker');
  expect(field(label)).toBeInvalid();
  expect(stored()).toMatchObject([someFacts]);
});
