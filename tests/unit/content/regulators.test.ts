import { expect, it } from 'vitest';
import { anchorOf } from '@/content/anchor';
import { page as riskDisclosure } from '@/content/pages/riskDisclosure';
import {
  COIN_RISKS_HEADING,
  coinRisksLink,
  countryRules,
  retailCap,
  retailRules,
  RULES_CHECKED_ON,
} from '@/content/regulators';
import { enrolmentWords, statements } from '@/content/rules';
import { operatorGaps, operatorRows } from '@/content/site';
import { pageWords, sectionsOf, wordsOf } from '../../support/content';

const caps = new Set(
  [...retailRules, ...countryRules].flatMap(({ caps: of }) =>
    Object.values<number | null>(of).filter((cap) => cap !== null),
  ),
);

/** The x of each 1:x in a sentence that says what retail clients get. */
const statedCaps = (text: string) =>
  text
    .split(/(?<=[.?!])\s|\n/)
    .filter((sentence) => /retail client/i.test(sentence) && /at most|limit|cap/i.test(sentence))
    .flatMap((sentence) => [...sentence.matchAll(/\b1:(\d+)\b(?!\.\d)/g)].map(([, times]) => Number(times)));

it.each([...pageWords])(
  'states no cap for retail clients that is missing from the rules in %s',
  (_name, page) => {
    expect(statedCaps(wordsOf(page)).filter((times) => !caps.has(times))).toEqual([]);
  },
);

it('has no leverage above the cap in any of the regions side by side', () => {
  for (const { caps: of } of retailRules)
    for (const cap of Object.values<number | null>(of)) expect(cap ?? 0).toBeLessThanOrEqual(retailCap);
  expect(statedCaps(statements.retailCaps)).toEqual([retailCap]);
});

it('states a valid day on which the rules were checked', () => {
  expect(new Date(RULES_CHECKED_ON).toISOString().slice(0, 10)).toBe(RULES_CHECKED_ON);
});

it('links the coin warning to the summary of risks', () => {
  expect(coinRisksLink.to).toBe(`/risk-disclosure#${anchorOf(COIN_RISKS_HEADING)}`);
  expect(sectionsOf(riskDisclosure, 'definitions').map(({ heading }) => heading)).toContain(
    COIN_RISKS_HEADING,
  );
});

it("states what enrolling adds by the owner's list, and otherwise that the price is quoted", () => {
  expect(enrolmentWords({ adds: ['Four hours with a mentor', 'Marked exercises'], price: '$200.' })).toBe(
    'Four hours with a mentor, Marked exercises. $200.',
  );
  expect(enrolmentWords({ adds: [], price: '' })).toBe(
    'A study plan and a person to ask. We quote the price before you enrol.',
  );
});

it('shows the filled fields of the operator and lists the empty ones', () => {
  const operator = {
    legalName: 'A Ltd',
    address: 'B',
    registration: '',
    regulatoryStatus: 'C',
    approvedBy: '',
  };
  expect(operatorRows(operator).map(({ text }) => text)).toEqual(['A Ltd', 'B', 'C']);
  expect(operatorGaps(operator)).toEqual(['registration', 'approvedBy']);
});
