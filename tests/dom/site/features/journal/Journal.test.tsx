import { fireEvent, screen, waitFor } from '@testing-library/react';
import { beforeEach, expect, it, vi } from 'vitest';
import { page } from '@/content/pages/journal';
import { journalFile } from '@/data/journal/journalFile';
import { browserJournal } from '@/data/journal/journalStore';
import { toStoredJournal } from '@/data/journal/storedJournal';
import { practiceAccounts } from '@/data/practice/practiceStore';
import { hasNotes, withNotes } from '@/domain/journal/journal';
import { NO_NOTES } from '@/domain/journal/types';
import { Journal } from '@/site/features/journal/Journal';
import JournalBook from '@/site/features/journal/JournalBook';
import JournalManagement from '@/site/features/journal/JournalManagement';
import SampleFigures from '@/site/features/journal/SampleFigures';
import { InlineWorker } from '../../../../support/inlineWorker';
import { journalOf } from '../../../../support/journal';
import { closedRow, mt4Statement } from '../../../../support/mt4Statement';
import { answerConfirm, renderRoutes } from '../../../../support/render';
import { replaced, sampleBytes, sampleText, utf8 } from '../../../../support/statements';

const KEY = 'upm_journal';

beforeEach(async () => {
  vi.stubGlobal('Worker', InlineWorker);
  await browserJournal.clear();
});

const parts = { Book: JournalBook, Keeping: JournalManagement, SampleFigures, preload: () => undefined };

const draw = () => renderRoutes([{ path: '*', element: <Journal words={page} parts={parts} /> }], '/journal');

type User = ReturnType<typeof draw>['user'];

const fileOf = (bytes: Uint8Array, name = 'statement') => new File([new Uint8Array(bytes)], name);

const choose = (user: User, bytes: Uint8Array, name?: string) =>
  user.upload(screen.getByLabelText('Choose a statement'), fileOf(bytes, name));

const button = (name: string | RegExp) => screen.findByRole('button', { name });

async function keep(user: User, sample = '02') {
  await choose(user, sampleBytes(sample));
  await user.click(await button('Save in this browser'));
  await screen.findByRole('heading', { name: 'Figures' });
}

const shownAccount = () => browserJournal.read().journal.accounts[0];

/** The notes of all trades that have any. */
const noted = () => shownAccount()?.trades.flatMap((trade) => (hasNotes(trade) ? [trade.notes] : []));

it("compares the calculated totals with the file's before anything is stored", async () => {
  const { user } = draw();
  await choose(user, sampleBytes('02'), 'Statement.htm');
  const heading = await screen.findByRole('heading', { name: 'Statement.htm' });
  await waitFor(() => expect(heading).toHaveFocus());
  expect(screen.getByText(/^Your file says 270\.85\sEUR; we calculate 270\.85\sEUR/)).toBeVisible();
  expect(screen.getByText(/^6 rows of the file are 5 trades/)).toBeVisible();
  expect(screen.getByText(/^Left out: /)).toBeVisible();
  expect(localStorage.getItem(KEY)).toBeNull();
});

it('shows the figures of a saved statement, without rates when there are few trades', async () => {
  const { user } = draw();
  await keep(user);
  expect(screen.getByText('Saved in this browser: 5 trades from this statement.')).toHaveFocus();
  expect(localStorage.getItem(KEY)).not.toBeNull();
  expect(screen.getByText('Net result of 5 trades').nextSibling).toHaveTextContent(/^\+270\.85\sEUR$/);
  expect(screen.getByText('Total R, known for 0 of 5 trades').nextSibling).toHaveTextContent('unknown');
  expect(screen.queryByText(/^Win rate/)).not.toBeInTheDocument();
  expect(screen.getByText(/too few to tell skill from luck/)).toBeVisible();
});

