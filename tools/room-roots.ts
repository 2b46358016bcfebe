import { existsSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { dirname, join, posix } from 'node:path';
import { fileURLToPath } from 'node:url';
import { loginWords, screenWords } from './later-words.mjs';

/** What rooms hand out, and where it is found: nobody keeps a list of the rooms. */
interface Register {
  /** Of the export it becomes in the root. */
  readonly name: string;
  /** Files of the rooms that may have one. */
  readonly files: RegExp;
  /** What they export is named by this. */
  readonly exported: RegExp;
  readonly make: (name: string, parts: readonly string[]) => string;
}

const spread: Register['make'] = (name, parts) =>
  `export const ${name} = {\n${parts.map((part) => `  ...${part},\n`).join('')}};\n`;

const list =
  (type: string): Register['make'] =>
  (name, parts) =>
    `export const ${name}: readonly ${type}[] = [\n${parts.map((part) => `  ${part},\n`).join('')}];\n`;

const allOf: Register['make'] = (name, parts) => `export type ${name} = ${parts.join('\n  & ')};\n`;

const fields: Register['make'] = (name, parts) =>
  `export const ${name} = {\n${parts.map((part) => `  ${part},\n`).join('')}};\n`;

const textsOf = (name: string, files: string, language: string): Register => ({
  name,
  files: new RegExp(`^src/(?:${files})\\.${language}\\.ts$`),
  exported: /^\w+$/,
  make: fields,
});

/** Each step has a file of its own, because a browser always loads a file whole. */
const earlyTexts = (language: string): Readonly<Record<'login' | 'screens', readonly Register[]>> => ({
  login: [
    textsOf('loginTexts', loginWords, language),
    {
      name: 'loginRefusals',
      files: new RegExp(`^src/features/auth/refusals\\.${language}\\.ts$`),
      exported: /^\w+Refusals$/,
      make: spread,
    },
  ],
  screens: [textsOf('screenTexts', screenWords, language)],
});

const words = (language: string, ending: string): readonly Register[] => [
  {
    name: 'roomTexts',
    files: new RegExp(`^src/(?:features/.+|lib/words)/texts\\.${language}\\.ts$`),
    exported: new RegExp(`^\\w+${ending}$`),
    make: spread,
  },
  {
    name: 'roomRefusals',
    files: new RegExp(`^src/features/.+/refusals\\.${language}\\.ts$`),
    exported: /^\w+Refusals$/,
    make: spread,
  },
];

const kinds = /^contract\/.+\/[\w-]+\.kinds\.ts$/;

/** Made of the rooms by `npm run codegen`, and kept out of the repository: the roots import these. */
const roots: Readonly<
  Record<string, { readonly imports?: readonly string[]; readonly registers: readonly Register[] }>
> = {
  'contract/kinds.gen.ts': {
    registers: [
      { name: 'roomSearched', files: kinds, exported: /^\w+Searched$/, make: spread },
      { name: 'roomNotified', files: kinds, exported: /^\w+Notified$/, make: spread },
    ],
  },
  'contract/measures.gen.ts': {
    registers: [
      {
        name: 'roomMeasures',
        files: /^contract\/.+\/[\w-]+\.measures\.ts$/,
        exported: /^\w+Measures$/,
        make: spread,
      },
    ],
  },
  'contract/statuses.gen.ts': {
    registers: [
      {
        name: 'roomStatuses',
        files: /^contract\/.+\/[\w-]+\.refusals\.ts$/,
        exported: /^\w+Statuses$/,
        make: spread,
      },
    ],
  },
  'contract/screens.gen.ts': {
    registers: [
      {
        name: 'roomScreens',
        files: /^contract\/.+\/[\w-]+\.screens\.ts$/,
        exported: /^\w+Screens$/,
        make: spread,
      },
    ],
  },
  'machines/machines.gen.ts': {
    registers: [
      {
        name: 'roomMachines',
        files: /^machines\/.+\/[\w-]+\.machines\.ts$/,
        exported: /^\w+Machines$/,
        make: spread,
      },
    ],
  },
  'server/rooms.gen.ts': {
    imports: ["import type { Room } from './core/room.ts';"],
    registers: [
      { name: 'rooms', files: /^server\/.+\.register\.ts$/, exported: /^\w+Room$/, make: list('Room') },
    ],
  },
  'src/routes/-rooms.gen.ts': {
    imports: ["import type { RoomRegister } from '#src/lib/room-register.ts';"],
    registers: [
      {
        name: 'rooms',
        files: /^src\/features\/.+\.register\.tsx?$/,
        exported: /^\w+Register$/,
        make: list('RoomRegister'),
      },
    ],
  },
  'src/app/words/texts.gen.ts': {
    registers: [
      {
        name: 'RoomTexts',
        files: /^src\/(?:features\/.+|lib\/words)\/texts\.ts$/,
        exported: /^\w+Texts$/,
        make: allOf,
      },
    ],
  },
  'src/app/words/login-hindi.gen.ts': { registers: earlyTexts('hi').login },
  'src/app/words/login-urdu.gen.ts': { registers: earlyTexts('ur').login },
  'src/app/words/screens-hindi.gen.ts': { registers: earlyTexts('hi').screens },
  'src/app/words/screens-urdu.gen.ts': { registers: earlyTexts('ur').screens },
  'src/app/words/hindi.gen.ts': { registers: words('hi', 'Hindi') },
  'src/app/words/urdu.gen.ts': { registers: words('ur', 'Urdu') },
  'tests/server/aims.gen.ts': {
    registers: [
      {
        name: 'roomAims',
        files: /^tests\/server\/[\w-]+\/aims\.ts$/,
        exported: /^aims$/,
        make: spread,
      },
    ],
  },
};

interface Part {
  readonly path: string;
  readonly exported: string;
  readonly isType: boolean;
  /** As it is called in the root. */
  readonly local: string;
}

function partsIn(root: string, path: string, register: Register): Part[] {
  const text = readFileSync(join(root, path), 'utf8');
  return [...text.matchAll(/^export (const|interface|type) (\w+)/gm)].flatMap(
    ([, kind = '', exported = '']) =>
      register.exported.test(exported)
        ? [{ path, exported, isType: kind !== 'const', local: localName(path, exported) }]
        : [],
  );
}

/** Aims have one name in all rooms. */
function localName(path: string, exported: string): string {
  if (exported !== 'aims') return exported;
  const room = posix.basename(dirname(path));
  return `${camelCase(room)}Aims`;
}

/** `../` never: what lies on another floor is imported by its alias. */
function specifier(from: string, to: string): string {
  const near = posix.relative(posix.dirname(from), to);
  return near.startsWith('../') ? `#${to}` : `./${near}`;
}

function importLine(from: string, { path, exported, local, isType }: Part): string {
  const name = exported === local ? exported : `${exported} as ${local}`;
  return `import ${isType ? 'type ' : ''}{ ${name} } from '${specifier(from, path)}';`;
}

/** A call or a handler: the wire name it declares, and the export that holds it. */
interface Named extends Part {
  readonly wireName: string;
}

/**
 * What a file declares or handles: one call, as `defineCall('wire-name', …)` or `Handler<'wire-name'>`, or the four of
 * a plain resource, as `resourceCalls('thing', 'things', …)` or `resourceHandlers(…)`.
 */
function namedIn(root: string, path: string, pattern: RegExp): Named[] {
  const text = readFileSync(join(root, path), 'utf8');
  const [, resource] = ofResource.exec(text) ?? [];
  if (resource !== undefined) {
    const declaration = path.replace(/^server\/(.+)\.ts$/, 'contract/$1.calls.ts');
    const [, thing, things] = resourceNames.exec(readFileSync(join(root, declaration), 'utf8')) ?? [];
    if (thing === undefined || things === undefined) throw new Error(`${declaration} names no resource.`);
    return Object.entries({
      list: `${thing}-list`,
      byId: `${thing}-by-id`,
      save: `save-${thing}`,
      setRemoved: `set-${things}-removed`,
    }).map(([which, wireName]) => ({
      path,
      exported: resource,
      isType: false,
      wireName,
      local: `${resource}.${which}`,
    }));
  }
  const [, exported, wireName] = pattern.exec(text) ?? [];
  if (exported === undefined || wireName === undefined) throw new Error(`${path} names no call.`);
  return [{ path, exported, isType: false, local: exported, wireName }];
}

/** What a root imports to have these in it. */
const importsOf = (from: string, named: readonly Named[]): string[] => [
  ...new Set(named.map((each) => importLine(from, { ...each, local: each.exported }))),
];

const camelCase = (name: string) => name.replaceAll(/-(.)/g, (_, letter: string) => letter.toUpperCase());
const property = ({ wireName, local }: Named) => `  '${wireName}': ${local},\n`;

const callFile = /^contract\/([\w-]+)\/calls\/[\w-]+\.calls?\.ts$/;
const notBuiltFile = /^contract\/([\w-]+)\/not-built\.calls\.ts$/;
const handlerFile = /^server\/[\w-]+\/calls\/[\w-]+\.ts$/;
const declaredCall = /^export const (\w+) = \w+\(\s*'([^']+)'/m;
const ofResource = /^export const (\w+) = resource(?:Calls|Handlers)\(/m;
const resourceNames = /= resourceCalls\(\s*'([^']+)',\s*'([^']+)'/;
const handledCall = /^export const (\w+): Handler<\s*'([^']+)',?\s*>/m;

