import { screen, within } from '@testing-library/react';
import { renderToString } from 'react-dom/server';
import { MemoryRouter } from 'react-router-dom';
import { expect, it } from 'vitest';
import { readDraft, type SignalDraft } from '@/domain/signals/draft';
import { replayRecord } from '@/domain/signals/replay';
import type { Signal } from '@/domain/signals/signal';
import { COIN_WARNING, coinRisksLink } from '@/content/regulators';
import { SignalDetails } from '@/signals/SignalDetails';
import SignalReplay from '@/signals/SignalReplay';
import { renderRoutes } from '../../support/render';
import { sampleSignal } from '../../support/sampleSignals';
import { aSignalDraft, anEvent, anIssued, draftTexts, withIds, onDay, signalOf } from '../../support/signals';

const show = (signal: Signal) =>
  renderRoutes(
    [{ path: '*', element: <SignalDetails signal={signal} Chart={SignalReplay} count={16} /> }],
    '/services/signals/4',
  );

const section = (name: string) => within(screen.getByRole('region', { name }));
const events = () =>
  section('What happened')
    .getAllByRole('listitem')
    .map(({ textContent }) => textContent);

it('lists updates in order with their delays', () => {
  show(sampleSignal(4));
  const lives = events();
  expect(lives.length).toBe(6);
  expect(lives[0]).toContain('Buy with a limit order, 2318.00 to 2322.00. Stop loss 2306.00.');
  expect(lives[1]).toContain('EnteredEntered at 2322.00.');
  expect(lives[1]).toContain('recorded 25 minutes later · Update');
  expect(lives[1]).toMatch(/Update \d+ of the record, checksum [\da-f]{8}$/);
  expect(lives[5]).toContain('The last 30% came back to the entry.');
});

it('names the author of an update that somebody else recorded', () => {
  const entered = anEvent('triggered', onDay(1), { price: '1.08400', by: 'Ann, analyst' });
  const [signal = sampleSignal(4)] = replayRecord(withIds([anIssued(), entered])).signals;
  show(signal);
  expect(events().map((words) => words?.includes('Ann, analyst'))).toEqual([false, true]);
});

it('separates facts from opinions and declares interests', () => {
  show(sampleSignal(12));
  const plan = section('The plan');
  for (const words of [
    /^Facts: prices, times, entries/,
    /^Opinion: the reason and the targets\. A target is a plan, not a forecast/,
    /Interests: None: this is a sample\. Partner brokers may pay us a referral fee/,
    /Updates to signal 12 appear here and in the feed/,
    /General information: it takes no account of your objectives, finances or needs/,
    /You can lose money fast with leveraged products/,
  ])
    expect(plan.getByText(words)).toBeVisible();
  expect(plan.getByText('Invented prices.')).toBeVisible();
  expect(plan.getByText('19 June 2026, 21:00 GMT')).toBeVisible();
  expect(screen.getByText(/^Sample: invented prices\. By/).closest('p')).toHaveTextContent(
    /^Sample: invented prices\. By Sample author, analyst\. 4-hour chart\. Written 16 June 2026, 06:40 GMT, published/,
  );
});

it.each([
  ['a coin', 7, true],
  ['a pair', 15, false],
])("shows the FCA's crypto warning only with a signal on a coin: %s", (_on, number, hasWarning) => {
  show(sampleSignal(number));
  expect(screen.queryByText(COIN_WARNING) !== null).toBe(hasWarning);
  expect(screen.queryByRole('link', { name: coinRisksLink.label }) !== null).toBe(hasWarning);
});

it('shows how the result was calculated and links to the record check', () => {
  show(sampleSignal(4));
  const outcome = section('The result, line by line');
  expect(outcome.getByText('Result: +18.40 / 16.00')).toBeVisible();
  expect(outcome.getByText('+1.13R')).toBeVisible();
  expect(screen.queryByRole('link', { name: 'Size this trade' })).toBeNull();
  expect(screen.getByRole('link', { name: 'Check the record' })).toHaveAttribute(
    'href',
    '/services/signals/record#check',
  );
  expect(screen.getByRole('link', { name: 'Signal 3' })).toHaveAttribute('href', '/services/signals/3');
  expect(screen.getByRole('link', { name: 'Signal 5' })).toHaveAttribute('href', '/services/signals/5');
});

