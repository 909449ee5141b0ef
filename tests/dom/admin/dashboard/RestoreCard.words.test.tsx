import { act, screen, waitFor } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { RestoreCard } from '@/admin/dashboard/RestoreCard';
import type { RestoreUndo } from '@/admin/dashboard/RestoreUndoOffer';
import { useUndoStack } from '@/admin/resources/useUndoStack';
import { MAX_FILE_BYTES } from '@/data/catalogue/publishedCatalogue';
import { anAdminArea, publishedFile, tellOfOtherTab } from '../../../support/catalogue';
import { takeConsoleMessages } from '../../../support/consoleGuard';
import { deferred } from '../../../support/deferred';
import { takeDownloads } from '../../../support/downloads';
import { heldWrites, quotaError } from '../../../support/environment';
import { aBroker } from '../../../support/records';
import { renderInAdminArea } from '../../../support/render';
import { seedFile } from '../../../support/seedFile';
import { sampleEntries } from '../../../support/sampleSignals';

function Restore({ onChanged }: { readonly onChanged: () => Promise<unknown> }) {
  return <RestoreCard undo={useUndoStack<RestoreUndo>()} lists={null} onChanged={onChanged} />;
}

function show(
  area = anAdminArea({ brokers: [aBroker({ name: 'Old' })] }),
  onChanged: () => Promise<unknown> = () => Promise.resolve(),
) {
  const downloads = takeDownloads();
  const { user } = renderInAdminArea(area, <Restore onChanged={onChanged} />);
  return {
    ...area,
    downloads,
    user,
    upload: (file: File) => user.upload(screen.getByLabelText('Backup file'), file),
    press: (name: string) => user.click(screen.getByRole('button', { name })),
  };
}

const backup = publishedFile(1, { brokers: [{ ...aBroker({ name: 'New' }), id: '1' }] });
const aFile = (text = backup, name = 'backup.json') => new File([text], name, { type: 'application/json' });

/** A file that is said to be this large. */
function sized(size: number) {
  const file = aFile();
  Object.defineProperty(file, 'size', { value: size });
  return file;
}

const notice = () => screen.getByRole('status');
const button = (name: string) => screen.getByRole('button', { name });

/** Shows what the backup would change. */
async function preview(...shown: Parameters<typeof show>) {
  const view = show(...shown);
  await view.upload(aFile());
  await screen.findByRole('table');
  return view;
}

describe('a file', () => {
  it('that is too large for any backup is refused before it is read', async () => {
    const { upload } = show();
    await upload(sized(MAX_FILE_BYTES + 1));
    await waitFor(() => {
      expect(notice()).toHaveTextContent(
        /^“backup\.json” was not read, and nothing was changed: it is larger than a browser's storage\. Choose a backup that this dashboard has made\.$/,
      );
    });
    expect(screen.queryByRole('table')).not.toBeInTheDocument();
  });

  it('that may just be as large is read', async () => {
    const { upload } = show();
    await upload(sized(MAX_FILE_BYTES));
    expect(await screen.findByRole('table')).toBeVisible();
  });

  it('takes the place of the last one at once, though it is still being read', async () => {
    const { upload } = await preview();
    expect(notice()).not.toBeEmptyDOMElement();
    const text = deferred<string>();
    const slow = aFile(backup, 'slow.json');
    Object.defineProperty(slow, 'text', { value: () => text.promise });
    await upload(slow);
    expect(screen.queryByRole('table')).not.toBeInTheDocument();
    expect(notice()).toBeEmptyDOMElement();
    text.resolve(backup);
    expect(await screen.findByText('“slow.json” read. Nothing is changed yet.')).toBeVisible();
  });

  it('is shown with the time it was made', async () => {
    await preview();
    expect(screen.getByText('backup.json').closest('p')).toHaveTextContent(
      /^backup\.json, made on \d+ (?:Dec|Jan) 202[56], \d\d:\d\d$/,
    );
    expect(screen.queryByText(/^(?:This backup|Entries in it) /)).not.toBeInTheDocument();
  });

  it('of which the time is not known is shown without one', async () => {
    const { upload } = show();
    await upload(aFile(JSON.stringify({ ...(JSON.parse(backup) as object), exportedAt: '' })));
    expect(await screen.findByText('backup.json')).toBeVisible();
    expect(screen.queryByText(/made on/)).not.toBeInTheDocument();
  });

  it('of another record of signals says so', async () => {
    const [first] = sampleEntries;
    const { upload } = show(anAdminArea({}, {}, null, sampleEntries));
    await upload(aFile(publishedFile(1, { signals: [{ ...first, by: 'Somebody else', hash: 'another' }] })));
    expect(
      await screen.findByText('This backup belongs to another record; its signals were left out.'),
    ).toBeVisible();
  });
});

describe('another tab', () => {
  it('that changed nothing is not spoken of', async () => {
    await preview();
    act(() => {
      tellOfOtherTab('upm_brokers');
    });
    expect(notice()).toHaveTextContent(/^“backup\.json” read\. Nothing is changed yet\.$/);
  });

  it('that changed something is not spoken of while no backup is chosen', () => {
    const { put } = show();
    put({ brokers: [aBroker(), aBroker()] });
    act(() => {
      tellOfOtherTab('upm_brokers');
    });
    expect(notice()).toBeEmptyDOMElement();
    expect(screen.queryByRole('table')).not.toBeInTheDocument();
  });

  it('that changed a list is spoken of in full', async () => {
    const { put } = await preview();
    put({ brokers: [aBroker(), aBroker()] });
    act(() => {
      tellOfOtherTab('upm_brokers');
    });
    expect(notice()).toHaveTextContent(
      /^The lists have just been changed elsewhere\. You see what restoring would change now\.$/,
    );
  });
});

