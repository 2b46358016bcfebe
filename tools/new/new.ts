import { spawnSync } from 'node:child_process';
import { existsSync, mkdirSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { writeRoots } from '../room-roots.ts';
import { addCall, checkRoomName } from './changes.ts';
import type { Draft } from './draft.ts';
import { addMachine } from './machine.ts';
import { addResource } from './resource.ts';
import { addScreen, namesOf } from './screen.ts';

/** Does `change` to the project at `root`, all or nothing, formats what it wrote and makes the roots anew; the paths. */
export function make(root: string, change: (draft: Draft) => void): string[] {
  const written = new Map<string, string>();
  const stored = (path: string) =>
    existsSync(join(root, path)) ? readFileSync(join(root, path), 'utf8') : null;
  change({
    read: (path) => written.get(path) ?? stored(path),
    list: (folder) =>
      existsSync(join(root, folder))
        ? readdirSync(join(root, folder))
            .toSorted()
            .map((name) => `${folder}/${name}`)
        : [],
    write: (path, text) => written.set(path, text.trimStart()),
  });
  const changed = [...written].filter(([path, text]) => text !== stored(path));
  for (const [path, text] of changed) {
    mkdirSync(dirname(join(root, path)), { recursive: true });
    writeFileSync(join(root, path), text);
  }
  writeRoots(root);
  const paths = changed.map(([path]) => path);
  const biome = join(root, 'node_modules/.bin/biome');
  const { status, stderr } = spawnSync(biome, ['check', '--write', ...paths], {
    cwd: root,
    encoding: 'utf8',
  });
  if (status !== 0) throw new Error(stderr);
  return paths;
}

const usage = `npm run new -- call <room> <name>     a call of a room, new or not, with its test
npm run new -- screen <room> <name> <title> <title in Hindi> <title in Urdu>
                                      a screen for school admins, and a line of the menu that leads there
npm run new -- resource <room> <thing> <Things> <Things in Hindi> <Things in Urdu>
                                      a list of things with its form: table, calls, screen; then
                                      npx drizzle-kit generate --name <things>
npm run new -- machine <room> <name>  a machine of a room with its walks and its test; then
                                      npm run docs:machines`;

function changeOf([kind, room = '', name = '', en = '', hi = '', ur = '']: readonly string[]) {
  const titles = { en, hi, ur };
  const kinds: Readonly<Record<string, (draft: Draft) => void>> = {
    call: (draft) => addCall(draft, room, name),
    screen: (draft) => {
      checkRoomName(room);
      addScreen(draft, namesOf(room, name, titles));
    },
    resource: (draft) => addResource(draft, room, name, titles),
    machine: (draft) => addMachine(draft, room, name),
  };
  const change = kinds[kind ?? ''];
  if (!change || room === '' || name === '') throw new Error(usage);
  return change;
}

function main(wanted: readonly string[]): void {
  const root = fileURLToPath(new URL('../../', import.meta.url));
  try {
    for (const path of make(root, changeOf(wanted))) console.info(path);
  } catch (error) {
    console.error(error instanceof Error ? error.message : error);
    process.exitCode = 1;
  }
}

if (process.argv[1] === fileURLToPath(import.meta.url)) main(process.argv.slice(2));
