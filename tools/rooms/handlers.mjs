import ts from 'typescript';
import { sharedOfHandlers } from './capabilities.mjs';
import { camel, fileNameOf, key } from './names.mjs';
import { analyse, setImports, splitFile } from './split.mjs';

const roomOfFolder = { session: 'auth', 'forced-logout': 'auth', places: 'schools' };

/** server/calls/**.ts → server/<capability>/calls/<call>.ts, a register in each room. */
export function splitHandlers(tree) {
  const roomOfCall = new Map();
  for (const path of tree.paths()) {
    const match = /^contract\/([\w-]+)\/calls\/([\w-]+)\.call\.ts$/.exec(path);
    if (!match) continue;
    const name = /defineCall\(\s*'([^']+)'/.exec(tree.text(path))?.[1];
    roomOfCall.set(name, match[1]);
  }
  const whole = new Map();
  const told = new Map();
  const handlers = []; // { name, constant, room }
  const files = tree.paths().filter((path) => /^server\/calls\/.+\.ts$/.test(path));
  const callOf = (statement) => {
    if (!ts.isVariableStatement(statement.node)) return null;
    const type = statement.node.declarationList.declarations[0].type;
    if (!type || !ts.isTypeReferenceNode(type) || type.typeName.getText() !== 'Handler') return null;
    return type.typeArguments?.[0]?.literal?.text ?? null;
  };
  // What one handler's file takes from another's is shared.
  const importersOf = (path) => tree.importersOf(path);
  for (const path of files) {
    if (!tree.has(path)) continue;
    const origin = path.split('/').pop().slice(0, -3);
    const { statements } = analyse(tree, path);
    const byName = new Map(statements.flatMap((each) => each.names.map((name) => [name, each])));
    const calls = new Map(statements.map((each) => [each, callOf(each)]));
    const own = statements.filter((each) => calls.get(each));
    const target = (name) => {
      const room = roomOfCall.get(name);
      if (!room) throw new Error(`${path}: no call ${name}`);
      return `server/${room}/calls/${fileNameOf(name)}.ts`;
    };
    for (const each of own) handlers.push({ name: calls.get(each), constant: each.names[0], room: roomOfCall.get(calls.get(each)) });
    const outside = new Set();
    for (const other of importersOf(path))
      for (const { name, spec } of analyse(tree, other).imports) if (tree.resolve(other, spec) === path) outside.add(name);
    const users = new Map(statements.map((each) => [each, new Set()]));
    for (const handler of statements.filter((each) => own.includes(each) || each.names.some((name) => outside.has(name)))) {
      const todo = [handler];
      const seen = new Set();
      while (todo.length > 0) {
        const each = todo.pop();
        if (seen.has(each)) continue;
        seen.add(each);
        users.get(each).add(handler);
        for (const ref of each.refs) if (byName.has(ref)) todo.push(byName.get(ref));
      }
    }
    const folder = path.split('/')[2];
    const firstRoom = own.length > 0 ? roomOfCall.get(calls.get(own[0])) : (roomOfFolder[folder] ?? folder);
    const shared = sharedOfHandlers[origin] ?? `server/${firstRoom}/${origin}.ts`;
    const targetOf = (statement) => {
      const each = statements.find((other) => other.node.pos === statement.node.pos);
      const call = calls.get(each);
      if (call) return target(call);
      const mine = [...users.get(each)];
      if (mine.length === 1 && calls.get(mine[0]) && !each.names.some((name) => outside.has(name))) return target(calls.get(mine[0]));
      return shared;
    };
    const targets = new Set(statements.map(targetOf));
    if (own.length > 0 && targets.has(shared) && sharedOfHandlers[origin] === undefined) tree.warn(`${path}: what its handlers share goes to ${shared}; sharedOfHandlers names no place`);
    if (targets.size === 1) {
      // One handler: the file moves whole, with its history.
      const [to] = targets;
      whole.set(path, to);
      continue;
    }
    const before = tree.origin.get(path);
    splitFile(tree, path, targetOf);
    // The history follows what is shared, else the first handler.
    const heir = [...targets].find((to) => to === shared) ?? [...targets][0];
    if (before && !tree.origin.has(heir)) tree.origin.set(heir, before);
    told.set(path, heir);
  }
  tree.moveAll(whole);
  for (const path of files) {
    const [, , old] = path.split('/');
    const to = whole.get(path) ?? told.get(path);
    const room = to?.split('/')[1];
    if (room && !told.has(`server/calls/${old}`)) told.set(`server/calls/${old}`, `server/${room}/calls`);
  }
  tree.mention(told);
  const rooms = [...new Set(handlers.map(({ room }) => room))].sort();
  for (const room of rooms) {
    const mine = handlers.filter((each) => each.room === room).sort((a, b) => a.name.localeCompare(b.name));
    const lines = [
      `import type { ${camel(room)}Calls } from '#contract/${room}/${room}.calls.ts';`,
      `import type { Handlers } from '#server/core/pipeline.ts';`,
      ...mine.map(({ name, constant }) => `import { ${constant} } from './calls/${fileNameOf(name)}.ts';`),
    ];
    tree.set(
      `server/${room}/${room}.register.ts`,
      `${lines.join('\n')}\n\n/** A built call of the room without a handler does not compile, nor a handler without a call. */\nexport const ${camel(room)}Handlers: Handlers<typeof ${camel(room)}Calls> = {\n${mine.map(({ name, constant }) => (name === constant ? `  ${constant},` : `  ${key(name)}: ${constant},`)).join('\n')}\n};\n`,
    );
  }
  const path = 'server/call-handlers.ts';
  const file = tree.ast(path);
  const node = file.statements.find((each) => ts.isVariableStatement(each) && each.declarationList.declarations[0].name.getText(file) === 'handlers');
  const declared = node.declarationList.declarations[0];
  tree.edit(path, [
    { start: declared.initializer.getStart(file), end: declared.initializer.getEnd(), text: `{\n${rooms.map((room) => `  ...${camel(room)}Handlers,`).join('\n')}\n}` },
  ]);
  const { imports } = analyse(tree, path);
  setImports(tree, path, [
    ...imports.filter(({ spec }) => !/\/calls\//.test(spec)),
    ...rooms.map((room) => ({ spec: `./${room}/${room}.register.ts`, name: `${camel(room)}Handlers`, local: `${camel(room)}Handlers`, isType: false })),
  ]);
  const pipeline = 'server/core/pipeline.ts';
  const text = tree.text(pipeline);
  const anchor = /\ntype AnyHandler = /;
  if (!anchor.test(text)) tree.warn(`${pipeline}: no place for Handlers`);
  else
    tree.set(
      pipeline,
      text.replace(
        anchor,
        `\n/** One handler for each built call of a room's table. */\nexport type Handlers<Calls> = {\n  readonly [Name in Extract<keyof Calls, BuiltCallName> as Calls[Name] extends { readonly built: true }\n    ? Name\n    : never]: Handler<Name>;\n};\n\ntype AnyHandler = `,
      ),
    );
}
