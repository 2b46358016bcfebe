import { loadModule, parseSync } from 'libpg-query';

/** A part of a statement as PostgreSQL's own parser reads it: one name, and what belongs to it. */
export type Tree = Readonly<Record<string, unknown>>;

export const isTree = (value: unknown): value is Tree => typeof value === 'object' && value !== null;

/** The parser is WebAssembly, made from PostgreSQL 15: what it refuses needs a newer PostgreSQL. */
export const loadParser = (): Promise<void> => loadModule();

interface Parsed {
  readonly stmts?: readonly { readonly stmt: Tree }[];
}

/** The statements of a text, each with its kind: `{ SelectStmt: … }`. Throws what PostgreSQL 15 would say. */
export function statementsIn(text: string): readonly Tree[] {
  return ((parseSync(text) as Parsed).stmts ?? []).map(({ stmt }) => stmt);
}

/** Hears of each named part, from outside to inside. */
export function visit(value: unknown, hear: (kind: string, body: Tree) => void): void {
  if (Array.isArray(value)) {
    for (const item of value) visit(item, hear);
    return;
  }
  if (!isTree(value)) return;
  for (const [name, inner] of Object.entries(value)) {
    if (isTree(inner) && !Array.isArray(inner) && /^[A-Z]/.test(name)) hear(name, inner);
    visit(inner, hear);
  }
}

export const treesOf = (value: unknown): readonly Tree[] =>
  Array.isArray(value) ? value.filter((item) => isTree(item)) : [];

export const textOf = (value: unknown): string => (typeof value === 'string' ? value : '');

/** The words of a list of names, as `pg_catalog.lower` is two. */
export const namesOf = (value: unknown): readonly string[] =>
  treesOf(value).flatMap((item) => (isTree(item['String']) ? [textOf(item['String']['sval'])] : []));

/** The part under this name, where the value is of that kind. */
export const partOf = (value: unknown, kind: string): Tree | undefined => {
  const inner = isTree(value) ? value[kind] : undefined;
  return isTree(inner) ? inner : undefined;
};
