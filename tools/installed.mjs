import { spawn, spawnSync } from 'node:child_process';
import { createHash } from 'node:crypto';
import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';

/** Plain JavaScript without packages: it runs before anything is installed. */
export const root = fileURLToPath(new URL('..', import.meta.url));

/** In the project's folder, with the commands of its packages. */
function options(env) {
  const bin = `${root}node_modules/.bin`;
  return {
    cwd: root,
    shell: process.platform === 'win32',
    env: { ...process.env, PATH: `${bin}:${process.env.PATH}`, ...env },
  };
}

/** Runs a command in the project's folder with its output shown; returns its exit code. */
export function run(command, args, env = {}) {
  return spawnSync(command, args, { ...options(env), stdio: 'inherit' }).status ?? 1;
}

/** Runs a command beside others; resolves to its exit code and its whole output, which would mix with theirs. */
export function runBeside(command, args, env = {}) {
  return new Promise((resolve) => {
    const child = spawn(command, args, { ...options(env), stdio: ['ignore', 'pipe', 'pipe'] });
    const output = [];
    for (const stream of [child.stdout, child.stderr]) stream.on('data', (chunk) => output.push(chunk));
    child.on('error', (error) => resolve({ code: 1, output: `${error.message}\n` }));
    child.on('close', (code) => resolve({ code: code ?? 1, output: Buffer.concat(output).toString() }));
  });
}

export function runOrExit(command, args, env) {
  const code = run(command, args, env);
  if (code !== 0) process.exit(code);
}

/** Installs what package-lock.json names, unless exactly that is installed already. */
export function ensureInstalled() {
  const [major, minor] = process.versions.node.split('.').map(Number);
  if (major < 20 || (major === 20 && minor < 19)) {
    console.error(`Banyan needs Node.js 20.19 or newer; this is ${process.versions.node}.`);
    process.exit(1);
  }
  const mark = `${root}node_modules/.installed-lock`;
  const lock = createHash('sha256')
    .update(readFileSync(`${root}package-lock.json`))
    .digest('hex');
  if (existsSync(mark) && readFileSync(mark, 'utf8') === lock) return;
  runOrExit('npm', ['ci', '--loglevel=error']);
  writeFileSync(mark, lock);
}
