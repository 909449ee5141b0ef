import { screen, within } from '@testing-library/react';
import { beforeEach, expect, it, vi } from 'vitest';
import { formatR } from '@/domain/signals/results';
import { replayRecord } from '@/domain/signals/replay';
import type { Signal } from '@/domain/signals/signal';
import { TrackRecord } from '@/site/features/signals/TrackRecord';
import { renderRoutes } from '../../../../support/render';
import { sampleEntries, sampleSignals } from '../../../../support/sampleSignals';
import { anEvent, anIssued, onDay, withIds } from '../../../../support/signals';

beforeEach(() => {
  vi.useFakeTimers({ now: new Date('2026-11-22T12:00:00Z'), toFake: ['Date'] });
});

const show = (signals: readonly Signal[] = sampleSignals) =>
  renderRoutes([{ path: '*', element: <TrackRecord signals={signals} secureAddress="" /> }], '/');

const figure = (term: string | RegExp) =>
  screen.getByText(term, { selector: 'dt' }).nextElementSibling?.textContent;
const hundredths = (text: string) => Math.round(Number(text.replace('−', '-').replace('R', '')) * 100);

/** The wording of CFTC Rule 4.41(b). */
const PRESCRIBED =
  // eslint-disable-next-line upmark/plain-english -- the regulator's wording
  'These results are based on simulated or hypothetical performance results that have certain inherent limitations. Unlike the results shown in an actual performance record, these results do not represent actual trading. Also, because these trades have not actually been executed, these results may have under-or over-compensated for the impact, if any, of certain market factors, such as lack of liquidity. Simulated or hypothetical trading programs in general are also subject to the fact that they are designed with the benefit of hindsight. No representation is being made that any account will or is likely to achieve profits or losses similar to these being shown.';

it('shows the warnings above the first figure and the notes below it', () => {
  const { container } = show();
  const [before = '', ...after] = container.textContent.split('4 won, 6 lost of 10');
  for (const words of [
    'Sample record: every signal here is invented. It shows the layout, not a result.',
    "These are results of published ideas, computed from prices we entered. They weren't traded in any account.",
    'Past results are not a reliable indicator of future results.',
  ])
    expect(before).toContain(words);
  const [figures] = after.join('').split('Sum of results');
  expect(figures).toContain(PRESCRIBED);
  expect(before).not.toMatch(/[+−]\d+\.\d\dR/);
  expect(after.join('')).toContain(
    'From 12 January 2026 to 20 November 2026. 16 published: 10 closed, 2 open, 1 waiting, 3 never traded.',
  );
});

it('shows a pending signal as expired after its deadline', () => {
  vi.setSystemTime(new Date('2026-12-13T12:00:00Z'));
  const { container } = show();
  expect(container).toHaveTextContent('10 closed, 2 open, 0 waiting, 4 never traded');
  expect(screen.getByRole('row', { name: /^16 / })).toHaveTextContent('Expired, not recorded yet');
});

it('shows figures that agree with the results table', () => {
  show();
  const rows = within(screen.getByRole('table', { name: 'Every published signal' })).getAllByRole('row');
  const results = rows.flatMap((row) => {
    const [before = '', after = ''] = within(row)
      .queryAllByRole('cell')
      .slice(-2)
      .map(({ textContent }) => textContent);
    return before.endsWith('R') ? [[hundredths(before), hundredths(after)] as const] : [];
  });
  expect(results.length).toBe(10);
  expect(figure('Closed')).toBe('4 won, 6 lost of 10');
  expect(figure(/^Total before costs/)).toBe(formatR(results.reduce((sum, [before]) => sum + before, 0)));
  expect(figure(/^Total after the cost/)).toBe(formatR(results.reduce((sum, [, after]) => sum + after, 0)));
  expect(figure(/^Maximum drawdown before/)).toBe('−2.40R');
  expect(figure(/^Longest losing run/)).toBe('2 in a row');
});

it('shows no average for fewer than 30 trades', () => {
  show();
  const { textContent } = screen.getByRole('region', { name: 'Results of all 10' });
  expect(
    screen.getByText(
      '10 trades are too few to tell skill from luck: with 4 of 10 the true share could be anything from 17% to 69%.',
    ),
  ).toBeVisible();
  expect(textContent.match(/\d+%/g)).toEqual(['17%', '69%']);
  expect(textContent).not.toMatch(/profit factor|Average result|Win rate/);
});

it('links to every signal, counted or not', () => {
  show();
  const table = within(screen.getByRole('table', { name: 'Every published signal' }));
  expect(table.getAllByRole('link').length).toBe(16);
  expect(table.getByRole('link', { name: '5 Oil (WTI) (sample)' })).toHaveAttribute(
    'href',
    '/services/signals/5',
  );
  expect(table.getByText('Not triggered')).toBeVisible();
});

const real = (events: readonly object[]) =>
  replayRecord([
    ...sampleEntries,
    ...[
      anIssued({
        at: onDay(320),
        createdAt: onDay(320),
        publishedAt: onDay(320),
        validUntil: onDay(330),
      }),
    ]
      .concat(events as never)
      .map((entry) => ({ ...entry, signal: 17 })),
  ]).signals;
const closed = [
  anEvent('triggered', onDay(321), { price: '1.08400' }),
  anEvent('closed', onDay(322), { price: '1.08000', reason: 'stop' }),
];

it('counts only real signals when there are also samples', () => {
  const { container } = show(real(closed));
  expect(screen.getByText(/^Only real signals are counted\. 16 of the 17 below are samples/)).toBeVisible();
  expect(container.textContent).toContain(
    'From 28 November 2026 to 30 November 2026, samples left out. 1 published: 1 closed, 0 open, 0 waiting, 0 never traded.',
  );
  expect(screen.getByRole('heading', { name: 'Result of the first signal' })).toBeVisible();
  expect(figure('Closed')).toBe('0 won, 1 lost of 1');
  expect(screen.getByText(/^1 trade is too few to tell skill from luck/)).toBeVisible();
  expect(screen.getByRole('rowheader', { name: /^28 November 2026 to 27 November 2027/ })).toBeVisible();
});

it('says how many signals were published too late to follow', () => {
  const late = [
    anIssued({ publishedAt: onDay(2) }),
    anEvent('triggered', onDay(1), { price: '1.08400' }),
    anEvent('closed', onDay(2), { price: '1.08000', reason: 'stop' }),
  ];
  const { container } = show(replayRecord(withIds(late)).signals);
  expect(container).toHaveTextContent('1 left out: its entry was reached before the plan was public.');
});

it('says that no signal has been published', () => {
  show([]);
  expect(screen.getByText('No signal has been published yet.')).toBeVisible();
  expect(screen.queryByRole('table')).not.toBeInTheDocument();
});
