import type { DialectId } from '#contract/roster/roster.rules.ts';

/** What a table of a product's export is about. */
export type TableKind = 'people' | 'classes' | 'enrolments' | 'roles' | 'demographics' | 'schools' | 'terms';

/** A table as a product writes it: which headings tell that it is this one, and what each column is for us. */
export interface TableShape {
  readonly is: TableKind;
  /** As the product calls the file; it tells tables with the same headings apart, and is named when one is missing. */
  readonly file: string;
  /** Headings that are all there. */
  readonly needs: readonly string[];
  /** Headings of tables that look alike. */
  readonly not?: readonly string[];
  /** Ours by theirs: of several headings the first one with a word counts. */
  readonly columns: Readonly<Record<string, readonly string[]>>;
  /** What no column says, since the table is of nothing else. */
  readonly fixed?: Readonly<Record<string, string>>;
  /** What the product means by a word, by our column. */
  readonly words?: Readonly<Record<string, Readonly<Record<string, string>>>>;
}

/** How a product writes a school: data, read by one engine. */
export interface Dialect {
  readonly id: DialectId;
  /** As its makers call it. */
  readonly product: string;
  readonly tables: readonly TableShape[];
  /** Kinds of tables without which an export of this product is not whole. */
  readonly must: readonly TableKind[];
}
