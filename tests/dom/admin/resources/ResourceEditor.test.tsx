import { act, createEvent, fireEvent, screen, waitFor } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { StorageError } from '@/data/storage/storageError';
import { takeConsoleMessages } from '../../../support/consoleGuard';
import { heldWrites, quotaError } from '../../../support/environment';
import { evilUrls } from '../../../support/evilUrls';
import { answerConfirm } from '../../../support/render';
import {
  anyPanel,
  dialog,
  field,
  fillIn,
  fillInRequired,
  namesInTable,
  noDialog,
  openPanel,
  panels,
  type PanelUnderTest,
} from '../../../support/resourcePanels';

/** One of each kind: that all of them are refused is a matter of the domain, whose tests have more. */
const ONE_OF_EACH_KIND = evilUrls.filter(
  ([row], index) => evilUrls.findIndex(([other]) => other === row) === index,
);

/** Waits with writes only, until the test lets them go. */
async function editing(
  panel: PanelUnderTest,
  fields: Readonly<Record<string, unknown>> = {},
  overrides?: Parameters<typeof openPanel>[2],
) {
  const screenOf = openPanel(panel, [panel.aRecord({ name: 'Alpha', ...fields })], overrides);
  await screenOf.pressInRow('Edit', 'Alpha');
  return screenOf;
}

async function adding(panel: PanelUnderTest, overrides?: Parameters<typeof openPanel>[2]) {
  const screenOf = openPanel(panel, [panel.aRecord({ name: 'Alpha' })], overrides);
  await screen.findByRole('table');
  await screenOf.openAdding();
  return screenOf;
}

