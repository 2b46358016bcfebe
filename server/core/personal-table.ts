import type { PgColumn, PgTable } from 'drizzle-orm/pg-core';
import { formSessions } from './schema.ts';

/**
 * A table whose rows hang on a person by `school_id` and `person_id`: they are erased with them and, but for what would
 * let somebody in, handed out about them [QU-70].
 */
export interface PersonalTable {
  /** As it is called in what is handed out. */
  readonly part: string;
  readonly table: PgTable & { readonly schoolId: PgColumn; readonly personId: PgColumn };
  /** Columns that would let somebody in. */
  readonly secret?: readonly string[];
  /** Of two entries that are one student, the one that stays takes the rows of the other. */
  readonly isMerged?: true;
  /** Of two rows of the same thing the later one stays, by this column; left out: the row of the entry that stays. */
  readonly newest?: PgColumn;
  /** Rows that stay without their person: erasing sets these values, by the names of the schema, instead of deleting. */
  readonly forget?: Readonly<Record<string, null>> & { readonly personId: null };
  /** Erased before all others: triggers write down in those what goes. */
  readonly isFirst?: true;
}

/** What of no room hangs on a person. */
export const corePersonal: readonly PersonalTable[] = [
  { part: 'forms begun', table: formSessions, secret: ['token', 'answer'] },
];
