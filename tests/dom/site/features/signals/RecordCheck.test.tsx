import { spawnSync } from 'node:child_process';
import { mkdtempSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { screen, within } from '@testing-library/react';
import { describe, expect, it, vi } from 'vitest';
import type { RecordAnchor } from '@/content/site';
import { headOf } from '@/data/signals/chain';
import { checkRecord } from '@/data/signals/checkRecord';
import type { JsonObject } from '@/data/storage/json';
import { PYTHON_CHECK, RecordCheck } from '@/site/features/signals/RecordCheck';
import { deferred } from '../../../../support/deferred';
import { digest } from '../../../../support/digest';
import { renderRoutes } from '../../../../support/render';
import { sampleEntries } from '../../../../support/sampleSignals';

const record: readonly JsonObject[] = sampleEntries;
const HEAD = headOf(record);
/** As people compare it. */
const GROUPS = (HEAD.slice(0, 16).match(/.{4}/g) ?? []).join(' ');

function show(
  entries: readonly JsonObject[] | null,
  fields: object = {},
  anchors: readonly RecordAnchor[] = [],
) {
  const check = (onProgress: (checked: number) => void) =>
    checkRecord({
      ask: () =>
        entries === null
          ? Promise.reject(new Error('offline'))
          : Promise.resolve(JSON.stringify({ signals: entries })),
      digest,
      seen: null,
      builtIn: { length: 51, head: HEAD, isSample: true },
      onProgress,
      ...fields,
    });
  return renderRoutes(
    [
      {
        path: '*',
        element: (
          <RecordCheck
            check={check}
            anchors={anchors}
            secureAddress="https://upmark.example/services/signals/record"
          />
        ),
      },
    ],
    '/',
  );
}

const press = ({ user }: ReturnType<typeof show>) =>
  user.click(screen.getByRole('button', { name: 'Check the record' }));

describe('the check of the record', () => {
  it('tells an unbroken record by its length, newest entry, fingerprint, and since when it is known', async () => {
    const seen = {
      length: 12,
      head: String(record[11]?.hash),
      at: '2026-03-03T10:00:00.000Z',
      isSample: true,
    };
    await press(show(record, { seen }));
    expect(
      await screen.findByText(
        `51 entries, unbroken; the newest of 20 November 2026, 09:34 UTC. Fingerprint ${GROUPS}. Nothing was changed since your visit of 3 March 2026.`,
      ),
    ).toBeVisible();
  });

  it('S65: names the entry in which one character was changed', async () => {
    await press(show(record.with(31, { ...record[31], note: 'x' })));
    expect(
      await screen.findByText(
        'Entry 32 does not fit: its text and its check sum differ. Something in this record was changed after it was made. Please tell us, and do not rely on the figures.',
      ),
    ).toBeVisible();
  });

  it('S65: says that a record was cut off, though it is unbroken in itself', async () => {
    await press(show(record.slice(0, 40)));
    expect(
      await screen.findByText(
        /^This record does not contain what it held when this page was made\. .* In itself: 40 entries, unbroken/,
      ),
    ).toBeVisible();
  });

  it('lists the fingerprints that stand elsewhere, and says of each whether the record holds it', async () => {
    const anchors = [
      { entries: 51, head: HEAD, where: 'Signals channel', url: 'https://channel.example/51' },
      {
        entries: 40,
        head: `${String(record[39]?.hash).slice(0, 8)}…${String(record[39]?.hash).slice(-6)}`,
        where: 'A newspaper',
        url: '',
      },
      { entries: 12, head: String(record[12]?.hash), where: 'Git', url: 'javascript:alert(1)' },
    ];
    const view = show(record, {}, anchors);
    const lines = () =>
      within(screen.getByRole('list'))
        .getAllByRole('listitem')
        .map(({ textContent }) => textContent);
    expect(lines()[0]).toBe(`51 entries, ${GROUPS}: Signals channel. `);
    expect(screen.getAllByRole('link').map((link) => link.getAttribute('href'))).toEqual([
      'https://channel.example/51',
    ]);
    await press(view);
    expect(await screen.findByText(/It lacks a fingerprint that stands outside this site/)).toBeVisible();
    expect(lines().map((line) => /The record (?:holds|does not hold) it/.exec(line)?.[0])).toEqual([
      'The record holds it',
      'The record holds it',
      'The record does not hold it',
    ]);
  });

  it('S68: says over plain http why it cannot, and what to do', async () => {
    await press(show(record, { digest: undefined }));
    expect(
      await screen.findByText(
        'This page came without encryption (http), and browsers compute check sums only over https. Open it as https://upmark.example/services/signals/record, or use the command below.',
      ),
    ).toBeVisible();
  });

  it('S69: says that the record could not be fetched', async () => {
    await press(show(null));
    expect(
      await screen.findByText(
        'The record could not be fetched, which says nothing about it. Try again later.',
      ),
    ).toBeVisible();
  });

  it('is made once, however often the button is pressed meanwhile, and again after that', async () => {
    const answers = [deferred<string>(), deferred<string>()];
    const ask = vi.fn(() => answers[ask.mock.calls.length - 1]?.promise);
    const view = show(record, { ask });
    await press(view);
    await press(view);
    expect(ask).toHaveBeenCalledTimes(1);
    answers[0]?.resolve(JSON.stringify({ signals: record }));
    expect(await screen.findByText(/^51 entries, unbroken/)).toBeVisible();
    await press(view);
    expect(ask).toHaveBeenCalledTimes(2);
    expect(screen.queryByText(/^51 entries, unbroken/)).toBeNull();
  });

  it('finds a fingerprint that was noted, and says where one is not in it', async () => {
    const view = show(record);
    await press(view);
    const field = await screen.findByRole('textbox', { name: 'Compare with a fingerprint you noted' });
    const compare = async (typed: string) => {
      await view.user.clear(field);
      await view.user.type(field, typed);
      await view.user.click(screen.getByRole('button', { name: 'Compare' }));
    };
    await compare(String(record[39]?.hash).slice(0, 16));
    expect(
      screen.getByText('It is entry 40 of this record: everything up to it is as it was then.'),
    ).toBeVisible();
    await compare('ffff ffff ffff ffff');
    expect(screen.getByText('It is not in this record. Please tell us where you noted it.')).toBeVisible();
    await compare('77e1');
    expect(screen.getByText('Enter at least its first twelve digits: 0 to 9 and a to f.')).toBeVisible();
  });

  it('says beside the button what it does not show', () => {
    show(record);
    expect(screen.getByText(/That a price was reached or a trade was made/)).toBeVisible();
    expect(document.body.textContent).not.toMatch(/verified|proof|tamper|blockchain|audited/i);
  });
});

const hasPython = spawnSync('python3', ['--version']).status === 0;

describe.skipIf(!hasPython || process.platform === 'win32')('the command on the page (needs python3)', () => {
  const run = (entries: readonly JsonObject[]) => {
    const cwd = mkdtempSync(path.join(tmpdir(), 'record-'));
    writeFileSync(path.join(cwd, 'catalogue.json'), JSON.stringify({ signals: entries }));
    const { stdout, stderr, status } = spawnSync(PYTHON_CHECK, { cwd, shell: true, encoding: 'utf8' });
    return { text: (stdout + stderr).trim(), status };
  };

  it('S70: prints the fingerprint of the page', () => {
    expect(run(record)).toEqual({ text: `51 entries, unbroken, fingerprint ${HEAD}`, status: 0 });
  });

  it('names the entry that does not fit', () => {
    expect(run(record.toSpliced(20, 1))).toEqual({ text: 'entry 21 does not fit', status: 1 });
  });
});