describe.each(panels)('the modal for a $noun', (panel) => {
  const { title, noun, aRecord } = panel;

  describe('its words', () => {
    it('are Add New and Add for a new one', async () => {
      await adding(panel);
      expect(screen.getByRole('dialog', { name: `Add New ${title}` })).toBeVisible();
      expect(dialog().getByRole('button', { name: `Add ${title}` })).toBeEnabled();
    });

    it('are Edit and Update for an existing one', async () => {
      await editing(panel);
      expect(screen.getByRole('dialog', { name: `Edit ${title}` })).toBeVisible();
      expect(dialog().getByRole('button', { name: `Update ${title}` })).toBeEnabled();
    });

    it('are Saving... on a disabled button while it saves', async () => {
      const { wait, letGo } = heldWrites();
      const { press } = await editing(panel, {}, { wait });
      await press(`Update ${title}`);
      expect(dialog().getByRole('button', { name: 'Saving...' })).toBeDisabled();
      letGo();
      await waitFor(() => {
        expect(noDialog()).toBe(true);
      });
    });
  });

  describe('its fields', () => {
    it('are filled with the existing record', async () => {
      await editing(panel, { description: 'What it is', website: 'https://a.example/', isActive: false });
      expect(field('Name')).toHaveValue('Alpha');
      expect(field('Description')).toHaveValue('What it is');
      expect(field('Website')).toHaveValue('https://a.example/');
      expect(dialog().getByRole('checkbox', { name: 'Active: shown to visitors' })).not.toBeChecked();
      expect(dialog().getByLabelText(/^Feature 2 of/)).not.toHaveValue('');
    });
  });

  describe('validation', () => {
    it.each(panel.required)('requires %s, in the words of the browser', async (label) => {
      const opened = await adding(panel);
      fillInRequired(panel);
      fillIn(label, '');
      await opened.user.click(dialog().getByText(`Add ${title}`));
      expect(field(label)).toBeInvalid();
      // jsdom's own words: a browser has better ones.
      expect(field(label)).toHaveAccessibleDescription(expect.stringContaining('Constraints not satisfied'));
      expect(opened.stored()).toHaveLength(1);
      expect(noDialog()).toBe(false);
    });

    it('requires nothing else', async () => {
      const opened = await adding(panel);
      fillInRequired(panel);
      await opened.user.click(dialog().getByText(`Add ${title}`));
      await waitFor(() => {
        expect(opened.stored()).toHaveLength(2);
      });
    });

    it.each(panel.urls)('refuses a %s that is no URL, in the words of the browser', async (label) => {
      const opened = await adding(panel);
      fillInRequired(panel);
      fillIn(label, 'not a url');
      await opened.user.click(dialog().getByText(`Add ${title}`));
      expect(field(label)).toBeInvalid();
      expect(field(label)).toHaveAccessibleDescription(/Constraints not satisfied$/);
      expect(opened.stored()).toHaveLength(1);
      // What is wrong is no longer said once it is corrected, and the form can be sent.
      fillIn(label, 'https://good.example/');
      expect(field(label)).not.toHaveAccessibleDescription(/Constraints/);
      await opened.user.click(dialog().getByText(`Add ${title}`));
      await waitFor(() => {
        expect(opened.stored()).toHaveLength(2);
      });
    });

    it('says beside its buttons how many fields are to be corrected, and leads to the first', async () => {
      const { user } = await adding(panel);
      const press = (name: string) => user.click(dialog().getByRole('button', { name }));
      await press(`Add ${title}`);
      const count = panel.required.length;
      expect(dialog().getByText(`${String(count)} fields to correct, first:`)).toBeVisible();
      await press('Name');
      expect(field('Name')).toHaveFocus();
      fillInRequired(panel);
      expect(dialog().queryByText(/to correct/)).toBeNull();
      fillIn('Website', 'not a url');
      await press(`Add ${title}`);
      expect(dialog().getByText('1 field to correct:')).toBeVisible();
      await user.click(field('Name'));
      await press('Website');
      expect(field('Website')).toHaveFocus();
      fillIn('Website', 'https://good.example/');
      expect(dialog().queryByText(/to correct/)).toBeNull();
    });
  });

  describe('saving', () => {
    it('adds an active record under the timestamp, closes and says so', async () => {
      const opened = await adding(panel);
      fillInRequired(panel);
      await opened.user.click(dialog().getByText(`Add ${title}`));
      expect(await screen.findByText('“Newcomer” saved.')).toBeVisible();
      expect(noDialog()).toBe(true);
      expect(namesInTable()).toEqual(['Alpha', 'Newcomer']);
      expect(opened.stored()[1]).toMatchObject({
        id: String(Date.UTC(2026, 0, 2, 3, 4, 5)),
        name: 'Newcomer',
        description: 'A Description',
        isActive: true,
        createdAt: '2026-01-02T03:04:05.000Z',
        updatedAt: '2026-01-02T03:04:05.000Z',
      });
    });

    it('updates the record and keeps its id, createdAt and unknown fields', async () => {
      const opened = await editing(panel, { id: 'kept', fromANewerBuild: 'kept too' });
      fillIn('Name', 'Alpha II');
      await opened.user.click(dialog().getByText(`Update ${title}`));
      expect(await screen.findByText('“Alpha II” saved.')).toBeVisible();
      expect(namesInTable()).toEqual(['Alpha II']);
      expect(opened.stored()).toMatchObject([
        {
          id: 'kept',
          name: 'Alpha II',
          fromANewerBuild: 'kept too',
          createdAt: '2026-01-01T00:00:00.000Z',
          updatedAt: '2026-01-02T03:04:05.000Z',
        },
      ]);
    });

    it(`${noun === 'broker' ? 'reloads the list' : 'patches the list shown'} after saving`, async () => {
      const waits: number[] = [];
      const opened = await editing(
        panel,
        {},
        {
          wait: (ms) => {
            waits.push(ms);
            return Promise.resolve();
          },
        },
      );
      opened.putRecords([aRecord({ name: 'Alpha' }), aRecord({ name: 'From elsewhere' })]);
      waits.length = 0;
      await opened.user.click(dialog().getByText(`Update ${title}`));
      expect(await screen.findByText('“Alpha” saved.')).toBeVisible();
      await waitFor(() => {
        expect(noDialog()).toBe(true);
      });
      const isReloaded = noun === 'broker';
      expect(namesInTable()).toEqual(isReloaded ? ['Alpha', 'From elsewhere'] : ['Alpha']);
      expect(waits).toEqual(isReloaded ? [300, 500] : [300]);
      expect(opened.stored()).toMatchObject([{ name: 'Alpha' }, { name: 'From elsewhere' }]);
    });
  });

  describe('a save that fails', () => {
    const reason = /the browser refused to store it\. Check that .*, then try again\.$/;
    const lock = () => Promise.reject(new StorageError('write', panel.key, 'refused'));
    const logged = (operation: 'add' | 'update') => `StorageError: ${panel.failed[operation]}`;

    it('F04: says why in plain words, logs it, and keeps the modal with all that was typed', async () => {
      const opened = await adding(panel, { lock });
      fillInRequired(panel);
      await opened.user.type(dialog().getByLabelText(/^Feature 1 of/), 'Typed too');
      const before = opened.area.getItem(panel.key);
      await opened.user.click(dialog().getByText(`Add ${title}`));
      const alert = await dialog().findByText(new RegExp(`^This ${noun} was not saved: `));
      expect(alert).toHaveTextContent(reason);
      expect(alert).toBe(dialog().getByRole('alert'));
      expect(dialog().getByRole('button', { name: `Add ${title}` })).toBeEnabled();
      for (const label of panel.required)
        expect(field(label)).toHaveValue(label === 'Name' ? 'Newcomer' : `A ${label}`);
      expect(dialog().getByLabelText(/^Feature 1 of/)).toHaveValue('Typed too');
      expect(opened.area.getItem(panel.key)).toBe(before);
      expect(takeConsoleMessages()).toEqual([logged('add')]);
    });

    it('F05: says and logs the same for an update, in the update’s own words', async () => {
      const opened = await editing(panel, {}, { lock });
      fillIn('Name', 'Alpha II');
      await opened.user.click(dialog().getByText(`Update ${title}`));
      expect(await dialog().findByText(new RegExp(`^This ${noun} was not saved: `))).toHaveTextContent(
        reason,
      );
      expect(field('Name')).toHaveValue('Alpha II');
      expect(takeConsoleMessages()).toEqual([logged('update')]);
    });

    it('F09: is told when storage silently keeps nothing', async () => {
      const opened = await adding(panel);
      fillInRequired(panel);
      opened.area.ignoreWrites = true;
      await opened.user.click(dialog().getByText(`Add ${title}`));
      expect(await dialog().findByText(/the browser did not keep it/)).toBeVisible();
      expect(takeConsoleMessages()).toEqual([
        noun === 'broker' ? 'StorageError: Broker was not properly saved to storage' : logged('add'),
      ]);
    });

    it('F46: keeps the modal and what was typed when another tab has deleted the record', async () => {
      const opened = await editing(panel);
      fillIn('Name', 'Alpha II');
      opened.putRecords([aRecord({ id: '9', name: 'Left over' })]);
      await opened.user.click(dialog().getByText(`Update ${title}`));
      expect(await dialog().findByText(/^This .* was not saved: it is no longer in the list/)).toBeVisible();
      expect(field('Name')).toHaveValue('Alpha II');
      await waitFor(() => {
        expect(namesInTable()).toEqual(['Left over']);
      });
      expect(opened.stored()).toMatchObject([{ name: 'Left over' }]);
      expect(takeConsoleMessages()).toEqual([panel.notFound]);
    });
  });
});

