import { expect, it } from 'vitest';
import { countryRules, retailCap, retailRules } from '@/content/regulators';
import { statements } from '@/content/rules';
import { missingOperatorFields, operatorRows } from '@/content/site';
import { contentModules, wordsOf } from '../../support/content';

const caps = new Set(
  [...retailRules, ...countryRules].flatMap(({ caps: of }) =>
    Object.values<number | null>(of).filter((cap) => cap !== null),
  ),
);

/** Every sentence by module, except those of the rules themselves. */
const sentences = [...contentModules]
  .filter(([name]) => name !== 'regulators')
  .map(([name, module]) => [name, wordsOf(Object.values(module)).split(/(?<=[.?!])\s|\n/)] as const);

/** The x of every 1:x in sentences about what the rules allow. */
const statedCaps = (sentence: string) =>
  /at most|the most\b|\bcaps?\b|\blimits? (?:of|for)\b/i.test(sentence)
    ? [...sentence.matchAll(/\b1:(\d+)\b(?!\.\d)/g)].map(([, times]) => Number(times))
    : [];

it.each(sentences)('states in %s only caps that the rules contain', (_name, lines) => {
  expect(lines.flatMap(statedCaps).filter((times) => !caps.has(times))).toEqual([]);
});

it.each(sentences)("states no close-out level other than the rules' in %s", (_name, lines) => {
  for (const { closeOutPercent } of retailRules)
    for (const line of lines.filter((words) => /(?:retail client|brokers? must)/i.test(words)))
      for (const [, percent] of line.matchAll(/(\d+)% of (?:the )?margin/g))
        expect(Number(percent)).toBe(closeOutPercent);
});

it('states a cap on main pairs that all three regions share', () => {
  expect(retailRules.map(({ caps: of }) => of.mainPairs)).toEqual(retailRules.map(() => retailCap));
});

it('states the highest leverage cap of any region', () => {
  for (const { caps: of } of retailRules)
    for (const cap of Object.values<number | null>(of)) expect(cap ?? 0).toBeLessThanOrEqual(retailCap);
  expect(statedCaps(statements.retailCaps)).toEqual([retailCap]);
  expect(retailRules.map(({ hasNegativeBalanceProtection }) => hasNegativeBalanceProtection)).not.toContain(
    false,
  );
});

it('names the countries outside these regions that require no negative balance protection', () => {
  const named = sentences.flatMap(([, lines]) =>
    lines.filter((line) => line.includes('even licensed firms')),
  );
  const regions = countryRules
    .filter(({ caps: of }) => Object.values<number | null>(of).some((cap) => cap !== null))
    .filter(({ hasNegativeBalanceProtection }) => !hasNegativeBalanceProtection)
    .map(({ region }) => region);
  expect(regions.filter((region) => !named.join().includes(region))).toEqual([]);
});

it("shows the operator's details and lists the missing ones", () => {
  const operator = {
    legalName: 'A Ltd',
    address: 'B',
    registration: '',
    regulatoryStatus: 'C',
    approvedBy: '',
  };
  expect(operatorRows(operator).map(({ text }) => text)).toEqual(['A Ltd', 'B', 'C']);
  expect(missingOperatorFields(operator)).toEqual(['registration', 'approvedBy']);
});
