import { readFileSync } from 'node:fs';
import { dirname, join, posix } from 'node:path';

/** Joins what rooms hand out into one text. */
export type Make = (name: string, parts: readonly string[]) => string;

export const spread: Make = (name, parts) =>
  `export const ${name} = {\n${parts.map((part) => `  ...${part},\n`).join('')}};\n`;

export interface Part {
  readonly path: string;
  readonly exported: string;
  readonly isType: boolean;
  /** As it is called in the root. */
  readonly local: string;
}

export function partsIn(root: string, path: string, exports: RegExp): Part[] {
  const text = readFileSync(join(root, path), 'utf8');
  return [...text.matchAll(/^export (const|interface|type) (\w+)/gm)].flatMap(
    ([, kind = '', exported = '']) =>
      exports.test(exported)
        ? [{ path, exported, isType: kind !== 'const', local: localName(path, exported) }]
        : [],
  );
}

/** Aims have one name in all rooms. */
function localName(path: string, exported: string): string {
  if (exported !== 'aims') return exported;
  const room = posix.basename(dirname(path));
  return `${camelCase(room)}Aims`;
}

/** `../` never: what lies on another floor is imported by its alias. */
function specifier(from: string, to: string): string {
  const near = posix.relative(posix.dirname(from), to);
  return near.startsWith('../') ? `#${to}` : `./${near}`;
}

export function importLine(from: string, { path, exported, local, isType }: Part): string {
  const name = exported === local ? exported : `${exported} as ${local}`;
  return `import ${isType ? 'type ' : ''}{ ${name} } from '${specifier(from, path)}';`;
}

export const camelCase = (name: string) =>
  name.replaceAll(/-(.)/g, (_, letter: string) => letter.toUpperCase());
