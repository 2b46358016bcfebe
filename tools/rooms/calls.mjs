import ts from 'typescript';
import { capabilities, capabilityOf, sharedOfCalls } from './capabilities.mjs';
import { callConstant, camel, fileNameOf, key } from './names.mjs';
import { analyse, refsOf, setImports, splitFile } from './split.mjs';
import { isCode, specifier } from './tree.mjs';

const unwrap = (node) => {
  let each = node;
  while (ts.isAsExpression(each) || ts.isSatisfiesExpression(each) || ts.isParenthesizedExpression(each)) each = each.expression;
  return each;
};

/** contract/calls/*.ts → contract/<capability>/calls/<call>.call.ts, a register in each room, one catalogue. */
export function splitCalls(tree) {
  const origins = tree.paths().filter((path) => /^contract\/calls\/[\w-]+\.ts$/.test(path));
  /** Values at the top of a file by name, those it imports from its neighbours too. */
  const valuesOf = (path) => {
    const file = tree.ast(path);
    const found = new Map();
    for (const { local, name, spec } of analyse(tree, path).imports) {
      const to = tree.resolve(path, spec);
      if (to && origins.includes(to) && local) {
        const value = valuesOf(to).get(name);
        if (value) found.set(local, value);
      }
    }
    for (const node of file.statements)
      if (ts.isVariableStatement(node))
        for (const each of node.declarationList.declarations)
          if (ts.isIdentifier(each.name) && each.initializer) found.set(each.name.text, { node: unwrap(each.initializer), file });
    return found;
  };
  const isLiteral = (node) =>
    ts.isStringLiteral(node) || ts.isNumericLiteral(node) || node.kind === ts.SyntaxKind.TrueKeyword || node.kind === ts.SyntaxKind.FalseKeyword;
  /** What a text written out in another file than its own has to bring along. */
  let borrowed = [];
  const borrow = (value, here) => {
    if (value.file.fileName === here) return;
    const { imports, statements } = analyse(tree, value.file.fileName);
    const refs = refsOf(value.node);
    for (const each of imports) if (each.local && refs.has(each.local)) borrowed.push({ ...each });
    for (const each of statements.flatMap(({ names }) => names))
      if (refs.has(each)) borrowed.push({ spec: `./${value.file.fileName.split('/').pop()}`, name: each, local: each, isType: false });
  };
  let here = '';
  /** Properties of an object with its spreads written out, the later winning. */
  const expand = (node, file, values) => {
    borrow({ node, file }, here);
    const entries = new Map();
    for (const each of node.properties) {
      if (ts.isSpreadAssignment(each)) {
        const value = ts.isIdentifier(each.expression) ? values.get(each.expression.text) : undefined;
        if (value && ts.isObjectLiteralExpression(value.node))
          for (const [name, text] of expand(value.node, value.file, values)) {
            entries.delete(name);
            entries.set(name, text);
          }
        else entries.set(`...${each.expression.getText(file)}`, each.getText(file));
        continue;
      }
      const name = each.name.getText(file);
      let text = file.text.slice(each.getFullStart(), each.getEnd()).replace(/^\s+/, '');
      if (ts.isPropertyAssignment(each) && name === 'access') text = `access: ${accessText(each.initializer, file, values)}`;
      // A property that is said anew keeps its first place: the order of a call is the same everywhere.
      entries.set(name, text);
    }
    return entries;
  };
  const accessText = (node, file, values) => {
    const inner = unwrap(node);
    if (ts.isIdentifier(inner)) {
      const value = values.get(inner.text);
      if (value && (ts.isObjectLiteralExpression(value.node) || isLiteral(value.node))) return accessText(value.node, value.file, values);
      return inner.text;
    }
    if (!ts.isObjectLiteralExpression(inner)) return inner.getText(file);
    return `{ ${[...expand(inner, file, values).values()].join(', ')} }`;
  };
  const order = ['method', 'prefix', 'areas', 'ours', 'request', 'response', 'encodedAnswer', 'loader', 'claims', 'input', 'output', 'errors', 'access'];
  const sorted = (entries) =>
    [...entries].sort(([a], [b]) => {
      const at = (name) => (order.includes(name) ? order.indexOf(name) : order.length);
      return at(a) - at(b);
    });

  const notBuilt = new Map(); // room -> [{name, text, comment}]
  const built = new Map(); // room -> [{name, constant}]
  const renamed = new Map(); // origin -> Map(object name -> true)
  const made = [];
  for (const path of origins) {
    const file = tree.ast(path);
    const origin = path.split('/').pop().slice(0, -3);
    const values = valuesOf(path);
    here = path;
    borrowed = [];
    const edits = [];
    renamed.set(path, new Set());
    for (const node of file.statements) {
      if (!ts.isVariableStatement(node)) continue;
      const [declared] = node.declarationList.declarations;
      const object = declared.initializer && unwrap(declared.initializer);
      const isTable =
        object &&
        ts.isObjectLiteralExpression(object) &&
        object.properties.length > 0 &&
        object.properties.every(
          (each) =>
            ts.isPropertyAssignment(each) &&
            ts.isCallExpression(each.initializer) &&
            /^(declareCall|defineCall)$/.test(each.initializer.expression.getText(file)),
        );
      if (!isTable) continue;
      renamed.get(path).add(declared.name.text);
      const statements = [];
      for (const each of object.properties) {
        const name = ts.isStringLiteral(each.name) ? each.name.text : each.name.getText(file);
        const room = capabilityOf(name, origin);
        if (!room) throw new Error(`No capability for ${name} of ${path}`);
        const comments = file.text.slice(each.getFullStart(), each.getStart(file)).trim();
        const [, shape] = each.initializer.arguments;
        const shapeNode = ts.isIdentifier(shape) ? values.get(shape.text) : { node: unwrap(shape), file };
        const entries = shapeNode && ts.isObjectLiteralExpression(shapeNode.node) ? sorted(expand(shapeNode.node, shapeNode.file, values)) : null;
        const text = entries ? `{ ${entries.map(([, line]) => line).join(', ')} }` : shape.getText(file);
        if (!entries) tree.warn(`${name}: its shape is not written out`);
        if (each.initializer.expression.getText(file) === 'declareCall') {
          if (!notBuilt.has(room)) notBuilt.set(room, []);
          notBuilt.get(room).push({ name, text, comments });
          continue;
        }
        const constant = callConstant(name);
        if (!built.has(room)) built.set(room, []);
        built.get(room).push({ name, constant, path: `contract/${room}/calls/${fileNameOf(name)}.call.ts` });
        made.push({ constant, name, room, origin: path });
        const wide = entries ? `{\n${entries.map(([, line]) => `  ${line},`).join('\n')}\n}` : text;
        statements.push(`${comments ? `${comments}\n` : ''}export const ${constant} = defineCall('${name}', ${wide});`);
      }
      edits.push({ start: node.getStart(file), end: node.getEnd(), text: statements.join('\n\n'), node });
    }
    // The table's own comment goes with it.
    tree.edit(path, edits.map(({ start, end, text, node }) => {
      const ranges = ts.getLeadingCommentRanges(file.text, node.getFullStart()) ?? [];
      return { start: ranges[0]?.pos ?? start, end, text };
    }));
    if (borrowed.length > 0) setImports(tree, path, [...analyse(tree, path).imports, ...borrowed.filter((each, at) => borrowed.findIndex((other) => other.local === each.local) === at)]);
  }
  // What was written out is imported no more.
  for (const path of origins) {
    const { imports, statements } = analyse(tree, path);
    const used = new Set(statements.flatMap((each) => [...each.refs]));
    setImports(tree, path, imports.filter(({ local }) => used.has(local)));
  }
  const constantOf = new Map(made.map((each) => [each.name, each]));

  // Who used a table uses the calls.
  for (const path of tree.paths()) {
    if (!isCode(path) || tree.files.get(path) === null || path === 'contract/catalogue.ts') continue;
    useCalls(tree, path, origins, renamed, constantOf);
  }

  // Each call to its own file; what several share to one beside them.
  const shapes = new Set(['declareCall', 'CallShape', 'Access']);
  for (const path of origins) {
    if (!tree.has(path)) continue;
    const origin = path.split('/').pop().slice(0, -3);
    const { statements } = analyse(tree, path);
    if (statements.length === 0) {
      tree.delete(path);
      continue;
    }
    const byName = new Map(statements.flatMap((each) => each.names.map((name) => [name, each])));
    const isCall = (each) => made.some(({ constant }) => each.names.includes(constant));
    const outside = new Set();
    for (const other of importersOf(tree, path)) for (const name of importedNames(tree, other, path)) outside.add(name);
    // What others import is shared, and so is all it is made of.
    const users = new Map(statements.map((each) => [each, new Set()]));
    for (const call of statements.filter((each) => isCall(each) || each.names.some((name) => outside.has(name)))) {
      const todo = [call];
      const seen = new Set();
      while (todo.length > 0) {
        const each = todo.pop();
        if (seen.has(each)) continue;
        seen.add(each);
        users.get(each).add(call);
        for (const ref of each.refs) if (byName.has(ref)) todo.push(byName.get(ref));
      }
    }
    const dead = statements.filter((each) => !isCall(each) && users.get(each).size === 0 && !each.names.some((name) => outside.has(name)));
    const room = made.find((each) => each.origin === path)?.room;
    const shared = sharedOfCalls[origin] ?? `contract/${room}/${origin}.wire.ts`;
    splitFile(tree, path, (each) => {
      if (isCall(each)) {
        const call = made.find(({ constant }) => each.names.includes(constant));
        return `contract/${call.room}/calls/${fileNameOf(call.name)}.call.ts`;
      }
      const all = [...statements].filter((other) => other.names.join() === each.names.join());
      const own = all[0];
      if (dead.includes(own)) return null;
      const mine = [...users.get(own)];
      if (mine.length === 1 && isCall(mine[0]) && !own.names.some((name) => outside.has(name))) {
        const call = made.find(({ constant }) => mine[0].names.includes(constant));
        return `contract/${call.room}/calls/${fileNameOf(call.name)}.call.ts`;
      }
      return shared;
    });
  }

  // Registers, and the catalogue that spreads them.
  const rooms = [...new Set([...notBuilt.keys(), ...built.keys()])].sort();
  for (const room of rooms) {
    const list = notBuilt.get(room) ?? [];
    const mine = [...(built.get(room) ?? [])].sort((a, b) => a.name.localeCompare(b.name));
    const table = `${camel(room)}Calls`;
    const register = `contract/${room}/${room}.calls.ts`;
    if (list.length > 0) {
      const rows = list.map(({ name, text, comments }) => `${comments ? `  ${comments}\n` : ''}  ${key(name)}: declareCall('${name}', ${text}),`);
      tree.set(
        `contract/${room}/not-built.calls.ts`,
        `import { declareCall } from '#contract/core/define-call.ts';\n\n/** Calls that answer \`501 not_built\`: one that is built gets a file of its own. */\nexport const notBuiltCalls = {\n${rows.join('\n')}\n};\n`,
      );
    }
    const lines = [
      ...mine.map(({ constant, path }) => `import { ${constant} } from './${path.split('/').slice(2).join('/')}';`),
      ...(list.length > 0 ? [`import { notBuiltCalls } from './not-built.calls.ts';`] : []),
    ];
    tree.set(
      register,
      `${lines.join('\n')}\n\n/** Every call of this room, for the catalogue. */\nexport const ${table} = {\n${list.length > 0 ? '  ...notBuiltCalls,\n' : ''}${mine.map(({ name, constant }) => `  ${key(name)}: ${constant},`).join('\n')}\n};\n`,
    );
  }
  catalogue(tree, rooms);
  tree.mention(new Map(origins.map((path) => {
    const origin = path.split('/').pop().slice(0, -3);
    const room = made.find((each) => each.origin === path)?.room ?? capabilityOf('', origin);
    return [path, `contract/${room}/${room}.calls.ts`];
  })));
  return made;
}

