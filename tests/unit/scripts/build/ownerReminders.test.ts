import { describe, expect, it } from 'vitest';
import { remindersFor } from '../../../../scripts/build/ownerReminders.ts';

const OWN = {
  texts: {
    'src/content/site.ts': "email: 'desk@firm.org'",
    'src/data/catalogue/catalogue.json': '{"website":"https://firm.org"}',
  },
  stats: [{ value: '3', label: 'offices', proof: 'The register of companies.' }],
  feesClaim: { proof: 'The contracts with all five brokers.' },
  today: '2026-11-22',
};
const OWN_ACCOUNT = { VITE_ADMIN_USERNAME: 'owner', VITE_ADMIN_VERIFIER: 'pbkdf2-sha256:1:a:b' };

describe('what a build reminds its owner of', () => {
  it('is nothing once everything is the owner’s', () => {
    expect(remindersFor(OWN_ACCOUNT, OWN)).toEqual([]);
  });

  it.each([
    ['neither setting', {}],
    ['the user name alone', { VITE_ADMIN_USERNAME: 'owner' }],
    ['the verifier alone', { VITE_ADMIN_VERIFIER: OWN_ACCOUNT.VITE_ADMIN_VERIFIER }],
    ['an empty user name', { ...OWN_ACCOUNT, VITE_ADMIN_USERNAME: '' }],
    ['an empty verifier', { ...OWN_ACCOUNT, VITE_ADMIN_VERIFIER: '' }],
  ])('is the demonstration account, whose password everybody can read, with %s', (_what, env) => {
    expect(remindersFor(env, OWN)).toEqual([
      expect.stringMatching(
        /^The administrator is the demonstration account; .*VITE_ADMIN_USERNAME and VITE_ADMIN_VERIFIER/,
      ),
    ]);
  });

  it.each(['src/content/site.ts', 'src/data/catalogue/catalogue.json'] as const)(
    'is %s while it has sample addresses',
    (file) => {
      const texts = { ...OWN.texts, [file]: 'https://upmark.example' };
      expect(remindersFor(OWN_ACCOUNT, { ...OWN, texts })).toEqual([
        expect.stringContaining(`${file} still has`),
      ]);
    },
  );

  it('S45: is the sample signals, as long as one is in the record', () => {
    const texts = { ...OWN.texts, 'src/data/catalogue/catalogue.json': '{"signal": 1, "sample": true}' };
    expect(remindersFor(OWN_ACCOUNT, { ...OWN, texts })).toEqual([
      'src/data/catalogue/catalogue.json still has the sample signals.',
    ]);
  });

  it('is every figure of the home page that has no proof, and none that has one', () => {
    const stats = [...OWN.stats, { value: '9,000', label: 'clients', proof: null }];
    expect(remindersFor(OWN_ACCOUNT, { ...OWN, stats })).toEqual([
      'The home page states figures for which src/content/site.ts names no proof: 9,000 clients.',
    ]);
  });
});

it.each([
  ['2027-04-22', false],
  ['2027-04-23', true],
  ['2030-01-01', true],
])('B33: on %s the build reminds of what follows the rules of ASIC: %s', (today, isReminded) => {
  expect(remindersFor(OWN_ACCOUNT, { ...OWN, today }).some((words) => words.includes('ASIC 2022/259'))).toBe(
    isReminded,
  );
});

it('B33: the build reminds of the claim about fees and the order of brokers', () => {
  const feesClaim = { proof: null };
  expect(remindersFor(OWN_ACCOUNT, { ...OWN, feesClaim }).join(' ')).toContain('claims.feesAndOrder');
});
