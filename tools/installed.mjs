import { spawnSync } from 'node:child_process';
import { createHash } from 'node:crypto';
import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';

/** Plain JavaScript without packages: it runs before anything is installed. */
export const root = fileURLToPath(new URL('..', import.meta.url));

/** Runs a command in the project's folder with its output shown; returns its exit code. */
export function run(command, args, env = {}) {
  const bin = `${root}node_modules/.bin`;
  const result = spawnSync(command, args, {
    cwd: root,
    stdio: 'inherit',
    shell: process.platform === 'win32',
    env: { ...process.env, PATH: `${bin}:${process.env.PATH}`, ...env },
  });
  return result.status ?? 1;
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
