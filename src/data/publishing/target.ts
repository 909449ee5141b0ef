interface RemoteFile {
  readonly text: string;
  /** Opaque: an ETag, blob or commit */
  readonly version: string;
}

/**
 * - `conflict`: somebody else has written since
 * - `key`: the key was rejected
 * - `forbidden`: the key has no write access
 * - `absent`: no such repository, branch or folder, or it is hidden from this key
 * - `noPut`: the host doesn't accept files at this URL
 * - `full`: the host has no space left
 * - `rule`: the host refused although nothing had changed
 * - `size`: the file is too large for the host
 * - `busy`: the host can't respond now
 * - `moved`: the host redirects
 * - `unreachable`: no response, or none that this site may read
 * - `offline`: the browser has no connection
 * - `policy`: blocked by the site's Content Security Policy
 * - `unchecked`: the host states no version to compare
 */
export type HostRefusal =
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

/** Has no headers, body or URL, so it can't contain the key. */
export class PublishingError extends Error {
  override readonly name = 'PublishingError';
  readonly refusal: HostRefusal;
  readonly status: number | undefined;

  constructor(refusal: HostRefusal, status?: number) {
    super(`The host did not publish: ${refusal}${status === undefined ? '' : ` (${String(status)})`}.`);
    this.refusal = refusal;
    this.status = status;
  }
}

/** Kept until the document is closed; the user name is for folders only. */
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
  /** URL of its page, or '' */
  readonly link: string;
}

interface KeptPublication {
  readonly revision: number;
  readonly publication: string;
  readonly text: string;
}

/** A method that fails rejects with a PublishingError. */
export interface PublishingTarget {
  /** Null if there is no file yet */
  readonly read: (signal: AbortSignal) => Promise<RemoteFile | null>;
  /**
   * Writes only if the version is still `expected` (null for no file).
   * @param note text for the history
   * @returns whether the file existed
   */
  readonly replace: (
    text: string,
    expected: string | null,
    note: string,
    signal: AbortSignal,
  ) => Promise<'replaced' | 'created'>;
  /** Whether the host was found to overwrite any version */
  readonly ignoresVersions: () => boolean;
  /** Whether simultaneous writes may both succeed, in which case the file must be read back */
  readonly needsReadBack: boolean;
  /** Copies a publication for {@link past}, unless the host does that itself. */
  readonly keep?: (publication: KeptPublication, signal: AbortSignal) => Promise<void>;
  /** Earlier publications, latest first, if the host keeps them */
  readonly past?: (signal: AbortSignal) => Promise<readonly PastPublication[]>;
  readonly pastText?: (id: string, signal: AbortSignal) => Promise<string>;
}

export type Fetch = (url: string, init: RequestInit) => Promise<Response>;

const TIMEOUT_MS = 15_000;

function refusalOf({ status, headers }: Response): HostRefusal {
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

export const publishingError = (response: Response) =>
  new PublishingError(refusalOf(response), response.status);

/** Bypasses caches and sends no cookies. Doesn't follow redirects, which would expose the key. */
export async function sendRequest(
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
      signal: AbortSignal.any([signal, AbortSignal.timeout(TIMEOUT_MS)]),
    });
  } catch (error) {
    // Any other error may contain the request, and with it the key.
    throw error instanceof PublishingError ? error : new PublishingError('unreachable');
  }
  const isElsewhere = response.type === 'opaqueredirect' || (response.status >= 300 && response.status < 400);
  if (isElsewhere) throw new PublishingError('moved', response.status);
  return response;
}

/** @throws PublishingError if the response is cut off */
export async function readBody(response: Response): Promise<string> {
  try {
    return await response.text();
  } catch {
    throw new PublishingError('unreachable');
  }
}
