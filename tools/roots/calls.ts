import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { camelCase, importLine, type Part, spread } from './parts.ts';

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

const property = ({ wireName, local }: Named) => `  '${wireName}': ${local},\n`;

const callFile = /^contract\/([\w-]+)\/calls\/[\w-]+\.calls?\.ts$/;
const notBuiltFile = /^contract\/([\w-]+)\/not-built\.calls\.ts$/;
const handlerFile = /^server\/[\w-]+\/calls\/[\w-]+\.ts$/;
const declaredCall = /^export const (\w+) = \w+\(\s*'([^']+)'/m;
const ofResource = /^export const (\w+) = resource(?:Calls|Handlers)\(/m;
const resourceNames = /= resourceCalls\(\s*'([^']+)',\s*'([^']+)'/;
const handledCall = /^export const (\w+): Handler<\s*'([^']+)',?\s*>/m;

/** The calls of each room, the table of all of them, and the handlers, from the files in the folders `calls`. */
export function callRoots(root: string, files: readonly string[]): Record<string, string> {
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
