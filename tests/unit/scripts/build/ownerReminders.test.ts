import { readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { describe, expect, it, vi } from 'vitest';
import { ownerReminders, remindersFor } from '../../../../scripts/build/ownerReminders.ts';
import { temporaryFolder } from '../../../support/temporaryFolder';

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

describe('a build', () => {
  interface BuildPlugin {
    readonly apply: string;
    readonly configResolved: (config: { readonly mode: string; readonly envDir: string }) => void;
    readonly buildApp: {
      readonly handler: (builder: {
        readonly config: {
          readonly base: string;
          readonly logger: { readonly warn: (words: string) => void };
        };
      }) => Promise<void>;
    };
  }

  /** What a build with these settings prints, and what it asks. */
  async function warningsOf(settings: string, answer: object = {}) {
    const envDir = temporaryFolder();
    writeFileSync(path.join(envDir, '.env'), settings);
    const fetch = vi.fn((_url: string) => Promise.resolve(new Response(JSON.stringify(answer))));
    vi.stubGlobal('fetch', fetch);
    const plugin = ownerReminders() as unknown as BuildPlugin;
    expect(plugin.apply).toBe('build');
    plugin.configResolved({ mode: 'production', envDir });
    const warnings: string[] = [];
    const logger = { warn: (words: string) => void warnings.push(words) };
    await plugin.buildApp.handler({ config: { base: '/in/', logger } });
    return { warnings, asked: fetch.mock.calls.map(([url]) => url) };
  }

  it('says before what it is said, and asks nobody where the address of the site is not set', async () => {
    const { warnings, asked } = await warningsOf('');
    expect(warnings).not.toEqual([]);
    for (const words of warnings) expect(words).toMatch(/^Before you publish: ./);
    expect(warnings.join()).toContain('the demonstration account');
    expect(asked).toEqual([]);
  });

  it('reads the settings of its folder', async () => {
    const { warnings } = await warningsOf('VITE_ADMIN_USERNAME=owner\nVITE_ADMIN_VERIFIER=pbkdf2:1:a:b\n');
    expect(warnings.join()).not.toContain('the demonstration account');
  });

  it('reminds of a catalogue that visitors have and this build would take back', async () => {
    const { revision } = JSON.parse(readFileSync('src/data/catalogue/catalogue.json', 'utf8')) as {
      revision: number;
    };
    const address = 'VITE_SITE_ADDRESS=https://site.example\n';
    const newer = await warningsOf(address, { revision: revision + 1 });
    expect(newer.asked).toEqual(['https://site.example/in/catalogue.json']);
    expect(newer.warnings.at(-1)).toContain(
      `visitors have revision ${String(revision + 1)} of the catalogue`,
    );
    const same = await warningsOf(address, { revision });
    expect(same.warnings.join()).not.toContain('visitors have');
  });
});
