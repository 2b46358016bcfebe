import { type SQL, sql } from 'drizzle-orm';
import type { PgColumn } from 'drizzle-orm/pg-core';

/** A column of the outer query: a select list writes columns without their table, which means the inner one. */
export const outer = ({ table, name }: PgColumn): SQL => sql`${table}.${sql.identifier(name)}`;
