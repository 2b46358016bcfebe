import { spawn } from 'node:child_process';
import { existsSync } from 'node:fs';
import { readEnvFile } from './env-file.mjs';
import { ensureInstalled, root } from './installed.mjs';

/** `npm start`: installs, builds and serves; what is up to date is not done again. */
ensureInstalled();
const { build } = await import('./build.mjs');
if (!existsSync(`${root}dist/.built-from`))
  console.log('Building. This takes about a minute the first time.');
await build();

const server = spawn(process.execPath, ['--enable-source-maps', 'dist/server/main.js'], {
  cwd: root,
  stdio: 'inherit',
  env: { ...readEnvFile(), ...process.env },
});
// The terminal's Ctrl-C reaches the server by itself; a signal to this process alone is passed on.
process.on('SIGINT', () => undefined);
process.on('SIGTERM', () => server.kill('SIGTERM'));
server.on('exit', (code, signal) => process.exit(code ?? (signal ? 1 : 0)));
