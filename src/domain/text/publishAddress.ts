/** A file that a web server allows administrators to replace. */
export interface FolderAddress {
  readonly kind: 'folder';
  /** A path, or a URL with its origin. */
  readonly url: string;
  /** Null for the site's own origin. */
  readonly origin: string | null;
  /** The folder for copies of each publication, ending in a slash; null for none. */
  readonly history?: string | null;
}

/** Examples of what follows the name of each forge in an address. */
const FORGE_EXAMPLES = {
  github: 'owner/name@main:src/data/catalogue/catalogue.json',
  gitea: 'https://git.example/owner/name@main:src/data/catalogue/catalogue.json',
  gitlab: 'https://gitlab.example/group/name@main:src/data/catalogue/catalogue.json',
};

export type ForgeDialect = keyof typeof FORGE_EXAMPLES;

export const FORGE_DIALECTS = Object.keys(FORGE_EXAMPLES) as ForgeDialect[];

/** A file in a repository of a Git forge. */
export interface ForgeAddress {
  readonly kind: 'forge';
  readonly dialect: ForgeDialect;
  /** The base URL of the forge's API. */
  readonly origin: string;
  /** `owner/name`; on GitLab possibly with nested groups. */
  readonly project: string;
  readonly branch: string;
  readonly path: string;
}

export type PublishAddress = FolderAddress | ForgeAddress;

const ADDRESS_EXAMPLES = [
  'folder:/catalogue.json',
  'folder:https://dav.example/site/catalogue.json',
  ...FORGE_DIALECTS.map((dialect) => `${dialect}:${FORGE_EXAMPLES[dialect]}`),
];

/** The message never quotes the setting, which may contain a key by mistake. */
class PublishAddressError extends Error {
  override readonly name = 'PublishAddressError';

  constructor(what: string) {
    super(
      `VITE_PUBLISH_TO ${what}. Leave it empty, or write it in one of these forms: ${ADDRESS_EXAMPLES.join(', ')}`,
    );
  }
}

const isPlainPath = (path: string) =>
  path !== '' &&
  !/[\s\\?#]/.test(path) &&
  path.split('/').every((segment) => !['', '.', '..'].includes(segment));

const isLocal = (hostname: string) => hostname === 'localhost' || hostname === '127.0.0.1';

/** @throws PublishAddressError for anything but a plain https URL, or http to this computer */
function parseUrl(text: string): URL {
  const url = URL.canParse(text) ? new URL(text) : null;
  if (!url) throw new PublishAddressError('does not contain a URL');
  if (url.username !== '' || url.password !== '' || text.includes('@'))
    throw new PublishAddressError('contains a user name or a key; the dashboard asks for it');
  if (url.protocol !== 'https:' && !(url.protocol === 'http:' && isLocal(url.hostname)))
    throw new PublishAddressError('names a URL that is not https');
  if (!isPlainPath(text.slice(text.indexOf('//') + 2)))
    throw new PublishAddressError('names a URL with “..”, a query or an empty part');
  return url;
}

function parseFolder(text: string): FolderAddress {
  if (!text.startsWith('/')) {
    const url = parseUrl(text);
    return { kind: 'folder', url: url.href, origin: url.origin };
  }
  if (!isPlainPath(text.slice(1))) throw new PublishAddressError('does not name a file on the site');
  return { kind: 'folder', url: text, origin: null };
}

const GITHUB = 'https://api.github.com';

function parseForge(dialect: ForgeDialect, text: string): ForgeAddress {
  const [, repository = '', branch = '', path = ''] = /^(.*)@([^@:]*):([^:]*)$/.exec(text) ?? [];
  if (!isPlainPath(branch)) throw new PublishAddressError('does not name a branch');
  if (!isPlainPath(path)) throw new PublishAddressError('does not name a file in the repository');
  const url = dialect === 'github' ? null : parseUrl(repository);
  const project = url ? url.pathname.slice(1) : repository;
  const levels = project.split('/').length;
  if (!/^[\w.-]+(?:\/[\w.-]+)+$/.test(project) || (dialect !== 'gitlab' && levels !== 2))
    throw new PublishAddressError('does not name a repository');
  return { kind: 'forge', dialect, origin: url?.origin ?? GITHUB, project, branch, path };
}

/** @throws PublishAddressError for anything but a folder on the published file's host, or '' */
function parseHistory(setting: string, address: PublishAddress | null): string | null {
  if (setting === '') return null;
  const isFolder = setting.startsWith('/') && setting.endsWith('/') && isPlainPath(setting.slice(1, -1));
  if (!isFolder || address?.kind !== 'folder')
    throw new PublishAddressError(
      'allows VITE_PUBLISH_HISTORY only with folder: and as a path such as /catalogue-history/',
    );
  return `${address.origin ?? ''}${setting}`;
}

/** @throws PublishAddressError for anything but a valid target or an empty string */
function parsePlace(setting: string): PublishAddress | null {
  if (setting === '') return null;
  const [, kind = '', rest = ''] = /^(\w+):(.*)$/.exec(setting) ?? [];
  if (kind === 'folder') return parseFolder(rest);
  const dialect = FORGE_DIALECTS.find((name) => name === kind);
  if (!dialect) throw new PublishAddressError('does not start with a known kind of target');
  return parseForge(dialect, rest);
}

/**
 * Where the dashboard publishes to; null for an empty setting, which means a download.
 * @param history the folder for copies of each publication, or ''
 * @throws PublishAddressError for anything else, with the valid forms
 */
export function parsePublishAddress(setting: string, history = ''): PublishAddress | null {
  const address = parsePlace(setting);
  const kept = parseHistory(history, address);
  return address?.kind === 'folder' && kept !== null ? { ...address, history: kept } : address;
}

/** Where the dashboard publishes, in words: `main of owner/name`, or the URL of the file. */
export const publishAddressWords = (address: PublishAddress): string =>
  address.kind === 'forge' ? `${address.branch} of ${address.project}` : address.url;
