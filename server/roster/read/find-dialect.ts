import { plainHeading } from '#contract/roster/roster.rules.ts';
import type { Part } from '#server/files/tables/parts.ts';
import { BadFile } from './bad-file.ts';
import type { Dialect, TableShape } from './dialects/dialect.ts';
import { dialects } from './dialects/dialects.ts';

export interface FoundTables {
  readonly dialect: Dialect;
  readonly tables: readonly { readonly shape: TableShape; readonly part: Part }[];
}

/** Small, so that a file name decides only between tables with the same headings. */
const nameBonus = 3;

function fitOf(shape: TableShape, part: Part): number {
  const keys = new Set(part.headings.map(plainHeading));
  if (!shape.needs.every((heading) => keys.has(plainHeading(heading)))) return 0;
  if (shape.not?.some((heading) => keys.has(plainHeading(heading)))) return 0;
  const known = Object.values(shape.columns)
    .flat()
    .filter((heading) => keys.has(plainHeading(heading))).length;
  return known + (isNamed(shape, part) ? nameBonus : 0);
}

const bare = (name: string) => plainHeading(name.replace(/^.*\//, '').replace(/\.\w+$/, ''));
const isNamed = ({ file }: TableShape, { name }: Part) => bare(file) === bare(name);

const headingsOf = ({ headings }: Part) => headings.map(plainHeading).toSorted().join();

/** The best part for each table of a product. Parts with equal headings are one table. */
function tablesOf(dialect: Dialect, parts: readonly Part[]): FoundTables['tables'] {
  const fits = dialect.tables
    .flatMap((shape) => parts.map((part) => ({ shape, part, fit: fitOf(shape, part) })))
    .filter(({ fit }) => fit > 0)
    .toSorted((a, b) => b.fit - a.fit);
  const tables: { shape: TableShape; part: Part }[] = [];
  for (const { shape, part } of fits)
    if (!tables.some((held) => held.part === part || held.shape === shape)) tables.push({ shape, part });
  const best = [...tables];
  for (const { shape, part } of fits) {
    const first = best.find((held) => held.shape === shape);
    // Some programs write a file for each class.
    if (first && !tables.some((held) => held.part === part) && headingsOf(part) === headingsOf(first.part))
      tables.push({ shape, part });
  }
  return tables;
}

const isWhole = ({ dialect, tables }: FoundTables) =>
  dialect.must.every((kind) => tables.some(({ shape }) => shape.is === kind));

/** Detects the product by headings. Throws `BadFile` with what is missing. */
export function findDialect(parts: readonly Part[]): FoundTables {
  const found = dialects.map((dialect) => ({ dialect, tables: tablesOf(dialect, parts) }));
  const whole = found.filter(isWhole).toSorted((a, b) => b.tables.length - a.tables.length)[0];
  if (whole) return whole;
  throw new BadFile(missingFileOf(found, parts) ?? missingOf(parts) ?? { code: 'not_oneroster' });
}

/** The first missing file of the product that knows most tables. */
function missingFileOf(found: readonly FoundTables[], parts: readonly Part[]) {
  const near = found
    .filter(({ tables }) => tables.some(({ shape }) => shape.is === 'people'))
    .toSorted((a, b) => b.tables.length - a.tables.length)[0];
  const kind = near?.dialect.must.find((each) => !near.tables.some(({ shape }) => shape.is === each));
  const shape = near?.dialect.tables.find(({ is }) => is === kind);
  if (!near || !shape || parts.some((part) => isNamed(shape, part))) return null;
  return { code: 'missing_file', params: { product: near.dialect.product, file: shape.file } } as const;
}

/** A file with a product's name but without one of its columns. */
function missingOf(parts: readonly Part[]) {
  const near = dialects
    .flatMap(({ tables }) => tables)
    .flatMap((shape) => {
      const part = parts.find((each) => isNamed(shape, each));
      if (!part) return [];
      const keys = new Set(part.headings.map(plainHeading));
      const absent = shape.needs.filter((heading) => !keys.has(plainHeading(heading)));
      const [column] = absent;
      return column !== undefined && absent.length < shape.needs.length
        ? [{ file: part.name, column, absent: absent.length }]
        : [];
    })
    .toSorted((a, b) => a.absent - b.absent)[0];
  return near && ({ code: 'missing_column', params: { file: near.file, column: near.column } } as const);
}
