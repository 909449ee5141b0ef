import { readFileSync } from 'node:fs';
import { loadEnv, type Plugin } from 'vite';

/** What of the shipped sample data is still in place, in the words printed after a build. */
function remindersFor(env: Record<string, string>): string[] {
  const reminders: string[] = [];
  if (readFileSync('src/content/site.ts', 'utf8').includes('.example'))
    reminders.push('src/content/site.ts still has sample contacts or a sample address.');
  if (readFileSync('src/data/catalogue/catalogue.json', 'utf8').includes('.example'))
    reminders.push('src/data/catalogue/catalogue.json still has the sample brokers.');
  if (!env.VITE_ADMIN_USERNAME || !env.VITE_ADMIN_VERIFIER)
    reminders.push(
      'The administrator is the demonstration account; set VITE_ADMIN_USERNAME and VITE_ADMIN_VERIFIER (npm run admin:verifier).',
    );
  return reminders;
}

/** Tells whoever builds the site which sample data it would publish. */
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
      handler(builder) {
        for (const reminder of remindersFor(env))
          builder.config.logger.warn(`Before you publish: ${reminder}`);
        return Promise.resolve();
      },
    },
  };
}
