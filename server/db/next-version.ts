import { type SQL, sql } from 'drizzle-orm';
import type { PgColumn } from 'drizzle-orm/pg-core';

/** The version that a change gives a row of the table. */
export const nextVersion = ({ version }: { readonly version: PgColumn }): SQL => sql`${version} + 1`;
