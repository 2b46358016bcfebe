import { type Column, type SQL, sql } from 'drizzle-orm';
import { people } from '#server/directory/schema.ts';

/** Works for an alias of `people` too. */
export const personName = (
  of: { readonly firstName: Column; readonly lastName: Column } = people,
): SQL<string> => sql<string>`trim(${of.firstName} || ' ' || ${of.lastName})`;
