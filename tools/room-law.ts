import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { dirname, join, posix } from 'node:path';
import { fileURLToPath } from 'node:url';
import { parseSync } from 'oxc-parser';

/**
 * The import law of docs/architecture.md, on what files really import: statically, dynamically and for types alone,
 * by alias or by a relative path.
 */
export interface Import {
  readonly from: string;
  readonly to: string;
}

const floors = ['contract', 'frames', 'machines', 'src', 'server', 'tools'];
const engines = ['cluster', 'core', 'db', 'files', 'jobs', 'mail', 'realtime'];
/** What every engine may use. The others use these, files use jobs too, and none of them another. */
const ground = ['cluster', 'core', 'db'];
/** Name the types of all that a running server has, and so of every engine. */
const wholeServer = ['server/core/context.ts', 'server/core/room.ts'];
/** What the contract's rooms share: it knows none of them. */
const sharedContract = ['core', 'files'];

/** What each floor may import besides itself. */
const below: Readonly<Record<string, readonly string[]>> = {
  contract: [],
  frames: ['contract'],
  machines: ['contract'],
  server: ['contract'],
  'src/ui': [],
  'src/lib': ['contract', 'machines', 'src/ui'],
  'src/features': ['contract', 'machines', 'src/ui', 'src/lib'],
  'src/routes': ['contract', 'machines', 'src/ui', 'src/lib', 'src/features'],
  'src/app': ['contract', 'machines', 'src/ui', 'src/lib', 'src/features', 'src/routes'],
};

