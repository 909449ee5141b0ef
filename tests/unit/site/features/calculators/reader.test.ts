import { expect, it } from 'vitest';
import { stillMissingHint } from '@/content/tools/sentences';
import { breakEvenTool } from '@/site/features/calculators/breakEvenTool';
import { pipValueTool } from '@/site/features/calculators/pipValueTool';
import { positionSizeTool } from '@/site/features/calculators/positionSizeTool';
import { toolQuery, type FieldValues } from '@/site/features/calculators/tool';
import { fieldsOf, numberField, problemsOf } from '../../../../support/tools';

it('calculates nothing while nothing is chosen in a menu', () => {
  const typed = { currency: 'XXX', instrument: '' };
  expect(problemsOf(pipValueTool, typed)).toEqual([
    `instrument: ${stillMissingHint}`,
    `currency: ${stillMissingHint}`,
  ]);
  expect(pipValueTool.view({ ...pipValueTool.start, ...typed }).outcome).toBeNull();
});

const hint = (typed: FieldValues) => fieldsOf(pipValueTool, typed).find(({ key }) => key === 'rate');

it.each([
  ['151.20', '1 JPY is then worth 0.006614 USD.'],
  ['10.01', '1 JPY is then worth 0.099900 USD.'],
  ['10', '1 JPY is then worth 0.10 USD.'],
  ['0.5', '1 JPY is then worth 2.00 USD.'],
])('inverts the rate %s: %s', (rate, words) => {
  expect(hint({ currency: 'JPY', rate })).toMatchObject({ label: '1 USD in JPY', hint: words });
});

const understood = (targets: string) => numberField(positionSizeTool, 'Targets', { targets }).echo;

it.each([
  ['1.0880;1.0960', '1.088 · 1.096'],
  ['1,0880;1,0960', '1.088 · 1.096'],
  ['1,0880, 1,0960', '1.088 · 1.096'],
  ['1.0880; 1.0960; 1.1000', '1.088 · 1.096 · 1.1'],
  [' ', ''],
])('reads the targets %j as %j', (typed, echo) => {
  expect(understood(typed)).toBe(echo);
  expect(problemsOf(positionSizeTool, { targets: typed })).toEqual([]);
});

it.each([
  ['1,275', '1,275. For 1.275 use a point.'],
  ['€1,275', '1,275. For 1.275 use a point.'],
  ['1.275', ''],
  ['1,2750', '1.275'],
  ['11,275.5', ''],
])('echoes a gain of %s as “%s”', (gain, echo) => {
  expect(numberField(breakEvenTool, 'A winning trade gains', { gain }).echo).toBe(echo);
});

it('ignores all targets when one cannot be read', () => {
  expect(understood('1.0880; much')).toBe('');
  const values = { ...positionSizeTool.start, targets: '1.0880; much' };
  expect(new URLSearchParams(toolQuery(positionSizeTool, values)).get('targets')).toBe('1.0880; much');
});
