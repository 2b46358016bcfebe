import { readdirSync, readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';

const folder = fileURLToPath(new URL('../../server/db/migrations/', import.meta.url));

interface Index {
  readonly name: string;
  readonly isUnique: boolean;
  readonly columns: readonly { readonly expression: string }[];
}

interface Table {
  readonly name: string;
  readonly columns: Readonly<
    Record<
      string,
      {
        readonly name: string;
        readonly type: string;
        readonly primaryKey: boolean;
        readonly identity?: object;
      }
    >
  >;
  readonly indexes: Readonly<Record<string, Index>>;
  readonly foreignKeys: Readonly<
    Record<string, { readonly tableTo: string; readonly columnsFrom: readonly string[] }>
  >;
  readonly compositePrimaryKeys: Readonly<Record<string, { readonly columns: readonly string[] }>>;
  readonly uniqueConstraints: Readonly<Record<string, { readonly columns: readonly string[] }>>;
}

/** The schema that the migrations lead to, as drizzle keeps it beside them. */
export function newestSchema(): readonly Table[] {
  const newest = readdirSync(`${folder}meta`)
    .filter((name) => name.endsWith('_snapshot.json'))
    .toSorted()
    .at(-1);
  const { tables } = JSON.parse(readFileSync(`${folder}meta/${newest}`, 'utf8')) as {
    tables: Record<string, Table>;
  };
  return Object.values(tables).toSorted((one, other) => one.name.localeCompare(other.name, 'en'));
}

/** The column by which rows belong to a school, the key that a distributed database spreads them by. */
export const tenantColumn = 'school_id';

/** By table, the column that is the tenant's key; tables of no school are missing. */
export function tenantKeys(schema: readonly Table[]): ReadonlyMap<string, string> {
  const keyed = schema.filter(({ columns }) => columns[tenantColumn]).map(({ name }) => name);
  return new Map([['schools', 'id'], ...keyed.map((name) => [name, tenantColumn] as const)]);
}

/** What PostgreSQL holds to be unique in a table, whether by index or by constraint. */
function uniquesOf(table: Table): readonly { readonly name: string; readonly columns: readonly string[] }[] {
  const single = Object.values(table.columns).flatMap((column) => (column.primaryKey ? [column.name] : []));
  return [
    ...(single.length > 0 ? [{ name: 'primary key', columns: single }] : []),
    ...Object.values(table.compositePrimaryKeys).map(({ columns }) => ({ name: 'primary key', columns })),
    ...Object.entries(table.uniqueConstraints).map(([name, { columns }]) => ({ name, columns })),
    ...Object.values(table.indexes)
      .filter(({ isUnique }) => isUnique)
      .map(({ name, columns }) => ({ name, columns: columns.map(({ expression }) => expression) })),
  ];
}

/** Of tables of schools, what is unique among all schools: where rows are spread by school, no node can tell. */
export function uniqueAcrossSchools(schema: readonly Table[]): readonly string[] {
  const keys = tenantKeys(schema);
  return schema.flatMap((table) => {
    const key = keys.get(table.name);
    if (key === undefined) return [];
    return uniquesOf(table)
      .filter(({ columns }) => !columns.includes(key))
      .map(
        ({ name, columns }) =>
          `${table.name} (${columns.join(', ')})${name === 'primary key' ? '' : ` ${name}`}`,
      );
  });
}

/** Numbers that one counter gives out for all schools. */
export function countersOf(schema: readonly Table[]): { readonly small: number; readonly large: number } {
  const types = schema.flatMap(({ columns }) =>
    Object.values(columns).flatMap(({ identity, type }) => (identity ? [type] : [])),
  );
  const large = types.filter((type) => type === 'bigint').length;
  return { small: types.length - large, large };
}

/** Each migration's statements, the oldest first. */
export function migrationTexts(): readonly { readonly file: string; readonly texts: readonly string[] }[] {
  return readdirSync(folder)
    .filter((name) => name.endsWith('.sql'))
    .toSorted()
    .map((file) => ({
      file,
      texts: readFileSync(`${folder}${file}`, 'utf8').split('--> statement-breakpoint'),
    }));
}
