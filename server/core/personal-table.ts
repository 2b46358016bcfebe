import { and, eq, inArray, type SQL } from 'drizzle-orm';
import type { PgColumn, PgTable } from 'drizzle-orm/pg-core';
import type { Queryable } from '#server/db/database.ts';
import { formSessions } from './schema.ts';

type SchoolTable = PgTable & { readonly schoolId: PgColumn };

/** Which rows hang on a person: those with their number in `person_id`, or in another column. */
type PersonalRows =
  | { readonly table: SchoolTable & { readonly personId: PgColumn }; readonly person?: undefined }
  | { readonly table: SchoolTable; readonly person: PgColumn };

/** Of two entries that are one student, `to` stays. */
export interface Merging {
  readonly schoolId: number;
  readonly from: number;
  readonly to: number;
  readonly now: Date;
}

/**
 * A table whose rows hang on a person of a school: they are erased with them and, but for what would let somebody in,
 * handed out about them [QU-70].
 */
export type PersonalTable = PersonalRows & {
  /** As it is called in what is handed out. */
  readonly part: string;
  /** Only rows with this value are of people. */
  readonly only?: { readonly column: PgColumn; readonly value: string };
  /** Columns that would let somebody in. */
  readonly secret?: readonly string[];
  /** Of two entries that are one student, the one that stays takes the rows of the other. */
  readonly isMerged?: true;
  /** Of two rows of the same thing the later one stays, by this column; left out: the row of the entry that stays. */
  readonly newest?: PgColumn;
  /** How the rows are taken, where none of them may be dropped though both entries have the same thing. */
  readonly merge?: (db: Queryable, merging: Merging) => Promise<void>;
  /** Rows that stay without their person: erasing sets these values, by the names of the schema, instead of deleting. */
  readonly forget?: Readonly<Record<string, null>> & { readonly personId: null };
  /** Erased before all others: triggers write down in those what goes. */
  readonly isFirst?: true;
};

/** The column with the number of the person. */
export const personOf = (rows: PersonalRows): PgColumn => rows.person ?? rows.table.personId;

/** That a row hangs on one of these people of a school. */
export const isOfPeople = (of: PersonalTable, schoolId: number, ids: readonly number[]): SQL | undefined =>
  and(
    eq(of.table.schoolId, schoolId),
    inArray(personOf(of), [...ids]),
    of.only && eq(of.only.column, of.only.value),
  );

/** What of no room hangs on a person. */
export const corePersonal: readonly PersonalTable[] = [
  { part: 'forms begun', table: formSessions, secret: ['token', 'answer'] },
];
