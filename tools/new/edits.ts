/** Adds an import after the last one; the formatter sorts them. */
export function withImport(text: string, line: string): string {
  const imports = [...text.matchAll(/^(?:import [^;]*|\} from '[^']*');\n/gm)];
  const last = imports.at(-1);
  if (!last) return `${line}\n\n${text.trimStart()}`;
  const at = last.index + last[0].length;
  return `${text.slice(0, at)}${line}\n${text.slice(at)}`;
}

/** Imports names, `type …` for types, together with what the file imports from there already. */
export function withNames(text: string, names: readonly string[], from: string): string {
  const source = from.replaceAll('.', String.raw`\.`);
  const found = [...text.matchAll(new RegExp(`^import (type )?\\{([^}]*)\\} from '${source}';`, 'gm'))].map(
    ([whole, allTypes, body = '']) => ({
      whole,
      known: body
        .split(',')
        .map((name) => name.trim())
        .filter(Boolean)
        .map((name) => (allTypes && !name.startsWith('type ') ? `type ${name}` : name)),
    }),
  );
  const [first] = found;
  if (!first) return withImport(text, `import { ${names.join(', ')} } from '${from}';`);
  const plain = (name: string) => name.replace(/^type /, '');
  const known = new Set(found.flatMap((each) => each.known.map(plain)));
  const missing = names.filter((name) => !known.has(plain(name)));
  if (missing.length === 0) return text;
  return text.replace(
    first.whole,
    () => `import { ${[...first.known, ...missing].join(', ')} } from '${from}';`,
  );
}

/** Adds an entry at the end of what `opening` begins: an object, a list, an interface (whose entries `;` parts). */
export function within(text: string, opening: RegExp, entry: string, comma = ','): string {
  const found = opening.exec(text);
  if (!found) throw new Error(`Nothing like ${opening.source} in the file.`);
  const begin = found.index + found[0].length;
  let depth = 1;
  let end = begin;
  for (; end < text.length; end += 1) {
    if ('{['.includes(text.charAt(end))) depth += 1;
    else if ('}]'.includes(text.charAt(end))) depth -= 1;
    if (depth === 0) break;
  }
  if (depth > 0) throw new Error(`${opening.source} has no end.`);
  const before = text.slice(begin, end).trimEnd();
  const gap = before === '' || before.endsWith(comma) ? '' : comma;
  return `${text.slice(0, begin)}${before}${gap}\n  ${entry}${comma}\n${text.slice(end)}`;
}

export interface Declared {
  /** Of the shape: method, areas and how it travels. */
  readonly shape: string;
  /** The rows of the specification that stand above it. */
  readonly rows: string;
  /** The file without it. */
  readonly rest: string;
}

/** A call that is only declared so far, taken out of its room's list of such calls; null: it is not there. */
export function takeDeclared(text: string, wireName: string): Declared | null {
  const name = wireName.replaceAll(/[/.]/g, String.raw`\$&`);
  const entry = new RegExp(
    String.raw`( {2}/\*\* (\[[^\n]*\]) \*/\n)? {2}'?${name}'?: declareCall\(\s*'${name}',\s*\{([\s\S]*?)\},?\s*\),\n`,
  ).exec(text);
  if (!entry) return null;
  const [whole, above = '', rows = '', shape = ''] = entry;
  const after = text.slice(entry.index + whole.length);
  // The rows stand for the calls below too, down to the next ones.
  const kept = /^ {2}(?!\/\*\*)/.test(after) ? above : '';
  const rest = text.slice(0, entry.index) + kept + after;
  return { shape: shape.trim().replace(/,$/, ''), rows, rest };
}
