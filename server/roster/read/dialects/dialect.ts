import type { DialectId } from '#contract/roster/roster.rules.ts';

export type TableKind = 'people' | 'classes' | 'enrolments' | 'roles' | 'demographics' | 'schools' | 'terms';

/** A table of a product's export: headings that identify it, and what each column means. */
export interface TableShape {
  readonly is: TableKind;
  /** The product's file name. It tells tables with the same headings apart, and is shown if one is missing. */
  readonly file: string;
  readonly needs: readonly string[];
  readonly not?: readonly string[];
  /** Our column, by headings of the product. The first heading with a value counts. */
  readonly columns: Readonly<Record<string, readonly string[]>>;
  /** Values that hold for the whole table. */
  readonly fixed?: Readonly<Record<string, string>>;
  readonly words?: Readonly<Record<string, Readonly<Record<string, string>>>>;
}

/** The export format of a product, as data. */
export interface Dialect {
  readonly id: DialectId;
  readonly product: string;
  readonly tables: readonly TableShape[];
  readonly must: readonly TableKind[];
}
