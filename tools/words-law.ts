import { readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { parseSync } from 'oxc-parser';

/**
 * The law of docs/words.md: a new exported name has no word that means several things. What is older than the law is in
 * `words-exceptions.txt`, by name, since files move. `--write` takes out of it the names that are gone.
 */
const banned: Readonly<Record<string, string>> = {
  wish: 'request, command or preference',
  place: 'membership, position or address',
  room: 'channel, quota or licence; `room` is a capability',
  site: 'props',
  house: 'owner',
  told: 'result',
  judge: 'validate',
  hold: 'lock or store',
  held: 'locked or stored',
  carry: 'attach',
  carried: 'attached',
  tend: 'manage',
  mend: 'correct',
  deed: 'act',
};

/** Names of the kind `PeopleRoom` and `rooms` are what registers hand out. */
const isOfRegister = (file: string) => file.endsWith('.register.ts') || file.endsWith('core/room.ts');

/** Names that mean the capability wherever they are. */
const ofCapability = new Set(['Room', 'RoomRegister', 'rooms']);

const wordsOf = (name: string): string[] =>
  name
    .replaceAll(/([a-z\d])([A-Z])/g, '$1 $2')
    .replaceAll(/([A-Z]+)([A-Z][a-z])/g, '$1 $2')
    .toLowerCase()
    .split(/[ _$]+/);

/** `places`, `wishes` and `tends` are their stems. */
const stemOf = (word: string): string | undefined =>
  [word, word.replace(/s$/, ''), word.replace(/es$/, ''), word.replace(/ies$/, 'y')].find(
    (stem) => stem in banned,
  );

/** The names that a source text exports, types included. */
export function exportedNames(file: string, text: string): string[] {
  const { module } = parseSync(file, text);
  return module.staticExports.flatMap(({ entries }) =>
    entries.flatMap(({ exportName: { name } }) => (name === null ? [] : [name])),
  );
}

/** What is wrong with an exported name; null: nothing. */
export function wordBreach(file: string, name: string): string | null {
  const stem = wordsOf(name)
    .map(stemOf)
    .find((found) => found !== undefined);
  if (stem === undefined) return null;
  if (stem === 'room' && (ofCapability.has(name) || isOfRegister(file) || /school-?room/i.test(name)))
    return null;
  return `${name}: in place of “${stem}” say ${banned[stem]}`;
}

const root = fileURLToPath(new URL('../', import.meta.url));
const list = join(root, 'tools/words-exceptions.txt');

export const wordExceptions = (): string[] => readFileSync(list, 'utf8').split('\n').filter(Boolean);

const floors = ['contract', 'machines', 'server', 'src'];

/** By name, every breach of production files, older ones included. */
export function wordBreaches(): Map<string, string> {
  const files = floors
    .flatMap((floor) =>
      readdirSync(join(root, floor), { recursive: true, encoding: 'utf8' }).map((name) => join(floor, name)),
    )
    .filter((name) => /\.tsx?$/.test(name) && !name.endsWith('.gen.ts') && !name.startsWith('server/seeds/'));
  const found = new Map<string, string>();
  for (const file of files)
    for (const name of exportedNames(file, readFileSync(join(root, file), 'utf8'))) {
      const breach = wordBreach(file, name);
      if (breach) found.set(name, `${file}: ${breach}`);
    }
  return found;
}

function main(): void {
  const found = wordBreaches();
  const known = new Set(wordExceptions());
  if (process.argv.includes('--write'))
    writeFileSync(
      list,
      [...known]
        .filter((name) => found.has(name))
        .map((name) => `${name}\n`)
        .join(''),
    );
  for (const [name, breach] of found)
    if (!known.has(name)) {
      console.error(breach);
      process.exitCode = 1;
    }
}

if (process.argv[1] === fileURLToPath(import.meta.url)) main();
