import { cleanup, screen } from '@testing-library/react';
import { expect, it } from 'vitest';
import type { JsonObject } from '@/data/storage/json';
import { replayRecord } from '@/domain/signals/replay';
import { SignalCard } from '@/site/features/signals/SignalCard';
import { describedTerms } from '../../../../support/describedTerms';
import { renderRoutes } from '../../../../support/render';
import { anEvent, anIssued, numbered, onDay } from '../../../../support/signals';

const TRIGGERED = anEvent('triggered', onDay(1), { price: '1.08400' });
const PART_TAKEN = anEvent('partTaken', onDay(2), { price: '1.09200', share: 60 });
const closed = (price: string) => anEvent('closed', onDay(3), { price, reason: 'manual', note: 'Out.' });

/** The words of the card of a signal with these entries, at this moment; null in the built page. */
function cardAt(now: Date | null, ...entries: readonly JsonObject[]): string {
  const [signal] = replayRecord(numbered(entries)).signals;
  if (signal === undefined) throw new Error('The record holds no signal.');
  renderRoutes([{ path: '/', element: <SignalCard signal={signal} now={now} /> }], '/');
  return screen.getByRole('article', { name: 'EUR/USD, buy, signal 1' }).textContent;
}

/** The same on the day after it was issued. */
const cardOf = (...entries: readonly JsonObject[]) => cardAt(new Date(onDay(1)), ...entries);

it('shows order, prices, targets and ratio', () => {
  cardOf(anIssued());
  expect(describedTerms()).toEqual({
    'Entry, buy limit': '1.08200 to 1.08400',
    'Stop loss': '1.08000',
    Targets: '1.09200\u00a0(60%), 1.10000\u00a0(40%)',
    'Reward to risk': '1:2.8',
  });
});

it('shows the result in R and money after cost', () => {
  expect(cardOf(anIssued(), TRIGGERED, PART_TAKEN, closed('1.08400'))).toContain(
    '+1.20R+$120 at 1% of $10,000, +1.18R after cost. Hypothetical: no account traded it.',
  );
});

it('shows a result of zero without a sign', () => {
  expect(cardOf(anIssued(), TRIGGERED, closed('1.08400'))).toContain('0.00R$0 at 1% of $10,000');
  expect(screen.queryByText(/\+\$0/)).toBeNull();
});

it('shows no result while it waits or is open', () => {
  expect(cardOf(anIssued(), TRIGGERED)).not.toMatch(/no trade|at 1%|so far/);
});

it('shows the author, its publication and its validity', () => {
  const words = cardOf(anIssued());
  expect(words).toContain('By Test author, analyst. Published');
  expect(words).toMatch(/Valid until .*16 Jan/);
});

it('shows local times, except in the built page', () => {
  expect(cardOf(anIssued())).toMatch(/Published .*GMT.* for you/);
  cleanup();
  const built = cardAt(null, anIssued());
  expect(built).toMatch(/Published .*GMT/);
  expect(built).not.toContain('for you');
});
