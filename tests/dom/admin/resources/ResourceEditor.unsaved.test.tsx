import { act, fireEvent, screen, waitFor } from '@testing-library/react';
import { describe, expect, it, vi } from 'vitest';
import { takeConsoleMessages } from '../../../support/consoleGuard';
import { deferred } from '../../../support/deferred';
import { quotaError } from '../../../support/environment';
import { answerConfirm } from '../../../support/render';
import {
  dialog,
  field,
  fillIn,
  fillInRequired,
  noDialog,
  openPanel,
  anyPanel,
  panels,
} from '../../../support/resourcePanels';

const OFFER = 'What you typed here before was not saved. It has been kept.';

/** Whether the browser would ask before it closes the page. */
function asksBeforeUnload(): boolean {
  const event = new Event('beforeunload', { cancelable: true });
  window.dispatchEvent(event);
  return event.defaultPrevented;
}

describe.each([anyPanel])('the form of a $noun', (panel) => {
  const { title } = panel;

  async function editing() {
    const opened = openPanel(panel, [panel.aRecord({ name: 'Alpha' }), panel.aRecord({ name: 'Beta' })]);
    await opened.pressInRow('Edit', 'Alpha');
    return opened;
  }

  /** The page as it is after a reload: what was open is not closed, it is just gone. */
  async function reload(opened: Awaited<ReturnType<typeof editing>>) {
    opened.unmount();
    const again = openPanel(panel, [panel.aRecord({ name: 'Alpha' }), panel.aRecord({ name: 'Beta' })]);
    await screen.findByRole('table');
    return again;
  }

  const press = (opened: Awaited<ReturnType<typeof editing>>, name: string) =>
    opened.user.click(dialog().getByRole('button', { name }));

  describe('with unsaved typing', () => {
    it('asks before another address throws it away, and stays when declined', async () => {
      const questions = answerConfirm(false);
      const opened = await editing();
      fillIn('Name', 'Alpha II');
      await act(() => opened.router.navigate('/elsewhere'));
      expect(questions).toEqual(['Discard what you have typed?']);
      expect(opened.address()).toBe('/');
      expect(field('Name')).toHaveValue('Alpha II');
      await act(() => opened.router.navigate('/elsewhere'));
      expect(questions).toHaveLength(2);
    });

    it('goes there once that is confirmed, and keeps nothing', async () => {
      answerConfirm(true);
      const opened = await editing();
      fillIn('Name', 'Alpha II');
      await act(() => opened.router.navigate('/elsewhere'));
      expect(opened.address()).toBe('/elsewhere');
      expect(noDialog()).toBe(true);
      await opened.pressInRow('Edit', 'Alpha');
      expect(screen.queryByText(OFFER)).not.toBeInTheDocument();
    });

    it('asks before the back button throws it away', async () => {
      const questions = answerConfirm(false);
      const opened = await editing();
      await act(() => opened.router.navigate('/?tab=two'));
      fillIn('Name', 'Alpha II');
      await act(() => opened.router.navigate(-1));
      await waitFor(() => {
        expect(questions).toHaveLength(1);
      });
      expect(opened.address()).toBe('/?tab=two');
      expect(field('Name')).toHaveValue('Alpha II');
    });

    it('makes the browser ask before it closes the page', async () => {
      const opened = await editing();
      expect(asksBeforeUnload()).toBe(false);
      fillIn('Name', 'Alpha II');
      expect(asksBeforeUnload()).toBe(true);
      fillIn('Name', 'Alpha');
      expect(asksBeforeUnload()).toBe(false);
      fillIn('Name', 'Alpha II');
      await press(opened, 'Cancel');
      expect(asksBeforeUnload()).toBe(false);
    });

    it('asks nothing once it was typed back, saved or cancelled', async () => {
      const questions = answerConfirm(false);
      const opened = await editing();
      fillIn('Name', 'Alpha II');
      fillIn('Name', 'Alpha');
      await act(() => opened.router.navigate('/1'));
      expect(opened.address()).toBe('/1');
      fillIn('Name', 'Alpha II');
      await press(opened, `Update ${title}`);
      await waitFor(() => {
        expect(noDialog()).toBe(true);
      });
      await act(() => opened.router.navigate('/2'));
      expect(opened.address()).toBe('/2');
      await opened.openAdding();
      fillIn('Name', 'Dropped');
      await press(opened, 'Cancel');
      await act(() => opened.router.navigate('/3'));
      expect(opened.address()).toBe('/3');
      expect(questions).toEqual([]);
    });

    it('leaves Escape to an input method that is still composing', async () => {
      const questions = answerConfirm(false);
      await editing();
      fillIn('Name', 'Alpha II');
      expect(fireEvent.keyDown(field('Name'), { key: 'Escape', isComposing: true })).toBe(false);
      expect(fireEvent.keyDown(field('Name'), { key: 'Escape', keyCode: 229 })).toBe(false);
      expect(questions).toEqual([]);
    });

    it('F103: asks at each press of Escape', async () => {
      const questions = answerConfirm(false);
      await editing();
      fillIn('Name', 'Alpha II');
      // The browser takes the key for a request to close unless it is taken here.
      expect(fireEvent.keyDown(field('Name'), { key: 'Escape' })).toBe(false);
      expect(fireEvent.keyDown(field('Name'), { key: 'Escape' })).toBe(false);
      expect(questions).toHaveLength(2);
      expect(field('Name')).toHaveValue('Alpha II');
    });

    it('F103: asks also where the browser has closed the dialog by itself', async () => {
      const questions = answerConfirm(false);
      await editing();
      fillIn('Name', 'Alpha II');
      screen.getByRole<HTMLDialogElement>('dialog').close();
      await waitFor(() => {
        expect(questions).toHaveLength(1);
      });
      expect(screen.getByRole('dialog')).toHaveAttribute('open');
      expect(field('Name')).toHaveValue('Alpha II');
    });
  });

  describe('after a reload', () => {
    it('offers what was typed into it, and fills it in when asked to', async () => {
      const before = await editing();
      fillIn('Name', 'Alpha II');
      const after = await reload(before);
      await after.pressInRow('Edit', 'Alpha');
      expect(screen.getByText(OFFER)).toBeVisible();
      expect(field('Name')).toHaveValue('Alpha');
      expect(dialog().getByRole('button', { name: 'Restore' })).toHaveFocus();
      await press(after, 'Restore');
      expect(field('Name')).toHaveValue('Alpha II');
      expect(field('Name')).toHaveFocus();
      expect(screen.queryByText(OFFER)).not.toBeInTheDocument();
      await press(after, `Update ${title}`);
      expect(await screen.findByText('“Alpha II” saved.')).toBeVisible();
      await after.pressInRow('Edit', 'Alpha II');
      expect(screen.queryByText(OFFER)).not.toBeInTheDocument();
    });

    it('keeps what is offered while nobody has answered, also when it is dismissed', async () => {
      answerConfirm(false);
      const before = await editing();
      fillIn('Name', 'Alpha II');
      const after = await reload(before);
      await after.pressInRow('Edit', 'Alpha');
      fireEvent.keyDown(dialog().getByRole('button', { name: 'Restore' }), { key: 'Escape' });
      expect(noDialog()).toBe(true);
      await after.pressInRow('Edit', 'Alpha');
      expect(screen.getByText(OFFER)).toBeVisible();
    });

    it.each(['Discard', 'Cancel', 'Close'])('throws it away by %s', async (button) => {
      const before = await editing();
      fillIn('Name', 'Alpha II');
      const after = await reload(before);
      await after.pressInRow('Edit', 'Alpha');
      await press(after, button);
      if (noDialog()) await after.pressInRow('Edit', 'Alpha');
      expect(screen.queryByText(OFFER)).not.toBeInTheDocument();
      expect(field('Name')).toHaveValue('Alpha');
      expect(sessionStorage).toHaveLength(0);
    });

    it('offers it in that form alone', async () => {
      const before = await editing();
      fillIn('Name', 'Alpha II');
      const after = await reload(before);
      await after.pressInRow('Edit', 'Beta');
      expect(screen.queryByText(OFFER)).not.toBeInTheDocument();
      await press(after, 'Cancel');
      await after.openAdding();
      expect(screen.queryByText(OFFER)).not.toBeInTheDocument();
    });
  });

  it('works the same where nothing can be kept', async () => {
    vi.spyOn(Storage.prototype, 'setItem').mockImplementation(() => {
      throw quotaError();
    });
    const opened = openPanel(panel, [panel.aRecord({ name: 'Alpha' })]);
    await screen.findByRole('table');
    await opened.openAdding();
    fillInRequired(panel);
    await press(opened, `Add ${title}`);
    expect(await screen.findByText('“Newcomer” saved.')).toBeVisible();
    expect(opened.stored()).toHaveLength(2);
    expect(takeConsoleMessages()).toEqual([]);
    vi.restoreAllMocks();
  });

  it('is opened at its first field, and gives the focus to the search when what opened it is gone', async () => {
    const opened = await editing();
    expect(field('Name')).toHaveFocus();
    await press(opened, 'Cancel');
    expect(screen.getByRole('button', { name: 'Edit Alpha' })).toBeInTheDocument();
    await opened.user.type(screen.getByRole('searchbox'), 'Alpha');
    await opened.pressInRow('Edit', 'Alpha');
    fillIn('Name', 'Renamed');
    await press(opened, `Update ${title}`);
    expect(await screen.findByText('“Renamed” saved.')).toBeVisible();
    await waitFor(() => {
      expect(screen.getByRole('searchbox', { name: `Search ${panel.plural}` })).toHaveFocus();
    });
  });
});

