import { spawn, type ChildProcess } from 'node:child_process';
import { createHash } from 'node:crypto';
import { chmodSync, existsSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';

export const KEY = { username: 'keeper', secret: 'folder key' };

/** Folders and ports of one run; all files are in `home`. */
interface Run {
  readonly home: string;
  readonly root: string;
  readonly users: string;
  readonly port: number;
}

interface WebServer {
  readonly name: string;
  readonly binary: string;
  readonly args: (run: Run) => readonly string[];
  /** The complete configuration, including the lines from deploy/. */
  readonly config: (run: Run) => string;
}

/** A file from deploy/publish with this run's paths filled in. */
const deployed = (file: string, { root, users, port }: Run) =>
  readFileSync(path.join('deploy/publish', file), 'utf8')
    .replaceAll(/\/etc\/[\w/.]+(?:users|htpasswd)/g, users)
    .replaceAll('/srv/upmark', root)
    .replaceAll('127.0.0.1:8081', `127.0.0.1:${String(port + 1)}`);

const APACHE_MODULES =
  'mpm_event authn_core authn_file authz_core authz_user auth_basic dav dav_fs env'.split(' ');

export const WEB_SERVERS: readonly WebServer[] = [
  {
    name: 'lighttpd',
    binary: '/usr/sbin/lighttpd',
    args: ({ home }) => ['-D', '-f', path.join(home, 'server.conf')],
    config: (run) => `
server.document-root = "${run.root}"
server.bind = "127.0.0.1"
server.port = ${String(run.port)}
server.errorlog = "${run.home}/error.log"
server.stat-cache-engine = "disable"
server.modules = ( "mod_setenv", "mod_auth", "mod_authn_file", "mod_webdav" )
mimetype.assign = ( ".json" => "application/json", ".html" => "text/html" )
${deployed('lighttpd.conf', run)}`,
  },
  {
    name: 'Apache',
    binary: '/usr/sbin/apache2',
    args: ({ home }) => ['-DFOREGROUND', '-f', path.join(home, 'server.conf')],
    config: (run) => `
ServerRoot "${run.home}"
ServerName localhost
Listen 127.0.0.1:${String(run.port)}
PidFile "${run.home}/apache.pid"
ErrorLog "${run.home}/error.log"
Mutex file:${run.home} default
${APACHE_MODULES.map((name) => `LoadModule ${name}_module /usr/lib/apache2/modules/mod_${name}.so`).join('\n')}
${process.getuid?.() === 0 ? 'User www-data\nGroup www-data' : ''}
DavLockDB "${run.home}/dav-lock"
DocumentRoot "${run.root}"
<Directory "${run.root}">
  Require all granted
</Directory>
${deployed('apache.conf', run)}`,
  },
  {
    name: 'nginx',
    binary: '/usr/sbin/nginx',
    args: ({ home }) => ['-p', home, '-c', path.join(home, 'server.conf')],
    config: (run) => `
daemon off;
pid "${run.home}/nginx.pid";
error_log "${run.home}/error.log";
${process.getuid?.() === 0 ? 'user www-data;' : ''}
events {}
http {
  access_log off;
  default_type application/json;
  ${['client_body', 'proxy', 'fastcgi', 'uwsgi', 'scgi'].map((name) => `${name}_temp_path "${run.home}/${name}";`).join('\n  ')}
  ${deployed('nginx-check.conf', run)}
  server {
    listen 127.0.0.1:${String(run.port)};
    root ${run.root};
    ${deployed('nginx-site.conf', run)}
  }
}`,
  },
];

export const isInstalled = ({ binary }: WebServer): boolean => existsSync(binary);

const answers = async (url: string): Promise<boolean> =>
  fetch(url).then(
    () => true,
    () => false,
  );

/** Starts a server in a temporary folder that contains one public file. */
export async function startWebServer(server: WebServer, port: number) {
  const home = mkdtempSync(path.join(tmpdir(), 'upmark-server-'));
  const run: Run = { home, root: path.join(home, 'site'), users: path.join(home, 'users'), port };
  const history = path.join(run.root, 'catalogue-history');
  mkdirSync(history, { recursive: true });
  // The server may run as another user.
  for (const folder of [home, run.root, history]) chmodSync(folder, 0o777);
  const hash = createHash('sha1').update(KEY.secret).digest('base64');
  writeFileSync(run.users, `${KEY.username}:{SHA}${hash}\n`);
  writeFileSync(path.join(home, 'server.conf'), server.config(run));
  const child: ChildProcess = spawn(server.binary, [...server.args(run)], { stdio: 'inherit' });
  const origin = `http://127.0.0.1:${String(port)}`;
  for (let left = 50; left > 0 && !(await answers(origin)); left -= 1)
    await new Promise((resolve) => setTimeout(resolve, 100));
  const file = path.join(run.root, 'catalogue.json');
  return {
    origin,
    url: `${origin}/catalogue.json`,
    text: () => (existsSync(file) ? readFileSync(file, 'utf8') : null),
    put: (text: string | null) => {
      if (text === null) rmSync(file, { force: true });
      else {
        writeFileSync(file, text);
        chmodSync(file, 0o666);
      }
    },
    close: async () => {
      const isOver = new Promise((resolve) => child.once('exit', resolve));
      child.kill('SIGTERM');
      await isOver;
      rmSync(home, { recursive: true, force: true });
    },
  };
}
