import { eq } from 'drizzle-orm';
import type { PgColumn } from 'drizzle-orm/pg-core';
import type { Owner } from '#server/core/resource/owner.ts';

/** Rows of the actor's own school. */
export const ofSchool =
  (table: { readonly schoolId: PgColumn }): Owner =>
  ({ actor }) =>
    eq(table.schoolId, actor.school.id);
