import { type Draft, edit, put } from './draft.ts';
import { type Declared, takeDeclared, withImport, within } from './edits.ts';
import { fileNameOf, variableOf } from './names.ts';
import { aimsFile, callFile, callsFile, handlerFile, registerFile, testFile } from './templates.ts';

/**
 * A room on the floors of contract, server and tests; what is there already stays. The roots find it by the names of
 * its files (`tools/room-roots.ts`).
 */
export function addRoom(draft: Draft, room: string): void {
  if (!/^[a-z]+(-[a-z]+)*$/.test(room))
    throw new Error('A room is named in small letters and hyphens, such as screen-share.');
  const variable = variableOf(room);
  put(draft, `contract/${room}/${room}.calls.ts`, callsFile(variable));
  put(draft, `server/${room}/${room}.register.ts`, registerFile(room, variable));
  put(draft, `tests/server/${room}/aims.ts`, aimsFile(room, variable));
  // A room may have a register and offer no calls yet.
  edit(draft, `server/${room}/${room}.register.ts`, (text) =>
    text.includes(`${variable}Handlers`) ? text : withHandlers(text, room, variable),
  );
}

function withHandlers(text: string, room: string, variable: string): string {
  const file = registerFile(room, variable).trimStart();
  const body = file.indexOf('/** A built call');
  return `${withImport(text, file.slice(0, body).trim())}\n${file.slice(body)}`;
}

/** A call of a room: its contract, its handler, its aim and its test, and their lines in the room's registers. */
export function addCall(
  draft: Draft,
  room: string,
  wireName: string,
  { hasTest = true }: { readonly hasTest?: boolean } = {},
): void {
  addRoom(draft, room);
  const name = fileNameOf(wireName);
  const variable = variableOf(wireName);
  const contractFile = `contract/${room}/calls/${name}.call.ts`;
  if (draft.read(contractFile) !== null) throw new Error(`${contractFile} is there already.`);
  const declared = takeFromNotBuilt(draft, room, wireName);
  const isOfCatalogue = draft.read('contract/catalogue.ts')?.includes(`'${wireName}'`) ?? false;
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
  if (hasTest) draft.write(`tests/server/${room}/${name}.test.ts`, testFile(call));
  const key = /^\w+$/.test(wireName) ? wireName : `'${wireName}'`;
  edit(draft, `contract/${room}/${room}.calls.ts`, (text) =>
    within(
      withImport(text, `import { ${variable}Call } from './calls/${name}.call.ts';`),
      /Calls = \{/,
      `${key}: ${variable}Call`,
    ),
  );
  edit(draft, `server/${room}/${room}.register.ts`, (text) =>
    within(
      withImport(text, `import { ${variable} } from './calls/${name}.ts';`),
      /^export const \w+Handlers: .* = \{/m,
      `${key}: ${variable}`,
    ),
  );
  edit(draft, `tests/server/${room}/aims.ts`, (text) =>
    within(text, /^export const aims: .* = \{/m, `${key}: { body: () => ({}) }`),
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
