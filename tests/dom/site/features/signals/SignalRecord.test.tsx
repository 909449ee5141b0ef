import { screen, within } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { inR } from '@/domain/signals/results';
import { replayRecord } from '@/domain/signals/replay';
import type { Signal } from '@/domain/signals/signal';
import { SignalRecord } from '@/site/features/signals/SignalRecord';
import { renderRoutes } from '../../../../support/render';
import { sampleEntries, sampleSignals } from '../../../../support/sampleSignals';
import { anEvent, anIssued, onDay } from '../../../../support/signals';

const show = (signals: readonly Signal[] = sampleSignals) =>
  renderRoutes([{ path: '*', element: <SignalRecord signals={signals} check={<p>The check.</p>} /> }], '/');

const figure = (term: string | RegExp) =>
  screen.getByText(term, { selector: 'dt' }).nextElementSibling?.textContent;
const hundredths = (text: string) => Math.round(Number(text.replace('−', '-').replace('R', '')) * 100);

/** Signals that win 2R and lose 1R twice, over and over. */
const manySignals = (count: number): readonly Signal[] =>
  replayRecord(
    Array.from({ length: count }, (_, index) =>
      [
        anIssued({ targets: [{ price: '1.09200', share: 100 }] }),
        anEvent('triggered', onDay(1), { price: '1.08400' }),
        index % 3 === 0
          ? anEvent('closed', onDay(2), { price: '1.09200', reason: 'target' })
          : anEvent('closed', onDay(2), { price: '1.08000', reason: 'stop' }),
      ].map((entry) => ({ ...entry, signal: index + 1 })),
    ).flat(),
  ).signals;

