import { act, fireEvent, screen } from '@testing-library/react';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { replayRecord } from '@/domain/signals/replay';
import type { Signal } from '@/domain/signals/signal';
import { SignalBoard } from '@/site/features/signals/SignalBoard';
import { renderRoutes } from '../../../../support/render';
import { sampleEntries, sampleSignal, sampleSignals } from '../../../../support/sampleSignals';
import { anIssued } from '../../../../support/signals';

const NOW = new Date('2026-11-22T12:00:00Z');

beforeEach(() => {
  vi.useFakeTimers({ now: NOW, toFake: ['Date'] });
  return () => {
    vi.useRealTimers();
  };
});

const show = (query = '', signals: readonly Signal[] = sampleSignals) =>
  renderRoutes([{ path: '*', element: <SignalBoard signals={signals} /> }], `/services/signals${query}`);

/** Of these nothing is open. */
const ended = sampleSignals.slice(0, 13);

const groups = () =>
  screen.queryAllByRole('heading', { level: 3 }).map(({ textContent }) => textContent.trim());
const noneOpen = () => screen.queryByRole('heading', { name: 'No signal is open now' });

const at = '2026-11-21T08:00:00.000Z';
const realOne = (signal: number) =>
  anIssued({ signal, at, createdAt: at, publishedAt: at, validUntil: '2026-12-24T20:00:00.000Z' });

describe('the line above the board', () => {
  it('S24: says that all are samples where all are', () => {
    show();
    expect(
      screen.getByText(
        '16 published: 10 closed, 2 open, 1 waiting, 3 never traded. Samples: invented ideas, kept as real ones would be.',
      ),
    ).toBeVisible();
  });

  it('S24: says that one is a sample beside a real one', () => {
    const first = sampleEntries.filter(({ signal }) => signal === 1);
    show('', replayRecord([...first, realOne(2)]).signals);
    expect(
      screen.getByText(
        /^2 published: .*\. 1 of them is a sample: invented ideas, kept as real ones would be\.$/,
      ),
    ).toBeVisible();
  });

  it('S24: says nothing of samples where none is one', () => {
    show('', replayRecord([realOne(1)]).signals);
    expect(screen.getByText('1 published: 0 closed, 0 open, 1 waiting, 0 never traded.')).toBeVisible();
    expect(document.body).not.toHaveTextContent(/invented/i);
  });

  it('tells how the rulers on the cards are read', () => {
    show();
    expect(
      screen.getByText(
        'On each ruler the stop loss stands left and the targets right of the entry. From mark to mark it is 1R, which is what the idea risked.',
      ),
    ).toBeVisible();
  });
});

describe('the groups of the board', () => {
  it.each(['?state=closed', '?sort=oldest', '?state=closed&sort=best'])(
    'are one group of what was found at %s',
    (query) => {
      show(query);
      expect(groups()).toEqual(['Found']);
    },
  );

  it('are those with a signal in them', () => {
    show('', sampleSignals.slice(13));
    expect(groups()).toEqual(['Open now']);
    expect(noneOpen()).toBeNull();
  });

  it('do not say that nothing is open where only a part of the board was asked for', () => {
    show('?market=forex', ended);
    expect(groups()).toContain('Closed');
    expect(noneOpen()).toBeNull();
  });
});

describe('S53: a board that is asked for open signals while none is', () => {
  it('introduces the one that was closed last', () => {
    show('?state=open', ended);
    expect(screen.getByText('That is a position too. This is the last one that was closed:')).toBeVisible();
  });

  it('announces none where none was ever closed', () => {
    show('?state=open', [sampleSignal(5)]);
    expect(noneOpen()).toBeVisible();
    expect(screen.getByText('That is a position too.')).toBeVisible();
    expect(screen.queryByRole('article')).toBeNull();
  });

  it.each(['&market=forex', '&q=gold'])('says of %s that nothing fits, as others may be open', (part) => {
    show(`?state=open${part}`, ended);
    expect(screen.getByRole('heading', { name: 'No signal fits these filters' })).toBeVisible();
    expect(screen.getByRole('button', { name: 'Show all' })).toBeVisible();
    expect(noneOpen()).toBeNull();
    expect(groups()).not.toContain('Found');
  });
});

describe('S52: the count', () => {
  const rest = () => act(() => vi.advanceTimersByTimeAsync(1000));

  it('is announced for filters, and for no order and no whole board', async () => {
    vi.useFakeTimers({ now: NOW, toFake: ['Date', 'setTimeout', 'clearTimeout'] });
    show('?market=forex');
    await rest();
    expect(screen.getByRole('status')).toHaveTextContent(/^\d+ of 16 signals$/);
    fireEvent.change(screen.getByRole('combobox', { name: 'Market' }), { target: { value: '' } });
    fireEvent.change(screen.getByRole('combobox', { name: 'Order' }), { target: { value: 'oldest' } });
    await rest();
    expect(screen.getByRole('status')).toBeEmptyDOMElement();
  });
});

it('says of an empty board when the desk publishes an idea', () => {
  show('', []);
  expect(
    screen.getByText(/^The desk publishes an idea when a level, a stop and a target fit together\./),
  ).toBeVisible();
  expect(screen.queryByRole('combobox')).toBeNull();
});
