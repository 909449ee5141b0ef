import type { ForgeAddress, ForgeDialect } from '@/domain/text/publishAddress';
import { isJsonObject } from '@/data/storage/json';
import { encodeBase64 } from './base64';
import type { PastPublication } from './target';

interface ForgeFile {
  readonly version: string;
  /** Base64; null if the forge leaves out large files */
  readonly content: string | null;
}

/** How forges differ; URLs are without the origin */
export interface Dialect {
  readonly authorization: (secret: string) => Readonly<Record<string, string>>;
  /** @param ref branch or commit */
  readonly file: (address: ForgeAddress, ref: string) => string;
  readonly branch: (address: ForgeAddress) => string;
  readonly readFile: (answer: unknown) => ForgeFile | null;
  /** How to fetch a file that is too large for `file` */
  readonly blob?: (
    address: ForgeAddress,
    version: string,
  ) => { readonly url: string; readonly accept: string };
  readonly write: (
    address: ForgeAddress,
    text: string,
    expected: string | null,
    note: string,
  ) => { readonly method: 'PUT' | 'POST'; readonly body: object };
  readonly commits: (address: ForgeAddress) => string;
  readonly readCommit: (answer: unknown) => PastPublication | null;
}

const PAGE_SIZE = 20;

const encodePath = (path: string) => path.split('/').map(encodeURIComponent).join('/');
const textIn = (value: unknown): string => (typeof value === 'string' ? value : '');
const objectIn = (value: unknown) => (isJsonObject(value) ? value : {});

/** GitHub's contents API, also used by Gitea and Forgejo */
const contentsDialect = (root: string) => {
  const repository = ({ project }: ForgeAddress) => `${root}/repos/${encodePath(project)}`;
  return {
    repository,
    file: (address: ForgeAddress, ref: string) =>
      `${repository(address)}/contents/${encodePath(address.path)}?ref=${encodeURIComponent(ref)}`,
    branch: (address: ForgeAddress) => `${repository(address)}/branches/${encodePath(address.branch)}`,
    readFile(answer: unknown): ForgeFile | null {
      const { sha, content, encoding } = objectIn(answer);
      if (typeof sha !== 'string' || sha === '') return null;
      return { version: sha, content: encoding === 'base64' ? textIn(content) : null };
    },
    body: ({ branch }: ForgeAddress, text: string, expected: string | null, note: string) => ({
      message: note,
      content: encodeBase64(text),
      branch,
      ...(expected !== null && { sha: expected }),
    }),
    readCommit(answer: unknown): PastPublication | null {
      const { sha, html_url, commit } = objectIn(answer);
      const { message, author } = objectIn(commit);
      const { name, date } = objectIn(author);
      if (typeof sha !== 'string') return null;
      return {
        id: sha,
        time: textIn(date),
        note: textIn(message),
        by: textIn(name),
        link: textIn(html_url),
      };
    },
  };
};

const github = contentsDialect('');
const gitea = contentsDialect('/api/v1');

const gitlabProject = ({ project }: ForgeAddress) => `/api/v4/projects/${encodeURIComponent(project)}`;

export const DIALECTS: Readonly<Record<ForgeDialect, Dialect>> = {
  github: {
    ...github,
    authorization: (secret) => ({ Authorization: `Bearer ${secret}` }),
    blob: (address, version) => ({
      url: `${github.repository(address)}/git/blobs/${encodeURIComponent(version)}`,
      accept: 'application/vnd.github.raw+json',
    }),
    write: (...file) => ({ method: 'PUT', body: github.body(...file) }),
    commits: (address) =>
      `${github.repository(address)}/commits?path=${encodeURIComponent(address.path)}&sha=${encodeURIComponent(address.branch)}&per_page=${String(PAGE_SIZE)}`,
  },
  gitea: {
    ...gitea,
    authorization: (secret) => ({ Authorization: `token ${secret}` }),
    write: (address, text, expected, note) => ({
      method: expected === null ? 'POST' : 'PUT',
      body: gitea.body(address, text, expected, note),
    }),
    commits: (address) =>
      `${gitea.repository(address)}/commits?path=${encodeURIComponent(address.path)}&sha=${encodeURIComponent(address.branch)}&limit=${String(PAGE_SIZE)}&stat=false&files=false`,
  },
  gitlab: {
    authorization: (secret) => ({ 'PRIVATE-TOKEN': secret }),
    file: (address, ref) =>
      `${gitlabProject(address)}/repository/files/${encodeURIComponent(address.path)}?ref=${encodeURIComponent(ref)}`,
    branch: (address) =>
      `${gitlabProject(address)}/repository/branches/${encodeURIComponent(address.branch)}`,
    readFile(answer) {
      const { last_commit_id, content } = objectIn(answer);
      if (typeof last_commit_id !== 'string' || last_commit_id === '') return null;
      return { version: last_commit_id, content: textIn(content) };
    },
    write: ({ branch }, text, expected, note) => ({
      method: expected === null ? 'POST' : 'PUT',
      body: {
        branch,
        commit_message: note,
        content: encodeBase64(text),
        encoding: 'base64',
        ...(expected !== null && { last_commit_id: expected }),
      },
    }),
    commits: (address) =>
      `${gitlabProject(address)}/repository/commits?path=${encodeURIComponent(address.path)}&ref_name=${encodeURIComponent(address.branch)}&per_page=${String(PAGE_SIZE)}`,
    readCommit(answer) {
      const { id, created_at, title, author_name, web_url } = objectIn(answer);
      if (typeof id !== 'string') return null;
      return {
        id,
        time: textIn(created_at),
        note: textIn(title),
        by: textIn(author_name),
        link: textIn(web_url),
      };
    },
  },
};