/** The calls of each room, the table of all of them, and the handlers, from the files in the folders `calls`. */
function callRoots(root: string, files: readonly string[]): Record<string, string> {
  const rooms = new Map<string, string[]>();
  for (const file of files) {
    const room = (callFile.exec(file) ?? notBuiltFile.exec(file))?.[1];
    if (room !== undefined) rooms.set(room, [...(rooms.get(room) ?? []), file]);
  }
  const made: Record<string, string> = {};
  const lists: Part[] = [];
  for (const [room, own] of [...rooms].toSorted(([one], [other]) => one.localeCompare(other))) {
    const path = `contract/${room}/${room}.calls.gen.ts`;
    const exported = `${camelCase(room)}Calls`;
    const calls = own
      .filter((file) => callFile.test(file))
      .toSorted()
      .flatMap((file) => namedIn(root, file, declaredCall));
    const notBuilt = own.some((file) => notBuiltFile.test(file));
    const imports = [
      ...(notBuilt ? ["import { notBuiltCalls } from './not-built.calls.ts';"] : []),
      ...importsOf(path, calls),
    ];
    const body = `${notBuilt ? '  ...notBuiltCalls,\n' : ''}${calls.map(property).join('')}`;
    made[path] = `${imports.join('\n')}\n\nexport const ${exported} = {\n${body}};\n`;
    lists.push({ path, exported, isType: false, local: exported });
  }
  made['contract/calls.gen.ts'] =
    `${lists.map((part) => importLine('contract/calls.gen.ts', part)).join('\n')}\n\n` +
    spread(
      'roomCalls',
      lists.map(({ local }) => local),
    );
  const handlers = files
    .filter((file) => handlerFile.test(file))
    .toSorted()
    .flatMap((file) => namedIn(root, file, handledCall));
  made['server/handlers.gen.ts'] =
    `${importsOf('server/handlers.gen.ts', handlers).join('\n')}\n\n` +
    `export const roomHandlers = {\n${handlers.map(property).join('')}};\n`;
  return made;
}