it('shows what the result of an open signal would be if the rest ended at its stop, and links to the size calculator', () => {
  show(sampleSignal(14));
  expect(screen.getByRole('link', { name: 'Size this trade' })).toHaveAttribute(
    'href',
    expect.stringMatching(/^\/tools\/position-size\?signal=14&.*&end=$/),
  );
  expect(section('From here').getByText('If the rest ends at its stop, 18420.0')).toBeVisible();
  expect(section('From here').getByText('+1.00R')).toBeVisible();
});

it("says that a signal without an entry isn't counted", () => {
  show(sampleSignal(8));
  expect(screen.getByText("No trade: it isn't included in any figures.")).toBeVisible();
  expect(screen.queryByRole('region', { name: /result/i })).not.toBeInTheDocument();
});

it('shows the price and time before and after a correction', () => {
  const entries = withIds([
    anIssued(),
    anEvent('triggered', onDay(1), { price: '1.08400' }),
    anEvent('corrected', onDay(2), {
      entry: '2',
      price: '1.08300',
      correctedAt: onDay(1, 8),
      note: 'Typed wrong.',
    }),
  ]);
  const [signal] = replayRecord(entries).signals;
  if (signal) show(signal);
  const [, entered] = section('What happened').getAllByRole('listitem');
  expect(entered?.querySelector('del')).toHaveTextContent('Entered at 1.08400. 13 January 2026, 09:00 GMT');
  expect(entered?.querySelector('ins')).toHaveTextContent('Entered at 1.08300. 13 January 2026, 08:00 GMT');
});

it('notes that an update was published long after it happened', () => {
  const late = { price: '1.08400', createdAt: onDay(1, 10), publishedAt: onDay(1, 18) };
  show(signalOf(...withIds([anIssued(), anEvent('triggered', onDay(1), late)])));
  const [issued, entered] = section('What happened').getAllByRole('listitem');
  expect(issued).not.toHaveTextContent(/later/);
  expect(entered).toHaveTextContent('recorded 60 minutes later · published 9 hours later');
});

it('shows the result before and after each correction', () => {
  const entries = withIds([
    anIssued({ targets: [{ price: '1.09200', share: 100 }] }),
    anEvent('triggered', onDay(1), { price: '1.08400' }),
    anEvent('closed', onDay(2), { price: '1.08000', reason: 'stop' }),
    anEvent('corrected', onDay(3), { entry: '3', price: '1.07900', note: 'Typed wrong.' }),
    anEvent('corrected', onDay(4), { entry: '3', price: '1.07980', note: 'Wrong again.' }),
  ]);
  const [signal] = replayRecord(entries).signals;
  if (signal) show(signal);
  expect(section('The result, line by line').getByText('−1.05R')).toBeVisible();
  expect(screen.getByText('−1.00R before the correction of 15 January 2026.')).toBeVisible();
  expect(screen.getByText('−1.25R before the correction of 16 January 2026.')).toBeVisible();
});

it("says that a late signal isn't counted", () => {
  const entries = withIds([
    anIssued({ publishedAt: onDay(2) }),
    anEvent('triggered', onDay(1), { price: '1.08400' }),
    anEvent('closed', onDay(2), { price: '1.10000', reason: 'target' }),
  ]);
  const [signal] = replayRecord(entries).signals;
  if (signal) show(signal);
  expect(screen.getByText(/^Late: its entry was reached before the plan was public/)).toBeVisible();
});

it('shows local times, except in the prerendered page', () => {
  show(sampleSignal(1));
  expect(screen.getAllByText(/for you$/).length).toBeGreaterThan(2);
  const html = renderToString(
    <MemoryRouter>
      <SignalDetails signal={sampleSignal(1)} Chart={SignalReplay} count={16} />
    </MemoryRouter>,
  );
  expect(html).not.toContain('for you');
  expect(html).toContain('12 January 2026, 08:05 GMT');
});

it('shows every text of a new signal', () => {
  const page = (fields: Partial<SignalDraft>) => {
    const { signal } = readDraft(aSignalDraft(fields), 1, '2026-11-22T12:00:00.000Z');
    return renderToString(
      <MemoryRouter>
        <SignalDetails signal={signal ?? expect.fail('Invalid draft')} Chart={() => null} count={1} />
      </MemoryRouter>,
    );
  };
  const hidden = draftTexts.filter(
    (field) => page({ [field]: 'Something else, and long enough.' }) === page({}),
  );
  expect(hidden, 'Show these fields in SignalDetails.tsx').toEqual([]);
});
