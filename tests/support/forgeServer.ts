import { createHash } from 'node:crypto';
import type { ForgeAddress, ForgeDialect } from '@/domain/text/publishAddress';
import { startServer, type HttpAnswer, type HttpRequest } from './httpServer.ts';

interface Commit {
  readonly id: string;
  readonly text: string;
  readonly message: string;
}

interface ForgeFaults {
  /** Results of the next writes: a status without writing, or no response before or after writing. */
  writes?: (number | 'cut before' | 'cut after')[];
  /** Breaks base64 into lines. */
  hasLines?: boolean;
  /** Called before a write is checked. */
  beforeWrite?: () => void;
}

const FILE_PATH = 'src/data/catalogue/catalogue.json';
const BRANCH = 'main';

interface Refusals {
  readonly changed: number;
  readonly unnamed: number;
}

/** Response statuses for a write that names an outdated version (`changed`) or no version (`unnamed`). */
const REFUSALS: Readonly<Record<ForgeDialect, Refusals>> = {
  github: { changed: 409, unnamed: 422 },
  gitea: { changed: 422, unnamed: 422 },
  gitlab: { changed: 400, unnamed: 400 },
};

/**
 * A Git forge with the repository `owner/name` and one file on its branch `main`, following the API
 * documentation of GitHub, Gitea and GitLab, with faults reported by their users.
 */
export async function startForge(dialect: ForgeDialect, { port = 0 } = {}) {
  const secret = `${dialect}-key`;
  const commits: Commit[] = [];
  const faults: ForgeFaults = {};
  let isDeleted = false;

  const json = (status: number, body: unknown): HttpAnswer => ({
    status,
    headers: {
      'Content-Type': 'application/json',
      'Cache-Control': 'private, max-age=60',
      'Access-Control-Allow-Origin': '*',
    },
    body: JSON.stringify(body),
  });

  const present = () => (isDeleted ? undefined : commits.at(-1));
  const blobOf = ({ text }: Commit) =>
    createHash('sha1')
      .update(`blob ${String(Buffer.byteLength(text))}\0${text}`)
      .digest('hex');
  /** GitLab identifies a version by the file's last commit, the others by the blob. */
  const versionOf = (commit: Commit) => (dialect === 'gitlab' ? commit.id : blobOf(commit));

  function base64(text: string): string {
    const encoded = Buffer.from(text).toString('base64');
    return faults.hasLines ? encoded.replace(/.{60}/g, '$&\n') : encoded;
  }

  function commit(text: string, message: string) {
    const id = createHash('sha1')
      .update(`${String(commits.length)} ${message}`)
      .digest('hex');
    isDeleted = false;
    commits.push({ id, text, message });
  }

  const root = dialect === 'gitea' ? '/api/v1' : '';
  const routes =
    dialect === 'gitlab'
      ? {
          file: `/api/v4/projects/owner%2Fname/repository/files/${encodeURIComponent(FILE_PATH)}`,
          branch: `/api/v4/projects/owner%2Fname/repository/branches/${BRANCH}`,
          commits: '/api/v4/projects/owner%2Fname/repository/commits',
        }
      : {
          file: `${root}/repos/owner/name/contents/${FILE_PATH}`,
          branch: `${root}/repos/owner/name/branches/${BRANCH}`,
          commits: `${root}/repos/owner/name/commits`,
        };

  const isAllowed = ({ headers }: HttpRequest) =>
    dialect === 'gitlab'
      ? headers['private-token'] === secret
      : headers.authorization === `${dialect === 'github' ? 'Bearer' : 'token'} ${secret}`;

  function describeFile(found: Commit): HttpAnswer {
    const content = { content: base64(found.text), encoding: 'base64' };
    if (dialect === 'gitlab') return json(200, { ...content, last_commit_id: found.id });
    return json(200, { sha: blobOf(found), ...content });
  }

  function write(request: HttpRequest): HttpAnswer {
    const fault = faults.writes?.shift();
    if (typeof fault === 'number') return json(fault, { message: 'refused' });
    if (fault === 'cut before') return 'cut';
    faults.beforeWrite?.();
    const sent = JSON.parse(request.body) as Record<string, string | undefined>;
    const current = present();
    const named = dialect === 'gitlab' ? sent.last_commit_id : sent.sha;
    if (sent.branch !== BRANCH) return json(404, { message: 'no branch' });
    if (current && named === undefined) return json(REFUSALS[dialect].unnamed, { message: 'exists' });
    if (current && named !== versionOf(current))
      return json(REFUSALS[dialect].changed, { message: 'does not match' });
    // GitHub treats a deleted file as new, whatever version is given.
    if (!current && named !== undefined && dialect !== 'github')
      return json(dialect === 'gitea' ? 404 : 400, { message: 'not there' });
    const expected = dialect === 'github' ? 'PUT' : current ? 'PUT' : 'POST';
    if (request.method !== expected) return json(404, { message: 'not so' });
    commit(Buffer.from(sent.content ?? '', 'base64').toString(), sent.message ?? sent.commit_message ?? '');
    if (fault === 'cut after') return 'cut';
    const written = present();
    const status = current ? 200 : 201;
    if (dialect === 'gitlab' || !written) return json(status, { file_path: FILE_PATH, branch: BRANCH });
    return json(status, { content: { sha: blobOf(written) }, commit: { sha: written.id } });
  }

  const describeCommit = ({ id, message }: Commit) =>
    dialect === 'gitlab'
      ? {
          id,
          created_at: '2026-01-02T03:04:05Z',
          title: message,
          author_name: 'Keeper',
          web_url: `https://forge.example/${id}`,
        }
      : {
          sha: id,
          html_url: `https://forge.example/${id}`,
          commit: { message, author: { name: 'Keeper', date: '2026-01-02T03:04:05Z' } },
        };

  function answer(request: HttpRequest): HttpAnswer {
    const { pathname, searchParams } = new URL(request.url, 'http://forge.invalid');
    if (request.method === 'OPTIONS')
      return {
        status: 204,
        headers: {
          'Access-Control-Allow-Origin': '*',
          'Access-Control-Allow-Methods': 'GET, PUT, POST',
          'Access-Control-Allow-Headers': 'Authorization, Content-Type, PRIVATE-TOKEN',
        },
      };
    if (!isAllowed(request)) return json(401, { message: 'Bad credentials' });
    if (pathname === routes.branch) return json(200, { name: BRANCH });
    if (pathname === routes.commits) return json(200, commits.toReversed().slice(0, 20).map(describeCommit));
    const blob = commits.find((made) => pathname === `/repos/owner/name/git/blobs/${blobOf(made)}`);
    if (blob) return { status: 200, headers: { 'Access-Control-Allow-Origin': '*' }, body: blob.text };
    if (pathname !== routes.file) return json(404, { message: 'Not Found' });
    if (request.method !== 'GET') return write(request);
    const ref = searchParams.get('ref');
    const found = ref === BRANCH ? present() : commits.find(({ id }) => id === ref);
    return found ? describeFile(found) : json(404, { message: 'Not Found' });
  }

  const server = await startServer(answer, port);
  const address: ForgeAddress = {
    kind: 'forge',
    dialect,
    origin: server.origin,
    project: 'owner/name',
    branch: BRANCH,
    path: FILE_PATH,
  };
  return {
    ...server,
    address,
    key: { username: '', secret },
    faults,
    commits,
    text: () => present()?.text ?? null,
    put: (text: string | null) => {
      if (text === null) isDeleted = true;
      else commit(text, 'Put there by a test');
    },
  };
}