describe('the modal of any list', () => {
  const panel = anyPanel;
  const { title, noun } = panel;
  const logged = `StorageError: ${panel.failed.add}`;

  it('are reset to the defaults when it is opened again after an edit', async () => {
    const { press, openAdding } = await editing(panel, { isActive: false });
    fillIn('Name', 'Alpha changed');
    await press('Cancel');
    await openAdding();
    expect(field('Name')).toHaveValue('');
    expect(field('Description')).toHaveValue('');
    expect(field('Website')).toHaveValue('');
    expect(dialog().getByRole('checkbox', { name: 'Active: shown to visitors' })).toBeChecked();
    expect(dialog().getByLabelText(/^Feature 1 of/)).toHaveValue('');
    expect(dialog().queryByLabelText(/^Feature 2 of/)).not.toBeInTheDocument();
  });

  it('are reset to the defaults when it is opened again after a save', async () => {
    const opened = await adding(panel);
    fillInRequired(panel);
    await opened.user.click(dialog().getByText(`Add ${title}`));
    await waitFor(() => {
      expect(noDialog()).toBe(true);
    });
    await opened.openAdding();
    for (const label of panel.required) expect(field(label)).toHaveValue('');
  });

  it.each(ONE_OF_EACH_KIND)('%s: refuses %s in every address field', async (_row, _what, url) => {
    const opened = await editing(panel);
    for (const label of panel.urls) fillIn(label, url);
    await opened.user.click(dialog().getByText(`Update ${title}`));
    for (const label of panel.urls) expect(field(label)).toBeInvalid();
    expect(opened.stored()).toMatchObject([{ name: 'Alpha', updatedAt: '2026-01-01T00:00:00.000Z' }]);
  });

  it('F47: stores one record for a double click', async () => {
    const { wait, letGo } = heldWrites();
    const opened = await adding(panel, { wait });
    fillInRequired(panel);
    await opened.user.dblClick(dialog().getByText(`Add ${title}`));
    letGo();
    expect(await screen.findByText('“Newcomer” saved.')).toBeVisible();
    expect(opened.stored()).toHaveLength(2);
  });

  it('F47: stores one record however often the form is sent while it saves', async () => {
    const { wait, letGo } = heldWrites();
    const opened = await adding(panel, { wait });
    fillInRequired(panel);
    const form = field('Name').closest('form');
    if (!form) throw new Error('The field stands in no form.');
    fireEvent.submit(form);
    fireEvent.submit(form);
    await opened.user.type(field('Name'), '{Enter}');
    letGo();
    expect(await screen.findByText('“Newcomer” saved.')).toBeVisible();
    expect(opened.stored()).toHaveLength(2);
  });

  it('F04: is told when storage itself is full', async () => {
    const opened = await adding(panel);
    fillInRequired(panel);
    opened.area.failWrites = quotaError();
    await opened.user.click(dialog().getByText(`Add ${title}`));
    expect(await dialog().findByText(/the browser's storage is full/)).toBeVisible();
    expect(takeConsoleMessages()).toEqual([logged]);
  });

  it('F04: is told on the page when the form was closed before the save failed', async () => {
    const held = heldWrites();
    const opened = await adding(panel, { wait: held.wait });
    fillInRequired(panel);
    opened.area.failWrites = quotaError();
    await opened.user.click(dialog().getByText(`Add ${title}`));
    await opened.user.click(dialog().getByText('Cancel'));
    held.letGo();
    await waitFor(() => {
      expect(screen.getByRole('status')).toHaveTextContent(
        `This ${noun} was not saved: the browser's storage is full.`,
      );
    });
    expect(takeConsoleMessages()).toEqual([logged]);
  });

  it('F47: keeps a form that was opened while an earlier one was still saving', async () => {
    const held = heldWrites();
    const opened = await adding(panel, { wait: held.wait });
    fillInRequired(panel);
    await opened.user.click(dialog().getByText(`Add ${title}`));
    await opened.user.click(dialog().getByText('Cancel'));
    await opened.openAdding();
    fillIn('Name', 'Typed meanwhile');
    held.letGo();
    expect(await screen.findByText('“Newcomer” saved.')).toBeInTheDocument();
    await waitFor(() => {
      expect(namesInTable()).toContain('Newcomer');
    });
    expect(field('Name')).toHaveValue('Typed meanwhile');
    // What a reload would offer again.
    expect(JSON.parse(sessionStorage.getItem('upm_drafts') ?? '{}')).toMatchObject({
      [noun]: { name: 'Typed meanwhile' },
    });
  });

  it('F49: is told when another tab holds the list for too long', async () => {
    const opened = await adding(panel, {
      lock: () => Promise.reject(new DOMException('too long', 'TimeoutError')),
    });
    fillInRequired(panel);
    await opened.user.click(dialog().getByText(`Add ${title}`));
    expect(await dialog().findByText(/another tab is still saving/)).toBeVisible();
    expect(takeConsoleMessages()).toEqual([logged]);
  });

  it('is told in general words when something else went wrong', async () => {
    const opened = await adding(panel, { lock: () => Promise.reject(new Error('odd')) });
    fillInRequired(panel);
    await opened.user.click(dialog().getByText(`Add ${title}`));
    expect(await dialog().findByText(/was not saved: something unexpected happened\. Reload/)).toBeVisible();
    expect(takeConsoleMessages()).toEqual(['Error: odd']);
  });

  it('can be tried again', async () => {
    const opened = await adding(panel);
    fillInRequired(panel);
    opened.area.failWrites = quotaError();
    await opened.user.click(dialog().getByText(`Add ${title}`));
    await dialog().findByText(/the browser's storage is full/);
    takeConsoleMessages();
    opened.area.failWrites = null;
    await opened.user.click(dialog().getByText(`Add ${title}`));
    expect(await screen.findByText('“Newcomer” saved.')).toBeVisible();
    expect(noDialog()).toBe(true);
    expect(opened.stored()).toHaveLength(2);
  });

  describe('closing', () => {
    it.each(['Close', 'Cancel'])('by %s throws away what was typed without asking', async (button) => {
      const questions = answerConfirm(false);
      const opened = await editing(panel);
      fillIn('Name', 'Alpha II');
      await opened.user.click(dialog().getByRole('button', { name: button }));
      expect(noDialog()).toBe(true);
      expect(questions).toEqual([]);
      expect(opened.stored()).toMatchObject([{ name: 'Alpha' }]);
      await opened.pressInRow('Edit', 'Alpha');
      expect(field('Name')).toHaveValue('Alpha');
    });

    const dismissals: [string, () => void][] = [
      [
        'a click on the overlay',
        () => {
          fireEvent.pointerDown(screen.getByRole('dialog'));
          fireEvent.click(screen.getByRole('dialog'));
        },
      ],
      [
        'Escape',
        () => {
          // What a browser makes of the key: an event that can be cancelled.
          const element = screen.getByRole('dialog');
          fireEvent(element, createEvent('cancel', element, { cancelable: true }));
        },
      ],
    ];

    describe.each(dismissals)('by %s', (_how, dismiss) => {
      it('F103: closes at once where nothing was typed', async () => {
        const questions = answerConfirm(false);
        await editing(panel);
        dismiss();
        expect(noDialog()).toBe(true);
        expect(questions).toEqual([]);
      });

      it('F103: asks first where something was typed, and stays with it when declined', async () => {
        const questions = answerConfirm(false);
        await editing(panel);
        fillIn('Name', 'Alpha II');
        dismiss();
        expect(questions).toHaveLength(1);
        expect(field('Name')).toHaveValue('Alpha II');
      });

      it('F103: closes with unsaved typing once that is confirmed', async () => {
        answerConfirm(true);
        await editing(panel);
        fillIn('Name', 'Alpha II');
        dismiss();
        expect(noDialog()).toBe(true);
      });
    });

    it('F103: is not done by a click inside, nor by a drag that ends outside', async () => {
      answerConfirm(true);
      const opened = await editing(panel);
      await opened.user.click(field('Name'));
      fireEvent.pointerDown(field('Name'));
      fireEvent.click(screen.getByRole('dialog'));
      expect(noDialog()).toBe(false);
      expect(field('Name')).toHaveValue('Alpha');
    });
  });
});

describe('a broker', () => {
  const [brokers] = panels;

  it.each(['Newcomer', 'Renamed'])(
    'is listed as “%s”, and said to be saved, where the list cannot be read again',
    async (name) => {
      const isNew = name === 'Newcomer';
      const { area, user } = isNew ? await adding(brokers) : await editing(brokers);
      fillInRequired(brokers);
      fillIn('Name', name);
      area.failWrites = () => {
        // Behind the write, which reads what it wrote.
        queueMicrotask(() => {
          area.failReads = new Error('gone');
        });
        return null;
      };
      await user.click(dialog().getByRole('button', { name: isNew ? 'Add Broker' : 'Update Broker' }));
      expect(
        await screen.findByText(new RegExp(`^“${name}” saved\\. The brokers could not be loaded: `)),
      ).toBeVisible();
      expect(namesInTable()).toEqual(isNew ? ['Alpha', name] : [name]);
      expect(takeConsoleMessages()).toEqual([expect.stringContaining('StorageError')]);
    },
  );

  it('refuses an e-mail address that is none, in the words of the browser', async () => {
    const opened = await editing(brokers);
    fillIn('Contact email', 'nobody');
    await opened.user.click(dialog().getByRole('button', { name: 'Update Broker' }));
    expect(field('Contact email')).toBeInvalid();
    expect(field('Contact email')).toHaveAccessibleDescription('Constraints not satisfied');
    expect(opened.stored()).toMatchObject([{ updatedAt: '2026-01-01T00:00:00.000Z' }]);
  });

  it('stores the comma-separated regulation as a list, the rating as a number, and no empty entries', async () => {
    const opened = await editing(brokers, { features: ['One'], tradingPlatforms: [], accountTypes: [] });
    fillIn('Regulation', 'First , ,Second,');
    fillIn('Rating', '4,5');
    await opened.press('Add feature');
    await opened.press('Add trading platform');
    await opened.user.type(dialog().getByLabelText(/^Trading platform 2 of/), 'MT5');
    await opened.press('Update Broker');
    expect(await screen.findByText('“Alpha” saved.')).toBeVisible();
    expect(opened.stored()).toMatchObject([
      {
        regulation: ['First', 'Second'],
        rating: 4.5,
        features: ['One'],
        tradingPlatforms: ['MT5'],
        accountTypes: [],
      },
    ]);
  });
});

describe('a platform', () => {
  const [, platforms] = panels;

  it('stores what it runs on, its instruments and its place', async () => {
    const opened = await editing(platforms);
    await opened.user.click(dialog().getByRole('checkbox', { name: 'Mac' }));
    await opened.user.click(dialog().getByRole('checkbox', { name: 'Windows' }));
    fillIn('Instruments', '300');
    fillIn('Sort order', '4');
    await opened.press('Update Platform');
    expect(await screen.findByText('“Alpha” saved.')).toBeVisible();
    expect(opened.stored()).toMatchObject([
      {
        supported: { windows: false, mac: true, android: true, ios: false, webTrader: true },
        instruments: 300,
        sortOrder: 4,
      },
    ]);
  });

  it('goes behind all others when it is added without a place', async () => {
    const opened = openPanel(platforms, [
      platforms.aRecord({ name: 'Second', sortOrder: 8 }),
      platforms.aRecord({ name: 'First', sortOrder: 3 }),
    ]);
    await screen.findByRole('table');
    await opened.openAdding();
    fillInRequired(platforms);
    await opened.user.click(dialog().getByRole('button', { name: 'Add Platform' }));
    expect(await screen.findByText('“Newcomer” saved.')).toBeVisible();
    expect(namesInTable()).toEqual(['First', 'Second', 'Newcomer']);
    expect(opened.stored().map(({ sortOrder }) => sortOrder)).toEqual([8, 3, 9]);
  });
});

it('is gone without a trace when the screen is left while it saves', async () => {
  const [brokers] = panels;
  const { wait, letGo } = heldWrites();
  const opened = await editing(brokers, {}, { wait });
  fillIn('Name', 'Renamed');
  await opened.press('Update Broker');
  opened.unmount();
  await act(async () => {
    letGo();
    await opened.environment.lock(brokers.key, () => Promise.resolve());
  });
  expect(opened.stored()).toMatchObject([{ updatedAt: '2026-01-02T03:04:05.000Z' }]);
  expect(takeConsoleMessages()).toEqual([]);
});
