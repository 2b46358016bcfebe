import { loginWords, screenWords } from '../later-words.mjs';
import { type Make, spread } from './parts.ts';

/** What rooms hand out, and where it is found: nobody keeps a list of the rooms. */
interface Register {
  /** Of the export it becomes in the root. */
  readonly name: string;
  /** Files of the rooms that may have one. */
  readonly files: RegExp;
  /** What they export is named by this. */
  readonly exported: RegExp;
  readonly make: Make;
}

const list =
  (type: string): Make =>
  (name, parts) =>
    `export const ${name}: readonly ${type}[] = [\n${parts.map((part) => `  ${part},\n`).join('')}];\n`;

const allOf: Make = (name, parts) => `export type ${name} = ${parts.join('\n  & ')};\n`;

const fields: Make = (name, parts) =>
  `export const ${name} = {\n${parts.map((part) => `  ${part},\n`).join('')}};\n`;

const textsOf = (name: string, files: string, language: string): Register => ({
  name,
  files: new RegExp(`^src/(?:${files})\\.${language}\\.ts$`),
  exported: /^\w+$/,
  make: fields,
});

/** A browser loads whole files, so the texts of each step are in their own file. */
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
export const roots: Readonly<
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
