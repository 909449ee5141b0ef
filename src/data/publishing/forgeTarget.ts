import type { ForgeAddress } from '@/domain/text/publishAddress';
import { parseJson } from '@/data/storage/json';
import { decodeBase64 } from './base64';
import { DIALECTS } from './forgeDialects';
import {
  sendRequest,
  readBody,
  PublishingError,
  publishingError,
  type Fetch,
  type PublishingTarget,
} from './target';

/** Returns undefined for invalid JSON. */
async function jsonOf(response: Response): Promise<unknown> {
  const text = await readBody(response);
  try {
    return parseJson(text);
  } catch {
    return undefined;
  }
}

/** @throws PublishingError if the base64 is invalid */
function decodeContent(content: string): string {
  try {
    return decodeBase64(content);
  } catch {
    throw new PublishingError('busy');
  }
}

/** A file in a repository, committed through the forge's API */
export function createForgeTarget(
  address: ForgeAddress,
  fetch: Fetch,
  key: () => { readonly secret: string } | null,
): PublishingTarget {
  const dialect = DIALECTS[address.dialect];

  function request(path: string, signal: AbortSignal, init: RequestInit = {}) {
    const typed = key();
    return sendRequest(fetch, address.origin + path, signal, {
      ...init,
      headers: {
        Accept: 'application/json',
        ...(typed && dialect.authorization(typed.secret)),
        ...(init.body !== undefined && { 'Content-Type': 'application/json' }),
        ...(init.headers as Record<string, string> | undefined),
      },
    });
  }

  const isThere = async (path: string, signal: AbortSignal): Promise<boolean> => {
    const response = await request(path, signal);
    if (!response.ok && response.status !== 404) throw publishingError(response);
    return response.ok;
  };

  /** Returns null if there is no file. */
  async function readAt(ref: string, signal: AbortSignal) {
    const response = await request(dialect.file(address, ref), signal);
    if (response.status === 404) {
      // Forges also return 404 if the repository or branch doesn't exist, or is hidden from this key.
      if (await isThere(dialect.branch(address), signal)) return null;
      throw publishingError(response);
    }
    if (!response.ok) throw publishingError(response);
    const file = dialect.readFile(await jsonOf(response));
    if (file === null) throw new PublishingError('unchecked', response.status);
    if (file.content !== null) return { text: decodeContent(file.content), version: file.version };
    const blob = dialect.blob?.(address, file.version);
    if (!blob) throw new PublishingError('size');
    const bytes = await request(blob.url, signal, { headers: { Accept: blob.accept } });
    if (!bytes.ok) throw publishingError(bytes);
    return { text: await readBody(bytes), version: file.version };
  }

  return {
    needsReadBack: false,
    ignoresVersions: () => false,
    read: (signal) => readAt(address.branch, signal),
    async replace(text, expected, note, signal) {
      const { method, body } = dialect.write(address, text, expected, note);
      const [url = ''] = dialect.file(address, address.branch).split('?');
      const response = await request(url, signal, { method, body: JSON.stringify(body) });
      if (!response.ok) throw publishingError(response);
      return response.status === 201 ? 'created' : 'replaced';
    },
    async past(signal) {
      const response = await request(dialect.commits(address), signal);
      if (!response.ok) throw publishingError(response);
      const answer = await jsonOf(response);
      return Array.isArray(answer) ? answer.map(dialect.readCommit).filter((commit) => commit !== null) : [];
    },
    async pastText(id, signal) {
      const file = await readAt(id, signal);
      if (file === null) throw new PublishingError('absent');
      return file.text;
    },
  };
}