/** Own files that a source text imports; `exists` tells a path of ours from what is generated or a package. */
export function importsIn(from: string, text: string, exists: (path: string) => boolean): Import[] {
  const { module } = parseSync(from, text);
  const literal = ({ start, end }: { start: number; end: number }) => text.slice(start + 1, end - 1);
  const named = [
    ...module.staticImports.map(({ moduleRequest }) => moduleRequest.value),
    ...module.staticExports.flatMap(({ entries }) =>
      entries.map(({ moduleRequest }) => moduleRequest?.value),
    ),
    ...module.dynamicImports.map(({ moduleRequest }) => literal(moduleRequest)),
    // `import('…').Name` in a type is no import of the module's record.
    ...[...text.matchAll(/\bimport\('([^']+)'\)/g)].map(([, name]) => name),
  ];
  const paths = named.flatMap((name) => {
    if (name === undefined) return [];
    const alias = /^#((?:contract|machines|src|server)\/.+)$/.exec(name)?.[1];
    if (alias) return [alias];
    return /^\.\.?\//.test(name) ? [posix.join(dirname(from), name)] : [];
  });
  return [...new Set(paths)].filter(exists).map((to) => ({ from, to }));
}

const floorOf = (path: string) => {
  const [floor = '', part = ''] = path.split('/');
  return floor === 'src' && part in { ui: 1, lib: 1, features: 1, routes: 1, app: 1 } ? `src/${part}` : floor;
};
/** The room of a file of the contract, or '' for the roots. */
const contractRoomOf = (path: string) => /^contract\/([\w-]+)\//.exec(path)?.[1] ?? '';
/** The room of a file of the server, or '' for what stands above all rooms. */
const serverRoomOf = (path: string) => /^server\/([\w-]+)\//.exec(path)?.[1] ?? '';
const isPublic = (path: string) => /^server\/[\w-]+\/(?:index\.ts|schema\.ts|schema\/[\w-]+\.ts)$/.test(path);

/** Calls use rules, rules use queries, queries use the schema: the higher may use the lower. */
function layerOf(path: string): number {
  if (path.endsWith('.register.ts')) return 4;
  if (/^server\/[\w-]+\/calls\//.test(path)) return 3;
  if (/^server\/[\w-]+\/queries\//.test(path)) return 1;
  return isPublic(path) && !path.endsWith('index.ts') ? 0 : 2;
}

/** What is wrong with an import between engines; null: nothing. */
function engineBreach(from: string, room: string, other: string): string | null {
  if (room === other || ground.includes(other) || wholeServer.includes(from)) return null;
  return room === 'files' && other === 'jobs' ? null : `the engine ${room} imports the engine ${other}`;
}

/** What is wrong with an import within the contract; null: nothing. */
function contractBreach(from: string, to: string): string | null {
  const [room, other] = [contractRoomOf(from), contractRoomOf(to)];
  return sharedContract.includes(room) && other !== room && other !== 'core'
    ? 'what the rooms of the contract share imports a room'
    : null;
}

/** What is wrong with an import; null: nothing. */
export function breachOf({ from, to }: Import): string | null {
  const [here, there] = [floorOf(from), floorOf(to)];
  // Tools look at the whole product: of them the law asks only that they do not import each other in a circle.
  if (here === 'tools') return null;
  if (here === 'contract' && there === 'contract') return contractBreach(from, to);
  // Beside the floors of src/ lie the style sheet and what is generated.
  if (here !== there)
    return there === 'src' || below[here]?.includes(there) ? null : `${here} imports ${there}`;
  if (here === 'src/features')
    return from.split('/')[2] === to.split('/')[2] ? null : 'a feature imports another feature';
  if (here === 'frames') {
    const [page, other] = [from.split('/')[1], to.split('/')[1]];
    return page === other || other === 'shared' ? null : 'a page of a tool imports another page';
  }
  if (here !== 'server') return null;
  const [room, other] = [serverRoomOf(from), serverRoomOf(to)];
  if (room === '' || room === 'seeds') return null;
  if (other === '' || other === 'seeds') return 'a room imports what stands above all rooms';
  if (engines.includes(room))
    return engines.includes(other) ? engineBreach(from, room, other) : 'an engine imports a capability';
  if (engines.includes(other)) return null;
  if (room === 'directory' && other !== room) return 'the ground room imports another room';
  if (room !== other) return isPublic(to) ? null : "a capability imports another's inside";
  return layerOf(from) < layerOf(to) ? 'a lower layer imports a higher one' : null;
}

/** Groups of files that import each other, each sorted, by Tarjan's algorithm. */
export function cyclesIn(imports: readonly Import[]): string[][] {
  const next = new Map<string, string[]>();
  for (const { from, to } of imports) next.set(from, [...(next.get(from) ?? []), to]);
  const order = new Map<string, number>();
  const low = new Map<string, number>();
  const stack: string[] = [];
  const held = new Set<string>();
  const groups: string[][] = [];
  const visit = (file: string) => {
    order.set(file, order.size);
    low.set(file, order.size - 1);
    stack.push(file);
    held.add(file);
    const lowest = (other: number | undefined) =>
      low.set(file, Math.min(low.get(file) ?? Infinity, other ?? Infinity));
    for (const to of next.get(file) ?? []) {
      if (!order.has(to)) {
        visit(to);
        lowest(low.get(to));
      } else if (held.has(to)) lowest(order.get(to));
    }
    if (low.get(file) !== order.get(file)) return;
    const group = stack.splice(stack.indexOf(file));
    for (const each of group) held.delete(each);
    if (group.length > 1) groups.push(group.toSorted());
  };
  for (const file of next.keys()) if (!order.has(file)) visit(file);
  return groups;
}

/** Rooms of the contract that import each other, over others too: who knows one has to know them all. */
export function contractCircles(imports: readonly Import[]): string[][] {
  const between = imports.flatMap(({ from, to }) => {
    const [room, other] = [contractRoomOf(from), contractRoomOf(to)];
    return room !== '' && other !== '' && room !== other ? [{ from: room, to: other }] : [];
  });
  return cyclesIn(between);
}

const filesOf = (root: string): string[] =>
  floors
    .filter((floor) => existsSync(join(root, floor)))
    .flatMap((floor) =>
      readdirSync(join(root, floor), { recursive: true, encoding: 'utf8' }).map((name) => join(floor, name)),
    )
    .filter((path) => /\.(?:tsx?|mjs)$/.test(path) && !/(?:route-tree|machine-sources)\.gen\.ts$/.test(path));

/** Every import between files of the product. */
export function importsOf(root: string): Import[] {
  return filesOf(root).flatMap((path) =>
    importsIn(path, readFileSync(join(root, path), 'utf8'), (to) => existsSync(join(root, to))),
  );
}

/** Hints that the server never sends, or that no page hears. `texts` are the product's files by path. */
export function idleHints(texts: Readonly<Record<string, string>>): string[] {
  const declared = Object.entries(texts).flatMap(([path, text]) =>
    path.endsWith('.hints.ts')
      ? [...text.matchAll(/^export const (\w+)/gm)].map(([, name = '']) => name)
      : [],
  );
  const isNamed = (floor: string, name: string) =>
    Object.entries(texts).some(
      ([path, text]) => path.startsWith(`${floor}/`) && new RegExp(`\\b${name}\\b`).test(text),
    );
  return declared.flatMap((name) => [
    ...(isNamed('server', name) ? [] : [`hint ${name}: the server never sends it`]),
    ...(isNamed('src', name) ? [] : [`hint ${name}: no page hears it`]),
  ]);
}

/** Rooms that still write SQL outside `queries/`. Take a room off when it no longer does; add none. */
const roomsWithLooseSql = ['auth', 'choices', 'content', 'people'];

/**
 * What is wrong with a file of a room that writes SQL, statements or conditions, outside `queries/` and the schema;
 * null: nothing. Types alone may be named anywhere. What the operator's commands send by `pg` itself is not looked at.
 */
export function looseSql(path: string, text: string): string | null {
  const room = serverRoomOf(path);
  const isRule = layerOf(path) >= 2 && !engines.includes(room) && !['', 'seeds'].includes(room);
  if (!isRule) return null;
  const ofValues = parseSync(path, text).module.staticImports.some(
    ({ moduleRequest, entries }) =>
      /^drizzle-orm(?:\/|$)/.test(moduleRequest.value) && entries.some(({ isType }) => !isType),
  );
  const statement =
    /\b(?:db|tx|builder|unit)\s*\.(?:\$?with|\$count|select\w*|insert|update|delete|execute)(?:<[^(]*>)?\(/;
  return ofValues || statement.test(text) ? 'SQL outside queries/' : null;
}

/** Files with loose SQL in rooms that are not `listed`, and listed rooms that have none. `texts` by path. */
export function sqlBreaches(texts: Readonly<Record<string, string>>, listed: readonly string[]): string[] {
  const loose = Object.entries(texts).flatMap(([path, text]) => {
    const says = looseSql(path, text);
    return says === null ? [] : [{ room: serverRoomOf(path), line: `${path}: ${says}` }];
  });
  const tidy = listed.filter((name) => !loose.some(({ room }) => room === name));
  return [
    ...loose.filter(({ room }) => !listed.includes(room)).map(({ line }) => line),
    ...tidy.map((room) => `${room}: has no SQL outside queries/ any more; take it off the list`),
  ];
}

function main(): void {
  const root = fileURLToPath(new URL('../', import.meta.url));
  const imports = importsOf(root);
  const breaches = imports.flatMap((each) => {
    const says = breachOf(each);
    return says === null ? [] : [`${each.from}: ${says}: ${each.to}`];
  });
  const cycles = cyclesIn(imports).map((group) => `cycle of ${group.length}: ${group.join(', ')}`);
  const circles = contractCircles(imports).map(
    (rooms) => `rooms of the contract import each other: ${rooms.join(', ')}`,
  );
  const texts = Object.fromEntries(
    filesOf(root).map((path) => [path, readFileSync(join(root, path), 'utf8')]),
  );
  const found = [
    ...breaches,
    ...cycles,
    ...circles,
    ...idleHints(texts),
    ...sqlBreaches(texts, roomsWithLooseSql),
  ];
  for (const line of found) console.error(line);
  if (found.length > 0) process.exitCode = 1;
}

if (process.argv[1] === fileURLToPath(import.meta.url)) main();
