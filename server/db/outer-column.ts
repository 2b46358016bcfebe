import { type SQL, sql } from 'drizzle-orm';
import type { PgColumn } from 'drizzle-orm/pg-core';

/** A column of the query around: what stands in a select list is written without its table, and means the inner one. */
export const outer = ({ table, name }: PgColumn): SQL => sql`${table}.${sql.identifier(name)}`;
