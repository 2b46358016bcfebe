import ts from 'typescript';
import { isCode, specifier } from './tree.mjs';

/** Identifiers a node may refer to: a superset, names of properties left out. */
export function refsOf(node) {
  const found = new Set();
  const visit = (each) => {
    if (ts.isIdentifier(each)) {
      const { parent } = each;
      const isName =
        (ts.isPropertyAccessExpression(parent) && parent.name === each) ||
        (ts.isQualifiedName(parent) && parent.right === each) ||
        (ts.isPropertyAssignment(parent) && parent.name === each) ||
        (ts.isPropertySignature(parent) && parent.name === each) ||
        (ts.isMethodDeclaration(parent) && parent.name === each) ||
        (ts.isMethodSignature(parent) && parent.name === each) ||
        (ts.isPropertyDeclaration(parent) && parent.name === each) ||
        (ts.isBindingElement(parent) && (parent.propertyName === each || parent.name === each)) ||
        (ts.isParameter(parent) && parent.name === each) ||
        (ts.isVariableDeclaration(parent) && parent.name === each) ||
        (ts.isJsxAttribute(parent) && parent.name === each) ||
        ((ts.isLabeledStatement(parent) || ts.isNamedTupleMember(parent)) && parent.name === each);
      if (!isName) found.add(each.text);
    }
    ts.forEachChild(each, visit);
  };
  visit(node);
  return found;
}

const bindingNames = (name) =>
  ts.isIdentifier(name) ? [name.text] : name.elements.flatMap((each) => (ts.isOmittedExpression(each) ? [] : bindingNames(each.name)));

export function analyse(tree, path) {
  const file = tree.ast(path);
  const text = tree.text(path);
  const imports = [];
  const statements = [];
  for (const node of file.statements) {
    if (ts.isImportDeclaration(node)) {
      const clause = node.importClause;
      const spec = node.moduleSpecifier.text;
      const isType = Boolean(clause?.isTypeOnly);
      if (!clause) {
        imports.push({ spec, local: null, node });
        continue;
      }
      if (clause.name) imports.push({ spec, local: clause.name.text, name: 'default', isType, node });
      if (clause.namedBindings && ts.isNamespaceImport(clause.namedBindings))
        imports.push({ spec, local: clause.namedBindings.name.text, name: '*', isType, node });
      else
        for (const each of clause.namedBindings?.elements ?? [])
          imports.push({ spec, local: each.name.text, name: (each.propertyName ?? each.name).text, isType: isType || each.isTypeOnly, node });
      continue;
    }
    const names = ts.isVariableStatement(node)
      ? node.declarationList.declarations.flatMap((each) => bindingNames(each.name))
      : node.name
        ? [node.name.text]
        : [];
    const isExported = Boolean(node.modifiers?.some((each) => each.kind === ts.SyntaxKind.ExportKeyword));
    statements.push({
      node,
      names,
      isExported,
      isTypeOnly: ts.isInterfaceDeclaration(node) || ts.isTypeAliasDeclaration(node),
      refs: refsOf(node),
      text: text.slice(node.getFullStart(), node.getEnd()).replace(/^\s*\n/, ''),
    });
  }
  return { imports, statements };
}

