import { render, screen, within } from '@testing-library/react';
import { expect, it } from 'vitest';
import { readDraft, type SignalDraft } from '@/domain/signals/draft';
import { DraftPreview } from '@/admin/signals/DraftPreview';
import { aSignalDraft } from '../../../support/signals';

const NOW = '2026-11-22T12:00:00.000Z';
const PLACEHOLDER = /^The chart appears here once/;
const WRONG_SIDE = /^The stop loss is on the wrong side/;
const LOW_REWARD = /^The targets pay 1 times the risk/;

const ofDraft = (fields: Partial<SignalDraft>) => (
  <DraftPreview reading={readDraft(aSignalDraft(fields), 1, NOW)} isBegun />
);

const beside = () => within(screen.getByRole('complementary', { name: 'The signal so far' }));
const figures = () =>
  beside()
    .getAllByRole('term')
    .map((term) => [term.textContent, term.nextElementSibling?.textContent]);
const said = () => beside().getByText(/./, { selector: 'p[data-kind]' });
/** The same text in the live region. */
const heard = () => beside().getByRole('status').textContent;

it("shows a draft's chart, risk, reward and targets", async () => {
  render(ofDraft({}));
  expect(figures()).toEqual([
    ['Risk to the stop', '0.00400'],
    ['Reward to risk', '1:2.8'],
    ['Target 1, 60%', '1.09200'],
    ['Target 2, 40%', '1.10000'],
  ]);
  expect(await beside().findByRole('img', { name: /^Levels of EUR\/USD, buy/ })).toBeVisible();
  expect(beside().queryByText(PLACEHOLDER)).not.toBeInTheDocument();
  expect(heard()).toBe('');
});

it('warns when the reward is below the recommended minimum', () => {
  render(ofDraft({ target1: '1.08800', share1: '100', target2: '', share2: '' }));
  expect(said()).toHaveTextContent(LOW_REWARD);
  expect(said()).toHaveAttribute('data-kind', 'warning');
  expect(figures()).toHaveLength(3);
  expect(heard()).toMatch(LOW_REWARD);
});

it('explains invalid prices instead of showing figures', () => {
  render(ofDraft({ stopLoss: '1.09' }));
  expect(beside().getByText(PLACEHOLDER)).toBeVisible();
  expect(beside().queryByRole('term')).not.toBeInTheDocument();
  expect(said()).toHaveTextContent(WRONG_SIDE);
  expect(said()).toHaveAttribute('data-kind', 'refusal');
  expect(heard()).toMatch(WRONG_SIDE);
});
