import { eq, type SQL, sql } from 'drizzle-orm';
import type { PgColumn } from 'drizzle-orm/pg-core';
import type { SignedIn } from '../call-context.ts';

/** Which rows of a table are the actor's; undefined: all. A row of another owner answers 404. */
export type Owner = (scene: SignedIn) => SQL | undefined;

export const ofOffice: Owner = ({ actor }) => (actor.school.id === 0 ? undefined : sql`false`);

export const ofSchool =
  (table: { readonly schoolId: PgColumn }): Owner =>
  ({ actor }) =>
    eq(table.schoolId, actor.school.id);