describe('while the backup is being restored', () => {
  it('no button can be pressed, and the first one says why', async () => {
    const held = heldWrites();
    const { press, put, stored } = await preview(
      anAdminArea({ brokers: [aBroker({ name: 'Old' })] }, { wait: held.wait }),
    );
    expect(button('Restore this backup')).toBeEnabled();
    await press('Restore this backup');
    const names = ['Restoring...', 'Take over these changes', 'Download the present state first'];
    for (const name of [...names, 'Leave everything as it is']) expect(button(name)).toBeDisabled();
    put({ brokers: [aBroker({ name: 'Other' })] });
    act(() => {
      tellOfOtherTab('upm_brokers');
    });
    expect(notice()).not.toHaveTextContent(/changed elsewhere/);
    put({ brokers: [aBroker({ name: 'Old' })] });
    held.letGo();
    await waitFor(() => {
      expect(stored('upm_brokers').map(({ name }) => name)).toEqual(['New']);
    });
    expect(await screen.findByText(/^Backup restored\./)).toBeVisible();
  });

  it('undoing it waits until all is read again', async () => {
    const read = deferred<undefined>();
    const { press } = await preview(undefined, () => read.promise);
    await press('Restore this backup');
    const undo = await screen.findByRole('button', { name: 'Undo restoring “backup.json”' });
    expect(undo).toBeDisabled();
    read.resolve(undefined);
    await waitFor(() => {
      expect(undo).toBeEnabled();
    });
  });
});

it('offers no more to undo a restore once the offer is dismissed', async () => {
  const { press, stored } = await preview();
  await press('Restore this backup');
  await screen.findByRole('group', { name: 'Undo restoring' });
  await press('Dismiss');
  expect(screen.queryByRole('group', { name: 'Undo restoring' })).not.toBeInTheDocument();
  expect(stored('upm_brokers').map(({ name }) => name)).toEqual(['New']);
});

it('shows the lists before a restore by the name of its file, where they can no longer be brought back unseen', async () => {
  const { catalogue, press } = await preview();
  await press('Restore this backup');
  await screen.findByRole('group', { name: 'Undo restoring' });
  await catalogue.brokers.update('1', { name: 'Edited since' });
  await press('Undo restoring “backup.json”');
  expect(await screen.findByText('The lists before “backup.json”')).toBeVisible();
});

it('says in full why nothing was undone', async () => {
  const { area, press, stored } = await preview();
  await press('Restore this backup');
  await screen.findByRole('group', { name: 'Undo restoring' });
  area.failWrites = quotaError();
  await press('Undo restoring “backup.json”');
  await waitFor(() => {
    expect(notice()).toHaveTextContent(
      /^Nothing was undone, and nothing was changed: the browser's storage is full\./,
    );
  });
  expect(stored('upm_brokers').map(({ name }) => name)).toEqual(['New']);
  expect(screen.getByRole('group', { name: 'Undo restoring' })).toBeVisible();
  expect(takeConsoleMessages()).toEqual([expect.stringContaining('StorageError')]);
});

describe('where the stored list can no longer be read', () => {
  it('downloads what is published of it as the present state', async () => {
    const { area, downloads, press } = await preview();
    area.setItem('upm_brokers', 'damaged');
    await press('Download the present state first');
    expect(JSON.parse((await downloads[0]?.text()) ?? '')).toMatchObject({ brokers: seedFile.brokers });
    expect(area.getItem('upm_brokers')).toBe('damaged');
  });

  it('keeps its text aside when changes are taken over', async () => {
    const { area, press } = await preview();
    area.setItem('upm_brokers', 'damaged');
    await press('Take over these changes');
    await waitFor(() => {
      expect(notice()).toHaveTextContent(/^Changes taken over\./);
    });
    expect(area.getItem('upm_brokers.corrupt')).toBe('damaged');
  });
});

describe('taking over changes', () => {
  /** A backup that somebody made before the broker here was renamed, with one more. */
  async function withAnotherBroker() {
    const area = anAdminArea({ brokers: [aBroker({ name: 'Old' })] });
    const view = show(area);
    const file = JSON.parse(publishedFile(1, { brokers: area.stored('upm_brokers') })) as {
      brokers: object[];
    };
    file.brokers.push({ ...aBroker({ name: 'Another' }), id: '9', createdAt: '', updatedAt: '' });
    await view.upload(aFile(JSON.stringify(file)));
    await screen.findByRole('table');
    return view;
  }

  it('is recorded, and offers to undo it by the name of the file', async () => {
    const { logged, press, stored } = await withAnotherBroker();
    await press('Take over these changes');
    expect(await screen.findByRole('button', { name: 'Undo restoring “backup.json”' })).toBeVisible();
    expect(stored('upm_brokers').map(({ name }) => name)).toEqual(['Old', 'Another']);
    expect(await logged()).toEqual(['Took over the changes in a backup']);
    expect(screen.queryByRole('table')).not.toBeInTheDocument();
    expect(screen.getByLabelText('Backup file')).toHaveFocus();
  });

  it('says in full why nothing was taken over', async () => {
    const { area, press, stored } = await withAnotherBroker();
    area.failWrites = quotaError();
    await press('Take over these changes');
    await waitFor(() => {
      expect(notice()).toHaveTextContent(
        /^Nothing was taken over, and nothing was changed: the browser's storage is full\./,
      );
    });
    expect(stored('upm_brokers').map(({ name }) => name)).toEqual(['Old']);
    expect(takeConsoleMessages()).toEqual([expect.stringContaining('StorageError')]);
  });
});
