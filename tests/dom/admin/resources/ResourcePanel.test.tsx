import { act, screen, waitFor, within } from '@testing-library/react';
import { describe, expect, it, vi } from 'vitest';
import { tellOfOtherTab } from '../../../support/catalogue';
import { takeConsoleMessages } from '../../../support/consoleGuard';
import { deferred } from '../../../support/deferred';
import { quotaError } from '../../../support/environment';
import { answerConfirm } from '../../../support/render';
import {
  dialog,
  fillInRequired,
  namesInTable,
  noDialog,
  openPanel,
  panels,
} from '../../../support/resourcePanels';

const row = (name: string) => within(screen.getByRole('row', { name: new RegExp(name) }));

describe.each(panels)('the $plural screen', (panel) => {
  const { aRecord, plural, noun, title } = panel;

  it('has a search box, an Add button and a table with the specified columns', async () => {
    openPanel(panel, [aRecord()]);
    expect(await screen.findByRole('table', { name: plural })).toBeVisible();
    expect(screen.getByRole('searchbox')).toHaveAttribute('placeholder', `Search ${plural}...`);
    expect(screen.getByRole('button', { name: `Add ${title}` })).toBeVisible();
    const [, ...named] = screen.getAllByRole('columnheader').map((header) => header.textContent);
    expect(named).toEqual(panel.columns);
  });

  it('names each row by its record', async () => {
    openPanel(panel, [aRecord({ name: 'Alpha' }), aRecord({ name: 'Beta' })]);
    await screen.findByRole('table');
    for (const name of ['Alpha', 'Beta'])
      expect(row(name).getByRole('rowheader')).toHaveTextContent(new RegExp(`^${name}`));
  });

  it('says that it is loading until the list has come', async () => {
    const held = deferred<undefined>();
    openPanel(panel, [aRecord({ name: 'Alpha' })], { wait: () => held.promise });
    expect(screen.getByText(`Loading ${plural}...`)).toBeVisible();
    expect(screen.queryByRole('table')).not.toBeInTheDocument();
    held.resolve(undefined);
    await screen.findByRole('table');
    expect(screen.queryByText(`Loading ${plural}...`)).not.toBeInTheDocument();
  });

  it('shows the status of each record, with the actions it allows', async () => {
    openPanel(panel, [aRecord({ name: 'Alpha' }), aRecord({ name: 'Beta', isActive: false })]);
    await screen.findByRole('table');
    const actions = (name: string) =>
      row(name)
        .getAllByRole('button')
        .map((button) => button.textContent)
        .filter((name) => name !== '');
    expect(row('Alpha').getByText('Active')).toBeVisible();
    expect(actions('Alpha')).toEqual(['Edit', 'Deactivate', 'Delete']);
    expect(row('Beta').getByText('Inactive')).toBeVisible();
    expect(actions('Beta')).toEqual(['Edit', 'Activate', 'Delete']);
  });

  describe('with nothing to show', () => {
    it('says in its exact words that there are none, and opens the form', async () => {
      const { press } = openPanel(panel);
      expect(await screen.findByRole('heading', { name: `No ${plural} found` })).toBeVisible();
      expect(screen.getByText(panel.emptyHint)).toBeVisible();
      await press(`Add First ${title}`);
      expect(screen.getByRole('dialog', { name: `Add New ${title}` })).toBeVisible();
    });

    it('tells a search without a result from an empty list, and offers to clear it', async () => {
      const { user, press } = openPanel(panel, [aRecord({ name: 'Alpha' })]);
      await screen.findByRole('table');
      await user.type(screen.getByRole('searchbox'), 'nothing like it');
      expect(screen.queryByRole('table')).not.toBeInTheDocument();
      expect(screen.getByRole('heading', { name: `No ${noun} matches “nothing like it”` })).toBeVisible();
      expect(screen.queryByText(`No ${plural} found`)).not.toBeInTheDocument();
      expect(screen.queryByRole('button', { name: `Add First ${title}` })).not.toBeInTheDocument();
      await press('Clear the search');
      expect(namesInTable()).toEqual(['Alpha']);
      expect(screen.getByRole('searchbox')).toHaveValue('');
    });

    it('F10: says why the list could not be loaded, logs it and shows an empty list', async () => {
      const { area } = openPanel(panel, [aRecord()]);
      area.failReads = new Error('gone');
      expect(await screen.findByRole('heading', { name: `No ${plural} found` })).toBeVisible();
      expect(screen.getByRole('status')).toHaveTextContent(
        `The ${plural} could not be loaded: the browser refused to read its storage.`,
      );
      expect(takeConsoleMessages()).toEqual([expect.stringContaining('StorageError')]);
    });

    it('keeps a damaged list aside and begins with the published records', async () => {
      const { area, press, stored, user, catalogue } = openPanel(panel);
      const damaged = '[{"name":"cut';
      const notice = new RegExp(`What is stored for ${plural} cannot be read`);
      area.setItem(panel.key, damaged);
      expect(await screen.findByRole('heading', { name: `No ${plural} found` })).toBeVisible();
      expect(screen.getByText(notice)).toBeVisible();
      await press(`Add First ${title}`);
      fillInRequired(panel);
      await user.click(dialog().getByRole('button', { name: `Add ${title}` }));
      expect(await screen.findByText('“Newcomer” saved.')).toBeVisible();
      const published = catalogue[plural].publishedActive();
      expect(stored()).toMatchObject([...published.map(({ id }) => ({ id })), { name: 'Newcomer' }]);
      expect(area.getItem(`${panel.key}.corrupt`)).toBe(damaged);
      expect(screen.queryByText(notice)).not.toBeInTheDocument();
    });

    it('puts the published records in place of a damaged list on request', async () => {
      const { area, press, catalogue } = openPanel(panel);
      area.setItem(panel.key, 'damaged');
      await screen.findByText(/cannot be read/);
      await press(`Use the published ${plural}`);
      expect(await screen.findByText(`The published ${plural} are in the list again.`)).toBeVisible();
      expect(namesInTable()).toEqual(catalogue[plural].publishedActive().map(({ name }) => name));
    });
  });

  describe('searching', () => {
    const records = [
      aRecord({ name: 'Alpha', description: 'First of all', features: ['Raw spreads'] }),
      aRecord({ name: 'Beta (b.c)', description: 'Nothing', features: [] }),
    ];

    it.each([
      ['alpha', ['Alpha']],
      ['  BETA ', ['Beta (b.c)']],
      ['first OF', ['Alpha']],
      ['a', ['Alpha', 'Beta (b.c)']],
      ['   ', ['Alpha', 'Beta (b.c)']],
    ])('finds by name or description, ignoring case: %j', async (query, found) => {
      const { user } = openPanel(panel, records);
      await screen.findByRole('table');
      await user.type(screen.getByRole('searchbox'), query);
      expect(namesInTable()).toEqual(found);
    });

    it.each([
      ['(b.c)', ['Beta (b.c)']],
      ['b.c', ['Beta (b.c)']],
      ['.*', []],
      ['bxc', []],
    ])('F82: takes %j literally', async (query, found) => {
      const { user } = openPanel(panel, records);
      await screen.findByRole('table');
      await user.type(screen.getByRole('searchbox'), query);
      expect(namesInTable()).toEqual(found);
    });

    it(`finds by a feature ${noun === 'broker' ? 'too' : 'no'}`, async () => {
      const { user } = openPanel(panel, records);
      await screen.findByRole('table');
      await user.type(screen.getByRole('searchbox'), 'raw spreads');
      expect(namesInTable()).toEqual(noun === 'broker' ? ['Alpha'] : []);
    });

    it('F82: searches records whose fields are missing', async () => {
      const { user, area } = openPanel(panel);
      area.setItem(panel.key, '[{"id":"1","name":"Bare"}]');
      await screen.findByRole('table');
      await user.type(screen.getByRole('searchbox'), 'bar');
      expect(namesInTable()).toEqual(['Bare']);
    });
  });

  describe('Activate and Deactivate', () => {
    it.each([
      [true, 'Deactivate', 'Inactive', 'Activate'],
      [false, 'Activate', 'Active', 'Deactivate'],
    ])('store and show the opposite of isActive %j', async (isActive, action, badge, nextAction) => {
      const { pressInRow, stored } = openPanel(panel, [
        aRecord({ name: 'Alpha', isActive }),
        aRecord({ name: 'Beta', isActive }),
      ]);
      await pressInRow(action, 'Alpha');
      expect(await screen.findByText(`“Alpha” ${isActive ? 'deactivated' : 'activated'}.`)).toBeVisible();
      expect(await screen.findByRole('button', { name: `${nextAction} Alpha` })).toBeVisible();
      expect(row('Alpha').getByText(badge)).toBeVisible();
      expect(stored()).toMatchObject([
        { name: 'Alpha', isActive: !isActive, updatedAt: '2026-01-02T03:04:05.000Z' },
        { name: 'Beta', isActive, updatedAt: '2026-01-01T00:00:00.000Z' },
      ]);
    });

    it('do what they say where another tab has done it already', async () => {
      const { pressInRow, putRecords, stored } = openPanel(panel, [aRecord({ name: 'Alpha' })]);
      await screen.findByRole('table');
      putRecords([aRecord({ name: 'Alpha', isActive: false })]);
      await pressInRow('Deactivate', 'Alpha');
      expect(await screen.findByText('“Alpha” deactivated.')).toBeVisible();
      expect(stored()).toMatchObject([{ isActive: false }]);
    });

    it('say that the list is loading, and block the actions, until it is done', async () => {
      const held = deferred<undefined>();
      const { pressInRow, stored } = openPanel(panel, [aRecord({ name: 'Alpha' })], {
        wait: (ms) => (ms === 300 ? held.promise : Promise.resolve()),
      });
      await pressInRow('Deactivate', 'Alpha');
      expect(screen.getByText(`Loading ${plural}...`)).toBeVisible();
      for (const action of ['Edit', 'Deactivate', 'Delete'])
        expect(screen.getByLabelText(`${action} Alpha`)).toHaveAttribute('aria-disabled', 'true');
      await pressInRow('Deactivate', 'Alpha');
      held.resolve(undefined);
      expect(await screen.findByRole('button', { name: 'Activate Alpha' })).toBeVisible();
      for (const action of ['Edit', 'Activate', 'Delete'])
        expect(screen.getByLabelText(`${action} Alpha`)).toHaveAttribute('aria-disabled', 'false');
      expect(screen.queryByText(`Loading ${plural}...`)).not.toBeInTheDocument();
      expect(stored()).toMatchObject([{ isActive: false }]);
    });

    it('B26: of several rows are all done, one after the other, and block their own row only', async () => {
      const names = ['Alpha', 'Beta', 'Gamma', 'Delta', 'Epsilon'];
      const held = deferred<undefined>();
      const { pressInRow, stored } = openPanel(
        panel,
        names.map((name) => aRecord({ name })),
        { wait: (ms) => (ms === 300 ? held.promise : Promise.resolve()) },
      );
      for (const name of names) {
        await pressInRow('Deactivate', name);
        expect(screen.getByLabelText(`Deactivate ${name}`)).toHaveAttribute('aria-disabled', 'true');
        if (name !== 'Epsilon')
          expect(screen.getByLabelText('Deactivate Epsilon')).toHaveAttribute('aria-disabled', 'false');
      }
      held.resolve(undefined);
      await waitFor(() => {
        expect(stored().map(({ isActive }) => isActive)).toEqual(names.map(() => false));
      });
      expect(await screen.findByText('“Epsilon” deactivated.')).toBeVisible();
      expect(screen.getAllByRole('button', { name: /^Activate / })).toHaveLength(5);
    });

    it('F05: say why nothing was stored, log it and leave the record as it was', async () => {
      const { pressInRow, area } = openPanel(panel, [aRecord({ name: 'Alpha' })]);
      await screen.findByRole('table');
      const before = area.getItem(panel.key);
      area.failWrites = quotaError();
      await pressInRow('Deactivate', 'Alpha');
      expect(
        await screen.findByText(/^“Alpha” was not deactivated: the browser's storage is full\./),
      ).toBeVisible();
      expect(await screen.findByRole('button', { name: 'Deactivate Alpha' })).toBeEnabled();
      expect(area.getItem(panel.key)).toBe(before);
      expect(takeConsoleMessages()).toEqual([`StorageError: ${panel.failed.update}`]);

      // What comes after a change that failed is not held up by it.
      area.failWrites = null;
      await pressInRow('Deactivate', 'Alpha');
      expect(await screen.findByText('“Alpha” deactivated.')).toBeVisible();
      expect(area.getItem(panel.key)).not.toBe(before);
    });

    it('F05: bring the reason into view each time, as the row may be far below it', async () => {
      const { pressInRow, area } = openPanel(panel, [aRecord({ name: 'Alpha' })]);
      await screen.findByRole('table');
      area.failWrites = quotaError();
      const seen: Element[] = [];
      vi.spyOn(Element.prototype, 'scrollIntoView').mockImplementation(function (this: Element) {
        seen.push(this);
      });
      for (const times of [1, 2]) {
        await pressInRow('Deactivate', 'Alpha');
        await waitFor(() => {
          expect(seen).toHaveLength(times);
        });
        expect(seen.at(-1)).toHaveTextContent('“Alpha” was not deactivated');
      }
      takeConsoleMessages();
    });

    it('F38, F39: read the list again for a record that another tab has deleted', async () => {
      const { pressInRow, putRecords } = openPanel(panel, [aRecord({ name: 'Alpha' })]);
      await screen.findByRole('table');
      putRecords([]);
      await pressInRow('Deactivate', 'Alpha');
      expect(
        await screen.findByText(/^“Alpha” was not deactivated: it is no longer in the list/),
      ).toBeVisible();
      expect(await screen.findByRole('heading', { name: `No ${plural} found` })).toBeVisible();
      expect(takeConsoleMessages()).toEqual([panel.notFound]);
    });
  });

  describe('Delete', () => {
    it('asks its exact question, and deletes that record only', async () => {
      const questions = answerConfirm(true);
      const { pressInRow, stored } = openPanel(panel, [
        aRecord({ name: 'Alpha' }),
        aRecord({ name: 'Beta' }),
      ]);
      await pressInRow('Delete', 'Alpha');
      expect(questions).toEqual([`Are you sure you want to delete this ${noun}?`]);
      expect(await screen.findByText('“Alpha” deleted.')).toBeVisible();
      await waitFor(() => {
        expect(namesInTable()).toEqual(['Beta']);
      });
      expect(stored()).toMatchObject([{ name: 'Beta' }]);
    });

    it('deletes nothing when the question is declined', async () => {
      const questions = answerConfirm(false);
      const { pressInRow, area } = openPanel(panel, [aRecord({ name: 'Alpha' })]);
      await screen.findByRole('table');
      const before = area.getItem(panel.key);
      await pressInRow('Delete', 'Alpha');
      expect(questions).toHaveLength(1);
      expect(namesInTable()).toEqual(['Alpha']);
      expect(screen.getByRole('status')).toHaveTextContent(/^$/);
      expect(area.getItem(panel.key)).toBe(before);
    });

    it('F06: says why nothing was deleted, logs it and keeps the record', async () => {
      answerConfirm(true);
      const { pressInRow, area } = openPanel(panel, [aRecord({ name: 'Alpha' })]);
      await screen.findByRole('table');
      area.failWrites = quotaError();
      await pressInRow('Delete', 'Alpha');
      expect(
        await screen.findByText(/^“Alpha” was not deleted: the browser's storage is full\./),
      ).toBeVisible();
      expect(await screen.findByRole('button', { name: 'Delete Alpha' })).toBeEnabled();
      expect(takeConsoleMessages()).toEqual([`StorageError: ${panel.failed.remove}`]);
    });

    it('F37: ends in the empty state, which a later look still shows', async () => {
      answerConfirm(true);
      const { pressInRow, area, unmount, catalogue } = openPanel(panel, [aRecord({ name: 'Alpha' })]);
      await pressInRow('Delete', 'Alpha');
      expect(await screen.findByRole('heading', { name: `No ${plural} found` })).toBeVisible();
      unmount();
      const again = noun === 'broker' ? catalogue.brokers.list() : catalogue.platforms.list();
      await expect(again).resolves.toEqual([]);
      expect(area.getItem(panel.key)).toBe('[]');
    });
  });

  describe('another tab', () => {
    it('F51: is followed by the table, while an open form keeps what was typed', async () => {
      const { openAdding, user, putRecords } = openPanel(panel, [aRecord({ name: 'Alpha' })]);
      await screen.findByRole('table');
      await openAdding();
      await user.type(dialog().getByRole('textbox', { name: 'Name' }), 'Half typed');
      putRecords([aRecord({ name: 'Alpha' }), aRecord({ name: 'From elsewhere' })]);
      act(() => {
        tellOfOtherTab(panel.key);
      });
      await waitFor(() => {
        expect(namesInTable()).toEqual(['Alpha', 'From elsewhere']);
      });
      expect(noDialog()).toBe(false);
      expect(dialog().getByRole('textbox', { name: 'Name' })).toHaveValue('Half typed');
    });
  });
});

describe('a row of the brokers table', () => {
  const [brokers] = panels;
  const cells = async (fields: Record<string, unknown>) => {
    openPanel(brokers, [brokers.aRecord({ name: 'Alpha', ...fields })]);
    await screen.findByRole('table');
    return row('Alpha').getAllByRole('cell').slice(1);
  };

  it('shows the regulation below the name, then minimum deposit, leverage and rating', async () => {
    const [, minDeposit, leverage, rating] = await cells({
      regulation: ['One', 'Two'],
      minDeposit: '250',
      leverage: 'up to 1:300',
      rating: 4.7,
    });
    expect(row('Alpha').getByRole('rowheader')).toHaveTextContent(/^AlphaOne, Two$/);
    expect(minDeposit).toHaveTextContent(/^\$250$/);
    expect(leverage).toHaveTextContent(/^up to 1:300$/);
    expect(rating).toHaveTextContent(/^4\.7$/);
    expect(within(rating ?? document.body).getByRole('img')).toHaveAccessibleName('4 of 5 stars');
  });

  it.each(['$100', '100', '$$100'])('F80: shows one dollar sign for %s', async (minDeposit) => {
    const [, shown] = await cells({ minDeposit });
    expect(shown).toHaveTextContent(/^\$100$/);
  });

  it.each([-1, 6, '4,8', null])('F79: is drawn for the stored rating %j', async (rating) => {
    await cells({ rating });
    expect(row('Alpha').getByRole('img')).toHaveAccessibleName(/^[0-5] of 5 stars$/);
  });
});

describe('a row of the platforms table', () => {
  const [, platforms] = panels;
  const shownDescription = async (description: string) => {
    openPanel(platforms, [platforms.aRecord({ name: 'Alpha', description })]);
    await screen.findByRole('table');
    return row('Alpha').getAllByRole('cell')[2]?.textContent;
  };

  it('previews the first 50 characters of the description, then an ellipsis', async () => {
    expect(await shownDescription(`${'a'.repeat(50)}bcd`)).toBe(`${'a'.repeat(50)}...`);
  });

  it('adds no ellipsis where nothing is cut', async () => {
    expect(await shownDescription('a'.repeat(50))).toBe('a'.repeat(50));
  });

  it('F81: cuts no emoji in two', async () => {
    expect(await shownDescription(`${'a'.repeat(49)}👩‍👩‍👧 and more`)).toBe(`${'a'.repeat(49)}👩‍👩‍👧...`);
  });

  it('shows a placeholder where there is no logo', async () => {
    openPanel(platforms, [platforms.aRecord({ name: 'My Platform', logo: '' })]);
    await screen.findByRole('table');
    expect(screen.getByText('MP')).toBeVisible();
    expect(screen.queryByRole('presentation')).not.toBeInTheDocument();
  });

  it('stands in its place by sortOrder', async () => {
    openPanel(platforms, [
      platforms.aRecord({ name: 'Second', sortOrder: 2 }),
      platforms.aRecord({ name: 'First', sortOrder: 1 }),
    ]);
    await screen.findByRole('table');
    expect(namesInTable()).toEqual(['First', 'Second']);
  });
});
