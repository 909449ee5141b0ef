const TIMEOUT_MS = 3000;

/**
 * Compares the published catalogue with the one in this build; returns null if there is nothing to report. Never
 * rejects, so that builds work offline.
 * @param url the URL of the published catalogue
 * @param revision revision of the catalogue in this build
 */
export async function hostedCatalogueReminder(url: string, revision: number): Promise<string | null> {
  let hosted: unknown;
  try {
    const response = await fetch(url, { signal: AbortSignal.timeout(TIMEOUT_MS) });
    hosted = ((await response.json()) as { revision?: unknown } | null)?.revision;
  } catch {
    hosted = undefined;
  }
  if (typeof hosted !== 'number')
    return `${url} did not say which revision visitors have; this build holds revision ${String(revision)}.`;
  return hosted > revision
    ? `visitors have revision ${String(hosted)} of the catalogue, and this build holds ${String(revision)}. Put theirs into src/data/catalogue/ first, or leave catalogue.json out of the upload (rsync --exclude catalogue.json).`
    : null;
}

/**
 * Fetches the published catalogue; returns null if it isn't later than the one in this build, or there is none yet.
 * Rejects if the site doesn't respond with a catalogue, because the build would then revert what was published.
 */
export async function laterCatalogue(url: string, revision: number): Promise<string | null> {
  const response = await fetch(url, { signal: AbortSignal.timeout(TIMEOUT_MS) });
  if (response.status === 404) return null;
  const text = await response.text();
  const file = JSON.parse(response.ok ? text : 'null') as Readonly<Record<string, unknown>> | null;
  if (file?.app !== 'upmark' || typeof file.revision !== 'number')
    throw new Error(`${url} answered without a catalogue (status ${String(response.status)}).`);
  return file.revision > revision ? text : null;
}
