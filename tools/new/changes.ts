import { type Draft, edit, put } from './draft.ts';
import { type Declared, takeDeclared, within } from './edits.ts';
import { fileNameOf, variableOf } from './names.ts';
import { aimsFile, callFile, handlerFile, testFile } from './templates.ts';

/** The name of a room, which becomes a folder on each floor. */
export function checkRoomName(room: string): void {
  if (!/^[a-z]+(-[a-z]+)*$/.test(room))
    throw new Error('A room is named in small letters and hyphens, such as screen-share.');
}

/**
 * A call of a room, new or not: its contract, its handler, its aim and its test. The roots find them by the names of
 * their files (`tools/room-roots.ts`), so no file of the product is edited.
 */
export function addCall(draft: Draft, room: string, wireName: string): void {
  checkRoomName(room);
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
  draft.write(`tests/server/${room}/${name}.test.ts`, testFile(call));
  aimCall(draft, room, wireName, 'body: () => ({})');
}

/** How the tests made from the contract make a call of a room. */
export function aimCall(draft: Draft, room: string, wireName: string, aimed: string): void {
  const key = /^\w+$/.test(wireName) ? wireName : `'${wireName}'`;
  const aims = `tests/server/${room}/aims.ts`;
  put(draft, aims, aimsFile(room));
  edit(draft, aims, (text) => within(text, /^export const aims: .* = \{/m, `${key}: { ${aimed} }`));
}

function takeFromNotBuilt(draft: Draft, room: string, wireName: string): Declared | null {
  const path = `contract/${room}/not-built.calls.ts`;
  const declared = takeDeclared(draft.read(path) ?? '', wireName);
  if (declared) draft.write(path, declared.rest);
  return declared;
}

/** Of the room's calls that are not built, or of one that is; of a new room the widest. */
function areaOf(draft: Draft, room: string): string {
  const built = draft.list(`contract/${room}/calls`).slice(0, 1);
  const texts = [`contract/${room}/not-built.calls.ts`, ...built].map((path) => draft.read(path) ?? '');
  return /areas: \['([^']+)'/.exec(texts.join('\n'))?.[1] ?? 'School and school admin';
}
