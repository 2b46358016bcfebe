import { spawnSync } from 'node:child_process';
import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { addCall, addRoom, type Draft } from './changes.ts';

/** Does `change` to the project at `root`, all or nothing, and formats what it wrote; the paths of it. */
export function make(root: string, change: (draft: Draft) => void): string[] {
  const written = new Map<string, string>();
  const stored = (path: string) =>
    existsSync(join(root, path)) ? readFileSync(join(root, path), 'utf8') : null;
  change({
    read: (path) => written.get(path) ?? stored(path),
    write: (path, text) => written.set(path, text.trimStart()),
  });
  const changed = [...written].filter(([path, text]) => text !== stored(path));
  for (const [path, text] of changed) {
    mkdirSync(dirname(join(root, path)), { recursive: true });
    writeFileSync(join(root, path), text);
  }
  const paths = changed.map(([path]) => path);
  const biome = join(root, 'node_modules/.bin/biome');
  const { status, stderr } = spawnSync(biome, ['check', '--write', ...paths], {
    cwd: root,
    encoding: 'utf8',
  });
  if (status !== 0) throw new Error(stderr);
  return paths;
}

const usage = `npm run new -- capability <name>      a room: its calls, its handlers, its aims
npm run new -- call <room> <name>     a call of a room, with its test`;

function main([kind, room = '', name = '']: readonly string[]): void {
  const root = fileURLToPath(new URL('../../', import.meta.url));
  try {
    if (kind === 'capability' && room) report(make(root, (draft) => addRoom(draft, room)));
    else if (kind === 'call' && room && name) report(make(root, (draft) => addCall(draft, room, name)));
    else throw new Error(usage);
  } catch (error) {
    console.error(error instanceof Error ? error.message : error);
    process.exitCode = 1;
  }
}

function report(paths: readonly string[]): void {
  for (const path of paths) console.info(path);
}

if (process.argv[1] === fileURLToPath(import.meta.url)) main(process.argv.slice(2));
