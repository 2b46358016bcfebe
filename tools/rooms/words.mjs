import ts from 'typescript';
import { analyse, setImports, splitFile } from './split.mjs';
import { specifier } from './tree.mjs';

/** Texts in other languages go beside the English ones: messages.en.ts, messages.hi.ts, messages.ur.ts. */
export function splitWords(tree) {
  const table = 'src/app/words/translations.ts';
  const english = () => {
    const found = new Map();
    for (const { local, name, spec } of analyse(tree, table).imports) found.set(local, { path: tree.resolve(table, spec), name });
    return found;
  };
  const moves = new Map();
  for (const { path } of english().values()) if (!/\.en\.tsx?$/.test(path)) moves.set(path, path.replace(/\.ts$/, '.en.ts'));
  for (const language of ['hi/hindi', 'ur/urdu']) moves.set(`src/app/words/${language}.ts`, `src/app/words/${language.split('/')[1]}.ts`);
  tree.moveAll(moves);
  const texts = english();
  for (const language of ['hi', 'ur'])
    for (const path of tree.paths().filter((each) => each.startsWith(`src/app/words/${language}/`))) {
      const file = tree.ast(path);
      const edits = [];
      const areaOf = new Map();
      const wanted = [];
      for (const node of file.statements) {
        if (!ts.isVariableStatement(node)) continue;
        const [declared] = node.declarationList.declarations;
        const type = declared.type?.getText(file) ?? '';
        const named = /^typeof (\w+)$/.exec(type)?.[1];
        const area = /^Translations\['(\w+)'\]$/.exec(type)?.[1] ?? [...texts].find(([, { name }]) => name === named && named !== 'messages')?.[0];
        if (!area) continue;
        const { path: home, name } = texts.get(area);
        areaOf.set(declared.name.text, home.replace(/\.en\.ts$/, `.${language}.ts`));
        edits.push({ start: declared.type.getStart(file), end: declared.type.getEnd(), text: `typeof ${name}` });
        wanted.push({ spec: specifier(path, home), name, local: name, isType: true });
      }
      if (areaOf.size === 0) {
        tree.warn(`${path}: no texts of an area`);
        continue;
      }
      const { imports } = analyse(tree, path);
      tree.edit(path, edits);
      // Two areas may call their texts by one name, but never in one file.
      setImports(tree, path, [...imports.filter(({ name, local }) => name !== 'Translations' && !wanted.some((each) => each.local === local)), ...wanted]);
      const { statements } = analyse(tree, path);
      const byName = new Map(statements.flatMap((each) => each.names.map((name) => [name, each])));
      const homes = new Map(statements.map((each) => [each.node.pos, new Set()]));
      for (const [name, home] of areaOf) {
        const todo = [byName.get(name)];
        const seen = new Set();
        while (todo.length > 0) {
          const each = todo.pop();
          if (!each || seen.has(each)) continue;
          seen.add(each);
          homes.get(each.node.pos).add(home);
          for (const ref of each.refs) if (byName.has(ref)) todo.push(byName.get(ref));
        }
      }
      const [first] = areaOf.values();
      const before = tree.origin.get(path);
      const targets = splitFile(tree, path, (each) => areaOf.get(each.names[0]) ?? [...(homes.get(each.node.pos) ?? [])][0] ?? first);
      if (before && !tree.origin.has(targets[0])) tree.origin.set(targets[0], before);
    }
}
