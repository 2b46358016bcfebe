/** Adds an import after the last one; the formatter sorts them. */
export function withImport(text: string, line: string): string {
  const imports = [...text.matchAll(/^(?:import [^;]*|\} from '[^']*');\n/gm)];
  const last = imports.at(-1);
  if (!last) return `${line}\n\n${text.trimStart()}`;
  const at = last.index + last[0].length;
  return `${text.slice(0, at)}${line}\n${text.slice(at)}`;
}

/** Adds a line at the end of the object that `opening` begins, such as `export const aims = {`. */
export function withEntry(text: string, opening: RegExp, line: string): string {
  const found = opening.exec(text);
  if (!found) throw new Error(`Nothing like ${opening.source} in the file.`);
  const body = found.index + found[0].length;
  const end = text.slice(body).search(/^\}|(?<=\{)\}/m);
  if (end < 0) throw new Error(`${opening.source} has no end.`);
  const before = text.slice(0, body + end);
  return `${before.endsWith('\n') ? before : `${before}\n`}  ${line}\n${text.slice(body + end)}`;
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
