import { expect, it } from 'vitest';
import { ANNOUNCEMENTS_CHECKED_ON } from '@/content/announcements';
import { EXAMPLE_LEVELS_CHECKED_ON } from '@/content/exampleLevels';
import { PROTECTION_CHECKED_ON } from '@/content/protection';
import { RULES_CHECKED_ON } from '@/content/regulators';
import { TAX_CHECKED_ON } from '@/content/tax';
import { CONTRACTS_CHECKED_ON } from '@/domain/trading/futures';
import { remindersFor } from '../../../../scripts/build/ownerReminders.ts';

const OWN = {
  texts: {
    'src/content/site.ts': "email: 'desk@firm.org'",
    'src/data/catalogue/catalogue.json': '{"website":"https://firm.org"}',
  },
  stats: [{ value: '3', label: 'offices', proof: 'The register of companies.' }],
  feesClaim: { proof: 'The contracts with all five brokers.' },
  missing: [],
  people: [{}],
  enrolment: { adds: ['Four hours with a mentor'], price: '$200.' },
  widgetsConsent: 'ask' as const,
  today: [RULES_CHECKED_ON, EXAMPLE_LEVELS_CHECKED_ON].toSorted()[0] ?? '',
};
const OWN_ACCOUNT = { VITE_ADMIN_USERNAME: 'owner', VITE_ADMIN_VERIFIER: 'pbkdf2-sha256:1:a:b' };

it('prints no reminders when all samples have been replaced', () => {
  expect(remindersFor(OWN_ACCOUNT, OWN)).toEqual([]);
});

it("asks the owner to name the firm's people", () => {
  expect(remindersFor(OWN_ACCOUNT, { ...OWN, people: [] })).toEqual([expect.stringContaining('see people.')]);
});

it.each([
  ['neither setting', {}],
  ['an empty user name', { ...OWN_ACCOUNT, VITE_ADMIN_USERNAME: '' }],
])('warns about the demonstration account with %s', (_what, env) => {
  expect(remindersFor(env, OWN)).toEqual([
    expect.stringMatching(
      /^The administrator is the demonstration account; .*VITE_ADMIN_USERNAME and VITE_ADMIN_VERIFIER/,
    ),
  ]);
});

it.each(['src/content/site.ts', 'src/data/catalogue/catalogue.json'] as const)(
  'warns about sample URLs in %s',
  (file) => {
    const texts = { ...OWN.texts, [file]: 'https://upmark.example' };
    expect(remindersFor(OWN_ACCOUNT, { ...OWN, texts })).toEqual([
      expect.stringContaining(`${file} still has`),
    ]);
  },
);

const BUILT_IN = 'src/data/catalogue/catalogue.json';

it.each([
  [
    'sample webinars',
    { texts: { ...OWN.texts, [BUILT_IN]: '{"host": "Upmark desk"}' } },
    /catalogue\.json still has the sample webinars/,
  ],
  [
    'sample signals',
    { texts: { ...OWN.texts, [BUILT_IN]: '{"signal": 1, "sample": true}' } },
    /catalogue\.json still has the sample signals/,
  ],
  [
    'figures without proof',
    { stats: [...OWN.stats, { value: '9,000', label: 'clients', proof: null }] },
    /names no proof: 9,000 clients\.$/,
  ],
  ['an unproven claim about fees', { feesClaim: { proof: null } }, /claims\.feesAndOrder/],
  [
    'an empty field of the operator',
    { missing: ['approvedBy'] },
    /fields of the operator empty.*: approvedBy\.$/,
  ],
  [
    'an enrolment without a price',
    { enrolment: { ...OWN.enrolment, price: '' } },
    /what enrolling adds or costs/,
  ],
  [
    'an enrolment that adds nothing',
    { enrolment: { ...OWN.enrolment, adds: [] } },
    /what enrolling adds or costs/,
  ],
  ['charts that load without asking', { widgetsConsent: 'granted' as const }, /widgetsConsent to 'ask'/],
])('warns about %s', (_what, owned, words) => {
  expect(remindersFor(OWN_ACCOUNT, { ...OWN, ...owned })).toEqual([expect.stringMatching(words)]);
});

it.each([
  ['the rules for retail clients', RULES_CHECKED_ON],
  ['registers, schemes and help', PROTECTION_CHECKED_ON],
  ['the example prices', EXAMPLE_LEVELS_CHECKED_ON],
  ['the taxes of the United Kingdom', TAX_CHECKED_ON],
  ['the futures contracts', CONTRACTS_CHECKED_ON],
  ['the hours of announcements', ANNOUNCEMENTS_CHECKED_ON],
])('asks the owner to check %s again after six months', (what, day) => {
  const after = (days: number) => new Date(Date.parse(day) + days * 86_400_000).toISOString().slice(0, 10);
  const remindedOn = (today: string) =>
    remindersFor(OWN_ACCOUNT, { ...OWN, today }).some((words) => words.includes(what) && words.includes(day));
  expect(remindedOn(after(183))).toBe(false);
  expect(remindedOn(after(184))).toBe(true);
});

it.each([
  ['31 days before', '2027-04-22', false],
  ['30 days before', '2027-04-23', true],
])('warns about the ASIC rules from 30 days before they end: %s', (_when, today, isReminded) => {
  expect(remindersFor(OWN_ACCOUNT, { ...OWN, today }).some((words) => words.includes('ASIC'))).toBe(
    isReminded,
  );
});
