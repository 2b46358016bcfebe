import { type SQL, type SQLWrapper, sql } from 'drizzle-orm';

/** Sorts names as people count, Grade 2 before Grade 10: each number is filled up to ten digits. */
export const naturalOrder = (name: SQLWrapper): SQL =>
  sql`regexp_replace(regexp_replace(${name}, '\\d+', '000000000\\&', 'g'), '\\d*(\\d{10})', '\\1', 'g')`;
