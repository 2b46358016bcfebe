import { type Declared, takeDeclared, withEntry, withImport } from './edits.ts';
import { fileNameOf, variableOf } from './names.ts';
import { aimsFile, callFile, callsFile, handlerFile, registerFile, testFile } from './templates.ts';

/** The project as it will be: what was not changed is read where it stands. */
export interface Draft {
  /** null: there is no such file. */
  readonly read: (path: string) => string | null;
  readonly write: (path: string, text: string) => void;
}

/** Where the roots take a room in; nothing else outside its own folders changes when a room is added. */
const roots = {
  contract: 'contract/catalogue.ts',
  server: 'server/call-handlers.ts',
  tests: 'tests/server/aims.ts',
} as const;

const edit = ({ read, write }: Draft, path: string, change: (text: string) => string) => {
  const text = read(path);
  if (text === null) throw new Error(`${path} is missing.`);
  write(path, change(text));
};

/** A room on the floors of contract, server and tests; what is there already stays. */
export function addRoom(draft: Draft, room: string): void {
  if (!/^[a-z]+(-[a-z]+)*$/.test(room))
    throw new Error('A room is named in small letters and hyphens, such as screen-share.');
  const variable = variableOf(room);
  const takeIn = (file: string, text: string, root: string, line: string, opening: RegExp, entry: string) => {
    if (draft.read(file) !== null) return;
    draft.write(file, text);
    edit(draft, root, (before) => withEntry(withImport(before, line), opening, entry));
  };
  takeIn(
    `contract/${room}/${room}.calls.ts`,
    callsFile(variable),
    roots.contract,
    `import { ${variable}Calls } from './${room}/${room}.calls.ts';`,
    /^const merged = \{/m,
    `...${variable}Calls,`,
  );
  takeIn(
    `server/${room}/${room}.register.ts`,
    registerFile(room, variable),
    roots.server,
    `import { ${variable}Handlers } from './${room}/${room}.register.ts';`,
    /^export const handlers: \{.*\} = \{/m,
    `...${variable}Handlers,`,
  );
  // A room may have a register and offer no calls yet.
  edit(draft, `server/${room}/${room}.register.ts`, (text) =>
    text.includes(`${variable}Handlers`) ? text : withHandlers(draft, text, room, variable),
  );
  takeIn(
    `tests/server/${room}/aims.ts`,
    aimsFile(room, variable),
    roots.tests,
    `import { aims as ${variable} } from './${room}/aims.ts';`,
    /^export const aims: \{.*\} = \{/m,
    `...${variable},`,
  );
}

function withHandlers(draft: Draft, text: string, room: string, variable: string): string {
  const file = registerFile(room, variable).trimStart();
  const body = file.indexOf('/** A built call');
  edit(draft, roots.server, (before) =>
    withEntry(
      withImport(before, `import { ${variable}Handlers } from './${room}/${room}.register.ts';`),
      /^export const handlers: \{.*\} = \{/m,
      `...${variable}Handlers,`,
    ),
  );
  return `${withImport(text, file.slice(0, body).trim())}\n${file.slice(body)}`;
}

/** A call of a room: its contract, its handler, its aim and its test, and their lines in the room's registers. */
export function addCall(draft: Draft, room: string, wireName: string): void {
  addRoom(draft, room);
  const name = fileNameOf(wireName);
  const variable = variableOf(wireName);
  const contractFile = `contract/${room}/calls/${name}.call.ts`;
  if (draft.read(contractFile) !== null) throw new Error(`${contractFile} is there already.`);
  const declared = takeFromNotBuilt(draft, room, wireName);
  const isOfCatalogue = draft.read(roots.contract)?.includes(`'${wireName}'`) ?? false;
  if (isOfCatalogue && !declared)
    throw new Error(`${wireName} is a call of the catalogue, and of another room or built already.`);
  const area = areaOf(draft, room);
  const call = {
    wireName,
    variable,
    shape: declared?.shape ?? `method: 'POST', areas: ['${area}'], ours: true`,
    rows: declared?.rows ?? '',
  };
  draft.write(contractFile, callFile(call));
  draft.write(`server/${room}/calls/${name}.ts`, handlerFile(call));
  draft.write(`tests/server/${room}/${name}.test.ts`, testFile(call));
  const key = /^\w+$/.test(wireName) ? wireName : `'${wireName}'`;
  edit(draft, `contract/${room}/${room}.calls.ts`, (text) =>
    withEntry(
      withImport(text, `import { ${variable}Call } from './calls/${name}.call.ts';`),
      /Calls = \{/,
      `${key}: ${variable}Call,`,
    ),
  );
  edit(draft, `server/${room}/${room}.register.ts`, (text) =>
    withEntry(
      withImport(text, `import { ${variable} } from './calls/${name}.ts';`),
      /^export const \w+Handlers: .* = \{/m,
      `${key}: ${variable},`,
    ),
  );
  edit(draft, `tests/server/${room}/aims.ts`, (text) =>
    withEntry(text, /^export const aims: .* = \{/m, `${key}: { body: () => ({}) },`),
  );
}

function takeFromNotBuilt(draft: Draft, room: string, wireName: string): Declared | null {
  const path = `contract/${room}/not-built.calls.ts`;
  const declared = takeDeclared(draft.read(path) ?? '', wireName);
  if (declared) draft.write(path, declared.rest);
  return declared;
}

/** Of the room's calls so far; of a new room the widest. */
function areaOf(draft: Draft, room: string): string {
  const files = ['not-built.calls.ts', `${room}.calls.ts`];
  const texts = files.map((file) => draft.read(`contract/${room}/${file}`) ?? '');
  const [, first] = /from '\.\/(calls\/[^']+)'/.exec(texts[1] ?? '') ?? [];
  if (first) texts.push(draft.read(`contract/${room}/${first}`) ?? '');
  return /areas: \['([^']+)'/.exec(texts.join('\n'))?.[1] ?? 'School and school admin';
}
