import { existsSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { dirname, join, posix } from 'node:path';
import { fileURLToPath } from 'node:url';

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
  'contract/calls.gen.ts': {
    registers: [
      {
        name: 'roomCalls',
        files: /^contract\/.+\/(?!not-built)[\w-]+\.calls\.ts$/,
        exported: /^\w+Calls$/,
        make: spread,
      },
    ],
  },
  'contract/kinds.gen.ts': {
    registers: [
      { name: 'roomSearched', files: kinds, exported: /^\w+Searched$/, make: spread },
      { name: 'roomNotified', files: kinds, exported: /^\w+Notified$/, make: spread },
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
      {
        name: 'roomHandlers',
        files: /^server\/.+\.register\.ts$/,
        exported: /^\w+Handlers$/,
        make: spread,
      },
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
  return `${room.replaceAll(/-(.)/g, (_, letter: string) => letter.toUpperCase())}Aims`;
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
  return Object.fromEntries(
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
}

/** Writes those that changed: whoever watches files is not woken for nothing. */
export function writeRoots(root: string): void {
  for (const [path, text] of Object.entries(rootsOf(root))) {
    const file = join(root, path);
    if (!existsSync(file) || readFileSync(file, 'utf8') !== text) writeFileSync(file, text);
  }
}

if (process.argv[1] === fileURLToPath(import.meta.url))
  writeRoots(fileURLToPath(new URL('../', import.meta.url)));
