// Prints the two settings that replace the built-in administrator account. Prompts for the password, because
// an argument would stay in the shell's history.
import { pbkdf2Sync, randomBytes } from 'node:crypto';
import { createInterface } from 'node:readline/promises';
import { Writable } from 'node:stream';

const ITERATIONS = 600_000;

let silent = false;
const output = new Writable({
  write(chunk, _encoding, done) {
    if (!silent) process.stderr.write(chunk);
    done();
  },
});
const terminal = createInterface({ input: process.stdin, output, terminal: process.stdin.isTTY });
const lines = terminal[Symbol.asyncIterator]();

async function ask(question, { hidden }) {
  output.write(question);
  silent = hidden;
  const { value = '' } = await lines.next();
  silent = false;
  if (hidden) output.write('\n');
  return value;
}

const username = await ask('User name: ', { hidden: false });
const password = await ask('Password (at least 15 characters): ', { hidden: true });
terminal.close();

if (username === '' || [...password].length < 15) {
  console.error(
    'Give a user name, and a password of at least 15 characters: it can be guessed at without limit.',
  );
  process.exit(1);
}
const salt = randomBytes(16);
const hash = pbkdf2Sync(password, salt, ITERATIONS, 32, 'sha256');
console.log(`VITE_ADMIN_USERNAME=${username}`);
console.log(
  `VITE_ADMIN_VERIFIER=pbkdf2-sha256:${ITERATIONS}:${salt.toString('base64')}:${hash.toString('base64')}`,
);
