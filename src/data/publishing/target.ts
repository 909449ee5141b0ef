/** What is at the place that is published to. */
interface RemoteFile {
  readonly text: string;
  /** An ETag, a blob or a commit: handed back unread. */
  readonly version: string;
}

/**
 * - `conflict`: somebody else has written since
 * - `key`: the key was not taken
 * - `forbidden`: the key may not write there
 * - `absent`: the repository, the branch or the folder is not there, or not for this key
 * - `noPut`: the host takes no file at this address
 * - `full`: the host has no room left
 * - `rule`: the host refused, though nothing had changed
 * - `size`: the host takes no file as large
 * - `busy`: the host cannot answer now
 * - `moved`: the host sends elsewhere
 * - `unreachable`: no answer, or none that this site may read
 * - `offline`: no answer, as the browser has no connection
 * - `policy`: never sent, as the site's security policy does not name the host
 * - `unchecked`: the host states no version, so nothing could be compared
 */
export type Refusal =
  | 'conflict'
  | 'key'
  | 'forbidden'
  | 'absent'
  | 'noPut'
  | 'full'
  | 'rule'
  | 'size'
  | 'busy'
  | 'moved'
  | 'unreachable'
  | 'offline'
  | 'policy'
  | 'unchecked';

/** Holds no header, no body and no address: nothing of a key can be in it. */
export class PublishingError extends Error {
  override readonly name = 'PublishingError';
  readonly refusal: Refusal;
  readonly status: number | undefined;

  constructor(refusal: Refusal, status?: number) {
    super(`The host did not publish: ${refusal}${status === undefined ? '' : ` (${String(status)})`}.`);
    this.refusal = refusal;
    this.status = status;
  }
}

/** A key, as long as the document lives; the user name is for folders only. */
export interface PublishingKey {
  readonly username: string;
  readonly secret: string;
}

export interface PastPublication {
  readonly id: string;
  /** ISO 8601. */
  readonly time: string;
  readonly note: string;
  readonly by: string;
  /** The page of it, or ''. */
  readonly link: string;
}

/** A publication as it is kept next to the file. */
interface KeptPublication {
  readonly revision: number;
  readonly publication: string;
  readonly text: string;
}

/** Each rejects with a PublishingError. */
export interface PublishingTarget {
  /** Null: nothing is there yet. */
  readonly read: (signal: AbortSignal) => Promise<RemoteFile | null>;
  /**
   * Writes if what is there is still `expected`, null for nothing.
   * @param note says in a history what was done
   * @returns whether the file was there before
   */
  readonly replace: (
    text: string,
    expected: string | null,
    note: string,
    signal: AbortSignal,
  ) => Promise<'replaced' | 'created'>;
  /** Whether the host was found to write whatever is there. */
  readonly ignoresVersions: () => boolean;
  /** Whether two writers at once may both get a success, so the file must be read back. */
  readonly needsReadBack: boolean;
  /** Keeps a publication for {@link past}, where the host does not do so by itself. */
  readonly keep?: (publication: KeptPublication, signal: AbortSignal) => Promise<void>;
  /** What was published before, newest first, where the host keeps it. */
  readonly past?: (signal: AbortSignal) => Promise<readonly PastPublication[]>;
  readonly pastText?: (id: string, signal: AbortSignal) => Promise<string>;
}

export type Fetch = (url: string, init: RequestInit) => Promise<Response>;

const GIVE_UP_MS = 15_000;

function refusalOf({ status, headers }: Response): Refusal {
  switch (status) {
    case 401:
      return 'key';
    case 403:
      return headers.get('x-ratelimit-remaining') === '0' || headers.has('retry-after')
        ? 'busy'
        : 'forbidden';
    case 404:
      return 'absent';
    case 405:
    case 501:
      return 'noPut';
    case 400:
    case 409:
    case 412:
    case 422:
      return 'conflict';
    case 413:
      return 'size';
    case 423:
    case 429:
      return 'busy';
    case 507:
      return 'full';
    default:
      return status >= 500 ? 'busy' : 'rule';
  }
}

export const refused = (response: Response) => new PublishingError(refusalOf(response), response.status);

/** Asks past all caches, without cookies and without following to another place, where the key must not go. */
export async function ask(
  fetch: Fetch,
  url: string,
  signal: AbortSignal,
  init: RequestInit,
): Promise<Response> {
  let response: Response;
  try {
    response = await fetch(url, {
      cache: 'no-store',
      redirect: 'manual',
      referrerPolicy: 'no-referrer',
      credentials: 'omit',
      ...init,
      signal: AbortSignal.any([signal, AbortSignal.timeout(GIVE_UP_MS)]),
    });
  } catch (error) {
    // Any other error may hold the request, and with it the key.
    throw error instanceof PublishingError ? error : new PublishingError('unreachable');
  }
  const isElsewhere = response.type === 'opaqueredirect' || (response.status >= 300 && response.status < 400);
  if (isElsewhere) throw new PublishingError('moved', response.status);
  return response;
}

/** The body of an answer, which may be cut off. */
export async function bodyOf(response: Response): Promise<string> {
  try {
    return await response.text();
  } catch {
    throw new PublishingError('unreachable');
  }
}
