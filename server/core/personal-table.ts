import { and, eq, inArray, type SQL } from 'drizzle-orm';
import type { PgColumn, PgTable } from 'drizzle-orm/pg-core';
import type { Queryable } from '#server/db/database.ts';
import { formSessions } from './schema.ts';

type SchoolTable = PgTable & { readonly schoolId: PgColumn };

type PersonalRows =
  | { readonly table: SchoolTable & { readonly personId: PgColumn }; readonly person?: undefined }
  | { readonly table: SchoolTable; readonly person: PgColumn };

/** Two entries are one student, and `to` stays. */
export interface Merging {
  readonly schoolId: number;
  readonly from: number;
  readonly to: number;
  readonly now: Date;
}

/** A table whose rows hang on a person: erased with them and, except secrets, handed out about them [QU-70]. */
export type PersonalTable = PersonalRows & {
  readonly part: string;
  readonly only?: { readonly column: PgColumn; readonly value: string };
  /** Columns that would let somebody in. */
  readonly secret?: readonly string[];
  /** When two entries are one student, the entry that stays takes the other's rows. */
  readonly isMerged?: true;
  /** The later of two rows of the same thing stays, by this column; left out: the row of the entry that stays. */
  readonly newest?: PgColumn;
  /** Moves the rows where both entries may have the same thing and no row may be dropped. */
  readonly merge?: (db: Queryable, merging: Merging) => Promise<void>;
  /** Erasing sets these values, by the names of the schema, instead of deleting the row. */
  readonly forget?: Readonly<Record<string, null>> & { readonly personId: null };
  /** Erased before all others, since its triggers write into those what goes. */
  readonly isFirst?: true;
};

export const personOf = (rows: PersonalRows): PgColumn => rows.person ?? rows.table.personId;

export const isOfPeople = (of: PersonalTable, schoolId: number, ids: readonly number[]): SQL | undefined =>
  and(
    eq(of.table.schoolId, schoolId),
    inArray(personOf(of), [...ids]),
    of.only && eq(of.only.column, of.only.value),
  );

export const corePersonal: readonly PersonalTable[] = [
  { part: 'forms begun', table: formSessions, secret: ['token', 'answer'] },
];