/** `import` lines of a list of `{ spec, name, local, isType }`. */
export function importLines(wanted) {
  const bySpec = new Map();
  for (const each of wanted) {
    const list = bySpec.get(each.spec) ?? [];
    const same = list.find((other) => other.local === each.local && other.name === each.name);
    if (!same) list.push(each);
    else if (!each.isType) same.isType = false;
    bySpec.set(each.spec, list);
  }
  const lines = [];
  for (const [spec, list] of bySpec) {
    if (list.some((each) => each.local === null)) lines.push(`import '${spec}';`);
    for (const star of list.filter((each) => each.name === '*'))
      lines.push(`import ${star.isType ? 'type ' : ''}* as ${star.local} from '${spec}';`);
    const plain = list.filter((each) => each.local !== null && each.name === 'default');
    for (const each of plain) lines.push(`import ${each.isType ? 'type ' : ''}${each.local} from '${spec}';`);
    const named = list.filter((each) => each.local !== null && each.name !== '*' && each.name !== 'default');
    if (named.length > 0) {
      const allTypes = named.every((each) => each.isType);
      const parts = named.map((each) => {
        const shown = each.name === each.local ? each.local : `${each.name} as ${each.local}`;
        return each.isType && !allTypes ? `type ${shown}` : shown;
      });
      lines.push(`import ${allTypes ? 'type ' : ''}{ ${parts.join(', ')} } from '${spec}';`);
    }
  }
  return lines;
}

/** The import declarations of a file, replaced by others made of the same list. */
export function setImports(tree, path, wanted) {
  const file = tree.ast(path);
  const text = tree.text(path);
  const nodes = file.statements.filter(ts.isImportDeclaration);
  const lines = importLines(wanted);
  if (nodes.length === 0) {
    tree.set(path, `${lines.join('\n')}\n${text}`);
    return;
  }
  const first = nodes[0].getStart(file);
  let next = text;
  for (const node of [...nodes].reverse()) {
    const end = node.getEnd();
    const start = node === nodes[0] ? first : node.getStart(file);
    next = next.slice(0, start) + next.slice(end).replace(/^[ \t]*\n/, '');
  }
  tree.set(path, `${next.slice(0, first)}${lines.join('\n')}\n${next.slice(first)}`);
}

/**
 * Deals the top-level statements of a file out to other files (the same one may be among them); whoever imported a
 * name imports it from where it went. `place(statement)` is the path of its new file.
 */
export function splitFile(tree, path, place) {
  const { imports, statements: all } = analyse(tree, path);
  // What nobody uses any more has no place: null.
  const statements = all.filter((each) => place(each) !== null);
  const owner = new Map();
  const typeNames = new Set();
  for (const each of statements) {
    each.to = place(each);
    for (const name of each.names) {
      owner.set(name, each.to);
      if (each.isTypeOnly) typeNames.add(name);
    }
  }
  const targets = [...new Set(statements.map((each) => each.to))];
  const needed = new Set();
  for (const each of statements) for (const ref of each.refs) if (owner.has(ref) && owner.get(ref) !== each.to) needed.add(ref);
  const exportedText = (each) => {
    if (each.isExported || !each.names.some((name) => needed.has(name))) return each.text;
    const lead = each.node.getStart() - each.node.getFullStart();
    const full = each.node.getFullText();
    return `${full.slice(0, lead)}export ${full.slice(lead)}`.replace(/^\s*\n/, '');
  };
  const resolved = imports.map((each) => ({ ...each, path: tree.resolve(path, each.spec) }));
  for (const to of targets) {
    const mine = statements.filter((each) => each.to === to);
    const refs = new Set(mine.flatMap((each) => [...each.refs]));
    const declared = new Set(mine.flatMap((each) => each.names));
    const wanted = [];
    for (const each of resolved) {
      if (each.local === null || !refs.has(each.local) || declared.has(each.local)) continue;
      if (each.path === to) continue;
      wanted.push({ ...each, spec: each.path ? specifier(to, each.path, each.spec) : each.spec });
    }
    for (const ref of refs) {
      const from = owner.get(ref);
      if (from && from !== to) wanted.push({ spec: specifier(to, from), name: ref, local: ref, isType: typeNames.has(ref) });
    }
    const body = mine.map(exportedText).join('\n\n');
    if (to !== path && tree.has(to)) {
      const before = analyse(tree, to);
      const has = new Set(before.statements.flatMap((each) => each.names));
      for (const name of declared) if (has.has(name)) tree.warn(`${to} has two ${name}`);
      const own = before.imports
        .filter((each) => !(each.local !== null && declared.has(each.local)))
        .map((each) => ({ ...each }));
      const fresh = wanted.filter((each) => !has.has(each.local) || tree.resolve(to, each.spec) !== to);
      tree.set(to, `${tree.text(to).trimEnd()}\n\n${body}\n`);
      setImports(tree, to, [...own, ...fresh]);
    } else if (to === path) {
      const head = /^(\/\*\*(?:(?!\*\/)[\s\S])*\*\/\s*\n)(?=import)/.exec(tree.text(path))?.[1] ?? '';
      tree.set(to, `${head}${importLines(wanted).join('\n')}\n\n${body}\n`);
    } else {
      tree.set(to, `${importLines(wanted).join('\n')}\n\n${body}\n`);
    }
  }
  if (!targets.includes(path)) tree.delete(path);
  redirect(tree, path, (name) => owner.get(name) ?? null, tree.importersOf(path), targets);
  return targets;
}

