import { sql } from 'drizzle-orm';
import { people } from '../db/schema/school.ts';

/** First and last name as people read them. */
export const fullName = sql<string>`trim(${people.firstName} || ' ' || ${people.lastName})`;

/** Anywhere in a text; the signs that mean something to `like` mean themselves. */
export function likePattern(search: string): string {
  return `%${search.replace(/[\\%_]/g, '\\$&')}%`;
}