it('F47: what is saved is not offered again, nor asked for, while the list is still being read', async () => {
  const [brokers] = panels;
  const questions = answerConfirm(false);
  const reading = deferred<undefined>();
  let isSaving = false;
  const opened = openPanel(brokers, [brokers.aRecord({ name: 'Alpha' })], {
    wait: (ms) => (ms === 500 && isSaving ? reading.promise : Promise.resolve()),
  });
  await screen.findByRole('table');
  await opened.openAdding();
  fillInRequired(brokers);
  isSaving = true;
  await opened.user.click(dialog().getByRole('button', { name: 'Add Broker' }));
  await waitFor(() => {
    expect(opened.stored()).toHaveLength(2);
  });
  expect(dialog().getByRole('button', { name: 'Saving...' })).toBeDisabled();
  await waitFor(() => {
    expect(asksBeforeUnload()).toBe(false);
  });
  expect(sessionStorage).toHaveLength(0);
  reading.resolve(undefined);
  expect(await screen.findByText('“Newcomer” saved.')).toBeVisible();
  expect(questions).toEqual([]);
});

it.each([
  ['4.7', '4 of 5 stars', '4.7'],
  ['4,7', '4 of 5 stars', '4.7'],
  ['9', '5 of 5 stars', '5'],
  ['many', '0 of 5 stars', 'Not rated'],
  ['', '0 of 5 stars', 'Not rated'],
])('a broker rated %j shows its stars while it is typed: %s', async (typed, stars, value) => {
  const [brokers] = panels;
  const opened = openPanel(brokers, [brokers.aRecord({ name: 'Alpha', rating: 3 })]);
  await opened.pressInRow('Edit', 'Alpha');
  expect(dialog().getByRole('img', { name: '3 of 5 stars' })).toBeVisible();
  fillIn('Rating', typed);
  expect(dialog().getByRole('img', { name: stars })).toBeVisible();
  expect(dialog().getByText(value)).toBeVisible();
});