/** Points importers of names of `path` to where they are now; `where(name)` is a path, `{path, name}`, or null to stay. */
export function redirect(tree, path, where, importers, targets = []) {
  for (const importer of importers) {
    if (!tree.has(importer)) continue;
    const edits = [];
    const file = tree.ast(importer);
    for (const node of file.statements) {
      if (!(ts.isImportDeclaration(node) || ts.isExportDeclaration(node)) || !node.moduleSpecifier) continue;
      if (tree.resolve(importer, node.moduleSpecifier.text, path) !== path) continue;
      const old = node.moduleSpecifier.text;
      if (ts.isExportDeclaration(node)) {
        if (node.exportClause && ts.isNamedExports(node.exportClause)) {
          const lines = node.exportClause.elements.map((each) => {
            const name = (each.propertyName ?? each.name).text;
            const to = where(name) ?? path;
            return `export ${node.isTypeOnly ? 'type ' : ''}{ ${each.getText(file)} } from '${specifier(importer, to, old)}';`;
          });
          edits.push({ start: node.getStart(file), end: node.getEnd(), text: lines.join('\n') });
        } else {
          const all = targets.filter((to) => /\.ts$/.test(to));
          edits.push({
            start: node.getStart(file),
            end: node.getEnd(),
            text: all.map((to) => `export * from '${specifier(importer, to, old)}';`).join('\n'),
          });
        }
        continue;
      }
      const clause = node.importClause;
      const list = [];
      if (clause?.namedBindings && ts.isNamedImports(clause.namedBindings))
        for (const each of clause.namedBindings.elements) {
          const name = (each.propertyName ?? each.name).text;
          const to = where(name) ?? path;
          if (to === importer) continue;
          list.push({ spec: specifier(importer, to, old), name, local: each.name.text, isType: clause.isTypeOnly || each.isTypeOnly });
        }
      else tree.warn(`${importer} imports all of ${path}`);
      edits.push({ start: node.getStart(file), end: node.getEnd(), text: importLines(list).join('\n') });
    }
    for (const { start, end, spec, kind } of tree.places(importer)) {
      if (kind === 'folder' || tree.resolve(importer, spec, path) !== path || tree.has(path)) continue;
      if (edits.some((each) => start >= each.start && end <= each.end)) continue;
      if (targets.length === 1) edits.push({ start, end, text: specifier(importer, targets[0], spec) });
      else tree.warn(`${importer} loads ${path} dynamically: ${spec}`);
    }
    if (edits.length > 0) {
      tree.edit(importer, edits);
      mergeImports(tree, importer);
    }
  }
}

/** One import declaration a module. */
export function mergeImports(tree, path) {
  const { imports } = analyse(tree, path);
  const specs = new Map();
  for (const { spec, node } of imports) {
    if (!specs.has(spec)) specs.set(spec, new Set());
    specs.get(spec).add(node);
  }
  if ([...specs.values()].some((nodes) => nodes.size > 1)) setImports(tree, path, imports);
}