describe('the record page', () => {
  it('S60: says everything that must be read before the first figure', () => {
    const { container } = show();
    const text = container.textContent;
    const before = text.slice(0, text.indexOf('What came of all'));
    for (const words of [
      'Sample record: every signal here is invented. It shows the form, not a result.',
      'These are results of published ideas, computed from prices we entered. No account traded them.',
      'These results are based on simulated or hypothetical performance results',
      'designed with the benefit of hindsight. No representation is being made',
      'Past results are not a reliable indicator of future results.',
      'From 12 January 2026 to 20 November 2026. 16 published: 10 closed, 2 open, 1 waiting, 3 never traded.',
      '“after the cost stated with each signal”',
      '+1R means one risked amount gained',
    ])
      expect(before).toContain(words);
    expect(before).not.toMatch(/[+−]\d+\.\d\dR/);
  });

  it('S59: shows the figures that the table on the same page adds up to', () => {
    show();
    const rows = within(screen.getByRole('table', { name: 'Every signal that was published' })).getAllByRole(
      'row',
    );
    const results = rows.flatMap((row) => {
      const [before = '', after = ''] = within(row)
        .queryAllByRole('cell')
        .slice(-2)
        .map(({ textContent }) => textContent);
      return before.endsWith('R') ? [[hundredths(before), hundredths(after)] as const] : [];
    });
    expect(results.length).toBe(10);
    expect(figure('Closed')).toBe('4 won, 6 lost of 10');
    expect(figure(/^Sum before costs/)).toBe(inR(results.reduce((sum, [before]) => sum + before, 0)));
    expect(figure(/^Sum after the cost/)).toBe(inR(results.reduce((sum, [, after]) => sum + after, 0)));
    expect(figure(/^Deepest fall before/)).toBe('−2.40R');
    expect(figure(/^Longest losing run/)).toBe('2 in a row');
  });

  it('S58: below 30 trades shows no percentage but that of chance, no average and no profit factor', () => {
    show();
    const { textContent } = screen.getByRole('region', { name: 'What came of all 10' });
    expect(
      screen.getByText(
        '10 trades are too few to tell skill from luck: with 4 of 10 the true share can be anything from 17% to 69%.',
      ),
    ).toBeVisible();
    expect(textContent.match(/\d+%/g)).toEqual(['17%', '69%']);
    expect(textContent).not.toMatch(/profit factor|Average result|Share of winners/);
  });

  it('S58: from 30 trades on shows all three, the share with its interval', () => {
    show(manySignals(30));
    expect(figure('Share of winners')).toBe('10 of 30: 33%, 95% interval 19% to 51%');
    expect(figure('Average result, of 30')).toBe('0.00R');
    expect(figure(/profit factor/)).toBe('1.00');
    expect(
      screen.getByRole('img', { name: 'How 30 results are spread: 20 at −1.0R, 10 at +2.0R.' }),
    ).toBeVisible();
  });

  it('S05: has no profit factor without a loss', () => {
    show(manySignals(90).filter((_signal, index) => index % 3 === 0));
    expect(figure(/profit factor/)).toBe('no loss yet');
  });

  it('names its drawings, and has each as a table', () => {
    show();
    expect(
      screen.getByRole('img', {
        name: 'Sum of R over 10 closed signals: ends at +1.44R, highest +2.67R after 6, deepest fall 2.40R between 6 and 8.',
      }),
    ).toBeVisible();
    expect(
      screen.getByRole('img', { name: /^Results of 10 closed signals in order: −1.00R, \+2.50R/ }),
    ).toBeVisible();
    expect(screen.getAllByText('The same as a table').length).toBe(2);
  });

  it('adds up its results row by row in the table of the sum', () => {
    show();
    const header = screen.getByRole('columnheader', { name: 'Sum', hidden: true });
    const rows = [...(header.closest('table')?.querySelectorAll('tbody tr') ?? [])].map((row) =>
      [...row.querySelectorAll('td')].map((cell) => cell.textContent),
    );
    expect(rows.slice(0, 2)).toEqual([
      ['1', '−1.00R', '−1.00R'],
      ['2', '+2.50R', '+1.50R'],
    ]);
    expect(rows.at(-1)?.at(-1)).toBe('+1.44R');
  });

  it('groups by market, with what was won and lost', () => {
    show();
    const forex = within(screen.getByRole('table', { name: 'Market' })).getByRole('row', { name: /^Forex/ });
    expect(forex).toHaveTextContent('Forex52, 3+1.65R+1.53R');
    expect(screen.getByRole('rowheader', { name: /not a whole year$/ })).toBeVisible();
  });

  it('has every signal with the way to its page, also those that count in no figure', () => {
    show();
    const table = within(screen.getByRole('table', { name: 'Every signal that was published' }));
    expect(table.getAllByRole('link').length).toBe(16);
    expect(table.getByRole('link', { name: '5 Oil (WTI) (sample)' })).toHaveAttribute(
      'href',
      '/services/signals/5',
    );
    expect(table.getByText('Not triggered')).toBeVisible();
  });

  describe('S24: with samples beside real signals', () => {
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

    it('counts the real ones alone, and says how many samples stand below and where what they came to is', () => {
      const { container } = show(real(closed));
      expect(
        screen.getByText(
          'Only real signals are counted. 16 of the 17 below are samples: invented ideas that show the form. What each of them came to stands in its row and on its page, and in no figure.',
        ),
      ).toBeVisible();
      expect(container.textContent).toContain(
        'From 28 November 2026 to 30 November 2026, samples left out. 1 published: 1 closed, 0 open, 0 waiting, 0 never traded.',
      );
      expect(screen.getByRole('heading', { name: 'What came of the first' })).toBeVisible();
      expect(figure('Closed')).toBe('0 won, 1 lost of 1');
      expect(screen.getByText(/^1 trade is too few to tell skill from luck/)).toBeVisible();
      expect(screen.getByRole('rowheader', { name: /^28 November 2026 to 27 November 2027/ })).toBeVisible();
    });

    it('says that no real one has been closed, where samples have', () => {
      show(real([]));
      expect(screen.getByRole('heading', { name: 'What came of them' })).toBeVisible();
      expect(screen.getByText('No real signal has been closed yet.')).toBeVisible();
      expect(screen.queryByText(/^Sample record/)).not.toBeInTheDocument();
    });
  });

  it('S22: says where what was closed counts in no figure', () => {
    show(
      replayRecord([
        anIssued({ publishedAt: onDay(2) }),
        anEvent('triggered', onDay(1), { price: '1.08400' }),
        anEvent('closed', onDay(2), { price: '1.10000', reason: 'target' }),
      ]).signals,
    );
    expect(screen.getByText('No signal that counts has been closed yet.')).toBeVisible();
    expect(screen.getByText(/1 left out: its entry was reached before it was public\./)).toBeVisible();
  });

  it('says that there is none, where none was published', () => {
    show([]);
    expect(screen.getByText('No signal has been published yet.')).toBeVisible();
    expect(screen.queryByRole('table')).not.toBeInTheDocument();
  });

  it('says that nothing was closed yet, where nothing was', () => {
    show(replayRecord([anIssued()]).signals);
    expect(screen.getByText('No signal has been closed yet.')).toBeVisible();
    expect(screen.queryByText(/^Sample record/)).not.toBeInTheDocument();
  });
});
