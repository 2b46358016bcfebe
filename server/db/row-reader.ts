import { Column, is, SQL, Subquery } from 'drizzle-orm';

export interface Built {
  readonly fields?: readonly Field[];
  readonly joinsNotNullableMap?: Readonly<Record<string, boolean>>;
  customResultMapper?: (rows: Row[]) => object[];
}

interface Field {
  readonly path: readonly string[];
  readonly field: unknown;
}

type Row = readonly unknown[];
type Reader = (row: Row) => unknown;
interface Decoder {
  readonly mapFromDriverValue: (value: unknown) => unknown;
}

/** Decides once a query how rows become objects; drizzle does for each cell, a tenth of the time of a list's call. */
export function readRowsFast(query: Built): void {
  const { fields, joinsNotNullableMap = {}, customResultMapper } = query;
  if (!fields || customResultMapper || Object.values(joinsNotNullableMap).includes(false)) return;
  const read = objectReader(
    fields.map(({ path, field }, index) => ({ path, read: cellReader(field, index) })),
  );
  query.customResultMapper = (rows) => rows.map(read);
}

function cellReader(field: unknown, index: number): Reader {
  const decoder = decoderOf(field);
  return (row) => {
    const value = row[index];
    return value === null ? null : decoder.mapFromDriverValue(value);
  };
}

function decoderOf(field: unknown): Decoder {
  if (is(field, Column)) return field;
  const { decoder } = (
    is(field, SQL) ? field : is(field, Subquery) ? field._.sql : (field as { sql: unknown }).sql
  ) as { readonly decoder: Decoder };
  return decoder;
}

function objectReader(cells: readonly { path: readonly string[]; read: Reader }[]): (row: Row) => object {
  const names = [...new Set(cells.map(({ path: [name = ''] }) => name))];
  const parts = names.map((name) => {
    const own = cells.filter(({ path }) => path[0] === name);
    const [first] = own;
    const read =
      first?.path.length === 1
        ? first.read
        : objectReader(own.map((cell) => ({ ...cell, path: cell.path.slice(1) })));
    return { name, read };
  });
  return (row) => {
    const found: Record<string, unknown> = {};
    for (const { name, read } of parts) found[name] = read(row);
    return found;
  };
}