function importersOf(tree, path) {
  return tree.importersOf(path);
}
function importedNames(tree, importer, path) {
  return analyse(tree, importer).imports.filter(({ spec }) => tree.resolve(importer, spec) === path).map(({ name }) => name);
}

/** `noticeCalls['create-notice']` → `createNoticeCall`, in one file. */
function useCalls(tree, path, origins, renamed, constantOf) {
  const { imports } = analyse(tree, path);
  const tables = imports.filter(({ spec, name }) => {
    const to = tree.resolve(path, spec);
    return to && origins.includes(to) && renamed.get(to).has(name);
  });
  if (tables.length === 0) return;
  const file = tree.ast(path);
  const edits = [];
  const wanted = [];
  const gone = new Set();
  for (const table of tables) {
    const to = tree.resolve(path, table.spec);
    let isOpen = false;
    const use = (node, name) => {
      const call = constantOf.get(name);
      if (!call) return false;
      let whole = node;
      // `(typeof xCalls)['y']` is an indexed type.
      edits.push({ start: whole.getStart(file), end: whole.getEnd(), text: ts.isTypeNode(node) ? `typeof ${call.constant}` : call.constant });
      const from = origins.find((each) => each === call.origin);
      wanted.push({ spec: specifier(path, from, table.spec), name: call.constant, local: call.constant, isType: table.isType });
      return true;
    };
    const visit = (node) => {
      if (ts.isImportDeclaration(node)) return;
      if (ts.isElementAccessExpression(node) && ts.isIdentifier(node.expression) && node.expression.text === table.local) {
        if (ts.isStringLiteral(node.argumentExpression) && use(node, node.argumentExpression.text)) return;
        // Chosen at run time between named ones.
        const argument = unwrap(node.argumentExpression);
        if (ts.isConditionalExpression(argument) && ts.isStringLiteral(argument.whenTrue) && ts.isStringLiteral(argument.whenFalse)) {
          const pair = [argument.whenTrue.text, argument.whenFalse.text].map((name) => constantOf.get(name));
          edits.push({ start: node.getStart(file), end: node.getEnd(), text: `${argument.condition.getText(file)} ? ${pair[0].constant} : ${pair[1].constant}` });
          for (const call of pair) wanted.push({ spec: specifier(path, call.origin, table.spec), name: call.constant, local: call.constant, isType: false });
          return;
        }
        isOpen = true;
        tree.warn(`${path}: ${node.getText(file)} chooses a call at run time`);
        return;
      }
      if (ts.isPropertyAccessExpression(node) && ts.isIdentifier(node.expression) && node.expression.text === table.local && use(node, node.name.text)) return;
      if (ts.isIndexedAccessTypeNode(node)) {
        const object = ts.isParenthesizedTypeNode(node.objectType) ? node.objectType.type : node.objectType;
        if (ts.isTypeQueryNode(object) && object.exprName.getText(file) === table.local && ts.isLiteralTypeNode(node.indexType) && use(node, node.indexType.literal.text)) return;
      }
      if (ts.isIdentifier(node) && node.text === table.local) {
        isOpen = true;
        tree.warn(`${path}: ${table.local} as a whole`);
      }
      ts.forEachChild(node, visit);
    };
    visit(file);
    if (!isOpen) gone.add(table);
  }
  const rest = imports.filter((each) => !gone.has(each));
  tree.edit(path, edits);
  setImports(tree, path, [...rest, ...wanted]);
}

function catalogue(tree, rooms) {
  const path = 'contract/catalogue.ts';
  const file = tree.ast(path);
  const { imports } = analyse(tree, path);
  const merged = file.statements.find((node) => ts.isVariableStatement(node) && node.declarationList.declarations[0].name.getText(file) === 'merged');
  const rows = rooms.map((room) => `  ...${camel(room)}Calls,`);
  tree.edit(path, [{ start: merged.getStart(file), end: merged.getEnd(), text: `const merged = {\n${rows.join('\n')}\n};` }]);
  const kept = imports.filter(({ spec }) => !/calls\//.test(spec));
  setImports(tree, path, [
    ...rooms.map((room) => ({ spec: `./${room}/${room}.calls.ts`, name: `${camel(room)}Calls`, local: `${camel(room)}Calls`, isType: false })),
    ...kept,
  ]);
}
