import { type Column, type SQL, sql } from 'drizzle-orm';
import { people } from '#server/directory/schema.ts';

/** First and last name as people read them; of an alias of the table too. */
export const personName = (
  of: { readonly firstName: Column; readonly lastName: Column } = people,
): SQL<string> => sql<string>`trim(${of.firstName} || ' ' || ${of.lastName})`;