it('shows the figures of the sample immediately, and stores nothing until it is saved', async () => {
  const { user } = draw();
  await user.click(await button('Try a sample'));
  expect(await screen.findByText('Net result of 48 trades')).toBeVisible();
  expect(screen.getByRole('img', { name: /^Running total over 48 trades/ })).toBeVisible();
  expect(screen.getByText(/^48 rows of the file are 48 trades/)).toBeVisible();
  expect(localStorage.getItem(KEY)).toBeNull();
  await user.click(await button("Don't save it"));
  expect(screen.queryByText('Net result of 48 trades')).toBeNull();
});

it("shows the sample's rates with their ranges", async () => {
  const { user } = draw();
  await user.click(await button('Try a sample'));
  await user.click(await button('Save in this browser'));
  await screen.findByRole('heading', { name: 'Figures' });
  expect(screen.getByText(/^Win rate/)).toBeVisible();
  expect(screen.getByText('Total R, known for 42 of 48 trades')).toBeVisible();
  expect(screen.getByText(/don't show whether this works/)).toBeVisible();
});

it('moves focus to the reason why a file is refused, and stores nothing', async () => {
  const { user } = draw();
  await choose(user, new Uint8Array([0x25, 0x50, 0x44, 0x46, 0x2d]), 'statement.htm');
  const words = await screen.findByText(/^This is a PDF/);
  expect(words.parentElement).toHaveFocus();
  expect(localStorage.getItem(KEY)).toBeNull();
});

it('shows progress while reading a long file, and lets the visitor cancel', async () => {
  class HangingWorker extends EventTarget {
    readonly terminate = () => undefined;
    readonly postMessage = () =>
      this.dispatchEvent(
        new MessageEvent('message', { data: { kind: 'progress', step: 'rows', rows: 1500 } }),
      );
  }
  vi.stubGlobal('Worker', HangingWorker);
  const { user } = draw();
  await choose(user, sampleBytes('02'));
  expect(await screen.findByText('Reading: 1,500 rows…')).toBeVisible();
  await user.click(await button('Cancel'));
  expect(screen.queryByText(/^Reading/)).not.toBeInTheDocument();
  expect(screen.getByLabelText('Choose a statement')).toHaveFocus();
});

it('reads a dropped file', async () => {
  draw();
  fireEvent.drop(screen.getByRole('group', { name: 'Statement' }), {
    dataTransfer: { files: [fileOf(sampleBytes('13'))] },
  });
  expect(await screen.findByText(/^This kind of file contains no totals/)).toBeVisible();
});

it('flags a file whose total differs from the calculated one, and asks whether to save it', async () => {
  const { user } = draw();
  await choose(user, utf8(replaced(sampleText('02'), '>-79.20<', '>-78.20<')));
  expect(await screen.findByText(/a difference of/)).toBeVisible();
  expect(
    screen.getByText(/^Result of closed trades: 270\.85\sEUR in the file, 271\.85\sEUR calculated/),
  ).toBeVisible();
  expect(await button('Save it even though it differs')).toBeVisible();
});

it('says that a file was read before, and asks about the trades that it contradicts', async () => {
  const { user } = draw();
  await keep(user);
  await choose(user, sampleBytes('02'));
  expect(await screen.findByText(/0 new, 5 known already/)).toBeVisible();
  await choose(user, utf8(replaced(sampleText('02'), '>-79.20<', '>-78.20<')));
  await user.click(await screen.findByRole('checkbox', { name: /instead of/ }));
  await user.click(await button('Save it even though it differs'));
  await waitFor(() =>
    expect(screen.getByText('Net result of 5 trades').nextSibling).toHaveTextContent(/^\+271\.85/),
  );
});

it('says that only the size of a trade differs', async () => {
  const { user } = draw();
  await keep(user);
  await choose(
    user,
    utf8(
      replaced(
        sampleText('02'),
        '>buy</td><td class=mspt>0.10</td><td>xauusd.r<',
        '>buy</td><td class=mspt>1.00</td><td>xauusd.r<',
      ),
    ),
  );
  expect(
    await screen.findByRole('checkbox', { name: /^XAUUSD, .*: bought 1 lot instead of bought 0\.1 lots$/ }),
  ).toBeVisible();
});

it('says where to import a file that was exported from this site', async () => {
  const { user } = draw();
  await choose(user, utf8(journalFile(await journalOf('02'), '2026-11-28T12:00:00.000Z')));
  expect(
    await screen.findByText(/^This file was exported from this site.*“Import a journal” below/),
  ).toBeVisible();
});

it('refuses a statement with more trades than the journal can hold', async () => {
  const journal = await journalOf('02');
  const [account] = journal.accounts;
  const [trade] = account?.trades ?? [];
  if (!account || !trade) throw new Error('No trade');
  const trades = Array.from({ length: 9998 }, (_, index) => ({
    ...trade,
    id: `x${String(index)}`,
    key: `x${String(index)}`,
  }));
  await browserJournal.change(() => ({ ...journal, accounts: [{ ...account, key: 'mt4-other', trades }] }));
  const { user } = draw();
  await choose(user, sampleBytes('02'));
  expect(await screen.findByText(/holds up to 10,000 trades and would have 10,003/)).toBeVisible();
  expect(screen.queryByRole('button', { name: 'Save in this browser' })).not.toBeInTheDocument();
});

it('asks for the currency if the file does not state one', async () => {
  const { user } = draw();
  await choose(user, sampleBytes('13'));
  await user.type(await screen.findByLabelText('Account currency (optional)'), 'usd');
  await user.click(await button('Save in this browser'));
  await screen.findByRole('heading', { name: 'Figures' });
  expect(screen.getByText('Net result of 2 trades').nextSibling).toHaveTextContent(/^\+33\.95\sUSD$/);
});

/** Reads a table of closed trades, and returns the field for its currency. */
async function previewTable(user: User, rows: string, head = 'Date,Symbol,Side,Profit') {
  await choose(user, utf8(`${head}\n${rows}`));
  await user.click(await button('Read the table'));
  return screen.findByLabelText(/^Account currency/);
}

const savedTables = () =>
  browserJournal.read().journal.accounts.map(({ currency, trades }) => [currency, trades.length]);

async function saveTable(user: User, accounts: ReturnType<typeof savedTables>) {
  await user.click(await button('Save in this browser'));
  await waitFor(() => expect(savedTables()).toEqual(accounts));
}

it('saves a table in another currency as a separate account', async () => {
  const { user } = draw();
  await user.type(await previewTable(user, '2026-03-02,EURUSD,Long,12.50\n'), 'pln');
  await saveTable(user, [['PLN', 1]]);
  const currency = await previewTable(user, '2026-03-03,DAX,Long,5.00\n');
  expect(currency).toHaveValue('PLN');
  expect(currency).toBeRequired();
  expect(screen.getByText(/^Own table, PLN is in the journal already/)).toBeVisible();
  await user.clear(currency);
  await user.type(currency, 'eur');
  await waitFor(() => expect(screen.queryByText(/is in the journal already/)).toBeNull());
  await saveTable(user, [
    ['PLN', 1],
    ['EUR', 1],
  ]);
  expect(await previewTable(user, '2026-03-03,DAX,Long,5.00\n2026-03-04,DAX,Long,6.00\n')).toHaveValue('EUR');
  await saveTable(user, [
    ['PLN', 1],
    ['EUR', 2],
  ]);
});

it('assumes no currency for a table with other headings', async () => {
  const { user } = draw();
  await user.type(await previewTable(user, '2026-03-02,EURUSD,Long,12.50\n'), 'GBP');
  await saveTable(user, [['GBP', 1]]);
  const currency = await previewTable(user, '2026-03-03,DAX,Long,5.00\n', 'Date,Symbol,Side,Result');
  expect(currency).toHaveValue('');
  await saveTable(user, [
    ['GBP', 1],
    [null, 1],
  ]);
});

it('asks which figure is right when a row of a table was corrected', async () => {
  const { user } = draw();
  await previewTable(user, '2026-03-02,Gold,Long,-94.38\n2026-03-03,DAX,Long,5.00\n');
  await saveTable(user, [[null, 2]]);
  await previewTable(user, '2026-03-02,Gold,Long,-84.38\n2026-03-03,DAX,Long,5.00\n');
  expect(screen.getByText(/1 known already, 1 different\.$/)).toBeVisible();
  await user.click(screen.getByRole('checkbox', { name: /^GOLD, .*−84\.38 instead of −94\.38$/ }));
  await user.click(await button('Save in this browser'));
  const nets = () =>
    browserJournal.read().journal.accounts.flatMap(({ trades }) => trades.map(({ net }) => net));
  await waitFor(() => expect(nets()).toEqual([-8438, 500]));
});

it('reads an unknown table using the columns that the visitor chose, and remembers them', async () => {
  const { user } = draw();
  const table = (rows: string) => utf8(`When,Pair,Side,Result,Note\n${rows}`);
  await choose(user, table('02/03/2026,EURUSD,Long,12.50,a\n03/03/2026,EURUSD,Short,x,b\n'));
  await user.selectOptions(await screen.findByLabelText('Closed'), 'When: 02/03/2026');
  await user.selectOptions(screen.getByLabelText('Dates are written'), 'Day first: 31/12/2026');
  await user.click(await button('Read the table'));
  expect((await screen.findByText(/^Row 3 has “x” under Result/)).parentElement).toHaveFocus();
  await choose(user, table('02/03/2026,EURUSD,Long,12.50,a\n03/03/2026,EURUSD,Short,-2.50,b\n'));
  await waitFor(() => expect(screen.queryByText(/^Row 3 has/)).toBeNull());
  expect(await screen.findByLabelText('Closed')).toHaveDisplayValue('When: 02/03/2026');
  await user.click(await button('Read the table'));
  expect(await screen.findByText('Trades from 2 Mar 2026, 00:00 to 3 Mar 2026, 00:00.')).toBeVisible();
  expect(screen.getByText('EURUSD, bought, closed 2 Mar 2026, 00:00: +12.50')).toBeVisible();
  expect(screen.getByText('EURUSD, sold, closed 3 Mar 2026, 00:00: −2.50')).toBeVisible();
  await user.click(await button('Save in this browser'));
  expect((await screen.findByText('Net result of 2 trades')).nextSibling).toHaveTextContent(/^\+10\.00$/);
  await choose(user, table('04/03/2026,EURUSD,LONG,1.00,c\n'));
  expect(await screen.findByLabelText('Dates are written')).toHaveValue('day');
  expect(screen.getByLabelText('The word for “bought”')).toHaveValue('LONG');
  expect(
    screen.getByText(/^The journal has filled in what you said about this table before\./),
  ).toBeVisible();
});

it("calculates a trade's R from the risk entered for it", async () => {
  const { user } = draw();
  await keep(user, '08');
  await user.click(await screen.findByText(/^−221\.40/, { selector: 'summary *' }));
  await user.type(await screen.findByLabelText('Risk, in USD'), '221,40');
  await user.tab();
  expect(await screen.findByText('Total R, known for 1 of 3 trades')).toBeVisible();
  expect(screen.getByText('−1.00R', { selector: 'summary *' })).toBeVisible();
});

it('reads a point or comma before three digits as a thousands separator, and echoes the amount', async () => {
  const { user } = draw();
  await keep(user, '08');
  await user.type(screen.getByLabelText('What I usually risk on a trade (optional)'), '1.000');
  expect(screen.getByText('1,000 USD')).toBeVisible();
  await user.click(await button('Save my usual risk'));
  await user.click(await screen.findByText(/^−221\.40/, { selector: 'summary *' }));
  await user.type(await screen.findByLabelText('Risk, in USD'), '$2,000');
  await user.tab();
  await waitFor(() => expect(shownAccount()?.trades.map(({ notes }) => notes.riskTyped)).toContain(200_000));
  expect(shownAccount()?.defaultRisk).toEqual({ kind: 'amount', amount: 100_000 });
});

it("calculates every trade's R from the usual risk, and forgets that risk on request", async () => {
  const { user } = draw();
  await keep(user, '08');
  const field = screen.getByLabelText('What I usually risk on a trade (optional)');
  await user.type(field, '50');
  const save = await button('Save my usual risk');
  await user.click(save);
  expect(await screen.findByText('Total R, known for 3 of 3 trades')).toBeVisible();
  expect(await screen.findByText('Saved.')).toBeVisible();
  await user.type(field, 'x');
  expect(screen.queryByText('Saved.')).toBeNull();
  await user.clear(field);
  await user.click(save);
  expect(await screen.findByText('Total R, known for 0 of 3 trades')).toBeVisible();
});

it('removes the “Saved” message as soon as a limit is changed', async () => {
  const { user } = draw();
  await keep(user);
  await user.click(screen.getByText('My limits'));
  const field = screen.getByRole('textbox', { name: 'Trades per day' });
  await user.clear(field);
  await user.type(field, '5');
  await user.click(await button('Save the limits'));
  expect(await screen.findByText('Saved.')).toBeVisible();
  await user.type(field, 'x');
  expect(screen.queryByText('Saved.')).toBeNull();
});

it('combines the R results of accounts on request, including virtual ones only if they are ticked', async () => {
  const { user } = draw();
  await keep(user, '02');
  await keep(user, '04');
  await user.click(await screen.findByText('Combine accounts, in R only'));
  expect(await screen.findByText(/^R isn't known for any trade in these accounts/)).toBeVisible();
  await user.click(screen.getByRole('checkbox', { name: /^MetaTrader 5/ }));
  expect((await screen.findByText('Total R, known for 4 of 11 trades')).nextSibling).toHaveTextContent(
    '+3.60R',
  );
});

it('saves the notes entered for a trade', async () => {
  const { user } = draw();
  await keep(user);
  await user.click(await screen.findByText(/^bought 1 lot$/, { selector: 'summary *' }));
  await user.type(await screen.findByLabelText('Remark'), 'Waited');
  await user.type(screen.getByLabelText('Reason'), 'Zone');
  await user.selectOptions(screen.getByLabelText('Kept?'), 'Yes');
  await waitFor(() =>
    expect(noted()).toEqual([{ ...NO_NOTES, kept: 'yes', reason: 'Zone', remark: 'Waited' }]),
  );
});

it('keeps the notes typed for a trade when its row is collapsed', async () => {
  const { user } = draw();
  await keep(user);
  const summary = await screen.findByText(/^bought 1 lot$/, { selector: 'summary *' });
  await user.click(summary);
  await user.type(await screen.findByLabelText('Remark'), 'Waited');
  await user.click(summary);
  await waitFor(() => expect(noted()).toEqual([{ ...NO_NOTES, remark: 'Waited' }]));
  await user.click(summary);
  await waitFor(() => expect(screen.getByLabelText('Remark')).toHaveValue('Waited'));
});

it('keeps notes that another tab writes while a trade is open in this one', async () => {
  const { user } = draw();
  await keep(user);
  await user.click(await screen.findByText(/^bought 1 lot$/, { selector: 'summary *' }));
  await screen.findByLabelText('Remark');
  const { journal } = browserJournal.read();
  const [account] = journal.accounts;
  const trade = account?.trades.find(({ volume }) => volume === '1');
  const there = withNotes(journal, account?.key ?? '', trade?.key ?? '', { remark: 'From there' });
  localStorage.setItem(KEY, JSON.stringify(toStoredJournal(there)));
  await user.selectOptions(screen.getByLabelText('Kept?'), 'Yes');
  await waitFor(() => expect(noted()).toEqual([{ ...NO_NOTES, kept: 'yes', remark: 'From there' }]));
});

it('keeps a trade in the filtered list while it is being judged', async () => {
  const { user } = draw();
  await keep(user);
  await user.selectOptions(screen.getByLabelText('Show'), 'Not judged yet');
  await user.click(await screen.findByText(/^bought 1 lot$/, { selector: 'summary *' }));
  await user.selectOptions(await screen.findByLabelText('Kept?'), 'Yes');
  expect(await screen.findByText('Kept', { selector: 'summary *' })).toBeVisible();
  await user.selectOptions(screen.getByLabelText('Show'), 'Plan broken');
  expect(screen.queryByText('Kept', { selector: 'summary *' })).not.toBeInTheDocument();
});

it('returns to the first page when the trades are filtered', async () => {
  const { user } = draw();
  const rows = Array.from({ length: 60 }, (_, index) => closedRow({ ticket: index + 1, profit: '1.00' }));
  await choose(user, mt4Statement(rows, { closed: '60.00', balance: '60.00' }));
  await user.click(await button('Save in this browser'));
  await user.click(await button('Earlier trades'));
  expect(screen.getByText('60 trades, page 2 of 3')).toBeVisible();
  await user.selectOptions(screen.getByLabelText('Show'), 'Not judged yet');
  expect(screen.getByText('60 trades, page 1 of 3')).toBeVisible();
});

it('announces which week is under review, and keeps focus on the button at the latest week', async () => {
  const { user } = draw();
  await user.click(await button('Try a sample'));
  await user.click(await button('Save in this browser'));
  const later = await button('Later');
  const weeks = screen.getByLabelText<HTMLSelectElement>('Week');
  await user.click(await button('Earlier'));
  const [latest, second] = [...weeks.options].map(({ text }) => text);
  expect(screen.getByText((said) => said.startsWith(`${second ?? ''}. Net result `))).toHaveRole('status');
  await user.click(later);
  await user.keyboard('{Enter}');
  expect(later).toBeEnabled();
  expect(later).toHaveFocus();
  expect(screen.getByText((said) => said.startsWith(`${latest ?? ''}. Net result `))).toHaveRole('status');
});

it('shows markup in a comment as text', async () => {
  const { user } = draw();
  await choose(user, utf8(sampleText('02').replace('#777 Plan A[tp]', '#777 &lt;img src=x&gt;')));
  await user.click(await button('Save in this browser'));
  await screen.findByRole('heading', { name: 'Figures' });
  for (const summary of document.querySelectorAll('summary')) await user.click(summary);
  expect(await screen.findByText('<img src=x>')).toBeVisible();
});

it('deletes the journal after confirmation, and restores it on Undo', async () => {
  const { user } = draw();
  await keep(user);
  answerConfirm(true);
  await user.click(await button('Delete the journal'));
  const undo = await button('Undo');
  expect(undo).toHaveFocus();
  expect(localStorage.getItem(KEY)).toBeNull();
  await user.click(undo);
  await screen.findByRole('heading', { name: 'Figures' });
  expect(browserJournal.read().journal.accounts[0]?.trades).toHaveLength(5);
});

it('names the damaged trade of an exported journal, and changes nothing', async () => {
  const text = journalFile(await journalOf('02'), '2026-11-28T12:00:00.000Z');
  const { user } = draw();
  await user.upload(
    await screen.findByLabelText('Import a journal'),
    new File([replaced(text, ',12610,', ',92610,')], 'upmark-journal.json'),
  );
  expect(
    await screen.findByText(
      /^Trade 6000010 \(EURUSD\) was changed after the file was exported.* Nothing was changed\.$/,
    ),
  ).toBeVisible();
  expect(localStorage.getItem(KEY)).toBeNull();
});

it("opens this browser's practice account as a statement", async () => {
  practiceAccounts.begin({ prices: 'commission', seed: 'K7M2Q9' }, null);
  practiceAccounts.save({ at: 600, log: ['5 m EUR/USD b 10 - - -', '300 c 1 - -'] });
  const { user } = draw();
  await user.click(await button('Open my practice account'));
  expect(await screen.findByText(/^1 row of the file is 1 trade/)).toBeVisible();
  await user.click(await button('Save in this browser'));
  expect(await screen.findByText(/^Week 1, Sunday/, { selector: 'summary *' })).toBeVisible();
});
