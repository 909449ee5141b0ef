import { cleanup, screen } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
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

describe('the plan on a card', () => {
  it('names the kind of order, the prices, what is taken at each target, and the ratio', () => {
    cardOf(anIssued());
    expect(describedTerms()).toEqual({
      'Entry, buy limit': '1.08200 to 1.08400',
      'Stop loss': '1.08000',
      Targets: '1.09200\u00a0(60%), 1.10000\u00a0(40%)',
      'Risk to reward': '1:2.8',
    });
  });

  it('says nothing of a share where all is taken at one target', () => {
    cardOf(anIssued({ targets: [{ price: '1.09200', share: 100 }] }));
    expect(describedTerms()).toMatchObject({ Target: '1.09200' });
  });

  it('says where the stop is now, once it was moved', () => {
    cardOf(
      anIssued(),
      TRIGGERED,
      anEvent('stopMoved', onDay(2), { stopLoss: '1.08400', note: 'To the entry.' }),
    );
    expect(describedTerms()).toMatchObject({ 'Stop loss now': '1.08400' });
    expect(describedTerms()).not.toHaveProperty('Stop loss');
  });
});

describe('what came of it', () => {
  it('is a gain in R and in money, before and after cost', () => {
    expect(cardOf(anIssued(), TRIGGERED, PART_TAKEN, closed('1.08400'))).toContain(
      '+1.20R+$120 at 1% of $10,000, +1.18R after cost',
    );
  });

  it('is a loss with its sign', () => {
    expect(cardOf(anIssued(), TRIGGERED, closed('1.08200'))).toContain('−0.50R−$50 at 1% of $10,000');
  });

  it('is nothing, without a sign, where it was closed at its entry', () => {
    expect(cardOf(anIssued(), TRIGGERED, closed('1.08400'))).toContain('0.00R$0 at 1% of $10,000');
    expect(screen.queryByText(/\+\$0/)).toBeNull();
  });

  it('is what was banked so far, while the rest is open', () => {
    expect(cardOf(anIssued(), TRIGGERED, PART_TAKEN)).toContain('+1.20Rso far, the rest is open');
  });

  it('is no trade where it was cancelled before its entry', () => {
    expect(cardOf(anIssued(), anEvent('cancelled', onDay(1), { note: 'No longer.' }))).toContain('no trade');
  });

  it('is not said while it waits or is open', () => {
    expect(cardOf(anIssued(), TRIGGERED)).not.toMatch(/no trade|at 1%|so far/);
  });
});

describe('its times', () => {
  it('are who published it and when, and until when it is valid while it waits', () => {
    const words = cardOf(anIssued());
    expect(words).toContain('By Test author, analyst. Published');
    expect(words).toMatch(/Valid until .*16 Jan/);
  });

  it('say nothing of a limit once it is open', () => {
    expect(cardOf(anIssued(), TRIGGERED)).not.toContain('Valid until');
  });

  it('are told by the clock of the visitor too, which the built page does not know', () => {
    expect(cardOf(anIssued())).toMatch(/Published .*GMT.* for you/);
    cleanup();
    const built = cardAt(null, anIssued());
    expect(built).toMatch(/Published .*GMT/);
    expect(built).not.toContain('for you');
  });

  it('are followed by a word where nobody has recorded anything lately, but for the built page', () => {
    const entries = [anIssued(), TRIGGERED];
    const silence = 'No update for 9 days.';
    expect(cardAt(new Date(onDay(10)), ...entries)).toContain(silence);
    cleanup();
    expect(cardAt(new Date(onDay(2)), ...entries)).not.toContain('No entry');
    cleanup();
    // What stands where the word would is nothing at all.
    const words = cardAt(null, ...entries);
    expect(words).toMatch(/GMT\s*Work out my size/);
  });

  it('say nothing of a silence once it is over', () => {
    expect(cardAt(new Date(onDay(40)), anIssued(), TRIGGERED, closed('1.08400'))).not.toContain('No entry');
  });

  it('are none of a signal that only this browser shows', () => {
    const words = cardOf(anIssued({ publishedAt: '' }));
    expect(words).toContain('Not published: only this browser shows it');
    expect(words).not.toContain('Published ');
  });
});

it('tells samples from signals, and leads to the page of the signal and to the size of the trade', () => {
  expect(cardOf(anIssued({ sample: true }))).toContain('Sample: invented prices');
  expect(screen.getByRole('link', { name: 'EUR/USD, buy, signal 1' })).toHaveAttribute(
    'href',
    '/services/signals/1',
  );
  expect(screen.getByRole('link', { name: 'Work out my size for signal 1' })).toHaveAttribute(
    'href',
    expect.stringContaining('position-size'),
  );
});