/** The text of every root, by its path. */
export function rootsOf(root: string): Readonly<Record<string, string>> {
  const floors = ['contract', 'machines', 'server', 'src', 'tests/server'];
  const files = floors
    .filter((floor) => existsSync(join(root, floor)))
    .flatMap((floor) =>
      readdirSync(join(root, floor), { recursive: true, encoding: 'utf8' }).map((name) =>
        posix.join(floor, name),
      ),
    );
  const others = Object.fromEntries(
    Object.entries(roots).map(([path, { imports = [], registers }]) => {
      const made = registers.map((register) => ({
        register,
        parts: files
          .filter((file) => register.files.test(file))
          .flatMap((file) => partsIn(root, file, register))
          .toSorted((one, other) => (one.local < other.local ? -1 : 1)),
      }));
      const lines = made.flatMap(({ parts }) => parts.map((part) => importLine(path, part)));
      const bodies = made.map(({ register, parts }) =>
        register.make(
          register.name,
          parts.map(({ local }) => local),
        ),
      );
      return [path, `${[...imports, ...lines].join('\n')}\n\n${bodies.join('\n')}`];
    }),
  );
  return { ...callRoots(root, files), ...others };
}

/** Writes the roots that changed, so that file watchers stay quiet, and removes the list of a room that is gone. */
export function writeRoots(root: string): void {
  const made = rootsOf(root);
  for (const [path, text] of Object.entries(made)) {
    const file = join(root, path);
    if (!existsSync(file) || readFileSync(file, 'utf8') !== text) writeFileSync(file, text);
  }
  for (const name of readdirSync(join(root, 'contract'), { recursive: true, encoding: 'utf8' })) {
    const path = posix.join('contract', name);
    if (path.endsWith('.calls.gen.ts') && !(path in made)) rmSync(join(root, path));
  }
}

if (process.argv[1] === fileURLToPath(import.meta.url))
  writeRoots(fileURLToPath(new URL('../', import.meta.url)));
