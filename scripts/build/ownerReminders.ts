import { readFileSync } from 'node:fs';
import { loadEnv, type Plugin } from 'vite';
import { ANNOUNCEMENTS_CHECKED_ON } from '../../src/content/announcements.ts';
import { EXAMPLE_LEVELS_CHECKED_ON } from '../../src/content/exampleLevels.ts';
import { PROTECTION_CHECKED_ON } from '../../src/content/protection.ts';
import { australia, RULES_CHECKED_ON } from '../../src/content/regulators.ts';
import { missingOperatorFields, site, type WidgetsConsent } from '../../src/content/site.ts';
import { TAX_CHECKED_ON } from '../../src/content/tax.ts';
import { CONTRACTS_CHECKED_ON } from '../../src/domain/trading/futures.ts';
import { hostedCatalogueReminder } from './hostedCatalogue.ts';

const SITE = 'src/content/site.ts';
const CATALOGUE = 'src/data/catalogue/catalogue.json';

const DAY_MS = 86_400_000;
const HALF_A_YEAR_DAYS = 183;
const NOTICE_DAYS = 30;

/** What an owner should replace. */
interface Owned {
  readonly texts: Readonly<Record<typeof SITE | typeof CATALOGUE, string>>;
  readonly stats: readonly {
    readonly value: string;
    readonly label: string;
    readonly proof: string | null;
  }[];
  readonly feesClaim: { readonly proof: string | null };
  /** Names of the operator's empty fields. */
  readonly missing: readonly string[];
  readonly people: readonly unknown[];
  readonly enrolment: { readonly adds: readonly string[]; readonly price: string };
  readonly widgetsConsent: WidgetsConsent;
  /** As `YYYY-MM-DD`. */
  readonly today: string;
}

/** Facts to check again today (`YYYY-MM-DD`): those last checked over half a year ago, and rules that end soon. */
function toLookUp(today: string): string[] {
  const daysFrom = (day: string) => (Date.parse(today) - Date.parse(day)) / DAY_MS;
  const isOld = (day: string) => daysFrom(day) > HALF_A_YEAR_DAYS;
  return [
    ...(isOld(RULES_CHECKED_ON)
      ? [`src/content/regulators.ts: the rules for retail clients were last checked on ${RULES_CHECKED_ON}`]
      : []),
    ...(isOld(PROTECTION_CHECKED_ON)
      ? [
          `src/content/protection.ts: registers, schemes and help were last checked on ${PROTECTION_CHECKED_ON}`,
        ]
      : []),
    ...(isOld(TAX_CHECKED_ON)
      ? [`src/content/tax.ts: the taxes of the United Kingdom were last checked on ${TAX_CHECKED_ON}`]
      : []),
    ...(isOld(CONTRACTS_CHECKED_ON)
      ? [`src/domain/trading/futures.ts: the futures contracts were last checked on ${CONTRACTS_CHECKED_ON}`]
      : []),
    ...(daysFrom(australia.until) >= -NOTICE_DAYS
      ? [`src/content/regulators.ts: the rules of ${australia.regulator} end on ${australia.until}`]
      : []),
    ...(isOld(EXAMPLE_LEVELS_CHECKED_ON)
      ? [`src/content/exampleLevels.ts: the example prices are of ${EXAMPLE_LEVELS_CHECKED_ON}`]
      : []),
    ...(isOld(ANNOUNCEMENTS_CHECKED_ON)
      ? [
          `src/content/announcements.ts: the hours of announcements were last checked on ${ANNOUNCEMENTS_CHECKED_ON}`,
        ]
      : []),
  ];
}

/**
 * Returns the reminders printed after a build: sample data still in place, claims without proof, and facts to
 * check.
 */
export function remindersFor(
  env: Readonly<Record<string, string>>,
  { texts, stats, feesClaim, missing, people, enrolment, widgetsConsent, today }: Owned,
): string[] {
  const reminders: string[] = [];
  const unproven = stats.filter(({ proof }) => proof === null);
  if (unproven.length > 0)
    reminders.push(
      `The home page states figures for which ${SITE} names no proof: ${unproven.map(({ value, label }) => `${value} ${label}`).join(', ')}.`,
    );
  if (texts[SITE].includes('.example'))
    reminders.push(`${SITE} still has sample contacts or a sample address.`);
  if (texts[CATALOGUE].includes('.example')) reminders.push(`${CATALOGUE} still has the sample brokers.`);
  if (texts[CATALOGUE].includes('"host": "Upmark desk"'))
    reminders.push(`${CATALOGUE} still has the sample webinars.`);
  if (texts[CATALOGUE].includes('"sample": true'))
    reminders.push(
      `${CATALOGUE} still has the sample signals. Real ones are usually investment recommendations under EU and UK law: have a lawyer check the author, time and interests that they show.`,
    );
  if (feesClaim.proof === null)
    reminders.push(
      `${SITE} makes no claim about referral fees and the order of brokers; see claims.feesAndOrder.`,
    );
  if (missing.length > 0)
    reminders.push(
      `${SITE} leaves fields of the operator empty, which the law of many countries asks for: ${missing.join(', ')}.`,
    );
  if (people.length === 0) reminders.push(`${SITE} names nobody who works for the firm; see people.`);
  if (enrolment.adds.length === 0 || enrolment.price === '')
    reminders.push(`${SITE} does not say what enrolling adds or costs; see enrolment.`);
  if (widgetsConsent === 'granted')
    reminders.push(
      `${SITE} lets the chart provider be contacted without asking; set widgetsConsent to 'ask' if you serve the EU or the UK.`,
    );
  for (const what of toLookUp(today)) reminders.push(`Look up for ${what}.`);
  if (!env.VITE_ADMIN_USERNAME || !env.VITE_ADMIN_VERIFIER)
    reminders.push(
      'The administrator is the demonstration account; set VITE_ADMIN_USERNAME and VITE_ADMIN_VERIFIER (npm run admin:verifier).',
    );
  return reminders;
}

/**
 * Prints a reminder of sample data that the build would publish, and of published changes that it would
 * revert.
 */
export function ownerReminders(): Plugin {
  let env: Record<string, string> = {};
  return {
    name: 'owner-reminders',
    apply: 'build',
    configResolved(config) {
      env = loadEnv(config.mode, config.envDir || '.');
    },
    buildApp: {
      order: 'post',
      async handler(builder) {
        const reminders = remindersFor(env, {
          texts: { [SITE]: readFileSync(SITE, 'utf8'), [CATALOGUE]: readFileSync(CATALOGUE, 'utf8') },
          stats: site.stats,
          feesClaim: site.claims.feesAndOrder,
          missing: missingOperatorFields(site.operator),
          people: site.people,
          enrolment: site.enrolment,
          widgetsConsent: site.widgetsConsent,
          today: new Date().toISOString().slice(0, 10),
        });
        if (env.VITE_SITE_ADDRESS) {
          const { revision } = JSON.parse(readFileSync(CATALOGUE, 'utf8')) as { revision: number };
          const url = new URL(`${builder.config.base}catalogue.json`, env.VITE_SITE_ADDRESS).href;
          const hosted = await hostedCatalogueReminder(url, revision);
          if (hosted !== null) reminders.push(hosted);
        }
        for (const reminder of reminders) builder.config.logger.warn(`Before you publish: ${reminder}`);
      },
    },
  };
}
