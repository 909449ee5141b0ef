import { act, screen } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import type { RecordAnchor } from '@/content/site';
import { headOf } from '@/data/signals/chain';
import { checkRecord, type RecordCheckResult } from '@/data/signals/checkRecord';
import type { JsonObject } from '@/data/storage/json';
import { PYTHON_CHECK, RecordCheck } from '@/site/features/signals/RecordCheck';
import { deferred } from '../../../../support/deferred';
import { digest } from '../../../../support/digest';
import { showBuilt } from '../../../../support/hydrate';
import { renderRoutes } from '../../../../support/render';
import { sampleEntries } from '../../../../support/sampleSignals';

type Check = (onProgress: (checked: number) => void) => Promise<RecordCheckResult>;

const record: readonly JsonObject[] = sampleEntries;

const checkOf =
  (copy: readonly JsonObject[] | null = null): Check =>
  () =>
    checkRecord({
      ask: () => Promise.resolve(JSON.stringify({ signals: record })),
      digest,
      seen: null,
      builtIn: { length: record.length, head: headOf(record), isSample: true },
      copy,
    });

const theCheck = (check: Check, anchors: readonly RecordAnchor[] = []) => (
  <RecordCheck check={check} anchors={anchors} secureAddress="https://upmark.example/" />
);

const button = () => screen.getByRole('button', { name: 'Check the record' });
const status = () => screen.getAllByRole('status')[0];

async function checkedWith(check: Check, anchors: readonly RecordAnchor[] = []) {
  const view = renderRoutes([{ path: '*', element: theCheck(check, anchors) }], '/');
  await view.user.click(button());
  return view;
}

describe('the check of the record', () => {
  it('cannot be asked for before the page is live', async () => {
    const { hydrate } = showBuilt(theCheck(checkOf()));
    expect(button()).toBeDisabled();
    expect(await hydrate()).toEqual([]);
    expect(button()).toBeEnabled();
  });

  it('says nothing before it was asked for, and tells how far it is while it runs', async () => {
    const result = deferred<RecordCheckResult>();
    const progress: ((checked: number) => void)[] = [];
    const check: Check = (onProgress) => {
      progress.push(onProgress);
      return result.promise;
    };
    const { user } = renderRoutes([{ path: '*', element: theCheck(check) }], '/');
    expect(status()).toBeEmptyDOMElement();
    await user.click(button());
    expect(status()).toHaveTextContent(/^Checking…$/);
    expect(button()).toHaveAttribute('aria-disabled', 'true');
    expect(button()).toHaveFocus();
    act(() => {
      progress[0]?.(1500);
    });
    expect(status()).toHaveTextContent(/^Checking: 1500 entries so far…$/);
    expect(screen.queryByRole('textbox')).toBeNull();
    await act(async () => {
      result.resolve({ kind: 'unreachable' });
      await result.promise;
    });
    expect(status()).toHaveTextContent(/^The record could not be fetched/);
    expect(button()).not.toHaveAttribute('aria-disabled', 'true');
    expect(screen.queryByRole('textbox')).toBeNull();
  });

  it("says where this browser's own copy does not fit, though the published record does", async () => {
    await checkedWith(checkOf(record.with(31, { ...record[31], note: 'x' })));
    expect(
      await screen.findByText(
        /^51 entries, unbroken; .* In this browser's own copy: Entry 32 does not fit: its text and its check sum differ\./,
      ),
    ).toBe(status());
  });

  it("says nothing of this browser's own copy where that fits, too", async () => {
    await checkedWith(checkOf(record));
    expect(await screen.findByText(/^51 entries, unbroken; /)).toBe(status());
    expect(status()).not.toHaveTextContent(/own copy/);
  });

  it('says nothing of fingerprints that stand elsewhere where it holds them all, or there are none', async () => {
    const anchor = { entries: 51, head: headOf(record), where: 'A newspaper', url: '' };
    const { unmount } = await checkedWith(checkOf(), [anchor]);
    expect(await screen.findByText('The record holds it at its place.')).toBeVisible();
    expect(status()).not.toHaveTextContent(/outside this site/);
    unmount();
    await checkedWith(checkOf());
    expect(await screen.findByText(/^51 entries, unbroken; /)).toBe(status());
    expect(document.body).not.toHaveTextContent(/outside this site/);
  });

  it('answers a fingerprint where people are told of it, and keeps what was typed', async () => {
    const { user } = await checkedWith(checkOf());
    const field = await screen.findByRole('textbox', { name: 'Compare with a fingerprint you noted' });
    await user.type(field, `${String(record[11]?.hash).slice(0, 12)}{Enter}`);
    expect(screen.getAllByRole('status')[1]).toHaveTextContent(/^It is entry 12 of this record/);
    expect(field).toHaveValue(String(record[11]?.hash).slice(0, 12));
    expect(field).toHaveFocus();
  });

  it('has the command that needs no site, and says what to run it beside', () => {
    renderRoutes([{ path: '*', element: theCheck(checkOf()) }], '/');
    expect(screen.getByRole('code').textContent).toBe(PYTHON_CHECK);
    expect(
      screen.getByText(
        /^Without this site, with Python: download the record as catalogue\.json, and run this/,
      ),
    ).toBeVisible();
  });

  it('says what it shows', () => {
    renderRoutes([{ path: '*', element: theCheck(checkOf()) }], '/');
    expect(
      screen.getByText(/The entries stand in the order and with the words they were made with/),
    ).toHaveTextContent(/^What it shows\./);
    expect(screen.getByText(/That a price was reached/)).toHaveTextContent(/^What it does not show\./);
  });
});
