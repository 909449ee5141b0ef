import { site } from '@/content/site';
import { RequireAdmin } from '@/features/admin-session/RequireAdmin';
import { PageHead } from '@/pages/PageHead';

/** The guard of the dashboard; until it knows who is there, the page has a head and nothing else. */
export function GuardedRoot() {
  return (
    <RequireAdmin
      pending={<PageHead title={site.adminName} description={`The administration of ${site.name}.`} />}
    />
  );
}
